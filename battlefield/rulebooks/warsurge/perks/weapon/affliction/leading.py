"""Afflictions that lead units astray: where they go, whom they attack, who commands their movement."""

from collections.abc import Iterator
from math import atan2, degrees, hypot

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attacking import attack_with_all
from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.forced_marches import march
from battlefield.rulebooks.warsurge.perks.kit.afflicting import (
    at_most_double,
    cannot_hold,
    changes,
    lays_on_hp,
    stops,
    weapon_row,
    works,
)
from battlefield.rulebooks.warsurge.perks.kit.directed import (
    FLIGHT_FORBIDS,
    FLIGHT_GIVES,
    directs,
    farthest,
    flight,
    only_nearest,
    shifted,
    units_beside,
)
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import asked_perk
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.trails import KINDS, inches_in, is_in_a_move, last_way
from battlefield.rulebooks.warsurge.words import (
    ITS_MIDST,
    LEAVES_MELEE,
    MUST_ATTACK,
    TARGETS_ANYBODY,
    TO_GO_ON,
    TO_HOLD,
    USING_PERKS,
    USING_WEAPONS,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.moments import SpanEnded, TurnBegan, UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.values import info_of

SLACK_DEGREES = 5.0
"""What a hand may be off a direction."""
SLACK_INCHES = 0.25
"""What a hand may be off a distance."""
_BEGUN = ("Activate", "Aether", "Mastery Test")


def _perks_begun(ask: Ask, bearer: Bearer) -> str:
    """Let no perks be used that one begins or tests for."""
    perk = asked_perk(ask)
    begun = perk is None or any(term.startswith(_BEGUN) for term in perk.terms)
    return bearer.perk.name if begun and works(ask.state, bearer) else ""


def _is_moved(state: State, bearer: Bearer, moment: Moving) -> bool:
    return moment.unit == bearer.unit and is_in_a_move(moment.how) and works(state, bearer)


def _is_led(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether a unit moves that is under it, or whose sergeant is."""
    own = state.whole_of(moment.unit) == state.whole_of(bearer.unit)
    return own and is_in_a_move(moment.how) and works(state, bearer)


def _keeps_pace(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether a movement has one of its own kind before it: what only counts as a Move has none."""
    return moment.how in KINDS and _is_moved(state, bearer, moment)


def _hand_over(game: Game, bearer: Bearer, moment: Moving) -> None:
    """Let the side that confused a unit place it."""
    if bearer.cause in game.state.units:
        moment.by = game.state.units[bearer.cause].commander


def _only_nearest(ask: Ask, bearer: Bearer) -> str:
    """Let weapons be directed at the nearest unit of all."""
    if not works(ask.state, bearer):
        return ""
    game = game_of(ask)
    return only_nearest(
        game, bearer.unit, ask.weapon, ask.foe, units_beside(game, bearer.unit), bearer.perk.name
    )


def _has_raved(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    return moment.unit == bearer.unit and moment.action == "Attack" and works(state, bearer)


def _calm(game: Game, bearer: Bearer, _moment: UnitDone) -> None:
    if bearer.effect is not None:
        game.emit(EffectEnded(bearer.effect.id, "it has attacked"))


def _raves(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    """Return whether a unit in delirium attacks at once: where no phase is to come in which it would."""
    own = moment.unit != bearer.unit and bool(state.living(bearer.unit))
    return own and is_advanced(state) and works(state, bearer)


def _rave(game: Game, bearer: Bearer, moment: UnitDone) -> Flow[None]:
    yield from attack_with_all(game, bearer.unit)
    _calm(game, bearer, moment)


def _comes_to(_state: State, bearer: Bearer, moment: SpanEnded) -> bool:
    """Return whether the attack is over in the midst of which it was laid."""
    effect = bearer.effect
    return effect is not None and effect.get(ITS_MIDST) and moment.span == "action"


def _rave_next(game: Game, bearer: Bearer, _moment: SpanEnded) -> Flow[None]:
    """Let it attack anew; its weapons are free again, and so they are after it."""
    effect = bearer.effect
    assert effect is not None
    facts = info_of({**dict(effect.info), **dict([ITS_MIDST(False)])})
    game.emit(EffectChanged(effect.id, effect.amount, info=facts))
    if game.state.living(bearer.unit):
        yield from attack_with_all(game, bearer.unit)
        game.lapse("action")
    game.lift(bearer.unit, bearer.perk.name, "it has attacked")


def _turn_begins(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return is_advanced(state) and works(state, bearer)


def _march(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let a unit move and dash as it is made to, before anybody acts."""
    yield from march(game, bearer.unit)


def _march_once(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    yield from march(game, bearer.unit)
    game.lift(bearer.unit, bearer.perk.name, "it has moved as it had to")


def _direction(game: Game, bearer: Bearer, moment: Moving) -> None:
    """Let a unit's middle go the way it went last."""
    state, unit = game.state, bearer.unit
    way = last_way(state, unit)
    if way is None or not hypot(way.x, way.y):
        return
    begun = {place.figure: place.at for place in shifted(state, unit, 0.0, 0.0)}

    def check(places: tuple[Placed, ...]) -> str:
        x = sum(p.at[0] - begun[p.figure][0] for p in places)
        y = sum(p.at[1] - begun[p.figure][1] for p in places)
        turn = degrees(atan2(way.x * y - way.y * x, way.x * x + way.y * y))
        if not hypot(x, y) or is_within(abs(turn), SLACK_DEGREES):
            return ""
        return f"{bearer.perk.name}: it goes the way it went last, within {SLACK_DEGREES:g} degrees"

    moment.checks.append(check)
    far = hypot(way.x, way.y)
    ahead = farthest(game, unit, moment.allowance, (way.x / far, way.y / far))
    moment.tries += [ahead] if ahead else []


def _velocity(game: Game, bearer: Bearer, moment: Moving) -> None:
    """Let a unit go as far as it went in the turn before, where it finds a way, and never farther."""
    state, unit = game.state, bearer.unit
    far = inches_in(state, unit, moment.how, state.clock.turn - 1)
    if not far:
        moment.stopped = f"{bearer.perk.name}: it stood still last turn"
        return
    far = min(far, moment.allowance)
    begun = {place.figure: place.at for place in shifted(state, unit, 0.0, 0.0)}
    refusal = f"{bearer.perk.name}: it goes {far:.2f} in"

    def gone(places: tuple[Placed, ...]) -> float:
        return max(hypot(p.at[0] - begun[p.figure][0], p.at[1] - begun[p.figure][1]) for p in places)

    def is_no_farther(places: tuple[Placed, ...]) -> str:
        return "" if is_within(gone(places), far) else refusal

    def is_as_far(places: tuple[Placed, ...]) -> str:
        return "" if is_within(far - SLACK_INCHES, gone(places)) else refusal

    moment.checks.append(is_no_farther)
    for there in _all_ways(game, moment, far):
        if there and not is_as_far(tuple(place for place in there if place.figure in begun)):
            moment.tries.append(there)
            moment.checks.append(is_as_far)
            return


def _all_ways(game: Game, moment: Moving, far: float) -> Iterator[tuple[Placed, ...]]:
    """Yield where a unit and its sergeants come to stand that go so far one way, where they can."""
    first, *others = with_parts(game.state, game.state.whole_of(moment.unit))
    able = {each: moving.allowance(game, each, moment.how) for each in (first, *others)}
    able[moment.unit] = moment.allowance
    along = {each: able[each] for each in others}
    yield from (farthest(game, first, able[first], way, along, most=far) for way in _COMPASS)


_DIAGONAL = 0.5**0.5
_COMPASS = (
    *((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)),
    *((x * _DIAGONAL, y * _DIAGONAL) for x in (1, -1) for y in (1, -1)),
)


def _went(ask: Ask, bearer: Bearer) -> str:
    """Let a unit that moved last turn not stand still."""
    state, clock = ask.state, ask.state.clock
    if clock.phase not in KINDS or not works(state, bearer):
        return ""
    return bearer.perk.name if inches_in(state, bearer.unit, clock.phase, clock.turn - 1) else ""


def _goes_no_farther(ask: Ask, bearer: Bearer) -> str:
    """Let nothing lead it on from where the distance of its movement has brought it."""
    return bearer.perk.name if works(ask.state, bearer) else ""


# dread


def _has_gone(state: State, bearer: Bearer, moment: UnitDone) -> bool:
    return moment.unit == bearer.unit and moment.action in KINDS and works(state, bearer)


def _gone(game: Game, bearer: Bearer, moment: UnitDone) -> None:
    """End the dread once a move and a dash have been given to it."""
    effect = bearer.effect
    assert effect is not None
    done = {**dict(effect.info), moment.action: True}
    game.emit(EffectChanged(effect.id, effect.amount, info=info_of(done)))
    if all(done.get(how) for how in KINDS):
        game.emit(EffectEnded(effect.id, "it has fled"))


PERKS: tuple[Perk, ...] = (
    weapon_row(
        "Confuse",
        "HP Loss, Skill Test, Point Cost (Double), End of Turn, Instruct",
        "After a Skill Test, a unit of at most double the cost that loses HP to it uses no weapons and"
        " begins no perks in the next turn, and its enemy places it when it moves or dashes, out of melees"
        " too. Advanced: a Move and a Dash come as that turn begins, and are free.",
        gives=(changes(LEAVES_MELEE, lambda _, bearer: plus(1, bearer.perk.name)),),
        forbids=(*stops(USING_WEAPONS), Forbids(USING_PERKS, _perks_begun, "under"), cannot_hold(*KINDS)),
        reacts=(
            lays_on_hp(test=True, only=at_most_double),
            Reacts(TurnBegan, _march, _turn_begins, "under", TurnBegins.FORCED),
            Reacts(Moving, _hand_over, _is_led, "under"),
        ),
        rulings=("W-Confuse-1", "W-Advanced-9"),
    ),
    weapon_row(
        "Delirium",
        "Point Cost (Double), HP Loss, Skill Test",
        "After a Skill Test, a unit of at most double the cost that loses HP to it attacks the nearest unit,"
        " friend or foe, with all it has, this turn or, where it has attacked already, in the next."
        " Advanced: at once, and free.",
        gives=(
            changes(TARGETS_ANYBODY, lambda _, bearer: plus(1, bearer.perk.name)),
            changes(MUST_ATTACK, lambda _, bearer: plus(1, bearer.perk.name)),
        ),
        forbids=(*directs(_only_nearest, "under"), cannot_hold("Attack")),
        reacts=(
            lays_on_hp(test=True, only=at_most_double),
            Reacts(UnitDone, _calm, _has_raved, "under"),
            Reacts(UnitDone, _rave, _raves, "under"),
            Reacts(SpanEnded, _rave_next, _comes_to, "under"),
        ),
        rulings=("W-Delirium-1", "W-Delirium-2"),
    ),
    weapon_row(
        "Direction Lock",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it moves and dashes in the next turn only the way it"
        " went last.",
        reacts=(lays_on_hp(test=True), Reacts(Moving, _direction, _is_moved, "under")),
        rulings=("W-DirectionLock-1",),
    ),
    weapon_row(
        "Dread",
        "HP Loss, Skill Test, End of Phase/Step",
        "After a Skill Test, a unit that loses HP to it gives its next move and dash to reaching its own"
        " edge, and goes into reserve there, or at once where it is immobile; in a melee it has -1 to attack"
        " dice instead. Advanced: both come as the step ends, and are free.",
        gives=FLIGHT_GIVES,
        forbids=FLIGHT_FORBIDS,
        reacts=(
            lays_on_hp(test=True),
            *flight(at_phase_end=True),
            Reacts(UnitDone, _gone, _has_gone, "under"),
        ),
        rulings=("W-Flight-1", "W-Dread-1", "W-Advanced-9"),
    ),
    weapon_row(
        "Velocity Lock",
        "HP Loss, Skill Test, End of Turn",
        "After a Skill Test, a unit that loses HP to it moves and dashes in the next turn as far as it did"
        " in this one, or not at all.",
        forbids=(Forbids(TO_HOLD, _went, "under"), Forbids(TO_GO_ON, _goes_no_farther, "under")),
        reacts=(
            lays_on_hp(test=True),
            Reacts(TurnBegan, _march_once, _turn_begins, "under", TurnBegins.FORCED),
            Reacts(Moving, _velocity, _keeps_pace, "under", UnitMoves.PACES),
        ),
        rulings=("W-VelocityLock-1", "W-Advanced-9"),
    ),
)
