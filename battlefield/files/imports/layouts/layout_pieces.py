"""The pieces, zones and objectives of a layout as they are laid on a board."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from battlefield.files.imports.layouts.layout_kinds import CATEGORIES, Facts, Kinds
from battlefield.files.imports.layouts.layout_shapes import (
    Footprint,
    Frame,
    Placement,
    footprint_of,
    placed_polygon,
    placed_strip,
)
from battlefield.files.terrain.terrain_kinds import KINDS, STOREY_HEIGHT, with_kind
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, did_you_mean, listed, shown
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Hold, Zone

_MIRRORS = ("none", "horizontal", "vertical")
DECK = 0.25  # inches that a floor is thick
_READ = (
    "id", "name", "kind", "piece_type", "template", "footprint", "position", "rotation_degrees", "mirror",
    "parent_area_id", "floor", "height_inches", "default_height_inches", "default_blocking",
    "ground_accessible", "upper_floor", "terrain_category", "terrain_area_keywords",
    "default_terrain_area_keywords", "features", "walls", "link_group", "objective_role", "is_objective",
    "objective",
)  # fmt: skip


@dataclass
class Work:
    """A layout being laid: what has come of it so far."""

    templates: Mapping[str, Mapping[str, object]]
    terrain: list[Terrain] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
    decks: list[Terrain] = field(default_factory=list)
    kinds: Kinds = field(default_factory=Kinds)
    dropped: list[str] = field(default_factory=list)
    _lost: dict[str, int] = field(default_factory=dict)
    _ids: dict[str, None] = field(default_factory=dict)

    def counts(self) -> tuple[str, ...]:
        """Say how much was taken, and where the layout's own data go before what is usual for a kind."""
        kinds = (("piece", self.terrain), ("zone", self.zones), ("objective", self.objectives))
        counted = (f"{len(each)} {word}{'s' * (len(each) != 1)}" for word, each in kinds if each)
        return (*counted, *self.kinds.told)

    @property
    def guesses(self) -> tuple[str, ...]:
        """Say what was guessed."""
        return tuple(self.kinds.guesses)

    def lay(self, layout: Fields) -> None:
        """Lay the pieces of a layout."""
        pieces = [
            Fields(value, f"{layout.place}.pieces[{n}]")
            for n, value in enumerate(layout.items("pieces", limits.TERRAIN_PIECES))
        ]
        named = {piece.found["id"]: piece for piece in pieces if isinstance(piece.found.get("id"), str)}
        for number, piece in enumerate(pieces):
            self._lay_piece(piece, number, named)

    def _lay_piece(self, piece: Fields, number: int, named: Mapping[object, Fields]) -> None:
        template = self._template(piece)
        frame = _frame_of(piece, named)
        name = piece.text("name") or template.text("name")
        usual = "feature" if template.text("kind") == "feature" else "area"
        is_feature = (piece.text("piece_type") or usual) == "feature"
        id_ = self.new_id(piece.text("id") or name or f"piece{number + 1}")
        group = piece.text("link_group") or (id_ if _has_parts(template) else "")
        made = _Piece(self, piece, template, frame, name, group)
        made.lay(id_, is_feature)
        self._mark(piece, frame, id_, name)

    def _template(self, piece: Fields) -> Fields:
        name = piece.text("template")
        if not name:
            return Fields({}, piece.place)
        return self.template_named(name, piece)

    def template_named(self, name: str, of: Fields) -> Fields:
        """Find a template, or raise SceneError where neither the file nor its folder has it."""
        if name not in self.templates:
            if "footprint" in of.found:
                return Fields({}, of.place)  # it only says where the footprint came from
            hint = did_you_mean(name, self.templates)
            expected = f"put the file with the terrain templates beside the layout{hint}"
            raise SceneError(of.at("template"), f"is {shown(name)}, which is not to be found", expected)
        return Fields(dict(self.templates[name]), f"template {shown(name)}")

    def _mark(self, piece: Fields, frame: Frame, id_: str, name: str) -> None:
        """Lay the objective that a piece carries."""
        if not piece.flag("is_objective") and "objective_role" not in piece.found:
            return
        told = Fields(piece.found.get("objective", {}), piece.at("objective"))
        at = _spot(told, "position") if "position" in told.found else frame.at((0.0, 0.0))
        if "control_range_inches" in told.found:
            reach = told.needed_number("control_range_inches", limits.LENGTH)
            self.dropped.append(f"objective of {name or id_}: control range {reach:g} in")
        words = f"{name} ({piece.text('objective_role')})" if "objective_role" in piece.found else name
        self.objectives.append(Objective(self.new_id(f"{id_}-objective"), "marker", at, name=words))

    def add(self, terrain: Terrain) -> None:
        """Take a piece."""
        if len(self.terrain) >= limits.TERRAIN_PIECES:
            raise SceneError("pieces", "are too many", f"at most {limits.TERRAIN_PIECES} are laid")
        self.terrain.append(terrain)

    def add_decks(self) -> None:
        """Take the floors that the last piece carries."""
        waiting, self.decks = self.decks, []
        for deck in waiting:
            self.add(deck)

    def drop(self, sentence: str) -> None:
        """Remember what of the file has no place in a scene, each once."""
        if sentence not in self.dropped:
            self.dropped.append(sentence)

    def lose(self, sentence: str) -> None:
        """Count what of a piece has no place in a scene."""
        self._lost[sentence] = self._lost.get(sentence, 0) + 1

    @property
    def losses(self) -> tuple[str, ...]:
        """Say what has no place in a scene, what comes again with how often."""
        counted = (f"{each} ({count} times)" if count > 1 else each for each, count in self._lost.items())
        return (*self.dropped, *counted)

    def tell(self, sentence: str) -> None:
        """Remember where the file says otherwise than its kind, each once."""
        self.kinds.told[sentence] = None

    def guess(self, sentence: str) -> None:
        """Remember what was guessed, each once."""
        self.kinds.guesses[sentence] = None

    def new_id(self, wanted: str) -> str:
        """Return an id that nothing bears yet."""
        stem, number = wanted[:60].strip() or "piece", 2
        told = stem
        while told in self._ids:
            told, number = f"{stem}-{number}", number + 1
        self._ids[told] = None
        return told

    def draw(self, pattern: Fields) -> None:
        """Draw the zones and objectives of a deployment pattern."""
        for key, kind in (("zones", "deployment"), ("territories", "other")):
            for n, value in enumerate(pattern.items(key, limits.ZONES)):
                self._draw_zone(Fields(value, f"{pattern.place}.{key}[{n}]"), kind == "deployment", n)
        for n, value in enumerate(pattern.items("objectives", limits.OBJECTIVES)):
            spot = Fields({"at": value}, f"{pattern.place}.objectives[{n}]")
            self.objectives.append(Objective(self.new_id(f"objective{n + 1}"), "marker", _spot(spot, "at")))

    def _draw_zone(self, zone: Fields, deploys: bool, number: int) -> None:
        side = zone.text("player")
        word = "zone" if deploys else "territory"
        shape = Fields(zone.need("shape", "a shape {...}"), zone.at("shape"))
        corner = _spot(zone, "position") if "position" in zone.found else (0.0, 0.0)
        kind = shape.text("type")
        outline: Outline
        if kind == "circle":
            outline = Circle(corner, shape.needed_number("radius", limits.LENGTH))
        elif kind in ("rectangle", "right-triangle", "polygon"):
            outline = placed_polygon(footprint_of(shape), Frame((Placement(corner),)), shape.place)
        else:
            whose = f"{word} {number + 1} of {side or 'nobody'}"
            self.dropped.append(f"{whose}: its shape {shown(kind)} is not known")
            return
        id_ = self.new_id(f"{side or word}-{word}" if deploys else f"{side}-{word}")
        name = zone.text("name") or (f"{side} {word}".strip() if not deploys else "")
        self.zones.append(Zone(id_, outline, "deployment" if deploys else "other", side, name))


