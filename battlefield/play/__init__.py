"""Sessions, history and opponents."""
