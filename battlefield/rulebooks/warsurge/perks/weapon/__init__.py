"""weapon."""
