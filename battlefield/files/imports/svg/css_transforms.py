"""Transforms as style sheets write them, with units: how an element lies, as far as its file tells that."""

import re
from collections.abc import Callable, Mapping
from math import pi, radians, tan
from typing import Final

from battlefield.files.imports.svg.style import Style
from battlefield.files.imports.svg.values import FUNCTIONS, NUMBER, Matrix, number_of, transform_of

_CALL: Final = re.compile(r"[\s,]*([a-zA-Z0-9]{1,20})\(([^()]{0,1000})\)")
_VALUE: Final = re.compile(rf"({NUMBER})([a-zA-Z%]*)")
_MOST: Final = 100  # functions of one transform
_ALONE: Final = ("translate", "rotate", "scale")  # properties of their own, from the outside inward
_OF_THE_VIEW: Final = ("", "view-box")  # what an origin is measured from; all else needs an outline's box
_Units = Mapping[str, float]
_PLAIN: Final[_Units] = {"": 1.0}
_DEGREES: Final[_Units] = {"deg": 1.0, "grad": 0.9, "rad": 180.0 / pi, "turn": 360.0}
_PIXELS: Final[_Units] = {
    "px": 1.0, "in": 96.0, "cm": 96.0 / 2.54, "mm": 96.0 / 25.4, "q": 96.0 / 101.6,
    "pt": 4.0 / 3.0, "pc": 16.0,
}  # fmt: skip
_KINDS: Final[Mapping[str, tuple[_Units, tuple[int, ...], Callable[..., Matrix]]]] = {
    "matrix": (_PLAIN, (6,), Matrix),
    "translate": (_PIXELS, (1, 2), FUNCTIONS["translate"]),
    "translatex": (_PIXELS, (1,), FUNCTIONS["translate"]),
    "translatey": (_PIXELS, (1,), lambda y: Matrix(f=y)),
    "scale": (_PLAIN, (1, 2), FUNCTIONS["scale"]),
    "scalex": (_PLAIN, (1,), lambda x: Matrix(a=x)),
    "scaley": (_PLAIN, (1,), lambda y: Matrix(d=y)),
    "rotate": (_DEGREES, (1,), FUNCTIONS["rotate"]),
    "rotatez": (_DEGREES, (1,), FUNCTIONS["rotate"]),
    "skew": (_DEGREES, (1, 2), lambda x, y=0.0: Matrix(b=tan(radians(y)), c=tan(radians(x)))),
    "skewx": (_DEGREES, (1,), FUNCTIONS["skewX"]),
    "skewy": (_DEGREES, (1,), FUNCTIONS["skewY"]),
}
"""The functions: the units of what they take, how many of it, and the map that they are."""


def lying(style: Style, attribute: str, place: str) -> tuple[Matrix, bool]:
    """Return how an element lies in what is around it, and whether all that its style says of that is done.

    A transform of a style goes before the attribute. What needs more than the file tells, such as a share of
    an outline's size, is left undone.
    """
    plain = transform_of(attribute, place)
    alone = (_read(f"{name}({style[name]})", place) for name in _ALONE if _says(style, name))
    own = _read(style["transform"], place) if _says(style, "transform") else None
    inner = own if _says(style, "transform") else Matrix() if style.get("transform") == "none" else plain
    whole = Matrix()
    for each in (*alone, inner):
        if each is None:
            return plain, False
        whole = whole.of(each)
    if (whole.a, whole.b, whole.c, whole.d) == (1.0, 0.0, 0.0, 1.0):
        return whole, True  # whatever it turns about
    about = _origin(style, place)
    if about is None:
        return plain, False
    x, y = about
    return Matrix(e=x, f=y).of(whole).of(Matrix(e=-x, f=-y)), True


def _says(style: Style, name: str) -> bool:
    return style.get(name, "none") != "none"


def _origin(style: Style, place: str) -> tuple[float, float] | None:
    """Return what an element turns about; None where it is a share of something's size."""
    parts = style.get("transform-origin", "").replace(",", " ").split()
    if style.get("transform-box", "") not in _OF_THE_VIEW or len(parts) == 1:
        return None
    found = [_value(each, {**_PLAIN, **_PIXELS}, place) for each in parts[:2]] or [0.0, 0.0]
    x, y = found
    return None if x is None or y is None else (x, y)


def _read(text: str, place: str) -> Matrix | None:
    """Read the functions of a style as one map; None where one cannot be read."""
    found, at, end = Matrix(), 0, len(text.rstrip())
    for _ in range(_MOST):
        call = _CALL.match(text, at)
        one = None if call is None else _function(call[1].lower(), call[2], place)
        if call is None or one is None:
            return None
        found, at = found.of(one), call.end()
        if at >= end:
            return found
    return None


def _function(name: str, text: str, place: str) -> Matrix | None:
    units, counts, made = _KINDS.get(name, (_PLAIN, (), Matrix))
    values = [_value(part, units, place) for part in re.split(r"[\s,]+", text.strip())]
    return made(*values) if len(values) in counts and None not in values else None


def _value(text: str, units: _Units, place: str) -> float | None:
    """Read a number in one of some units; 0 needs none."""
    match = _VALUE.fullmatch(text[:60])
    if match is None:
        return None
    number, unit = number_of(match[1], place), match[2].lower()
    return number * units[unit] if unit in units else (None if unit or number else 0.0)
