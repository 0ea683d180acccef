"""outlines."""
