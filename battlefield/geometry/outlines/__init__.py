"""Outlines drawn and edited, areas with borders, maps onto a picture."""

from battlefield.geometry.outlines.areas import Area, AreaGraph, Border, SharedEdge, Stepping
from battlefield.geometry.outlines.corners import (
    Rings,
    corner_added,
    corner_moved,
    corner_removed,
    middle,
    nearest_edge,
    rings_of,
    with_rings,
)
from battlefield.geometry.outlines.freehand import simple_ring, simplified, smoothed
from battlefield.geometry.outlines.map_lines import AreaLine, area_lines
from battlefield.geometry.outlines.round import Ellipse, mapped_outline
from battlefield.geometry.outlines.symmetries import BoardMap, is_same_line, is_same_outline, is_same_place

OPEN = ("drawn_within", "edits", "filling", "homography", "room")
SISTERS = ("areas",)

__all__ = [
    "Area",
    "AreaGraph",
    "AreaLine",
    "BoardMap",
    "Border",
    "Ellipse",
    "Rings",
    "SharedEdge",
    "Stepping",
    "area_lines",
    "corner_added",
    "corner_moved",
    "corner_removed",
    "is_same_line",
    "is_same_outline",
    "is_same_place",
    "mapped_outline",
    "middle",
    "nearest_edge",
    "rings_of",
    "simple_ring",
    "simplified",
    "smoothed",
    "with_rings",
]
