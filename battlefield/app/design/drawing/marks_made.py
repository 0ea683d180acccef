"""What the tools for a scenario make: zones, objectives, entry edges, notes, lights, areas and borders."""

from collections.abc import Callable
from typing import Literal

from battlefield.app.design.drawing import choices
from battlefield.app.design.drawing.boxes import BoxGesture, CircleGesture
from battlefield.app.design.drawing.gesture import Gesture, Held
from battlefield.app.design.drawing.lines import CornersGesture
from battlefield.app.design.drawing.made import (
    drawn_words,
    numbered,
    outline_drawn,
    put_down,
    refuse_spot_off_table,
    with_article,
)
from battlefield.app.design.drawing.shapes import DrawingError, Drawn, Place, Trace
from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.drawing.typed import PLACE_EXAMPLES, parse_place
from battlefield.app.design.studio import Studio
from battlefield.app.desk.background import weakly
from battlefield.app.desk.edits import Selection, rounded
from battlefield.app.desk.options import Choice, Option
from battlefield.app.desk.tools import Pointer
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import BorderKind, Circle, Point, Polygon
from battlefield.rules.scene.contents import BORDERS, Area, Border, Scene
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import ZONE_KINDS, Entry, Light, Note, Zone


class PlaceGesture:
    """A spot, set by a click."""

    examples = PLACE_EXAMPLES
    is_free = False
    is_begun = False

    def __init__(self) -> None:
        self.ended = False
        self._at: Point | None = None

    def press(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a spot is held to nothing
        """Aim at a place."""
        self._at = at

    def move(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a spot is held to nothing
        """Follow the pointer."""
        self._at = at

    def release(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a spot is held to nothing
        """Set the spot."""
        self._at, self.ended = at, True

    def aim(self, at: Point, held: Held) -> Point:  # noqa: ARG002 - a spot is held to nothing
        """Leave a place as it is."""
        return at

    def end(self) -> bool:
        """Set the spot where the pointer is."""
        self.ended = self._at is not None
        return self.ended

    def back(self) -> bool:
        """Take nothing back: nothing is in hand."""
        return False

    def now(self) -> Drawn | None:
        """Return the spot."""
        return None if self._at is None else Place(self._at)

    def line(self) -> tuple[Point, ...]:
        """Return no line."""
        return ()

    def typed(self, text: str) -> None:
        """Take a place."""
        self._at, self.ended = rounded(parse_place(text)), True

    def readout(self, unit: LengthUnit) -> str:  # noqa: ARG002 - the status line has the place
        """Say nothing that the status line does not say."""
        return ""

    def hint(self) -> str:
        """Say what a click does now."""
        return tr("Click the place · or type it: {examples}", examples=self.examples)


WORDS = QT_TR_NOOP("Enter writes the note · Esc leaves it")


def _outlined(studio: Studio) -> Gesture:
    shape = studio.options[choices.SHAPE]
    if shape == "circle":
        return CircleGesture()
    return CornersGesture(closed=True) if shape == "polygon" else BoxGesture("rectangle")


def _points(drawn: Drawn) -> tuple[Point, ...]:
    if not isinstance(drawn, Trace):
        raise DrawingError(tr("Draw a line here"))
    return drawn.points


def _owner(studio: Studio, offer: Callable[[Scene], Choice] = choices.side_choice) -> str:
    """Return the side that is chosen, while it is one of the table's."""
    option = offer(studio.scene)
    side = studio.options[option]
    return side if side in dict(option.words) else option.usual


class ZoneMaking:
    """A deployment, scoring, forbidden or other zone."""

    name = "zone"

    def options(self, studio: Studio) -> tuple[Option, ...]:
        """Kind, side and shape."""
        return (choices.ZONE, choices.side_choice(studio.scene), choices.SHAPE)

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the outline."""
        return _outlined(studio)

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the zone down."""
        kind = next(each for each in ZONE_KINDS if each == studio.options[choices.ZONE])
        zone = Zone(numbered(scene, "zone", kind), outline_drawn(drawn), kind, _owner(studio))
        return put_down(scene, [zone], studio.layer)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        kind = studio.options[choices.ZONE]
        words = "a zone" if kind == "other" else f"a {kind} zone"
        whose = f" of {_owner(studio)}" if _owner(studio) else ""
        return f"Draw {words}{whose}, {drawn_words(drawn, studio.unit)}"


class ObjectiveMaking:
    """A marker, a flag, an asset, ... at a spot, or an area to hold or to leave by."""

    name = "objective"

    def options(self, studio: Studio) -> tuple[Option, ...]:
        """Kind and side; an area also has a shape."""
        more = (choices.SHAPE,) if self._is_area(studio) else ()
        return (choices.OBJECTIVE, choices.holder_choice(studio.scene), *more)

    @staticmethod
    def _is_area(studio: Studio) -> bool:
        return studio.options[choices.OBJECTIVE] in AREA_KINDS

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the spot or the outline."""
        return _outlined(studio) if self._is_area(studio) else PlaceGesture()

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the objective down."""
        wanted = studio.options[choices.OBJECTIVE]
        kind = next(each for each in (*SPOT_KINDS, *AREA_KINDS) if each == wanted)
        side = _owner(studio, choices.holder_choice)
        id_ = numbered(scene, "objective", kind)
        if isinstance(drawn, Place):
            made = Objective(id_, kind, at=drawn.at, side=side)
        else:
            made = Objective(id_, kind, outline=outline_drawn(drawn), side=side)
        return put_down(scene, [made], studio.layer)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        words = dict(choices.OBJECTIVE.words)[studio.options[choices.OBJECTIVE]].lower()
        of = "" if isinstance(drawn, Place) else "of "
        return f"Set {with_article(words)} {of}{drawn_words(drawn, studio.unit)}"


class LineMaking:
    """An entry edge, or a border between areas."""

    def __init__(self, name: Literal["entry", "border"]) -> None:
        self.name: str = name

    def options(self, studio: Studio) -> tuple[Option, ...]:
        """The side of an entry edge, the kind of a border."""
        return (choices.BORDER,) if self.name == "border" else (choices.side_choice(studio.scene),)

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the line."""
        return CornersGesture(closed=False)

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the line down."""
        points = _points(drawn)
        if self.name == "entry":
            entry = Entry(numbered(scene, "entry", "entry"), points, _owner(studio))
            return put_down(scene, [entry], studio.layer)
        kind: BorderKind = next(each for each in BORDERS if each == studio.options[choices.BORDER])
        return put_down(scene, [Border(points, kind, numbered(scene, "border", "border"))], studio.layer)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        long = drawn_words(drawn, studio.unit)
        if self.name == "border":
            kind = dict(choices.BORDER.words)[studio.options[choices.BORDER]].lower()
            words = "open border" if kind == "open" else kind
            return f"Draw {with_article(words)}, {long}"
        whose = f" of {_owner(studio)}" if _owner(studio) else ""
        return f"Draw an entry edge{whose}, {long}"


class AreaMaking:
    """A part of the table that figures move by."""

    name = "area"

    def options(self, studio: Studio) -> tuple[Option, ...]:
        """The level it lies at, how many it takes, who starts there, and its shape."""
        start = choices.start_choice(studio.scene)
        return (choices.AREA_LEVEL, choices.AREA_CAPACITY, start, choices.BUILDING_SHAPE)

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the outline."""
        is_polygon = studio.options[choices.BUILDING_SHAPE] == "polygon"
        return CornersGesture(closed=True) if is_polygon else BoxGesture("rectangle")

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the area down."""
        if not isinstance(drawn, Polygon) or isinstance(drawn, Circle):
            raise DrawingError(tr("An area has straight edges; draw a rectangle or a polygon"))
        options, start = studio.options, choices.start_choice(scene)
        capacity = round(options[choices.AREA_CAPACITY]) or None
        id_, level = numbered(scene, "area", "area"), options[choices.AREA_LEVEL]
        area = Area(id_, drawn, level, capacity, start=options[start])
        return put_down(scene, [area], studio.layer)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        return f"Draw an area, {drawn_words(drawn, studio.unit)}"


class LightMaking:
    """A light, which no rule reads: virtual tables are lit by it."""

    name = "light"

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - the same at every table
        """How far it reaches."""
        return (choices.LIGHT_REACH,)

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the spot."""
        return PlaceGesture()

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Set the light."""
        if not isinstance(drawn, Place):
            raise DrawingError(tr("Click where the light is"))
        reach = studio.options[choices.LIGHT_REACH]
        return put_down(scene, [Light(numbered(scene, "light", "light"), drawn.at, reach)], studio.layer)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        return f"Set a light {drawn_words(drawn, studio.unit)}"


class NoteMaking:
    """Words on the table: `words` are what the next note says."""

    name = "note"
    words = ""

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - the same at every table
        """How large the letters are."""
        return (choices.NOTE_SIZE,)

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the spot."""
        return PlaceGesture()

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Write the note."""
        if not isinstance(drawn, Place) or not self.words:
            raise DrawingError(tr("Type what the note says"))
        size = studio.options[choices.NOTE_SIZE]
        note = Note(numbered(scene, "note", "note"), drawn.at, self.words, size)
        return put_down(scene, [note], studio.layer)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        return f"Write “{self.words}” {drawn_words(drawn, studio.unit)}"


class NoteTool(DrawingTool):
    """Writes notes: a click sets the place, the words are typed then."""

    def __init__(self, studio: Studio, ask: Callable[[str], None]) -> None:
        self._making = NoteMaking()
        super().__init__(studio, self._making)
        self._ask = weakly(ask)
        self.place: Point | None = None

    @property
    def is_drawing(self) -> bool:
        """Whether a place is set."""
        return self.place is not None

    @property
    def examples(self) -> str:
        """What is typed."""
        return WORDS if self.place is not None else super().examples

    def hint(self) -> str:
        """Say what a click does now."""
        if self.place is not None:
            return tr("Type what the note says · Enter opens its line, Esc lets the place go")
        return tr("Click where the note stands · or type it: 12, 8")

    def press(self, pointer: Pointer) -> None:
        """Aim at a place."""
        self.move(pointer)

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer until a place is set."""
        if self.place is None:
            self._studio.snapped(pointer.at, pointer.reach, pointer.ctrl)
            self._studio.changed()

    def release(self, pointer: Pointer) -> None:
        """Set the place, and ask for the words."""
        refused = self._put(self._studio.snapped(pointer.at, pointer.reach, pointer.ctrl).at)
        if refused:
            self._studio.complain(refused)

    def _put(self, place: Point) -> str:
        """Set the place and ask for the words; give the sentence that refuses it, or nothing."""
        try:
            refuse_spot_off_table(self._studio.scene.board, place)
        except DrawingError as error:
            return str(error)
        self.place = place
        self._studio.changed()
        self._ask("")
        return ""

    def typed(self, text: str) -> str:
        """Write the note; before its place is set, take that."""
        if self.place is None:
            try:
                return self._put(rounded(parse_place(text)))
            except DrawingError as error:
                return str(error)
        self._making.words = " ".join(text.split())
        if not self._making.words:
            return "Type what the note says, or press Esc"
        place, self.place = self.place, None
        self._put_down(Place(place))
        return self._studio.complaint

    def cancel(self) -> bool:
        """Let the place go; False where none is set."""
        had, self.place = self.place is not None, None
        self._studio.forget_guides()
        self._studio.show(None)
        return had

    def enter(self) -> bool:
        """Ask for the words once more."""
        if self.place is not None:
            self._ask("")
        return self.place is not None

    def back(self) -> bool:
        """Let the place go."""
        return self.cancel() if self.place is not None else False
