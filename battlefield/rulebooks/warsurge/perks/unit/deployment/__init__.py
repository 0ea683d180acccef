"""Deployment perks: other places to arrive at, other times, and other ways."""

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack_moments import Redirected, SingledOut, Targeted, WeaponUsed
from battlefield.rulebooks.warsurge.moments import Engaged, Moving
from battlefield.rulebooks.warsurge.movement import deploying, moving
from battlefield.rulebooks.warsurge.movement.arrival_ends import ends_in
from battlefield.rulebooks.warsurge.movement.arrival_room import suggestions
from battlefield.rulebooks.warsurge.movement.movement_paths import stood
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.perks.kit.ranks import DeploymentEnds
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    has_keen_eye,
    is_surrounded,
    needs_stat,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import adds, flags
from battlefield.rulebooks.warsurge.perks.unit.deployment import hidden
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE,
    COHERENCY_REACH,
    DEPLOYS_OUTSIDE,
    GATE_TO_RESERVE,
    IGNORES_DIFFICULT,
    ITS_SIDE,
    OFF_ENEMY_ZONES,
    PASSES_FOR_FRIEND,
    TO_ARRIVE,
    TO_BE_TARGETED,
    TO_BE_TARGETED_BY_PERKS,
    TO_CLAIM_OBJECTIVES,
    TO_ENGAGE,
    TRANSPORT,
    VERTICAL_COHERENCY_REACH,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanClosing
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import RESERVE, TABLE, State, Until
from battlefield.rules.muster import deployment_zones
from battlefield.rules.table import layout

_row = Rows("Deployment")

DEPLOYED = "Deploy"
_SCOUTS = "scouts"


def ends_deployment(moment: SpanClosing) -> bool:
    """Return whether all have deployed for this turn."""
    return moment.span == "phase" and moment.phase == DEPLOYED


# Espionage


_TURNS = 2


def _may_spy(state: State, bearer: Bearer, moment: SpanClosing) -> bool:
    waits = state.units[bearer.unit].where == RESERVE and not state.is_under(bearer.unit, _SPENT)
    return waits and ends_deployment(moment)


_SPENT = "has spied"


def _spy(game: Game, bearer: Bearer, _moment: SpanClosing) -> Flow[None]:
    """Let it be placed in an enemy's deployment zone, where it passes for a friend."""
    unit, name = bearer.unit, bearer.perk.name
    by = game.state.units[unit].commander
    if not deploying.may_deploy(game, unit) or not (yield from game.confirm(f"{name} with {unit}?", by=by)):
        return
    enemies = {side: side for side in game.state.enemies_of(by)}
    side = yield from game.choose_one(f"zone that {unit} comes into", enemies, by=by)
    rows = deploying.zone(game.state, side)

    def problem(places: tuple[Placed, ...]) -> str:
        return deploying.placing_problem(game, unit, places, rows, name, side)

    figures, across = game.state.units[unit].figures, deployment_zones.columns(game.state, side)
    request = Places(by, name, figures)
    ends = ends_in(game, unit, deployment_zones.areas(game.state, side, rows))
    asked = PlacesLaw(request, problem, lambda: suggestions(game, unit, rows, (), across), ends=ends)
    if not asked.suggestions(1):
        game.say(f"{name}: there is no room for {unit} in the zone of {side}", unit)
        return
    yield from deploying.arrive(game, unit, (yield from game.places(asked)), name)
    yield from deploying.bring_along(game, unit)
    unit_status.mark(game, _SPENT, unit, "game")
    until = Until("turn", game.state.clock.turn + _TURNS - 1)
    yield from game.lay(name, unit, ITS_SIDE(side), by=unit, until=until)


def _passes_for_friend(ask: Ask, bearer: Bearer) -> str:
    effect = bearer.effect
    fooled = effect is not None and ask.state.units[ask.foe].commander == effect.get(ITS_SIDE)
    return bearer.perk.name if fooled and not has_keen_eye(ask.state, ask.foe, ask.weapon) else ""


