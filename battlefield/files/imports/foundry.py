"""Scenes of Foundry Virtual Tabletop as they are exported in JSON: walls, doors, lights, tokens, notes.

Places are pixels of the canvas, whose margin is whole squares; reaches and heights are in units of the grid.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import ceil
from re import fullmatch
from typing import Any, Final

from battlefield.files.imports.foundry_scenery import lost_of_scene
from battlefield.files.imports.laying.asking import Answers, Question, flag_told, number_told
from battlefield.files.imports.laying.bases import TALL
from battlefield.files.imports.laying.figure import neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.joining import Line, joined_lines
from battlefield.files.imports.laying.laid_terrain import areas
from battlefield.files.imports.laying.result import Imported, Picture
from battlefield.files.imports.laying.wall_lines import CLOSED, SQUARE, WIDTH, board_side, groups_of
from battlefield.files.imports.reading import map_pictures
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.terrain_kinds import DOOR, KINDS, STOREY_HEIGHT, with_kind
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items
from battlefield.geometry.kernel.shapes import BaseSize, Outline, Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import Board, Door, Ground, Model, Sight, Terrain
from battlefield.rules.scene.doors import set_door
from battlefield.rules.scene.scenario import Hold, Light, Note

MOST_WALLS: Final = 20_000
_PIXELS: Final = (-1e7, 1e7)
_LEFT_OUT: Final = ("drawings", "tiles", "sounds", "templates", "regions")
_NORMAL, _LIMITED = 20, 10
_SIDES: Final = {1: "friendly", 0: "neutral", -1: "hostile", -2: "secret"}
_OPEN, _LOCKED = 1, 2
_HEIGHTS: Final = "wall-height"  # the key of the module by which walls have heights
_SQUARE_GRIDS: Final = (0, 1)  # none, and squares; the others are hexagons


def is_it(source: Source) -> bool:
    """Return whether a file is a scene with walls on a canvas with a grid."""
    if not source.is_json or b'"walls"' not in source.data:
        return False
    value = source.json
    return (
        isinstance(value, dict)
        and isinstance(value.get("walls"), list)
        and {"width", "height", "grid"} <= {*value}
    )


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the square, the thickness of walls, and what walls are that close."""
    lines = [
        each.line for each in _Canvas.of(Fields(source.json, ""), 1.0).walls(Gathering()) if not each.door
    ]
    is_closed = any(line[0] == line[-1] for line in joined_lines(lines))
    return (SQUARE, WIDTH, CLOSED) if is_closed else (SQUARE, WIDTH)


def imported(source: Source, answers: Answers) -> Imported:
    """Read a scene."""
    whole, gathering = Fields(source.json, ""), Gathering(answers)
    canvas = _Canvas.of(whole, number_told(SQUARE, answers))
    _lay_walls(gathering, [*canvas.walls(gathering)], number_told(WIDTH, answers), flag_told(CLOSED, answers))
    for light in canvas.lights(gathering):
        gathering.take(light, "light")
    for model in canvas.tokens(gathering):
        gathering.take(model, "token")
    for note in canvas.notes(gathering):
        gathering.take(note, "note")
    for key in _LEFT_OUT:
        gathering.drop(key.removesuffix("s"), len(whole.items(key, 100_000)))
    for sentence in lost_of_scene(whole):
        gathering.note_dropped(sentence)
    if canvas.is_hexagonal:
        gathering.guess("A grid of hexagons is taken for one of squares as wide")
    return gathering.imported(
        canvas.board, whole.text("name"), _picture(gathering, source, whole, canvas.board)
    )


@dataclass(frozen=True, slots=True)
class _Wall:
    """A wall between two points and what it does; `door` where it opens, no `top` is the usual one."""

    line: Line
    ground: tuple[Ground, ...]
    sight: Sight
    door: Door | None
    bottom: float = 0.0
    top: float | None = None

    @property
    def meaning(self) -> tuple[object, ...]:
        """What walls have in common that are joined."""
        return self.ground, self.sight, self.bottom, self.top


