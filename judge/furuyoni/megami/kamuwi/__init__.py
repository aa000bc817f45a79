"""The room of Kamuwi: what her chapter adds, her cards and words."""
