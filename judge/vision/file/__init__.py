"""Scenario files of the game: boards and lines of play, read and written."""
