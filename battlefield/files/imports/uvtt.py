"""Universal VTT maps (.dd2vtt, .df2vtt, .uvtt), formats 0.2 and 0.3: walls, doors, obstacles and the picture.

Places are counted in squares and include the map's origin. Walls have gaps where doors are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import degrees, dist
from re import fullmatch
from typing import Final

from battlefield.files.imports.laying.asking import Answers, Question, flag_told, number_told
from battlefield.files.imports.laying.doorways import cut_at_doors
from battlefield.files.imports.laying.figure import neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.joining import Line, joined_lines
from battlefield.files.imports.laying.laid_terrain import areas
from battlefield.files.imports.laying.result import Imported, Picture
from battlefield.files.imports.laying.wall_lines import CLOSED, SQUARE, WIDTH, board_side, groups_of
from battlefield.files.imports.reading import map_pictures
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.terrain_kinds import DOOR, KINDS, TerrainKind, with_kind
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items
from battlefield.geometry.kernel.shapes import Outline, Point, Strip
from battlefield.rules.scene.contents import Board, Door, Terrain
from battlefield.rules.scene.doors import set_door, way_of
from battlefield.rules.scene.scenario import Hold, Light

MOST_LINES: Final = 20_000
MOST_LIGHTS: Final = 100_000
_PLACE: Final = (-1e6, 1e6)  # squares
_ROTATION: Final = (-600.0, 600.0)  # radians
_OFF: Final = 0.01  # inches from the middle of its line where a door may be told to be
_LINES: Final = (("line_of_sight", "wall"), ("objects_line_of_sight", "obstacle"))
_KEYS: Final = ("line_of_sight", "portals", "objects_line_of_sight", "image")


def is_it(source: Source) -> bool:
    """Return whether a file has a resolution, and walls, doors, a picture or at least a size in squares."""
    if not source.is_json or b'"resolution"' not in source.data:
        return False
    value = source.json
    if not isinstance(value, dict) or "resolution" not in value:
        return False
    size = value["resolution"]
    return any(key in value for key in _KEYS) or (isinstance(size, dict) and "map_size" in size)


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the square, the thickness of walls, and what walls are that close."""
    from battlefield.geometry.outlines.filling import open_ring

    map_ = _Map.of(Fields(source.json, ""), 1.0)
    walls = joined_lines(list(map_.lines("line_of_sight")))
    closed = any(len(open_ring(line)) < len(line) for line in walls)
    return (SQUARE, WIDTH, CLOSED) if closed else (SQUARE, WIDTH)


def imported(source: Source, answers: Answers) -> Imported:
    """Read a map."""
    whole = Fields(source.json, "")
    map_ = _Map.of(whole, number_told(SQUARE, answers))
    gathering = Gathering()
    work = _Work(gathering, number_told(WIDTH, answers), flag_told(CLOSED, answers))
    walls, obstacles = (work.joined(list(map_.lines(key)), noun) for key, noun in _LINES)
    doors = list(map_.doors())
    walls, obstacles = work.cut(walls, obstacles, [line for _, line in doors])
    groups = iter(groups_of([*walls, *obstacles, *(line for _, line in doors)], work.width))
    for line in walls:
        work.wall(line, next(groups))
    for line in obstacles:
        work.obstacle(line, next(groups))
    for door, leaf in doors:
        work.door(door, leaf, next(groups))
    for light in map_.lights(gathering):
        gathering.take(light, "light")
    _drop_environment(gathering, whole)
    return gathering.imported(map_.board, picture=_picture(gathering, source, whole, map_))


def _drop_environment(gathering: Gathering, whole: Fields) -> None:
    found = whole.found.get("environment")
    if found is not None and not isinstance(found, dict):
        gathering.drop("environment that is none")
    elif isinstance(found, dict) and found.get("ambient_light", "ffffffff") not in ("ffffffff", "FFFFFFFF"):
        gathering.drop("ambient light")


@dataclass(frozen=True, slots=True)
class _Leaf:
    """What a map tells of a door beside its line; `turned` is how its picture lies, in degrees."""

    is_open: bool
    freestanding: bool
    turned: float | None
    at: Point | None

    def on(self, line: Strip) -> Door:
        """Return the door, its picture turned from a line."""
        turn = 0.0 if self.turned is None else round(self.turned - way_of(line.points), 9)
        return Door(self.is_open, freestanding=self.freestanding, turn=turn)


