"""The room of Kanawe: what her chapter adds, her cards and words."""
