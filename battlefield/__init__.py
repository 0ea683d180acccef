"""Battlefield: exact answers and a fair opponent for miniature wargames on a flat table."""

__version__ = "0.1.0"
