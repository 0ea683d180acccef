"""One shape of an SVG drawing as figures in inches: what is filled is an area, what is only drawn a line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist, hypot, sqrt
from typing import Final

from battlefield.files.imports.laying.figure import Figure, neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laid_terrain import areas, drawn_ellipse
from battlefield.files.imports.reading.xml_text import Element
from battlefield.files.imports.svg.paths import Budget, Subpath, subpaths
from battlefield.files.imports.svg.strokes import RIM, lost_of_line
from battlefield.files.imports.svg.style import Style, is_painted
from battlefield.files.imports.svg.values import Matrix, length_of, numbers_of
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.geometry.outlines import Ellipse

_NOTHING: Final = 1e-9  # square inches
_LONG_LINE: Final = 60  # letters
_LETTER: Final = 0.5  # of its height, the width of a letter on the average


@dataclass(slots=True)
class Scale:
    """What all shapes of a drawing are read by: pixels of an inch, the view's size, tolerance in inches."""

    pixels: float
    width: float
    height: float
    tolerance: float
    budget: Budget

    @property
    def diagonal(self) -> float:
        """What shares of lengths are of that go neither across nor down."""
        return hypot(self.width, self.height) / sqrt(2.0)


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape where it is drawn: its element, its map to inches, its style."""

    element: Element
    matrix: Matrix
    style: Style
    scale: Scale

    @property
    def place(self) -> str:
        """Where it stands in the file."""
        return f"line {self.element.line}, {self.element.tag}"

    def length(self, key: str, usual: float = 0.0) -> float:
        """Return an attribute as a length in user units."""
        text = self.element.attributes.get(key)
        if text is None or text.strip() in ("", "auto"):
            return usual
        scale = self.scale
        upright = key in ("y", "y1", "y2", "cy", "ry", "height")
        whole = scale.height if upright else scale.diagonal if key == "r" else scale.width
        return length_of(text, f"{self.place} {key}", scale.pixels, whole)

    @property
    def stroke(self) -> float | None:
        """The width of its line in inches; None where none is drawn."""
        if not is_painted(self.style, "stroke"):
            return None
        text = self.style.get("stroke-width", "1")
        width = length_of(text, f"{self.place} stroke-width", self.scale.pixels, self.scale.diagonal)
        inches = round(width * self.matrix.scale, 9)
        return inches if limits.TEMPLATE[0] / 10.0 <= inches <= limits.LENGTH[1] else None

    @property
    def is_filled(self) -> bool:
        """Whether it is painted inside."""
        return is_painted(self.style, "fill")


def figures_of(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    """Yield the figures, mostly one, that a shape is; `figure` is what is told of it."""
    is_ours = bool(figure.told.text("part"))  # whose line only shows it
    for each in _SHAPES[shape.element.tag](gathering, shape, figure):
        if not is_ours and not each.text:
            _tell(gathering, shape, each)
        yield each


def _tell(gathering: Gathering, shape: Shape, figure: Figure) -> None:
    """Say what is lost of the line that a shape is drawn by, and that one is not painted at all."""
    if shape.stroke is not None:
        for noun in lost_of_line(shape.style, figure.line) if figure.line else (RIM,):
            gathering.drop(noun)
    elif not is_painted(shape.style, "stroke") and (figure.line or not shape.is_filled):
        gathering.guess("A shape that is not painted is taken as if it were")


def is_shape(element: Element) -> bool:
    """Return whether an element is a shape or a text."""
    return element.tag in _SHAPES


def _rect(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    x, y, width, height = (shape.length(key) for key in ("x", "y", "width", "height"))
    if width <= 0.0 or height <= 0.0:
        gathering.drop("rectangle without an area")
        return
    rx, ry = shape.length("rx", -1.0), shape.length("ry", -1.0)
    rx, ry = (ry if rx < 0.0 else rx), (rx if ry < 0.0 else ry)
    rx, ry = min(max(rx, 0.0), width / 2.0), min(max(ry, 0.0), height / 2.0)
    right, low = x + width, y + height
    if not rx or not ry:
        corners = ((x, y), (right, y), (right, low), (x, low))
        yield from _area(gathering, figure, [[shape.matrix.at(each) for each in corners]])
        return
    corner = f"A {rx!r} {ry!r} 0 0 1"
    data = f"M {x + rx!r} {y!r} H {right - rx!r} {corner} {right!r} {y + ry!r} V {low - ry!r} "
    data += f"{corner} {right - rx!r} {low!r} H {x + rx!r} {corner} {x!r} {low - ry!r} "
    data += f"V {y + ry!r} {corner} {x + rx!r} {y!r} Z"
    paths = subpaths(data, shape.matrix, shape.scale.tolerance, shape.scale.budget, shape.place)
    yield from _area(gathering, figure, [path.points for path in paths])


def _circle(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    radius = shape.length("r")
    return _round(gathering, shape, figure, radius, radius)


def _ellipse(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    rx, ry = shape.length("rx", -1.0), shape.length("ry", -1.0)
    return _round(gathering, shape, figure, ry if rx < 0.0 else rx, rx if ry < 0.0 else ry)


def _round(gathering: Gathering, shape: Shape, figure: Figure, rx: float, ry: float) -> Iterator[Figure]:
    """Yield a circle where the map leaves it one, else an ellipse with its corners."""
    if rx <= 0.0 or ry <= 0.0:
        gathering.drop("circle without an area")
        return
    affine, centre = shape.matrix.affine, (shape.length("cx"), shape.length("cy"))
    if affine.is_similarity and rx == ry:
        circle = Circle(shape.matrix.at(centre), round(rx * affine.scale, 9))
        yield replace(figure, outlines=(circle,))
        return
    drawn = Ellipse(centre, 2.0 * ry, 2.0 * rx, 0.0).mapped(affine)
    at, turn = shape.matrix.at(centre), drawn.bearing
    if abs(drawn.length - drawn.width) < 1e-9:
        yield replace(figure, outlines=(Circle(at, round(drawn.length / 2.0, 9)),))
        return
    whole = Ellipse(at, round(drawn.length, 9), round(drawn.width, 9), turn)
    if min(whole.length, whole.width) <= 0.0 or max(whole.length, whole.width) > limits.LENGTH[1]:
        gathering.drop("ellipse without a usable size")
        return
    shape.scale.budget.spend(4)
    yield from drawn_ellipse(gathering, figure, whole)


def _line(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    ends = ((shape.length("x1"), shape.length("y1")), (shape.length("x2"), shape.length("y2")))
    return _stretch(gathering, shape, figure, [shape.matrix.at(end) for end in ends])


def _polyline(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    points = _points(gathering, shape)
    if shape.is_filled and _encloses(points):
        return _area(gathering, figure, [points], _is_even_odd(shape))
    return _stretch(gathering, shape, figure, points)


def _polygon(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    return _area(gathering, figure, [_points(gathering, shape)], _is_even_odd(shape))


def _path(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    scale = shape.scale
    data = shape.element.attributes.get("d", "")
    found = subpaths(data, shape.matrix, scale.tolerance, scale.budget, f"{shape.place} d")
    if not found:
        gathering.drop("path without a length")
        return
    is_filled = shape.is_filled
    closed = [p for p in found if p.is_closed or p.returns or (is_filled and _encloses(p.points))]
    circle = _drawn_circle(shape, closed)
    if circle is not None:
        yield replace(figure, outlines=(circle,))
    elif closed:
        yield from _area(gathering, figure, [path.points for path in closed], _is_even_odd(shape))
    for path in found:
        if not any(path is each for each in closed):
            yield from _stretch(gathering, shape, replace(figure), path.points)


def _drawn_circle(shape: Shape, closed: list[Subpath]) -> Circle | None:
    """Return the circle that a path of arcs is."""
    drawn = closed[0].circle if len(closed) == 1 else None
    if drawn is None or not shape.matrix.affine.is_similarity:
        return None
    return Circle(shape.matrix.at(drawn[0]), round(drawn[1] * shape.matrix.scale, 9))


def _text(gathering: Gathering, shape: Shape, figure: Figure) -> Iterator[Figure]:
    """Yield a note whose middle is about where that of the words is."""
    words = "\n".join(line for line in _lines(shape.element) if line)
    if not words:
        gathering.drop("text without words")
        return
    first = next((each for each in shape.element.children if "x" in each.attributes), shape.element)
    held = shape.element if "x" in shape.element.attributes else first
    x, y = (replace(shape, element=held).length(key) if _is_one(held, key) else 0.0 for key in ("x", "y"))
    text = shape.style.get("font-size", "16")
    try:
        size = length_of(text, shape.place, shape.scale.pixels, 16.0)
    except SceneError:
        gathering.drop("size of words that is none")
        size = 16.0
    wide = _LETTER * size * min(max(len(line) for line in words.split("\n")[:100]), _LONG_LINE)
    shift = {"middle": 0.0, "end": -wide / 2.0}.get(shape.style.get("text-anchor", ""), wide / 2.0)
    rise = 0.0 if shape.element.attributes.get("dominant-baseline") == "central" else -0.35 * size
    least, most = limits.NOTE_SIZE
    figure.told.found.setdefault("size", min(max(round(size * shape.matrix.scale, 9), least), most))
    figure.told.found["kind"] = figure.told.text("kind") or "note"
    yield replace(figure, spot=shape.matrix.at((x + shift, y + rise)), text=words)


def _is_one(element: Element, key: str) -> bool:
    """Return whether a place is told by a single length, not letter by letter."""
    return len(element.attributes.get(key, "").replace(",", " ").split()) == 1


def _lines(element: Element) -> list[str]:
    """Return the words of a text, a line each for parts that have a place of their own."""
    found = [element.text.strip()]
    for child in element.children:
        inner = [each for each in _lines(child) if each]
        if "x" in child.attributes or not found[-1]:
            found += inner
        else:
            found[-1] = " ".join((found[-1], *inner))
    return found


def _points(gathering: Gathering, shape: Shape) -> list[Point]:
    values = numbers_of(shape.element.attributes.get("points", ""), f"{shape.place} points")
    shape.scale.budget.spend(len(values) // 2)
    if len(values) % 2:
        gathering.drop("place of which only x is told", name=f"{shape.place} points")
    return [shape.matrix.at((values[n], values[n + 1])) for n in range(0, len(values) - 1, 2)]


def _area(
    gathering: Gathering, figure: Figure, rings: list[list[Point]], even_odd: bool = True
) -> Iterator[Figure]:
    outlines = areas(gathering, rings, even_odd)
    if outlines:
        yield replace(figure, outlines=tuple(outlines))


def _stretch(gathering: Gathering, shape: Shape, figure: Figure, points: list[Point]) -> Iterator[Figure]:
    from battlefield.geometry.outlines.filling import distinct_points

    line = distinct_points(points)
    if len(line) < 2:
        gathering.drop("line without a length")
        return
    if shape.stroke is not None and not shape.matrix.affine.is_similarity:
        gathering.guess("The width of a line that is stretched unevenly is taken as even")
    yield replace(figure, line=_with_ends(gathering, shape, line), width=shape.stroke)


def _with_ends(gathering: Gathering, shape: Shape, line: tuple[Point, ...]) -> tuple[Point, ...]:
    """Lengthen a line by its square ends; round ones are told, as a strip has none."""
    cap, width = shape.style.get("stroke-linecap"), shape.stroke
    if width is None or line[0] == line[-1]:
        return line
    if cap == "round":
        gathering.drop("pair of round ends of a line, which is as long as its points")
    if cap != "square":
        return line
    return (_beyond(line[1], line[0], width / 2.0), *line[1:-1], _beyond(line[-2], line[-1], width / 2.0))


def _beyond(start: Point, end: Point, inches: float) -> Point:
    """Return the place so far beyond the end of a way."""
    long = dist(start, end)
    x, y = (b + (b - a) * inches / long for a, b in zip(start, end, strict=True))
    return neat(x, y)


def _encloses(points: Sequence[Point]) -> bool:
    """Return whether a line that is filled has anything to fill: one that is straight has not."""
    double = sum(x * v - u * y for (x, y), (u, v) in pairwise((*points, *points[:1])))
    return abs(double) > _NOTHING


def _is_even_odd(shape: Shape) -> bool:
    return shape.style.get("fill-rule") == "evenodd"


_SHAPES: Final[Mapping[str, Callable[[Gathering, Shape, Figure], Iterator[Figure]]]] = {
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
    "path": _path,
    "text": _text,
}
