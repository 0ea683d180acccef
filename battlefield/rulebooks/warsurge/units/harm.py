"""HP lost and regained: who in a unit suffers, who comes back, and the limits on both."""

from collections.abc import Iterable
from dataclasses import replace
from math import hypot
from typing import Any

from battlefield.rulebooks.warsurge.attack.attack_parts import Outcome
from battlefield.rulebooks.warsurge.attack_moments import Losing, Lost
from battlefield.rulebooks.warsurge.moments import Gained, Gaining
from battlefield.rulebooks.warsurge.occasions import Regaining
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import living_with
from battlefield.rulebooks.warsurge.units.stats import full_hp, model_hp, own_hp
from battlefield.rulebooks.warsurge.units.unit_status import is_up as is_up
from battlefield.rulebooks.warsurge.words import ITS_TURN, TO_GAIN
from battlefield.rules.core.events import EffectChanged, FiguresAdded, HpGained, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE, Figure, State, Until
from battlefield.rules.table.layout import places_beside

REGAINED = "HP regained"
COHERENCY = 2.0


def lose(
    game: Game,
    unit: str,
    amount: int,
    why: str,
    *,
    by: str = "",
    weapon: str = "",
    first: Iterable[str] = (),
    attack: Any = None,
) -> Flow[int]:
    """Let a unit lose HP and give how many it lost; what it has not is lost to nobody, unless it stays up.

    `first` names figures that suffer before the others, as the attacker chose; `attack` is given where an
    attack costs it, and not what the weapon left behind. What the attack costs beyond all that its target has
    is noted as its `beyond`.
    """
    if amount <= 0:
        return 0
    whole = game.state.whole_of(unit)
    if attack is None and whole != unit and game.state.living(whole):
        unit = whole  # a part suffers from nothing but attacks as long as the rest lives
    losing = Losing(unit, amount, by, weapon, why, attack, first=tuple(first))
    yield from game.tell(losing)
    losses = allotted(game, unit, losing.amount, by, losing.first)
    lost = sum(each for _, each in losses)
    own = losing.below + sum(hp for id_, hp in losses if not unit_status.is_copy(game.state, id_))
    if lost:
        game.emit(HpLost(unit, losses, why, by))
    _note_harmed(game, unit, lost, own, by)
    if lost or losing.below:
        yield from game.tell(Lost(unit, lost + losing.below, by, weapon, why, attack, own))
    if attack is not None and not game.state.living(unit) and attack.target == unit:
        attack.note(Outcome(beyond=max(0, losing.amount - lost)))
    for other, share in losing.shared:
        yield from lose(game, other, share, why, by=by, weapon=weapon, attack=attack)
    if attack is None and not game.state.living(unit):
        yield from _lose_in_parts(game, unit, losing.amount - lost, why, by, weapon)
    return lost + losing.below


def _lose_in_parts(game: Game, unit: str, amount: int, why: str, by: str, weapon: str) -> Flow[None]:
    """Let the parts of a unit lose what it has not, one after another."""
    for part in game.state.parts_of(unit):
        if amount > 0 and game.state.living(part):
            amount -= yield from lose(game, part, amount, why, by=by, weapon=weapon)


def pay(game: Game, unit: str, amount: int, why: str, *, figure: str = "") -> Flow[None]:
    """Let a unit give up HP of its own (or of one figure) for something: no save, and nothing prevents it."""
    own = [f.id for f in game.state.living(unit) if not unit_status.is_copy(game.state, f.id)]
    losses = allotted(game, unit, amount, unit, (figure,) if figure else own)
    game.emit(HpLost(unit, losses, why, unit))
    note_hurt(game, unit)
    lost = sum(each for _, each in losses)
    yield from game.tell(Lost(unit, lost, unit, "", why, own=lost))


def note_hurt(game: Game, unit: str) -> None:
    """Remember until the end of the next turn that a unit lost HP in this one."""
    if not was_hurt_in(game.state, unit, game.state.clock.turn):
        turn = game.state.clock.turn
        until = Until("turn", turn + 1)
        game.begin(unit_status.HURT, unit, ITS_TURN(turn), until=until)


