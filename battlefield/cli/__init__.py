"""The same questions without a window."""
