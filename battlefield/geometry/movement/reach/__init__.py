"""reach."""
