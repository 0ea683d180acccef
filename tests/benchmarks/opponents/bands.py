"""Battles on the small tables of the books of single models, with effects drawn by a hash from all there are.

The rosters are those of the small samples, with more actions: each effect of the book is given to somebody,
friends help each other by it or hurt foes with it, and effects made up by the roster come on top.
"""

import sys
from dataclasses import replace
from itertools import count
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOK = HERE.parents[1] / "rulebooks" / "warsurge"
sys.path[:0] = [str(BOOK / "drawn"), str(BOOK), *map(str, HERE.parents[:3])]

from armies import Chooser  # noqa: E402
from hosts import Pack  # noqa: E402

from battlefield.app.battle.mustering import session_of  # noqa: E402
from battlefield.files.battles.rosters import read_roster  # noqa: E402
from battlefield.files.battles.scripts import read_script  # noqa: E402
from battlefield.resources import asset  # noqa: E402
from battlefield.rulebooks.agemonia.effects import CATALOGUE as AGEMONIA  # noqa: E402
from battlefield.rulebooks.agemonia.rows import rows_of  # noqa: E402
from battlefield.rulebooks.pulp_city.effects import EFFECTS as PULP_CITY  # noqa: E402
from battlefield.rulebooks.registry import book_of  # noqa: E402
from battlefield.rules.core.state import Held  # noqa: E402
from battlefield.rules.core.values import info_of  # noqa: E402
from battlefield.rules.muster.roster import RosterEffect, RosterWeapon  # noqa: E402

TABLES = {"pulp-city": "under_the_crane", "iron-kingdoms": "toll_bridge", "agemonia": "twin_sluices"}
OWN = "Effect of a Roster"


def own(name, whom, once="round", **does):
    """Make up an effect that a side uses when it chooses so."""
    return RosterEffect(name, when="used", whom=whom, until="round", once=once, **does)


# Pulp City

HELPS = frozenset(
    [
        "Attack",
        "Defend",
        "Block",
        "Power Up",
        "Empowered",
        "Heal",
        "Energize",
        "Quicken",
        "Revitalize",
        "Recover",
        "Spectral",
        "Immunity",
    ]
)
BEHIND = {"Weak": "Strength", "Immunity": "Stun"}
MUCH = {"Damage": 2, "Blast": 3, "Extra Target": 4, "Shift": 4, "Pull": 4, "Knockback": 3, "Heal": 2}
CALLED = {
    "Summon Minion": ("rust_carnival", "Tin Clown"),
    "Summon Dangerous Terrain": ("rust_carnival", "Embers"),
    "Summon Structure": ("harbour_watch", "Lamp Post"),
}
STRIKES = ("CCM", "PRJ", "RAY", "PLS", "IND", "OVR", "RCT", "PRJ")
ROLLS = ("Strength vs Defense", "Energy vs Agility", "Mind vs Spirit", "Agility vs Agility")
PULP_EFFECTS = tuple(name for name, row in PULP_CITY.items() if row.form and not row.of_cards)


def line(sort, name):
    """Write an effect as an action prints it."""
    form = PULP_CITY[name].form
    of = CALLED[name][1] if name in CALLED else BEHIND.get(name, "")
    behind = f"/{of}" if form == "named" else f" {MUCH.get(name, 1)}" if form == "amount" else ""
    return Held(f"{sort} {name}{behind}")


def pulp_action(chooser, name, number):
    """Draw an action that has an effect: for friends where it helps, else against foes."""
    pick, reach = chooser.one_of, {"range": 8}
    called = f"{name} {number}"
    if name in CALLED:
        return RosterWeapon(called, "SUM", {"ap": 1, "range": 6}, (Held("Mind vs T#4"), line("FX", name)))
    if name in HELPS:
        kind = pick(("IST", "IND", "AUR"))
        friends = () if kind == "IST" else (Held("Limited/Friendly"),)
        return RosterWeapon(called, kind, {"ap": 1, **reach}, (*friends, line("FX", name)))
    kind = "THR" if name == "Grab & Throw" and pick((True, False)) else pick(STRIKES)
    harm = () if name == "Damage" else (Held("FX Damage 1"),) if pick((True, True, False)) else ()
    chosen = tuple(line("EFX", each) for each in ("Damage", pick(PULP_EFFECTS)) if each not in CALLED)
    stats = {"ap": 1, **({} if kind == "CCM" else {"range": 4} if kind == "RCT" else reach)}
    perks = dict.fromkeys((Held(pick(ROLLS)), *harm, line("FX", name), *chosen))
    return RosterWeapon(called, kind, stats, tuple(perks))


