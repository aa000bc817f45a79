"""The room of Mizuki: what her chapter adds, her cards and words."""
