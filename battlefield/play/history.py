"""A plain history of immutable states: undo, redo and a clean mark, for the game and the map editor alike."""

from dataclasses import dataclass
from typing import Generic, TypeVar

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """A state and the words for what led to it."""

    label: str
    state: State


class History(Generic[State]):
    """States in order, with a place among them; a new state after an undo drops what was undone."""

    def __init__(self, start: State, label: str = "Opened") -> None:
        self._steps = [Step(label, start)]
        self._place = 0
        self._clean: int | None = 0

    @property
    def state(self) -> State:
        """The state at the present place."""
        return self._steps[self._place].state

    @property
    def place(self) -> int:
        """The index of the present step."""
        return self._place

    def at(self, place: int) -> State:
        """Return the state at a place."""
        return self._steps[place].state

    @property
    def labels(self) -> tuple[str, ...]:
        """The words for every step, undone ones included."""
        return tuple(step.label for step in self._steps)

    @property
    def is_clean(self) -> bool:
        """Whether the present state is the one last marked as saved."""
        return self._place == self._clean

    @property
    def unsaved_steps(self) -> int:
        """How many steps lie between the saved and the present state; at least 1 where none is saved."""
        return max(1, self._place) if self._clean is None else abs(self._place - self._clean)

    @property
    def undo_label(self) -> str | None:
        """What an undo would take back, or None at the start."""
        return self._steps[self._place].label if self._place else None

    @property
    def redo_label(self) -> str | None:
        """What a redo would bring back, or None at the end."""
        after = self._place + 1
        return self._steps[after].label if after < len(self._steps) else None

    def push(self, label: str, state: State) -> None:
        """Add a state after the present one."""
        del self._steps[self._place + 1 :]
        if self._clean is not None and self._clean > self._place:
            self._clean = None
        self._steps.append(Step(label, state))
        self._place += 1

    def go(self, place: int) -> State:
        """Move to a step by its index; an index outside the history is an IndexError."""
        self.check(place)
        self._place = place
        return self.state

    def check(self, place: int) -> None:
        """Raise IndexError where the history has no such step."""
        if not 0 <= place < len(self._steps):
            raise IndexError(f"the history has steps 0 to {len(self._steps) - 1}, not {place}")

    def undo(self) -> State:
        """Go back a step, or stay at the start."""
        return self.go(max(0, self._place - 1))

    def redo(self) -> State:
        """Go forward a step, or stay at the end."""
        return self.go(min(len(self._steps) - 1, self._place + 1))

    def mark_clean(self) -> None:
        """Remember the present state as saved."""
        self._clean = self._place

    def mark_unclean(self) -> None:
        """Remember that no state is saved any more."""
        self._clean = None
