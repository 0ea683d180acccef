"""muster."""
