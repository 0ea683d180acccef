"""movement."""
