"""Units that come out of others: in place of a friend that fell, or out of a victim that they are in."""

from battlefield.rulebooks.warsurge.moments import Fallen, Falling
from battlefield.rulebooks.warsurge.movement import deploying, embarking
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_friends
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import last_fallen
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import (
    counted_with,
    is_wiped_out,
    is_wiped_out_with,
)
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    COMMAND_POINTS,
    MOVEMENT,
    TO_COME_OUT,
    TO_DEPLOY,
    TO_LEAVE_RESERVE,
)
from battlefield.rules.core.events import UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes
from battlefield.rules.core.moments import Afflicted
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import GONE, RESERVE, TABLE, State

_row = Rows("Deployment")

# Phoenix


_REPLACED = "replaced"


def _only_so(ask: Ask, bearer: Bearer) -> str:
    """Keep it from deploying in a zone, other than that of an enemy in whose reserve it is."""
    guest = ask.state.is_under(bearer.unit, passengers.GUEST)
    return "" if guest else f"{bearer.perk.name}: it does not deploy like that"


def _may_rise(state: State, bearer: Bearer, moment: Fallen) -> bool:
    units = state.units
    friend = are_friends(state, bearer.unit, moment.unit) and moment.unit != bearer.unit
    there = last_fallen(state, moment.unit) is not None
    waits = units[bearer.unit].where == RESERVE and passengers.waits_in_reserve(state, bearer.unit)
    free = not any(state.is_under(each, _REPLACED) for each in counted_with(state, moment.unit))
    return friend and there and waits and free and is_wiped_out(state, moment.unit)


def _rise(game: Game, bearer: Bearer, moment: Fallen) -> Flow[None]:
    """Let it take the place of a friend that fell."""
    unit, by = bearer.unit, game.state.units[bearer.unit].commander
    lost = counted_with(game.state, moment.unit)[0]
    words = f"{game.state.units[unit].name} in place of {game.state.units[lost].name}?"
    if game.reason_against(TO_LEAVE_RESERVE, unit):
        return
    if (yield from game.confirm(words, by=by)):
        unit_status.mark(game, _REPLACED, moment.unit, "game")
        yield from embarking.come_out_of(game, unit, moment.unit, bearer.perk.name)
        if game.state.units[unit].where == TABLE:
            yield from deploying.have_come(game, unit, bearer.perk.name)
            yield from deploying.bring_along(game, unit)


# Seed


_IN = "seed in"


def _may_be_sown(state: State, bearer: Bearer, moment: Afflicted) -> bool:
    units = state.units
    if moment.name != "Implant" or moment.by not in units or moment.on not in units:
        return False
    own = units[moment.by].commander == units[bearer.unit].commander
    here = units[bearer.unit].where == RESERVE and passengers.waits_in_reserve(state, bearer.unit)
    waits = here and not state.is_under(bearer.unit, _IN)
    stands = units[moment.on].where != GONE  # a decoy may be found out as it loses HP
    return own and waits and stands and _free_stacks(state, moment.on) > 0


def _free_stacks(state: State, host: str) -> int:
    sown = sum(effect.name == _IN and effect.by == host for effect in state.effects)
    return sum(effect.amount for effect in state.effects_on(host, "Implant")) - sown


def _sow(game: Game, bearer: Bearer, moment: Afflicted) -> Flow[None]:
    """Let its player declare that this unit is in the victim."""
    unit, host = bearer.unit, moment.on
    by = game.state.units[unit].commander
    words = f"{game.state.units[unit].name} in {game.state.units[host].name}?"
    if game.reason_against(TO_LEAVE_RESERVE, unit):
        return
    if not (yield from game.confirm(words, by=by)):
        return
    game.begin(_IN, unit, by=host)
    if bearer.number("awake"):
        game.begin(passengers.INSIDE, unit, by=host)
        game.emit(UnitLeft(unit, host, bearer.perk.name))


def is_in_host(state: State, unit: str) -> bool:
    """Return whether a unit is, or has fallen, in a victim of Implant that still stands."""
    return any(not is_wiped_out(state, effect.by) for effect in state.effects_on(unit, _IN))


def _is_host(state: State, bearer: Bearer, moment: Fallen) -> bool:
    return any(is_wiped_out_with(state, moment.unit, e.by) for e in state.effects_on(bearer.unit, _IN))


def _leaves_others(state: State, bearer: Bearer, moment: Falling) -> bool:
    """Return whether whoever it is in falls, and others of that one's unit and sergeants stand."""
    falls = bool(moment.figures) and not state.living(moment.unit)
    return falls and state.units[bearer.unit].where == moment.unit and bool(_others(state, moment.unit))


def _others(state: State, host: str) -> list[str]:
    return [each for each in counted_with(state, host) if each != host and state.living(each)]


def _go_over(game: Game, bearer: Bearer, moment: Falling) -> None:
    """Fight on in those that are left: nothing gets it out before all have fallen."""
    unit, host = bearer.unit, _others(game.state, moment.unit)[0]
    game.lift(unit, passengers.INSIDE)
    game.begin(passengers.INSIDE, unit, by=host)
    game.emit(UnitLeft(unit, host, bearer.perk.name))


def _emerge(game: Game, bearer: Bearer, moment: Fallen) -> Flow[None]:
    """Let it out where its host fell; one that fought inside has been put there already."""
    unit = bearer.unit
    game.lift(unit, _IN, "it has come out")
    if game.state.units[unit].where == RESERVE:
        yield from embarking.come_out_of(game, unit, moment.unit, bearer.perk.name)
    if game.state.units[unit].where == TABLE:
        yield from deploying.have_come(game, unit, bearer.perk.name)
        yield from deploying.bring_along(game, unit)


def _is_not_out(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Bring in no command points before it has come out."""
    there = is_on_battlefield(ask.state, bearer.unit)
    return None if there else becomes(0, bearer.perk.name)


def _cannot_leave(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if ask.state.is_under(bearer.unit, passengers.INSIDE) else ""


_STAYS_IN = tuple(Forbids(what, _cannot_leave) for what in (MOVEMENT, TO_COME_OUT))


def _seed(rank: str, awake: bool, says: str) -> Perk:
    return _row(
        f"Seed {rank}",
        "Specific",
        "It deploys only out of a victim of Implant, one unit for each stack: declared as Implant takes, it"
        f" is placed where the victim's last model fell.{says}",
        numbers={"awake": awake, "leads in": 1},
        gives=() if awake else (Gives(COMMAND_POINTS, _is_not_out),),
        forbids=(Forbids(TO_DEPLOY, _only_so), *(_STAYS_IN if awake else ())),
        reacts=(
            Reacts(Afflicted, _sow, _may_be_sown),
            Reacts(Falling, _go_over, _leaves_others, rank=UnitFalls.GOES_OVER),
            Reacts(Fallen, _emerge, _is_host),
        ),
        rulings=("W-Seed-1",),
    )


PERKS: tuple[Perk, ...] = (
    _row(
        "Phoenix",
        "Specific",
        "It stays in reserve until a friendly unit falls, and may then come in its place; one for each.",
        numbers={"leads in": 1},
        forbids=(Forbids(TO_DEPLOY, _only_so),),
        reacts=(Reacts(Fallen, _rise, _may_rise),),
    ),
    _seed("I", False, ""),
    _seed("II", True, " Inside, it and whoever is in there may attack each other as in a melee."),
)
