"""From rosters to a game: what a roster may hold in WARSURGE, and the state that a battle begins with."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches

from battlefield.rulebooks.warsurge.bonds import bond_faults, said_faults, set_faults
from battlefield.rulebooks.warsurge.games.battles import FORTIFICATION
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.unit.environment.cover import covering
from battlefield.rulebooks.warsurge.units.objectives import laid_out
from battlefield.rulebooks.warsurge.units.stats import UNIT_STATS, WEAPON_STATS
from battlefield.rulebooks.warsurge.words import (
    ATTACKS,
    DASH,
    DEFENCE,
    HP,
    MODELS,
    MOVE,
    POWER,
    RANGE,
    WEAPONS,
)
from battlefield.rules.core.perks import Kind
from battlefield.rules.core.state import RESERVE, Figure, Held, Profile, State, Unit, roster_id
from battlefield.rules.core.words import Stats
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit, RosterWeapon
from battlefield.rules.scene.contents import Model

TYPES = ("Assault", "Battle", "Heavy")
LEAST_POINTS, LEAST_SERGEANT = 50, 5
SERGEANT, WILD = "Sergeant", "Wildcard"
_SAVES = ("armour", "aegis", "ap")
_MOST = {"defence": 15, "power": 20}
_DEFAULT_UNIT: Stats = {MOVE: 0, DASH: 0, DEFENCE: 0, HP: 1}
_DEFAULT_WEAPON: Stats = {RANGE: 0, ATTACKS: 1, POWER: 0}


def faults(roster: Roster) -> list[str]:
    """Say what is wrong with a roster, one sentence for each fault, each naming its place."""
    found = list(_perk_faults("perks", roster.perks, ("roster",)))
    if roster.effects:
        found.append("effects of a roster's own are not known in WARSURGE; leave them out")
    for number, unit in enumerate(roster.units):
        found += _unit_faults(f"units[{number}]", unit)
    found += _needs("perks", roster.perks, roster_profile(roster), None)
    found += bond_faults(roster)
    found += _fortification_faults(roster)
    found += _share_faults(roster)
    if roster.limit and roster.points > roster.limit:
        found.append(f"points is {roster.limit}, but the units cost {roster.points}; leave some out")
    return found


def _unit_faults(place: str, unit: RosterUnit, of: RosterUnit | None = None) -> Iterator[str]:
    """Say what is wrong with a unit, or with a sergeant of one."""
    yield from _stat_faults(f"{place}.stats", unit.stats, UNIT_STATS)
    yield from _perk_faults(f"{place}.perks", unit.perks, ("unit", "trait"))
    profile = unit_profile(unit)
    if not unit.stats.get(HP, 1):
        yield f"{place}.stats.hp is 0; a model needs at least 1"
    for number, weapon in enumerate(unit.weapons):
        at = f"{place}.weapons[{number}]"
        if weapon.kind not in TYPES:
            known = ", ".join(TYPES)
            yield f"{at}.type is '{weapon.kind}'; it must be one of {known}"
        yield from _stat_faults(f"{at}.stats", weapon.stats, WEAPON_STATS)
        yield from _perk_faults(f"{at}.perks", weapon.perks, ("weapon",))
        yield from _needs(at, weapon.perks, profile, weapon_profile(unit, weapon))
    yield from _needs(place, unit.perks, profile, None)
    yield from set_faults(place, unit)
    yield from _wild_faults(place, unit)
    for number, sergeant in enumerate(unit.sergeants):
        yield from _unit_faults(f"{place}.sergeants[{number}]", as_sergeant(sergeant), of=unit)
    yield from _price_faults(place, unit, of)
    yield from _base_faults(place, unit)
    yield from _company_faults(place, unit)


def _wild_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    """Ask for nothing but limits on a wild weapon."""
    for number, weapon in enumerate(unit.weapons):
        rows = (CATALOGUE.get(held.name) for held in weapon.perks if _has(weapon, WILD))
        for row in rows:
            if row is not None and row.family != "Limitation":
                yield f"{place}.weapons[{number}] cannot have {row.name}: beside {WILD} only limitations work"


def _has(weapon: RosterWeapon, name: str) -> bool:
    return any(held.name == name for held in weapon.perks)


def _price_faults(place: str, unit: RosterUnit, of: RosterUnit | None) -> Iterator[str]:
    """Ask for what a unit costs at least, before traits; and for sergeants where they belong."""
    if of is not None and unit.points < LEAST_SERGEANT:
        yield f"{place}.points is {unit.points}; a sergeant costs at least {LEAST_SERGEANT}"
    percent = _times(unit, "percent")
    if of is None and unit.points * percent < LEAST_POINTS * 100:
        counts = f", which counts as {unit.points * percent / 100:g}" if percent != 100 else ""
        yield f"{place}.points is {unit.points}{counts}; a unit costs at least {LEAST_POINTS}"
    if of is None and any(held.name == SERGEANT for held in unit.perks):
        yield f"{place} is a Sergeant by itself; write it among the sergeants of a unit"


def _base_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    """Ask for a base that is no oval where others are to stand upon it, and for models of one size."""
    yield from _size_faults(place, unit)
    for held in unit.perks if unit.base.kind == "oval" else ():
        row = CATALOGUE.get(held.name)
        if row is not None and row.numbers.get("no oval"):
            yield f"{place} cannot have {held.name}: its base is an oval; give one that is round or has edges"


def _size_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    for held in unit.perks:
        row = CATALOGUE.get(held.name)
        if row is not None and row.numbers.get("one size"):
            for other in (each for each in unit.sergeants if not _are_alike(each, unit)):
                what = f"{other.id} has another base, or is a fifth taller or smaller, than the others"
                yield f"{place} cannot have {held.name}: {what}"


def _are_alike(one: RosterUnit, other: RosterUnit) -> bool:
    return one.base == other.base and 5 * abs(one.height - other.height) <= other.height + 1e-9


def _company_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    """Ask for no sergeants where no commander may be attached."""
    for held in unit.perks if unit.sergeants else ():
        row = CATALOGUE.get(held.name)
        if row is not None and row.numbers.get("no sergeants"):
            yield f"{place} cannot have {held.name}: no commander is attached to it; leave its sergeants out"


def _times(unit: RosterUnit, number: str) -> int:
    """Return by how many percent perks of a unit change what it counts for."""
    rows = (CATALOGUE.get(held.name) for held in unit.perks)
    found = [int(row.numbers[number]) for row in rows if row is not None and number in row.numbers]
    percent = 100
    for each in found:
        percent = percent * each // 100
    return percent


def _share_faults(roster: Roster) -> Iterator[str]:
    """Keep units of a perk that may make up no more than a share of the points to that share."""
    limit, named = roster.limit or roster.points, dict[str, int]()
    for unit in roster.units:
        for held in unit.perks:
            row = CATALOGUE.get(held.name)
            if row is not None and "most_percent" in row.numbers:
                named[held.name] = named.get(held.name, 0) + unit.price
    for name, points in named.items():
        most = int(CATALOGUE.perks[name].numbers["most_percent"])
        if 100 * points > most * limit:
            yield f"units with {name} cost {points} points; they may cost {most} % of {limit} at most"


def _fortification_faults(roster: Roster) -> Iterator[str]:
    """Ask for fortifications that stay where they are, unless the whole roster has a perk that moves them."""
    perks = (CATALOGUE.get(held.name) for held in roster.perks)
    if any(perk is not None and perk.numbers.get("fortifications move") for perk in perks):
        return
    for number, unit in enumerate(roster.units):
        if FORTIFICATION in unit.words and (unit.stats.get(MOVE) or unit.stats.get(DASH)):
            yield f"units[{number}].stats: a {FORTIFICATION} has Move 0 and Dash 0"


def _stat_faults(place: str, stats: Stats, known: Sequence[str]) -> Iterator[str]:
    for name, value in stats.items():
        if name not in known:
            yield f"{place}.{name} is not known; leave it out{_near(name, known)}"
        elif name in _SAVES and value is not None and not 2 <= value <= 6:
            yield f"{place}.{name} is {value}; it must be from 2 (best) to 6, or null for none"
        elif name not in _SAVES and value is None:
            yield f"{place}.{name} is null; write 0 for none"
        elif value is not None and value > _MOST.get(name, value):
            yield f"{place}.{name} is {value}; it is at most {_MOST[name]}"


def _perk_faults(place: str, perks: Sequence[Held], kinds: Sequence[Kind]) -> Iterator[str]:
    for number, held in enumerate(perks):
        perk = CATALOGUE.get(held.name)
        if perk is None:
            hint = _near(held.name, CATALOGUE.perks) or "; battlefield rules lists all of them"
            yield f"{place}[{number}] is '{held.name}', which is no perk{hint}"
        elif perk.kind not in kinds:
            yield f"{place}[{number}] is '{held.name}', a {perk.kind} perk; it cannot stand here"
        else:
            yield from said_faults(f"{place}[{number}]", held, perk)


def _near(name: str, known: Sequence[str] | Mapping[str, object]) -> str:
    close = get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def _needs(place: str, perks: Sequence[Held], unit: Profile, weapon: Profile | None) -> Iterator[str]:
    for held in perks:
        perk = CATALOGUE.get(held.name)
        for need in perk.needs if perk is not None else ():
            wrong = need(unit, weapon)
            if wrong:
                yield f"{place} cannot have {held.name}: {wrong}"


def unit_profile(unit: RosterUnit, side: str = "") -> Profile:
    """Return the printed facts of a unit; among its stats are how many `models` and `weapons` it has."""
    stats = {**_DEFAULT_UNIT, **unit.stats, MODELS: unit.models, WEAPONS: len(unit.weapons)}
    return Profile(_named(side, unit.id), unit.name, "unit", stats, unit.perks, unit.points, unit.words)


def weapon_profile(unit: RosterUnit, weapon: RosterWeapon, side: str = "") -> Profile:
    """Return the printed facts of a weapon."""
    stats = {**_DEFAULT_WEAPON, **weapon.stats}
    id_ = f"{_named(side, unit.id)}/{weapon.name}"
    return Profile(id_, weapon.name, "weapon", stats, weapon.perks, weapon.points, (weapon.kind,))


def roster_profile(roster: Roster, side: str = "") -> Profile:
    """Return what a roster has as a whole: its perks and its limit of points."""
    points = roster.limit or roster.points
    return Profile(roster_id(side), roster.name, "roster", perks=roster.perks, points=points)


def _named(side: str, id_: str) -> str:
    return f"{side}/{id_}" if side else id_


def mustered(encounter: Encounter) -> State:
    """Put two or more rosters against each other, all in reserve."""
    profiles: dict[str, Profile] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    for side, roster in encounter.rosters.items():
        profiles[roster_id(side)] = roster_profile(roster, side)
        for unit, whole in _with_sergeants(roster):
            made = _mustered_unit(side, unit, profiles)
            figures.update({figure.id: figure for figure in made})
            id_, of = _named(side, unit.id), _named(side, whole) if whole else ""
            ids = tuple(figure.id for figure in made)
            units[id_] = Unit(id_, unit.name, side, id_, ids, RESERVE, strength=len(made), part_of=of)
    table = (encounter.board, encounter.terrain, tuple(encounter.rosters))
    markers = tuple(laid_out(each, n) for n, each in enumerate(encounter.objectives, 1))
    state = State("warsurge", *table, profiles, units, figures, encounter.settings, markers=markers)
    effects = tuple(covering(encounter.covers))
    return replace(state, effects=effects, serial=len(effects))


def _with_sergeants(roster: Roster) -> Iterator[tuple[RosterUnit, str]]:
    """Yield the units of a roster, each with its sergeants after it and what these belong to."""
    for unit in roster.units:
        yield unit, ""
        for sergeant in unit.sergeants:
            yield replace(as_sergeant(sergeant), id=f"{unit.id}+{sergeant.id}"), unit.id


def as_sergeant(unit: RosterUnit) -> RosterUnit:
    """Return a sergeant with the perk that it has whether or not its roster says so."""
    if any(held.name == SERGEANT for held in unit.perks):
        return unit
    return replace(unit, perks=(*unit.perks, Held(SERGEANT)))


def _mustered_unit(side: str, unit: RosterUnit, profiles: dict[str, Profile]) -> list[Figure]:
    printed = unit_profile(unit, side)
    profiles[printed.id] = printed
    weapons = [(weapon_profile(unit, weapon, side), weapon.count or unit.models) for weapon in unit.weapons]
    profiles.update({profile.id: profile for profile, _ in weapons})
    made = []
    for number in range(unit.models):
        carried = tuple(profile.id for profile, count in weapons if number < count)
        id_ = f"{printed.id}/{number + 1}"
        model = Model(id_, unit.base, (0.0, 0.0), printed.id, side, height=unit.height, name=unit.name)
        made.append(Figure(model, printed.stats[HP] or 1, carried))
    return made
