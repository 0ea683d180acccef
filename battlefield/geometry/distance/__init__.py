"""Gaps between shapes, how deep they overlap, and what lies inside of what."""

from battlefield.geometry.distance.gaps import gap
from battlefield.geometry.distance.inside import is_inside, is_over
from battlefield.geometry.distance.inside_union import is_inside_union
from battlefield.geometry.distance.near_lines import is_near_lines, picture_around
from battlefield.geometry.distance.unit_gaps import Between, gap_table, least_gap, least_gaps

__all__ = [
    "Between",
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
