"""The room of Innealra: what her chapter adds, her cards and words, in all three persons."""
