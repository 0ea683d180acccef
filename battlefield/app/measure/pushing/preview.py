"""The preview of a push while it is in hand and the areas it leads to; long work is done away from it."""

from dataclasses import replace

from battlefield.app.desk.answers import rings_of
from battlefield.app.desk.background import Background, Latest, Task, is_same
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.pictures import Answer, Drawing, Line, Mark, Region, Role
from battlefield.app.measure.pushing.asked import Asked, Ground, Outcome
from battlefield.app.measure.pushing.choices import TITLES, Kind
from battlefield.app.measure.pushing.on_a_line import grapple, through
from battlefield.app.measure.pushing.shift import places_of, shifted
from battlefield.app.measure.pushing.straight import AT_ONCE, forced, source_place, straight
from battlefield.app.measure.pushing.words import model_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.displacement import Level, force_region
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Model

WITH_AREA: tuple[Kind, ...] = ("force", "shift")


def area_key(ground: Ground, asked: Asked) -> tuple[object, ...]:
    """Tell areas apart: two pushes with the same key may lead to the same places."""
    settings = (asked.up_to, asked.stop_short, asked.fall_when, asked.climb)
    return (ground.scene, ground.unit, asked.kind, asked.models, settings)


def area_drawing(ground: Ground, asked: Asked) -> Drawing:
    """Draw where a model may come to."""
    if asked.kind == "shift":
        levels = places_of(ground, asked).levels()
        return tuple(part for level in levels for part in _level(ground, asked, level))
    region = force_region(ground.table, asked.models[0], asked.up_to, asked.stop_short, asked.fall_when)
    return (Region(rings_of(region.outline()), "reach"),)


def _level(ground: Ground, asked: Asked, level: Level) -> Drawing:
    """Draw the places at one height, with words where it is not the height the model stands at."""
    up = level.bottom - ground.model(asked.models[0]).bottom
    role: Role = "good" if up else "reach"
    parts: list[Region | Mark] = []
    for area in level.areas:
        parts.append(Region(rings_of(area), role))
        below = max(area.points, key=lambda point: (point[1], point[0]))
        words = f"{ground.long(abs(up))} {'up' if up > 0 else 'down'}"
        parts += [Mark(below, "quiet", (words,), 0.0)] if up else []
    return tuple(parts)


_OF_KIND = {"through": through, "grapple": grapple, "force": forced, "shift": shifted}


def outcome(ground: Ground, asked: Asked) -> Outcome:
    """Work out where a push ends, and why."""
    return _OF_KIND.get(asked.kind, straight)(ground, asked)


_ENTER = QT_TR_NOOP("Ctrl+Enter pushes; on the table Enter does, and Esc takes this away")


