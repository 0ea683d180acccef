"""Units at 0 HP that may yet be kept from becoming casualties, and what waits until that is settled."""

from collections.abc import Callable

from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.moments import CasualtiesRemoved, Falling
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpHaveChanged
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import may_be_saved, spend_use, uses_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Done, Flow, Reaction, Reacts
from battlefield.rules.core.state import GONE, Effect, State

KEEPS_UP = ("Eternal", "Last Stand", "Reservoir")
"""What a unit may use instead of becoming a casualty; with the first it stands without any HP."""


_KEPT = "is kept for later"


def stands(state: State, unit: str) -> bool:
    """Return whether a unit has any HP, or is kept up without."""
    return bool(state.living(unit)) or state.is_under(unit, KEEPS_UP[0])


def instead_of_falling(work: Callable[[Game, Bearer], Done]) -> tuple[Reaction, ...]:
    """Keep a unit without HP from becoming a casualty, as often as the row may be used.

    That is as it loses the last of them; or before its figures are taken off, where it did not lose them so.
    """

    def is_down(state: State, bearer: Bearer, moment: Lost | Falling) -> bool:
        return moment.unit == bearer.unit and not stands(state, bearer.unit) and uses_left(state, bearer) > 0

    def falls(state: State, bearer: Bearer, moment: Falling) -> bool:
        return bool(moment.figures) and is_down(state, bearer, moment)

    def lose_all(game: Game, bearer: Bearer, _moment: Lost) -> Flow[None]:
        yield from keep_up(game, bearer)

    def fall(game: Game, bearer: Bearer, moment: Falling) -> Flow[None]:
        if game.lift(bearer.unit, _kept(bearer)):
            return
        yield from keep_up(game, bearer)
        up = game.state.is_under(bearer.unit, KEEPS_UP[0])
        moment.figures[:] = [id_ for id_ in moment.figures if not up and game.state.figures[id_].hp <= 0]

    def keep_up(game: Game, bearer: Bearer) -> Flow[None]:
        unit, name = bearer.unit, bearer.perk.name
        by = game.state.units[unit].commander
        if may_be_saved(game, bearer) and not (yield from game.confirm(f"use {name} now", by=by)):
            unit_status.mark(game, _kept(bearer), unit)
            return
        spend_use(game, bearer)
        for each in KEEPS_UP:
            game.lift(unit, f"{each} {_KEPT}")
        yield from work(game, bearer) or ()

    return Reacts(Lost, lose_all, is_down, rank=HpHaveChanged.KEEPS_UP), Reacts(Falling, fall, falls)


def _kept(bearer: Bearer) -> str:
    return f"{bearer.perk.name} {_KEPT}"


def may_outlive(game: Game, unit: str) -> bool:
    """Return whether a unit without HP is kept from becoming a casualty, or may be."""
    state = game.state
    if state.living(unit):
        return False
    heard = (each for each in game.book.bearers(state) if each.unit == unit and each.effect is None)
    saved = any(each.perk.name in KEEPS_UP and uses_left(state, each) > 0 for each in heard)
    return saved or state.is_under(unit, KEEPS_UP[0])


def once_down(
    comes: Callable[[Game, Bearer, str, str], Done], when: Callable[[State, Bearer, Lost], bool]
) -> tuple[Reaction, ...]:
    """React to a unit that loses its last HP, with it and who did that: at once, or once it has fallen.

    It waits as long as something may keep the unit up, and comes to nothing where it does.
    """

    def is_hurt(state: State, bearer: Bearer, moment: Lost) -> bool:
        return when(state, bearer, moment) or any(e.on == moment.unit for e in _waiting(state, bearer))

    def struck(game: Game, bearer: Bearer, moment: Lost) -> Flow[None]:
        for effect in _waiting(game.state, bearer):
            if effect.on == moment.unit:
                game.emit(EffectEnded(effect.id))
        if not when(game.state, bearer, moment):
            return
        one = counted_with(game.state, moment.unit)
        if any(may_outlive(game, each) for each in one):
            unit_status.mark(game, _name(bearer), moment.unit, "game", by=moment.by)
        else:
            yield from comes(game, bearer, moment.unit, moment.by) or ()

    def settled(game: Game, bearer: Bearer, _moment: CasualtiesRemoved) -> Flow[None]:
        for effect in _waiting(game.state, bearer):
            one = counted_with(game.state, effect.on)
            gone = all(game.state.units[each].where == GONE for each in one)
            if gone or any(map(game.state.hp, one)):
                game.emit(EffectEnded(effect.id))
            if gone:
                yield from comes(game, bearer, effect.on, effect.by) or ()

    def is_waiting(state: State, bearer: Bearer, _moment: CasualtiesRemoved) -> bool:
        return bool(_waiting(state, bearer))

    return Reacts(Lost, struck, is_hurt), Reacts(CasualtiesRemoved, settled, is_waiting)


def _name(bearer: Bearer) -> str:
    return f"{bearer.perk.name} of {bearer.unit} waits for its fall"


def _waiting(state: State, bearer: Bearer) -> tuple[Effect, ...]:
    name = _name(bearer)
    return tuple(e for e in state.effects if e.name == name) if state.is_in_force(name) else ()
