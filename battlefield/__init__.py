"""Battlefield: exact answers and a fair opponent for miniature wargames on a flat table."""

__version__ = "1.0.0"