class Preview:
    """Shows pushes of the desk's scene before they are made; nothing is asked twice."""

    def __init__(self, desk: Desk, background: Background) -> None:
        self._desk = desk
        self._areas: Latest[Drawing] = Latest(background, desk.learn)
        self._later: Latest[Outcome] = Latest(background, desk.learn)
        self._ground: Ground | None = None
        self._last: tuple[tuple[object, ...], Outcome] | None = None
        self._told: tuple[tuple[object, ...], Answer] | None = None

    def forget(self) -> None:
        """Call off what is being worked out and drop what was found."""
        self._areas.forget()
        self._later.forget()
        self._last, self._told = None, None

    def outcome(self, asked: Asked) -> Outcome:
        """Work a push out on the spot, unless it is the one asked for last."""
        key = self._key(asked)
        if self._last is None or not is_same(self._last[0], key):
            self._last = (key, outcome(self._on(), asked))
        return self._last[1]

    def refusal(self, asked: Asked | None) -> str:
        """Say why a push that is in hand may not be made, or nothing."""
        found = self._found(asked) if asked is not None else None
        return found.refusal if found is not None else ""

    def _key(self, asked: Asked) -> tuple[object, ...]:
        return (self._desk.scene, self._desk.unit, asked)

    def _on(self) -> Ground:
        scene, unit = self._desk.scene, self._desk.unit
        if self._ground is None or self._ground.scene is not scene:
            self._ground = Ground.of(scene, unit)
        elif self._ground.unit != unit:
            self._ground = replace(self._ground, unit=unit)
        return self._ground

    def _found(self, asked: Asked) -> Outcome | None:
        """Return what comes of a push, or None while that of many models is worked out."""
        if len(asked.models) <= AT_ONCE:
            return self.outcome(asked)
        ground, key = self._on(), self._key(asked)

        def work(_: Task) -> Outcome:
            return outcome(ground, asked)

        found = self._later.get(key, work)
        if found is not None:
            self._last = (key, found)
        return found

    def answer(self, asked: Asked, *, typed: bool) -> Answer:
        """Show what comes of a push; what was typed is done by Enter."""
        found, area = self._found(asked), self._area(asked)
        key = (self._key(asked), found, area, typed)
        if self._told is None or not is_same(self._told[0], key):
            self._told = (key, self._tell(asked, found, area, typed=typed))
        return self._told[1]

    def _tell(self, asked: Asked, found: Outcome | None, area: Drawing | None, *, typed: bool) -> Answer:
        told = found.answer(asked.kind, area or ()) if found is not None else self._going(asked)
        lines = told.lines if area is not None else (*told.lines, "finding all it can come to …")
        if asked.source is not None:
            told = replace(told, drawing=(*told.drawing, *_mark(self._on(), asked.source)))
        if typed and found is not None and not found.refusal:
            return replace(told, lines=(*lines, _ENTER), offers="push_now")
        return replace(told, lines=lines)

    def _going(self, asked: Asked) -> Answer:
        """Show which way many models go, until it is known how far."""
        ground = self._on()
        ways = [(model.at, _aimed(ground, asked, model)) for model in map(ground.model, asked.models)]
        arrows = tuple(Line(way, "quiet", arrow=True) for way in ways if way[0] != way[1])
        return Answer(tr(TITLES[asked.kind]), ("finding where they end …",), arrows)

    def waiting(self, asked: Asked) -> Answer:
        """Show what a model just pressed can come to, before it is dragged anywhere."""
        self._on()  # takes a while on a new table: now, not at the first step of the drag
        area = self._area(asked)
        said = "drag as far as it goes" if area is not None else "finding all it can come to …"
        mark = _mark(self._on(), asked.source) if asked.source is not None else ()
        return Answer(tr(TITLES[asked.kind]), (said,), (*(area or ()), *mark))

    def sourced(self, kind: Kind, source: str | Point) -> Answer:
        """Show the source while nobody is pushed yet."""
        name = model_name(self._desk.scene, source) if isinstance(source, str) else "a place"
        return Answer(tr(TITLES[kind]), (f"the source is {name}",), _mark(self._on(), source))

    def _area(self, asked: Asked) -> Drawing | None:
        """Return the area that a force or a shift can lead to, None while it is worked out."""
        if asked.kind not in WITH_AREA:
            return ()
        ground = self._on()

        def work(_: Task) -> Drawing:
            return area_drawing(ground, asked)

        return self._areas.get(area_key(ground, asked), work)


def _aimed(ground: Ground, asked: Asked, model: Model) -> Point:
    """Return where a push would lead if nothing were in the way."""
    if asked.source is None:
        return asked.target(model.at)
    (x, y), (sx, sy) = model.at, source_place(ground, asked.source)
    far = ((x - sx) ** 2 + (y - sy) ** 2) ** 0.5
    share = asked.length / far if far else 0.0
    share = share if asked.kind == "away" else -share
    return x + share * (x - sx), y + share * (y - sy)


def _mark(ground: Ground, source: str | Point) -> Drawing:
    return (Mark(source_place(ground, source), "measure", ("source",)),)
