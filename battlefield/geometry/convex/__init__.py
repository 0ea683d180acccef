"""Convex outlines in any position: how far they reach, overlap, and touch."""

from battlefield.geometry.convex.extents import extent

SISTERS = ("base_pairs", "boundary", "extents", "overlap_kernel", "polygons")

__all__ = ["extent"]
