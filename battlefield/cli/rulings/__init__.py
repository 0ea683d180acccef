"""Rulings without a scene file."""

OPEN = ("quick",)  # the modules that others may import
