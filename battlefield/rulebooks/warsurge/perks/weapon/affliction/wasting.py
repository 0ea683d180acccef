"""Afflictions that cost HP turn by turn, in their order at the end of a turn, and what spreads them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from battlefield.rulebooks.warsurge.attack.saving import save_or_lose
from battlefield.rulebooks.warsurge.moments import CasualtiesRemoved, Fallen, Left, Moved, MovedOff
from battlefield.rulebooks.warsurge.occasions import Regaining
from battlefield.rulebooks.warsurge.perks.kit.afflicting import (
    NATURES,
    afflict,
    effect_row,
    impose,
    is_first,
    is_spared,
    lays_on_hp,
    restore,
    stops,
    suffer,
    weapon_row,
)
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, TurnEnds
from battlefield.rulebooks.warsurge.perks.kit.resistance import units_near
from battlefield.rulebooks.warsurge.transport.passengers import base_unit, boarding, broken_in
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.victory import last_turn
from battlefield.rulebooks.warsurge.units.harm import gain, is_up
from battlefield.rulebooks.warsurge.units.merged_units import counted_with, have_fallen, is_casualty
from battlefield.rulebooks.warsurge.units.stats import full_hp, level
from battlefield.rulebooks.warsurge.units.trails import goes_on, is_its_own
from battlefield.rulebooks.warsurge.words import (
    AP,
    ITS_BARS,
    ITS_CAUGHT,
    ITS_FROM,
    ITS_HEALS,
    ITS_TURN,
    ITS_USED,
    TO_GAIN,
    USING_WEAPONS,
    noted_of,
    spreading,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import Afflicted, SpanClosing, SpanEnding, TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reaction, Reacts
from battlefield.rules.core.state import GONE, Effect, State

NEAR = 6
STILL_RESTORED = ("Last Stand", "Reservoir", "Resurrection", "Revive", "Reanimate")
PUT_OUT = "Ignite put out"


Toll = Callable[[Game, Bearer], Flow[int]]


def _is_turn(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "turn" and bearer.unit in state.units


def _left_of(game: Game, unit: str) -> str:
    """Return a unit, or a sergeant of it once nobody else is left; nothing where nobody is."""
    units = (unit, *game.state.parts_of(unit)) if unit in game.state.units else ()
    return next((each for each in units if is_up(game, each)), "")


def _on_who_is_left(game: Game, bearer: Bearer) -> Bearer | None:
    """Return what lies on a unit, on a sergeant once nobody else is left; None where it does nothing."""
    left, effect = _left_of(game, bearer.unit), bearer.effect
    if not left or effect is None:
        return None
    borne = bearer if left == bearer.unit else replace(bearer, unit=left, effect=replace(effect, on=left))
    return None if _is_spared(game, borne) else borne


def _at_end(name: str, toll: Toll) -> Reacts[Game, SpanEnding]:
    """Cost HP at the end of each turn, in the order of afflictions."""

    def act(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
        borne = _on_who_is_left(game, bearer)
        if borne is not None:
            yield from suffer(game, borne, (yield from toll(game, borne)))

    return Reacts(SpanEnding, act, _is_turn, "under", TurnEnds[name.upper()])


def _is_spared(game: Game, bearer: Bearer) -> bool:
    effect = bearer.effect
    return effect is not None and not effect.get(ITS_HEALS) and is_spared(game, effect)


def _stacks(_game: Game, bearer: Bearer) -> Flow[int]:
    """One HP for each stack."""
    return bearer.effect.amount if bearer.effect is not None else 0
    yield


def _thrown(game: Game, bearer: Bearer) -> Flow[int]:
    """D3 for each stack."""
    by = game.state.units[bearer.unit].commander
    count = yield from _stacks(game, bearer)
    return sum((yield from game.roll(bearer.perk.name, count, 3, by=by, about=(bearer.unit,), tells=sum)))


def _tenth(game: Game, bearer: Bearer) -> Flow[int]:
    """A tenth of the full HP, rounded down, at least 1."""
    return max(1, full_hp(game, bearer.unit) // 10)
    yield


# Bleed


def _is_its(state: State, bearer: Bearer, moment: Moved | Left | MovedOff) -> bool:
    """Return whether a movement is the unit's, or that of a sergeant once nobody else of it is left."""
    units = state.units
    lost = bearer.unit in units and units[bearer.unit].where == GONE
    return moment.unit == bearer.unit or (lost and moment.unit in state.parts_of(bearer.unit))


