"""A scenario file of this game: its board set up, its lines of play."""
