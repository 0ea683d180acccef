"""Whether a hand moves a unit as one or model by model, and which of its models it holds."""

from dataclasses import dataclass

from battlefield.app.desk.options import Flag
from battlefield.app.playing.prompts.prompt import Choice
from battlefield.app.wording.translation import QT_TR_NOOP

AS_ONE = Flag(
    "play_as_one",
    QT_TR_NOOP("Move the unit as one"),
    QT_TR_NOOP("Dragging one model takes its unit along; Ctrl does the other"),
    True,
)
SINGLY, NEXT = ":singly", ":next"  # ids of choices, which no unit has


@dataclass(frozen=True, slots=True)
class Moving:
    """Who moves: all figures of a request, or the one that is held; `other` where a drag does the other."""

    figures: tuple[str, ...]
    held: str
    singly: bool
    other: bool = False

    @property
    def is_single(self) -> bool:
        """Whether only the figure that is held moves."""
        return len(self.figures) > 1 and self.singly != self.other

    @property
    def together(self) -> tuple[str, ...]:
        """The figures that move now."""
        return (self.held,) if self.is_single else self.figures

    @property
    def next(self) -> str:
        """The figure after the one that is held."""
        return self.figures[(self.figures.index(self.held) + 1) % len(self.figures)]

    def choices(self) -> tuple[Choice, ...]:
        """Offer to move models one by one, and to take the next one in hand."""
        if len(self.figures) < 2:
            return ()
        if not self.singly:
            return (Choice(SINGLY, "Move its models one by one"),)
        number, count = self.figures.index(self.held) + 1, len(self.figures)
        held = f"Next model; this is {number} of {count}"
        return Choice(SINGLY, "Move the unit as one again"), Choice(NEXT, held)
