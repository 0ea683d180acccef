"""Army lists of roster programs."""
