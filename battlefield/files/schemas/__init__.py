"""JSON Schemas of the program's own files, made of what their readers know."""

OPEN = (
    "campaigns",
    "games",
    "kit",
    "rosters",
    "scripts",
    "tables",
)  # the modules that others may import
