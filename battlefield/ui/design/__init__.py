"""The page on which a table is designed: its view, its tools and its panels."""

OPEN = (
    "dialogs.backdrop_dialog",
    "dialogs.generate_dialog",
    "dialogs.import_dialog",
    "dialogs.ruling_dialog",
    "fairness.fairness_dialog",
    "fairness.fairness_pages",
    "page",
)  # the modules that others may import