def _note_harmed(game: Game, unit: str, lost: int, own: int, by: str) -> None:
    """Remember that a unit lost HP of its own, and which side cost it HP that is not its own."""
    if own:
        note_hurt(game, unit)
    units = game.state.units
    if lost and by in units and units[by].commander != units[unit].commander:
        unit_status.mark(game, unit_status.HARMED, unit, "game", by=units[by].commander, amount=lost)


def was_hurt_in(state: State, unit: str, turn: int) -> bool:
    """Return whether a unit lost HP in this turn or the one before."""
    return any(effect.get(ITS_TURN) == turn for effect in state.effects_on(unit, unit_status.HURT))


def drop_excess(game: Game) -> None:
    """Take away HP beyond the full number."""
    for unit in game.state.units.values():
        full = model_hp(game, unit.id)
        own = (f for f in game.state.figures_of(unit.id) if not unit_status.is_copy(game.state, f.id))
        beyond = tuple((f.id, f.hp - full) for f in own if f.hp > full)
        if beyond:
            game.emit(HpLost(unit.id, beyond, "beyond full"))


def allotted(
    game: Game, unit: str, amount: int, by: str = "", first: Iterable[str] = ()
) -> tuple[tuple[str, int], ...]:
    """Share HP lost among figures: chosen ones, copies, HP beyond full, then wounded ones and far ones."""
    losses: dict[str, int] = {}
    for figure, most in _in_turn(game, unit, by, tuple(first)):
        taken = min(amount, most)
        if taken > 0:
            losses[figure] = losses.get(figure, 0) + taken
            amount -= taken
    return tuple(losses.items())


def _in_turn(game: Game, unit: str, by: str, chosen: tuple[str, ...]) -> list[tuple[str, int]]:
    """Give who suffers and how much at most, in order; HP beyond the full number keep all others up."""
    state, full = game.state, model_hp(game, unit)
    order = sorted(state.living(unit), key=lambda each: _turn_to_suffer(state, each, full, by, chosen))
    early = [f for f in order if f.id in chosen or unit_status.is_copy(state, f.id)]
    late = [f for f in order if f not in early]
    spare = [(f.id, f.hp - full) for f in late if f.hp > full]
    return [*((f.id, f.hp) for f in early), *spare, *((f.id, min(f.hp, full)) for f in late)]


def _turn_to_suffer(
    state: State, figure: Figure, full: int, by: str, chosen: tuple[str, ...]
) -> tuple[int, bool, int, float, str]:
    rank = chosen.index(figure.id) if figure.id in chosen else len(chosen)
    wounded = 0 if figure.hp < full else 1
    real = not unit_status.is_copy(state, figure.id)
    return rank, real, wounded, -_distance(state, figure, by), figure.id


def _distance(state: State, figure: Figure, by: str) -> float:
    """Return how far a figure stands from the middle of a unit, to the grain of positions."""
    others = state.living(by) if by in state.units else ()
    if not others:
        return 0.0
    x = sum(other.model.at[0] for other in others) / len(others)
    y = sum(other.model.at[1] for other in others) / len(others)
    return round(hypot(figure.model.at[0] - x, figure.model.at[1] - y), 6)


def standing(game: Game, unit: str) -> tuple[Figure, ...]:
    """Return the figures of a unit with HP left; all of one that is kept up without."""
    living = game.state.living(unit)
    return living or (game.state.figures_of(unit) if is_up(game, unit) else ())


def standing_with(game: Game, unit: str) -> tuple[Figure, ...]:
    """Return the figures of a unit and its parts with HP left; all of one that is kept up without."""
    living = living_with(game.state, unit)
    return living or (game.state.figures_of(unit) if is_up(game, unit) else ())


