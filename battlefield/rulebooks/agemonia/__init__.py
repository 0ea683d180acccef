"""Agemonia: heroes and their allies against enemies, on a map of areas."""
