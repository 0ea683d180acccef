"""Printing true to scale: which pages there are and what lies where on them, in inches of paper."""

OPEN = (
    "cutouts",
    "extents",
    "pages",
    "paper",
    "plan",
    "wish",
)  # the modules that others may import
