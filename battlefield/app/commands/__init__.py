"""Every command: its menu, words, key, and why it cannot be done now."""
