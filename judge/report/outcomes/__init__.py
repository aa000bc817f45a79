"""The outcomes of a scenario for people and for programs."""
