"""The room of Megumi: what her chapter adds, her cards and words."""
