"""snapping."""
