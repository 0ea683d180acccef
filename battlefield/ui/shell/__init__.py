"""The window: start page, files, modes, and what holds it together."""

OPEN = (
    "beginning",
    "dialogs",
    "disk.disk_question",
    "home",
    "page_loading",
    "rosters",
    "disk.save_dialog",
    "shell",
    "start",
    "table_pages",
    "window",
    "words_dialog",
)  # the modules that others may import