def _has_parts(template: Fields) -> bool:
    """Return whether a piece of a template is several: they are one group."""
    return any(template.items(key, limits.TERRAIN_PIECES) for key in ("features", "walls"))


@dataclass(frozen=True)
class _Piece:
    """One piece with the template it is made from."""

    work: Work
    piece: Fields
    template: Fields
    frame: Frame
    name: str
    group: str

    def lay(self, id_: str, is_feature: bool) -> None:
        """Lay its footprint, its walls and the scenery that its template carries."""
        source = self.piece if "footprint" in self.piece.found else self.template
        ring = _footprint(source)
        outline = placed_polygon(ring.centred(), self.frame, self.piece.place)
        base = STOREY_HEIGHT * self.piece.whole("floor", limits.STOREYS)
        if base:
            self.work.guess(f"a floor of a ruin lies every {STOREY_HEIGHT:g} in")
        height = self._height()
        blank = Terrain(id_, outline, name=self.name, hold=Hold(group=self.group))
        made = self._feature(blank, ring) if is_feature else self._area(blank)
        made = self._with_floor(self._raised(made, base, height), base)
        self.work.add(made)
        self.work.add_decks()
        self._tell_rest()
        for wall in self._each("walls", limits.RINGS):
            self._lay_wall(wall, ring.centroid, base, height or 0.0)
        for feature in self._each("features", limits.TERRAIN_PIECES):
            self._lay_feature(feature)

    def _each(self, key: str, most: int) -> list[Fields]:
        found = enumerate(self.template.items(key, most))
        return [Fields(value, f"{self.template.place}.{key}[{number}]") for number, value in found]

    def _tell_rest(self) -> None:
        """List what is told of a piece or its template and has no place in a scene."""
        for fields, whose in ((self.piece, "pieces"), (self.template, "templates")):
            for key in fields.found:
                if key not in _READ:
                    self.work.drop(f"{key.replace('_', ' ')[:40]} of {whose}")

    def _height(self) -> float | None:
        """Return the height that the layout tells, if any."""
        for fields, key in ((self.piece, "height_inches"), (self.template, "default_height_inches")):
            if key in fields.found:
                return fields.needed_number(key, limits.HEIGHT)
        return None

    def _raised(self, made: Terrain, base: float, height: float | None) -> Terrain:
        """Set a piece on its floor: as high as the layout tells, else as its kind usually is."""
        usual = made.top - made.bottom
        if height is None:
            return replace(made, bottom=base + made.bottom, top=base + made.top)
        if abs(height - usual) > TOL:
            self.work.tell(f"{self._called()} is {height:g} in high, not {usual:g} in as is usual")
        return replace(made, bottom=base, top=base + height)

    def _names(self) -> tuple[str, ...]:
        """Return its own name and its template's, each once."""
        return tuple(dict.fromkeys(name for name in (self.name, self.template.text("name")) if name))

    def _facts(self) -> Facts:
        """Return what the layout itself tells of the piece."""
        blocks, accessible = self._flag("default_blocking"), self._flag("ground_accessible")
        category = self.template.text("terrain_category")
        if category and category not in CATEGORIES:
            self.work.drop(f"{self._called()}: terrain category {shown(category)}")
        return Facts(self._height(), blocks, accessible, category)

    def _flag(self, key: str) -> bool | None:
        return self.template.flag(key) if key in self.template.found else None

    def _called(self) -> str:
        return (self.template.text("name") or self.name or "a piece")[:80]

    def _area(self, blank: Terrain) -> Terrain:
        keys = (self.piece, "terrain_area_keywords"), (self.template, "default_terrain_area_keywords")
        words = next((fields.items(key, 20) for fields, key in keys if key in fields.found), [])
        made = self.work.kinds.area(blank, self._names(), self._facts())
        if "obscuring" in words:
            self.work.tell("obscuring areas are clouds: sight goes in and out but not through")
            made = replace(made, sight="cloud")
        rest = sorted(str(word) for word in words if word != "obscuring")
        if rest:
            self.work.drop(f"{self.name or blank.id}: {', '.join(rest)[:80]}")
        return made

    def _feature(self, blank: Terrain, ring: Footprint) -> Terrain:
        return self.work.kinds.feature(blank, self._names(), ring.thickness, self._facts())

    def _with_floor(self, made: Terrain, base: float) -> Terrain:
        """Lay the floor that a piece carries: its own top where it lies all over it, else a deck."""
        if "upper_floor" not in self.template.found:
            return made
        floor = Fields(self.template.found["upper_floor"], self.template.at("upper_floor"))
        level = base + STOREY_HEIGHT * (floor.whole("floor", limits.STOREYS) if "floor" in floor.found else 1)
        outline = self._floor_outline(floor, made)
        if outline is None:
            self.work.lose(f"{self._called()}: its floor, since the piece has a footprint of its own")
            return made
        self.work.guess(f"a floor of a ruin lies every {STOREY_HEIGHT:g} in")
        if abs(level - made.top) <= TOL and outline == made.outline:
            self.work.tell(f"{self._called()} has a floor on its top, {level:g} in up, that is stood on")
            return replace(made, platform=True)
        self.work.tell(f"{self._called()} has a floor {level:g} in up that is stood on")
        name = f"{self.name or 'piece'} floor"
        deck = Terrain(self.work.new_id(name), outline, level - DECK, level, name=name,
                       platform=True, kind="bridge", hold=Hold(group=made.hold.group or made.id))  # fmt: skip
        self.work.decks.append(deck)
        return replace(made, hold=deck.hold)

    def _floor_outline(self, floor: Fields, made: Terrain) -> Polygon | None:
        """Return where a template's floor lies; None where the piece is of another shape than that."""
        upper = _footprint(floor)
        ground = _footprint(self.template)
        if upper.ring == ground.ring and isinstance(made.outline, Polygon):
            return made.outline
        if "footprint" in self.piece.found:
            return None
        return placed_polygon(upper.seen_from(ground.centroid), self.frame, floor.at("footprint"))

    def _lay_wall(self, wall: Fields, centroid: Point, base: float, height: float) -> None:
        points = [_spot(Fields({"at": each}, f"{wall.place}.points[{n}]"), "at")
                  for n, each in enumerate(wall.items("points", limits.RING_POINTS))]  # fmt: skip
        width = wall.number("thickness", limits.LENGTH, 0.25)
        local = tuple((x - centroid[0], y - centroid[1]) for x, y in points)
        strip = placed_strip(local, width, self.frame, wall.place)
        blank = Terrain(self.work.new_id(f"{self.name or 'area'} wall"), strip, hold=Hold(group=self.group))
        top = base + (height or KINDS["wall"].top)
        self.work.add(replace(with_kind(blank, KINDS["wall"]), bottom=base, top=top))

    def _lay_feature(self, feature: Fields) -> None:
        template = self.work.template_named(feature.name("template"), feature)
        if template.items("features", limits.TERRAIN_PIECES):
            raise SceneError(template.at("features"), "stand in scenery", "only an area carries scenery")
        frame = self.frame.within(_placement(feature))
        name = template.text("name")
        made = _Piece(self.work, feature, template, frame, name, self.group)
        made.lay(self.work.new_id(feature.text("id") or name or "feature"), is_feature=True)


