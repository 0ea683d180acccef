"""The exact chances of HP lost in an attack."""
