"""The room of Yukihi: what her chapter adds, her cards and words."""
