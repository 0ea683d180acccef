"""The odds of an attack in a few words, as they stand beside its target."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import floor

from battlefield.app.books.faces import face_of
from battlefield.app.foreseeing.chances import Average, Chance, number, percent
from battlefield.app.foreseeing.changes import Counted, Told, loses, wiped_out
from battlefield.app.foreseeing.telling import Prospect
from battlefield.app.playing.aiming.aims import Aim
from battlefield.app.playing.forecasts import Forecast
from battlefield.app.playing.rolls import ShownRoll, shown_roll
from battlefield.app.wording.said import shown_health
from battlefield.app.wording.spoken import agreeing, attack_odds
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import tr
from battlefield.rules.core.events import DiceRolled

_COVER = re.compile(r"\bin cover\b|\bCover: ")
_DICE = re.compile(r"\bdice\b")
_FULL = 12  # letters of the longest bar


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack comes to for its target, and all that is known of it."""

    aim: Aim
    forecast: Forecast

    @property
    def _name(self) -> str:
        return name_apart(self.aim.question.before, self.aim.target)

    @property
    def lost(self) -> Average | None:
        """The HP that the target loses; None where it never loses any."""
        return self._amount(self.forecast.found, loses(self.aim.question.before, self.aim.target))

    @property
    def kill(self) -> Chance | None:
        """How likely nobody of the target is left; None where that never comes about."""
        gone = self._amount(self.forecast.found, Told(wiped_out(self._name)))
        return Chance(1 - gone.nothing.share, gone.trials) if gone is not None else None

    @staticmethod
    def _amount(found: Prospect, change: Counted | Told) -> Average | None:
        return next((each.amount for each in found.outcomes if each.change == change), None)

    @property
    def lines(self) -> tuple[str, ...]:
        """The odds in short: HP lost of how many, the chance to kill, what the dice need, own losses."""
        lost, kill = self._loss(), self.kill
        dead = tr("kills {chance}", chance=kill.short) if kill is not None else ""
        return (" · ".join(filter(None, (lost, dead))), *filter(None, (self.needs, self._own_loss())))

    def _own_loss(self) -> str:
        """Say what the attack costs those of its own side."""
        state, by = self.aim.question.before, self.aim.question.action.by
        own = {unit.id: unit.name for unit in state.units.values() if unit.commander == by}
        costs = {name: self._amount(self.forecast.found, loses(state, unit)) for unit, name in own.items()}
        told = (f"{name} −{number(lost.mean)}" for name, lost in costs.items() if lost is not None)
        words = ", ".join(told)
        return (
            tr("own losses: {losses} {health}", losses=words, health=shown_health(face_of(state.book).health))
            if words
            else ""
        )

    def _loss(self) -> str:
        state, lost = self.aim.question.before, self.lost
        face = face_of(state.book)
        left = sum(figure.hp for figure in state.living(self.aim.target))
        if lost is None:
            return tr("no {health} lost", health=shown_health(face.health))
        amount = number(lost.mean)
        if not amount[:1].isdigit():  # "less than 0.01"
            return tr("less than 0.01 of {left} {health} lost", left=left, health=shown_health(face.health))
        told = tr("−{amount} of {left} {health}", amount=amount, left=left, health=shown_health(face.health))
        return tr("about {loss}", loss=told) if lost.trials else told

    @property
    def needs(self) -> str:
        """What hits and what saves: "5 dice, hits 4+, armour save 6+"; nothing where no die tells it."""
        side = self.aim.question.action.by
        hits = next((roll for roll in self._rolls() if roll.by == side and roll.needed), None)
        saves = dict.fromkeys(_saving(roll) for roll in self._rolls() if roll.by != side and roll.needed)
        if hits is None:
            return self._said()
        cover = tr(", in cover") if self._is_in_cover else ""
        dice = tr("{n} dice, hits {needed}", "", len(hits.faces), one="{n} die, hits {needed}",
                  needed=hits.asks_for)  # fmt: skip
        return ", ".join((f"{dice}{cover}", *saves))

    @property
    def _is_in_cover(self) -> bool:
        return any(_COVER.search(words) for words in self.forecast.said)

    def _said(self) -> str:
        """Say what the rules said of the dice, or else first, where no roll tells what it needs."""
        lines = self.forecast.lines[len(self.forecast.found.lines()) :]
        said = [each for each in lines if each not in self.forecast.assumed]
        return attack_odds(next((each for each in said if _DICE.search(each)), next(iter(said), "")))

    def _rolls(self) -> Iterator[ShownRoll]:
        for _, way in self.forecast.found.ways.each:
            yield from (shown_roll(event) for event in way.events if isinstance(event, DiceRolled))

    @property
    def told(self) -> tuple[str, ...]:
        """The odds in short, and all else that may come about."""
        return tuple(dict.fromkeys((*self.lines, *self._foretold)))

    @property
    def _foretold(self) -> tuple[str, ...]:
        state = self.aim.question.before
        return tuple(attack_odds(agreeing(line, state)) for line in self.forecast.lines)

    @property
    def all_lines(self) -> tuple[str, ...]:
        """The odds in short, how likely each loss is, and all else that may come about."""
        return tuple(dict.fromkeys((*self.lines, *self.distribution, *self._foretold)))

    @property
    def distribution(self) -> tuple[str, ...]:
        """How likely each loss is, a line for each with a bar."""
        lost = self.lost
        if lost is None:
            return ()
        face, most = face_of(self.aim.question.before.book), max(chance for chance, _ in lost.amounts)
        wide, health = max(len(f"{amount:g}") for _, amount in lost.amounts), shown_health(face.health)
        return tuple(
            f"{amount:>{wide}g} {health}  {'█' * floor(_FULL * chance / most) or '▏'} {percent(chance)}"
            for chance, amount in lost.amounts
        )


def _saving(roll: ShownRoll) -> str:
    """Name a save with what it needs: "armour save 6+"."""
    words = roll.what.partition(",")[0].partition(" (")[0].partition(":")[0]
    return words if "+" in words else f"{words} {roll.asks_for}"
