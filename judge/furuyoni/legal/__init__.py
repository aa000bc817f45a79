"""What may be done, and everything that stands in the way of a line of play."""
