"""Templates of weapons: laid where the rules allow, scattered where they do, and struck unit by unit."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin
from typing import Any

from battlefield.geometry.extent import extent
from battlefield.geometry.shapes import Point, Template, TemplateKind
from battlefield.geometry.tolerance import is_within
from battlefield.geometry.units import bearing as bearing_of
from battlefield.geometry.units import direction
from battlefield.rulebooks.warsurge.attack import Attack, covered
from battlefield.rulebooks.warsurge.stats import stat
from battlefield.rulebooks.warsurge.targets import wielders_of
from battlefield.rules import layout
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow, Perk
from battlefield.rules.requests import Spot
from battlefield.rules.state import Figure
from battlefield.rules.values import grained

Strike = Callable[[Game, Attack], Flow[Attack]]
HITS = (1, 6)  # faces of a scatter die that leave a template where it is
DIRECTIONS = 8


@dataclass(frozen=True, slots=True)
class Mode:
    """How a weapon's template is laid: its shape and size (0: the weapon's range), and whether it scatters.

    `struck` tells whom it hits: all, or enemies only.
    """

    shape: TemplateKind
    size: float
    scatters: bool = False
    centred: bool = False  # always on the wielder
    enemies_only: bool = False


def mode_of(game: Game, weapon: str) -> Mode | None:
    """Give how a weapon's template is laid, or None where it has none."""
    for held in game.state.profiles[weapon].perks:
        perk = game.book.get(held.name)
        if perk is not None and "shape" in perk.numbers:
            return _mode(perk)
    return None


def _mode(perk: Perk) -> Mode:
    numbers: Mapping[str, Any] = perk.numbers
    return Mode(
        numbers["shape"],
        float(numbers.get("size", 0)),
        bool(numbers.get("scatters", False)),
        bool(numbers.get("centred", False)),
        bool(numbers.get("enemies", False)),
    )


def is_template(game: Game, unit: str, weapon: str) -> bool:
    """Tell whether a weapon lays a template, and the unit has a figure to lay it from."""
    return mode_of(game, weapon) is not None and bool(wielders_of(game, unit, weapon))


def place_and_strike(game: Game, unit: str, weapon: str, strike: Strike) -> Flow[list[Attack]]:
    """Lay a template for each wielder, then resolve each unit under them, nearest first."""
    mode = mode_of(game, weapon)
    assert mode is not None
    laid: list[Template] = []
    wielders = wielders_of(game, unit, weapon)
    far_edge = 0.0
    for wielder in wielders:
        template = yield from _laid(game, unit, weapon, game.state.figures[wielder], mode)
        laid.append(template)
        far_edge = max(far_edge, farthest_edge(game.state.figures[wielder], template))
    struck = []
    for target, under in models_under(game, unit, laid, mode):
        if not game.state.living(target):
            continue
        attack = _attack(game, unit, weapon, target, wielders, under)
        attack.far_edge = far_edge
        attack = yield from strike(game, attack)
        struck.append(attack)
        if mode.shape == "beam" and not attack.lost:
            break  # a beam ends at the first unit it does not hurt
    return struck


def _attack(game: Game, unit: str, weapon: str, target: str, wielders: tuple[str, ...], under: int) -> Attack:
    gap = layout.between(game.state, unit, target).gap
    reach = float(stat(game, "range", unit, weapon=weapon, foe=target).value)
    attack = Attack(unit, weapon, target, wielders, gap, under=under, reach=reach)
    rows = layout.seen_pairs(game.state, wielders, [f.id for f in game.state.living(target)])
    attack.seen = any(any(row) for row in rows)
    attack.cover = not attack.seen or covered(game, unit, wielders, target)
    return attack


def farthest_edge(wielder: Figure, template: Template) -> float:
    """Give how far the farthest point of a template lies from a figure's base, in inches."""
    base, size = layout.base_of(wielder.model), template.size
    if template.kind == "round":
        return layout.gap_to_point(base, template.at) + size / 2.0
    if template.kind != "wall":
        return layout.gap_to_point(base, template.at) + size
    (x, y), (dx, dy) = template.at, direction(template.bearing)
    ends = ((x + side * size / 2.0 * dx, y + side * size / 2.0 * dy) for side in (-1, 1))
    return max(layout.gap_to_point(base, end) for end in ends)


