"""Where a weapon's template may lie: its range, the distance it must keep, sight, and how it scatters."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from math import cos, hypot, pi, sin
from typing import Literal

from battlefield.geometry.convex import extent
from battlefield.geometry.distance import farthest_gap
from battlefield.geometry.kernel.shapes import Circle, Point, Template, TemplateKind
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import bearing as bearing_of
from battlefield.geometry.kernel.units import direction
from battlefield.rulebooks.warsurge.attack.targets import farthest_aim, is_worth_aiming
from battlefield.rulebooks.warsurge.units.counters import answered
from battlefield.rulebooks.warsurge.units.harm import standing_with
from battlefield.rulebooks.warsurge.words import (
    LEAST_RANGE,
    TO_BE_LAID_ON,
    TO_LAY_ON,
    WITHOUT_SIGHT,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import Figure, Unit
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import BEARING, SCATTERED
from battlefield.rules.table import layout

HITS = (1, 6)  # faces of a scatter die that leave a template where it is
DIRECTIONS = 8
_WAYS = 16


@dataclass(frozen=True, slots=True)
class Way:
    """How a kind of template is laid; `problem` says what of it has to be within range.

    Its place may be `beyond` times its size beyond the range; where that is negative, it has to be nearer.
    """

    problem: str = ""
    beyond: float = 0.0
    at_base: Literal["never", "without range", "always"] = "never"  # begins at the wielder's base
    is_across: bool = False  # its length lies across the way to it
    is_beam: bool = False  # strikes one unit after the other for as long as each is hurt

    @property
    def is_free(self) -> bool:
        """Whether it may be sent elsewhere, or be left where it lies."""
        return self.at_base != "always"


WAYS: dict[TemplateKind, Way] = {
    "round": Way("it must lie wholly within {reach:g} in; its far edge is {far:.2f} in away", -0.5),
    "wall": Way("its middle must lie within {reach:g} in; that place is {gap:.2f} in away", is_across=True),
    "cone": Way(
        "an edge of it must lie within {reach:g} in; that place is {gap:.2f} in away", 1.0, "without range"
    ),
    "beam": Way(is_beam=True),
    "diffuse": Way(at_base="always"),
}


@dataclass(frozen=True, slots=True)
class Mode:
    """How a weapon's template is laid: its shape, its size (0: the weapon's range), whether it scatters."""

    shape: TemplateKind
    size: float
    scatters: bool = False
    centred: bool = False  # always on the wielder
    enemies_only: bool = False
    each: bool = True  # counts the models under it
    inside: int = 0  # dice that stand for models, against who is shut in

    @property
    def way(self) -> Way:
        """How its kind is laid."""
        return WAYS[self.shape]

    @property
    def may_split(self) -> bool:
        """Whether each of a weapon's attacks may lay one of its own, where they go where they are sent."""
        return self.each and not self.centred and self.way.is_free


