"""What may come of something, in lines: each outcome in its own words, with its chance or on average."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from battlefield.app.books.faces import face_of
from battlefield.app.foreseeing.chances import Average, Chance, number
from battlefield.app.foreseeing.changes import (
    LOSES,
    Change,
    Counted,
    Told,
    changes,
    wiped_out,
)
from battlefield.app.foreseeing.ways import BEFORE, STEPS, Played, Way, Ways, foreseen
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.rules.book.face import Face
from battlefield.rules.core.dice import Dice
from battlefield.rules.core.events import DiceRolled, Said


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing that may come about: what it is, and the amount in each way with the chance of that way."""

    change: Change
    amount: Average

    @property
    def chance(self) -> Chance:
        """How likely it comes about."""
        return Chance(1 - self.amount.nothing.share, self.amount.trials)

    @property
    def is_good(self) -> bool:
        """Whether more trials would tell little more."""
        return self.chance.is_good and (isinstance(self.change, Told) or self.amount.is_good)


@dataclass(frozen=True, slots=True)
class Prospect:
    """All that may come about, each with its chance; `trials` is 0 where the chances are exact."""

    book: str
    outcomes: tuple[Outcome, ...]
    ways: Ways

    @property
    def is_settled(self) -> bool:
        """Whether looking further would tell little more, or is not done."""
        if self.ways.is_exact or self.ways.step == len(STEPS) - 1:
            return True
        if self.ways.step == BEFORE:
            return False
        return bool(self.outcomes) and all(each.is_good for each in self.outcomes)

    @property
    def is_nothing(self) -> bool:
        """Whether it is sure that nothing comes about."""
        return self.ways.is_exact and not self.outcomes

    def lines(self, unit: LengthUnit = "inches") -> tuple[str, ...]:
        """Say what may come about: who suffers what, then what else happens, then what is paid."""
        return tuple(self._told(unit)) or (self._nothing,)

    @property
    def _nothing(self) -> str:
        trials = self.ways.trials
        if not trials:
            return "nothing changes"
        _, high = Chance(Fraction(0), trials).bounds
        return f"nothing changed in {trials} trials: the chance is below {100 * high:.0f} %"

    def _told(self, unit: LengthUnit) -> Iterator[str]:
        face = face_of(self.book)
        gone = {each.change: each for each in self.outcomes if isinstance(each.change, Told)}
        with_loss = set()
        counted = {each.change: each.amount for each in self.outcomes if isinstance(each.change, Counted)}
        for each in self.outcomes:
            change = each.change
            if isinstance(change, Counted) and change.measure != "purse" and not _is_told(each, counted):
                words = _counted(each, change, face, unit)
                ruin = gone.get(Told(wiped_out(change.who)))
                if ruin is not None and change.verb == LOSES and change.measure == "health":
                    with_loss.add(ruin.change)
                    words += _wiped(ruin)
                yield words
        for each in self.outcomes:
            if isinstance(each.change, Told) and each.change not in with_loss:
                yield _happens(each, each.change)
        for each in self.outcomes:
            if isinstance(each.change, Counted) and each.change.measure == "purse":
                yield _counted(each, each.change, face, unit)


def foretold(
    played: Played,
    cancelled: Callable[[], bool],
    known: Prospect | None = None,
    *,
    ids: bool = False,
    whole: bool = True,
) -> Prospect | None:
    """Look at what may come of something; after what is `known` one step further.

    With `ids` single models are named with their ids; without `whole` of each way only what was said and
    rolled is kept. None where it cannot be played by itself, or once it is called off.
    """

    def looked_at(dice: Dice) -> Way | None:
        way = played(dice)
        if way is None:
            return None
        found = replace(way, changed=changes(way, ids=ids))
        return found if whole else _lightened(found)

    ways = foreseen(looked_at, cancelled, known.ways if known is not None else None)
    return _sorted_out(ways) if ways is not None else None


def prospect(ways: Sequence[Way]) -> Prospect:
    """Sort out what came of some trials."""
    each = tuple((Fraction(1, len(ways)), replace(way, changed=changes(way))) for way in ways)
    return _sorted_out(Ways(each, len(ways), BEFORE))


