"""Iron Kingdoms: characters, two dice against Defence, and what attacks and spells leave behind."""

OPEN = (
    "blow",
    "book",
    "effects",
    "models",
    "sight",
    "turns",
)  # the modules that others may import
