"""Judge adjudicates card games with comprehensive rules, clause by clause, and proves the answer."""

__version__ = "0.1.0"
