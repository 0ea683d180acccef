"""What a rule has to be told before it can go on: dice, choices, places. Every unknown comes by this door.

Each request refuses an answer that is not legal, in one sentence, and can suggest legal ones.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import isfinite

from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Template
from battlefield.geometry.movement import Route
from battlefield.rules.core.events import Placed

Answer = tuple[int, ...] | tuple[str, ...] | bool | Point | tuple[Placed, ...]
Points = Callable[[], Sequence[Point]]
Layouts = Callable[[], Iterable[tuple[Placed, ...]]]
Region = Callable[[str], Sequence[Polygon]]
Way = Callable[[Placed], Route | None]
Tells = Callable[[tuple[int, ...]], Hashable]
Laid = Callable[[Point], Sequence[Template]]
WhyNot = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Contact:
    """A layout in which some figures touch another unit."""

    unit: str
    places: tuple[Placed, ...]


Contacts = Callable[[], Iterable[Contact]]


@dataclass(frozen=True, slots=True)
class Bond:
    """Figures that have to hang together: within so many inches of one another, flat and in height."""

    figures: tuple[str, ...]
    horizontal: float
    vertical: float


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen."""

    id: str
    words: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice to be rolled, whose faces begin with `lowest`; `number` is that of the first within the action.

    Dice that are `alike` stand for nothing of their own: it is all one which of them shows what. `tells`
    gives all that the rule goes by, where that is less than the faces: throws of which it tells the same lead
    to the same. Both are for whoever works out chances; dice are rolled without them.
    """

    by: str
    what: str
    count: int
    sides: int = 6
    number: int = 0
    lowest: int = 1
    alike: bool = field(default=False, compare=False)
    tells: Tells | None = field(default=None, compare=False)

    def refusal(self, answer: object) -> str:
        """Say what is wrong with some faces, or nothing."""
        if not isinstance(answer, tuple) or len(answer) != self.count:
            return f"{self.what}: give {'1 die' if self.count == 1 else f'{self.count} dice'}"
        low, most = self.lowest, self.lowest + self.sides - 1
        if any(isinstance(f, bool) or not isinstance(f, int) or not low <= f <= most for f in answer):
            return f"{self.what}: a die shows {low} to {most}"
        return ""

    def suggestions(self) -> Sequence[Answer]:
        """Suggest nothing: faces come from dice."""
        return ()


def unsaid(_: str) -> str:
    """Say nothing of what cannot be chosen."""
    return ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Some of several options, at least `least` and at most `most`; `why_not` tells of others."""

    by: str
    what: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    why_not: WhyNot = field(default=unsaid, compare=False)

    def refusal(self, answer: object) -> str:
        """Say what is wrong with a choice, or nothing."""
        if not isinstance(answer, tuple) or len(set(answer)) != len(answer):
            return f"{self.what}: name each choice once"
        unknown = [one for one in answer if one not in [option.id for option in self.options]]
        if unknown:
            known = ", ".join(option.id for option in self.options)
            named = unknown[0] if isinstance(unknown[0], str) else "that"
            return f"{self.what}: {named} cannot be chosen; there are {known}"
        if not self.least <= len(answer) <= self.most:
            count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            return f"{self.what}: choose {count}"
        return ""

    def suggestions(self) -> Sequence[Answer]:
        """Suggest the fewest, each option in turn."""
        if not self.least:
            return ((), *((option.id,) for option in self.options))
        ids = [option.id for option in self.options]
        return tuple(tuple((ids * 2)[start : start + self.least]) for start in range(len(ids)))


@dataclass(frozen=True, slots=True)
class Order:
    """All options in an order of somebody's choice."""

    by: str
    what: str
    options: tuple[Option, ...]

    def refusal(self, answer: object) -> str:
        """Say what is wrong with an order, or nothing."""
        ids = sorted(option.id for option in self.options)
        if not isinstance(answer, tuple) or sorted(map(str, answer)) != ids:
            return f"{self.what}: name each of {', '.join(ids)} once"
        return ""

    def suggestions(self) -> Sequence[Answer]:
        """Suggest the order given, and its reverse."""
        ids = tuple(option.id for option in self.options)
        return (ids, ids[::-1])