@dataclass(frozen=True, slots=True)
class _Map:
    """The lines of a map, laid on a table in inches."""

    whole: Fields
    origin: Point
    square: float
    board: Board
    pixels: float

    @classmethod
    def of(cls, whole: Fields, square: float) -> "_Map":
        found = Fields(whole.need("resolution", "an object {...}"), "resolution")
        size = Fields(found.need("map_size", '{"x": ..., "y": ...} in squares'), found.at("map_size"))
        width, height = (_side(size, key, square) for key in ("x", "y"))
        origin = (0.0, 0.0)
        if found.found.get("map_origin") is not None:
            corner = Fields(found.found["map_origin"], found.at("map_origin"))
            origin = corner.needed_number("x", _PLACE), corner.needed_number("y", _PLACE)
        pixels = found.number("pixels_per_grid", (0.001, 100_000.0), 1.0)
        return cls(whole, origin, square, Board(width, height), pixels)

    def lines(self, key: str) -> Iterator[list[Point]]:
        """Yield the lines of one list."""
        for n, line in enumerate(self._listed(key, MOST_LINES)):
            points = items(line, f"{key}[{n}]", limits.RING_POINTS)
            yield [self._point(each, f"{key}[{n}][{i}]") for i, each in enumerate(points)]

    def _listed(self, key: str, most: int) -> list[object]:
        """Return a list of the map; formats before 0.3 lack some, and some programs write null for none."""
        found = self.whole.found.get(key)
        return [] if found is None else items(found, key, most)

    def doors(self) -> Iterator[tuple[_Leaf, list[Point]]]:
        """Yield doors: what they are, and the line they close."""
        for n, each in enumerate(self._listed("portals", MOST_LINES)):
            door = Fields(each, f"portals[{n}]")
            bounds = door.items("bounds", limits.RING_POINTS)
            line = [self._point(end, f"{door.at('bounds')}[{i}]") for i, end in enumerate(bounds)]
            turned = degrees(door.number("rotation", _ROTATION, 0.0)) if "rotation" in door.found else None
            at = (
                self._point(door.found["position"], door.at("position")) if "position" in door.found else None
            )
            yield _Leaf(not door.flag("closed"), door.flag("freestanding"), turned, at), line

    def lights(self, gathering: Gathering) -> Iterator[Light]:
        """Yield lights; those that cannot be used are dropped."""
        for n, each in enumerate(self._listed("lights", MOST_LIGHTS)):
            try:
                yield self._light(Fields(each, f"lights[{n}]"))
            except SceneError as error:
                what = error.place.partition(".")[2].partition(".")[0] or "form"
                gathering.drop(f"light without a usable {what}")

    def _light(self, fields: Fields) -> Light:
        at = self._point(fields.need("position", '{"x": ..., "y": ...}'), fields.at("position"))
        reach = fields.number("range", (0.0, limits.LENGTH[1] / self.square), 0.0) * self.square
        bright = fields.number("intensity", limits.INTENSITY, 1.0)
        shadows = fields.flag("shadows") if "shadows" in fields.found else True
        return Light("light", at, neat(reach, 0.0)[0], bright, _colour(fields), shadows)

    def _point(self, value: object, place: str) -> Point:
        at = Fields(value, place)
        x, y = at.needed_number("x", _PLACE), at.needed_number("y", _PLACE)
        return neat((x - self.origin[0]) * self.square, (y - self.origin[1]) * self.square)


def _colour(fields: Fields) -> str:
    """Read a colour, whose opacity stands first, as one whose opacity stands last."""
    found = fields.text("color").lower().removeprefix("#") or "ffffffff"
    if not fullmatch("[0-9a-f]{6}(?:[0-9a-f]{2})?", found):
        raise SceneError(fields.at("color"), f"is {shown(found)}", "it must be 8 digits of 0 to 9 and a to f")
    opacity, colour = found[:-6], found[-6:]
    return f"#{colour}" + (opacity if opacity != "ff" else "")


def _middle(line: Sequence[Point]) -> Point:
    return (line[0][0] + line[-1][0]) / 2.0, (line[0][1] + line[-1][1]) / 2.0


def _side(size: Fields, key: str, square: float) -> float:
    return board_side(size.at(key), size.needed_number(key, (1e-3, 1e6)) * square)


