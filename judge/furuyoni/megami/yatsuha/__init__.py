"""The room of Yatsuha: what her chapter adds, her cards and words."""
