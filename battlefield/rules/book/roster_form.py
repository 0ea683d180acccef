"""What a roster is made of in a book: which numbers, kinds, words and effects may stand where."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from battlefield.rules.core.state import Held
from battlefield.rules.core.words import Stat
from battlefield.rules.muster.roster import RosterEffect, RosterUnit, RosterWeapon

Part = Literal["roster", "unit", "weapon"]
"""Where effects stand: among those of the whole roster, of a unit or sergeant, of a weapon or an action."""

MOST = 1_000  # that a number of a roster may be


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a unit or weapon: its name, what it is, what it may be, what counts where it is left out.

    One that `may_lack` may be none at all; a `save` is the lowest face that will do. `zero` is what 0 means.
    """

    key: Stat
    name: str
    says: str = ""
    usual: int | None = 0
    least: int = 0
    most: int = MOST
    may_lack: bool = False
    save: bool = False
    zero: str = ""

    def shown(self, value: int | None) -> str:
        """Write the number as cards print it."""
        if value is None:
            return "–"
        if value == 0 and self.zero:
            return self.zero
        return f"{value}+" if self.save else f'{value}"' if self.says.startswith("inches") else str(value)


@dataclass(frozen=True, slots=True)
class Blank:
    """What a roster may say of an effect beside its name: the key, a question, and what it may be.

    A `unit` is one of the roster by its id, `units` are several, parted by commas.
    """

    key: str
    asks: str
    kind: Literal["number", "text", "flag", "unit", "units"] = "text"
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """An effect that may be chosen: what it is called, what is written then, its family, what it does."""

    name: str
    held: Held
    family: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """Words of a unit that belong together; of `one` kind at most one may stand."""

    title: str
    words: tuple[str, ...]
    one: bool = False


@dataclass(frozen=True, slots=True)
class OwnEffects:
    """What effects that a roster makes up may be: when, for whom, until when, how often; numbers, lines."""

    when: Mapping[str, str]
    whom: tuple[str, ...]
    until: tuple[str, ...]
    once: tuple[str, ...]
    numbers: tuple[Stat, ...]
    unit: str
    lines: Callable[[], tuple[Choice, ...]]
    words: Callable[[RosterEffect], str]


def _none(_name: str) -> tuple[Blank, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class RosterForm:
    """How rosters of a book are written.

    `unit`, `weapon` and `perk` are what these are called; `kinds` those of weapons with what each is.
    `limit` is what the roster's limit counts, "" where there is none; `free_words` begins words of a unit
    that are not listed. `choices` are the effects that may stand in a part, `blanks` what a roster may say
    beside their names, `says` what one does that is written. `new_unit` and `new_weapon` can be played as
    they are.
    """

    kinds: Mapping[str, str]
    unit_numbers: tuple[Number, ...]
    weapon_numbers: tuple[Number, ...]
    choices: Callable[[Part], tuple[Choice, ...]]
    says: Callable[[Part, Held], str]
    new_unit: RosterUnit
    new_weapon: RosterWeapon
    unit: str = "unit"
    weapon: str = "weapon"
    perk: str = "perk"
    limit: str = "points"
    has_points: bool = True
    has_sergeants: bool = False
    counts_weapons: bool = False  # some models of a unit may carry a weapon that others do not
    words: tuple[Words, ...] = ()
    free_words: str = ""
    blanks: Callable[[str], tuple[Blank, ...]] = _none
    is_typed: bool = False  # effects are lines that may be typed, too, not only names to choose from
    own: OwnEffects | None = None

    def numbers(self, part: Part) -> tuple[Number, ...]:
        """Return the numbers of a unit or a weapon."""
        return self.weapon_numbers if part == "weapon" else self.unit_numbers
