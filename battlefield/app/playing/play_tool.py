"""The tool that plays: whatever is asked now, its hand takes the pointer."""

from dataclasses import replace

from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer, drawing_in
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.player_view import EYES
from battlefield.app.playing.prompts.near import asked_near
from battlefield.app.playing.prompts.prompt import Hand
from battlefield.app.wording.translation import tr


class PlayTool:
    """Hands the pointer to the hand of the battle."""

    name = "play"

    def __init__(self, desk: BattleDesk) -> None:
        self._desk = desk
        self._pulled: tuple[Hand, Carried] | None = None  # a unit that the hand has not taken up

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
        return Answer("", (), drawing_in(drawing, self._desk.table.unit)) if drawing else None

    @property
    def is_aiming(self) -> bool:
        """Whether a template is in hand, which nothing should cover."""
        return self._desk.hand.asked.kind == "spot"

    def hint(self) -> str:
        """Say what a click does now."""
        return self._desk.hand.hint() + self._desk.leaving_words

    def press(self, pointer: Pointer) -> None:
        """Begin at a point."""
        hand, hit = self._desk.hand, pointer.hit
        model = self._desk.table.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        hand.press(pointer)
        self._pulled = None
        if model is not None and self._desk.hand is hand and not hand.has_taken:
            self._pulled = hand, Carried(model.unit, pointer, pointer)

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer; of a unit that is dragged and stays where it is, say why."""
        hand = self._desk.hand
        hand.move(pointer)
        if self._pulled is None or not replace(self._pulled[1], now=pointer).is_drag:
            return
        (first, carried), self._pulled = self._pulled, None
        unit = self._desk.state.units.get(self._desk.seen.true_id(carried.unit))
        if first is hand and unit is not None:
            name = self._desk.seen.state.units[carried.unit].name
            self._desk.table.complain(
                tr("{unit} cannot be moved now: {reason}", unit=name, reason=hand.why_still(unit.id))
            )

    def release(self, pointer: Pointer) -> None:
        """End at a point."""
        self._pulled = None
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
