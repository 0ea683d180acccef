"""How lengths, sizes, names and faults are written and read."""
