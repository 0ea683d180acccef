"""Printing from the window: pages drawn true to scale, the dialog that asks for them."""

OPEN = (
    "dialog",
    "pdf",
    "picture",
    "text_page",
)  # the modules that others may import
