"""The room of Renri: what her chapter adds, her cards and words."""
