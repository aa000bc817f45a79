"""What cards say, as data: the vocabulary, its operations, and which effects are in force."""
