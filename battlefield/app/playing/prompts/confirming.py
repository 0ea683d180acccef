"""The hand for a question of yes or no."""

from battlefield.app.desk.background import Background
from battlefield.app.playing.foreseen import Foreseen
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, Choice, Hand
from battlefield.app.wording.side_colours import side_name
from battlefield.app.wording.translation import tr
from battlefield.rules.core.requests import Confirm

YES, NO = "yes", "no"
_ANSWERS = {YES: True, NO: False}


class ConfirmingHand(Hand):
    """Says yes or no: Enter says yes. What would come of either is told where it comes to dice."""

    def __init__(self, desk: PlayedDesk, request: Confirm, background: Background | None = None) -> None:
        super().__init__(desk)
        self._request = request
        self._looked = Foreseen(desk, background)

    @property
    def _what(self) -> str:
        """The question, which is to be seen to be one."""
        return f"{self._request.parts[0].rstrip('?. ')}?"

    @property
    def asked(self) -> Asked:
        """Show both, each with what it would come to."""
        question = self._desk.seen.question
        known = self._looked.of(question, _ANSWERS) if question is not None else {}
        _, yes, no = self._request.parts
        choices = tuple(
            Choice(id_, _words(id_, leads_to), id_ == YES, known[id_].lines if id_ in known else ())
            for id_, leads_to in ((YES, yes), (NO, no))
        )
        return Asked("confirm", self._request.by, self._what, choices)

    @property
    def foreseeing(self) -> tuple[str, ...]:
        """The answers of which is still being worked out what they come to."""
        return self._looked.pending

    def hint(self) -> str:
        """Say what is asked, and by which keys it is answered."""
        return tr(
            "{side}: {what} · 1 or Enter: yes · 2: no", side=side_name(self._request.by), what=self._what
        )

    def accept(self) -> bool:
        """Say yes."""
        return self.choose(YES)

    def choose(self, id_: str) -> bool:
        """Answer."""
        return id_ in _ANSWERS and self._desk.reply(_ANSWERS[id_])

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._looked.forget()


def _words(answer: str, leads_to: str) -> str:
    """Say an answer, and what it leads to where that is said."""
    return f"{answer.capitalize()}: {leads_to}" if leads_to else answer.capitalize()
