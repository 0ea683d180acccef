"""Campaigns: a folder's tables, rosters and battles, how its battles went, and what stands there of each."""

OPEN = ("filing", "finding", "folder", "standings", "telling")  # the modules that others may import