@dataclass(frozen=True, slots=True)
class Laying:
    """A template about to be laid by a figure: how far it may reach, and what it must keep clear of."""

    game: Game
    unit: str
    weapon: str
    wielder: Figure
    mode: Mode
    reach: float
    least: float
    over: str = ""  # a unit that it has to lie over, if one is named
    which: str = "which passes"  # why it has to, in words
    over_any: tuple[str, ...] = ()  # figures of which it has to lie over one, if any are named

    @property
    def is_from_base(self) -> bool:
        """Whether it begins at the wielder's base (or as far off as it must keep)."""
        at_base = self.mode.way.at_base
        return at_base == "always" or (at_base == "without range" and self.reach <= 0)

    @property
    def is_centred(self) -> bool:
        """Whether its middle lies on the wielder."""
        return self.mode.centred or (self.reach <= 0 and not self.is_from_base)

    @property
    def is_turned(self) -> bool:
        """Whether its direction is chosen apart from its place."""
        return TemplateRow.of(self.mode.shape).is_turned and not self.is_from_base

    def at(self, at: Point, toward: Point | None = None) -> Template:
        """Give the template at a place, facing away from the wielder (a wall across) or to a second point."""
        x, y = self.wielder.model.at
        way = bearing_of(at[0] - x, at[1] - y) if at != (x, y) else self.wielder.model.facing
        size = self.mode.size or self.reach
        if self.is_from_base:
            ahead = direction(way)
            far = extent(layout.base_of(self.wielder.model), ahead) + self.least
            tip = grained(x + far * ahead[0]), grained(y + far * ahead[1])
            return Template(self.mode.shape, size, tip, way)
        if toward is not None and toward != at:
            way = bearing_of(toward[0] - at[0], toward[1] - at[1])
        elif self.mode.way.is_across:
            way = (way + 90.0) % 360.0
        return Template(self.mode.shape, size, (grained(at[0]), grained(at[1])), way)

    def place_problem(self, at: Point) -> str:
        """Say why the place of a template will not do whatever its direction, or nothing."""
        base = layout.base_of(self.wielder.model)
        gap, way = layout.gap_to_point(base, at), self.mode.way
        far = gap - way.beyond * self.mode.size
        if self.is_from_base:
            there = at != self.wielder.model.at
            return self.why_not_over(self.at(at)) if there else "point at where it leads"
        if not is_within(far, self.reach):
            return way.problem.format(reach=self.reach, gap=gap, far=far)
        if not self.is_turned:
            return self.problem(self.at(at))
        problems = (self.problem(self.at(at, toward)) for toward in self.ways(at))
        first = next(problems)
        return first if first and all(problems) else ""

    @property
    def within(self) -> tuple[Circle, ...]:
        """A circle that holds every place of a template; for the eye, and for those laid apart only."""
        if self.is_from_base:
            return ()
        far = self.reach + self.mode.way.beyond * self.mode.size
        return (layout.circle_about(self.wielder.model, max(0.0, far)),)

    @property
    def spans(self) -> tuple[Circle, ...]:
        """A circle that holds all that begins at the wielder's base and is pointed somewhere; for the eye."""
        if not self.is_from_base:
            return ()
        return (layout.circle_about(self.wielder.model, self.least + (self.mode.size or self.reach)),)

    def ways(self, at: Point) -> tuple[Point, ...]:
        """Return points to turn a template toward: as it lies of itself first, then all round."""
        first = self.at(at).bearing
        around = (direction(first + 360.0 * n / _WAYS) for n in range(_WAYS))
        return tuple((at[0] + 4.0 * x, at[1] + 4.0 * y) for x, y in around)

    def problem(self, template: Template) -> str:
        """Say why a template will not do where it lies, or nothing."""
        gap = -layout.margin_to(template, self.wielder.model)
        if not self.is_from_base and not is_within(gap, self.reach):
            return f"an edge of it must lie within {self.reach:g} in; it is {gap:.2f} in away"
        if not is_within(self.least, gap) and self.least > 0.0:
            return f"it must begin {self.least:g} in away or farther; it begins at {max(0.0, gap):.2f} in"
        if self.is_from_base or self._is_seen(template):
            return self.why_not_over(template) or why_not_there(self, template)
        return "the wielder sees neither it nor who is under it"

    def why_not_over(self, template: Template) -> str:
        """Say that a template does not lie over the unit that it is to answer or to catch, or nothing."""
        state = self.game.state
        if self.over_any and not any(layout.under(template, [state.figures[id_] for id_ in self.over_any])):
            return "it must lie over somebody whom it has to strike"
        foe = answered(state, self.unit) or self.over
        figures = state.living(foe) or state.figures_of(foe) if foe else ()
        if not figures or any(layout.under(template, figures)):
            return ""
        which = self.which if foe == self.over else "which it answers"
        return f"it must lie over a model of {state.units[foe].name}, {which}"

    def _is_seen(self, template: Template) -> bool:
        game, state = self.game, self.game.state
        if game.figure(WITHOUT_SIGHT, 0, self.unit, weapon=self.weapon).value:
            return True
        if layout.sees_point(state, self.wielder.id, template.at):
            return True
        found = [id_ for id_ in layout.living_under(state, template) if id_ != self.wielder.id]
        return any(map(any, layout.seen_pairs(state, [self.wielder.id], found)))


