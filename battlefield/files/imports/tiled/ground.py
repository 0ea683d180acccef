"""Tile layers as ground: by what tiles tell, else by answers, else by what a layer is called.

Cells of one meaning that share sides are one outline. Which tile is what, of those that tell nothing, is a
table of questions: one for each layer, and one for each of the tiles that are used the most.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from battlefield.files.imports.laying.asking import Answers, Question, choice_told
from battlefield.files.imports.laying.figure import Figure, neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laying import lay
from battlefield.files.imports.laying.roles import role_of
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.letters.cells import components, rectangles_of, ring_of
from battlefield.files.imports.tiled.cells import MOST_CELLS, Cell, tiles_of
from battlefield.files.imports.tiled.files import Companions
from battlefield.files.imports.tiled.layers import TileLayer, class_of, properties_told
from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.files.terrain.terrain_names import guessed_kind
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.files.text.watching import go_on
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.rules.scene.scenario import Hold

MOST_TILES: Final = 20  # that are asked about
MOST_BODIES: Final = 1_500  # outlines of one meaning in one layer
NOTHING: Final = "nothing"
AS_LAYER: Final = "as its layer"
_SOLID: Final = ("collides", "collide", "collision", "solid", "blocked", "blocking", "obstacle", "impassable")
_FREE: Final = ("walkable", "passable")
_SOLID_LAYERS: Final = ("collision", "collisions", "collider", "colliders", "blocked", "blocking", "solid")
_PLAIN_GROUND: Final = ("field", "road")  # most of a map is painted so
_PARTS: Final = ("terrain", "zone", "area", "objective")  # that an outline of cells can be


@dataclass(frozen=True, slots=True)
class _Tile:
    """What a tile tells of itself: properties with its class; `guess` says what was read into them."""

    told: Mapping[str, Any] = field(default_factory=dict)
    guess: str = ""


@dataclass
class Ground:
    """The tile layers of a map with what their tiles tell, decoded once."""

    companions: Companions
    tilesets: list[dict[str, Any]]
    layers: list[tuple[TileLayer, dict[Cell, int]]] = field(default_factory=list)
    _tiles: dict[int, _Tile] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        layers: Iterable[TileLayer],
        gathering: Gathering,
        companions: Companions,
        tilesets: list[dict[str, Any]],
    ) -> "Ground":
        """Decode layers; one that is damaged is dropped with a sentence."""
        ground, left = cls(companions, tilesets), MOST_CELLS
        for layer in layers:
            try:
                cells = tiles_of(layer.layer, left)
            except SceneError as error:
                gathering.note_dropped(f"tile layer '{layer.name[:80]}': its data {error.found}")
                continue
            left -= len(cells)
            if cells:
                ground.layers.append((layer, cells))
            else:
                gathering.drop("empty tile layer", name=layer.name[:80])
        return ground

    def tile(self, gid: int) -> _Tile:
        """Return what a tile tells, looked up once."""
        if gid not in self._tiles:
            self._tiles[gid] = _tile_told(self.companions.tile(self.tilesets, gid))
        return self._tiles[gid]

    def questions(self) -> Iterator[Question]:
        """Ask what each layer is whose tiles do not all tell it, and what the most used of these are."""
        counts: Counter[int] = Counter()
        painted: dict[str, None] = {}
        for layer, cells in self.layers:
            untold = [gid for gid in cells.values() if not self.tile(gid).told]
            counts.update(gid for gid in untold if not self.painted(gid))
            painted |= dict.fromkeys(name for gid in dict.fromkeys(untold) if (name := self.painted(gid)))
            if untold:
                yield _layer_question(layer)
        yield from map(_painted_question, list(painted)[:MOST_TILES])
        for gid, _ in counts.most_common(MOST_TILES):
            yield self._tile_question(gid)

    def painted(self, gid: int) -> str:
        """Return what its tileset calls the terrain that a tile shows; "" where it does not say."""
        return self.companions.painted(self.tilesets, gid)[:80]

    def _tile_question(self, gid: int) -> Question:
        name = self.companions.tile_name(self.tilesets, gid)
        choices = (AS_LAYER, NOTHING, *KINDS)
        return Question(f"tile:{name}", f"What is tile {name}?", "choice", AS_LAYER, choices)

    def lay(
        self, gathering: Gathering, answers: Answers, square: Point, corner: Point, pixels: float
    ) -> list[TileLayer]:
        """Lay all layers: cells of `square` pixels, `pixels` to the inch, seen from the table's corner.

        Gives those of which no tile is anything on a table.
        """
        inches, left = (square[0] / pixels, square[1] / pixels), []
        for layer, cells in self.layers:
            go_on()
            begin = (layer.offset[0] - corner[0]) / pixels, (layer.offset[1] - corner[1]) / pixels
            if not self._lay_layer(gathering, answers, inches, begin, layer, cells):
                left.append(layer)
            elif any(self._is_larger(gid, square) for gid in dict.fromkeys(cells.values())):
                gathering.guess_once("Tiles larger than their cells count for these cells alone")
        return left

    def _is_larger(self, gid: int, square: Point) -> bool:
        """Return whether a tile is drawn larger than its cell."""
        _, tileset, _ = self.companions.tileset(self.tilesets, gid)
        sides = (tileset.get("tilewidth"), tileset.get("tileheight"))
        pairs = zip(sides, square, strict=True)
        return any(isinstance(each, int | float) and each > cell for each, cell in pairs)

    def _lay_layer(
        self,
        gathering: Gathering,
        answers: Answers,
        square: Point,
        corner: Point,
        layer: TileLayer,
        cells: dict[Cell, int],
    ) -> bool:
        """Lay a layer; False where none of its tiles means anything."""
        of_tile = {
            gid: tuple(sorted((key, str(value)) for key, value in told.items()))
            for gid in dict.fromkeys(cells.values())
            if (told := self._meaning(gathering, answers, layer, gid))
        }
        meanings: dict[tuple[tuple[str, str], ...], list[Cell]] = {}
        for cell, gid in cells.items():
            if gid in of_tile:
                meanings.setdefault(of_tile[gid], []).append(cell)
        laid = sum(map(len, meanings.values()))
        if 0 < laid < len(cells):
            gathering.note_dropped(
                f"{len(cells) - laid} of {len(cells)} tiles of the layer '{layer.name[:80]}'"
            )
        for meaning, some in meanings.items():
            _lay_cells(gathering, dict(meaning), some, square, corner, layer)
        return laid > 0

    def _meaning(
        self, gathering: Gathering, answers: Answers, layer: TileLayer, gid: int
    ) -> Mapping[str, Any]:
        """Return what the tile of a cell is, as properties; nothing where it is nothing."""
        tile = self.tile(gid)
        if tile.told:
            if tile.guess:
                gathering.guess_once(tile.guess)
            return tile.told
        question = self._tile_question(gid)
        kind = choice_told(question, answers) if question.key in answers else AS_LAYER
        if kind == AS_LAYER and (name := self.painted(gid)):
            asked = _painted_question(name)
            kind = choice_told(asked, answers)
            if asked.key not in answers and kind != NOTHING:
                kind_name = KINDS[kind].name.lower()
                gathering.guess_once(f"Tiles painted with '{name}' are taken for {kind_name}")
            kind = AS_LAYER if asked.key not in answers and kind == NOTHING else kind
        if kind == AS_LAYER:
            asked = _layer_question(layer)
            kind = choice_told(asked, answers)
            if asked.key not in answers and kind != NOTHING:
                kind_name = KINDS[kind].name.lower()
                gathering.guess_once(f"Tile layer '{layer.name[:80]}' is taken for {kind_name}")
        return {} if kind == NOTHING else {"kind": kind}


def _layer_question(layer: TileLayer) -> Question:
    """Ask what the tiles of a layer are that tell nothing themselves; its name tells what is usual."""
    text = f"What are the tiles of the layer '{layer.name[:80]}'?"
    return Question(f"layer:{layer.name[:80]}", text, "choice", _by_name(layer), (NOTHING, *KINDS))


def _painted_question(name: str) -> Question:
    """Ask what tiles are that a tileset paints with some terrain; plain ground is nothing by itself."""
    found = guessed_kind(name)
    usual = found.kind.id if found is not None and found.kind.id not in _PLAIN_GROUND else NOTHING
    text = f"What are the tiles painted with '{name}'?"
    return Question(f"painted:{name}", text, "choice", usual, (NOTHING, *KINDS))


def _by_name(layer: TileLayer) -> str:
    for name in layer.around:
        if any(word in _SOLID_LAYERS for word in name.lower().replace("_", " ").split()):
            return "wall"
        found = guessed_kind(name)
        if found is not None and found.is_sure:
            return found.kind.id
    return NOTHING


def _tile_told(tile: dict[str, Any]) -> _Tile:
    """Take what a tile tells of itself: a class or a property that means something on a table."""
    told = {**properties_told(Fields(tile, "a tile")), "class": class_of(tile)}
    role = role_of(Told(told), ())
    if role is not None and role.part in _PARTS and (role.terrain is not None or role.part != "terrain"):
        return _Tile({key: value for key, value in told.items() if value not in ("", None)})
    flags = Told(told)
    for key in (*_SOLID, *_FREE):
        value = flags.found.get(key)
        if value is not None and (str(value).lower() in ("true", "1", "yes")) == (key in _SOLID):
            return _Tile({"kind": "wall"}, f"Tiles whose property '{key}' is {value} are taken for walls")
    return _Tile()


def _lay_cells(
    gathering: Gathering,
    told: Mapping[str, Any],
    cells: list[Cell],
    square: Point,
    corner: Point,
    layer: TileLayer,
) -> None:
    """Lay cells of one meaning, those that hang together as one outline."""
    bodies = components(cells)
    if len(bodies) > MOST_BODIES:
        words = f"tile layer '{layer.name[:80]}': {len(bodies)} loose pieces, at most {MOST_BODIES} are laid"
        return gathering.note_dropped(words)
    for number, body in enumerate(bodies, 1):
        found = ring_of(body)
        rings = [found] if found is not None else [(ring, ()) for ring in rectangles_of(body)]
        group = f"{layer.name[:80]} {number}" if len(rings) > 1 else ""
        outlines = tuple(
            Polygon(_inches(ring, square, corner), tuple(_inches(hole, square, corner) for hole in holes))
            for ring, holes in rings
        )
        hold = Hold(layer.name, group, hidden=layer.hidden)
        figure = Figure(Told(told), outlines=outlines, layers=(), hold=hold)
        lay(gathering, figure)
    return None


def _inches(ring: Iterable[Cell], square: Point, corner: Point) -> tuple[Point, ...]:
    return tuple(neat(corner[0] + x * square[0], corner[1] + y * square[1]) for x, y in ring)
