"""What of a drawn line no strip has: dashes, markers, joints that are not pointed, widths of the screen."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees, inf, radians, remainder, sin, tau
from typing import Final

from battlefield.files.imports.svg.style import Style
from battlefield.geometry.kernel.shapes import Point

_MARKERS: Final = ("marker", "marker-start", "marker-mid", "marker-end")
_POINTED: Final = ("", "miter", "miter-clip", "arcs")
_BENT: Final = 10.0  # degrees; a curve bends by less from side to side
_LIMIT: Final = 4.0  # of a joint's length to the width, where nothing else is told

RIM: Final = "line about an area, in whose middle the outline runs"


def lost_of_line(style: Style, line: Sequence[Point]) -> Iterator[str]:
    """Yield what is lost of a line that is painted so."""
    dashes = style.get("stroke-dasharray", "none").replace(",", " ").split()
    if any(each.strip("0.") not in ("", "none", "px", "%") for each in dashes):
        yield "set of dashes of a line, which is solid"
    if any(style.get(key, "none") != "none" for key in _MARKERS):
        yield "set of markers of a line"
    if style.get("vector-effect", "none") != "none":
        yield "width of a line that stays the same on the screen: it grows with the drawing"
    if _is_cut_off(style, line):
        yield "set of round or cut-off joints of a line, which are pointed"


def _is_cut_off(style: Style, line: Sequence[Point]) -> bool:
    """Return whether a joint of a line does not end in a point."""
    sharpest = max(_turns(line), default=0.0)
    if style.get("stroke-linejoin", "") not in _POINTED:
        return sharpest > _BENT
    try:
        limit = float(style.get("stroke-miterlimit", ""))
    except ValueError:
        limit = _LIMIT
    half = sin(radians(180.0 - sharpest) / 2.0)
    return (1.0 / half if half > 0.0 else inf) > max(limit, 1.0)


def _turns(line: Sequence[Point]) -> Iterator[float]:
    """Yield by how many degrees a line turns at each of its corners."""
    ways = [atan2(v - y, u - x) for (x, y), (u, v) in pairwise(line)]
    return (abs(degrees(remainder(b - a, tau))) for a, b in pairwise(ways))