def _makes_way(state: State, bearer: Bearer, moment: Moved) -> bool:
    own = _is_its(state, bearer, moment) and not moment.forced and is_its_own(moment.how)
    return own and not goes_on(moment.how)


def _goes_aboard(state: State, bearer: Bearer, moment: Left) -> bool:
    """Return whether a move has ended in a transport, or inside of an enemy by its own doing."""
    aboard = boarding(state, moment.unit) is not None or broken_in(state, moment.unit) is not None
    return _is_its(state, bearer, moment) and aboard


def _bleed(game: Game, bearer: Bearer, _moment: Moved | Left | MovedOff) -> Flow[None]:
    borne = _on_who_is_left(game, bearer)
    if borne is not None:
        yield from suffer(game, borne, (yield from _stacks(game, borne)))
        yield from remove_casualties(game, borne.unit)


# Ignite


def _fires(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return _is_turn(state, bearer, moment) and is_first(state, bearer)


def _ignite(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Let the unit put the fire out, or save D6 times for each stack."""
    unit, state = _left_of(game, bearer.unit), game.state
    if not unit:
        return
    last = state.clock.turn >= last_turn(state)
    fires = tuple(replace(fire, on=unit) for fire in state.effects_on(bearer.unit, "Ignite"))
    fires = tuple(fire for fire in fires if fire.get(ITS_HEALS) or not is_spared(game, fire))
    harmful = [fire for fire in fires if not fire.get(ITS_HEALS)]
    what = f"put out the fire on {state.units[unit].name}, and use no weapons next turn"
    if harmful and not last and (yield from game.confirm(what, by=state.units[unit].commander)):
        for fire in harmful:
            game.emit(EffectEnded(fire.id, "put out"))
        impose(game, PUT_OUT, unit, turns=1, begins=1)
        fires = tuple(fire for fire in fires if fire.get(ITS_HEALS))
        if bearer.effect is not None and bearer.effect.id in [fire.id for fire in harmful]:
            return  # what is left of them is heard by itself
    for fire in fires:
        yield from _burnt(game, unit, fire)


def _burnt(game: Game, unit: str, fire: Effect) -> Flow[None]:
    by = game.state.units[unit].commander
    count = sum((yield from game.roll("Ignite", fire.amount, by=by, about=(unit,), tells=sum)))
    if fire.get(ITS_HEALS):
        yield from restore(game, unit, count, fire)
        return
    ap, barred = level(fire.get(noted_of(AP)) or None), tuple(fire.get(ITS_BARS).split())
    caused = {"by": fire.by, "weapon": fire.get(ITS_USED)}
    yield from save_or_lose(game, unit, count, "Ignite", **caused, ap=ap, barred=barred)


def _ignites(rank: str, says: str, bars: str) -> Perk:
    numbers = {"bars": bars}
    terms = "HP Loss, End of Turn, Stackable"
    return weapon_row(
        f"Ignite {rank}", terms, says, numbers=numbers, reacts=(lays_on_hp(),), rulings=("W-Ignite-1",)
    )


# Plague and Pestilence


def _infect(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let each unit nearby roll whether it falls ill as well."""
    name, state = bearer.perk.name, game.state
    if bearer.unit not in state.units:
        return
    borne = _left_of(game, bearer.unit) or bearer.unit
    barred = game.reason_against(spreading(name), borne)
    for other in tuple(units_near(state, borne, NEAR)):
        if game.state.is_under(other, name):
            continue
        if barred:
            game.say(f"{name} does not spread: {barred}", borne)
            return
        faces = yield from game.roll(f"{name} spreads", by=state.units[other].commander, about=(other,))
        if faces[0] >= 4:
            yield from afflict(game, name, other, by=bearer.cause, weapon=_weapon_of(bearer))


def _weapon_of(bearer: Bearer) -> str:
    return bearer.get(ITS_USED)


# Leech


def _leech(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Hand what is lost to whoever laid it, or to what is left of the unit that this was a part of."""
    borne = _on_who_is_left(game, bearer)
    if borne is None:
        return
    lost = yield from suffer(game, borne, (yield from _stacks(game, borne)))
    units = game.state.units
    own = (bearer.cause, *counted_with(game.state, bearer.cause)) if bearer.cause in units else ()
    left = next((each for each in own if not is_casualty(game.state, each)), "")
    if lost and left:
        yield from gain(game, left, lost, "Leech", by=borne.unit, limited=False)


def _is_cause_lost(state: State, bearer: Bearer, _moment: Fallen | CasualtiesRemoved) -> bool:
    cause = bearer.effect.by if bearer.effect is not None else ""
    return cause in state.units and have_fallen(state, cause)


def _let_go(game: Game, bearer: Bearer, _moment: Fallen | CasualtiesRemoved) -> None:
    if bearer.effect is not None:
        game.emit(EffectEnded(bearer.effect.id, "whoever laid it is gone"))


# Virus


_BARS = stops(TO_GAIN)[0].answer


def _sick(ask: Ask, bearer: Bearer) -> str:
    """Let nothing be regained but by what brings a unit back."""
    regaining = ask.told(Regaining)
    still = regaining is not None and regaining.why.startswith(STILL_RESTORED)
    return "" if still else _BARS(ask, bearer)


# Spread


def _lays(state: State, bearer: Bearer, moment: Afflicted) -> bool:
    by_it = moment.by == bearer.unit and moment.weapon == bearer.weapon and bool(bearer.weapon)
    return by_it and moment.name in NATURES and moment.on in state.units


def _note_spread(game: Game, bearer: Bearer, moment: Afflicted) -> None:
    """Remember that what this weapon laid on a unit is to spread."""
    known = game.state.effects_on(moment.on, "Spread")
    if not any(effect.get(ITS_USED) == bearer.weapon and effect.by == bearer.unit for effect in known):
        face = bearer.number("face")
        impose(game, "Spread", moment.on, ITS_USED(bearer.weapon), by=bearer.unit, amount=face)


def _closes(state: State, bearer: Bearer, moment: SpanClosing) -> bool:
    there = bearer.unit in state.units and bool(base_unit(state, bearer.unit))
    return moment.span == "turn" and there and is_first(state, bearer)


def _spread(game: Game, bearer: Bearer, _moment: SpanClosing) -> Flow[None]:
    """Let each unit nearby roll whether it catches all that such weapons laid this turn."""
    state, unit = game.state, bearer.unit
    ways = state.effects_on(unit, "Spread")
    face = min(way.amount for way in ways)
    sources = [(way.by, way.get(ITS_USED)) for way in ways]
    laid = [
        e
        for e in _laid_this_turn(state, unit)
        if (e.by, e.get(ITS_USED)) in sources and not game.reason_against(spreading(e.name), unit)
    ]
    for other in tuple(units_near(state, unit, NEAR)) if laid else ():
        faces = yield from game.roll(f"Spread {face}+", by=state.units[other].commander, about=(other,))
        for effect in laid if faces[0] >= face else ():
            yield from _copied(game, effect, other)


def _laid_this_turn(state: State, unit: str) -> Iterator[Effect]:
    """Yield the afflictions that weapons laid on a unit this turn; what it has caught is not among them."""
    for effect in state.effects_on(unit):
        if effect.name in NATURES and effect.get(ITS_TURN) == state.clock.turn and not effect.get(ITS_CAUGHT):
            yield effect


def _copied(game: Game, effect: Effect, unit: str) -> Flow[None]:
    """Hand an affliction on; where it renews what a weapon laid on that unit this turn that still spreads."""
    anew = (ITS_TURN.name, ITS_FROM.name, ITS_USED.name, ITS_HEALS.name)
    kept = (told for told in effect.info if told[0] not in anew)
    weapon, own = effect.get(ITS_USED), {each.name for each in _laid_this_turn(game.state, unit)}
    caught = (ITS_CAUGHT(True),) if NATURES[effect.name].stacks or effect.name not in own else ()
    facts = (*kept, *caught)
    yield from afflict(game, effect.name, unit, *facts, by=effect.by, weapon=weapon, amount=effect.amount)


def _wastes(name: str, terms: str, says: str, *reacts: Reaction, **more: Any) -> Perk:
    """Make a row that is laid for each HP lost."""
    return weapon_row(name, terms, says, reacts=(lays_on_hp(), *reacts), **more)


_STACKED = "HP Loss, End of Turn, Stackable"
_SPREADS = 'Each turn begins with a die for each unit within 6": on a 4+ it falls ill too.'
PERKS: tuple[Perk, ...] = (
    _wastes(
        "Bleed",
        "HP Loss, Stackable",
        "For each HP lost to it, a unit loses 1 HP with every movement it makes; casualties go at once.",
        Reacts(Moved, _bleed, _makes_way, "under"),
        Reacts(Left, _bleed, _goes_aboard, "under"),
        Reacts(MovedOff, _bleed, _is_its, "under"),
    ),
    _wastes(
        "Burn",
        _STACKED,
        "For each HP lost to it, a unit loses 1 HP at the end of each turn, without saves.",
        _at_end("Burn", _stacks),
    ),
    _ignites(
        "I",
        "For each HP lost to it, a unit saves D6 times at the end of each turn against the weapon's AP,"
        " unless it puts the fire out: then it uses no weapons in the next turn.",
        "",
    ),
    _ignites("II", "As Ignite I, but without AEGIS saves.", "aegis"),
    effect_row(
        "Ignite",
        "D6 saves for each stack at the end of each turn, unless the fire is put out.",
        reacts=(Reacts(SpanEnding, _ignite, _fires, "under", TurnEnds.IGNITE),),
    ),
    effect_row(PUT_OUT, "It was busy with a fire, and uses no weapons.", forbids=stops(USING_WEAPONS)),
    _wastes(
        "Implant",
        "HP Loss, Stackable",
        "For each HP lost to it, a unit carries the seed of one unit that deploys out of it.",
    ),
    _wastes(
        "Leech",
        _STACKED,
        "For each HP lost to it, a unit loses 1 HP at the end of each turn, without saves, and whoever laid"
        " it regains it; it ends with whoever laid it.",
        Reacts(SpanEnding, _leech, _is_turn, "under", TurnEnds.LEECH),
        Reacts(Fallen, _let_go, _is_cause_lost, "under"),
        Reacts(CasualtiesRemoved, _let_go, _is_cause_lost, "under"),
    ),
    _wastes(
        "Pestilence",
        "HP Loss, End of Turn, Specific",
        f"A unit that loses HP to it loses a tenth of its full HP at the end of each turn, without saves."
        f" {_SPREADS}",
        _at_end("Pestilence", _tenth),
        Reacts(TurnBegan, _infect, scope="under", rank=TurnBegins.PLAGUES),
        rulings=("W-Venom-1", "W-Plague-1"),
    ),
    _wastes(
        "Plague",
        "HP Loss, End of Turn, Specific",
        f"A unit that loses HP to it loses D3 HP at the end of each turn, without saves. {_SPREADS}",
        _at_end("Plague", _thrown),
        Reacts(TurnBegan, _infect, scope="under", rank=TurnBegins.PLAGUES),
        rulings=("W-Plague-1",),
    ),
    _wastes(
        "Poison",
        _STACKED,
        "For each HP lost to it, a unit loses D3 HP at the end of each turn, without saves.",
        _at_end("Poison", _thrown),
    ),
    _wastes(
        "Venom",
        "HP Loss, End of Turn",
        "A unit that loses HP to it loses a tenth of its full HP at the end of each turn, without saves.",
        _at_end("Venom", _tenth),
        rulings=("W-Venom-1",),
    ),
    _wastes(
        "Virus",
        "HP Loss",
        "A unit that loses HP to it regains none for the rest of the game, but by what brings it back.",
        forbids=(Forbids(TO_GAIN, _sick, "under"),),
        rulings=("W-Virus-1",),
    ),
    *(
        weapon_row(
            f"Spread {face}+",
            f"Specific, D6 ({face}+), End of Turn",
            'At the end of a turn each unit within 6" of its target rolls a die: on {face}+ it suffers all'
            " that such weapons laid on the target this turn, before any of it works.",
            numbers={"face": face},
            reacts=(Reacts(Afflicted, _note_spread, _lays),),
            rulings=("W-Spread-1",),
        )
        for face in range(2, 7)
    ),
    effect_row(
        "Spread",
        "What was laid on it this turn may spread as the turn ends.",
        reacts=(Reacts(SpanClosing, _spread, _closes, "under"),),
    ),
)
