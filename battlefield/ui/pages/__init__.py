"""What all pages with a table have in common."""

OPEN = (
    "doors",
    "exporting",
    "page",
    "tray",
)  # the modules that others may import
