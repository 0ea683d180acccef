"""What books of single models share."""
