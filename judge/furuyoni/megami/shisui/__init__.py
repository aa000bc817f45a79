"""The room of Shisui: what her chapter adds, her cards and words."""
