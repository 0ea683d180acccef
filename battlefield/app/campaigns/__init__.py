"""Campaigns: a folder's tables, rosters and battles, how its battles went, and what stands there of each."""

OPEN = (
    "filing",
    "finding",
    "folder",
    "giving",
    "pictures",
    "standings",
    "telling",
)  # the modules that others may import