@dataclass(frozen=True, slots=True)
class _Canvas:
    """The canvas of a scene: from which pixel on the table lies on it, and how long its units are."""

    whole: Fields
    corner: Point
    pixel: float
    unit: float
    size: float
    board: Board
    is_hexagonal: bool

    @classmethod
    def of(cls, whole: Fields, square: float) -> "_Canvas":
        grid, old = _grid(whole)
        size = grid.needed_number("size", (1.0, 10_000.0))
        distance = grid.number("distance", (1e-6, 1e6), 1.0)
        wide, high = (whole.needed_number(key, (1.0, 1e6)) for key in ("width", "height"))
        padding = whole.number("padding", (0.0, 10.0), 0.25)
        background = _object(whole, "background")
        shift = [
            background.number(f"offset{way}", _PIXELS, 0.0) + old.number(f"shift{way}", _PIXELS, 0.0)
            for way in "XY"
        ]
        corner = tuple(
            ceil(padding * side / size) * size - off for side, off in zip((wide, high), shift, strict=True)
        )
        pixel = square / size
        board = Board(board_side("width", wide * pixel), board_side("height", high * pixel))
        is_hexagonal = grid.number("type", (0.0, 100.0), 1.0) not in _SQUARE_GRIDS
        return cls(whole, (corner[0], corner[1]), pixel, square / distance, square, board, is_hexagonal)

    def _at(self, x: float, y: float) -> Point:
        return neat((x - self.corner[0]) * self.pixel, (y - self.corner[1]) * self.pixel)

    def walls(self, gathering: Gathering) -> Iterator[_Wall]:
        """Yield walls; what is read into them is listed, what stops nobody is dropped."""
        for n, each in enumerate(self.whole.items("walls", MOST_WALLS)):
            wall = Fields(each, f"walls[{n}]")
            ends = items(wall.need("c", "[x, y, x, y]"), wall.at("c"), 4, 4)
            x0, y0, x1, y1 = (_number(end, f"{wall.at('c')}[{i}]") for i, end in enumerate(ends))
            found = _meaning(gathering, wall)
            if found is None:
                continue
            bottom, top = self._heights(gathering, wall)
            yield replace(found, line=(self._at(x0, y0), self._at(x1, y1)), bottom=bottom, top=top)

    def _heights(self, gathering: Gathering, wall: Fields) -> tuple[float, float | None]:
        """Return from where a wall goes up and how far, as a common module notes it; None is endless."""
        try:
            told = _object(_object(wall, "flags"), _HEIGHTS)
            bottom, top = (
                None if told.found.get(key) is None else told.number(key, (-1e6, 1e6), 0.0) * self.unit
                for key in ("bottom", "top")
            )
        except SceneError:
            bottom, top = 1.0, 0.0
        low = max(0.0, bottom or 0.0)
        if low > limits.HEIGHT[1] - STOREY_HEIGHT or (top is not None and not low < top <= limits.HEIGHT[1]):
            gathering.drop("height that no wall has")
            return 0.0, None
        return low, top

    def lights(self, gathering: Gathering) -> Iterator[Light]:
        """Yield lights: how far they reach dimly, their colour with its opacity, whether walls shade them."""
        for n, each in enumerate(self.whole.items("lights", 100_000)):
            try:
                light = self._light(gathering, Fields(each, f"lights[{n}]"))
                if light is not None:
                    yield light
            except SceneError as error:
                what = error.place.rpartition(".")[2] if "." in error.place else "form"
                gathering.drop(f"light without a usable {what}")

    def _light(self, gathering: Gathering, found: Fields) -> Light | None:
        told = _object(found, "config") if "config" in found.found else found
        if told.flag("negative") or told.number("luminosity", (-1e6, 1e6), 0.0) < 0.0:
            gathering.drop("source of darkness")
            return None
        if told.number("angle", (0.0, 360.0), 360.0) not in (0.0, 360.0):
            gathering.drop("direction of a light that shines one way: it shines all round")
        dim, bright = (told.number(key, (0.0, 1e6), 0.0) for key in ("dim", "bright"))
        if 0.0 < bright < dim:
            gathering.drop("bright part of the reach of a light")
        reach = min(max(dim, bright) * self.unit, limits.LENGTH[1])
        at = self._at(found.needed_number("x", _PIXELS), found.needed_number("y", _PIXELS))
        shadows = found.flag("walls") if "walls" in found.found else True
        hold = Hold(hidden=found.flag("hidden"))
        name = found.text("name")
        return Light(name or "light", at, neat(reach, 0.0)[0], 1.0, _colour(told), shadows, name, hold)

    def tokens(self, gathering: Gathering) -> Iterator[Model]:
        """Yield tokens as models on bases as large as their squares."""
        for n, each in enumerate(self.whole.items("tokens", limits.MODELS)):
            token = Fields(each, f"tokens[{n}]")
            wide, high = (token.number(key, (0.01, 1_000.0), 1.0) for key in ("width", "height"))
            left, top = (token.needed_number(key, _PIXELS) for key in "xy")
            corner = self._at(left, top)
            at = neat(corner[0] + wide * self.size / 2.0, corner[1] + high * self.size / 2.0)
            bottom = token.number("elevation", (-1e6, 1e6), 0.0) * self.unit
            if not 0.0 <= bottom <= limits.HEIGHT[1]:
                gathering.drop("height of a token below the table, or too far above it")
                bottom = 0.0
            gathering.guess_once(
                "A token stands on a base as large as its squares, and looks down where it is not turned"
            )
            gathering.guess_once(f"A token is {TALL:g} in high")
            name = token.text("name")
            facing = (token.number("rotation", (-limits.TURN, limits.TURN), 0.0) + 180.0) % 360.0
            side = _SIDES.get(int(token.number("disposition", (-10.0, 10.0), 0.0)), "neutral")
            base = _base(wide * self.size * MM_PER_INCH, high * self.size * MM_PER_INCH)
            hold = Hold(locked=token.flag("locked"), hidden=token.flag("hidden"))
            yield Model(name or "token", base, at, "", side, bottom, TALL, facing, name, hold)

    def notes(self, gathering: Gathering) -> Iterator[Note]:
        """Yield notes that say something themselves; others only name a page of a journal."""
        for n, each in enumerate(self.whole.items("notes", limits.NOTES)):
            note = Fields(each, f"notes[{n}]")
            if not note.text("text").strip():
                gathering.drop("note without words")
                continue
            at = self._at(note.needed_number("x", _PIXELS), note.needed_number("y", _PIXELS))
            yield Note("note", at, note.text("text"))


