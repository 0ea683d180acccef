"""How much of a target is hidden from an eye."""
