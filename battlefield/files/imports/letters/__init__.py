"""Maps drawn with letters."""
