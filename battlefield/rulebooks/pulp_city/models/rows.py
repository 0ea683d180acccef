"""The row of an effect: what it does to whom and when, how it is printed, and how it is tried by itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.pulp_city.models.exclusive import Form
from battlefield.rulebooks.pulp_city.models.strike import Apply, Strike
from battlefield.rules.book.bench import Dial
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue, Flow, Kind, Perk


@dataclass(frozen=True, slots=True)
class Hub:
    """What spreads from where: the place and level of a model, how far, and who is spared by it."""

    at: Point
    level: float
    inches: float
    spared: tuple[str, ...]


Spread = Callable[[Game, Strike, Hub], Flow[None]]
"""Rolls against others: told the strike and what spreads."""

AMOUNT, HP, RADIUS, BASE, HEIGHT, HAD = "amount", "hp", "radius", "base", "height", "had"
"""The numbers of the bench that rows speak of."""
LARGEST = 24


@dataclass(frozen=True, slots=True)
class Trial:
    """What an effect needs to be tried by itself, beyond an attacker and a target.

    Its `usual` number, further `dials`, AP in the pools, one more `action` of a kind, a further `line` of its
    own action, a `mark` on the target (of which HAD says how many; without a mark it tells the HP lost), and
    what may stand `behind` its stroke. Where it cannot be tried, `why_not` says so.
    """

    usual: int = 2
    dials: tuple[Dial, ...] = ()
    ap: bool = False
    action: str = ""
    line: str = ""
    mark: str = ""
    behind: Callable[[Catalogue], Sequence[str]] | None = None
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class Effect(Perk):
    """A row of Pulp City.

    `applies` is what it does to the model that suffers it, `spreads` how others are rolled against because
    of it. An immunity covers it by its name, or by one of its `groups`.
    """

    kind: Kind = "weapon"
    form: Form = "plain"
    applies: Apply | None = None
    spreads: Spread | None = None
    is_last: bool = False  # it is applied after all others of a roll
    goes_on: bool = False  # it is applied even where the model has gone
    per_roll: bool = False  # it is suffered by nobody whom the roll is against
    harms: bool = False  # what hurts otherwise does nothing to who is immune to it
    tires: bool = False  # who suffers it needs capacity for Fatigue
    spares_things: bool = False  # it does nothing to what is Inanimate
    groups: tuple[str, ...] = ()
    moves: str = ""  # how whoever is under it moves; the first such row of the list counts
    of_cards: bool = False  # what it does is said by a card, or made up by a roster
    summons: str = ""  # the kind of what it puts onto the table, of which a roster needs a profile
    trial: Trial = Trial()

    @property
    def is_of_roll(self) -> bool:
        """Whether it comes once of a roll and is suffered by no model that the roll is against."""
        return self.per_roll or bool(self.summons)
