"""Terrain, painted by its kind."""
