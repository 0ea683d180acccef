"""Folders that the window knows as one thing."""
