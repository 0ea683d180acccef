"""battles."""
