"""The board: facts by path, read and changed."""
