"""The room of Chikage: what her chapter adds, her cards and words."""
