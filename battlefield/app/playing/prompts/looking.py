"""The hands that play nothing: while a step is being worked out, and while one looks back."""

from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.looking_back import LOOKS_BACK, LookingBack
from battlefield.app.playing.opponent import Opponent
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, Hand
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Point

_WAITS = QT_TR_NOOP("the rules are still working out what comes of it")
WAIT = QT_TR_NOOP("The rules are still working out what comes of it")
CALLED_OFF = QT_TR_NOOP("It will not be played: the rules stop as soon as they can")


class WaitingHand(Hand):
    """Waits for the rules; what was in hand comes back if they refuse.

    What the program has decided is being played already: nobody calls that off who means to hurry it.
    """

    waits_for = WAIT

    def __init__(self, desk: PlayedDesk, opponent: Opponent) -> None:
        super().__init__(desk)
        self._opponent = opponent

    @property
    def asked(self) -> Asked:
        """Say that it takes a while."""
        if self._opponent.side:
            return Asked("wait", self._opponent.side, self._opponent.words)
        return Asked("wait", self._desk.state.clock.side, tr("{words} …", words=tr(WAIT)))

    def hint(self) -> str:
        """Say why a click does nothing."""
        if self._opponent.side:
            return f"{self._opponent.words} · {tr(_WAITS)}"
        return tr("{wait} · look around meanwhile, or Esc calls it off", wait=tr(WAIT))

    def press(self, pointer: Pointer) -> None:
        """Look at a unit."""
        self._desk.look_at(pointer.hit)

    @property
    def has_taken(self) -> bool:
        """Whether a unit is being dragged whose action is about to begin."""
        return self._desk.carried is not None

    def why_still(self, unit: str) -> str:  # noqa: ARG002
        """Say that the rules are at work."""
        return tr(_WAITS)

    def move(self, pointer: Pointer) -> None:
        """Remember where a unit that is dragged is led meanwhile."""
        if self._desk.carried is not None:
            self._desk.carried.now = pointer

    def release(self, pointer: Pointer) -> None:
        """Remember that it was dropped."""
        self.move(pointer)
        if self._desk.carried is not None:
            self._desk.carried.is_dropped = True

    def cancel(self) -> bool:
        """Call off what is being worked out, unless the program plays it."""
        if not self._opponent.side:
            self._desk.call_off()
        return True


class OnlookingHand(Hand):
    """Looks at units, and says at every attempt to play why nothing is played."""

    why = ""

    def press(self, pointer: Pointer) -> None:
        """Look at a unit."""
        self._desk.look_at(pointer.hit)

    def turn(self, degrees: float) -> bool:  # noqa: ARG002
        """Say that nothing is played here."""
        return self._refuses()

    def nudge(self, by: Point) -> bool:  # noqa: ARG002
        """Say that nothing is played here."""
        return self._refuses()

    def step(self, by: int) -> bool:  # noqa: ARG002
        """Say that nothing is played here."""
        return self._refuses()

    def _refuses(self) -> bool:
        self._desk.table.complain(self.why or self.hint())
        return False


class LookingHand(OnlookingHand):
    """Shows a battle as it was."""

    why = LOOKS_BACK

    def __init__(self, desk: PlayedDesk, looking: LookingBack) -> None:
        super().__init__(desk)
        self._looking = looking

    @property
    def asked(self) -> Asked:
        """Say what is shown."""
        return Asked(
            "idle",
            what=tr("Looking back at {where}", where=self._looking.where),
            accept=tr("Return to the game"),
        )

    def why_still(self, unit: str) -> str:  # noqa: ARG002
        """Say that nothing is played here."""
        return tr("you are looking back; End returns to the game")

    def hint(self) -> str:
        """Say how to leave."""
        return self._looking.banner

    def choose(self, id_: str) -> bool:  # noqa: ARG002
        """Say that nothing is played here."""
        return self._refuses()

    def accept(self) -> bool:
        """Return to the game."""
        self._desk.look_back(None)
        return True

    def cancel(self) -> bool:
        """Return to the game."""
        return self.accept()