@dataclass(slots=True)
class _Work:
    """Walls, obstacles and doors as pieces of terrain."""

    gathering: Gathering
    width: float
    is_solid: bool

    def joined(self, lines: list[list[Point]], noun: str) -> list[Line]:
        """Join lines whose ends meet, and say so."""
        found = joined_lines(lines)
        twice = len(lines) - len({frozenset((tuple(line), tuple(line[::-1]))) for line in lines})
        self.gathering.drop(f"repeated {noun}", twice)
        if len(found) < len(lines) - twice:
            self.gathering.guess(
                f"Lines whose ends meet are one {noun}: {len(lines) - twice} became {len(found)}"
            )
        return found

    def cut(
        self, walls: list[Line], obstacles: list[Line], doors: list[list[Point]]
    ) -> tuple[list[Line], list[Line]]:
        """Cut walls that go on where doors are, and obstacles that are walls as they do not close; say so."""
        opened = [line for line in obstacles if line[:1] != line[-1:]]
        closed = [line for line in obstacles if line[:1] == line[-1:]]
        found, kept = cut_at_doors(walls, doors), cut_at_doors(opened, doors)
        kept = [*kept, *closed] if kept != opened else obstacles
        if found != walls or kept != obstacles:
            self.gathering.note_dropped("stretches of walls that doors lie in")
        return found, kept

    def wall(self, line: Line, group: str) -> None:
        """Take a wall; one that closes is a building where the reader says so."""
        from battlefield.geometry.outlines.filling import open_ring

        if self.is_solid and len(open_ring(line)) < len(line):
            self._take(areas(self.gathering, [line]), KINDS["building"], "building", group)
        else:
            self._take(self._strips(line, "wall"), KINDS["wall"], "wall", group)

    def obstacle(self, line: Line, group: str) -> None:
        """Take what stands about in rooms; what does not close is a wall."""
        from battlefield.geometry.outlines.filling import open_ring

        if len(open_ring(line)) < len(line):
            self._take(areas(self.gathering, [line]), KINDS["rock"], "obstacle", group)
        else:
            self._take(self._strips(line, "obstacle"), KINDS["wall"], "obstacle", group)

    def door(self, leaf: _Leaf, line: Sequence[Point], group: str) -> None:
        """Take a door, open or closed."""
        noun = "open door" if leaf.is_open else "closed door"
        strips = self._strips(line, "door")
        for strip in strips:
            piece = with_kind(Terrain("door", strip, hold=Hold(group=group)), KINDS[DOOR])
            shut = replace(piece, door=replace(leaf.on(strip), is_open=False))
            self.gathering.take(set_door(shut, leaf.is_open), noun)
        if strips and leaf.at is not None and dist(leaf.at, _middle(line)) > _OFF:
            self.gathering.drop("place of a door that is not the middle of its line")

    def _strips(self, line: Sequence[Point], noun: str) -> list[Strip]:
        from battlefield.geometry.outlines.filling import whole_strips

        strips = list(whole_strips(line, self.width, closes=True))
        if not strips:
            self.gathering.drop(f"{noun} without a length")
        return strips

    def _take(self, outlines: Sequence[Outline], kind: TerrainKind, noun: str, group: str) -> None:
        for outline in outlines:
            bare = Terrain(noun, outline, hold=Hold(group=group))
            piece = with_kind(bare, kind)
            self.gathering.take(piece, noun)


def _picture(gathering: Gathering, source: Source, whole: Fields, map_: _Map) -> Picture | None:
    """Tell of the picture without unpacking it; it spans the whole map."""
    text = source.picture or whole.text("image").encode()
    if not text:
        return None
    try:
        found = map_pictures.inside(text, "map")
    except SceneError as error:
        gathering.note_dropped(f"the picture: it {error.found}")
        return None
    wide, high = (side / map_.square * map_.pixels for side in (map_.board.width, map_.board.height))
    size = (wide, high) if found.size is None else (float(found.size[0]), float(found.size[1]))
    if max(abs(size[0] - wide), abs(size[1] - high)) > 1.0:
        gathering.guess(f"The picture has {size[0]:g} × {size[1]:g} pixels and is laid over the whole map")
    return found.laid(size, (0.0, 0.0), (map_.board.width, map_.board.height))
