"""The window: start page, files, modes, and what holds it together."""

OPEN = (
    "appearance",
    "beginning",
    "dialogs",
    "loading",
    "save_dialog",
    "start",
    "window",
)  # the modules that others may import
