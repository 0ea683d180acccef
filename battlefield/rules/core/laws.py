"""What is lawful as an answer to a request, what is worth a try, and what a player is shown of it.

A law holds on to the running game: it stays there, and whoever plays asks the session. What a law cannot
tell is None. Each refuses an answer that is not legal in one sentence, and suggests legal ones.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import isfinite

from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point, Polygon, Template
from battlefield.geometry.movement import Route
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Answer, Choose, Confirm, Order, Places, Roll, Spot

Layouts = Callable[[], Iterable[tuple[Placed, ...]]]
Fits = Callable[[tuple[Placed, ...]], bool]
Rough = Callable[[Sequence[tuple[Placed, ...]]], Iterable[bool | None]]
Region = Callable[[str], Sequence[Polygon]]
Ends = Callable[[str, float | None], Sequence[Polygon]]
Joint = Callable[[tuple[Placed, ...], str], Sequence[Polygon]]
Tells = Callable[[tuple[int, ...]], Hashable]
WhyNot = Callable[[str], str]
_AT_ONCE = 16  # layouts that are looked at together, at most
_TRIED = 8  # answers that are suggested of those that have to be tried first


@dataclass(frozen=True, slots=True)
class Contact:
    """A layout in which some figures touch another unit."""

    unit: str
    places: tuple[Placed, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RollLaw:
    """Faces of dice. `tells` gives all that the rule goes by, where that is less than the faces.

    Throws of which it tells the same lead to the same, for whoever works out chances; dice are rolled
    without it. It is the `nth` throw of the action, from 0 on, however many dice were thrown before.
    """

    request: Roll
    tells: Tells | None = None
    nth: int = 0

    def refusal(self, answer: object) -> str:
        """Say what is wrong with some faces, or nothing."""
        what, count = self.request.what, self.request.count
        if not isinstance(answer, tuple) or len(answer) != count:
            return f"{what}: give {'1 die' if count == 1 else f'{count} dice'}"
        low, most = self.request.lowest, self.request.lowest + self.request.sides - 1
        if any(isinstance(f, bool) or not isinstance(f, int) or not low <= f <= most for f in answer):
            return f"{what}: a die shows {low} to {most}"
        return ""

    def suggestions(self, most: int = 0) -> Sequence[Answer]:  # noqa: ARG002
        """Suggest nothing: faces come from dice."""
        return ()


@dataclass(frozen=True, slots=True, eq=False)
class ChooseLaw:
    """Some of several options; `why_not` says of a unit that is none of them why it is none."""

    request: Choose
    why_not: WhyNot | None = None

    def refusal(self, answer: object) -> str:
        """Say what is wrong with a choice, or nothing."""
        asked, ids = self.request, [option.id for option in self.request.options]
        if not isinstance(answer, tuple) or len(set(answer)) != len(answer):
            return f"{asked.what}: name each choice once"
        unknown = [one for one in answer if one not in ids]
        if unknown:
            return f"{asked.what}: {self._barred(unknown[0])}"
        if not asked.least <= len(answer) <= asked.most:
            exact = "one" if asked.most == 1 else f"{asked.most}"
            count = exact if asked.least == asked.most else f"{asked.least} to {asked.most}"
            return f"{asked.what}: choose {count} of the {len(ids)}"
        return ""

    def _barred(self, one: object) -> str:
        named = one if isinstance(one, str) else "that"
        reason = self.why_not(named) if self.why_not is not None else ""
        known = ", ".join(option.id for option in self.request.options)
        return f"{named} cannot be chosen{f': {reason}' if reason else f'; there are {known}'}"

    def suggestions(self, most: int = 0) -> Sequence[Answer]:  # noqa: ARG002
        """Suggest the fewest, each option in turn."""
        ids, least = [option.id for option in self.request.options], self.request.least
        if not least:
            return ((), *((id_,) for id_ in ids))
        return tuple(tuple((ids * 2)[start : start + least]) for start in range(len(ids)))


@dataclass(frozen=True, slots=True, eq=False)
class OrderLaw:
    """All options in any order."""

    request: Order

    def refusal(self, answer: object) -> str:
        """Say what is wrong with an order, or nothing."""
        ids = sorted(option.id for option in self.request.options)
        if not isinstance(answer, tuple) or sorted(map(str, answer)) != ids:
            return f"{self.request.what}: name each of {', '.join(ids)} once"
        return ""

    def suggestions(self, most: int = 0) -> Sequence[Answer]:  # noqa: ARG002
        """Suggest the order given, and its reverse."""
        ids = tuple(option.id for option in self.request.options)
        return (ids, ids[::-1])


@dataclass(frozen=True, slots=True, eq=False)
class ConfirmLaw:
    """A yes or a no."""

    request: Confirm

    def refusal(self, answer: object) -> str:
        """Say what is wrong with an answer, or nothing."""
        return "" if isinstance(answer, bool) else f"{self.request.what}: answer yes or no"

    def suggestions(self, most: int = 0) -> Sequence[Answer]:  # noqa: ARG002
        """Suggest both."""
        return (True, False)


@dataclass(frozen=True, slots=True, eq=False)
class SpotLaw:
    """A point of the table; `check` says in one sentence why a point will not do, or nothing.

    `near` gives points worth a try, `laid` what would lie on the table if a point were chosen; that is for
    the eye only: what `check` says counts.
    """

    request: Spot
    check: Callable[[Point], str]
    near: Callable[[], Sequence[Point]] | None = None
    laid: Callable[[Point], Sequence[Template]] | None = None

    def refusal(self, answer: object) -> str:
        """Say what is wrong with a point, or nothing."""
        if not isinstance(answer, tuple) or len(answer) != 2 or not all(_is_length(part) for part in answer):
            return f"{self.request.what}: give a point as x, y in inches"
        return self.check((float(answer[0]), float(answer[1])))

    def suggestions(self, most: int = _TRIED) -> Sequence[Point]:
        """Suggest points that will do, out of those worth a try."""
        points = self.near() if self.near is not None else ()
        return tuple(islice((point for point in points if not self.check(point)), most))


@dataclass(frozen=True, slots=True, eq=False)
class PlacesLaw:
    """A place for each of some figures; `check` says why a layout will not do, or nothing.

    `near` gives layouts worth a try, `region` where the centre of one figure may come to be, `barred` where
    in it that is refused because others stand there, and `way` how it gets to a place and what that costs.
    They are for the eye only: what `check` says counts. `contacts` gives one layout that will do for each
    enemy that can be touched. `rough` looks at many layouts at once: each will do (True), will not (False),
    or has to be looked at by `fits`, which says as `check` does whether one will do, but not why not.
    A move leads at most so many `inches`; 0 where that is not told. Of what comes by no way `region` is a
    zone for whole bases; where more is known, `ends` gives where the centre of a figure facing so may end.
    Where only some of the figures have to be somewhere, `joint` gives where one of them may be that all
    others of a layout go along with.
    """

    request: Places
    check: Callable[[tuple[Placed, ...]], str]
    near: Layouts | None = None
    region: Region | None = None
    way: Callable[[Placed], Route | None] | None = None
    contacts: Callable[[], Iterable[Contact]] | None = None
    barred: Region | None = None
    rough: Rough | None = None
    fits: Fits | None = None
    inches: float = 0.0
    ends: Ends | None = None
    joint: Joint | None = None

    def refusal(self, answer: object) -> str:
        """Say what is wrong with a layout, or nothing."""
        what, figures = self.request.what, self.request.figures
        if not isinstance(answer, tuple) or not all(isinstance(place, Placed) for place in answer):
            return f"{what}: give a place for each figure"
        if sorted(place.figure for place in answer) != sorted(figures):
            return f"{what}: place each of {', '.join(figures)} once"
        if not all(_is_length(part) for place in answer for part in (*place.at, place.bottom)):
            return f"{what}: places are given in inches"
        return self.check(answer)

    def suggestions(self, most: int = _TRIED) -> Sequence[tuple[Placed, ...]]:
        """Suggest layouts that will do, out of those worth a try; to look at one takes time."""
        layouts = self.near() if self.near is not None else ()
        return tuple(islice(sifted(layouts, self.rough, self._fits), most))

    def _fits(self, layout: tuple[Placed, ...]) -> bool:
        return self.fits(layout) if self.fits is not None else not self.check(layout)


def sifted(
    layouts: Iterable[tuple[Placed, ...]], rough: Rough | None, fits: Fits, at_once: int = _AT_ONCE
) -> Iterator[tuple[Placed, ...]]:
    """Yield the layouts that will do: first those of which that is plain, then those looked at one by one.

    More and more of them are looked at together, so that the first is found soon.
    """
    if rough is None:
        yield from _fitting(layouts, fits)
        return
    unsure: list[tuple[Placed, ...]] = []
    left, count = iter(layouts), 1
    while batch := tuple(islice(left, count)):
        unless_stopped()
        for layout, known in zip(batch, rough(batch), strict=True):
            if known:
                yield layout
            elif known is None:
                unsure.append(layout)
        count = min(4 * count, at_once)
    yield from _fitting(unsure, fits)


def _fitting(layouts: Iterable[tuple[Placed, ...]], fits: Fits) -> Iterator[tuple[Placed, ...]]:
    for layout in layouts:
        unless_stopped()
        if fits(layout):
            yield layout


def _is_length(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


Law = RollLaw | ChooseLaw | OrderLaw | ConfirmLaw | SpotLaw | PlacesLaw
