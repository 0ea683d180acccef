"""From rosters to a game: what a roster may hold in Iron Kingdoms, and the state that a battle has first."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

from battlefield.rulebooks.iron_kingdoms.continuous import NUMBERS
from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECTS,
    BOXES,
    CLOUD,
    CONDITIONS,
    CONTINUOUS,
    CORROSION,
    CRITICAL,
    FIRE,
    IMMUNE,
    MELEE_RANGES,
    TEMPLATES,
    UNIT_STATS,
    WEAPON_KINDS,
    WEAPON_STATS,
)
from battlefield.rules.objective import Objective
from battlefield.rules.roster import Roster, RosterUnit, RosterWeapon
from battlefield.rules.scene import Board, Model, Terrain
from battlefield.rules.state import RESERVE, Figure, Held, Profile, State, Unit, roster_id
from battlefield.rules.values import Info

BOOK = "iron-kingdoms"
_PERKS = (CLOUD, CONTINUOUS, CRITICAL)
_OF_CLOUD = ("size", "rounds", "laid", "of", *NUMBERS)
_OF_EFFECT = ("of", *NUMBERS)
_NAMED = (FIRE, CORROSION)


def faults(roster: Roster) -> list[str]:
    """Say what is wrong with a roster, one sentence for each fault, each naming its place."""
    found: list[str] = []
    if roster.perks:
        found.append("perks of a whole roster are not known in Iron Kingdoms; leave them out")
    for number, unit in enumerate(roster.units):
        found += _unit_faults(f"units[{number}]", unit)
    if roster.limit and roster.points > roster.limit:
        found.append(f"points is {roster.limit}, but the units add up to {roster.points}; leave some out")
    return found


def _unit_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    yield from _stat_faults(f"{place}.stats", unit.stats, UNIT_STATS)
    spiral = [aspect for aspect in ASPECTS if unit.stats.get(aspect)]
    if unit.stats.get(BOXES) and spiral:
        yield f"{place}.stats has both hp and {spiral[0]}; write hp, or phy, agl and int for a life spiral"
    if spiral and len(spiral) < len(ASPECTS):
        none = next(aspect for aspect in ASPECTS if aspect not in spiral)
        yield f"{place}.stats has no {none}; a life spiral needs all three"
    if not unit.stats.get(BOXES) and not spiral:
        yield f"{place}.stats has no hp; write its damage boxes"
    for number, word in enumerate(unit.words):
        if not word.startswith(IMMUNE):
            yield f"{place}.words[{number}] is '{word}'; only '{IMMUNE}...' means something here"
    if unit.perks:
        yield f"{place}.perks[0] is '{unit.perks[0].name}'; the effects of this book belong to weapons"
    if unit.sergeants:
        yield f"{place}.sergeants are not known in Iron Kingdoms; write them as units"
    for number, weapon in enumerate(unit.weapons):
        yield from _weapon_faults(f"{place}.weapons[{number}]", weapon)
        if any(other.name == weapon.name for other in unit.weapons[:number]):
            yield f"{place}.weapons[{number}].name is '{weapon.name}' again; every weapon needs its own"


def _weapon_faults(place: str, weapon: RosterWeapon) -> Iterator[str]:
    if weapon.kind not in WEAPON_KINDS:
        yield f"{place}.type is '{weapon.kind}'; it must be one of {', '.join(WEAPON_KINDS)}"
    yield from _stat_faults(f"{place}.stats", weapon.stats, WEAPON_STATS)
    size, melee = weapon.stats.get("aoe") or 0, weapon.kind in MELEE_RANGES
    if size and size not in TEMPLATES:
        yield f"{place}.stats.aoe is {size}; templates are 3, 4 or 5 inches across"
    if melee and size:
        yield f"{place}.stats.aoe is {size}; a melee weapon has no template"
    if melee == bool(weapon.stats.get("range")):
        wrong = "is not written for melee weapons; use type reach" if melee else "is missing"
        yield f"{place}.stats.range {wrong}"
    if weapon.count:
        yield f"{place}.models is {weapon.count}; every model of a card carries all its weapons"
    for number, held in enumerate(weapon.perks):
        yield from _perk_faults(f"{place}.perks[{number}]", held)


def _perk_faults(place: str, held: Held) -> Iterator[str]:
    if held.name not in _PERKS:
        yield f"{place} is '{held.name}', which is not known{_near(held.name, _PERKS)}"
        return
    said = dict(held.info)
    known = _OF_CLOUD if held.name == CLOUD else _OF_EFFECT
    for key, value in said.items():
        if key not in known:
            yield f"{place}.{key} is not known; leave it out{_near(key, known)}"
        elif key == "laid" and isinstance(value, bool):
            continue
        elif key == "laid":
            yield f"{place}.laid is {value!r}; it must be true or false"
        elif isinstance(value, str) != (key == "of") or isinstance(value, bool):
            yield f"{place}.{key} is {value!r}; it must be {'a name' if key == 'of' else 'a whole number'}"
        elif key == "size" and value not in TEMPLATES:
            yield f"{place}.size is {value}; templates are 3, 4 or 5 inches across"
        elif key in ("rounds", "pow", "damage") and isinstance(value, int) and value < 1:
            yield f"{place}.{key} is {value}; it must be at least 1"
    if held.name != CLOUD:
        yield from _effect_faults(place, held.name, said)


def _effect_faults(place: str, name: str, said: Mapping[str, object]) -> Iterator[str]:
    of = said.get("of")
    if not of:
        yield f'{place}.of is missing; name the effect, such as "of": "{FIRE}"'
    elif of in CONDITIONS and name == CONTINUOUS:
        yield f"{place}.of is '{of}', which is no continuous effect; a {CRITICAL} may bring it about"
    elif of not in (*_NAMED, *CONDITIONS) and not any(key in said for key in NUMBERS):
        yield (
            f"{place}.of is '{of}', which has no numbers of its own; give it one of {', '.join(NUMBERS)}, or "
            f"name one of {', '.join((*_NAMED, *CONDITIONS))}"
        )


def _stat_faults(place: str, stats: Mapping[str, int | None], known: Sequence[str]) -> Iterator[str]:
    for name, value in stats.items():
        if name not in known:
            yield f"{place}.{name} is not known; leave it out{_near(name, known)}"
        elif value is None and name != "pow":
            yield f"{place}.{name} is null; write 0 for none"


def _near(name: str, known: Sequence[str]) -> str:
    close = get_close_matches(name, list(known), n=1, cutoff=0.6)
    return f"; did you mean {close[0]}?" if close else ""


def mustered(
    rosters: Mapping[str, Roster],
    board: Board,
    terrain: tuple[Terrain, ...] = (),
    seed: int = 0,
    settings: Info = (),
    objectives: Sequence[Objective] = (),
) -> State:
    """Put rosters against each other, all in reserve; every model is a character of its own.

    Objectives mean nothing to this battle.
    """
    del objectives
    profiles: dict[str, Profile] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    for side, roster in rosters.items():
        profiles[roster_id(side)] = Profile(roster_id(side), roster.name, "roster", points=roster.limit)
        for unit in roster.units:
            printed = unit_profile(unit, side)
            own = tuple(weapon_profile(unit, weapon, side) for weapon in unit.weapons)
            profiles |= {profile.id: profile for profile in (printed, *own)}
            for id_, name in _named(unit, side):
                made = Model(f"{id_}/1", unit.base, (0.0, 0.0), id_, side, height=unit.height, name=name)
                figures[made.id] = Figure(made, printed.stats[BOXES] or 1, tuple(each.id for each in own))
                units[id_] = Unit(id_, name, side, printed.id, (made.id,), RESERVE, strength=1)
    return State(BOOK, seed, board, terrain, tuple(rosters), profiles, units, figures, settings)


def _named(unit: RosterUnit, side: str) -> Iterator[tuple[str, str]]:
    """Give the id and the name of each model of a card."""
    if unit.models == 1:
        yield f"{side}/{unit.id}", unit.name
        return
    for number in range(1, unit.models + 1):
        yield f"{side}/{unit.id} {number}", f"{unit.name} {number}"


def unit_profile(unit: RosterUnit, side: str) -> Profile:
    """Give the printed facts of a character: its points are those of one model."""
    spiral = sum(unit.stats.get(aspect) or 0 for aspect in ASPECTS)
    stats = {**unit.stats, BOXES: unit.stats.get(BOXES) or spiral}
    points = unit.points // unit.models
    return Profile(f"{side}/{unit.id}", unit.name, "unit", stats, unit.perks, points, unit.words)


def weapon_profile(unit: RosterUnit, weapon: RosterWeapon, side: str) -> Profile:
    """Give the printed facts of a weapon."""
    id_ = f"{side}/{unit.id}/{weapon.name}"
    return Profile(id_, weapon.name, "weapon", dict(weapon.stats), weapon.perks, 0, (weapon.kind,))
