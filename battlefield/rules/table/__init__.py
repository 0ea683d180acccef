"""Where figures stand, as the kernel sees it: gaps, free places, areas, ground, contact."""

OPEN = (
    "areas",
    "contacts",
    "crossing",
    "kept_reach",
    "kept_sight",
    "layout",
    "looks",
    "sliding",
    "standing_room",
    "table",
    "terrain_concealment",
    "underground",
)  # the modules that others may import
