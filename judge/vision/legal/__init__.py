"""What stands in the way of an action, each obstacle with its clause."""
