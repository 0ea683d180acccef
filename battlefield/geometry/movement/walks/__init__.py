"""walks."""
