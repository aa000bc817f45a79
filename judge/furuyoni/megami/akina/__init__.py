"""The room of Akina: what her chapter adds, her cards and words."""