def _grid(whole: Fields) -> tuple[Fields, Fields]:
    """Return what a scene says of its grid, and, of an older one, where it says how far that is shifted."""
    found = whole.need("grid", "an object {...}")
    if isinstance(found, Mapping):
        return Fields(dict(found), "grid"), Fields({}, "")
    old = {
        "size": found,
        "type": whole.found.get("gridType", 1),
        "distance": whole.found.get("gridDistance", 1.0),
    }
    return Fields(old, "grid"), whole


def _object(fields: Fields, key: str) -> Fields:
    value = fields.found.get(key)
    return Fields({} if value is None else value, fields.at(key))


def _number(value: object, place: str) -> float:
    return Fields({"at": value}, place).needed_number("at", _PIXELS)


def _meaning(gathering: Gathering, wall: Fields) -> _Wall | None:
    """Return what a wall does, its line left out; None where it stops neither sight nor movement."""
    older = wall.found.get("sense", 0)
    move, sense = (
        wall.whole(key, 100) if key in wall.found else usual
        for key, usual in (("move", 20), ("sight", older))
    )
    if "sight" not in wall.found and "sense" not in wall.found:
        sense = _NORMAL
    sight: Sight = "blocks" if sense else "clear"
    if sense == _LIMITED:
        sight = "cloud"
    elif sense not in (0, 1, _NORMAL):
        gathering.guess(
            "A wall that is seen through from near or from far alone is taken for one that blocks sight"
        )
    if wall.whole("dir", 100):
        gathering.guess("A wall that stands in one direction alone stands in both")
    if any(key in wall.found and wall.whole(key, 100) != sense for key in ("light", "sound")):
        gathering.drop("wall that stops light or sound otherwise than sight: as it does sight")
    kind, state = wall.whole("door", 100), wall.whole("ds", 100)
    if kind > 2:
        gathering.guess("A door of a kind that is not known is taken for a plain one")
    if not move and not sense:
        gathering.drop("door that stops nobody" if kind else "wall that stops neither sight nor movement")
        return None
    ground: tuple[Ground, ...] = ("impassable",) if move else ()
    door = Door(state == _OPEN, secret=kind == 2, locked=state == _LOCKED) if kind else None
    return _Wall((), ground, sight, door)


