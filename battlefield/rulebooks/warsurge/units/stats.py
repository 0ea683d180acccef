"""Stats of units and weapons as they are now, with all that changes them.

Saves and AP are printed as the lowest face that will do (6+ worst, 2+ best, or none). Arithmetic counts their
level instead: 0 for none, 1 for 6+, up to 5 for 2+, so that +1 always improves and -1 always worsens.
"""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from battlefield.rulebooks.warsurge.units.merged_units import fallen_with
from battlefield.rulebooks.warsurge.units.unit_status import is_copy
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACKS,
    DASH,
    DEFENCE,
    DEFLECT,
    FIRE_POINTS,
    HEAVIER_TYPE,
    HP,
    MOVE,
    PARRY,
    POINTS,
    POWER,
    RANGE,
    TRANSPORT,
    WARD,
    WORTH_IN_PERCENT,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits, Modifier
from battlefield.rules.core.state import GONE, State
from battlefield.rules.core.words import Stat

BEST_LEVEL = 5
WEAPON_STATS = (RANGE, ATTACKS, POWER, AP, DEFLECT, WARD, PARRY)
UNIT_STATS = (MOVE, DASH, DEFENCE, HP, ARMOUR, AEGIS, TRANSPORT, FIRE_POINTS)
_SAVES = (ARMOUR, AEGIS, AP)
_LIMITS = {
    **dict.fromkeys(_SAVES, Limits("down", 0, BEST_LEVEL)),
    ATTACKS: Limits("up", 0),
    DEFENCE: Limits("down", 0),
}
_USUAL = Limits("up", 0)


def level(printed: int | None) -> int:
    """Turn a printed save or AP into its level."""
    return 0 if printed is None else 7 - printed


def face(of_level: int) -> int | None:
    """Turn a level into the lowest face that will do, or None."""
    return 7 - of_level if of_level > 0 else None


def save_words(of_level: int) -> str:
    """Write a save or AP as it is printed."""
    return f"{7 - of_level}+" if of_level > 0 else "–"


def stat(
    game: Game,
    name: Stat,
    unit: str,
    *,
    weapon: str = "",
    foe: str = "",
    also: Iterable[Modifier] = (),
    about: object = None,
) -> Breakdown:
    """Work out a stat of a unit, or of a weapon in its hands; saves and AP as levels.

    Nothing lowers Power to less than 1, printed or rolled.
    """
    profile = game.state.profiles[weapon] if name in WEAPON_STATS and weapon else game.state.profile_of(unit)
    printed = profile.stats.get(name)
    base = level(printed) if name in _SAVES else printed or 0
    limits = Limits("down", min(1, base)) if name == POWER else _LIMITS.get(name, _USUAL)
    found = game.figure(name, base, unit, weapon=weapon, foe=foe, limits=limits, also=also, about=about)
    if name == POWER and found.value < 1 and any(each.step == "set" for each in found.applied):
        return replace(found, value=1, limited="at least 1")
    return found


def reach_of(game: Game, unit: str, weapon: str, foe: str = "", *, about: object = None) -> float:
    """Return how far a weapon reaches, in inches: nothing rounds a half of a range."""
    return float(stat(game, RANGE, unit, weapon=weapon, foe=foe, about=about).exact)


def printed_stat(game: Game, name: Stat, profile: str) -> Breakdown:
    """Return a stat as it is printed, saves and AP as levels."""
    printed = game.state.profiles[profile].stats.get(name)
    base = level(printed) if name in _SAVES else printed or 0
    return Breakdown(name, base, base)


def full_hp(game: Game, unit: str) -> int:
    """Return the HP of a unit at full strength."""
    return model_hp(game, unit) * max(1, game.state.units[unit].strength)


def model_hp(game: Game, unit: str) -> int:
    """Return the HP that each model of a unit has at full strength."""
    return game.figure(HP, game.state.profile_of(unit).stats.get(HP) or 1, unit).value


def points_now(game: Game, unit: str) -> Fraction:
    """Return the share of a unit's price that the HP left are worth, exactly."""
    return Fraction(full_points(game, unit) * own_hp(game.state, unit), max(1, full_hp(game, unit)))


def own_hp(state: State, unit: str) -> int:
    """Return the HP left in a unit without those of copies of it."""
    return sum(f.hp for f in state.figures_of(unit) if not is_copy(state, f.id))


def worth(game: Game, unit: str, *, full: bool = False, targeted: bool = False) -> Fraction:
    """Return a unit's current point cost as perks compare it, or that at full strength.

    Where it is targeted its parts count along with it, and those that fell if it is to be brought back whole.
    """
    state = game.state
    whole = state.whole_of(unit)
    fallen = fallen_with(state, whole) if full and state.units[whole].where == GONE else ()
    units = dict.fromkeys((whole, *state.parts_of(whole), *fallen)) if targeted else (unit,)
    return sum((_worth(game, each, full=full) for each in units), Fraction(0))


def _worth(game: Game, unit: str, *, full: bool) -> Fraction:
    points = Fraction(full_points(game, unit)) if full else points_now(game, unit)
    return points * game.figure(WORTH_IN_PERCENT, 100, unit).value / 100


def full_points(game: Game, unit: str) -> int:
    """Return what a unit costs in its roster: at full strength, weapons included."""
    state, held = game.state, game.state.units[unit]
    return game.figure(POINTS, state.profiles[held.profile].points, unit).value


def weapon_type(game: Game, unit: str, weapon: str) -> str:
    """Return a weapon's type: Assault, Battle or Heavy."""
    kinds = ("Assault", "Battle", "Heavy")
    printed = next((k for k in kinds if k in game.state.profiles[weapon].words), "Assault")
    return kinds[min(2, kinds.index(printed) + made_heavier(game, unit, weapon).value)]


def made_heavier(game: Game, unit: str, weapon: str) -> Breakdown:
    """Return by how many steps perks make a weapon's type heavier, and which."""
    return game.figure(HEAVIER_TYPE, 0, unit, weapon=weapon)


def type_words(game: Game, unit: str, weapon: str) -> str:
    """Write a weapon's type, with what makes it heavier: Heavy (Encumber)."""
    heavier = made_heavier(game, unit, weapon)
    kind = weapon_type(game, unit, weapon)
    return f"{kind} ({heavier.sources})" if heavier.value else kind
