"""The hand for a question of yes or no."""

from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, Choice, Hand
from battlefield.rules.core.requests import Confirm

YES, NO = "yes", "no"


class ConfirmingHand(Hand):
    """Says yes or no: Enter answers as is marked, with yes at first."""

    def __init__(self, desk: PlayedDesk, request: Confirm) -> None:
        super().__init__(desk)
        self._request = request
        self._marked = YES

    @property
    def _what(self) -> str:
        """The question, which is to be seen to be one."""
        return f"{self._request.what.rstrip('?. ')}?"

    @property
    def asked(self) -> Asked:
        """Show both."""
        choices = tuple(Choice(id_, words, id_ == self._marked) for id_, words in ((YES, "Yes"), (NO, "No")))
        return Asked("confirm", self._request.by, self._what, choices, accept=f"Answer {self._marked}")

    def hint(self) -> str:
        """Say what is asked."""
        return f"{self._request.by}: {self._what} · 1 yes, 2 no · Enter: {self._marked}, N changes that"

    def step(self, by: int) -> bool:  # noqa: ARG002 - of two both ways lead to the other
        """Mark the other answer."""
        self._marked = NO if self._marked == YES else YES
        self._desk.table.changed()
        return True

    def accept(self) -> bool:
        """Answer as is marked."""
        return self.choose(self._marked)

    def choose(self, id_: str) -> bool:
        """Answer."""
        return id_ in (YES, NO) and self._desk.reply(id_ == YES)
