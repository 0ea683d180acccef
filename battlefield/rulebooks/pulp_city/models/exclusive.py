"""Exclusive Actions as they are printed: kind, costs, the traits that are rolled, the lines of effects."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from battlefield.rulebooks.pulp_city.models.vocabulary import TRAITS
from battlefield.rules.core.state import Held, Profile, State

Sort = Literal["FX", "EFX"]
COMBINABLE: Final = "Combinable"
WITH_AMOUNT: Final = (
    "Attack", "Blast", "Block", "Brutal", "Damage", "Defend", "Knockback", "Pull", "Shift", "Drain",
    "Energize", "Extra Target", "Heal", "Power Down", "Power Up", "Suppress",
)  # fmt: skip
PLAIN: Final = (
    "Grab & Throw", "Empowered", "Fatigue", "Follow Up", "Mind Control", "Quicken", "Recover", "Revitalize",
    "Slow", "Spectral", "Stun",
)  # fmt: skip
QUALIFIED: Final = (
    "Immunity", "Special", "Weak", "Summon Dangerous Terrain", "Summon Minion", "Summon Structure",
)  # fmt: skip
_LINE = re.compile(r"(FX|EFX) (Self/)?(.+)")
_NUMBERED = re.compile(r"(.+) (\d+)")
_ROLL = re.compile(r"(\w+) vs (?:T#(\d+)|(\w+))")


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
    def text(self) -> str:
        """The effect as it is printed."""
        name = f"{self.effect}/{self.of}" if self.of else self.effect
        return f"{'Self/' if self.on_self else ''}{name}{f' {self.amount}' if self.amount else ''}"


@dataclass(frozen=True, slots=True)
class Exclusive:
    """An Exclusive Action. `own` is the trait rolled with, against a trait or a `difficulty`.

    Without a trait it succeeds of itself. `limits` say whom it can be used on.
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
    def tires(self) -> bool:
        """Whether it cannot be used without suffering Fatigue."""
        return self.fatigue > 0 or any(line.effect == "Fatigue" and line.on_self for line in self.fx)

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
    )


def _rolled(held: Sequence[Held]) -> tuple[str, str, int]:
    for each in held:
        found = _ROLL.fullmatch(each.name)
        if found is not None:
            return found[1].lower(), (found[3] or "").lower(), int(found[2] or 0)
    return "", "", 0


def line_of(held: Held) -> Line | None:
    """Read an effect line; None where it is none."""
    found = _LINE.fullmatch(held.name)
    if found is None:
        return None
    sort: Sort = "FX" if found[1] == "FX" else "EFX"
    name, of = _split(found[3])
    says = str(dict(held.info).get("says", ""))
    if name in QUALIFIED and of:
        return Line(sort, name, 0, bool(found[2]), of, says)
    numbered = _NUMBERED.fullmatch(found[3])
    if numbered is not None and numbered[1] in WITH_AMOUNT:
        return Line(sort, numbered[1], int(numbered[2]), bool(found[2]))
    return Line(sort, found[3], 0, bool(found[2])) if found[3] in PLAIN else None


def _split(text: str) -> tuple[str, str]:
    name, _, of = text.partition("/")
    return (name, of) if of else (text, "")


def why_not_held(held: Held) -> str:
    """Say why something cannot stand among the facts of an action, or nothing."""
    rolled = _ROLL.fullmatch(held.name)
    if rolled is not None:
        known = [each for each in (rolled[1], rolled[3]) if each and each.lower() not in TRAITS]
        return f"'{known[0]}' is no trait; there are {', '.join(TRAITS)}" if known else ""
    if held.name == COMBINABLE or held.name.startswith("Limited/") or line_of(held) is not None:
        return ""
    return (
        f"'{held.name}' is not known; write 'FX Damage 2', 'EFX Self/Shift 4', 'Strength vs Defense', "
        f"'Mind vs T#6', 'Combinable' or 'Limited/Living'"
    )


def exclusives(state: State, unit: str) -> tuple[Exclusive, ...]:
    """Return the actions that a model has."""
    weapons = state.figures[state.units[unit].figures[0]].weapons if state.units[unit].figures else ()
    return tuple(exclusive_of(state.profiles[weapon]) for weapon in weapons)
