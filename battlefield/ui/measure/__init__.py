"""The page on which a table is measured, and its panels."""

OPEN = (
    "answers_panel",
    "history_panel",
    "panels",
    "quick_dialog",
    "quick_picture",
    "table_answers",
    "table_page",
)  # the modules that others may import
