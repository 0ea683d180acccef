"""What a roster may hold in Agemonia."""

from collections.abc import Iterator, Sequence

from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.effects.own import NUMBERS
from battlefield.rulebooks.agemonia.rows import Row, rows_of
from battlefield.rulebooks.agemonia.vocabulary import (
    ABILITIES,
    ACTION_STATS,
    CHECK,
    ENEMY,
    HERO,
    KINDS,
    UNIT_STATS,
    WHO,
    WORDS,
)
from battlefield.rulebooks.agemonia.words import AGAINST, AMOUNT, HP, LINE, RADIUS, RANGE
from battlefield.rules.core.spelling_hints import nearest, stat_faults
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon
from battlefield.rules.skirmish.own_faults import effect_faults, names_of
from battlefield.rules.skirmish.words import ITS_OF, SUMMONED

BOOK = "agemonia"
OF_FIGURES = tuple(row.name for row in rows_of(CATALOGUE) if row.on == "figure")
OF_ACTIONS = (CHECK, *(row.name for row in rows_of(CATALOGUE) if row.on == "action"))
_DONE = tuple(r.name for r in rows_of(CATALOGUE) if r.on == "action" and r.applies and not r.calls)
_NUMBERS, _TEXTS = (AMOUNT, RANGE), (ITS_OF.name, AGAINST.name)


def faults(roster: Roster) -> list[str]:
    """Say what is wrong with a roster, one sentence for each fault, each naming its place."""
    found: list[str] = []
    own = names_of(roster)
    struck = [held.name for unit in roster.units for weapon in unit.weapons for held in weapon.perks]
    found += effect_faults(roster, NUMBERS, CATALOGUE, struck, why_not_own)
    for number, unit in enumerate(roster.units):
        found += _unit_faults(f"units[{number}]", unit, own)
        found += _summon_faults(f"units[{number}]", unit, roster)
    if all(SUMMONED in unit.words for unit in roster.units):
        found.append("units has nobody who begins on the map; add a Hero, an Ally or an Enemy")
    if any(HERO in unit.words for unit in roster.units) and any(ENEMY in u.words for u in roster.units):
        found.append("units has Heroes and Enemies; write the Enemies into a roster of their own")
    return found


def why_not_own(held: Held) -> str:
    """Say why something cannot stand among what an effect of a roster does, or nothing."""
    if held.name not in _DONE:
        return f"'{held.name}' is not known; there are {', '.join(_DONE)}{nearest(held.name, _DONE)}"
    return next((fault.strip() for fault in _held_faults("", held, _DONE)), "")


def _unit_faults(place: str, unit: RosterUnit, own: Sequence[str]) -> Iterator[str]:
    yield from stat_faults(f"{place}.stats", unit.stats, UNIT_STATS)
    for number, word in enumerate(unit.words):
        if word not in WORDS:
            yield f"{place}.words[{number}] is '{word}', which is not known{nearest(word, WORDS)}"
    if sum(word in WHO for word in unit.words) != 1:
        yield f"{place}.words must have one of {', '.join(WHO)}"
    if not unit.stats.get(HP, 1):
        yield f"{place}.stats.hp is 0; a figure needs at least 1"
    for number, held in enumerate(unit.perks):
        yield from _held_faults(f"{place}.perks[{number}]", held, (*OF_FIGURES, *own))
    if unit.sergeants:
        yield f"{place}.sergeants are not known in Agemonia; write them as units"
    for number, weapon in enumerate(unit.weapons):
        yield from _action_faults(f"{place}.weapons[{number}]", weapon, own)


def _action_faults(place: str, weapon: RosterWeapon, own: Sequence[str]) -> Iterator[str]:
    if weapon.kind not in KINDS:
        yield f"{place}.type is '{weapon.kind}'; it must be one of {', '.join(KINDS)}"
    yield from stat_faults(f"{place}.stats", weapon.stats, ACTION_STATS)
    if RADIUS in weapon.stats and LINE in weapon.stats:
        yield f"{place}.stats has both radius and line; an attack has one of them at most"
    for number, held in enumerate(weapon.perks):
        yield from _held_faults(f"{place}.perks[{number}]", held, (*OF_ACTIONS, *own))


def _held_faults(place: str, held: Held, known: Sequence[str]) -> Iterator[str]:
    if held.name not in known:
        yield f"{place} is '{held.name}', which cannot stand here{nearest(held.name, known)}"
        return
    for key, value in held.info:
        if key in _NUMBERS:
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                yield f"{place}.{key} must be a whole number, 0 or more"
        elif key not in _TEXTS:
            yield f"{place}.{key} is not known; leave it out{nearest(key, (*_NUMBERS, *_TEXTS))}"
        elif _texts(held.name) and value not in _texts(held.name):
            yield f"{place}.{key} is '{value}'; it must be one of {', '.join(_texts(held.name))}"


def _texts(name: str) -> tuple[str, ...]:
    """Return what the words behind a name may be, nothing where they may be any."""
    row = CATALOGUE.row(name, Row)
    return ABILITIES if name == CHECK else row.texts if row is not None else ()


def _summon_faults(place: str, unit: RosterUnit, roster: Roster) -> Iterator[str]:
    """Ask for the profile of all that is summoned."""
    for number, weapon in enumerate(unit.weapons):
        for held in weapon.perks:
            row, of = CATALOGUE.row(held.name, Row), ITS_OF.found(held.info)
            names = [each.name for each in roster.units if row is not None and row.calls in each.words]
            if row is not None and row.calls and of not in names:
                where = f"{place}.weapons[{number}] summons '{of}'"
                yield f"{where}; add a unit of that name with the word {row.calls}{nearest(of, names)}"
