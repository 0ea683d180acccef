"""Being spared and being laid open: effects that do not take, tests passed by themselves, who is near."""

from collections.abc import Callable, Iterable, Iterator

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack_moments import Losing
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpAreLost
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import forbids
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.units.merged_units import is_part, with_parts
from battlefield.rulebooks.warsurge.units.stats import level, stat
from battlefield.rulebooks.warsurge.words import (
    DASH,
    HP,
    MODELS,
    MOVE,
    MOVEMENT,
    automatic,
    spreading,
    working,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import Afflicting
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Reaction, Reacts
from battlefield.rules.core.state import TABLE, Figure, Profile, State
from battlefield.rules.core.words import Prohibition, Stat, befalling
from battlefield.rules.table import layout

RANKS = ("I", "II", "III", "IV", "V")
KEEN = 24.0  # inches

_RANKED = {
    **dict.fromkeys(("Cripple", "Dominate", "Force", "Freeze", "Knockback", "Provoke", "Taunt"), 2),
    "Tow": 3,
}
"""How many ranks each perk has of those that others can be spared by; the rest have none."""
_AT_ONCE = (
    *("Breach", "Disarm", "Force", "Grapple", "Hijack", "Horrific", "Knockback", "Taunt", "Tow", "Warp"),
)
_TURNED = ("Dominate", "Provoke", "Terrify")
"""Perks that ask before they do anything, and those that then lay an effect, perhaps on another unit than
that which they were used on. All others lay an effect of their name."""

Need = Callable[[Profile, Profile | None], str]


# names


def without_rank(name: str) -> str:
    """Return a perk's name without its rank: Ignite for Ignite II, Spread for Spread 4+."""
    head, _, last = name.rpartition(" ")
    return head if head and (last in RANKS or last.endswith("+")) else name


def with_ranks(names: Iterable[str]) -> Iterator[str]:
    """Yield the rows that bear a name: each of its ranks, or the plain name where it has none."""
    for name in names:
        yield from (f"{name} {rank}" for rank in RANKS[: _RANKED[name]]) if name in _RANKED else (name,)


def perks_of(state: State, weapon: str) -> frozenset[str]:
    """Return the names of a weapon's perks without their ranks."""
    held = state.profiles[weapon].perks if weapon else ()
    return frozenset(without_rank(each.name) for each in held)


# being spared


def unaffected(*names: str) -> tuple[Forbids, ...]:
    """Let perks of some names do nothing to the bearer, whether they lay an effect or act at once."""
    return tuple(forbids(what) for name in names for what in _questions(name))


def _questions(name: str) -> Iterator[Prohibition]:
    """Yield what is asked before a perk does anything to somebody."""
    if name not in _AT_ONCE:
        yield befalling(name)
    if name in (*_AT_ONCE, *_TURNED):
        yield from (working(row) for row in with_ranks((name,)))


def keeps_to_itself(*names: str) -> tuple[Forbids, ...]:
    """Let afflictions not spread from the bearer."""
    return tuple(forbids(spreading(name)) for name in names)


def feeds_on(*names: str) -> tuple[Reaction, ...]:
    """Turn HP lost to afflictions into HP regained; those of friends do not take, unless a weapon heals."""

    def from_friend(state: State, bearer: Bearer, moment: Afflicting) -> bool:
        return (
            moment.on == bearer.unit
            and without_rank(moment.name) in names
            and moment.by in state.units
            and not are_enemies(state, moment.by, bearer.unit)
            and "Heal" not in perks_of(state, moment.weapon)
        )

    def refuse(_game: Game, bearer: Bearer, moment: Afflicting) -> None:
        moment.refused = bearer.perk.name

    def turn_round(game: Game, bearer: Bearer, moment: Losing) -> Flow[None]:
        amount, moment.amount = moment.amount, 0
        yield from gain(game, bearer.unit, amount, bearer.perk.name, limited=False)

    return (
        Reacts(Afflicting, refuse, from_friend),
        Reacts(Losing, turn_round, _loses_to(names), rank=HpAreLost.CONVERTS),
    )


def suffers_double(*names: str) -> Reacts[Game, Losing]:
    """Double the HP lost to afflictions."""

    def double(_game: Game, _bearer: Bearer, moment: Losing) -> None:
        moment.amount *= 2

    return Reacts(Losing, double, _loses_to(names), rank=HpAreLost.DOUBLES)


def _loses_to(names: tuple[str, ...]) -> Callable[[State, Bearer, Losing], bool]:
    def when(_state: State, bearer: Bearer, moment: Losing) -> bool:
        afflicted = moment.attack is None and without_rank(moment.why) in names
        return afflicted and moment.unit == bearer.unit and moment.amount > 0

    return when


def passes_against(*names: str) -> tuple[Gives, ...]:
    """Let tests for perks of some names pass by themselves against the bearer."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        return plus(1, bearer.perk.name) if ask.foe == bearer.unit else None

    return tuple(Gives(automatic(name), answer, mine=False) for name in with_ranks(names))


# who and where


def game_of(ask: Ask) -> Game:
    """Return a game to ask other figures of; what is emitted there is lost."""
    assert ask.book is not None
    return Game(ask.state, ask.book)


def are_enemies(state: State, unit: str, other: str) -> bool:
    """Return whether two units are commanded by different sides."""
    units = state.units
    return unit in units and other in units and units[unit].commander != units[other].commander


def are_friends(state: State, unit: str, other: str) -> bool:
    """Return whether two units are of one roster; a wreck, or whoever others command, is nobody's friend."""
    if unit == other:
        return True
    if state.units[other].is_rough:
        return False
    one, two = state.units[unit], state.units[other]
    seized = any(unit_status.is_marked(state, unit_status.SEIZED, each) for each in (unit, other))
    return one.side == two.side and one.commander == two.commander and not seized


def is_near(state: State, unit: str, other: str, inches: float) -> bool:
    """Return whether two units are within a distance of each other, on the table or in one transport.

    Who is carried is near nobody but those who are carried along, and who carries them.
    """
    units = state.units
    if unit not in units or other not in units:
        return False
    if {units[unit].where, units[other].where} != {TABLE}:
        return passengers.share_a_hull(state, unit, other)
    return is_within(layout.between(state, unit, other).gap, inches)


def units_near(state: State, unit: str, inches: float) -> Iterator[str]:
    """Yield all other units near a unit, on the table or aboard with it; a part counts with its unit.

    A wreck is no unit.
    """
    whole = state.whole_of(unit)
    units = (each.id for each in state.units.values() if not each.is_rough)
    others = (each for each in units if each != whole and not is_part(state, each))
    return (other for other in others if is_near(state, unit, other, inches))


def sees(state: State, unit: str, other: str) -> bool:
    """Return whether any figure of a unit sees any of another; those in one transport see each other.

    For who is carried stands whoever carries it.
    """
    if passengers.share_a_hull(state, unit, other):
        return True
    bases = passengers.base_unit(state, unit), passengers.base_unit(state, other)
    own, theirs = (state.figures_of(base) if base else () for base in bases)
    rows = layout.seen_pairs(state, [figure.id for figure in own], [figure.id for figure in theirs])
    return any(any(row) for row in rows)


def is_near_and_seen(state: State, unit: str, other: str, inches: float) -> bool:
    """Tell whether one unit is in another one's radius: near enough, and in its sight or beside it aboard."""
    return is_near(state, unit, other, inches) and sees(state, unit, other)


def is_surrounded(state: State, unit: str, other: str, inches: float) -> bool:
    """Tell whether a unit is in another one's radius; it and its sergeants are one, as near as any."""
    parts = with_parts(state, state.whole_of(unit)) if unit in state.units else ()
    return any(is_near_and_seen(state, other, each, inches) for each in parts)


def has_keen_eye(state: State, unit: str, weapon: str = "") -> bool:
    """Return whether a unit, or the weapon that it uses, sees through what hides others."""
    held = state.profile_of(unit).has("Keen Eye")
    return held or (bool(weapon) and state.profiles[weapon].has("Keen Eye"))


def keen_eyes_on(game: Game, unit: str) -> Iterator[Figure]:
    """Yield the figures by which enemies with a keen eye look: their own, or what they see out of."""
    for other in game.state.units.values():
        if are_enemies(game.state, unit, other.id) and game.state.profile_of(other.id).has("Keen Eye"):
            yield from passengers.acting_from(game, other.id)


def is_seen_through(game: Game, unit: str) -> bool:
    """Return whether an enemy with a keen eye is near a unit on the table and sees it."""
    state = game.state
    if state.units[unit].where != TABLE or not state.living(unit):
        return False
    eyes = tuple(keen_eyes_on(game, unit))
    far = layout.gaps_to(state, eyes, unit) if eyes else ()
    near = [figure.id for figure, gap in zip(eyes, far, strict=True) if is_within(gap, KEEN)]
    return any(any(row) for row in layout.seen_pairs(state, near, [f.id for f in state.living(unit)]))


def is_immobile(game: Game, unit: str) -> bool:
    """Return whether a unit can neither move nor dash, by its stats or because something holds it."""
    if game.reason_against(MOVEMENT, unit):
        return True
    return not stat(game, MOVE, unit).value and not stat(game, DASH, unit).value


# what a roster must have


def needs_hp(least: int) -> Need:
    """Ask for HP in the whole unit."""

    def need(unit: Profile, _weapon: Profile | None) -> str:
        hp = (unit.stats.get(HP) or 1) * (unit.stats.get(MODELS) or 1)
        return "" if hp >= least else f"the unit needs {least} HP or more; it has {hp}"

    return need


def needs_stat(name: Stat, least: int) -> Need:
    """Ask for a stat of some number or more."""

    def need(unit: Profile, _weapon: Profile | None) -> str:
        has = unit.stats.get(name) or 0
        return "" if has >= least else f"the unit needs {name} {least} or more; it has {has}"

    return need


def needs_save(name: Stat, worst: int) -> Need:
    """Ask for a save of some face or better."""

    def need(unit: Profile, _weapon: Profile | None) -> str:
        words = "AEGIS" if name == "aegis" else name
        enough = level(unit.stats.get(name)) >= level(worst)
        return "" if enough else f"the unit needs {words} {worst}+ or better"

    return need
