"""Perks of weapons."""
