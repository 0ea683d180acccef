"""What is told of each book beside its rules: its settings, its measures, its signs on the table."""

OPEN = (
    "face",
    "faces",
    "glossary",
    "setting",
    "warsurge",
)  # the modules that others may import
