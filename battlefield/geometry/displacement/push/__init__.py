"""Pushes of every kind: where they end, and where they may lead."""
