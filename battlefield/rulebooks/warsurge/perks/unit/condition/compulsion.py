"""Psychological perks that take a unit's choices away: whom it goes for, and whose it is."""

from collections.abc import Callable, Iterable

from battlefield.rulebooks.warsurge.moments import Arrived, CasualtiesRemoved, Moving
from battlefield.rulebooks.warsurge.occasions import Acting
from battlefield.rulebooks.warsurge.perks.kit.afflicting import changes, heals, impose
from battlefield.rulebooks.warsurge.perks.kit.directed import (
    directs,
    enemies_of,
    has_all_in_range,
    nearest,
    only_nearest,
    toward,
    units_beside,
)
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, TurnEnds
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_friends, game_of, is_near_and_seen, sees
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import is_zombified
from battlefield.rulebooks.warsurge.perks.unit.condition.pacifist import is_spared
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import destroy
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR, betrayed, left_of, new_side
from battlefield.rulebooks.warsurge.units.merged_units import (
    ATTACHED,
    company,
    counted_with,
    joined,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced, took
from battlefield.rulebooks.warsurge.units.stats import full_hp, own_hp
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rulebooks.warsurge.words import (
    COMMAND_COST,
    COMMAND_POINTS,
    COUNTS_AS_LOST,
    HOLDING_OBJECTIVES,
    ITS_FIRST,
    ITS_MOOD,
    ITS_SIDE,
    MOVEMENT,
    MUST_ATTACK,
    MUST_GO_OFF,
    TARGETS_PASSENGERS,
    TO_HOLD,
    TO_TARGET,
    USING_PERKS,
    USING_WEAPONS,
    WEAPONS,
)
from battlefield.rules.core.events import ControlChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus
from battlefield.rules.core.moments import Moment, PhaseBegan, SpanEnded, SpanEnding, TurnBegan, UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Scope
from battlefield.rules.core.state import Profile, State
from battlefield.rules.core.words import Prohibition

COMMANDERS = ("Leader", "Sergeant", "War Master")
_WAVERS = "is about to betray its side"
INACTIVE, WILD = "inactive", "berserk"
MAD, MAD_FROM = "Psychotic", 2

Prey = Callable[[Game, str], Iterable[str]]
Active = Callable[[State, Bearer], bool]


# going for the nearest


def _enemies(game: Game, unit: str) -> Iterable[str]:
    return (foe for foe in enemies_of(game, unit) if not is_spared(game, foe, unit))


def _visible(game: Game, unit: str) -> Iterable[str]:
    return (foe for foe in _enemies(game, unit) if sees(game.state, unit, foe))


def _former_friends(game: Game, unit: str) -> Iterable[str]:
    side, riders = betrayed(game.state, unit), _riders(game.state, unit)
    if riders:
        return riders
    found = [other for other in units_beside(game, unit) if game.state.units[other].commander == side]
    named = [effect.get(ITS_FIRST) for effect in game.state.effects_on(unit, TRAITOR)]
    return [other for other in found if other in named] or found


def _riders(state: State, unit: str) -> list[str]:
    """Return the former friends that a traitor carries."""
    riders = passengers.passengers(state, unit)
    return [each for each in riders if state.units[each].commander == betrayed(state, unit)]


def goes_for(
    prey: Prey, active: Active, scope: Scope = "held", *, stays: bool = False
) -> Reacts[Game, Moving]:
    """Let a unit move toward the nearest of its prey; with `stays` only while a weapon is out of range.

    What directs a part or its unit directs both.
    """

    def when(state: State, bearer: Bearer, moment: Moving) -> bool:
        return state.whole_of(moment.unit) == state.whole_of(bearer.unit) and active(state, bearer)

    def act(game: Game, bearer: Bearer, moment: Moving) -> None:
        near = nearest(game, moment.unit, prey(game, moment.unit))
        if stays and any(has_all_in_range(game, moment.unit, each) for each in near):
            moment.stopped = f"{bearer.perk.name}: all its weapons are in range"
        toward(game, moment, near, bearer.perk.name)

    return Reacts(Moving, act, when, scope)


def _aims_at(prey: Prey, active: Active, scope: Scope = "held") -> tuple[Forbids, ...]:
    """Let weapons be directed only at the nearest of a unit's prey; those that heal are free."""

    def answer(ask: Ask, bearer: Bearer) -> str:
        if not active(ask.state, bearer) or heals(ask.state, ask.weapon):
            return ""
        game = game_of(ask)
        found = tuple(prey(game, bearer.unit))
        return only_nearest(game, bearer.unit, ask.weapon, ask.foe, found, bearer.perk.name)

    return directs(answer, scope)


def owes(prey: Prey, active: Active, scope: Scope = "held", *, attack: bool = True) -> Forbids:
    """Let a unit's side not pass before it has moved or dashed toward its prey, and attacked, this turn."""

    def answer(ask: Ask, bearer: Bearer) -> str:
        state, unit = ask.state, bearer.unit
        if not is_advanced(state) or state.clock.phase == "Deploy" or not active(state, bearer):
            return ""
        if state.clock.phase == "Attack":
            return bearer.perk.name if attack else ""
        if any(state.is_under(unit, took(how)) for how in KINDS):
            return ""
        game = game_of(ask)
        near = nearest(game, unit, prey(game, unit))
        all_reach = any(has_all_in_range(game, unit, each) for each in near)
        return bearer.perk.name if near and not all_reach else ""

    return Forbids(TO_HOLD, answer, scope)


def _first_is_free(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let the movement and the attack that it owes cost nothing."""
    acting = ask.told(Acting)
    action = acting.action if acting is not None else ""
    owed = KINDS if action in KINDS else ("Attack",)
    spent = any(ask.state.is_under(unit, took(each)) for each in owed for unit in (bearer.unit, ask.unit))
    return None if spent or action not in (*KINDS, "Attack") else becomes(0, bearer.perk.name)


def is_itself(state: State, bearer: Bearer) -> bool:
    """Return whether nothing else drives a unit."""
    return not is_zombified(state, bearer.unit)


def driven(active: Active) -> Gives:
    """Let a unit use what brings itself down wherever it can."""
    return Gives(
        MUST_GO_OFF,
        lambda ask, bearer: plus(1, bearer.perk.name) if active(ask.state, bearer) else None,
    )


def _is_sober(state: State, bearer: Bearer) -> bool:
    """Return whether nothing that binds it more directs the unit that it is a part of, or a part of it."""
    whole = state.whole_of(bearer.unit)
    others = (each for each in (whole, *state.parts_of(whole)) if each != bearer.unit)
    mad = any(state.profile_of(each).has(MAD) and state.clock.turn >= MAD_FROM for each in others)
    return not mad and is_itself(state, bearer)


# Traitorous


def _may_betray(state: State, bearer: Bearer, _moment: Moment) -> bool:
    unit = bearer.unit
    there = bool(state.living(unit)) and is_on_battlefield(state, unit)
    return there and not state.is_under(unit, TRAITOR) and is_itself(state, bearer)


def _is_looked_at(state: State, bearer: Bearer, moment: SpanEnding | SpanEnded) -> bool:
    return moment.span in ("phase", "turn") and _may_betray(state, bearer, moment)


def _betray(game: Game, bearer: Bearer, _moment: SpanEnding | SpanEnded) -> None:
    """Let a unit that has lost half its HP go over to the enemy."""
    if _has_lost_half(game, bearer.unit):
        go_over(game, bearer.unit)


def _has_lost_half(game: Game, unit: str) -> bool:
    return 2 * own_hp(game.state, unit) <= full_hp(game, unit)


def _waver(game: Game, bearer: Bearer, _moment: CasualtiesRemoved) -> None:
    """Note amid an action, as casualties are taken off, who goes over once that is done."""
    if _has_lost_half(game, bearer.unit):
        unit_status.mark(game, _WAVERS, bearer.unit, "phase")


def _wavers(state: State, bearer: Bearer, moment: UnitDone | PhaseBegan) -> bool:
    return state.is_under(bearer.unit, _WAVERS) and _may_betray(state, bearer, moment)


def _go_over(game: Game, bearer: Bearer, _moment: UnitDone | PhaseBegan) -> None:
    go_over(game, bearer.unit)


def go_over(game: Game, unit: str, first: str = "") -> None:
    """Let a unit turn on its former friends for good; `first` names whom it turns on before the others."""
    state = game.state
    game.say(f"{state.units[unit].name} betrays its side", unit)
    side, named = new_side(state, unit), (ITS_FIRST(first),) if first else ()
    game.begin(TRAITOR, unit, ITS_SIDE(betrayed(state, unit)), *named, by=unit)
    for other in company(state, unit):
        if unit in (other, joined(state, other)):
            game.lift(other, ATTACHED, TRAITOR)
    for each in with_parts(state, unit):
        game.emit(ControlChanged(each, "" if side == state.units[each].side else side))
        unit_status.unlock(game, each)


def _has_betrayed(_state: State, _bearer: Bearer) -> bool:
    return True


def _turns_on_riders(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _riders(ask.state, bearer.unit) else None


def _has_risen(state: State, bearer: Bearer, moment: Arrived) -> bool:
    return moment.unit == bearer.unit and is_zombified(state, bearer.unit)


def _is_no_traitor(game: Game, bearer: Bearer, _moment: Arrived) -> None:
    """Give a traitor and its sergeants back to their own side that have risen without a mind."""
    game.lift(bearer.unit, TRAITOR, "it has risen")
    for each in counted_with(game.state, bearer.unit):
        game.emit(ControlChanged(each, ""))


def _heals_itself(ask: Ask, bearer: Bearer) -> str:
    """Let weapons that heal be used on itself first, then on the nearest of its new friends."""
    if not heals(ask.state, ask.weapon):
        return ""
    game, unit = game_of(ask), bearer.unit
    if own_hp(ask.state, unit) < full_hp(game, unit):
        return "" if ask.foe == unit else f"{bearer.perk.name}: it heals itself first"
    side = ask.state.units[unit].commander
    friends = [other for other in units_beside(game, unit) if ask.state.units[other].commander == side]
    return only_nearest(game, unit, ask.weapon, ask.foe, friends, bearer.perk.name)


def _has_no_side(state: State, bearer: Bearer, moment: SpanEnding | SpanEnded) -> bool:
    left = left_of(state, betrayed(state, bearer.unit))
    return moment.span in ("phase", "turn") and all(state.is_under(each, TRAITOR) for each in left)


def _ends_too(game: Game, bearer: Bearer, _moment: SpanEnding | SpanEnded) -> Flow[None]:
    """Let a traitor without former friends fall, its sergeants with it, and take it off at once."""
    yield from destroy(game, bearer.unit, TRAITOR)


# Wild Instinct


def _is_unled(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    unit = bearer.unit
    if not state.living(unit) or not is_on_battlefield(state, unit) or is_zombified(state, unit):
        return False
    led = (other for other in state.units if are_friends(state, unit, other) and _leads(state, other))
    inches = float(bearer.number("radius"))
    return not any(each == unit or is_near_and_seen(state, unit, each, inches) for each in led)


def _leads(state: State, unit: str) -> bool:
    here = bool(state.living(unit)) and is_on_battlefield(state, unit)
    return here and any(state.profile_of(unit).has(perk) for perk in COMMANDERS)


def _wake(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Roll what a unit without a leader does this turn."""
    unit, name = bearer.unit, bearer.perk.name
    face = (yield from game.roll(name, 1, 3, by=game.state.units[unit].commander, about=(unit,)))[0]
    if face < 3:
        sees_any = face == 2 and any(True for _ in _visible(game, unit))
        impose(game, name, unit, ITS_MOOD(WILD if sees_any else INACTIVE), by=unit)


def _is_wild(_state: State, bearer: Bearer) -> bool:
    return bearer.get(ITS_MOOD) == WILD


def _lies_low(what: Prohibition) -> Forbids:
    def answer(_ask: Ask, bearer: Bearer) -> str:
        idle = bearer.get(ITS_MOOD) == INACTIVE
        return bearer.perk.name if idle else ""

    return Forbids(what, answer, "under")


def _must_fight(ask: Ask, bearer: Bearer) -> str:
    fights = ask.state.clock.phase == "Attack" and _is_wild(ask.state, bearer)
    return bearer.perk.name if fights else ""


def needs_a_weapon(unit: Profile, _weapon: Profile | None) -> str:
    """Ask for a weapon."""
    return "" if unit.stats.get(WEAPONS, 1) else "the unit needs a weapon"


_row = Rows("Psychological")


PERKS: tuple[Perk, ...] = (
    _row(
        "Berserk",
        "Passive",
        "It moves only toward the nearest enemy until all its weapons are in range, and directs them only at"
        " it. Advanced: each turn it moves or dashes so, and attacks, if it can.",
        gives=(driven(is_itself),),
        forbids=(*_aims_at(_enemies, is_itself), owes(_enemies, is_itself)),
        reacts=(goes_for(_enemies, _is_sober),),
        needs=(needs_a_weapon,),
        rulings=("W-Toward-1", "W-Advanced-10"),
    ),
    _row(
        "Traitorous",
        "Specific",
        "Once it has lost half its HP or more as casualties are removed, it goes over to the enemy, and"
        " turns on the nearest of its former friends.",
        reacts=(
            Reacts(SpanEnding, _betray, _is_looked_at),
            Reacts(SpanEnded, _betray, _is_looked_at),
            Reacts(CasualtiesRemoved, _waver, _may_betray),
            Reacts(UnitDone, _go_over, _wavers),
            Reacts(PhaseBegan, _go_over, _wavers),
        ),
        rulings=("W-Traitorous-1", "W-Traitorous-2", "W-Advanced-10"),
    ),
    _row.effect(
        TRAITOR,
        "It fights its former friends, and holds no objectives.",
        gives=(
            Gives(COUNTS_AS_LOST, lambda _, bearer: plus(1, bearer.perk.name), "under"),
            Gives(COMMAND_POINTS, lambda _, bearer: becomes(0, bearer.perk.name), "under"),
            Gives(COMMAND_COST, _first_is_free, "under"),
            Gives(TARGETS_PASSENGERS, _turns_on_riders, "under"),
            Gives(MUST_ATTACK, _turns_on_riders, "under"),
        ),
        forbids=(
            *_aims_at(_former_friends, _has_betrayed, "under"),
            owes(_former_friends, _has_betrayed, "under"),
            Forbids(TO_TARGET, _heals_itself, "under"),
            Forbids(HOLDING_OBJECTIVES, lambda _, bearer: bearer.perk.name, "under"),
        ),
        reacts=(
            goes_for(_former_friends, _has_betrayed, "under", stays=True),
            Reacts(SpanEnding, _ends_too, _has_no_side, "under", TurnEnds.RUNS),
            Reacts(
                SpanEnded, _ends_too, _has_no_side, "under"
            ),  # it may have betrayed its side as the span ended
            Reacts(Arrived, _is_no_traitor, _has_risen, "under"),
        ),
    ),
    _row(
        "Wild Instinct",
        'Specific, Radius (12")',
        'At the start of a turn with no friendly commander within {radius}" and in sight, it rolls a D3: 1,'
        " it does nothing this turn; 2, it attacks the nearest enemy in sight, and moves only to bring its"
        " weapons in range; 3, it is itself.",
        numbers={"radius": 12},
        gives=(
            changes(
                MUST_ATTACK,
                lambda ask, bearer: plus(1, "Wild Instinct") if _is_wild(ask.state, bearer) else None,
            ),
        ),
        forbids=(
            *(_lies_low(what) for what in (MOVEMENT, USING_WEAPONS, USING_PERKS)),
            *_aims_at(_visible, _is_wild, "under"),
            Forbids(TO_HOLD, _must_fight, "under"),
            owes(_visible, _is_wild, "under", attack=False),
        ),
        reacts=(
            Reacts(TurnBegan, _wake, _is_unled, rank=TurnBegins.INSTINCTS),
            goes_for(_visible, _is_wild, "under", stays=True),
        ),
    ),
)
