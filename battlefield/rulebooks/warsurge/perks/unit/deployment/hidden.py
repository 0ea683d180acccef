"""Deployment perks of units that come from where nobody looks: Ambush and Trespasser."""

from dataclasses import replace
from functools import partial

from battlefield.geometry.displacement import Layout
from battlefield.geometry.distance import least_gap
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import direction
from battlefield.rulebooks.warsurge.attack.template_placement import DIRECTIONS, HITS
from battlefield.rulebooks.warsurge.moments import Arrived
from battlefield.rulebooks.warsurge.movement import arrival_room, deploying
from battlefield.rulebooks.warsurge.movement.arrival_ends import (
    ends_beside,
    ends_in,
    ends_where_it_lands,
    whole_table,
)
from battlefield.rulebooks.warsurge.movement.beside import packed
from battlefield.rulebooks.warsurge.movement.leaving import WAITS
from battlefield.rulebooks.warsurge.movement.movement_paths import APART, ground_for, kept_off, stood
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags
from battlefield.rulebooks.warsurge.perks.unit.deployment import seeds
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import (
    belongs_to,
    figures_with,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.words import (
    PASSES_TERRAIN,
    STAYS_IN_RESERVES,
    TO_ARRIVE,
    TO_BE_TARGETED,
    TO_DEPLOY,
    TO_ROAM,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts, Use
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import RESERVE, TABLE, State
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

_row = Rows("Deployment")

_FROM_TURN = 2


# Ambush


def _cannot_ambush(game: Game, bearer: Bearer) -> str:
    clock = game.state.clock
    if game.state.units[bearer.unit].where != RESERVE or clock.phase != "Deploy":
        return "only from reserve"
    if clock.turn < _FROM_TURN:
        return f"from turn {_FROM_TURN} on"
    return deploying.why_not_deploy(game, bearer.unit)


def _ambush(game: Game, bearer: Bearer) -> Flow[None]:
    """Place one figure, test, let it scatter, and put the others round it; without room all wait."""
    unit = bearer.unit
    first = game.state.figures_of(unit)[0]
    asked = _first_place(game, bearer, first.id)
    if not asked.suggestions(1):
        return _stay(game, bearer)
    aimed = (yield from game.places(asked))[0]
    if not (yield from mastery_test(game, unit, bearer.perk.name, there=_with(game.state, unit, aimed))):
        return
    at = yield from _scattered(game, bearer, aimed.at)
    leader = _landed(game, unit, first.model, at, aimed.bottom)
    if leader is None:
        return _stay(game, bearer)
    there = stood(first, leader)
    body, core = body_of(there.model), layout.base_of(there.model)
    whole = with_parts(game.state, unit)
    rest, limit = packed(game.state, unit, [core], leader.bottom, also=(body,), along=whole[1:])
    tight = (leader, *rest)
    if len(tight) < len(figures_with(game.state, whole)) or _arrival_problem(game, bearer, tight):
        return _stay(game, bearer)

    def problem(places: tuple[Placed, ...]) -> str:
        there = (layout.base_of(stood(game.state.figures[place.figure], place).model) for place in places)
        if any(not is_within(least_gap([base], [core]).gap, limit) for base in there):
            return f"the others stand within {limit:.2f} in of {first.id}"
        return _arrival_problem(game, bearer, (leader, *places))

    by, others = game.state.units[unit].commander, tuple(place.figure for place in rest)
    request = Places(by, f"{bearer.perk.name}: the others", others)
    ends = ends_beside(game, unit, [core], limit, (body,))
    asked = PlacesLaw(request, problem, lambda: (rest,), ends=ends)
    places = (yield from game.places(asked)) if others else ()
    yield from deploying.arrive(game, unit, (leader, *places), bearer.perk.name)
    yield from deploying.bring_along(game, unit)


def _with(state: State, unit: str, place: Placed) -> State:
    """Return how all stand with one figure of a unit in its place."""
    figure = stood(state.figures[place.figure], place)
    there = replace(state.units[unit], where=TABLE, figures=(figure.id,))
    return state.with_figures(figure).with_unit(there)


def _stay(game: Game, bearer: Bearer) -> None:
    game.say(f"{bearer.perk.name}: no room there, it stays in reserve", bearer.unit)
    unit_status.mark(game, WAITS, bearer.unit, "phase")


def _arrival_problem(game: Game, bearer: Bearer, places: tuple[Placed, ...]) -> str:
    return deploying.placing_problem(game, bearer.unit, places, None, bearer.perk.name)


def _first_place(game: Game, bearer: Bearer, figure: str) -> PlacesLaw:
    """Ask where the first figure is put, anywhere on the table."""
    unit, state = bearer.unit, game.state

    def problem(places: tuple[Placed, ...]) -> str:
        model = stood(state.figures[figure], places[0]).model
        if _landed(game, unit, model, model.at, model.bottom) is None:
            return f"{figure} cannot stand there"
        there = Standing(_with(state, unit, places[0]), bearer.perk.name)
        return _near_enemies(game, unit, model) or game.reason_against(TO_ARRIVE, unit, about=there)

    request = Places(state.units[unit].commander, f"{bearer.perk.name}: the first model", (figure,))
    bounds, one = (0.0, state.board.height), (state.figures[figure],)
    flies = game.figure(PASSES_TERRAIN, 0, unit).value > 0  # it comes down where it finds room
    ends = ends_where_it_lands(game, unit) if flies else ends_in(game, unit, [whole_table(state)])
    tries = partial(arrival_room.suggestions, game, unit, bounds, one)
    return PlacesLaw(request, problem, tries, ends=ends)


def _near_enemies(game: Game, unit: str, model: Model) -> str:
    for foe in kept_off(game, unit):
        gap = least_gap([layout.base_of(model)], layout.bases(game.state.figures_of(foe.id))).gap
        if not is_within(APART, gap):
            return f"it would stand within {APART:g} in of {foe.name}"
    return ""


def _scattered(game: Game, bearer: Bearer, at: tuple[float, float]) -> Flow[tuple[float, float]]:
    dice = int(bearer.number("dice"))
    if not dice:
        return at
    by, about = game.state.units[bearer.unit].commander, (bearer.unit,)
    if (yield from game.roll("scatter", 1, by=by, about=about))[0] in HITS:
        game.say("it comes exactly there", bearer.unit)
        return at
    way = (yield from game.roll("scatter direction", 1, DIRECTIONS, by=by, about=about))[0]
    inches = sum((yield from game.roll("scatter distance", dice, by=by, about=about, tells=sum)))
    x, y = direction((way - 1) * 360.0 / DIRECTIONS)
    game.say(f"it comes {inches} in off, at {(way - 1) * 45}°", bearer.unit)
    return grained(at[0] + inches * x), grained(at[1] + inches * y)


def _landed(game: Game, unit: str, model: Model, at: tuple[float, float], bottom: float) -> Placed | None:
    """Return where a figure comes down; one that terrain does not stop may come down on top of it."""
    tops = {piece.top for piece in game.state.terrain if piece.platform}
    flies = game.figure(PASSES_TERRAIN, 0, unit).value > 0
    ground = Layout.of(ground_for(game, unit))
    for height in (bottom, *(sorted({0.0, *tops}) if flies else ())):
        if layout.may_stand(ground, model, at, height):
            return Placed(model.id, at, height)
    return None


def _ambush_row(rank: str, dice: int, words: str) -> Perk:
    scatter = f", then scatters {words}" if dice else ""
    return _row(
        f"Ambush {rank}",
        f"Mastery Test, Scatter Arrow, {words}" if dice else "Mastery Test",
        f"From turn 2 on, instead of deploying: one model is placed anywhere, takes a Mastery Test{scatter};"
        " the others stand round it. Without room it stays in reserve; after a failed test it may deploy as"
        " usual.",
        numbers={"dice": dice, "leads in": 1},
        uses=(Use("ambush", _ambush, _cannot_ambush, beside=("Deploy",)),),
        rulings=("W-Ambush-1",),
    )


# Trespasser


_FIRST = ("Phoenix", "Seed")
"""Perks by which a unit has to have deployed before it moves in reserve."""


def _may_roam(state: State, bearer: Bearer, moment: GameBegan | Arrived) -> bool:
    if state.is_under(bearer.unit, passengers.ROAMS):
        return False
    if isinstance(moment, Arrived):
        return moment.unit == bearer.unit and without_rank(moment.how) in _FIRST
    return not any(without_rank(each.name) in _FIRST for each in state.profile_of(bearer.unit).perks)


def _roam(game: Game, bearer: Bearer, _moment: GameBegan | Arrived) -> None:
    if not game.reason_against(TO_ROAM, bearer.unit):
        unit_status.mark(game, passengers.ROAMS, bearer.unit, "game")


def _is_guarded(ask: Ask, bearer: Bearer) -> str:
    """Keep it from coming out of a reserve that enemies are in."""
    guarded = passengers.is_beset(ask.state, bearer.unit) and ask.state.is_under(
        bearer.unit, passengers.GUEST
    )
    return f"{bearer.perk.name}: enemies are in that reserve" if guarded else ""


def _is_untouchable(ask: Ask, bearer: Bearer) -> str:
    """Let only other trespassers attack it and its sergeants in an enemy's reserve."""
    mine = belongs_to(ask.state, ask.unit, bearer.unit)
    if not mine or not passengers.is_guest(ask.state, bearer.unit) or not ask.foe:
        return ""
    alike = any(ask.state.profile_of(ask.foe).has(f"Trespasser {rank}") for rank in ("I", "II"))
    return "" if alike else bearer.perk.name


def _trespasser(rank: str, says: str, *forbids: Forbids) -> Perk:
    return _row(
        f"Trespasser {rank}",
        "Specific",
        "In reserve it may use a Move or Dash to go into an enemy's reserve, or back. There it"
        " and the enemies "
        "in it may attack each other at any range; once none is left it may deploy in that enemy's zone. Who"
        " comes out of an enemy in that one's reserve may stay there. " + says,
        numbers={"leads in": 1},
        gives=flags(STAYS_IN_RESERVES),
        forbids=(Forbids(TO_DEPLOY, _is_guarded), *forbids),
        reacts=(Reacts(GameBegan, _roam, _may_roam), Reacts(Arrived, _roam, _may_roam)),
        rulings=("W-Trespasser-1",),
    )


PERKS: tuple[Perk, ...] = (
    _ambush_row("I", 2, "2D6"),
    _ambush_row("II", 1, "D6"),
    _ambush_row("III", 0, ""),
    *seeds.PERKS,
    _trespasser("I", ""),
    _trespasser(
        "II",
        "Only other trespassers can attack it there.",
        Forbids(TO_BE_TARGETED, _is_untouchable, mine=False),
    ),
)
