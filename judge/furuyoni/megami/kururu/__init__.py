"""The room of Kururu: what her chapter adds, her cards and words."""
