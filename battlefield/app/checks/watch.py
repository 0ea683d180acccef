"""A look through the table that is drawn, made anew in the background whenever the hand rests."""

from collections.abc import Iterable

from battlefield.app.checks.finding import GRAVES, Finding, Grave
from battlefield.app.checks.look import look_through
from battlefield.app.desk.background import AtOnce, Background, Latest, Task
from battlefield.app.desk.desk import Desk
from battlefield.app.wording.lengths import LengthUnit
from battlefield.rules.scene.contents import Scene


class Watch:
    """Knows the findings of the scene that was looked through last; `ask` looks at the present one."""

    def __init__(self, desk: Desk, background: Background | None) -> None:
        self._desk = desk
        self._latest: Latest[list[Finding]] = Latest(background or AtOnce(), desk.learn)
        self._asked: tuple[Scene, LengthUnit] | None = None
        self._of: tuple[Scene, LengthUnit] | None = None
        self.findings: tuple[Finding, ...] = ()

    @property
    def is_known(self) -> bool:
        """Whether any scene has been looked through."""
        return self._of is not None

    @property
    def is_behind(self) -> bool:
        """Whether the table has changed since it was looked through."""
        return self._of is None or self._of[0] is not self._desk.scene or self._of[1] != self._desk.unit

    @property
    def share(self) -> float | None:
        """How much of the look that is under way is done, where that is known."""
        return self._latest.share

    def ask(self) -> None:
        """Look at the present scene; an earlier look that is not done is called off."""
        self._asked = (self._desk.scene, self._desk.unit)
        self.hear()

    def hear(self) -> None:
        """Take what has been found since; while the table changes, what is under way is called off."""
        if self._asked is None:
            return
        scene, unit = self._asked
        if scene is not self._desk.scene or unit != self._desk.unit:
            self._latest.forget()
            self._asked = None
            return

        def look(task: Task) -> list[Finding]:
            return look_through(scene, unit, task.tell, task.cancelled)

        found = self._latest.get((scene, unit), look)
        if found is not None:
            self._of, self.findings = (scene, unit), tuple(found)

    def chosen(self, text: str, graves: Iterable[Grave] = GRAVES) -> list[Finding]:
        """Return the findings of some gravities that hold each word of a text."""
        words, wanted = text.lower().split(), tuple(graves)
        return [
            finding
            for finding in self.findings
            if finding.grave in wanted and all(word in finding.words.lower() for word in words)
        ]
