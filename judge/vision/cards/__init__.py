"""The cards of 東方VISION: what is printed on each, their text apart (`facts`), found by number and name (`index`)."""
