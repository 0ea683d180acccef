"""Printing from the window: pages drawn true to scale, the dialog that asks for them."""

OPEN = (
    "dialog",
    "pdf",
    "picture",
    "roster_sheet",
    "text_page",
)  # the modules that others may import
