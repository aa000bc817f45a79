"""The version of the engine, which records and caches bear."""

__version__ = "0.1.0"
