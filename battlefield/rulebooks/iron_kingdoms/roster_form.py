"""How companies of Iron Kingdoms are written: numbers of characters, weapons and what these bring about."""

from functools import cache

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.iron_kingdoms.effects import ROWS
from battlefield.rulebooks.iron_kingdoms.muster import why_not_own
from battlefield.rulebooks.iron_kingdoms.rows.own import NUMBERS as OWN_NUMBERS
from battlefield.rulebooks.iron_kingdoms.vocabulary import (
    ASPECT_NAMES,
    CHANGED,
    IMMUNE,
    MELEE,
    PULL,
    PUSH,
    TEMPLATES,
    WEAPON_KINDS,
)
from battlefield.rulebooks.iron_kingdoms.words import (
    AMOUNT,
    AOE,
    ARM,
    BOXES,
    DEF,
    FOCUS_EACH_TURN,
    LAID,
    MAT,
    POW,
    RANGE,
    RAT,
    ROF,
    SIZE,
    SPD,
    STR,
)
from battlefield.rules.book.roster_form import Blank, Choice, Number, Part, RosterForm, Words
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.muster.roster import RosterUnit, RosterWeapon
from battlefield.rules.skirmish.own_form import own_form
from battlefield.rules.skirmish.words import ITS_OF

_BROUGHT = tuple(row.name for row in ROWS.values() if row.sort)
_UNIT_NUMBERS = (
    *(Number(stat, stat.upper(), "inches" if stat == SPD else "") for stat in CHANGED),
    Number(BOXES, "Damage boxes", "none with a life spiral"),
    *(Number(aspect, name, "boxes of a life spiral") for aspect, name in ASPECT_NAMES.items()),
    Number(FOCUS_EACH_TURN, "Focus", "each turn"),
)
_WEAPON_NUMBERS = (
    Number(POW, "POW", usual=None, may_lack=True),
    Number(RANGE, "Range", "inches, none in melee"),
    Number(ROF, "ROF", "attacks"),
    Number(AOE, "AOE", "inches across: 3, 4 or 5; 0 for none"),
)


@cache
def _choices(part: Part) -> tuple[Choice, ...]:
    if part != "weapon":
        return ()
    found: list[Choice] = []
    for row in (each for each in ROWS.values() if each.kind == "weapon"):
        brought = [each for each in ROWS.values() if each.sort and each.sort in row.brings]
        for each in brought:
            held = Held(row.name, info_of(_of(row.name, each.name)))
            found.append(Choice(f"{row.name}: {each.name}", held, row.name, f"{row.text} {each.text}"))
        if not brought:
            found.append(Choice(row.name, Held(row.name), row.name, row.text))
    return tuple(found)


def _of(name: str, effect: str) -> dict[str, Scalar]:
    sized: dict[str, Scalar] = {SIZE.name: TEMPLATES[0]} if ROWS[name].at_place else {}
    return {ITS_OF.name: effect, **sized}


def _says(_part: Part, held: Held) -> str:
    named = (held.name, str(dict(held.info).get(ITS_OF.name, "")))
    return " ".join(ROWS[name].text for name in named if name in ROWS)


def _blanks(name: str) -> tuple[Blank, ...]:
    row = ROWS.get(name)
    if row is None:
        return (Blank(AMOUNT.name, "Inches", "number"),) if name in (PUSH, PULL) else ()
    return tuple(_blank(key) for key in row.facts)


def _blank(key: str) -> Blank:
    if key == ITS_OF.name:
        return Blank(key, "Effect that it brings", "text", _BROUGHT)
    asked = {SIZE.name: "Inches across", LAID.name: "Stays where it is laid"}.get(key, key.upper())
    return Blank(key, asked, "flag" if key == LAID.name else "number")


def _lines() -> tuple[Choice, ...]:
    moves = tuple(Choice(each, Held(each, (AMOUNT(2),)), "Movement", _MOVED[each]) for each in (PUSH, PULL))
    return (*moves, *(each for each in _choices("weapon") if not why_not_own(each.held)))


_MOVED = {
    PUSH: "Moves it straight away from who has the effect, as far as nothing is in the way.",
    PULL: "Moves it straight toward who has the effect, as far as nothing is in the way.",
}
_SWORD = RosterWeapon("Sword", MELEE, {POW: 3})
FORM = RosterForm(
    kinds=WEAPON_KINDS,
    unit_numbers=_UNIT_NUMBERS,
    weapon_numbers=_WEAPON_NUMBERS,
    choices=_choices,
    says=_says,
    new_unit=RosterUnit(
        "character",
        "New character",
        BaseSize.round(30),
        stats={SPD: 6, STR: 5, MAT: 6, RAT: 5, DEF: 13, ARM: 13, BOXES: 8},
        weapons=(_SWORD,),
        points=5,
    ),
    new_weapon=_SWORD,
    unit="character",
    perk="effect",
    words=(Words("Immune", tuple(f"{IMMUNE}{name}" for name in _BROUGHT)),),
    free_words=IMMUNE,
    blanks=_blanks,
    own=own_form(OWN_NUMBERS, _lines),
)
