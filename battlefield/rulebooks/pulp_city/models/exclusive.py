"""Exclusive Actions as they are printed: kind, costs, the traits that are rolled, the lines of effects."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from battlefield.rulebooks.pulp_city.models.vocabulary import EACH_ROUND, TRIGGER
from battlefield.rulebooks.pulp_city.words import SAYS
from battlefield.rules.core.state import Held, Profile, State

Sort = Literal["FX", "EFX"]
Form = Literal["plain", "amount", "named", ""]
"""What is printed behind an effect: nothing, a number, words after a stroke; "": it is never listed."""
COMBINABLE: Final = "Combinable"
_LINE = re.compile(r"(FX|EFX) (Self/)?([^/]+?)(?:/(.+)| (\d+))?")
ROLL: Final = re.compile(r"(\w+) vs (?:T#(\d+)|(\w+))")


@dataclass(frozen=True, slots=True)
class Line:
    """One effect in an action's FX or EFX list; `of` is what follows the stroke, as in Weak/Energy.

    One that is `on_self` is suffered by the attacker.
    """

    sort: Sort
    effect: str
    amount: int = 0
    on_self: bool = False
    of: str = ""
    says: str = ""

    @property
    def form(self) -> Form:
        """What is printed behind its name."""
        return "named" if self.of else "amount" if self.amount else "plain"

    @property
    def text(self) -> str:
        """The effect as it is printed."""
        name = f"{self.effect}/{self.of}" if self.of else self.effect
        return f"{'Self/' if self.on_self else ''}{name}{f' {self.amount}' if self.amount else ''}"


@dataclass(frozen=True, slots=True)
class Exclusive:
    """An Exclusive Action. `own` is the trait rolled with, against a trait or a `difficulty`.

    Without a trait it succeeds of itself. `limits` say whom it can be used on, `trigger` when a Structure
    uses it.
    """

    id: str
    name: str
    kind: str
    ap: int
    reach: int
    fatigue: int
    own: str
    against: str
    difficulty: int
    lines: tuple[Line, ...]
    combinable: bool
    limits: tuple[str, ...]
    trigger: str = EACH_ROUND

    @property
    def fx(self) -> tuple[Line, ...]:
        """What applies on every success."""
        return tuple(line for line in self.lines if line.sort == "FX")

    @property
    def efx(self) -> tuple[Line, ...]:
        """What may be chosen for each EFX achieved."""
        return tuple(line for line in self.lines if line.sort == "EFX")

    @property
    def is_opposed(self) -> bool:
        """Whether the target rolls against it."""
        return bool(self.against)

    @property
    def words(self) -> str:
        """The action in one line: its kind, range, costs and roll."""
        reach = f' {self.reach}"' if self.reach else ""
        tired = f", {self.fatigue} Fatigue" if self.fatigue else ""
        goal = self.against.title() or (f"T#{self.difficulty}" if self.difficulty else "")
        rolled = f", {self.own.title()} vs {goal}" if self.own else ""
        return f"{self.kind}{reach}, {self.ap} AP{tired}{rolled}"


def exclusive_of(profile: Profile) -> Exclusive:
    """Read an action off its printed facts, with which a roster's check has found nothing wrong."""
    return _read(
        profile.id, profile.name, profile.words[0], tuple(sorted(profile.stats.items())), profile.perks
    )


@lru_cache(maxsize=512)
def _read(
    id_: str, name: str, kind: str, stats: tuple[tuple[str, int | None], ...], held: tuple[Held, ...]
) -> Exclusive:
    numbers = {key: value or 0 for key, value in stats}
    own, against, difficulty = _rolled(held)
    return Exclusive(
        id_,
        name,
        kind,
        numbers.get("ap", 0),
        numbers.get("range", 0),
        numbers.get("fatigue", 0),
        own,
        against,
        difficulty,
        tuple(line for line in map(line_of, held) if line is not None),
        any(each.name == COMBINABLE for each in held),
        tuple(each.name.partition("/")[2] for each in held if each.name.startswith("Limited/")),
        next((e.name.removeprefix(TRIGGER) for e in held if e.name.startswith(TRIGGER)), EACH_ROUND),
    )


def _rolled(held: Sequence[Held]) -> tuple[str, str, int]:
    for each in held:
        found = ROLL.fullmatch(each.name)
        if found is not None:
            return found[1].lower(), (found[3] or "").lower(), int(found[2] or 0)
    return "", "", 0


def line_of(held: Held) -> Line | None:
    """Read an effect line; None where it is none."""
    found = _LINE.fullmatch(held.name)
    if found is None:
        return None
    sort: Sort = "FX" if found[1] == "FX" else "EFX"
    says = SAYS.found(held.info) if found[4] else ""
    return Line(sort, found[3], int(found[5] or 0), bool(found[2]), found[4] or "", says)


def exclusives(state: State, unit: str) -> tuple[Exclusive, ...]:
    """Return the actions that a model has."""
    weapons = state.figures[state.units[unit].figures[0]].weapons if state.units[unit].figures else ()
    return tuple(exclusive_of(state.profiles[weapon]) for weapon in weapons)
