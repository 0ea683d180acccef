"""The hand while a step is being worked out: it looks at units, and plays nothing."""

from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.prompts.prompt import Asked, Hand

WAIT = "The rules are still working out what comes of it"
CALLED_OFF = "It will not be played: the rules stop as soon as they can"


class WaitingHand(Hand):
    """Waits for the rules; what was in hand comes back if they refuse."""

    waits_for = WAIT

    @property
    def asked(self) -> Asked:
        """Say that it takes a while."""
        return Asked("wait", self._desk.state.clock.side, f"{WAIT} …")

    def hint(self) -> str:
        """Say why a click does nothing."""
        return f"{WAIT} · look around meanwhile, or Esc calls it off"

    def press(self, pointer: Pointer) -> None:
        """Look at a unit."""
        self._desk.look_at(pointer.hit)

    def cancel(self) -> bool:
        """Call off what is being worked out."""
        self._desk.call_off()
        return True
