"""The cards of every printing: facts, pools, decks, names."""
