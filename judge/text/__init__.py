"""Strict YAML with places, and problems with a place and a code."""
