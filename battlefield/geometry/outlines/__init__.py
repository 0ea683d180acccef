"""Outlines drawn and edited, areas with borders, maps onto a picture."""

OPEN = (
    "area_lines",
    "area_places",
    "areas",
    "clearance",
    "contours",
    "corners",
    "drawn_within",
    "edits",
    "filling",
    "freehand",
    "homography",
    "mapped_outlines",
    "middle",
    "open_area",
    "round",
    "symmetries",
)  # the modules that others may import
