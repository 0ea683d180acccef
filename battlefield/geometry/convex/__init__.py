"""Convex outlines in any position: how far they reach, overlap, and touch."""

OPEN = (
    "base_pairs",
    "boundary",
    "extent",
    "facing_edges",
    "overlap_kernel",
    "polygons",
)  # the modules that others may import
