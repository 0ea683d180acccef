"""Burrow: units below ground, the markers where one goes down or comes up, and shots from level to level."""

from collections.abc import Iterator
from math import cos, pi, sin

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack_moments import Targeted
from battlefield.rulebooks.warsurge.moments import Fallen, Left, Moved, Moving
from battlefield.rulebooks.warsurge.occasions import Laden
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoved, UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.reaching import used
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_in_melee, of_the_bearer, under_flags
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave, mark_of
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import (
    figures_with,
    is_part,
    is_touching,
    living_with,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.playstyle import USE_PERKS, is_time_for
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE_AGAINST,
    HOLDING_OBJECTIVES,
    IGNORES_DANGEROUS,
    IGNORES_DIFFICULT,
    IGNORES_TRAPS,
    JUMPS,
    MOVEMENT,
    PASSES_TERRAIN,
    PASSES_UNITS,
    TO_EMBARK,
    TRAPS_AT_ENDS_ONLY,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import GONE, TABLE, State
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout
from battlefield.rules.table.underground import BELOW, are_apart, is_below

_row = Rows("Ability")

MARKER = "Underground Marker"
_RADIUS = 0.5  # inches, of a marker
_NEAR = 6.0
_SPOKES = 12
_ALOFT = ("Airborne", "Jumper")
_USED = "used an underground marker"

# going down and coming up


def _why_not_cross(state: State, unit: str) -> str:
    """Say why a unit cannot change its level where it stands, or nothing."""
    if state.units[unit].where != TABLE or not state.living(unit):
        return "only on the table"
    if is_part(state, unit):
        return "it stays with its unit"
    for figure in figures_with(state, with_parts(state, unit)):
        model = figure.model
        if not is_below(state, unit):
            if not is_within(abs(model.bottom), 0.0):
                return f"{figure.id} stands on something"
        elif not layout.may_stand(layout.layout_without(state, [figure.id]), model, model.at, model.bottom):
            return f"{figure.id} could not stand up there"
    return ""


def _cross(game: Game, unit: str) -> Flow[None]:
    """Let a unit change its level; melees with those that it leaves end."""
    if is_below(game.state, unit):
        game.lift(unit, BELOW, "it comes up")
    elif not (yield from game.lay(BELOW, unit, by=unit)):
        return
    for each in with_parts(game.state, unit):
        for foe in unit_status.foes_in_melee(game.state, each):
            if are_apart(game.state, each, foe):
                unit_status.unlock(game, each, foe)


def _cannot(game: Game, bearer: Bearer) -> str:
    if not is_time_for(game.state, "Deploy", "Move", "Dash"):
        return "only beside deploying, moving or dashing"
    return _why_not_cross(game.state, bearer.unit)


def _burrow(game: Game, bearer: Bearer) -> Flow[None]:
    tested = unit_status.is_engaged(game.state, bearer.unit)
    yield from used(game, bearer, bearer.unit, _dig, test=tested)


def _dig(game: Game, bearer: Bearer, unit: str) -> Flow[None]:
    """Change the level, and leave a marker above ground, in sight from there."""
    if is_below(game.state, bearer.unit):
        yield from _cross(game, unit)
        yield from _mark(game, bearer.unit, sight=True)
    else:
        yield from _mark(game, bearer.unit, sight=True)
        yield from _cross(game, unit)


# markers


def _mark(game: Game, unit: str, *, sight: bool) -> Flow[None]:
    """Let a unit's side lay a marker near it."""
    state = game.state
    board = state.board

    def check(at: Point) -> str:
        gap = min(layout.gap_to_point(layout.base_of(f.model), at) for f in state.figures_of(unit))
        if not (0.0 <= at[0] <= board.width and 0.0 <= at[1] <= board.height):
            return "that is off the table"
        if not is_within(gap, _NEAR):
            return f"it has to lie within {_NEAR:g} in; that is {gap:.2f} in away"
        seen = not sight or any(layout.sees_point(state, f.id, at) for f in state.figures_of(unit))
        return "" if seen else "nobody of the unit sees that place"

    by = state.units[unit].commander
    within = tuple(layout.circle_about(figure.model, _NEAR) for figure in state.figures_of(unit))
    request = Spot(by, f"place of an {MARKER}", within)
    asked = SpotLaw(request, check, lambda: tuple(_around(state, unit)))
    if not asked.suggestions(1):
        game.say(f"there is no place for an {MARKER}", unit)
        return
    at = yield from game.spot(asked)
    leave(game, MARKER, unit, "", (grained(at[0]), grained(at[1])))


def _around(state: State, unit: str) -> Iterator[Point]:
    for figure in state.figures_of(unit):
        x, y = figure.model.at
        for far in (2.0, 4.0, 0.0):
            for n in range(_SPOKES if far else 1):
                angle = 2.0 * pi * n / _SPOKES
                yield grained(x + far * cos(angle)), grained(y + far * sin(angle))


def _reaches(state: State, bearer: Bearer, moment: Moved) -> bool:
    """Return whether a unit that is in no melee ends a movement in contact with the marker."""
    unit, mark = moment.unit, mark_of(state, bearer)
    if mark is None or moment.forced or state.units[unit].where != TABLE:
        return False
    if unit_status.is_engaged(state, unit) or state.is_under(unit, _USED) or _why_not_cross(state, unit):
        return False
    gaps = (layout.gap_to_point(layout.base_of(f.model), mark.at) for f in living_with(state, unit))
    return any(is_within(gap, _RADIUS) for gap in gaps)


def _pass_through(game: Game, _bearer: Bearer, moment: Moved) -> Flow[None]:
    """Ask a unit that has reached a marker whether it goes through, unless it has just come into a melee."""
    unit = moment.unit
    foes = [foe.id for foe in game.state.on_table() if are_enemies(game.state, unit, foe.id)]
    if any(is_touching(game, unit, foe) for foe in foes):
        return
    name, by = game.state.units[unit].name, game.state.units[unit].commander
    way = "come up" if is_below(game.state, unit) else "go down"
    if (yield from game.confirm(f"{name}: {way} by the {MARKER}", by=by)):
        unit_status.mark(game, _USED, unit)
        yield from _cross(game, unit)


# being below


def _is_along(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether it moves, or a part of it does."""
    return state.whole_of(moment.unit) == bearer.unit


def _drag(game: Game, _bearer: Bearer, moment: Moving) -> None:
    """Count all ground as difficult, which nothing that flies or jumps helps against."""
    found = game.figure(IGNORES_DIFFICULT, 0, moment.unit)
    if not any(modifier.source not in _ALOFT for modifier in found.applied):
        moment.allowance /= 2


def _surface(game: Game, bearer: Bearer, _moment: Left | Fallen) -> None:
    """Take a unit that is off the table from its level; sergeants that are left of one stay there."""
    unit = bearer.unit
    game.lift(unit, BELOW, "it is off the table")
    heir = next(iter(game.state.parts_of(unit)), "") if game.state.units[unit].where == GONE else ""
    if heir:
        game.begin(BELOW, heir, by=heir)


def _flies(state: State, unit: str) -> bool:
    return any(state.profile_of(unit).has(name) for name in _ALOFT)


def _grounds(flag: Stat) -> Gives:
    """Let what it flies or jumps by do nothing here."""
    return Gives(flag, lambda ask, _: times(0, BELOW) if _flies(ask.state, ask.unit) else None, "under")


def _no_harder(ask: Ask, _bearer: Bearer) -> Modifier | None:
    airborne = ask.state.profile_of(ask.unit).has(_ALOFT[0])
    return plus(1, BELOW) if airborne and is_in_melee(ask) else None


def _not_from_here(ask: Ask, bearer: Bearer) -> str:
    """Let nobody in or out of a transport from level to level."""
    units = ask.state.units
    pair = ask.foe in units and bearer.unit in (ask.unit, ask.foe) and are_apart(ask.state, ask.unit, ask.foe)
    return BELOW if pair else ""


def _no_hold(ask: Ask, _bearer: Bearer) -> str:
    """Let it hold nothing but what it carries."""
    return "" if ask.told(Laden) else BELOW


def _stays_in(ask: Ask, bearer: Bearer) -> str:
    return BELOW if ask.unit in ask.state.units and ask.state.units[ask.unit].where == bearer.unit else ""


def _crosses(state: State, bearer: Bearer, moment: Targeted) -> bool:
    """Return whether an attack goes from one level to the other."""
    if (
        moment.attack is None
        or moment.attack.secondary
        or bearer.unit not in (moment.attacker, moment.target)
    ):
        return False
    return are_apart(state, moment.attacker, moment.target) and state.units[moment.target].where == TABLE


def _shot_through(game: Game, _bearer: Bearer, moment: Targeted) -> Flow[None]:
    yield from _mark(game, moment.target, sight=False)


PERKS: tuple[Perk, ...] = (
    ability(
        "Burrow",
        "Activate, Mastery Test, Specific",
        "Once a turn, beside deploying, moving or dashing, it goes below ground or comes up, in a melee"
        f' after a Mastery Test, and lays a marker within {_NEAR:g}" and in sight. Below, terrain and units'
        " above do not matter to it, all ground is difficult, and only weapons that need no sight go from"
        " level to level. A unit in no melee that touches a marker may go down or up there, once a turn.",
        uses=(Use("burrow", _burrow, _cannot, beside=(USE_PERKS, "Deploy")),),
        rulings=("W-Burrow-1", "W-Burrow-2", "W-Burrow-3", "W-Burrow-4"),
    ),
    _row.effect(
        BELOW,
        "It is below ground, where all ground is difficult; it holds no objectives, but keeps what it"
        " carries.",
        gives=(
            *under_flags(IGNORES_DANGEROUS),
            *map(_grounds, (PASSES_TERRAIN, PASSES_UNITS, JUMPS, IGNORES_TRAPS, TRAPS_AT_ENDS_ONLY)),
            Gives(ATTACK_DICE_AGAINST, _no_harder, "under"),
        ),
        forbids=(
            Forbids(HOLDING_OBJECTIVES, _no_hold, "under"),
            Forbids(TO_EMBARK, _not_from_here, "under", mine=False),
            Forbids(MOVEMENT, _stays_in, "under", mine=False),
        ),
        reacts=(
            Reacts(Moving, _drag, _is_along, "under", UnitMoves.DRAGS),
            Reacts(Targeted, _shot_through, _crosses, "under"),
            Reacts(Left, _surface, of_the_bearer, "under"),
            Reacts(Fallen, _surface, of_the_bearer, "under"),
        ),
    ),
    _row.effect(
        MARKER,
        "A unit that touches it may go below ground, or come up.",
        reacts=(Reacts(Moved, _pass_through, _reaches, "under", UnitMoved.TUNNELS),),
    ),
)
