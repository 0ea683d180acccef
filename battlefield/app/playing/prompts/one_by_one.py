"""Whether a hand moves a unit as one or model by model, and which of its models it holds."""

from battlefield.app.desk.options import Flag
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Choice
from battlefield.rules.core.requests import Places

AS_ONE = Flag(
    "play_as_one",
    "Move the unit as one",
    "Dragging one model takes its unit along; Ctrl does the other",
    True,
)
SINGLY, NEXT = ":singly", ":next"  # ids of choices, which no unit has


class OneByOne:
    """Keeps who moves: all figures of a request, or the one that is held."""

    def __init__(self, desk: PlayedDesk, request: Places) -> None:
        self._desk, self._figures = desk, request.figures
        self._singly: bool | None = None  # as it was chosen for this request; else the option says it
        self.held = request.figures[0] if request.figures else ""
        self.other = False  # whether the drag that goes on is the other way

    @property
    def _is_chosen(self) -> bool:
        return self._singly if self._singly is not None else not self._desk.table.options[AS_ONE]

    @property
    def is_single(self) -> bool:
        """Whether only the figure that is held moves."""
        return len(self._figures) > 1 and self._is_chosen != self.other

    @property
    def together(self) -> tuple[str, ...]:
        """The figures that move now."""
        return (self.held,) if self.is_single else self._figures

    def choices(self) -> tuple[Choice, ...]:
        """Offer to move models one by one, and to take the next one in hand."""
        if len(self._figures) < 2:
            return ()
        if not self._is_chosen:
            return (Choice(SINGLY, "Move its models one by one"),)
        number, count = self._figures.index(self.held) + 1, len(self._figures)
        held = f"Next model; this is {number} of {count}"
        return Choice(SINGLY, "Move the unit as one again"), Choice(NEXT, held)

    def choose(self, id_: str) -> bool:
        """Change to the other way, or take the next model; False where that is no choice of these."""
        if id_ == SINGLY and len(self._figures) > 1:
            self._singly = not self._is_chosen
        elif id_ == NEXT and self.is_single:
            self.hold(1)
        else:
            return False
        return True

    def hold(self, by: int) -> None:
        """Take the next figure in hand, or with -1 the one before."""
        self.held = self._figures[(self._figures.index(self.held) + by) % len(self._figures)]