def _footprint(fields: Fields) -> Footprint:
    return footprint_of(Fields(fields.need("footprint", "a footprint {...}"), fields.at("footprint")))


def _frame_of(piece: Fields, named: Mapping[object, Fields]) -> Frame:
    """Return where a piece lies: its own placement, within its parent's where it has one."""
    steps = [_placement(piece)]
    now, seen = piece, {id(piece.found)}
    while parent := now.text("parent_area_id"):
        if parent not in named:
            hint = did_you_mean(parent, (str(key) for key in named))
            expected = f"it must be a piece's id{hint}"
            raise SceneError(now.at("parent_area_id"), f"is {shown(parent)}", expected)
        now = named[parent]
        if id(now.found) in seen:
            raise SceneError(now.at("parent_area_id"), "leads back to the piece itself", "break the circle")
        seen.add(id(now.found))
        steps.append(_placement(now))
    return Frame(tuple(steps))


def _placement(piece: Fields) -> Placement:
    mirror = piece.text("mirror") or "none"
    if mirror not in _MIRRORS:
        raise SceneError(piece.at("mirror"), f"is {shown(mirror)}", f"it must be {listed(_MIRRORS)}")
    turn = piece.number("rotation_degrees", (-limits.TURN, limits.TURN), 0.0)
    return Placement(_spot(piece, "position"), turn, mirror)


def _spot(fields: Fields, key: str) -> Point:
    """Read a point {"x": ..., "y": ...} in inches."""
    spot = Fields(fields.need(key, '{"x": ..., "y": ...} in inches'), fields.at(key))
    within = (-limits.COORDINATE, limits.COORDINATE)
    return spot.needed_number("x", within), spot.needed_number("y", within)
