"""The table being worked on: its document, what is selected, the tools, and long work beside it."""

OPEN = (
    "answers",
    "background",
    "bounds",
    "covered_report",
    "desk",
    "disk_changes",
    "document",
    "edits",
    "facts",
    "following",
    "handlers",
    "heat_picture",
    "options",
    "pictures",
    "ringed",
    "spoken_models",
    "table_view",
    "tape",
    "tools",
    "words",
)  # the modules that others may import
