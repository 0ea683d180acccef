"""Who plays a side on the command line."""

OPEN = ("sides",)  # the modules that others may import
