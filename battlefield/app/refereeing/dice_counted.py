"""The dice of a battle, counted: how often each side rolled each face, against what chance gives."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from battlefield.app.refereeing.face_tests import Fairness, face_p, faces_p
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.side_colours import side_name
from battlefield.play.course import Course
from battlefield.rules.core.events import DiceRolled, Event

NOBODY = "nobody's dice"
_TEN = 10  # sides of the dice that begin with a nought, even before one has fallen
_WAYS = {
    "exact": "exact test",
    "chi-square": "chi-square approximation",
    "too few": "Too few dice for a figure",
}


@dataclass(frozen=True, slots=True)
class FaceCount:
    """A face: how often it fell, and `p`, how likely fair dice show it so oddly often or seldom."""

    face: int
    count: int
    expected: float
    p: float


@dataclass(frozen=True, slots=True)
class DiceCount:
    """The dice of a kind that a side rolled."""

    side: str
    sides: int
    faces: tuple[FaceCount, ...]
    fairness: Fairness

    @property
    def dice(self) -> int:
        """How many dice were rolled."""
        return sum(face.count for face in self.faces)

    @property
    def mean(self) -> float:
        """What they showed on average."""
        return sum(face.face * face.count for face in self.faces) / self.dice

    @property
    def fair_mean(self) -> float:
        """What fair ones show on average."""
        return sum(face.face for face in self.faces) / len(self.faces)

    @property
    def head(self) -> str:
        """Say how many dice there are, and their mean."""
        mean = f"mean {self.mean:.2f}, fair {self.fair_mean:.2f}"
        return f"{side_name(self.side or NOBODY)}: {self.dice} D{self.sides}, {mean}"

    @property
    def words(self) -> str:
        """Say how likely fair dice do as strangely."""
        if self.fairness.p is None:
            return _WAYS["too few"]
        share = share_words(self.fairness.p)
        return f"Fair dice fall as unevenly or more in {share} of cases ({_WAYS[self.fairness.way]})"


def share_words(p: float) -> str:
    """Write a chance in percent, with as many figures as it takes to see it."""
    if p > 1.0 - 1e-3:
        return percent_of(p)
    places = 0 if p >= 0.1 else 1 if p >= 0.01 else 2 if p >= 0.001 else 4
    return f"{100.0 * p:.{places}f} %" if p >= 1e-6 else "less than 0.0001 %"


def dice_of(course: Course) -> tuple[DiceCount, ...]:
    """Count the dice of a battle, those of the action in hand too."""
    done = (event for deed in course.deeds for event in deed.events)
    events = [*done, *(course.hand.events if course.hand is not None else ())]
    return counted_dice(events, tuple(course.start.sides))


def counted_dice(events: Iterable[Event], order: Sequence[str] = ()) -> tuple[DiceCount, ...]:
    """Count the dice that events tell of, by side and kind, rerolled ones each time they fell.

    Sides come in an order, those that are not in it behind.
    """
    found: dict[tuple[str, int], Counter[int]] = {}
    for event in events:
        if isinstance(event, DiceRolled) and event.sides > 1:
            found.setdefault((event.by, event.sides), Counter()).update(event.faces)

    def place(kind: tuple[str, int]) -> tuple[int, str, int]:
        return (order.index(kind[0]) if kind[0] in order else len(order)), *kind

    in_order = ((kind, found[kind]) for kind in sorted(found, key=place))
    return tuple(_counted(side, sides, counts) for (side, sides), counts in in_order if counts)


def _counted(side: str, sides: int, counts: Counter[int]) -> DiceCount:
    lowest = 0 if counts[0] or (sides == _TEN and not counts[_TEN]) else 1
    faces, dice = range(lowest, lowest + sides), sum(counts.values())
    told = (FaceCount(face, counts[face], dice / sides, face_p(counts[face], dice, sides)) for face in faces)
    return DiceCount(side, sides, tuple(told), faces_p(tuple(counts[face] for face in faces)))


def table_words(count: DiceCount) -> list[str]:
    """Write a kind of dice as lines: their mean and chance, then each face with its count and its chance."""
    return [count.head, f"  {count.words}"] + [
        f"  {face.face:>3}: {face.count:>4}, {face.expected:.1f} expected, p = {share_words(face.p)}"
        for face in count.faces
    ]
