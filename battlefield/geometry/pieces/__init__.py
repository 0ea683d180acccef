"""What lies on a table as the kernel sees it: terrain, its solids, strips, hulls and boxes."""

OPEN = (
    "boxes",
    "convex_parts",
    "footprint",
    "hulls",
    "outline_problems",
    "rectangles",
    "solids",
    "strips",
    "table",
    "terrain",
)  # the modules that others may import
