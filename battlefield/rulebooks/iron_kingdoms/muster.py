"""What a roster may hold in Iron Kingdoms, and the printed facts of its characters."""

from collections.abc import Iterator, Mapping, Sequence

from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE, ROWS
from battlefield.rulebooks.iron_kingdoms.rows.own import NUMBERS as OWN_NUMBERS
from battlefield.rulebooks.iron_kingdoms.rows.row import Row
from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECTS,
    IMMUNE,
    MELEE_RANGES,
    NUMBERS,
    PULL,
    PUSH,
    TEMPLATES,
    UNIT_STATS,
    WEAPON_KINDS,
    WEAPON_STATS,
)
from battlefield.rulebooks.iron_kingdoms.words import (
    AMOUNT,
    AOE,
    BOXES,
    DAMAGE,
    LAID,
    POW,
    RANGE,
    ROUNDS,
    SIZE,
)
from battlefield.rules.core.spelling_hints import nearest, stat_faults
from battlefield.rules.core.state import Held, Profile
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon
from battlefield.rules.skirmish.own_faults import effect_faults, names_of
from battlefield.rules.skirmish.words import ITS_OF

BOOK = "iron-kingdoms"
_SPECIAL = {row.name: row for row in ROWS.values() if row.kind == "weapon"}
_BROUGHT = {row.name: row.sort for row in ROWS.values() if row.sort}


def faults(roster: Roster) -> list[str]:
    """Say what is wrong with a roster, one sentence for each fault, each naming its place."""
    found: list[str] = []
    own = names_of(roster)
    struck = [held.name for unit in roster.units for weapon in unit.weapons for held in weapon.perks]
    found += effect_faults(roster, OWN_NUMBERS, CATALOGUE, struck, why_not_own)
    for number, unit in enumerate(roster.units):
        found += _unit_faults(f"units[{number}]", unit, own)
    if roster.limit and roster.points > roster.limit:
        found.append(f"points is {roster.limit}, but the units add up to {roster.points}; leave some out")
    return found


def why_not_own(held: Held) -> str:
    """Say why something cannot stand among what an effect of a roster does, or nothing."""
    if held.name in (PUSH, PULL):
        most = AMOUNT.found(held.info)
        known = set(dict(held.info)) <= {AMOUNT.name} and isinstance(most, int) and most > 0
        return "" if known else f"'{held.name}' needs an amount in inches, and nothing else"
    if held.name not in _SPECIAL:
        return f"'{held.name}' is not known; there are {', '.join((*_SPECIAL, PUSH, PULL))}"
    if ROWS[held.name].at_place and not SIZE.found(held.info):
        return f"'{held.name}' needs a size; templates are 3, 4 or 5 inches across"
    return next((fault.strip() for fault in _perk_faults("", held)), "")


def _unit_faults(place: str, unit: RosterUnit, own: Sequence[str]) -> Iterator[str]:
    yield from stat_faults(f"{place}.stats", unit.stats, UNIT_STATS)
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
    for number, held in enumerate(unit.perks):
        if held.name not in own:
            yield f"{place}.perks[{number}] is '{held.name}'; the effects of this book belong to weapons"
    if unit.sergeants:
        yield f"{place}.sergeants are not known in Iron Kingdoms; write them as units"
    for number, weapon in enumerate(unit.weapons):
        yield from _weapon_faults(f"{place}.weapons[{number}]", weapon, own)
        if any(other.name == weapon.name for other in unit.weapons[:number]):
            yield f"{place}.weapons[{number}].name is '{weapon.name}' again; every weapon needs its own"


def _weapon_faults(place: str, weapon: RosterWeapon, own: Sequence[str]) -> Iterator[str]:
    if weapon.kind not in WEAPON_KINDS:
        yield f"{place}.type is '{weapon.kind}'; it must be one of {', '.join(WEAPON_KINDS)}"
    yield from stat_faults(f"{place}.stats", weapon.stats, WEAPON_STATS, (POW,))
    size, melee = weapon.stats.get(AOE) or 0, weapon.kind in MELEE_RANGES
    if size and size not in TEMPLATES:
        yield f"{place}.stats.aoe is {size}; templates are 3, 4 or 5 inches across"
    if melee and size:
        yield f"{place}.stats.aoe is {size}; a melee weapon has no template"
    if melee == bool(weapon.stats.get(RANGE)):
        wrong = "is not written for melee weapons; use type reach" if melee else "is missing"
        yield f"{place}.stats.range {wrong}"
    if weapon.count:
        yield f"{place}.models is {weapon.count}; every model of a card carries all its weapons"
    for number, held in enumerate(weapon.perks):
        if held.name not in own:
            yield from _perk_faults(f"{place}.perks[{number}]", held)


def _perk_faults(place: str, held: Held) -> Iterator[str]:
    row = _SPECIAL.get(held.name)
    if row is None:
        yield f"{place} is '{held.name}', which is not known{nearest(held.name, tuple(_SPECIAL))}"
        return
    said, known = dict(held.info), row.facts
    for key, value in said.items():
        if key not in known:
            yield f"{place}.{key} is not known; leave it out{nearest(key, known)}"
        elif key == LAID.name and isinstance(value, bool):
            continue
        elif key == LAID.name:
            yield f"{place}.laid is {value!r}; it must be true or false"
        elif isinstance(value, str) != (key == ITS_OF.name) or isinstance(value, bool):
            wanted = "a name" if key == ITS_OF.name else "a whole number"
            yield f"{place}.{key} is {value!r}; it must be {wanted}"
        elif key == SIZE.name and value not in TEMPLATES:
            yield f"{place}.size is {value}; templates are 3, 4 or 5 inches across"
        elif key in (ROUNDS.name, POW, DAMAGE) and isinstance(value, int) and value < 1:
            yield f"{place}.{key} is {value}; it must be at least 1"
    if row.brings:
        yield from _effect_faults(place, row, said)


def _effect_faults(place: str, row: Row, said: Mapping[str, object]) -> Iterator[str]:
    of = said.get(ITS_OF.name)
    sort = _BROUGHT.get(str(of))
    if not of:
        yield f'{place}.of is missing; name the effect, such as "of": "{next(iter(_BROUGHT))}"'
    elif sort and sort not in row.brings:
        other = next(each.name for each in _SPECIAL.values() if sort in each.brings)
        yield f"{place}.of is '{of}', which is no {row.brings[0]} effect; a {other} may bring it about"
    elif not sort and not any(key in said for key in NUMBERS):
        yield (
            f"{place}.of is '{of}', which has no numbers of its own; give it one of {', '.join(NUMBERS)}, or "
            f"name one of {', '.join(_BROUGHT)}"
        )


def unit_profile(unit: RosterUnit, side: str) -> Profile:
    """Return the printed facts of a character: its points are those of one model."""
    spiral = sum(unit.stats.get(aspect) or 0 for aspect in ASPECTS)
    stats = {**unit.stats, BOXES: unit.stats.get(BOXES) or spiral}
    points = unit.points // unit.models
    return Profile(f"{side}/{unit.id}", unit.name, "unit", stats, unit.perks, points, unit.words)
