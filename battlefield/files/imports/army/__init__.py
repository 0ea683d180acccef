"""army."""
