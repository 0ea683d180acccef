"""Tournament layouts."""
