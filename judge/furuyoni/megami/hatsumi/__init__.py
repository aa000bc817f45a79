"""The room of Hatsumi: what her chapter adds, her cards and words."""