def most_regained(game: Game, unit: str) -> int:
    """Give how many HP a unit may still regain this turn: half its full HP, rounded up, from all sources."""
    return max(0, -(-full_hp(game, unit) // 2) - sum(e.amount for e in game.state.effects_on(unit, REGAINED)))


def gain(
    game: Game,
    unit: str,
    amount: int,
    why: str,
    *,
    by: str = "",
    limited: bool = True,
    parts: Iterable[str] = (),
) -> Flow[int]:
    """Let a unit regain HP: wounded figures first, then fallen ones; gives how many it regained.

    With `limited` it counts toward, and stops at, half of the full HP a turn, and may exceed the full HP.
    What `parts` of it lack they regain out of the rest, before any HP are beyond the full number.
    """
    reason = game.reason_against(TO_GAIN, unit, foe=by, about=Regaining(why))
    if amount <= 0 or not is_up(game, unit):
        return 0
    if reason:
        game.say(f"{why}: regains nothing, {reason}", unit)
        return (yield from _gain_in_parts(game, parts, amount, why, by, limited=limited))
    due = min(amount, most_regained(game, unit)) if limited else amount
    gaining = Gaining(unit, due, by, why)
    yield from game.tell(gaining)
    gains = _refilled(game, unit, gaining.amount)
    rest = gaining.amount - sum(each for _, each in gains)
    if gains:
        game.emit(HpGained(unit, gains, why, by))
    rest -= _brought_back(game, unit, rest, why)
    spare = amount - due + rest
    shared = yield from _gain_in_parts(game, parts, spare, why, by, limited=limited)
    rest -= _beyond_full(game, unit, min(rest, spare - shared), why, by) if limited else 0
    gained = gaining.amount - rest
    if gained:
        if limited:
            _note_regained(game, unit, gained)
        yield from game.tell(Gained(unit, gained, by))
    return gained + shared


def _gain_in_parts(
    game: Game, parts: Iterable[str], amount: int, why: str, by: str, *, limited: bool
) -> Flow[int]:
    """Let parts of a unit regain what they lack, one after another, as far as the HP go."""
    left = amount
    for part in parts:
        lacks = full_hp(game, part) - own_hp(game.state, part)
        if lacks > 0 and game.state.living(part):
            left -= yield from gain(game, part, min(left, lacks), why, by=by, limited=limited)
    return amount - left


def _refilled(game: Game, unit: str, amount: int) -> tuple[tuple[str, int], ...]:
    full, gains = model_hp(game, unit), []
    for figure in game.state.living(unit):
        more = min(amount, full - figure.hp)
        if more > 0 and not unit_status.is_copy(game.state, figure.id):
            gains.append((figure.id, more))
            amount -= more
    return tuple(gains)


def _brought_back(game: Game, unit: str, amount: int, why: str) -> int:
    """Bring fallen figures back, in the order they stood in, as far as the HP go."""
    state, full, used = game.state, model_hp(game, unit), 0
    for figure in _fallen(state, unit):
        hp = min(full, amount - used)
        if hp <= 0:
            break
        used += hp
        if figure.id in state.units[unit].figures:
            game.emit(HpGained(unit, ((figure.id, hp),), why))
        else:
            placed = _standing(game.state, unit, figure, hp)
            if placed is None:
                game.say(f"{why}: no room for {figure.id}", unit)
                return used - hp
            game.emit(FiguresAdded(unit, (placed,), why))
    return used


def _standing(state: State, unit: str, figure: Figure, hp: int) -> Figure | None:
    """Stand a figure beside its unit, in coherency; a unit that is not on the table needs no place."""
    back = replace(figure, hp=hp)
    if state.units[unit].where != TABLE:
        return back
    place = next(places_beside(state, figure, state.living(unit), COHERENCY), None)
    if place is None:
        return None
    return replace(back, model=replace(figure.model, at=place.at, bottom=place.bottom))


def _fallen(state: State, unit: str) -> list[Figure]:
    of_it = (f for f in state.figures.values() if f.model.unit == unit)
    own = (f for f in of_it if unit_status.may_come_back(state, f.id))
    return [f for f in own if not _lives(state, unit, f)]


def _lives(state: State, unit: str, figure: Figure) -> bool:
    return figure.id in state.units[unit].figures and figure.hp > 0


def _beyond_full(game: Game, unit: str, amount: int, why: str, by: str) -> int:
    """Let HP exceed the full number until the end of the turn: the first living figure holds them."""
    if amount <= 0:
        return 0
    game.emit(HpGained(unit, ((game.state.living(unit)[0].id, amount),), f"{why}, beyond full", by))
    return amount


def _note_regained(game: Game, unit: str, gained: int) -> None:
    known = game.state.effects_on(unit, REGAINED)
    if known:
        game.emit(EffectChanged(known[0].id, known[0].amount + gained))
    else:
        until = Until("turn", game.state.clock.turn)
        game.begin(REGAINED, unit, amount=gained, until=until)
