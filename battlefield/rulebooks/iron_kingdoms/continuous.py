"""Continuous effects: put on a character one of each kind, checked for expiry, and applied together."""

from collections.abc import Sequence

from battlefield.rulebooks.iron_kingdoms.hurting import hurt
from battlefield.rulebooks.iron_kingdoms.models import is_immune, number
from battlefield.rulebooks.iron_kingdoms.odds import DICE, damage, expires
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit, Row
from battlefield.rulebooks.iron_kingdoms.vocabulary import NUMBERS
from battlefield.rulebooks.iron_kingdoms.words import ARM, DAMAGE, IS_CONTINUOUS, POW, change_of
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Effect, Held, State
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.skirmish.single import is_up, present, take_off
from battlefield.rules.skirmish.words import ITS_OF

_LONGEST = 1000  # minutes


def said_of(held: Held) -> tuple[str, dict[str, Scalar]]:
    """Return the name of the effect that a weapon brings about, and the numbers that a roster gives it."""
    said = dict(held.info)
    return ITS_OF.found(held.info), {key: said[key] for key in NUMBERS if key in said}


def afflict(game: Game, hit: Hit, held: Held) -> Flow[None]:
    """Put on a character what a weapon or a cloud names, one of each kind; what has no row remains."""
    name, _ = said_of(held)
    if not is_up(game.state, hit.on):
        return
    if is_immune(game.state, hit.on, name):
        game.say(f"{name} does nothing: it is immune", hit.on)
    elif game.state.is_under(hit.on, name):
        game.say(f"{name} is on it already: only one of each kind", hit.on)
    else:
        row = game.book.row(name, Row)
        own = row.applies if row is not None and row.sort else None
        yield from (own or remain)(game, hit, held) or ()


def remain(game: Game, hit: Hit, held: Held) -> None:
    """Put a continuous effect on a character, with the numbers of its row and those of the roster."""
    name, numbers = said_of(held)
    row = game.book.get(name)
    known = info_of({**(row.numbers if row else {}), **numbers})
    game.begin(name, hit.on, IS_CONTINUOUS(True), *known, by=hit.by)


def continuous_on(state: State, unit: str) -> tuple[Effect, ...]:
    """Return the continuous effects on a character, oldest first."""
    return tuple(effect for effect in state.effects_on(unit) if effect.get(IS_CONTINUOUS))


def maintain(game: Game, side: str) -> Flow[None]:
    """Check and apply the continuous effects on a side's characters, as its Maintenance Phase starts."""
    for unit in tuple(game.state.units.values()):
        if unit.commander == side and is_up(game.state, unit.id):
            yield from run_on(game, unit.id)
            take_off(game)


def run_on(game: Game, unit: str) -> Flow[None]:
    """Roll for expiry of all that is on a character, then apply together what remains."""
    by, name = game.state.units[unit].commander, game.state.units[unit].name
    for effect in continuous_on(game.state, unit):
        faces = yield from game.roll(f"{effect.name} on {name}: 1 or 2 expires", by=by, about=(unit,))
        if expires(faces[0]):
            game.emit(EffectEnded(effect.id, "it expires"))
    left = {str(effect.id): effect for effect in continuous_on(game.state, unit) if _does_harm(effect)}
    words = {id_: effect.name for id_, effect in left.items()}
    ordered = yield from game.order(f"which effect on {name} rolls first", words, by=by)
    parts = []
    for id_ in ordered:
        parts.append((left[id_].name, (yield from _harm(game, unit, left[id_]))))  # noqa: PERF401
    yield from hurt(game, unit, parts)


def _does_harm(effect: Effect) -> bool:
    return bool(effect.get(change_of(POW)) or effect.get(change_of(DAMAGE)))


def _harm(game: Game, unit: str, effect: Effect) -> Flow[int]:
    """Return the damage that an effect does now; a Power makes a damage roll against the armour."""
    plain, power = effect.get(change_of(DAMAGE)), effect.get(change_of(POW))
    if not power:
        return plain
    return plain + (yield from damage_from(game, unit, effect.name, power))


def damage_from(game: Game, unit: str, why: str, power: int) -> Flow[int]:
    """Make a damage roll of a Power that nobody wields, such as that of fire."""
    armour = number(game, ARM, unit).value
    by = game.state.units[unit].commander
    faces = yield from game.roll(
        f"damage of {why}, POW {power} vs ARM {armour}", DICE, by=by, about=(unit,), tells=sum
    )
    return damage(faces, power, armour)


def pass_minutes(game: Game, minutes: int, units: Sequence[str] = ()) -> Flow[int]:
    """Let minutes outside combat pass: each checks and applies; gives those that it took until all was over.

    `units` are the characters that it is about, all of them where none are named.
    """
    for minute in range(min(minutes, _LONGEST)):
        named = units or tuple(unit.id for unit in present(game.state))
        touched = [unit for unit in named if continuous_on(game.state, unit) and is_up(game.state, unit)]
        if not touched:
            return minute
        game.say(f"minute {minute + 1} after the fight")
        for unit in touched:
            yield from run_on(game, unit)
        take_off(game)
    return minutes
