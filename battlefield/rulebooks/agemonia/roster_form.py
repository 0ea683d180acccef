"""How sides of Agemonia are written: numbers and words of figures, and what their actions have."""

from collections.abc import Iterator
from functools import cache

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.effects.own import NUMBERS
from battlefield.rulebooks.agemonia.muster import OF_ACTIONS, OF_FIGURES, why_not_own
from battlefield.rulebooks.agemonia.rows import Row
from battlefield.rulebooks.agemonia.vocabulary import (
    ABILITIES,
    CHECK,
    FLY,
    HERO,
    HUGE,
    KINDS,
    LARGE,
    MELEE,
    TARGET,
    WHO,
)
from battlefield.rulebooks.agemonia.words import (
    AGAINST,
    AMOUNT,
    DAMAGE,
    HP,
    INITIATIVE,
    LINE,
    MOVE,
    RADIUS,
    RANGE,
    SHIELD,
    STAMINA,
    TARGETS,
    TAUNT,
)
from battlefield.rules.book.roster_form import Blank, Choice, Number, Part, RosterForm, Words
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.core.words import stat_called
from battlefield.rules.muster.roster import RosterUnit, RosterWeapon
from battlefield.rules.skirmish.own_form import own_form
from battlefield.rules.skirmish.words import COMES, ITS_OF, SUMMONED

_CHECKED = "The ability with which the action is checked."
_UNIT_NUMBERS = (
    *(Number(ability, ability.title()) for ability in ABILITIES),
    Number(HP, "HP", "or stamina", usual=1, least=1),
    Number(MOVE, "Move", "areas"),
    Number(SHIELD, "Shield"),
    Number(INITIATIVE, "Initiative", "of an Enemy"),
    Number(TAUNT, "Taunt", "Enemies attack the highest"),
    Number(COMES, "Comes in round", "0 from the beginning"),
)
_WEAPON_NUMBERS = (
    Number(DAMAGE, "Damage"),
    Number(STAMINA, "Stamina"),
    Number(RANGE, "Range", "areas"),
    Number(TARGETS, "Targets"),
    Number(RADIUS, "Radius", "all in so many areas"),
    Number(LINE, "Line", "all in a line of areas"),
)


@cache
def _choices(part: Part) -> tuple[Choice, ...]:
    if part == "roster":
        return ()
    return tuple(_of_actions() if part == "weapon" else map(_choice, OF_FIGURES))


def _of_actions() -> Iterator[Choice]:
    for ability in ABILITIES:
        yield Choice(f"{CHECK}: {ability.title()}", Held(CHECK, (ITS_OF(ability),)), CHECK, _CHECKED)
    yield from (_choice(name) for name in OF_ACTIONS if name != CHECK)


def _choice(name: str) -> Choice:
    row = CATALOGUE.perks[name]
    numbers = {str(key): row.numbers[key] for key in (AMOUNT, RANGE) if key in row.numbers}
    said: dict[str, Scalar] = {key: int(value) for key, value in numbers.items()}
    texts = row.texts if isinstance(row, Row) else ()
    said |= {AGAINST.name: texts[0]} if texts else {}
    return Choice(name, Held(name, info_of(said)), row.family, row.text)


def _says(_part: Part, held: Held) -> str:
    row = CATALOGUE.get(held.name)
    if row is None:
        return _CHECKED if held.name == CHECK else ""
    said = {key: value for key, value in dict(held.info).items() if key in row.numbers}
    return row.says.format(**{**row.numbers, **said})


def _blanks(name: str) -> tuple[Blank, ...]:
    if name == CHECK:
        return (Blank(ITS_OF.name, "Ability", "text", ABILITIES),)
    row = CATALOGUE.row(name, Row)
    if row is None:
        return ()
    asked = {AMOUNT: "Amount", RANGE: "Range, in areas"}
    found = [Blank(str(key), words, "number") for key, words in asked.items() if key in row.numbers]
    found += [Blank(AGAINST.name, "Against", "text", row.texts)] if row.texts else []
    found += [Blank(ITS_OF.name, f"Name of the {row.calls.lower()} unit")] if row.calls else []
    return tuple(found)


def _lines() -> tuple[Choice, ...]:
    return tuple(each for each in _choices("weapon") if not why_not_own(each.held))


_BLOW = RosterWeapon("Blow", MELEE, {DAMAGE: 1}, (Held(CHECK, (ITS_OF("might"),)),))
FORM = RosterForm(
    kinds=KINDS,
    unit_numbers=_UNIT_NUMBERS,
    weapon_numbers=_WEAPON_NUMBERS,
    choices=_choices,
    says=_says,
    new_unit=RosterUnit(
        "figure",
        "New Hero",
        BaseSize.round(28),
        stats={**{stat_called(each): 2 for each in ABILITIES}, HP: 8, MOVE: 3, TAUNT: 2},
        weapons=(_BLOW,),
        words=(HERO,),
    ),
    new_weapon=_BLOW,
    unit="figure",
    weapon="action",
    perk="effect",
    limit="",
    has_points=False,
    words=(
        Words("Who it is", WHO, one=True),
        Words("Size", (LARGE, HUGE), one=True),
        Words("Other", (FLY, SUMMONED, TARGET)),
    ),
    blanks=_blanks,
    own=own_form(NUMBERS, _lines),
)
