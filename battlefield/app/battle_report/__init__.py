"""The report of a battle, with a map of each turn."""
