"""Who plays a side on the command line."""

OPEN = (
    "advice",
    "arena",
    "page",
    "sides",
)  # the modules that others may import
