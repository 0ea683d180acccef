"""Rulings without a scene file."""

OPEN = ("arguments", "quick")  # the modules that others may import
