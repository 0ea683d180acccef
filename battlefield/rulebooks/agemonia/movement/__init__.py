"""Figures on a map of areas: walking, jumps, teleports, forced moves, and what areas do to them."""
