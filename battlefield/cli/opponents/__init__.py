"""Who plays a side on the command line."""

OPEN = (
    "arena",
    "sides",
)  # the modules that others may import
