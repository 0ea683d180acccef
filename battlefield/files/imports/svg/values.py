"""Values in SVG attributes: numbers, lengths with units, transforms, and how a view box fills its place."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, hypot, radians, sin, sqrt, tan
from typing import Final

from battlefield.files.imports.laying.figure import neat
from battlefield.files.text.errors import SceneError, shown
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Point

LARGEST: Final = 1e9
NUMBER: Final = r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"
_LENGTH: Final = re.compile(rf"\s*({NUMBER})\s*([a-zA-Z%]*)\s*")
_LIST: Final = re.compile(rf"[\s,]*({NUMBER})")
_FUNCTION: Final = re.compile(r"[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]{0,1000})\)")
_PER_INCH: Final = {"in": 1.0, "mm": 25.4, "cm": 2.54, "pt": 72.0, "pc": 6.0, "q": 101.6}
PIXELS: Final = ("", "px")
_FONT: Final = {"em": 16.0, "rem": 16.0, "ex": 8.0}
_MOST_FUNCTIONS: Final = 100


@dataclass(frozen=True, slots=True)
class Matrix:
    """A map of the plane as SVG writes it: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def at(self, point: Point) -> Point:
        """Map a place."""
        x, y = point
        return neat(self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)

    def of(self, inner: "Matrix") -> "Matrix":
        """Return the map that does the inner one first."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    @property
    def scale(self) -> float:
        """By how much lengths grow, on the average of all directions where they grow unequally."""
        return sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def stretch(self) -> float:
        """By how much lengths grow at most, or more."""
        return hypot(hypot(self.a, self.b), hypot(self.c, self.d))

    @property
    def affine(self) -> Affine:
        """The same map for outlines."""
        return Affine(self.a, self.c, self.b, self.d, (0.0, 0.0), (self.e, self.f))


def number_of(text: str, place: str) -> float:
    """Read one number; SceneError where it is none or too large."""
    try:
        value = float(text) if len(text) <= 400 else LARGEST
    except ValueError:
        value = LARGEST
    if not abs(value) < LARGEST:
        raise SceneError(place, f"is {shown(text)}", f"it must be a number below {LARGEST:g}")
    return value


def numbers_of(text: str, place: str) -> list[float]:
    """Read numbers with blanks or commas between, or nothing where one ends the other."""
    found, at, end = [], 0, len(text.rstrip(" \t\r\n,"))
    while at < end:
        match = _LIST.match(text, at, end)
        if match is None:
            raise SceneError(place, f"has {shown(text[at : at + 20])}", "it must be numbers")
        found.append(number_of(match[1], place))
        at = match.end()
    return found


def length_of(text: str, place: str, pixels: float, whole: float) -> float:
    """Read a length in pixels, of which so many are an inch; percents are of `whole`."""
    match = _LENGTH.fullmatch(text[:200])
    unit = match[2].lower() if match else "?"
    if match is None or unit not in (*PIXELS, *_PER_INCH, *_FONT, "%"):
        raise SceneError(place, f"is {shown(text)}", "it must be a length such as 12, 3in or 50mm")
    number = number_of(match[1], place)
    if unit == "%":
        return number / 100.0 * whole
    return number * _FONT[unit] if unit in _FONT else number * (pixels / _PER_INCH.get(unit, pixels))


def unit_of(text: str) -> str:
    """Return the unit of a length, "" where it has none, "?" where it is no length."""
    match = _LENGTH.fullmatch(text[:200])
    return match[2].lower() if match else "?"


def transform_of(text: str, place: str) -> Matrix:
    """Read a list of transforms as one map."""
    found, at, end = Matrix(), 0, len(text.rstrip(" \t\r\n,"))
    for _ in range(_MOST_FUNCTIONS):
        if at >= end:
            return found
        match = _FUNCTION.match(text, at)
        values = [] if match is None else numbers_of(match[2], place)
        if match is None or len(values) not in _COUNTS[match[1]]:
            raise SceneError(place, f"has {shown(text[at : at + 20])}", "it must be transforms")
        found = found.of(FUNCTIONS[match[1]](*values))
        at = match.end()
    raise SceneError(place, "is too long", f"at most {_MOST_FUNCTIONS} transforms are read")


def _scaling(x: float, y: float | None = None) -> Matrix:
    return Matrix(x, 0.0, 0.0, x if y is None else y)


def _turn(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    sine, cosine = sin(radians(degrees)), cos(radians(degrees))
    if degrees % 90.0 == 0.0:
        sine, cosine = float(round(sine)), float(round(cosine))
    return Matrix(e=x, f=y).of(Matrix(cosine, sine, -sine, cosine)).of(Matrix(e=-x, f=-y))


FUNCTIONS: Final[Mapping[str, Callable[..., Matrix]]] = {
    "matrix": Matrix,
    "translate": lambda x, y=0.0: Matrix(e=x, f=y),
    "scale": _scaling,
    "rotate": _turn,
    "skewX": lambda degrees: Matrix(c=tan(radians(degrees))),
    "skewY": lambda degrees: Matrix(b=tan(radians(degrees))),
}
_COUNTS: Final[Mapping[str, tuple[int, ...]]] = {
    "matrix": (6,),
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "skewX": (1,),
    "skewY": (1,),
}


def view_matrix(box: list[float], width: float, height: float, aspect: str) -> Matrix:
    """Return the map that lays a view box [x, y, width, height] into a place of some size."""
    x, y, inner_width, inner_height = box
    along, down = width / inner_width, height / inner_height
    words = aspect.split() or ["xMidYMid"]
    if words[0] == "defer":
        words = words[1:] or ["xMidYMid"]
    if words[0] != "none":
        along = down = max(along, down) if "slice" in words else min(along, down)
    shares = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
    share_x, share_y = shares.get(words[0][1:4], 0.5), shares.get(words[0][5:8], 0.5)
    left, top = (width - along * inner_width) * share_x, (height - down * inner_height) * share_y
    return Matrix(along, 0.0, 0.0, down, left - along * x, top - down * y)
