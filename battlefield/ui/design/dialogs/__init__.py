"""Import, and the picture under a table."""
