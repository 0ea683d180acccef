"""Reads files and journals, and warms up the kernel, away from the event loop."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject

from battlefield.files import SceneError
from battlefield.files.scene.on_disk import digest_on_disk
from battlefield.rules.scene.contents import Scene
from battlefield.ui.threads.job import Job, Jobs

if TYPE_CHECKING:
    from battlefield.app.battle.opening import OpenedBattle

Answer = TypeVar("Answer")
Failed = Callable[[SceneError], None]


class Reader(QObject):
    """Runs one piece of work after another in a thread; answers arrive in the window's own thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self, 1)

    @property
    def is_idle(self) -> bool:
        """Whether every answer has arrived."""
        return self._jobs.is_idle

    def open(
        self, path: Path, journals: Path, done: "Callable[[Scene | OpenedBattle, str], None]", failed: Failed
    ) -> None:
        """Open a scene, a script or a game, which gets its journal in a folder; call `done` or `failed`.

        With what was opened `done` is told the digest of its file.
        """

        def work() -> "tuple[Scene | OpenedBattle, str]":
            from battlefield.app.battle.opening import opened

            _import_kernel()  # here, where nobody waits for it
            disk = digest_on_disk(path)  # before it is read: what is written in between will be noticed
            return opened(path, journals), disk

        self.ask(work, lambda found: done(*found), failed, is_urgent=True)

    def ask(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None],
        failed: Failed,
        is_urgent: bool = False,
    ) -> None:
        """Do some work in the thread; call `done` with its answer, or `failed` with its SceneError.

        What somebody waits for is urgent: it does not wait for the pictures of the start page.
        """
        self._jobs.start(self._jobs.hold(work, partial(_arrived, done, failed)), is_urgent)

    def warm_up(self, done: Callable[[], None]) -> None:
        """Load all that knows no Qt before the first question comes; call `done` then."""
        self.ask(_import_kernel, lambda _none: done(), lambda _error: None)

    def finish(self) -> None:
        """Wait until nothing is being read."""
        self._jobs.finish()


def _arrived(done: Callable[[Any], None], failed: Failed, job: Job) -> None:
    if job.error is None:
        done(job.found)
    elif isinstance(job.error, SceneError):
        failed(job.error)
    else:
        raise job.error  # a mistake of ours: told in the window's own thread


def _import_kernel() -> None:
    import battlefield.app.battle.opening
    import battlefield.app.battle_report.html
    import battlefield.app.bench.workbench
    import battlefield.app.campaigns.giving
    import battlefield.app.checks.fairness
    import battlefield.app.checks.watch
    import battlefield.app.design.backdrop
    import battlefield.app.design.drawing.tools
    import battlefield.app.design.hands.piece_tool
    import battlefield.app.design.hands.select_tool
    import battlefield.app.design.library.forces
    import battlefield.app.design.library.kits
    import battlefield.app.design.library.own_pieces
    import battlefield.app.design.properties.facts
    import battlefield.app.design.properties.properties
    import battlefield.app.design.properties.typed_edits
    import battlefield.app.design.studio
    import battlefield.app.measure.best_place
    import battlefield.app.measure.overlays
    import battlefield.app.measure.push_tool
    import battlefield.app.measure.sight_tool
    import battlefield.app.playing.battle_desk
    import battlefield.app.playing.lessons.teaching
    import battlefield.app.playing.markings
    import battlefield.app.playing.motions
    import battlefield.app.playing.setup.setup
    import battlefield.app.playing.units_list
    import battlefield.app.printing.pages
    import battlefield.app.printing.plan
    import battlefield.app.wording.typed_moves
    import battlefield.geometry.pieces.terrain  # noqa: F401
    from battlefield.rulebooks.registry import BOOKS

    for book in BOOKS.values():  # each is loaded by being asked for
        book()
