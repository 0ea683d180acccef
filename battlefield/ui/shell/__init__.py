"""The window: start page, files, modes, and what holds it together."""