def pulp_own():
    """Give effects that a roster makes up."""
    return (
        own("Call to Arms", "friends", changes={"attack dice": 1}),
        own("Ill Wind", "an enemy", "game", damage=2),
        own("Field Kit", "a friend", heal=2),
        own("Agenda", "itself", scores=1),
    )


def with_spark(unit):
    """Give a Structure something that it does by itself."""
    spark = RosterWeapon("Spark", "PRJ", {"range": 6}, (Held("Trigger/Near"), Held("FX Damage 1")))
    return replace(unit, weapons=(spark,)) if "Structure" in unit.words else unit


def pulp_roster(chooser, roster, names):
    """Give a team more actions, and the profiles of what they summon."""
    throw = RosterWeapon("Hurl", "THR", {"ap": 1, "range": 8}, (Held(ROLLS[0]), Held("FX Damage 2")))
    units = list(dealt(roster.units, [pulp_action(chooser, name, n) for n, name in enumerate(names)]))
    units[0] = replace(units[0], weapons=(*units[0].weapons, throw))
    for sample, called in dict.fromkeys(CALLED[name] for name in names if name in CALLED):
        known = read_roster(asset(f"rosters/{sample}.json"))
        units += [with_spark(unit) for unit in known.units if unit.name == called]
    units += [unit for unit in read_roster(asset("rosters/harbour_watch.json")).units if unit.id == "crate"]
    units = [replace(u, stats={**u.stats, "ap_limit": 5, "ap": 4}) if u.stats.get("ap") else u for u in units]
    return replace(roster, units=tuple(units), limit=0)


# Iron Kingdoms

OF = {
    "Continuous Effect": ("Fire", "Corrosion", "Rot"),
    "Critical Effect": ("Fire", "Knockdown", "Stationary"),
}
IRON_EFFECTS = (
    *(f"{name}: {of}" for name, all_ in OF.items() for of in all_),
    "Cloud Effect", "Cloud Effect: Corrosion", "(aoe)", "(spell)", "(reach)", "(rof)",
)  # fmt: skip
KINDS = ("melee", "reach", "ranged", "spell", "ranged")


def iron_weapon(chooser, name, number):
    """Draw a weapon or spell that has an effect."""
    what, _, of = name.partition(": ")
    shot = what in ("Cloud Effect", "(aoe)")
    kind = what[1:-1] if what[1:-1] in KINDS else chooser.one_of(("ranged", "spell") if shot else KINDS)
    far = {} if kind in ("melee", "reach") else {"range": chooser.one_of((8, 10))}
    stats = {"pow": chooser.one_of((6, 9, 11)) if far else 5, **far}
    info = {"of": of} if of else {}
    if of == "Rot":
        info |= {"damage": 1, "def": -1}
    if what == "Cloud Effect":
        stats |= {"aoe": chooser.one_of((3, 4)), **({} if of else {"pow": None})}
        info |= {} if of else {"laid": True}
    stats |= {"aoe": 4} if what == "(aoe)" else {"rof": 2} if what == "(rof)" else {}
    perks = (Held(what, info_of(info)),) if what[0].isupper() else ()
    return RosterWeapon(f"{name.replace(':', '')} {number}", kind, stats, perks)


def iron_own():
    """Give effects that a roster makes up."""
    return (
        own("Feat", "enemies", "game", changes={"arm": -2, "def": -2}),
        own("Field Kit", "a friend", heal=3),
        own("Ill Wind", "an enemy", "game", damage=4),
        own("Point", "itself", scores=1),
    )


def iron_roster(chooser, roster, names):
    """Give a band more weapons and spells."""
    units = [replace(u, stats={"arc": 6, **u.stats, "focus": 2}) for u in roster.units]
    made = [iron_weapon(chooser, name, n) for n, name in enumerate(names)]
    return replace(roster, units=tuple(dealt(units, made)), limit=0)


# Agemonia

ON_ACTIONS = tuple(row.name for row in rows_of(AGEMONIA) if row.on == "action")
ON_FIGURES = tuple(row.name for row in rows_of(AGEMONIA) if row.on == "figure")
AGEMONIA_EFFECTS = (*ON_ACTIONS, *ON_FIGURES, "(Item)", "(radius)", "(line)")
SKILLS = ("Teleport", "Jump", "Invisible", "Blessed", "Summoning", "Teleport tokens")
OF_SKILLS = {"(Item)": "Item", **dict.fromkeys(SKILLS, "Skill")}
OF_HEROES = (*SKILLS, "Turn First", "Turn Last", "Turn After an Ally", "(Item)")


