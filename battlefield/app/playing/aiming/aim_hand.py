"""The hand that is about to attack: Enter attacks by the best weapon, a digit by another."""

from collections.abc import Mapping
from typing import Protocol

from battlefield.app.desk.background import Background
from battlefield.app.desk.pictures import Drawing, Line, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.aims import Aim, Start
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.aiming.odds import Odds
from battlefield.app.playing.aiming.on_table import (
    drawn_lines,
    drawn_odds,
    drawn_range,
    middle,
    targets_outlined,
)
from battlefield.app.playing.aiming.targets import ByTarget, Targets
from battlefield.app.playing.prompts.one_by_one import AS_ONE
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, Choice, Hand
from battlefield.app.playing.prompts.unasked import UNASKED
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import tr

_WORKING = "working out the odds …"


class AimingDesk(PlayedDesk, Protocol):
    """A desk on which an attack can be aimed, called off and made."""

    @property
    def hand(self) -> Hand:
        """What is in hand."""

    def aim(self, unit: str, by_target: ByTarget, target: str) -> None:
        """Aim at an enemy with a unit."""

    def attack(self, aim: Aim) -> bool:
        """Make an attack."""

    def carry(self, start: Start, carried: Carried) -> bool:
        """Begin the movement of a unit that is dragged."""

    def leave_action(self) -> bool:
        """Leave an action as long as nothing in it is decided."""

    def put_back(self) -> None:
        """Take the hand for what is asked again."""


class AimHand(Hand):
    """Shows an attack before it is made. Nothing is begun yet, so that leaving it takes nothing back."""

    options = (AS_ONE, UNASKED)

    def __init__(
        self, desk: AimingDesk, unit: str, by_target: ByTarget, target: str, background: Background
    ) -> None:
        super().__init__(desk)
        self._to, self.unit, self._by_target = desk, unit, by_target
        self._targets = Targets(background, desk.table.learn)
        self._ranged: tuple[Aim | None, Drawing] = (None, ())
        self._turn_to(target)

    def _turn_to(self, target: str) -> None:
        self.target, self._number = target, 0

    @property
    def aims(self) -> tuple[Aim, ...]:
        """The ways to attack who is marked, the best first."""
        return self._by_target[self.target]

    @property
    def aim(self) -> Aim:
        """The way that Enter attacks by."""
        return self.aims[self._number]

    def _odds(self) -> Mapping[Aim, Odds]:
        return self._targets.odds(self.aims)

    @property
    def asked(self) -> Asked:
        """Ask whether to attack, with each weapon and its odds."""
        known, state = self._odds(), self._desk.seen.state
        choices = tuple(
            Choice(
                str(n),
                aim.words,
                n == self._number and len(self.aims) > 1,
                known[aim].told if aim in known else (_WORKING,),
            )
            for n, aim in enumerate(self.aims)
        )
        name = name_apart(state, self.target)
        what = tr("{unit}: attack {target}?", unit=state.units[self.unit].name, target=name)
        return Asked("choose", self.aim.question.action.by, what, choices, accept=self._accept_words)

    @property
    def _accept_words(self) -> str:
        return tr("Attack · {weapon}", weapon=self.aim.words)

    @property
    def drawing(self) -> Drawing:
        """Mark who is attacked, with odds, the range of the weapon, and what is seen of each enemy."""
        lines = self._targets.lines(self._desk.seen.state, self.unit)
        start, end = middle(self._desk, self.unit), middle(self._desk, self.target)
        way = (Line((start, end), "bad", arrow=True),) if start is not None and end is not None else ()
        odds = self._odds().get(self.aim)
        return (
            *self._range_drawn(),
            *drawn_lines(lines),
            *targets_outlined(self._desk, self._by_target, self.target),
            *(Shape(template, "bad") for template in self.aim.templates),
            *way,
            *(drawn_odds(self._desk, odds, lines.get(self.target)) if odds is not None else ()),
        )

    def _range_drawn(self) -> Drawing:
        """Draw the range of the weapon, once for each."""
        if self._ranged[0] is not self.aim:
            self._ranged = self.aim, drawn_range(self._desk, self.unit, self.aim)
        return self._ranged[1]

    def told_of(self, unit: str) -> tuple[str, ...]:
        """Say all that is known of the attack on the enemy that is marked."""
        odds = self._odds().get(self.aim) if unit == self.target else None
        return odds.all_lines if odds is not None else ()

    def why_still(self, unit: str) -> str:  # noqa: ARG002
        """Say that an attack is aimed."""
        return tr("{unit} aims; Esc calls that off", unit=self._desk.seen.state.units[self.unit].name)

    def hint(self) -> str:
        """Say what a click does now."""
        if len(self.aims) > 1:
            return tr(
                "Enter or a click on the target attacks · digits attack by another weapon · Esc calls it off "
                "· a click aims at another enemy"
            )
        return tr("Enter or a click on the target attacks · Esc calls it off · a click aims at another enemy")

    def press(self, pointer: Pointer) -> None:
        """Attack who is marked, aim at another enemy, or look at somebody else."""
        hit = pointer.hit
        model = self._desk.table.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        if model is not None and model.unit == self.target:
            self.accept()
        elif model is not None and model.unit in self._by_target:
            self._turn_to(model.unit)
            self._desk.table.changed()
        elif model is not None and self._is_foe(model.unit):
            self._to.put_back()
            self._to.hand.press(pointer)  # what asks again says why it cannot be attacked
        else:
            self._to.put_back()
            self._desk.look_at(hit)

    def _is_foe(self, unit: str) -> bool:
        units = self._desk.seen.state.units
        return unit in units and units[unit].commander != self.aim.question.action.by

    def step(self, by: int) -> bool:
        """Aim at the next enemy, or the one before."""
        targets = list(self._by_target)
        self._turn_to(targets[(targets.index(self.target) + by) % len(targets)])
        self._desk.table.changed()
        return True

    def choose(self, id_: str) -> bool:
        """Attack by one of the weapons."""
        if not id_.isdigit() or int(id_) >= len(self.aims):
            return False
        self._number = int(id_)
        return self.accept()

    def accept(self) -> bool:
        """Attack."""
        return self._to.attack(self.aim)

    def cancel(self) -> bool:
        """Attack nobody."""
        self._to.put_back()
        return True

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._targets.forget()
