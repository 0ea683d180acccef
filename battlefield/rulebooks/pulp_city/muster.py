"""What a roster may hold in Pulp City."""

from collections.abc import Iterator, Sequence

from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import COMBINABLE, ROLL, line_of
from battlefield.rulebooks.pulp_city.models.own import NUMBERS, own_line
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    ACTION_KINDS,
    ACTION_STATS,
    INANIMATE,
    KINDS,
    MINION,
    MOVEMENTS,
    POWERS,
    REINFORCED,
    ROLES,
    STRUCTURE,
    TRAITS,
    TRIGGER,
    TRIGGERS,
    TRUMP,
    TYPES,
    UNIT_STATS,
)
from battlefield.rulebooks.pulp_city.words import HP, PRINTED_LEVEL
from battlefield.rules.core.spelling_hints import nearest, stat_faults
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon
from battlefield.rules.skirmish.own_faults import effect_faults, names_of
from battlefield.rules.skirmish.words import SUMMONED

BOOK = "pulp-city"
_TRUMPS = tuple(trait.title() + TRUMP for trait in TRAITS)
_WORDS = (*KINDS, *ROLES, *MOVEMENTS, *TYPES, *_TRUMPS, SUMMONED, REINFORCED)


def faults(roster: Roster) -> list[str]:
    """Say what is wrong with a roster, one sentence for each fault, each naming its place."""
    found: list[str] = []
    found += effect_faults(roster, NUMBERS, CATALOGUE, tuple(_specials(roster)), why_not_own)
    own = names_of(roster)
    for number, unit in enumerate(roster.units):
        found += _unit_faults(f"units[{number}]", unit, own)
        found += _summon_faults(f"units[{number}]", unit, roster)
    if all(SUMMONED in unit.words or _is_thing(unit) for unit in roster.units):
        found.append("units has nobody who can act; add a Supreme or Minions")
    levels = sum(unit.models * (unit.stats.get(PRINTED_LEVEL) or 0) for unit in roster.units)
    if roster.limit and levels > roster.limit:
        found.append(f"points is {roster.limit}, but the levels add up to {levels}; leave some out")
    return found


def _is_thing(unit: RosterUnit) -> bool:
    return any(word in INANIMATE for word in unit.words)


def _specials(roster: Roster) -> Iterator[str]:
    """Yield the names of what the card of an action says itself."""
    for unit in roster.units:
        for weapon in unit.weapons:
            for line in filter(None, map(line_of, weapon.perks)):
                row = EFFECTS.get(line.effect)
                if row is not None and row.of_cards:
                    yield line.of


def why_not_own(held: Held) -> str:
    """Say why something cannot stand among what an effect of a roster does, or nothing."""
    line = own_line(held)
    row = EFFECTS.get(line.effect) if line is not None else None
    if line is None or row is None or row.form != line.form or line.on_self:
        return f"'{held.name}' is not known; write it as an action prints it, without FX"
    bound = row.applies is None or row.is_of_roll or row.of_cards
    return f"'{held.name}' belongs to an action; write it there" if bound else ""


def _unit_faults(place: str, unit: RosterUnit, own: Sequence[str]) -> Iterator[str]:
    yield from stat_faults(f"{place}.stats", unit.stats, UNIT_STATS)
    for number, word in enumerate(unit.words):
        if word not in _WORDS:
            yield f"{place}.words[{number}] is '{word}', which is not known{nearest(word, _WORDS)}"
    if not unit.stats.get(HP, 1):
        yield f"{place}.stats.hp is 0; a model needs at least 1"
    if unit.models > 1 and MINION not in unit.words:
        yield f"{place}.models is {unit.models}; only Minions come several to a card"
    for number, held in enumerate(unit.perks):
        name, _, of = held.name.partition("/")
        if held.name not in own and (name not in POWERS or not of):
            words = f"{place}.perks[{number}] is '{held.name}'; write {', '.join(f'{p}/...' for p in POWERS)}"
            yield f"{words}{' or an effect of this roster' if own else ''}"
    if unit.sergeants:
        yield f"{place}.sergeants are not known in Pulp City; write them as units"
    for number, weapon in enumerate(unit.weapons):
        yield from _action_faults(f"{place}.weapons[{number}]", weapon, unit.words)


def _why_no_trigger(held: Held, words: Sequence[str]) -> str:
    """Say why an action of a model with these words cannot be triggered so, or nothing."""
    if not held.name.startswith(TRIGGER):
        return ""
    if held.name.removeprefix(TRIGGER) not in TRIGGERS:
        return f"'{held.name}' is no trigger; there are {', '.join(TRIGGER + each for each in TRIGGERS)}"
    return (
        "" if STRUCTURE in words else f"'{held.name}': leave it out, only a Structure's actions are triggered"
    )


def _action_faults(place: str, weapon: RosterWeapon, words: Sequence[str]) -> Iterator[str]:
    if weapon.kind not in ACTION_KINDS:
        yield f"{place}.type is '{weapon.kind}'; it must be one of {', '.join(ACTION_KINDS)}"
    yield from stat_faults(f"{place}.stats", weapon.stats, ACTION_STATS)
    for number, held in enumerate(weapon.perks):
        wrong = why_not_held(held)
        wrong = wrong or _why_no_trigger(held, words)
        if wrong:
            yield f"{place}.perks[{number}]: {wrong}"


def why_not_held(held: Held) -> str:
    """Say why something cannot stand among the facts of an action, or nothing."""
    rolled = ROLL.fullmatch(held.name)
    if rolled is not None:
        known = [each for each in (rolled[1], rolled[3]) if each and each.lower() not in TRAITS]
        return f"'{known[0]}' is no trait; there are {', '.join(TRAITS)}" if known else ""
    if held.name == COMBINABLE or held.name.startswith(("Limited/", TRIGGER)) or _is_effect(held):
        return ""
    return (
        f"'{held.name}' is not known; write 'FX Damage 2', 'EFX Self/Shift 4', 'Strength vs Defense', "
        f"'Mind vs T#6', 'Combinable' or 'Limited/Living'"
    )


def _is_effect(held: Held) -> bool:
    """Return whether it is an effect, printed as its row says."""
    line = line_of(held)
    row = EFFECTS.get(line.effect) if line is not None else None
    return line is not None and row is not None and row.form == line.form


def _summon_faults(place: str, unit: RosterUnit, roster: Roster) -> Iterator[str]:
    """Ask for the profile of all that is summoned."""
    names = [each.name for each in roster.units if SUMMONED in each.words]
    for number, weapon in enumerate(unit.weapons):
        for line in map(line_of, weapon.perks):
            row = EFFECTS.get(line.effect) if line is not None else None
            if line is not None and row is not None and row.summons and line.of not in names:
                yield (
                    f"{place}.weapons[{number}] summons '{line.of}'; add a unit of that name with the word "
                    f"{SUMMONED}{nearest(line.of, names)}"
                )
