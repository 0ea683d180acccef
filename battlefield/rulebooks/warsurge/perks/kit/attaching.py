"""Leader, Bodyguard and Sergeant: who joins a unit, and in what order those merged into one suffer."""

from collections.abc import Iterator

from battlefield.rulebooks.warsurge.moments import Arrived, Moved, PerkUsed
from battlefield.rulebooks.warsurge.movement.movement_paths import coherency_of
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, are_friends
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags
from battlefield.rulebooks.warsurge.units.merged_units import (
    ATTACHED,
    company,
    counted_with,
    in_turn_to_suffer,
    is_beside,
    is_part,
    joined,
)
from battlefield.rulebooks.warsurge.words import IS_COMMANDER, IS_LED, TO_BE_JOINED, TO_JOIN, TURN_TO_SUFFER
from battlefield.rules.core.events import ControlChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import GONE, TABLE, Profile, State

_row = Rows("Leadership")

COMMANDER = flags(IS_COMMANDER)
FIRST, AFTER_OTHERS, LAST = -1, 1, 2
_COMMANDING = ("Leader", "Sergeant", "War Master")
JOINING = ("Bodyguard", "Leader")
"""Perks by which units join others."""


def needs_command(unit: Profile, _weapon: Profile | None) -> str:
    """Ask for a commander."""
    names = f"{', '.join(_COMMANDING[:-1])} or {_COMMANDING[-1]}"
    return "" if any(unit.has(name) for name in _COMMANDING) else f"the unit needs {names}"


# joining and leaving


def _may_change(state: State, bearer: Bearer, moment: Moved | Arrived) -> bool:
    """Return whether a movement of the bearer or of a friend may bring them together, or part them."""
    units, unit = state.units, bearer.unit
    friends = units[moment.unit].commander == units[unit].commander
    return units[unit].where == TABLE and friends and bool(state.living(unit))


def _join_or_leave(game: Game, bearer: Bearer, moment: Moved | Arrived) -> Flow[None]:
    """Part the bearer from a unit that it no longer stands beside, and let it join one that it does.

    To be pushed is no movement, by which it could join anybody.
    """
    unit, host = bearer.unit, joined(game.state, bearer.unit)
    if host and game.state.units[host].where != GONE:
        away = game.state.units[host].where != TABLE
        moved = away or {moment.unit, game.state.whole_of(moment.unit)} & {unit, host}
        if not moved or (not away and _is_beside(game, unit, host)):
            return
        yield from leave(game, unit)
    if isinstance(moment, Moved) and moment.forced:
        return
    found = {id_: game.state.units[id_].name for id_ in _to_join(game, unit, moment.unit)}
    what = f"unit that {game.state.units[unit].name} joins"
    chosen = yield from game.choose(what, found, by=game.state.units[unit].commander, least=0)
    if chosen:
        yield from join(game, unit, chosen[0])


def _is_beside(game: Game, unit: str, host: str) -> bool:
    """Return whether a unit stands in coherency with another one, or with a part of it."""
    limits = coherency_of(game, unit)
    return any(is_beside(game.state, unit, each, limits) for each in (host, *game.state.parts_of(host)))


def _to_join(game: Game, unit: str, mover: str) -> Iterator[str]:
    """Give the friends that a unit may join: all beside it where it moved itself, else the one that moved."""
    state, ours = game.state, company(game.state, unit)
    movers = (u.id for u in state.on_table()) if mover == unit else (state.whole_of(mover),)
    for other in movers:
        friend = are_friends(state, unit, other)
        if friend and other not in ours and not is_part(state, other) and _is_beside(game, unit, other):
            barred = game.reason_against(TO_JOIN, unit, foe=other)
            if not barred and not game.reason_against(TO_BE_JOINED, other, foe=unit):
                yield other


def join(game: Game, unit: str, host: str) -> Flow[None]:
    """Let a unit join another one: from now on they are merged, and fight in the same melees."""
    game.lift(unit, ATTACHED)
    game.begin(ATTACHED, unit, by=host)
    yield from renew_melees(game, unit)


def leave(game: Game, unit: str) -> Flow[None]:
    """Part a unit from the one that it joined; a melee that it does not touch goes on without it."""
    host = joined(game.state, unit)
    game.lift(unit, ATTACHED, "they are apart")
    for each in filter(None, (unit, host)):
        yield from renew_melees(game, each, may_begin=False)


def command(game: Game, unit: str, side: str, why: str) -> None:
    """Let a side command a unit and its parts (its own where none is named); whoever it joined, it leaves."""
    state = game.state
    for effect in state.effects:
        if effect.name == ATTACHED and unit in (effect.on, effect.by):
            game.emit(EffectEnded(effect.id, why))
    for each in counted_with(state, unit):
        to = "" if side == state.units[each].side else side
        if not to or state.units[each].where != GONE:
            game.emit(ControlChanged(each, to, why))


# what is done to those merged into one


def _is_done_to_all(state: State, bearer: Bearer, moment: PerkUsed) -> bool:
    merged = are_enemies(state, moment.unit, moment.target) and not moment.taker
    return merged and bearer.unit in company(state, moment.target)


def _takes_first(game: Game, _bearer: Bearer, moment: PerkUsed) -> None:
    """Let whoever would suffer first bear what an enemy does to units merged into one."""
    order = (each for each in in_turn_to_suffer(game, moment.target) if game.state.living(each))
    first = next(order, moment.target)
    if first != moment.target:
        moment.taker = first


def _leads(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Say of the units merged with a commander that they are led."""
    led = ask.unit != bearer.unit and ask.unit in company(ask.state, bearer.unit)
    return plus(1, bearer.perk.name) if led else None


def _suffers(turn: int) -> Gives:
    return Gives(TURN_TO_SUFFER, lambda _, bearer: plus(turn, bearer.perk.name))


_JOINS = (Reacts(Moved, _join_or_leave, _may_change), Reacts(Arrived, _join_or_leave, _may_change))
_TAKES = Reacts(PerkUsed, _takes_first, _is_done_to_all)
LED = Gives(IS_LED, _leads, mine=False)
_SAYS = (
    "It may join one friendly unit as its movement, or that unit's, ends with both in coherency, and leaves"
    " it by moving out. They may act together and share their melees;"
)

ATTACHING: tuple[Perk, ...] = (
    _row(
        "Bodyguard",
        "Passive",
        f"{_SAYS} attacks on any of them cost the bodyguard HP first, where the attacker sees it.",
        gives=(_suffers(FIRST),),
        reacts=(*_JOINS, _TAKES),
        rulings=("W-Leader-1", "W-Leader-2", "W-Leader-3"),
    ),
    _row(
        "Leader",
        "Passive",
        f"A commander. {_SAYS} attacks cost it HP only after the others, unless it alone is seen.",
        gives=(*COMMANDER, _suffers(LAST), LED),
        reacts=(*_JOINS, _TAKES),
        rulings=("W-Leader-1", "W-Leader-2", "W-Leader-3"),
    ),
    _row(
        "Sergeant",
        "Passive",
        "A commander, and a part of its unit for good: it moves, attacks, fights and is counted with it,"
        " bears what is laid on it, and loses HP only after the rest, unless it alone is seen.",
        gives=(*COMMANDER, _suffers(AFTER_OTHERS), LED),
        reacts=(_TAKES,),
        rulings=("W-Sergeant-1", "W-Sergeant-2", "W-Sergeant-5"),
    ),
)