def _lay_walls(gathering: Gathering, walls: list[_Wall], width: float, is_solid: bool) -> None:
    """Join walls that do the same, and lay them and the doors, those that touch in one group."""
    firsts: dict[tuple[object, ...], _Wall] = {}
    for wall in walls:
        if wall.door is None:
            firsts.setdefault(wall.meaning, wall)
    laid = [
        replace(first, line=line)
        for meaning, first in firsts.items()
        for line in joined_lines([w.line for w in walls if w.door is None and w.meaning == meaning])
    ]
    laid += [wall for wall in walls if wall.door is not None]
    count = sum(wall.door is None for wall in walls)
    if (joined := sum(wall.door is None for wall in laid)) < count:
        gathering.guess(f"Walls whose ends meet are one: {count} became {joined}")
    for wall, group in zip(laid, groups_of([each.line for each in laid], width), strict=True):
        _lay(gathering, wall, width, is_solid, Hold(group=group))


def _lay(gathering: Gathering, wall: _Wall, width: float, is_solid: bool, hold: Hold) -> None:
    from battlefield.geometry.outlines.filling import whole_strips

    is_closed = len(wall.line) > 3 and wall.line[0] == wall.line[-1]
    outlines: list[Outline] = [*whole_strips(wall.line, width, closes=True)]
    sight, noun = wall.sight, _noun(wall)
    if wall.sight == "cloud" and is_closed:
        outlines, noun = [*areas(gathering, [wall.line])], "outline that is not seen through"
    elif wall.sight == "cloud":
        gathering.guess("A wall of limited sight that does not close is taken for one that blocks sight")
        sight = "blocks"
    elif is_closed and is_solid and wall.ground:
        outlines, noun = [*areas(gathering, [wall.line])], "building"
    if not outlines:
        gathering.drop(f"{noun} without a length")
    kind = KINDS[DOOR if wall.door else "building" if noun == "building" else "wall"]
    for outline in outlines:
        piece = with_kind(Terrain(noun, outline, hold=hold), kind)
        if noun != "building":
            top = wall.bottom + STOREY_HEIGHT if wall.top is None else wall.top
            piece = replace(piece, ground=wall.ground, sight=sight, bottom=wall.bottom, top=top)
            if sight == "cloud":
                piece = replace(piece, bottom=0.0, top=0.0, kind="")
        elif wall.top is not None:
            piece = replace(piece, bottom=wall.bottom, top=wall.top)
        if wall.door is not None:
            shut = replace(piece, door=replace(wall.door, is_open=False))
            locked = wall.door.locked
            piece = set_door(shut, wall.door.is_open) if not locked else shut
        gathering.take(piece, noun)


def _noun(wall: _Wall) -> str:
    if wall.door is not None:
        return "open door" if wall.door.is_open else "closed door"
    if not wall.ground:
        return "curtain"
    return "window" if wall.sight == "clear" else "wall"


def _colour(told: Fields) -> str:
    """Return a light's colour, with its opacity where it has one; white where none is told."""
    is_new = told.found.get("color") not in (None, "")
    keys = ("color", "alpha") if is_new else ("tintColor", "tintAlpha")  # those of old scenes
    found = told.found.get(keys[0])
    if found is None or found == "":
        return "#ffffff"
    colour = str(found).lower()
    if not fullmatch("#[0-9a-f]{6}", colour):
        raise SceneError(
            told.at(keys[0]), f"is {shown(found)}", "it must be six digits of 0 to 9 and a to f behind a #"
        )
    opacity = round(told.number(keys[1], (0.0, 1.0), 1.0) * 255)
    return colour + (f"{opacity:02x}" if opacity < 255 else "")


def _base(wide: float, high: float) -> BaseSize:
    least, most = limits.BASE_MM
    wide, high = (round(min(max(side, least), most), 3) for side in (wide, high))
    return BaseSize.round(wide) if wide == high else BaseSize.rect(high, wide)


def _picture(gathering: Gathering, source: Source, whole: Fields, board: Board) -> Picture | None:
    """Return the picture beneath where it lies beside the file: it covers the whole scene."""
    name: Any = _object(whole, "background").found.get("src") or whole.found.get("img")
    if not isinstance(name, str) or not name:
        return None
    try:
        found = map_pictures.beside(source, name.replace("\\", "/").rpartition("/")[2])
        if found.size is None:
            raise SceneError(shown(name), "has no size that is known", "save it as PNG")
    except SceneError as error:
        gathering.note_dropped(f"the picture beneath: {error.place} {error.found}")
        return None
    return found.laid((float(found.size[0]), float(found.size[1])), (0.0, 0.0), (board.width, board.height))
