"""condition."""
