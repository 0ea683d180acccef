"""The hand while the program decides: it shows who plays, lets one look around, and answers nothing."""

from battlefield.app.playing.opponent import Opponent
from battlefield.app.playing.prompts.looking import OnlookingHand
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked
from battlefield.app.wording.translation import QT_TR_NOOP, tr

_GOES_ON = QT_TR_NOOP("Let it play")
_HINT = QT_TR_NOOP("look around meanwhile · Esc: it plays now")


class ProgramHand(OnlookingHand):
    """Waits for the program; Enter lets it go on where it was halted, Esc makes it play now."""

    def __init__(self, desk: PlayedDesk, opponent: Opponent) -> None:
        super().__init__(desk)
        self._opponent = opponent

    @property
    def waits_for(self) -> str:  # type: ignore[override]  # what is said changes with what it does
        """Say what Enter waits for."""
        return f"{self._opponent.words} · {tr(_HINT)}" if self._opponent.may_go_on else ""

    @property
    def asked(self) -> Asked:
        """Say who plays, and what went otherwise than it should."""
        opponent = self._opponent
        accept = "" if opponent.may_go_on else tr(_GOES_ON)
        return Asked("wait", opponent.side, opponent.words, accept=accept, note=opponent.note)

    def why_still(self, unit: str) -> str:  # noqa: ARG002
        """Say who plays."""
        return self._opponent.words

    def hint(self) -> str:
        """Say what can be done meanwhile."""
        opponent = self._opponent
        words = tr(_HINT) if opponent.may_go_on else tr("Enter lets it")
        return f"{opponent.words} · {words}"

    def accept(self) -> bool:
        """Let it go on."""
        if self._opponent.may_go_on:
            return False
        self._opponent.let_go_on()
        self._desk.table.changed()
        return True

    def cancel(self) -> bool:
        """Have it play now."""
        if self._opponent.may_go_on:
            self._opponent.is_urged = True
            self._desk.table.changed()
        return True