def why_not_there(laying: Laying, template: Template) -> str:
    """Say why a template may not lie there where its user has to direct it at some units, or nothing."""
    game, unit, state = laying.game, laying.unit, laying.game.state
    hidden = _why_hidden(laying, template)
    if hidden:
        return hidden
    others = [other.id for other in state.on_table()]
    asked = {"weapon": laying.weapon}
    reasons = {each: game.reason_against(TO_LAY_ON, unit, foe=each, **asked) for each in others}
    if not any(reasons.values()):
        return ""
    figures = {each: state.living(each) for each in others}
    covered = [each for each, known in figures.items() if known and any(layout.under(template, known))]
    if any(not reasons[each] for each in covered):
        return ""
    return next(filter(None, (reasons[each] for each in (*covered, *others))))


def _why_hidden(laying: Laying, template: Template) -> str:
    """Say why nobody under a template may be aimed at by one, or nothing; others may be struck along."""
    game, unit, state = laying.game, laying.unit, laying.game.state
    meant = [u for u in state.on_table() if u.id != unit and is_worth_aiming(game, unit, laying.weapon, u)]
    reasons = {
        each.id: game.reason_against(TO_BE_LAID_ON, each.id, weapon=laying.weapon, foe=unit) for each in meant
    }
    if not any(reasons.values()):
        return ""
    figures = {each.id: state.living(each.id) for each in meant}
    under = [id_ for id_, known in figures.items() if known and any(layout.under(template, known))]
    return next((reasons[id_] for id_ in under), "") if all(reasons[id_] for id_ in under) else ""


def laying_of(
    game: Game, unit: str, weapon: str, wielder: Figure, mode: Mode, *, over_any: tuple[str, ...] = ()
) -> Laying:
    """Put together what the laying of a template depends on."""
    least = float(game.figure(LEAST_RANGE, 0, unit, weapon=weapon).value)
    far = farthest_aim(game, unit, weapon)
    return Laying(game, unit, weapon, wielder, mode, far, least, over_any=over_any)


def laid(game: Game, laying: Laying, name: str) -> Flow[Template | None]:
    """Let the commander lay one template, and scatter it; None where no place is found for it."""
    mode = laying.mode
    by = game.state.units[laying.unit].commander
    if laying.is_centred and laying.least > 0.0:
        game.say(f"{name}: its template would have to begin {laying.least:g} in away or farther", laying.unit)
        return None
    if laying.is_centred:
        at = laying.wielder.model.at
    else:
        asked = _place_of(laying, by, name)
        if not asked.suggestions(1):
            game.say(f"{name}: there is no place for its template", laying.unit)
            return None
        at = yield from game.spot(asked)
    template = laying.at(at)
    if laying.is_turned:
        template = yield from _turned(game, laying, name, template)
    return (yield from scattered(game, template, by, about=(laying.unit,))) if mode.scatters else template


def has_place(laying: Laying) -> bool:
    """Return whether there is a place for a template that is about to be laid."""
    return laying.least <= 0.0 if laying.is_centred else bool(_place_of(laying, "", "").suggestions(1))


def _place_of(laying: Laying, by: str, name: str) -> SpotLaw:
    return SpotLaw(
        Spot(by, f"choose where the template of {name} lies", laying.within, laying.spans),
        laying.place_problem,
        lambda: tuple(_tries(laying)),
        lambda at: (laying.at(at),),
    )


