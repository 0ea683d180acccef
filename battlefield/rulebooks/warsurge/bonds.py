"""What a roster ties together: forms, sets of weapons, whom a unit obeys; and what it says of perks."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import LINKING
from battlefield.rulebooks.warsurge.words import HP
from battlefield.rules.core.perks import Perk
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

TEXTS, NUMBERS = ("auras", "controller", "enslaver", "linked", "unit"), ("compartment", "models")
_LEADERS = ("controller", "enslaver")
_NEAR_ENOUGH = "a tenth more or less than one is allowed"


def said_faults(place: str, held: Held, perk: Perk) -> Iterator[str]:
    """Keep what a roster says of a perk to what that perk wants to know."""
    known = [key for key in (*TEXTS, *NUMBERS) if key in perk.numbers]
    for key, value in held.info:
        whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
        if key not in known:
            close = get_close_matches(key, known, n=1, cutoff=0.0)
            hint = f"; did you mean {close[0]}?" if close else ""
            yield f"{place}.{key} is not known for {perk.name}; leave it out{hint}"
        elif key in TEXTS and not isinstance(value, str):
            yield f"{place}.{key} is {value}; it must be a text"
        elif key in NUMBERS and not whole:
            yield f"{place}.{key} is '{value}'; it must be a whole number"


def bond_faults(roster: Roster) -> Iterator[str]:
    """Say what is wrong with the ties between the units of a roster."""
    yield from _designated_faults(roster)
    yield from _obedience_faults(roster)
    yield from _form_faults(roster)


def _told(held: Held, key: str) -> str:
    return str(dict(held.info).get(key, "")).strip()


def _rows(unit: RosterUnit) -> Iterator[tuple[Held, Perk]]:
    for held in unit.perks:
        perk = CATALOGUE.get(held.name)
        if perk is not None:
            yield held, perk


def _designated_faults(roster: Roster) -> Iterator[str]:
    """Ask for units that there are where a perk of the whole roster names one."""
    ids = [unit.id for unit in roster.units]
    for number, held in enumerate(roster.perks):
        perk, name = CATALOGUE.get(held.name), _told(held, "unit")
        if perk is None or not name:
            continue
        if name not in ids:
            yield f"perks[{number}].unit is '{name}', which is no unit of this roster"
        elif perk.numbers.get("leads nobody") and name in _leaders(roster):
            remedy = f"{perk.name} needs one that is free"
            yield f"perks[{number}].unit is '{name}', whom another unit obeys; {remedy}"


def _leaders(roster: Roster) -> tuple[str, ...]:
    held = (held for unit in roster.units for held in unit.perks)
    return tuple(_told(each, key) for each in held for key in _LEADERS)


def _obedience_faults(roster: Roster) -> Iterator[str]:
    """Ask for another unit of the roster where a unit has to obey one."""
    ids = [unit.id for unit in roster.units]
    for number, unit in enumerate(roster.units):
        for held, perk in _rows(unit):
            for key in (key for key in _LEADERS if key in perk.numbers):
                name, place = _told(held, key), f"units[{number}] cannot have {held.name}"
                if not name:
                    yield f"{place}: say under '{key}' which unit it obeys"
                elif name not in ids or name == unit.id:
                    yield f"{place}: its {key} '{name}' is no other unit of this roster"


# forms


def _form_faults(roster: Roster) -> Iterator[str]:
    """Ask for sets of linked units: as many as the perk says, each with it, alike in price and in full HP."""
    units = {unit.id: unit for unit in roster.units}
    bound: dict[str, frozenset[str]] = {}
    for number, unit in enumerate(roster.units):
        for held, perk in _rows(unit):
            names = [name.strip() for name in _told(held, "linked").split(",") if name.strip()]
            if "linked" not in perk.numbers or not names:
                continue
            place, whole = f"units[{number}] cannot have {held.name}", frozenset((unit.id, *names))
            wrong = _naming_fault(unit, names, units, held.name, int(perk.numbers["others"]))
            wrong = wrong or _likeness_fault([units[id_] for id_ in dict.fromkeys((unit.id, *names))])
            twice = next((id_ for id_ in (unit.id, *names) if bound.get(id_, whole) != whole), "")
            if wrong or twice:
                yield f"{place}: {wrong or f'{twice} is linked with other units already'}"
            bound.update(dict.fromkeys(whole, whole))
    for number, unit in enumerate(roster.units):
        for held, perk in _rows(unit):
            if "linked" in perk.numbers and unit.id not in bound:
                count = _others(int(perk.numbers["others"]))
                place = f"units[{number}] cannot have {held.name}"
                yield f"{place}: say under 'linked' with which {count} it is linked"


def _others(count: int) -> str:
    return "other unit" if count == 1 else f"{count} other units"


def _naming_fault(
    unit: RosterUnit, names: Sequence[str], units: dict[str, RosterUnit], perk: str, others: int
) -> str:
    strange = next((name for name in names if name not in units or name == unit.id), "")
    if strange:
        return f"the linked '{strange}' is no other unit of this roster"
    if len(names) != others or len(frozenset(names)) != others:
        return f"it is linked with {_others(others)}, not with {len(frozenset(names))}"
    without = next((name for name in names if all(held.name != perk for held in units[name].perks)), "")
    return f"the linked '{without}' does not have {perk}" if without else ""


def _likeness_fault(units: Sequence[RosterUnit]) -> str:
    prices = [unit.price for unit in units]
    full = [unit.models * (unit.stats.get(HP) or 1) for unit in units]
    if not is_near_one(prices):
        return f"linked units cost {_listed(prices)}; {_NEAR_ENOUGH}"
    return f"linked units have {_listed(full)} HP; it must be the same" if len(frozenset(full)) > 1 else ""


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def is_near_one(prices: Sequence[int]) -> bool:
    """Return whether all prices are within a tenth of one of them."""
    return any(all(10 * abs(each - price) <= price for each in prices) for price in prices)


# sets of weapons


def set_faults(place: str, unit: RosterUnit) -> Iterator[str]:
    """Ask for whole sets of weapons, in the order in which they are listed, each of about one price."""
    for name, size in LINKING.items():
        listed = [weapon for weapon in unit.weapons if _has(weapon, name)]
        if len(listed) % size:
            yield f"{place}.weapons: {len(listed)} with {name}; a set has {size}"
            continue
        for first in range(0, len(listed), size):
            prices = [weapon.points for weapon in listed[first : first + size]]
            if not is_near_one(prices):
                told = _listed(prices)
                yield f"{place}.weapons: those with {name} cost {told}; {_NEAR_ENOUGH}"


def _has(weapon: RosterWeapon, name: str) -> bool:
    return any(held.name == name for held in weapon.perks)
