"""The tree of an SVG drawing walked: groups, layers, nested views and uses, down to shapes in inches."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from battlefield.files.imports.laying.figure import Figure
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.result import Picture
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.reading import map_pictures
from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.reading.xml_text import Element
from battlefield.files.imports.svg.css_transforms import lying
from battlefield.files.imports.svg.figures import Scale, Shape, figures_of, is_shape
from battlefield.files.imports.svg.style import USUAL, Sheet, Style, opacity_of, styled
from battlefield.files.imports.svg.values import Matrix, numbers_of, view_matrix
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.watching import expect, go_on, step
from battlefield.rules.scene.scenario import UNHELD, Hold

MOST_VISITS: Final = 30_000
MOST_USES: Final = 20  # within one another
_GROUPS: Final = ("g", "a", "switch", "svg", "symbol")
_SILENT: Final = (
    "defs", "title", "desc", "metadata", "style", "sodipodi:namedview", "linearGradient", "radialGradient",
    "pattern", "marker", "clipPath", "mask", "filter", "symbol", "script", "solidColor",
)  # fmt: skip
_OWN_ALONE: Final = tuple(f"data-{key}" for key in ("id", "name", "layer", "group", "link", "image"))
_MADE_UP: Final = re.compile(
    r"(?:rect|path|circle|ellipse|g|group|polygon|polyline|line|use|text|svg|image|layer|tspan|shape|st|cls|"
    r"sprite|surface|x)[-_ ]?[0-9a-f_-]*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Around:
    """What an element lies in: the map, the style, the words, the layer and group, the uses, its opacity."""

    matrix: Matrix
    style: Style
    words: tuple[str, ...] = ()
    hold: Hold = UNHELD
    uses: tuple[str, ...] = ()
    depth: int = 0
    opacity: float = 1.0  # of the layers that it lies in
    told: Mapping[str, str] = field(default_factory=dict)  # by the groups that it lies in


class Tree:
    """A drawing that is walked once, shape by shape."""

    def __init__(self, root: Element, gathering: Gathering, scale: Scale) -> None:
        """Take the outermost element."""
        self._root, self._gathering, self._scale = root, gathering, scale
        self._sheet = Sheet()
        self._by_id: dict[str, Element] = {}
        self._visits = self._elements = 0
        self._groups = 0
        self._images: list[tuple[Element, Matrix]] = []
        self._learn(root)
        self._has_layers = any("inkscape:groupmode" in each.attributes for each in root.named("g"))

    def figures(self, matrix: Matrix) -> Iterator[Figure]:
        """Yield all that is drawn, in its order; `matrix` maps user units to inches."""
        style = styled(self._root, USUAL, self._sheet)
        if lying(style, self._root.attributes.get("transform", ""), "transform") != (Matrix(), True):
            self._gathering.note_dropped("a transform of the whole drawing")
        around = _Around(matrix, style)
        expect(self._elements)
        for child in self._root.children:
            yield from self._walk(child, around)

    def _learn(self, element: Element) -> None:
        go_on()
        self._elements += 1
        if "id" in element.attributes:
            self._by_id.setdefault(element.attributes["id"], element)
        if element.tag == "style":
            self._sheet.add(element.text)
        for child in element.children:
            self._learn(child)

    def _walk(self, element: Element, around: _Around) -> Iterator[Figure]:
        self._visits += 1
        step()
        if self._visits > MOST_VISITS:
            raise SceneError("the drawing", "draws too many things", f"at most {MOST_VISITS} are read")
        name = element.tag
        if name in _SILENT or name.startswith(("sodipodi:", "inkscape:")):
            return
        inner = self._inside(element, around)
        if inner is None:
            return
        if is_shape(element):
            yield from self._shape(element, inner)
        elif name == "use":
            yield from self._use(element, inner)
        elif name == "image":
            self._images.append((element, inner.matrix))
        elif name in _GROUPS:
            yield from self._group(element, inner)
        else:
            self._gathering.drop(f"element named {shown(name)}")

    def _inside(self, element: Element, around: _Around) -> _Around | None:
        """Return what holds inside an element; None where it is not displayed."""
        style = styled(element, around.style, self._sheet)
        is_layer = self._is_layer(element, around)
        hidden = style.get("display") == "none" or style.get("visibility") in ("hidden", "collapse")
        if hidden and not is_layer:
            self._gathering.drop("undisplayed thing")
            return None
        for key in ("clip-path", "mask"):
            if style.get(key, "none") != "none":
                self._gathering.drop(f"unapplied {key}")
        place = f"line {element.line}, transform"
        here, is_whole = lying(style, element.attributes.get("transform", ""), place)
        if not is_whole:
            self._gathering.drop("transform of a style that cannot be worked out here")
        matrix = around.matrix.of(here)
        words = (*_words(element), *around.words)
        opacity = around.opacity * (opacity_of(style) if is_layer else 1.0)
        hold = self._hold(element, replace(around, opacity=opacity), is_layer, hidden)
        if hidden:
            style |= {"visibility": "visible"}
        told = around.told if is_shape(element) else {**around.told, **_lent(element)}
        return _Around(matrix, style, words[:30], hold, around.uses, around.depth + 1, opacity, told)

    def _is_layer(self, element: Element, around: _Around) -> bool:
        if element.tag != "g":
            return False
        if self._has_layers:
            return element.attributes.get("inkscape:groupmode") == "layer"
        return around.depth == 0 and bool(_called(element) or element.attributes.get("id"))

    def _hold(self, element: Element, around: _Around, is_layer: bool, hidden: bool) -> Hold:
        told = element.attributes
        locked = told.get("sodipodi:insensitive") == "true"
        if is_layer:
            name = _called(element) or told.get("id", "layer")
            return Hold(self._gathering.layer(name, locked, hidden or around.hold.hidden, around.opacity))
        hold = replace(around.hold, locked=True) if locked else around.hold
        if element.tag == "g" and not hold.group and sum(map(is_shape, element.children)) > 1:
            self._groups += 1
            return replace(hold, group=told.get("id", "")[:200] or f"group {self._groups}")
        return hold

    def _group(self, element: Element, inner: _Around) -> Iterator[Figure]:
        if element.tag == "svg":
            inner = replace(inner, matrix=self._view(element, inner.matrix, element))
        for child in _chosen(element) if element.tag == "switch" else element.children:
            yield from self._walk(child, inner)

    def _view(self, element: Element, matrix: Matrix, sized: Element) -> Matrix:
        """Return the map inside a nested view, whose size another element may tell."""
        shape = Shape(sized, matrix, {}, self._scale)
        placed = matrix
        if element.tag == "svg" and sized is element:
            placed = matrix.of(Matrix(e=shape.length("x"), f=shape.length("y")))
        text = element.attributes.get("viewBox", "")
        box = numbers_of(text, f"line {element.line}, viewBox")
        if len(box) != 4 or not box[2] > 1e-6 or not box[3] > 1e-6:
            return placed
        width = shape.length("width", Shape(element, matrix, {}, self._scale).length("width", box[2]))
        height = shape.length("height", Shape(element, matrix, {}, self._scale).length("height", box[3]))
        return placed.of(view_matrix(box, width, height, element.attributes.get("preserveAspectRatio", "")))

    def _use(self, element: Element, inner: _Around) -> Iterator[Figure]:
        """Draw again what a use names; a circle of uses, or a name that is not there, is dropped."""
        name = element.attributes.get("href", "").strip()
        used = self._by_id.get(name.removeprefix("#")) if name.startswith("#") else None
        if used is None:
            self._gathering.drop("use of something that is not in the file")
            return
        if name in inner.uses or len(inner.uses) >= MOST_USES:
            place = f"line {element.line}, use"
            raise SceneError(place, f"of {shown(name)} uses itself", "draw it as a shape")
        shape = Shape(element, inner.matrix, {}, self._scale)
        matrix = inner.matrix.of(Matrix(e=shape.length("x"), f=shape.length("y")))
        uses = (*inner.uses, name)
        inner = replace(inner, matrix=matrix, uses=uses)
        if used.tag in ("symbol", "svg"):
            inner = replace(inner, matrix=self._view(used, matrix, element))
            inner = replace(inner, style=styled(used, inner.style, self._sheet))
            for child in used.children:
                yield from self._walk(child, inner)
        else:
            yield from self._walk(used, inner)

    def _shape(self, element: Element, inner: _Around) -> Iterator[Figure]:
        own = {key: text for key, text in element.attributes.items() if key.startswith("data-")}
        figure = Figure(
            Told(own | {key: text for key, text in inner.told.items() if key not in own}),
            _called(element),
            element.attributes.get("id", "")[:200],
            inner.words,
            (element.attributes.get("class", ""), inner.hold.layer),
            hold=inner.hold,
        )
        yield from figures_of(self._gathering, Shape(element, inner.matrix, inner.style, self._scale), figure)

    def picture(self, source: Source) -> Picture | None:
        """Return the first picture that can be laid under the table; the others are dropped, and said so."""
        found: Picture | None = None
        for element, matrix in self._images:
            if found is not None:
                self._gathering.drop("picture beside the first")
            else:
                found = self._picture(element, matrix, source)
        return found

    def _picture(self, element: Element, matrix: Matrix, source: Source) -> Picture | None:
        name = element.attributes.get("href", "")
        try:
            if name.startswith("data:"):
                found = map_pictures.inside(name.encode(), "picture")
            else:
                found = map_pictures.beside(source, name)
        except SceneError as error:
            self._gathering.note_dropped(f"the picture {shown(name)}: it {error.found}")
            return None
        shape = Shape(element, matrix, {}, self._scale)
        wide, high = found.size or (1, 1)
        x, y = shape.length("x"), shape.length("y")
        end = x + shape.length("width", float(wide)), y + shape.length("height", float(high))
        return found.laid((float(wide), float(high)), matrix.at((x, y)), matrix.at(end))


def _lent(element: Element) -> dict[str, str]:
    """Return what a group tells of all that lies in it: properties, but not what is one thing's own."""
    return {
        key: text
        for key, text in element.attributes.items()
        if key.startswith("data-") and key not in _OWN_ALONE
    }


def _chosen(element: Element) -> list[Element]:
    """Return what is drawn of a switch: the first that needs nothing but SVG, as other readers have it."""
    plain = [
        each
        for each in element.children
        if each.tag not in (*_SILENT, "foreignObject") and not each.attributes.get("requiredExtensions")
    ]
    return (plain or element.children)[:1]


def _called(element: Element) -> str:
    """Return the name that a reader gave an element."""
    title = element.first("title")
    named = element.attributes.get("inkscape:label") or (title.text if title is not None else "")
    return named.strip()[:200]


def _words(element: Element) -> Iterator[str]:
    """Yield the words by which a meaning may be guessed; those that programs make up say nothing."""
    told = element.attributes
    for word in (_called(element), told.get("id", ""), told.get("data-kind", ""), told.get("class", "")):
        if word and not _MADE_UP.fullmatch(word[:200]):
            yield word[:200]
