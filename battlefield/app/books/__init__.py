"""What is told of each book beside its rules: its settings, its measures, its signs on the table."""

OPEN = (
    "beyond",
    "faces",
    "forms",
    "glossary",
    "setting",
)  # the modules that others may import
