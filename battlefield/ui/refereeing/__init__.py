"""Verdict cards, and the view for players: what a referee shows of a table."""

OPEN = ("card_files",)  # the modules that others may import
