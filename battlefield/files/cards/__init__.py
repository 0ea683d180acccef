"""Pages that carry what they were made of, so that anybody can work them out again: PNG, HTML and PDF."""

OPEN = (
    "carriers",
    "seals",
)  # the modules that others may import
