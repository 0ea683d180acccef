"""The tool that plays: whatever is asked now, its hand takes the pointer."""

from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.player_view import EYES
from battlefield.app.playing.prompts.near import asked_near


class PlayTool:
    """Hands the pointer to the hand of the battle."""

    name = "play"

    def __init__(self, desk: BattleDesk) -> None:
        self._desk = desk

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set; whose eyes look only where something is hidden from somebody."""
        eyes = (EYES,) if self._desk.seen.eyes.has_secrets else ()
        return (*self._desk.hand.options, *eyes)

    @property
    def answer(self) -> Answer | None:
        """What the hand shows on the table."""
        trail = self._desk.opponent.trail if not self._desk.looking.is_back else ()
        hand, counsel = self._desk.hand.drawing, self._desk.counsel.drawing
        near = asked_near(self._desk, self._desk.hand.asked, self._desk.asking)
        drawing = (*self._desk.threats.drawing, *trail, *hand, *self._desk.gaze.drawing, *counsel, *near)
        return Answer("", (), drawing) if drawing else None

    @property
    def is_aiming(self) -> bool:
        """Whether a template is in hand, which nothing should cover."""
        return self._desk.hand.asked.kind == "spot"

    def hint(self) -> str:
        """Say what a click does now."""
        return self._desk.hand.hint() + self._desk.leaving_words

    def press(self, pointer: Pointer) -> None:
        """Begin at a point."""
        self._desk.hand.press(pointer)

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer."""
        self._desk.hand.move(pointer)

    def release(self, pointer: Pointer) -> None:
        """End at a point."""
        self._desk.hand.release(pointer)

    def turn(self, degrees: float) -> bool:
        """Turn what is in hand."""
        return self._desk.hand.turn(degrees)

    def cancel(self) -> bool:
        """Step back one level: a measurement that still lies there goes first."""
        if self._desk.table.reading is not None:
            self._desk.table.put_tape_away()
            return True
        return self._desk.hand.cancel() or self._desk.leave_action()
