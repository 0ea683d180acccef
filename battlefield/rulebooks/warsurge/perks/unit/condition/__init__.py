"""Perks of nerve, recovery and return, and what weakens others."""
