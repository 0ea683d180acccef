"""From rosters to a game: what a roster may hold in Pulp City, and the state that a battle begins with."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

from battlefield.rulebooks.pulp_city.exclusive import line_of, why_not_held
from battlefield.rulebooks.pulp_city.vocabulary import (
    ACTION_KINDS,
    ACTION_STATS,
    INANIMATE,
    KINDS,
    MINION,
    MOVEMENTS,
    REINFORCED,
    ROLES,
    SUMMONED,
    TRAITS,
    TRUMP,
    TYPES,
    UNIT_STATS,
)
from battlefield.rules.objective import Objective
from battlefield.rules.roster import Roster, RosterUnit, RosterWeapon
from battlefield.rules.scene import Board, Model, Terrain
from battlefield.rules.state import RESERVE, Figure, Profile, State, Unit, roster_id
from battlefield.rules.values import Info

BOOK = "pulp-city"
POWERS = ("Immune", "Strong", "Weak")
_TRUMPS = tuple(trait.title() + TRUMP for trait in TRAITS)
_WORDS = (*KINDS, *ROLES, *MOVEMENTS, *TYPES, *_TRUMPS, SUMMONED, REINFORCED)


def faults(roster: Roster) -> list[str]:
    """Say what is wrong with a roster, one sentence for each fault, each naming its place."""
    found: list[str] = []
    if roster.perks:
        found.append("perks of a whole roster are not known in Pulp City; leave them out")
    for number, unit in enumerate(roster.units):
        found += _unit_faults(f"units[{number}]", unit)
        found += _summon_faults(f"units[{number}]", unit, roster)
    if all(SUMMONED in unit.words or _is_thing(unit) for unit in roster.units):
        found.append("units has nobody who can act; add a Supreme or Minions")
    levels = sum(unit.models * (unit.stats.get("level") or 0) for unit in roster.units)
    if roster.limit and levels > roster.limit:
        found.append(f"points is {roster.limit}, but the levels add up to {levels}; leave some out")
    return found


def _is_thing(unit: RosterUnit) -> bool:
    return any(word in INANIMATE for word in unit.words)


def _unit_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    yield from _stat_faults(f"{place}.stats", unit.stats, UNIT_STATS)
    for number, word in enumerate(unit.words):
        if word not in _WORDS:
            yield f"{place}.words[{number}] is '{word}', which is not known{_near(word, _WORDS)}"
    if not unit.stats.get("hp", 1):
        yield f"{place}.stats.hp is 0; a model needs at least 1"
    if unit.models > 1 and MINION not in unit.words:
        yield f"{place}.models is {unit.models}; only Minions come several to a card"
    for number, held in enumerate(unit.perks):
        name, _, of = held.name.partition("/")
        if name not in POWERS or not of:
            yield f"{place}.perks[{number}] is '{held.name}'; write {', '.join(f'{p}/...' for p in POWERS)}"
    if unit.sergeants:
        yield f"{place}.sergeants are not known in Pulp City; write them as units"
    for number, weapon in enumerate(unit.weapons):
        yield from _action_faults(f"{place}.weapons[{number}]", weapon)


def _action_faults(place: str, weapon: RosterWeapon) -> Iterator[str]:
    if weapon.kind not in ACTION_KINDS:
        yield f"{place}.type is '{weapon.kind}'; it must be one of {', '.join(ACTION_KINDS)}"
    yield from _stat_faults(f"{place}.stats", weapon.stats, ACTION_STATS)
    for number, held in enumerate(weapon.perks):
        wrong = why_not_held(held)
        if wrong:
            yield f"{place}.perks[{number}]: {wrong}"


def _stat_faults(place: str, stats: Mapping[str, int | None], known: Sequence[str]) -> Iterator[str]:
    for name, value in stats.items():
        if name not in known:
            yield f"{place}.{name} is not known; leave it out{_near(name, known)}"
        elif value is None:
            yield f"{place}.{name} is null; write 0 for none"


def _summon_faults(place: str, unit: RosterUnit, roster: Roster) -> Iterator[str]:
    """Ask for the profile of all that is summoned."""
    names = [each.name for each in roster.units if SUMMONED in each.words]
    for number, weapon in enumerate(unit.weapons):
        for line in map(line_of, weapon.perks):
            if line is not None and line.effect.startswith("Summon ") and line.of not in names:
                yield (
                    f"{place}.weapons[{number}] summons '{line.of}'; add a unit of that name with the word "
                    f"{SUMMONED}{_near(line.of, names)}"
                )


def _near(name: str, known: Sequence[str]) -> str:
    close = get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def mustered(
    rosters: Mapping[str, Roster],
    board: Board,
    terrain: tuple[Terrain, ...] = (),
    seed: int = 0,
    settings: Info = (),
    objectives: Sequence[Objective] = (),
) -> State:
    """Put rosters against each other, all in reserve; every model is a unit, those of a card share a profile.

    Objectives mean nothing to the plots, which are about models.
    """
    del objectives
    profiles: dict[str, Profile] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    for side, roster in rosters.items():
        profiles[roster_id(side)] = Profile(roster_id(side), roster.name, "roster", points=roster.limit)
        for unit in roster.units:
            printed = unit_profile(unit, side)
            own = tuple(action_profile(unit, weapon, side) for weapon in unit.weapons)
            profiles |= {profile.id: profile for profile in (printed, *own)}
            for id_, name in _named(unit, side):
                weapons = tuple(profile.id for profile in own)
                model = Model(f"{id_}/1", unit.base, (0.0, 0.0), id_, side, height=unit.height, name=name)
                figures[model.id] = Figure(model, printed.stats.get("hp") or 1, weapons)
                units[id_] = Unit(id_, name, side, printed.id, (model.id,), RESERVE, strength=1)
    return State(BOOK, seed, board, terrain, tuple(rosters), profiles, units, figures, settings)


def _named(unit: RosterUnit, side: str) -> Iterator[tuple[str, str]]:
    """Give the id and the name of each model of a card."""
    if unit.models == 1:
        yield f"{side}/{unit.id}", unit.name
        return
    for number in range(1, unit.models + 1):
        yield f"{side}/{unit.id} {number}", f"{unit.name} {number}"


def unit_profile(unit: RosterUnit, side: str) -> Profile:
    """Give the printed facts of a model."""
    stats = {"hp": 1, **unit.stats}
    return Profile(f"{side}/{unit.id}", unit.name, "unit", stats, unit.perks, unit.points, unit.words)


def action_profile(unit: RosterUnit, weapon: RosterWeapon, side: str) -> Profile:
    """Give the printed facts of an action."""
    id_ = f"{side}/{unit.id}/{weapon.name}"
    return Profile(id_, weapon.name, "weapon", dict(weapon.stats), weapon.perks, 0, (weapon.kind,))
