"""What a book of rules offers to be played by, and to be tried on the bench."""

OPEN = (
    "actions",
    "bench",
    "by_hand",
    "cards",
    "face",
    "measuring",
    "objectives",
    "offer",
    "questions",
    "roster_form",
    "setting",
    "table_actions",
    "unit_kinds",
    "values",
)  # the modules that others may import