def _is_friendly(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _passes_for_friend(ask, bearer) else None


def _is_no_foe(ask: Ask, bearer: Bearer) -> str:
    """Let nobody who takes it for a friend begin a melee with it."""
    effect = bearer.effect
    if effect is None or not belongs_to(ask.state, ask.foe, bearer.unit) or has_keen_eye(ask.state, ask.unit):
        return ""
    fooled = ask.state.units[ask.unit].commander == effect.get(ITS_SIDE)
    return bearer.perk.name if fooled else ""


def _unsettles(ask: Ask, bearer: Bearer) -> Modifier | None:
    near = are_enemies(ask.state, bearer.unit, ask.unit) and is_surrounded(
        ask.state, ask.unit, bearer.unit, float(bearer.number("radius"))
    )
    return plus(-1, bearer.perk.name) if near else None


def _keeps_from_claiming(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if _unsettles(ask, bearer) is not None else ""


_Unmasks = WeaponUsed | Targeted | Redirected | SingledOut | Engaged


def _is_unmasked(state: State, bearer: Bearer, moment: _Unmasks) -> bool:
    if isinstance(moment, Engaged):
        return any(belongs_to(state, each, bearer.unit) for each in (moment.unit, moment.foe))
    if isinstance(moment, Targeted | Redirected | SingledOut):
        struck = belongs_to(state, moment.target, bearer.unit)
        seen = struck and has_keen_eye(state, moment.attacker, moment.weapon)
        return seen and are_enemies(state, moment.attacker, bearer.unit)
    return belongs_to(state, moment.attacker, bearer.unit)


def _unmask(game: Game, bearer: Bearer, _moment: _Unmasks) -> None:
    game.lift(bearer.unit, bearer.perk.name, "it is found out")


ESPIONAGE = _row(
    "Espionage",
    'Specific, Radius (6"), Limited Use (1)',
    "Once all have deployed it may come into an enemy's deployment zone. For two turns that player takes it"
    ' for a friend, who is neither targeted nor fought in a melee, and enemies within {radius}" have -1 to'
    " attack dice and claim no objectives. That ends when it attacks, begins a melee or is attacked with Keen"
    " Eye.",
    numbers={"radius": 6, "leads in": 1},
    gives=(
        Gives(ATTACK_DICE, _unsettles, "under", mine=False),
        Gives(PASSES_FOR_FRIEND, _is_friendly, "under"),
    ),
    forbids=(
        Forbids(TO_BE_TARGETED, _passes_for_friend, "under"),
        Forbids(TO_BE_TARGETED_BY_PERKS, _passes_for_friend, "under"),
        Forbids(TO_ENGAGE, _is_no_foe, "under", mine=False),
        Forbids(TO_CLAIM_OBJECTIVES, _keeps_from_claiming, "under", mine=False),
    ),
    reacts=(
        Reacts(SpanClosing, _spy, _may_spy),
        Reacts(WeaponUsed, _unmask, _is_unmasked, "under"),
        Reacts(Targeted, _unmask, _is_unmasked, "under"),
        Reacts(Redirected, _unmask, _is_unmasked, "under"),
        Reacts(SingledOut, _unmask, _is_unmasked, "under"),
        Reacts(Engaged, _unmask, _is_unmasked, "under"),
    ),
    rulings=("W-Espionage-1",),
)


# Recon


def _may_scout(state: State, bearer: Bearer, moment: SpanClosing) -> bool:
    here = state.units[bearer.unit].where == TABLE and state.clock.turn == 1
    return here and ends_deployment(moment)


def _scout(game: Game, bearer: Bearer, _moment: SpanClosing) -> Flow[None]:
    """Let it relocate after deployment, without movement and without a melee."""
    unit, state = bearer.unit, game.state
    barred = game.reason_against(TO_ARRIVE, unit, about=Standing(state, bearer.perk.name))
    if barred:
        game.say(f"no {bearer.perk.name}: {barred}", unit)
        return
    begun = Moving(unit, bearer.perk.name, float(bearer.number("radius")))
    foes = [foe.id for foe in state.on_table() if are_enemies(state, unit, foe.id)]

    def check(places: tuple[Placed, ...]) -> str:
        there = state.with_figures(*(stood(state.figures[place.figure], place) for place in places))
        touched = any(is_within(layout.between(there, unit, foe).gap, 0.0) for foe in foes)
        if touched:
            return "it cannot begin a melee"
        return game.reason_against(TO_ARRIVE, unit, about=Standing(there, bearer.perk.name))

    begun.checks.append(check)
    unit_status.mark(game, _SCOUTS, unit)
    yield from moving.placed(game, begun, forced=True)
    game.lift(unit, _SCOUTS)


def _makes_no_movement(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let ground that slows movement not slow it and its sergeants while it relocates."""
    scouts = unit_status.is_marked(ask.state, _SCOUTS, bearer.unit)
    return plus(1, bearer.perk.name) if scouts and belongs_to(ask.state, ask.unit, bearer.unit) else None


# elsewhere


def _invade(rank: str, inches: int) -> Perk:
    off = f' and not within {inches}" of one' if inches else ""
    return _row(
        f"Invade {rank}",
        "Specific",
        f"It may deploy outside its deployment zone, not inside an enemy's{off}.",
        numbers={"inches": inches, "leads in": 1},
        gives=(*flags(DEPLOYS_OUTSIDE), *((adds(OFF_ENEMY_ZONES, "inches"),) if inches else ())),
    )


PERKS: tuple[Perk, ...] = (
    _row(
        "Coherency +",
        "Passive",
        'Its coherency is 4" across and 12" up and down.',
        numbers={"across": 2, "up": 6},
        gives=(adds(COHERENCY_REACH, "across"), adds(VERTICAL_COHERENCY_REACH, "up")),
    ),
    ESPIONAGE,
    _invade("I", 12),
    _invade("II", 6),
    _invade("III", 0),
    *_row.ranks(
        "Recon",
        "Specific",
        'Deployed on the first turn, it may relocate up to {radius}" once all have deployed. That is no'
        " movement and begins no melee.",
        {"radius": (6, 12)},
        gives=(Gives(IGNORES_DIFFICULT, _makes_no_movement, mine=False),),
        reacts=(Reacts(SpanClosing, _scout, _may_scout, rank=DeploymentEnds.SCOUTS),),
        rulings=("W-Recon-1",),
    ),
    _row(
        "Rift Gate",
        "Specific",
        "Its passengers may go into reserve, and units in reserve may deploy inside it, wherever it is.",
        gives=flags(GATE_TO_RESERVE),
        needs=(needs_stat(TRANSPORT, 1),),
        rulings=("W-RiftGate-1",),
    ),
    *hidden.PERKS,
)
