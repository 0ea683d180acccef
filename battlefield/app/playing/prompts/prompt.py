"""What all hands share: they show what is asked, take what the pointer and the keys say, and answer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Drawing, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.told_lengths import in_unit
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Template

Kind = Literal["idle", "places", "spot", "choose", "order", "confirm", "roll", "over", "wait"]
_ONE_DIGIT, _TWO_DIGITS = 9, 99  # choices that are told apart by so many digits
SEEKING, LOOKING = "finding a legal position…", "checking…"
"""What stands where a problem would, while it is not known yet whether there is one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: its words, whether it is marked, and what is known of it before."""

    id: str
    words: str
    marked: bool = False
    notes: tuple[str, ...] = ()
    refusal: str = ""  # why it cannot be chosen now
    unit: str = ""  # the id of the unit that would act; the choices of a unit stand together
    label: str = ""  # what it does, in short, beside the unit's name
    cost: str = ""
    key: str = ""  # the digits that take it for good; empty where choices are counted


@dataclass(frozen=True, slots=True)
class Asked:
    """What the panel shows of a question: who is asked what, what may be said, and what is still wrong."""

    kind: Kind
    by: str = ""
    what: str = ""
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    problem: str = ""
    accept: str = ""  # the words of the button that answers; empty where choosing answers at once
    note: str = ""  # what is so now: what is touched, what the hand was held back by


def asked_in(asked: Asked, unit: LengthUnit) -> Asked:
    """Return a question whose words, which speak in inches, tell lengths in a unit."""
    if unit == "inches":
        return asked
    choices = tuple(
        replace(
            choice,
            words=in_unit(choice.words, unit),
            notes=tuple(in_unit(note, unit) for note in choice.notes),
            refusal=in_unit(choice.refusal, unit),
            label=in_unit(choice.label, unit),
        )
        for choice in asked.choices
    )
    what, problem, note = (in_unit(words, unit) for words in (asked.what, asked.problem, asked.note))
    return replace(asked, what=what, problem=problem, note=note, choices=choices)


def digits(choices: Sequence[Choice]) -> dict[str, str]:
    """Return the digits that take each choice: one, or two where there are more than nine.

    What a unit can do has keys of its own, which it keeps while it cannot do it. Else those that can be
    chosen are counted.
    """
    if any(choice.key for choice in choices):
        return {choice.id: choice.key for choice in choices if choice.key}
    able = [choice.id for choice in choices if not choice.refusal]
    wide = 1 if len(able) <= _ONE_DIGIT else 2
    return {id_: f"{number:0{wide}d}" for number, id_ in enumerate(able[:_TWO_DIGITS], 1)}


def outline(base: PlacedBase, is_chosen: bool) -> Shape:
    """Outline who can be chosen, and more firmly who is: the strongest marks on the table."""
    return Shape(base, "path" if is_chosen else "good", not is_chosen, 2.4 if is_chosen else 1.7)


class Hand:
    """A hand with nothing to do; each kind of question has one that does more."""

    name = "play"
    options: tuple[Option, ...] = ()
    nudges = False  # whether arrows move what is in hand
    takes_back = False  # whether Esc has something in hand to take back
    aimed: tuple[Template, ...] = ()  # what the answer laid on the table
    waits_for = ""  # what has to be done before Enter can answer

    def __init__(self, desk: PlayedDesk) -> None:
        self._desk = desk

    @property
    def asked(self) -> Asked:
        """What the panel shows."""
        return Asked("idle")

    @property
    def foreseeing(self) -> tuple[str, ...]:
        """The choices of which is still being worked out what they come to."""
        return ()

    @property
    def drawing(self) -> Drawing:
        """What the table shows."""
        return ()

    @property
    def is_held(self) -> bool:
        """Whether something is being dragged."""
        return False

    def hint(self) -> str:
        """Say what a click does now."""
        return ""

    def press(self, pointer: Pointer) -> None:
        """Begin at a point."""

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer."""

    def release(self, pointer: Pointer) -> None:
        """End at a point."""

    def turn(self, degrees: float) -> bool:  # noqa: ARG002
        """Turn what is in hand; False where nothing is."""
        return False

    def nudge(self, by: Point) -> bool:  # noqa: ARG002
        """Move what is in hand by inches; False where nothing is."""
        return False

    def step(self, by: int) -> bool:  # noqa: ARG002
        """Go on to the next thing that can be chosen, or back; False where there is none."""
        return False

    def choose(self, id_: str) -> bool:  # noqa: ARG002
        """Choose by id, as a button of the panel does; False where that is no choice."""
        return False

    def accept(self) -> bool:
        """Answer with what is in hand, as Enter does; False where nothing can be answered yet."""
        return False

    def cancel(self) -> bool:
        """Take back what is in hand; False where nothing is."""
        return False

    @property
    def has_taken(self) -> bool:
        """Whether the last press took up what a drag leads."""
        return self.is_held

    def why_still(self, unit: str) -> str:  # noqa: ARG002
        """Say why a unit that is dragged stays where it is."""
        return f"“{self.asked.what}” comes first"

    def told_of(self, unit: str) -> tuple[str, ...]:  # noqa: ARG002
        """Say what an answer would come to for a unit, where that is known."""
        return ()

    def why_not(self, unit: str) -> str:  # noqa: ARG002
        """Say why a unit that is looked at is none of those that can be chosen; nothing where nobody asks."""
        return ""

    def resume(self) -> None:
        """Show again what is in hand: somebody has looked at something else."""

    def put_away(self) -> None:
        """Call off what is still being worked out: another question is asked now."""
