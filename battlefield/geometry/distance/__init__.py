"""Gaps between shapes, how deep they overlap, and what lies inside of what."""

from battlefield.geometry.distance.gaps import Between, farthest_gap, gap, gap_table, least_gap, least_gaps
from battlefield.geometry.distance.inside import is_inside, is_inside_union, is_over
from battlefield.geometry.distance.near_lines import is_near_lines, picture_around

__all__ = [
    "Between",
    "farthest_gap",
    "gap",
    "gap_table",
    "is_inside",
    "is_inside_union",
    "is_near_lines",
    "is_over",
    "least_gap",
    "least_gaps",
    "picture_around",
]
