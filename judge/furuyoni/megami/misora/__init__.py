"""The room of Misora: what her chapter adds, her cards and words."""
