"""Journals: each change on disk before it is seen; what damage does to them."""

OPEN = (
    "battle_journal",
    "journal",
    "journal_damage",
    "journal_file",
    "journal_lines",
    "reasons_file",
    "roster_journal",
)  # the modules that others may import