@dataclass(frozen=True, slots=True)
class Confirm:
    """A yes or a no."""

    by: str
    what: str

    def refusal(self, answer: object) -> str:
        """Say what is wrong with an answer, or nothing."""
        return "" if isinstance(answer, bool) else f"{self.what}: answer yes or no"

    def suggestions(self) -> Sequence[Answer]:
        """Suggest both."""
        return (True, False)


def _nowhere() -> Sequence[Point]:
    return ()


def _no_layouts() -> Sequence[tuple[Placed, ...]]:
    return ()


def _no_region(figure: str) -> Sequence[Polygon]:  # noqa: ARG001
    return ()


def _no_way(place: Placed) -> Route | None:  # noqa: ARG001
    return None


def _no_contacts() -> Sequence[Contact]:
    return ()


def _nothing_laid(at: Point) -> Sequence[Template]:  # noqa: ARG001
    return ()


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the table; `check` says in one sentence why a point will not do, or nothing.

    `laid` gives what would lie on the table if a point were chosen, `within` circles that hold every point
    that may do, where such are known, and `spans` circles that hold all that may come to lie there, for a
    point that only tells a direction. They are for the eye only: what `check` says counts.
    """

    by: str
    what: str
    check: Callable[[Point], str] = field(compare=False)
    near: Points = field(default=_nowhere, compare=False)
    laid: Laid = field(default=_nothing_laid, compare=False)
    within: tuple[Circle, ...] = field(default=(), compare=False)
    spans: tuple[Circle, ...] = field(default=(), compare=False)

    def refusal(self, answer: object) -> str:
        """Say what is wrong with a point, or nothing."""
        if not isinstance(answer, tuple) or len(answer) != 2 or not all(_is_length(part) for part in answer):
            return f"{self.what}: give a point as x, y in inches"
        return self.check((float(answer[0]), float(answer[1])))

    def suggestions(self, most: int = 8) -> Sequence[Answer]:
        """Suggest points that will do, out of those worth a try."""
        return tuple(islice((point for point in self.near() if not self.check(point)), most))


@dataclass(frozen=True, slots=True)
class Places:
    """A place for each of some figures; `check` says why a layout will not do, or nothing.

    `region` gives where the centre of one figure may come to be, `barred` where in it that is refused because
    others stand there, and `way` how it gets to a place and what that costs. They are for the eye only: what
    `check` says counts. `contacts` gives one layout that will do for each enemy that can be touched, `bonds`
    tell which figures have to hang together.
    """

    by: str
    what: str
    figures: tuple[str, ...]
    check: Callable[[tuple[Placed, ...]], str] = field(compare=False)
    near: Layouts = field(default=_no_layouts, compare=False)
    region: Region = field(default=_no_region, compare=False)
    way: Way = field(default=_no_way, compare=False)
    contacts: Contacts = field(default=_no_contacts, compare=False)
    barred: Region = field(default=_no_region, compare=False)
    bonds: tuple[Bond, ...] = field(default=(), compare=False)

    @property
    def is_move(self) -> bool:
        """Whether the figures get to their places by ways, and `region` tells how far these lead."""
        return self.way is not _no_way

    @property
    def keeps_off(self) -> bool:
        """Whether what comes near to others, and does not touch them, is refused."""
        return self.barred is not _no_region

    def refusal(self, answer: object) -> str:
        """Say what is wrong with a layout, or nothing."""
        if not isinstance(answer, tuple) or not all(isinstance(place, Placed) for place in answer):
            return f"{self.what}: give a place for each figure"
        if sorted(place.figure for place in answer) != sorted(self.figures):
            return f"{self.what}: place each of {', '.join(self.figures)} once"
        if not all(_is_length(part) for place in answer for part in (*place.at, place.bottom)):
            return f"{self.what}: places are given in inches"
        return self.check(answer)

    def suggestions(self, most: int = 8) -> Sequence[Answer]:
        """Suggest layouts that will do, out of those worth a try; to look at one takes time."""
        return tuple(islice((layout for layout in self.near() if not self.check(layout)), most))


def _is_length(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


Request = Roll | Choose | Order | Confirm | Spot | Places