def agemonia_action(chooser, name, number, is_hero):
    """Draw an action that has an effect: a skill where it is for its user, else an attack."""
    kind = OF_SKILLS.get(name) or chooser.one_of(("Melee", "Ranged", "Magic"))
    info = {"of": "Lantern Wisp"} if name == "Summoning" else {}
    info |= {"amount": 2} if name in ("Teleport", "Jump", "Push", "Pull", "Pierce", "Teleport tokens") else {}
    held = (Held(name, info_of(info)),) if name in ON_ACTIONS else ()
    held = (Held("Blessed"),) if name == "(Item)" else held
    check = (Held("Check", info_of({"of": chooser.one_of(("might", "agility"))})),)
    stats = {} if kind in ("Skill", "Item") else {"damage": 1 if is_hero else 4}
    stats |= {} if kind in ("Skill", "Item", "Melee") else {"range": 2}
    stats |= {"radius": 1} if name == "(radius)" else {"line": 2} if name == "(line)" else {}
    perks = held if kind in ("Skill", "Item") else (*check, *held)
    return RosterWeapon(f"{name} {number}", kind, stats, perks)


def agemonia_own():
    """Give effects that a roster makes up."""
    return (
        own("Kind Fate", "a friend", heal=2),
        own("Ill Wind", "an enemy", "game", damage=2),
        own("Rally", "friends", changes={"might": 1}),
    )


def agemonia_roster(chooser, roster, names):
    """Give a company or a brood more actions and powers."""
    is_hero = any("Hero" in unit.words for unit in roster.units)
    fit = [name for name in names if is_hero or name not in OF_HEROES]
    made = [agemonia_action(chooser, n, k, is_hero) for k, n in enumerate(fit) if n not in ON_FIGURES]
    units = list(dealt(roster.units, made))
    for name in (name for name in fit if name in ON_FIGURES):
        at = chooser.one_of(range(len(units)))
        units[at] = replace(units[at], perks=(*units[at].perks, Held(name)))
    if "Summoning" in fit:
        known = read_roster(asset("rosters/millers_company.json"))
        units += [unit for unit in known.units if unit.name == "Lantern Wisp"]
    return replace(roster, units=tuple(units), limit=0)


MADE = {"pulp-city": pulp_roster, "iron-kingdoms": iron_roster, "agemonia": agemonia_roster}
OWN_ONES = {"pulp-city": pulp_own(), "iron-kingdoms": iron_own(), "agemonia": agemonia_own()}
EFFECTS = {
    "pulp-city": (*PULP_EFFECTS, OWN),
    "iron-kingdoms": (*IRON_EFFECTS, OWN),
    "agemonia": (*AGEMONIA_EFFECTS, OWN),
}
"""What a roster of each book may have, by name; last an effect that the roster makes up."""


def dealt(units, weapons):
    """Deal out weapons among units, one after the other."""
    return [
        replace(unit, weapons=(*unit.weapons, *weapons[number :: len(units)]))
        for number, unit in enumerate(units)
    ]


def sound(book, roster):
    """Give a roster without what the book finds wrong with its actions."""
    while faults := book.faults(roster):
        units = tuple(_without(faults, k, unit) for k, unit in enumerate(roster.units))
        if units == roster.units:
            raise ValueError(faults[0])
        roster = replace(roster, units=units)
    return roster


def _without(faults, number, unit):
    """Give a unit of a number without the actions that are at fault."""
    wrong = {fault.split(".weapons[")[0] + fault.split(".weapons[")[1].split("]")[0]
             for fault in faults if ".weapons[" in fault}  # fmt: skip
    kept = (each for n, each in enumerate(unit.weapons) if f"units[{number}]{n}" not in wrong)
    return replace(unit, weapons=tuple(kept))


def drawn_band(key, seed, about):
    """Begin a battle of a book whose rosters hold some effects."""
    script, chooser = read_script(asset(f"rosters/{TABLES[key]}.json")), Chooser(seed)
    names = [name for name in about if name != OWN]
    rosters = {}
    for side, known in script.rosters.items():
        made = MADE[key](chooser, known, names)
        ones = OWN_ONES[key] if OWN in about else ()
        made = replace(made, effects=ones, perks=tuple(Held(each.name) for each in ones))
        rosters[side] = sound(book_of(key), made)
    return session_of(replace(script, rosters=rosters, seed=seed))


def about(key, number, most):
    """Draw what a battle of a number is about: all effects come up one after the other, shuffled."""
    return drawn_names(EFFECTS[key], number, most)


def drawn_names(names, number, most):
    """Give the names of a number out of packs of all names, each shuffled by a hash of its own."""
    each = -(-len(names) // most)  # battles that go through all names once
    pack = Pack(Chooser(number // each), list(names))
    shuffled = [pack.draw() for _ in names]
    return tuple(shuffled[number % each :: each])


def battles(key, most, first=0):
    """Yield battles of a book without end."""
    for number in count(first):
        yield number, drawn_band(key, number, about(key, number, most))
