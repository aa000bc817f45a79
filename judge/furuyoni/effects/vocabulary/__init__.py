"""The vocabulary in which card effects are written as data, and how it is read and valued."""
