"""How rosters of WARSURGE are written: numbers of units and weapons, and which perks may stand where."""

from functools import cache

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.bonds import NUMBERS, TEXTS
from battlefield.rulebooks.warsurge.games.battles import FORTIFICATION
from battlefield.rulebooks.warsurge.muster import LEAST_POINTS, TYPES
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACKS,
    DASH,
    DEFENCE,
    DEFLECT,
    FIRE_POINTS,
    HP,
    MOVE,
    PARRY,
    POWER,
    RANGE,
    TRANSPORT,
    WARD,
)
from battlefield.rules.book.roster_form import Blank, Choice, Number, Part, RosterForm, Words
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import RosterUnit, RosterWeapon

_KINDS_OF = {"roster": ("roster",), "unit": ("unit", "trait"), "weapon": ("weapon",)}
_ASKED = {
    "auras": "Auras that it carries",
    "controller": "Unit that it obeys",
    "enslaver": "Unit that it obeys",
    "linked": "Linked with",
    "unit": "For the unit",
    "compartment": "Room, in HP",
    "models": "Models",
}
_UNITS = ("controller", "enslaver", "unit")
_UNIT_NUMBERS = (
    Number(MOVE, "Move", "inches"),
    Number(DASH, "Dash", "inches"),
    Number(DEFENCE, "Defence", most=15),
    Number(HP, "HP", "of each model", usual=1, least=1),
    Number(ARMOUR, "Armour", usual=None, least=2, most=6, may_lack=True, save=True),
    Number(AEGIS, "Aegis", usual=None, least=2, most=6, may_lack=True, save=True),
    Number(TRANSPORT, "Transport", "HP of passengers that each model has room for"),
    Number(FIRE_POINTS, "Fire points", "1 where passengers may shoot out", most=1),
)
_WEAPON_NUMBERS = (
    Number(RANGE, "Range", "inches, 0 in melee", zero="melee"),
    Number(ATTACKS, "Attacks", usual=1),
    Number(POWER, "Power", most=20),
    Number(AP, "AP", usual=None, least=2, most=6, may_lack=True, save=True),
    Number(DEFLECT, "Deflect"),
    Number(WARD, "Ward"),
    Number(PARRY, "Parry"),
)


@cache
def _choices(part: Part) -> tuple[Choice, ...]:
    rows = (row for row in CATALOGUE.perks.values() if row.kind in _KINDS_OF[part])
    return tuple(Choice(row.name, Held(row.name), row.family, row.text) for row in rows)


def _says(_part: Part, held: Held) -> str:
    row = CATALOGUE.get(held.name)
    return row.text if row is not None else ""


def _blanks(name: str) -> tuple[Blank, ...]:
    row = CATALOGUE.get(name)
    known = row.numbers if row is not None else {}
    texts = tuple(_blank(key) for key in TEXTS if key in known)
    return (*texts, *(Blank(key, _ASKED[key], "number") for key in NUMBERS if key in known))


def _blank(key: str) -> Blank:
    return Blank(key, _ASKED[key], "unit" if key in _UNITS else "units" if key == "linked" else "text")


_BLADE = RosterWeapon("Blade", TYPES[0], {RANGE: 0, ATTACKS: 1, POWER: 3})
FORM = RosterForm(
    kinds=dict.fromkeys(TYPES, ""),
    unit_numbers=_UNIT_NUMBERS,
    weapon_numbers=_WEAPON_NUMBERS,
    choices=_choices,
    says=_says,
    new_unit=RosterUnit(
        "unit",
        "New unit",
        BaseSize.round(32),
        stats={MOVE: 6, DASH: 6, DEFENCE: 3, HP: 1},
        weapons=(_BLADE,),
        points=LEAST_POINTS,
    ),
    new_weapon=_BLADE,
    has_sergeants=True,
    counts_weapons=True,
    words=(Words("What it is", (FORTIFICATION,)),),
    blanks=_blanks,
)
