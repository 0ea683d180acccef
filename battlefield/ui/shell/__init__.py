"""The window: start page, files, modes, and what holds it together."""

OPEN = (
    "appearance",
    "beginning",
    "dialogs",
    "disk_question",
    "home",
    "loading",
    "save_dialog",
    "start",
    "table_pages",
    "window",
    "words_dialog",
)  # the modules that others may import
