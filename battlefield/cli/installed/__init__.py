"""About the program itself: what is missing from an installation, and its place in the desktop's menus."""

OPEN = ("desktop", "doctor")  # the modules that others may import
