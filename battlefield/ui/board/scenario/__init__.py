"""Zones, areas, objectives and notes, painted."""
