"""Attacks: targets, templates, dice, saves, and the sequence of weapons."""