def models_under(game: Game, unit: str, laid: list[Template], mode: Mode) -> list[tuple[str, int]]:
    """Count for each unit its living models under templates, each once for each template; nearest first."""
    state = game.state
    side = state.units[unit].commander
    found = []
    for other in state.on_table():
        if mode.enemies_only and other.commander == side:
            continue
        figures = state.living(other.id)
        under = sum(sum(layout.under(template, figures)) for template in laid)
        if under and (other.id != unit or not mode.centred):
            found.append((layout.between(state, unit, other.id).gap, other.id, under))
    return [(id_, under) for _, id_, under in sorted(found, key=lambda each: (round(each[0], 6), each[1]))]


def _laid(game: Game, unit: str, weapon: str, wielder: Figure, mode: Mode) -> Flow[Template]:
    """Let the commander lay one template, and scatter it."""
    reach = float(stat(game, "range", unit, weapon=weapon).value)
    name = game.state.profiles[weapon].name
    if mode.centred or (reach == 0 and mode.shape in ("round", "wall")):
        return Template(mode.shape, mode.size, wielder.model.at)
    by = game.state.units[unit].commander
    fits = _fits(wielder, mode, reach)
    asked = Spot(by, f"template of {name}", fits, lambda: tuple(_tries(game, unit, wielder, mode, reach)))
    at = yield from game.spot(asked)
    template = _template(wielder, mode, reach, at)
    if not mode.scatters:
        return template
    return (yield from scattered(game, template, by))


def _template(wielder: Figure, mode: Mode, reach: float, at: Point) -> Template:
    """Lay a template by the point that was pointed at: its place, or the way it faces from the wielder."""
    x, y = wielder.model.at
    way = bearing_of(at[0] - x, at[1] - y) if at != (x, y) else wielder.model.facing
    if mode.shape in ("round", "wall"):
        return Template(mode.shape, mode.size, (grained(at[0]), grained(at[1])), (way + 90.0) % 360.0)
    ahead = direction(way)
    far = extent(layout.base_of(wielder.model), ahead)
    tip = grained(x + far * ahead[0]), grained(y + far * ahead[1])
    if mode.shape == "cone" and reach > 0:
        tip = grained(at[0]), grained(at[1])
    return Template(mode.shape, mode.size or reach, tip, way)


def _fits(wielder: Figure, mode: Mode, reach: float) -> Callable[[Point], str]:
    """Give the check of a template's place against the weapon's range."""
    base = layout.base_of(wielder.model)

    def check(at: Point) -> str:
        gap = layout.gap_to_point(base, at)
        far = gap + mode.size / 2.0
        if mode.shape == "round" and not is_within(far, reach):
            return f"it must lie wholly within {reach:g} in; its far edge is {far:.2f} in away"
        if mode.shape in ("wall", "cone") and reach > 0 and not is_within(gap, reach):
            return f"it must begin within {reach:g} in; that place is {gap:.2f} in away"
        return "" if at != wielder.model.at or mode.shape in ("round", "wall") else "point at where it leads"

    return check


def _tries(game: Game, unit: str, wielder: Figure, mode: Mode, reach: float) -> Iterator[Point]:
    """Give points worth a try: enemies' models, and the nearest lawful points on the way to them."""
    state = game.state
    side = state.units[unit].commander
    x, y = wielder.model.at
    for foe in state.on_table():
        for figure in state.living(foe.id)[:3]:
            if foe.commander != side:
                fx, fy = figure.model.at
                far = hypot(fx - x, fy - y)
                most = max(0.1, reach - mode.size / 2.0 if mode.shape == "round" else reach)
                share = min(1.0, most / far) if far else 1.0
                yield grained(x + share * (fx - x)), grained(y + share * (fy - y))
    for n in range(8):
        far = max(0.2, 0.5 * reach)
        yield grained(x + far * sin(n * pi / 4)), grained(y - far * cos(n * pi / 4))


def scattered(game: Game, template: Template, by: str, dice: int = 2) -> Flow[Template]:
    """Scatter a template: a 1 or a 6 leaves it, else it goes that many inches in one of eight directions."""
    faces = yield from game.throw("scatter", 1, by=by)
    if faces[0] in HITS:
        game.say("the template stays where it was aimed")
        return template
    way = (yield from game.throw("scatter direction", 1, DIRECTIONS, by=by))[0]
    inches = sum((yield from game.throw("scatter distance", dice, by=by)))
    x, y = direction((way - 1) * 360.0 / DIRECTIONS)
    at = grained(template.at[0] + inches * x), grained(template.at[1] + inches * y)
    game.say(f"the template scatters {inches} in at {(way - 1) * 45}°")
    return replace(template, at=at)
