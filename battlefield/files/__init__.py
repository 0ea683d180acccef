"""Scenes on disk: reading, checking and writing."""
