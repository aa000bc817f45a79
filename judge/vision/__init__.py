"""東方VISION: the second game. Chapters of the document are files of `rules`, named by their section."""
