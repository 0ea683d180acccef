"""displacement."""
