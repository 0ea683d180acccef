"""Battles of many perks: some that have met fewest others are had by many, beside what they need."""

from dataclasses import replace

from armies import Chooser
from hosts import BASES, GROUNDS, STYLES, Drawer, Held, is_rare, is_sound, tied, with_arm, with_perk
from partners import BESIDE, CLOSE, WITH

from battlefield.rulebooks.warsurge.muster import faults, mustered
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.augmentation import AURAS
from battlefield.rules.core.values import info_of
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit
from battlefield.rules.scene.contents import Board

FOCUS = 18  # perks that a battle is about
UNITS, PERKS, ARMS, ROSTERS = 5, 12, 4, 13  # of a side, and of each unit; perks of the roster
STRONG = {"range": 24, "attacks": 5, "power": 7, "ap": 5}
LASTING = {1: 24, 2: 16, 3: 10}  # HP of each model of so many
KINDS = ("Assault", "Assault", "Assault", "Battle", "Heavy")
SHIELDS = ("deflect", "parry", "ward")


def crowded_state(seed, playstyle, meetings=None):
    """Draw a battle of many perks: units that hold much, last long and stand close to each other."""
    focus = meetings.focus(Chooser(seed), FOCUS) if meetings else ()
    drawer = Drawer(seed, meetings.suiting(focus) if meetings else None)
    sides = {side: crowd(drawer, focus) for side in ("red", "blue")}
    style = playstyle or drawer.chooser.one_of(STYLES)
    settings = {"turns": 3, "zone depth": 9, "playstyle": style, "command die": 6}
    return mustered(Encounter(sides, Board(28, 24), drawer.chooser.one_of(GROUNDS), info_of(settings)))


def crowd(drawer, focus):
    """Draw a roster: perks for all, then units of the perks that the battle is about and of others."""
    wanted = [name for name in focus if is_for("roster", name)]
    wanted += [drawer.packs["roster"].draw() for _ in range(max(0, ROSTERS - len(wanted)))]
    units = [crowded_unit(drawer, f"u{n}", focus, partners_of((*focus, *wanted))) for n in range(UNITS)]
    units = tuple(replace(unit, points=60) if is_rare(unit) else unit for unit in units)
    roster = lawful(Roster("Crowd", "warsurge", tied(units)), drawer)
    for name in dict.fromkeys(wanted):
        more = replace(roster, perks=(*roster.perks, Held(name)))
        roster = roster if faults(more) else more
    return roster


def lawful(roster, drawer):
    """Give a roster that may be played: without traits where a part of it may have them only."""
    plain = drawer.plain(roster)
    bare = replace(plain, units=tuple(replace(unit, perks=()) for unit in plain.units))
    return next(each for each in (roster, plain, bare) if not faults(each))


def crowded_unit(drawer, id_, focus, partners):
    """Draw a unit of many perks and arms, with a leader and with shields."""
    pick = drawer.chooser.one_of
    stats = {"move": pick((5, 7, 10)), "dash": 6, "defence": pick((2, 3, 4)), "hp": 10}
    stats |= {"armour": pick((None, 6, 6, 5)), "aegis": pick((None, 6, 6, 5))}
    points, models = pick((60, 100, 150, 200)), pick(tuple(LASTING))
    made = RosterUnit(id_, id_.title(), pick(BASES), models, stats=stats, points=points)
    for number, perks in enumerate(arms_of(drawer, focus, partners)):
        made = armed(drawer, made, f"arm {number}", perks)
    made = shielded(drawer, with_arm(made, "blade", (), STRONG | {"range": 0}))
    for name in perks_of(drawer, focus, partners):
        if name != "Sergeant" and not any(held.name == name for held in made.perks):
            made = with_perk(made, name)
    return led(drawer, lasting(spoken(drawer, made)))


def armed(drawer, unit, name, perks):
    """Give a unit with a hard weapon of some perks, as many as it can have."""
    kind = drawer.chooser.one_of(KINDS)
    attacks, ap = drawer.chooser.one_of((2, 3, 4)), drawer.chooser.one_of((None, 6, 5))
    near = {"range": 0} if any(name in CLOSE for name in perks) else {}
    return with_arm(unit, name, perks, {**STRONG, "attacks": attacks, "ap": ap, **near}, kind)


def partly(chooser, names):
    """Give about half of some names."""
    return [name for name in names if chooser.one_of((True, False))]


def arms_of(drawer, focus, partners):
    """Yield the perks of each weapon of a unit."""
    chooser = drawer.chooser
    for name in partly(chooser, [name for name in focus if is_for("weapon", name)]):
        yield beside(chooser, (name,))
    needed = partly(chooser, [name for name in partners if is_for("weapon", name)])
    for first in range(0, len(needed), 4):
        yield tuple(needed[first : first + 4])
    for _ in range(ARMS):
        yield beside(chooser, [drawer.packs["weapon"].draw() for _ in range(chooser.one_of((2, 2, 3)))])


def beside(chooser, names):
    """Give some perks of a weapon with what they need on the same."""
    return tuple(dict.fromkeys(n for name in names for n in (name, *beside_one(chooser, name))))


def beside_one(chooser, name):
    """Give what a perk needs on the same weapon."""
    return [chooser.one_of(BESIDE[name])] if name in BESIDE else []


def partners_of(focus):
    """List what somebody has to have for some perks."""
    return list(dict.fromkeys(partner for name in focus for partner in WITH.get(name, ())))


def perks_of(drawer, focus, partners):
    """Yield the perks of a unit: of those that the battle is about, of what they need, and others."""
    chooser = drawer.chooser
    yield from partly(chooser, [name for name in focus if is_for("unit", name) or is_for("trait", name)])
    yield from partly(chooser, [name for name in partners if is_for("unit", name)])
    yield from (drawer.packs["unit"].draw() for _ in range(PERKS))
    yield from [drawer.packs["trait"].draw()] if chooser.one_of((True, False, False)) else []


def is_for(kind, name):
    """Tell whether a perk is of a kind."""
    return CATALOGUE.perks[name].kind == kind


def shielded(drawer, unit):
    """Give a unit with shields among its weapons."""
    bonus = {name: drawer.chooser.one_of((1, 2, 3)) for name in SHIELDS}
    arms = (*unit.weapons[:-1], replace(unit.weapons[-1], stats={**unit.weapons[-1].stats, **bonus}))
    return replace(unit, weapons=arms)


def spoken(drawer, unit):
    """Give a unit whose auras are named, or left to its roster."""
    names = tuple(AURAS)
    first = drawer.chooser.one_of(range(len(names) - 1))
    said = {"Aura I": names[first], "Aura II": ", ".join(names[first : first + 2])}
    if drawer.chooser.one_of((True, False)):
        return unit
    perks = (replace(h, info=info_of({"auras": said[h.name]})) if h.name in said else h for h in unit.perks)
    return replace(unit, perks=tuple(perks))


def lasting(unit):
    """Give a unit that outlives some turns, but can be hurt, as far as its perks allow that."""
    for stat, value in (("hp", LASTING[unit.models]), ("armour", 6), ("aegis", 6)):
        made = replace(unit, stats={**unit.stats, stat: value})
        unit = made if is_sound(made) else unit
    return unit


def led(drawer, unit):
    """Give most units a leader, where they may have one."""
    if drawer.chooser.one_of((True, True, False)):
        arms = unit.weapons[:2]
        leader = replace(unit, id="first", name="First", models=1, perks=(), points=60, weapons=arms)
        made = replace(unit, sergeants=(leader,))
        return made if is_sound(made) else unit
    return unit
