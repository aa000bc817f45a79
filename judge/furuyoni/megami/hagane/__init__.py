"""The room of Hagane: what her chapter adds, her cards and words."""
