"""Tiled maps."""
