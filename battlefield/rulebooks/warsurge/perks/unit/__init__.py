"""Perks of units."""
