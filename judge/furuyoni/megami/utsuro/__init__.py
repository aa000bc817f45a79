"""The room of Utsuro: what her chapter adds, her cards and words."""
