"""The one tolerance, and the only comparisons of lengths in the program.

A signed margin is positive where two shapes overlap (how far one must move to be untouched) and negative
where they are apart (minus their gap).
"""

from typing import Any

TOL = 1e-6  # inch; ten million times rounding noise, thousands of times below anything a player can see
TOO_CLOSE = 10 * TOL  # a decision nearer than this to its limit is told to the reader as too close to call


def is_touching(margin: float) -> bool:
    """Return whether two shapes are in contact: apart by at most the tolerance, or overlapping."""
    return margin >= -TOL


def is_overlapping(margin: float) -> bool:
    """Return whether two shapes share area; mere contact is no overlap."""
    return margin > TOL


def is_within(gap: float, limit: float) -> bool:
    """Return whether a gap keeps a limit; the tolerance favours the one who measures."""
    return gap <= limit + TOL


def is_contained(slack: float) -> bool:
    """Return whether a shape lies wholly inside another, given its smallest distance to the outside."""
    return slack >= -TOL


def is_too_close_to_call(margin: float) -> bool:
    """Return whether a margin is so near its limit that the reader should be warned."""
    return abs(margin) <= TOO_CLOSE


def cover(margin: Any, slack: Any) -> Any:
    """Grade cover as 0 none, 1 partly or 2 wholly, from numbers or from arrays of them.

    A mere touch is no cover; a base that ends exactly at the template's edge is wholly covered.
    """
    return (margin > TOL) * (1 + (slack >= -TOL))
