"""A campaign in the window: battles, tables and rosters with pictures, the history of each, standings."""

OPEN = ("dialog", "entries")  # the modules that others may import
