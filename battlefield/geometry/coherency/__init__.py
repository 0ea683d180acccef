"""coherency."""