def _lightened(way: Way) -> Way:
    """Let go all that nobody asks of a way any more: there are hundreds of them for each choice."""
    events = tuple(event for event in way.events if isinstance(event, Said | DiceRolled))
    return replace(way, after=way.before, events=events)


def _sorted_out(ways: Ways) -> Prospect:
    book = ways.each[0][1].before.book
    rows = [(chance, way.changed) for chance, way in ways.each]
    known: dict[Change, None] = {}
    for _, row in rows:
        known |= dict.fromkeys(row)
    outcomes = []
    for change in known:
        amounts: dict[float, Fraction] = {}
        for chance, row in rows:
            amount = row.get(change, 0.0)
            amounts[amount] = amounts.get(amount, Fraction(0)) + chance
        found = tuple((chance, amount) for amount, chance in sorted(amounts.items()))
        outcomes.append(Outcome(change, Average(found, ways.trials)))
    return Prospect(book, tuple(outcomes), ways)


def _is_told(each: Outcome, counted: Mapping[Counted, Average]) -> bool:
    """Whether models are lost just as HP are, as where each model has one: that says the same twice."""
    change = each.change
    if not isinstance(change, Counted) or change.measure != "models":
        return False
    return any(
        other.measure == "health"
        and (other.who, other.verb) == (change.who, change.verb)
        and amount == each.amount
        for other, amount in counted.items()
    )


def _happens(each: Outcome, change: Told) -> str:
    return change.words + _always(each) if each.chance.share == 1 else f"{each.chance.words}: {change.words}"


def _wiped(ruin: Outcome) -> str:
    if ruin.chance.share == 1:
        return f", and is wiped out{_always(ruin)}"
    return f"; wiped out in {ruin.chance.words}"


def _always(each: Outcome) -> str:
    """Say in how many trials something came about each time: that makes it no more than likely."""
    trials = each.amount.trials
    return f" in all {trials} trials" if trials > 1 else " in one trial" if trials else ""


def _counted(each: Outcome, change: Counted, face: Face, unit: LengthUnit) -> str:
    amount = each.amount
    start, most = f"{change.who} {change.verb}", amount.most
    if len(amount.amounts) == 1:
        often = _always(each) if change.measure != "purse" else ""
        return f"{start} {_amount(most, change, face, unit)}{often}"
    if change.measure == "inches":
        return _moved(each, change, unit)
    near = "about " if amount.trials else ""
    mean = f"{near}{number(amount.mean)} {_measure(amount.mean, change, face)} on average"
    low, high = amount.mostly
    spread = f", mostly {low:g} to {high:g}" if low < high else ""
    spread += f", at most {most:g}" if most > high else ""
    nothing = amount.nothing
    none = f"; {nothing.words} nothing" if nothing.share else ""
    return f"{start} {mean}{_error(amount)}{spread}{none}"


def _error(amount: Average) -> str:
    if not amount.trials:
        return ""
    low, high = max(0.0, amount.mean - amount.error), amount.mean + amount.error
    return f" (between {low:.1f} and {high:.1f}; {amount.trials} trials)"


def _moved(each: Outcome, change: Counted, unit: LengthUnit) -> str:
    """Say how far somebody is moved, where it is moved at all."""
    far = [amount for _, amount in each.amount.amounts if amount]
    least, most = format_length(far[0], unit), format_length(far[-1], unit)
    how = least if least == most else f"{least} to {most}"
    words = f"{change.who} {change.verb} {how}"
    return words if each.chance.share == 1 else f"{each.chance.words}: {words}"


def _amount(amount: float, change: Counted, face: Face, unit: LengthUnit) -> str:
    if change.measure == "inches":
        return format_length(amount, unit)
    return f"{amount:g} {_measure(amount, change, face)}"


def _measure(amount: float, change: Counted, face: Face) -> str:
    if change.measure == "health":
        return face.health_words(1).removeprefix("1 ") if amount == 1 else face.health
    if change.measure == "models":
        return "model" if amount == 1 else "models"
    return change.of
