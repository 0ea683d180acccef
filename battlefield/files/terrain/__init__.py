"""The kinds of terrain, the words they go by, and the sizes of bases."""

OPEN = (
    "base_sizes",
    "terrain_kinds",
    "terrain_names",
)  # the modules that others may import
