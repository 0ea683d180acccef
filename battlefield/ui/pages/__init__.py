"""What all pages with a table have in common."""

OPEN = (
    "doors",
    "exporting",
    "page",
    "tray",
    "true_size",
    "true_size_dialog",
)  # the modules that others may import
