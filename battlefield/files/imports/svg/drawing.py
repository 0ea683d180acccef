"""Outlines drawn as SVG: every shape in inches, with layers, groups and what data attributes tell.

Read by our own 800 lines: the libraries at hand follow `use` without end and parse XML unguarded.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from battlefield.files.imports.laying.asking import Answers, Question, number_told
from battlefield.files.imports.laying.bases import Bases, bases_asked, kind_of
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laying import lay
from battlefield.files.imports.laying.map_scale import TOO_SMALL
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.reading.xml_text import Element, parse_xml
from battlefield.files.imports.svg.figures import Scale
from battlefield.files.imports.svg.paths import Budget
from battlefield.files.imports.svg.tree import Tree
from battlefield.files.imports.svg.values import Matrix, length_of, numbers_of, unit_of, view_matrix
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.rules.scene.contents import Board

MOST_SIDES: Final = 150_000
_OLD_INKSCAPE: Final = (0, 92)  # from this version on an inch has 96 pixels, before it had 90
_TOLERANCE = Question(
    "tolerance", "How far may straight sides lie from a curve, in inches?", "length", 0.005,
    least=0.0001, most=1.0,
)  # fmt: skip


def is_it(source: Source) -> bool:
    """Return whether the outermost element is a drawing."""
    return source.root == "svg"


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the tolerance, for the pixels of an inch where the size is in pixels, and for bases."""
    root = _read(source)
    found = [_TOLERANCE]
    if _is_in_pixels(root):
        found.append(_pixels_asked(root))
    return (*found, *bases_asked(kind_of(_told(each)) for each in _all(root) if _lacks_base(each)))


def imported(source: Source, answers: Answers) -> Imported:
    """Read a drawing."""
    root = _read(source)
    pixels = number_told(_pixels_asked(root), answers) if _is_in_pixels(root) else 96.0
    sheet = _Page.of(root, pixels)
    gathering = Gathering(answers)
    if sheet.is_small:
        gathering.guess(TOO_SMALL)
    budget = Budget(MOST_SIDES)
    scale = Scale(pixels, sheet.inner[0], sheet.inner[1], number_told(_TOLERANCE, answers), budget)
    tree = Tree(root, gathering, scale)
    bases = Bases(answers)
    for figure in tree.figures(sheet.matrix):
        lay(gathering, figure, bases)
    told = {key: child.text.strip() for key in ("title", "desc") if (child := root.first(key)) is not None}
    name, text = (told.get(key, "")[: limits.CHARACTERS] for key in ("title", "desc"))
    return gathering.imported(Board(sheet.width, sheet.height), name, tree.picture(source), description=text)


def _read(source: Source) -> Element:
    root = parse_xml(source.data)
    if root.tag != "svg":
        raise SceneError("the text", "is no SVG drawing", "its outermost element must be svg")
    return root


@dataclass(frozen=True, slots=True)
class _Page:
    """The sheet in inches, the size of its view in user units, and the map between them."""

    width: float
    height: float
    inner: tuple[float, float]
    matrix: Matrix
    is_small: bool = False  # less than a table

    @classmethod
    def of(cls, root: Element, pixels: float) -> "_Page":
        box = view_box(root)
        usual = (300.0, 150.0) if box is None else (box[2], box[3])
        wide, high = (_side(root, key, pixels, whole) for key, whole in zip(_SIDES, usual, strict=True))
        if box is not None and ("width" in root.attributes) != ("height" in root.attributes):
            share = box[3] / box[2]
            wide, high = (wide, wide * share) if "width" in root.attributes else (high / share, high)
        inches = (wide / pixels, high / pixels)
        least, most = limits.BOARD
        if not all(side <= most for side in inches):
            found = f"is {inches[0]:.6g} × {inches[1]:.6g} in large"
            raise SceneError("the drawing", found, f"at most {most:g} in are allowed, give another scale")
        aspect = root.attributes.get("preserveAspectRatio", "")
        view = Matrix() if box is None else view_matrix(box, wide, high, aspect)
        inner = (wide, high) if box is None else (box[2], box[3])
        width, height = (max(round(side, 9), least) for side in inches)
        is_small = min(inches) < least
        return cls(width, height, inner, Matrix(1.0 / pixels, 0.0, 0.0, 1.0 / pixels).of(view), is_small)


_SIDES: Final = ("width", "height")


def view_box(element: Element) -> list[float] | None:
    """Read a view box of some size; None where there is none."""
    text = element.attributes.get("viewBox")
    if text is None or not text.strip():
        return None
    box = numbers_of(text, f"line {element.line}, viewBox")
    if len(box) != 4 or not box[2] > 1e-6 or not box[3] > 1e-6:
        expected = "it must be x, y, width and height, these above 0"
        raise SceneError(f"line {element.line}, viewBox", f"is {shown(text)}", expected)
    return box


def _side(root: Element, key: str, pixels: float, whole: float) -> float:
    text = root.attributes.get(key, "100%").strip() or "100%"
    side = length_of("100%" if text == "auto" else text, key, pixels, whole)
    if not side > 0.0:
        raise SceneError(key, f"is {shown(text)}", "it must be above 0")
    return side


def _is_in_pixels(root: Element) -> bool:
    """Return whether no real unit says how large a user unit is."""
    told = [root.attributes.get(key, "100%").strip() for key in _SIDES]
    is_real = any(unit_of(text) in ("in", "mm", "cm", "pt", "pc", "q") for text in told)
    return not is_real or (view_box(root) is None and _is_of_old_inkscape(root))


def _is_of_old_inkscape(root: Element) -> bool:
    words = root.attributes.get("inkscape:version", "").split(" ")[0].split(".")[:2]
    version = tuple(int(word) for word in words if word.isdecimal() and len(word) < 6)
    return len(version) == 2 and version < _OLD_INKSCAPE


def _pixels_asked(root: Element) -> Question:
    usual = 90.0 if _is_of_old_inkscape(root) else 96.0
    return Question("pixels", "How many pixels are an inch?", "number", usual, least=0.01)


def _told(element: Element) -> Told:
    return Told({key: text for key, text in element.attributes.items() if key.startswith("data-")})


def _lacks_base(element: Element) -> bool:
    told = _told(element)
    is_model = "model" in (told.text("part").lower(), told.text("kind").lower())
    is_round = element.tag in ("circle", "ellipse")
    return (is_model or "unit" in told.found) and told.base() is None and not is_round


def _all(element: Element) -> Iterator[Element]:
    yield element
    for child in element.children:
        yield from _all(child)
