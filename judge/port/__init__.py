"""What every game gives, and what is asked of it: types only, and what a game can build them with."""
