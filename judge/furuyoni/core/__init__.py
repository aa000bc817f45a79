"""The core rules: one module a section of the document."""
