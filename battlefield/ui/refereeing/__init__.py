"""Verdict cards, and the view for players: what a referee shows of a table."""

OPEN = (
    "asking",
    "card_dialog",
    "card_files",
    "clock_window",
    "closer_look",
    "following",
    "players_view",
)  # the modules that others may import
