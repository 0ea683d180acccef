"""The hand's steps in a photograph, each worked out away from the hand, in the order they were taken in."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.app.design.photographed import Ruling
from battlefield.app.desk.background import Background, Task
from battlefield.app.wording.lengths import LengthUnit

Doing = Callable[[Ruling], tuple[str, bool]]
"""Changes a ruling; gives what is said of it, and whether a base was found."""


@dataclass(frozen=True, slots=True)
class _Step:
    do: Doing
    kind: str


class RulingSteps:
    """Takes steps on copies of a ruling, since to find a camera or a rim takes longer than a hand may wait.

    `shown` is told when one is done, with what is said of it and whether a base was found.
    """

    def __init__(self, background: Background, unit: LengthUnit, shown: Callable[[str, bool], None]) -> None:
        self._background, self._unit, self._shown = background, unit, shown
        self._waiting: list[_Step] = []
        self.ruling: Ruling | None = None
        self.sure = ""

    @property
    def is_busy(self) -> bool:
        """Whether a step is still being worked out."""
        return bool(self._waiting)

    def begin(self, ruling: Ruling, sure: str) -> None:
        """Go on with another ruling, of which it is said how sure it is; what waits is left."""
        self._waiting.clear()
        self.ruling, self.sure = ruling, sure

    def take(self, do: Doing, kind: str = "", quick: bool = False) -> None:
        """Take a step; one that waits is left for a later one of its kind.

        A `quick` one, which finds no camera and no rim, is done at once where nothing waits.
        """
        if self.ruling is None:
            return
        if quick and not self._waiting:
            self.ruling = self.ruling.copy()
            said, is_new = do(self.ruling)
            self.sure = self.sure if self.ruling.seen is not None else self.ruling.fault
            self._shown(said, is_new)
            return
        if kind and len(self._waiting) > 1 and self._waiting[-1].kind == kind:
            self._waiting.pop()
        self._waiting.append(_Step(do, kind))
        if len(self._waiting) == 1:
            self._work_out()

    def _work_out(self) -> None:
        before, do = self.ruling, self._waiting[0].do
        assert before is not None

        def work(_task: Task) -> tuple[Ruling, str, str, bool]:
            ruling = before.copy()
            said, is_new = do(ruling)
            return ruling, ruling.error_words(self._unit), said, is_new

        def done(found: tuple[Ruling, str, str, bool]) -> None:
            if self.ruling is not before:
                return  # another photograph was opened
            self.ruling, self.sure, said, is_new = found
            del self._waiting[0]
            self._shown(said, is_new)
            if self._waiting:
                self._work_out()

        self._background.begin(work, done, lambda: None)
