"""Rosters, battle scripts, saved games and their records."""
