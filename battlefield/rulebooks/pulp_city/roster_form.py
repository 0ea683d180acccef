"""How teams of Pulp City are written: numbers and words of models, and the lines of their actions."""

from collections.abc import Iterator
from functools import cache

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.pulp_city.cards import COMBINED, power_words
from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import COMBINABLE, ROLL, line_of
from battlefield.rulebooks.pulp_city.models.own import NUMBERS, own_line
from battlefield.rulebooks.pulp_city.models.rows import Effect
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    ACTION_KINDS,
    CLOSE,
    FALLING,
    IMMUNE,
    KINDS,
    MOVEMENTS,
    POWERS,
    REINFORCED,
    ROLES,
    SUPREME,
    TRAITS,
    TRIGGER,
    TRIGGERS,
    TRUMP,
    TYPES,
)
from battlefield.rulebooks.pulp_city.words import (
    AP,
    FATIGUE,
    HP,
    MOST,
    MOVE,
    OBJECT_RANK,
    PRINTED_AP_LIMIT,
    PRINTED_LEVEL,
    PRINTED_POWER_UP,
    RADIUS,
    RANGE,
)
from battlefield.rules.book.roster_form import Blank, Choice, Number, Part, RosterForm, Words
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import RosterUnit, RosterWeapon
from battlefield.rules.skirmish.own_form import own_form
from battlefield.rules.skirmish.words import SUMMONED

_LIMITED = (*TYPES, "Friendly")
_OF = {IMMUNE: (*EFFECTS, FALLING)}  # what may stand behind the stroke
_NUMBERS = (
    *(Number(trait, trait.title()) for trait in TRAITS),
    Number(PRINTED_LEVEL, "Level", "what it counts for"),
    Number(PRINTED_AP_LIMIT, "AP limit", "most AP in one turn"),
    Number(AP, "AP", "what it adds to the pool"),
    Number(PRINTED_POWER_UP, "Power up", "dice made each round"),
    Number(MOVE, "Move", "inches"),
    Number(HP, "HP", usual=1, least=1),
    Number(OBJECT_RANK, "Rank", "of an Object"),
    Number(MOST, "Most", "of a summoned Minion"),
    Number(RADIUS, "Radius", "inches of dangerous terrain"),
)


@cache
def _choices(part: Part) -> tuple[Choice, ...]:
    if part == "roster":
        return ()
    return tuple(_of_actions() if part == "weapon" else _of_models())


def _of_models() -> Iterator[Choice]:
    for power in POWERS:
        for name in _OF.get(power, (*(trait.title() for trait in TRAITS), *TYPES)):
            written = f"{power}/{name}"
            yield Choice(written, Held(written), power, power_words(written))


def _of_actions() -> Iterator[Choice]:
    for row in EFFECTS.values():
        if row.form:
            for sort in ("FX", "EFX"):
                line = f"{sort} {_printed(row)}"
                yield Choice(f"{sort} {row.name}", Held(line), row.family, row.text)
    for own in TRAITS:
        for other in (*(trait.title() for trait in TRAITS), "T#6"):
            roll = f"{own.title()} vs {other}"
            yield Choice(roll, Held(roll), "Roll", _ROLLED)
    yield Choice(COMBINABLE, Held(COMBINABLE), "Terms", COMBINED)
    for word in _LIMITED:
        yield Choice(f"Limited/{word}", Held(f"Limited/{word}"), "Terms", f"Only on who is {word}.")
    for word in TRIGGERS:
        yield Choice(f"{TRIGGER}{word}", Held(f"{TRIGGER}{word}"), "Terms", "When a Structure uses it.")


_ROLLED = "What is rolled: a trait against the target's, or against a difficulty such as T#6."


def _printed(row: Effect) -> str:
    """Print an effect as an action does, with a number or a word behind it where it has one."""
    if row.form == "amount":
        return f"{row.name} {row.trial.usual}"
    behind = row.trial.behind(CATALOGUE) if row.form == "named" and row.trial.behind is not None else ()
    return f"{row.name}/{(*behind, 'Name')[0]}" if row.form == "named" else row.name


def _lines() -> tuple[Choice, ...]:
    """List what effects of a roster may do: effects as actions print them, without FX."""
    bound = (row for row in EFFECTS.values() if row.form and row.applies is not None)
    free = (row for row in bound if not (row.is_of_roll or row.of_cards))
    return tuple(Choice(row.name, Held(_printed(row)), row.family, row.text) for row in free)


def _says(part: Part, held: Held) -> str:
    if part == "unit":
        return power_words(held.name)
    line = line_of(held) or own_line(held)
    row = EFFECTS.get(line.effect) if line is not None else None
    if line is not None and row is not None:
        return line.says or row.text
    return _ROLLED if ROLL.fullmatch(held.name) else _term(held.name)


def _term(name: str) -> str:
    known = (choice.says for choice in _choices("weapon") if choice.held.name == name)
    return next(known, "")


def _blanks(name: str) -> tuple[Blank, ...]:
    line = line_of(Held(name))
    row = EFFECTS.get(line.effect) if line is not None else None
    return (Blank("says", "What its card says"),) if row is not None and row.of_cards else ()


_TRUMPS = tuple(trait.title() + TRUMP for trait in TRAITS)
_STRIKE = RosterWeapon("Strike", CLOSE, {AP: 1}, (Held("Strength vs Defense"), Held("FX Damage 1")))
FORM = RosterForm(
    kinds=ACTION_KINDS,
    unit_numbers=_NUMBERS,
    weapon_numbers=(Number(AP, "AP"), Number(RANGE, "Range", "inches"), Number(FATIGUE, "Fatigue")),
    choices=_choices,
    says=_says,
    new_unit=RosterUnit(
        "model",
        "New Supreme",
        BaseSize.round(30),
        stats={PRINTED_LEVEL: 1, PRINTED_AP_LIMIT: 4, AP: 2, MOVE: 5, HP: 5, **dict.fromkeys(TRAITS, 3)},
        weapons=(_STRIKE,),
        words=(SUPREME, "Living"),
    ),
    new_weapon=_STRIKE,
    unit="model",
    weapon="action",
    perk="effect",
    limit="levels",
    has_points=False,
    words=(
        Words("Kind", KINDS, one=True),
        Words("Role", ROLES, one=True),
        Words("Moves by", MOVEMENTS),
        Words("Type", TYPES),
        Words("Trump traits", _TRUMPS),
        Words("Other", (SUMMONED, REINFORCED)),
    ),
    blanks=_blanks,
    is_typed=True,
    own=own_form(NUMBERS, _lines),
)
