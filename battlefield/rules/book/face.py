"""What a book shows of itself: words, settings, measures of a roster, and signs on units."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from battlefield.rules.book.by_hand import ByHand
from battlefield.rules.book.setting import Setting
from battlefield.rules.book.unit_kinds import KindWords
from battlefield.rules.core.flow import Game
from battlefield.rules.core.hidden_information import Lots, Veil, all_of
from battlefield.rules.core.state import GONE, RESERVE, TABLE, State, Unit
from battlefield.rules.core.words import HP
from battlefield.rules.muster.handicap import limit_moved
from battlefield.rules.muster.roster import Roster, RosterUnit

Kind = Literal["wounds", "melee", "inside", "acted", "halted", "carrying", "terrain", "effect", "more"]
PLACES = {TABLE: "on the table", RESERVE: "in reserve", GONE: "destroyed"}
ACTED = "acted"  # every book remembers so that a unit has had its turn
MOST_SIDES = 8


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark: what kind it is, the one or two characters in it, and what it says in words."""

    kind: Kind
    shown: str
    words: str


def printed_hp(game: Game, unit: str) -> int:
    """Return the HP printed for each model of a unit."""
    return game.state.profile_of(unit).stats.get(HP) or 1


def is_spent(state: State, unit: str) -> bool:
    """Return whether a unit has acted; who was only deployed before the first turn has not."""
    return state.clock.turn > 0 and state.is_under(unit, ACTED)


def has_acted(state: State, unit: Unit, period: str) -> Iterator[Badge]:
    """Yield the sign of a unit that has acted."""
    if is_spent(state, unit.id):
        yield Badge("acted", "", f"has acted in this {period}")


def acted_this_round(state: State, unit: Unit) -> Iterator[Badge]:
    """Return the sign of a unit that has had its turn of the round."""
    return has_acted(state, unit, "round")


def place_words(state: State, unit: Unit) -> str:
    """Say where a unit is, in words that suit every book."""
    del state
    return PLACES.get(unit.where, unit.where)


def limited(amount: int, limit: int, what: str) -> str:
    """Say how much a roster has of what it may have."""
    return f"{amount}{f' of {limit}' if limit else ''} {what}"


def points_words(roster: Roster) -> str:
    """Say what a roster costs in points, and what it may cost."""
    return limited(roster.points, roster.limit, "points")


def points_of(roster: Roster) -> int:
    """Return what a roster costs in points."""
    return roster.points


def price_words(unit: RosterUnit) -> str:
    """Say what a unit costs in points."""
    return str(unit.price)


def open_to_all(state: State, side: str, lots: Lots) -> Veil:
    """Let a side see everything: most books hide nothing."""
    del side, lots
    return all_of(state)


def edge_words(number: int) -> str:
    """Say where a side deploys, by its number."""
    return f"Deploys along the {'top' if number == 0 else 'bottom'} edge."


@dataclass(frozen=True, slots=True)
class Purse:
    """What sides or units have to spend: the effect that counts it, and what it is called.

    With `is_spent` the effect counts what has been spent of it.
    """

    effect: str
    of: str
    is_spent: bool = False


@dataclass(frozen=True, slots=True)
class Beyond:
    """Something of a book's games that the texts at hand only name: what it is, and how it is played here."""

    what: str
    how: str


@dataclass(frozen=True, slots=True)
class Face:
    """One book: `key` in files, `name` as printed, and a sentence about it.

    `zone` gives the least and greatest y that a side deploys between; without one no zones are drawn. A book
    that is played `by_areas` needs a map that has some. `health` is what a model loses when it is
    hurt, `period` what the numbered parts of a battle are called, `secrets` the effects and markers whose
    bearers are not told of. `lessons` are the book's own ones beside those of any battle. `between` tells
    phases that nobody acts in, with what is said of each; `spans` what the spans of effects are called.
    `saves` are stats that a die has to reach, `for_all` the dice of no unit that end what a unit does.
    `veil` gives a state as a side may know it, by the lots of its game; `purses` is what sides and units
    have to spend, `tallies` how the names of effects end that only count what is told otherwise; `beyond` is
    what the texts at hand only name. `by_hand` is what the automaton's page says of it,
    `worth` is what a roster has of `handicap_of`, `handicap` moves it by so many percent; `kinds` are the
    words by which silhouettes on bases are chosen.
    """

    key: str
    name: str
    says: str
    settings: tuple[Setting, ...]
    zone: Callable[[State, str], tuple[float, float]] | None = None
    full_hp: Callable[[Game, str], int] = printed_hp
    signs: Callable[[State, Unit], Iterator[Badge]] = acted_this_round
    where: Callable[[State, Unit], str] = place_words
    size: Callable[[Roster], str] = points_words
    price: Callable[[RosterUnit], str] = price_words
    start: Callable[[int], str] = edge_words
    health: str = "HP"
    one_health: str = ""  # where one of it is called otherwise
    period: str = "round"
    most_sides: int = MOST_SIDES
    by_areas: bool = False
    secrets: tuple[str, ...] = ()
    veil: Callable[[State, str, Lots], Veil] = open_to_all
    lessons: tuple[str, ...] = ()
    between: Mapping[str, str] = field(default_factory=dict)
    spans: Mapping[str, str] = field(default_factory=dict)
    saves: tuple[str, ...] = ()
    for_all: tuple[str, ...] = ()
    purses: tuple[Purse, ...] = ()
    tallies: tuple[str, ...] = ()
    beyond: tuple[Beyond, ...] = ()
    by_hand: ByHand = field(default_factory=ByHand)
    handicap: Callable[[Roster, int], Roster] = limit_moved
    handicap_of: str = "points"
    worth: Callable[[Roster], int] = points_of
    kinds: KindWords = field(default_factory=KindWords)

    def health_words(self, amount: int) -> str:
        """Say how much health somebody has, loses or regains: "3 HP", "1 box"."""
        return f"{amount} {self.one_health if amount == 1 and self.one_health else self.health}"

    def until_words(self, span: str, number: int) -> str:
        """Say until when an effect lasts: nothing for the whole game, else the end of its span."""
        if span == "game":
            return ""
        if span == "turn" and number:
            return f"until the end of {self.period} {number}"
        of = f" of {self.period} {number}" if number else ""
        return f"until the end of this {self.spans.get(span, span)}{of}"