def _turned(game: Game, laying: Laying, name: str, template: Template) -> Flow[Template]:
    """Let the commander turn a template whose place is settled."""
    at, by = template.at, game.state.units[laying.unit].commander

    def check(toward: Point) -> str:
        if toward == at:
            return "point at where it leads"
        return "" if laying.is_centred else laying.problem(laying.at(at, toward))

    def turned(toward: Point) -> tuple[Template, ...]:
        return (laying.at(at, toward),)

    what = f"choose where the template of {name} points"
    spans = (Circle(at, laying.mode.size or laying.reach),)
    asked = SpotLaw(Spot(by, what, spans=spans), check, lambda: laying.ways(at), turned)
    toward = yield from game.spot(asked)
    return laying.at(at, toward)


def farthest_edge(wielder: Figure, template: Template) -> float:
    """Return how far the farthest point of a template lies from a figure's base, in inches."""
    return farthest_gap(layout.base_of(wielder.model), template)


def _tries(laying: Laying) -> Iterator[Point]:
    """Yield points worth a try: models of enemies and of friends that the weapon is for, then all round.

    Models that it has to lie over come first.

    Where these are too near or too far, the nearest points that are not. Range is measured from the base.
    """
    state, mode, reach = laying.game.state, laying.mode, laying.reach
    side = state.units[laying.unit].commander
    base, (x, y) = layout.base_of(laying.wielder.model), laying.wielder.model.at
    inset = max(0.0, -mode.way.beyond * mode.size)

    def most(way: Point) -> float:
        return max(0.1, reach - inset + extent(base, way))

    least = laying.least + inset + layout.widest(laying.wielder.model) if laying.least else 0.0
    foes = (unit for unit in state.on_table() if unit.commander != side)
    friends = (unit for unit in state.on_table() if _is_friend_worth_it(laying, unit))
    must = (state.figures[id_] for id_ in laying.over_any)
    meant = (
        figure
        for other in chain(foes, friends)
        for figure in (state.living(other.id) or standing_with(laying.game, other.id))[:3]
    )
    for figure in chain(must, meant):
        fx, fy = figure.model.at
        far = hypot(fx - x, fy - y)
        way = ((fx - x) / far, (fy - y) / far) if far else (0.0, 0.0)
        wanted = min(max(far, least), most(way)) if far else 0.0
        yield grained(x + wanted * way[0]), grained(y + wanted * way[1])
    for share in (0.5, 0.99, 0.1):
        for n in range(8):
            way = sin(n * pi / 4), -cos(n * pi / 4)
            far = max(0.2, least + share * max(0.0, most(way) - least))
            yield grained(x + far * way[0]), grained(y + far * way[1])


def _is_friend_worth_it(laying: Laying, other: Unit) -> bool:
    friendly = other.commander == laying.game.state.units[laying.unit].commander
    return friendly and is_worth_aiming(laying.game, laying.unit, laying.weapon, other)


def scatter_way(
    game: Game, by: str, dice: int = 2, *, about: tuple[str, ...] = ()
) -> Flow[tuple[float, int] | None]:
    """Roll a scatter: its bearing and inches, or None where a 1 or a 6 leaves things where they are."""
    faces = yield from game.roll("scatter", 1, by=by, about=about)
    if faces[0] in HITS:
        return None
    way = (yield from game.roll("scatter direction", 1, DIRECTIONS, by=by, about=about))[0]
    inches = sum((yield from game.roll("scatter distance", dice, by=by, about=about, tells=sum)))
    return (way - 1) * 360.0 / DIRECTIONS, inches


def scattered(
    game: Game, template: Template, by: str, dice: int = 2, *, about: tuple[str, ...] = ()
) -> Flow[Template]:
    """Scatter a template: a 1 or a 6 leaves it, else it goes that many inches in one of eight directions."""
    rolled = yield from scatter_way(game, by, dice, about=about)
    if rolled is None:
        game.say("the template stays where it was aimed")
        return template
    bearing, inches = rolled
    x, y = direction(bearing)
    at = grained(template.at[0] + inches * x), grained(template.at[1] + inches * y)
    words = f"the template scatters {inches} in at {bearing:g}°"
    game.say(words, "", BEARING(int(bearing)), SCATTERED(inches))
    return replace(template, at=at)
