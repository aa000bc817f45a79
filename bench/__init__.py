"""Measurements, as ratios within one run: `python -m bench`, see `bench/README.md`."""
