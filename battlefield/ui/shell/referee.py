"""What the window has for a referee: verdict cards, the verdict on the clipboard, the view for players."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.shell.disk.save_dialog import file_name, file_to_write, with_ending
from battlefield.ui.shell.shell import Shell, ShellPart
from battlefield.ui.widgets import places
from battlefield.ui.widgets.palette import Colours

if TYPE_CHECKING:
    from battlefield.ui.pages.page import Page
    from battlefield.ui.refereeing.asking import Asked
    from battlefield.ui.refereeing.card_dialog import CardDialog
    from battlefield.ui.refereeing.clock_window import ClockWindow
    from battlefield.ui.refereeing.closer_look import CloserLook
    from battlefield.ui.refereeing.following import Following
    from battlefield.ui.refereeing.players_view import PlayersView

_KINDS = QT_TR_NOOP("PDF page (*.pdf);;PNG picture (*.png);;HTML page (*.html)")
NAMES = "verdict_names"


class Referee(ShellPart):
    """Makes cards of what is measured, and shows it to players."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.view: PlayersView | None = None
        self.dialog: CardDialog | None = None
        self._looks = False
        self.look: CloserLook | None = None
        self._clock: ClockWindow | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the commands for a referee do, by their ids."""
        return {
            "verdict_card": self.ask_card,
            "copy_verdict": self.copy,
            "players_view": self.switch_view,
            "closer_look": self.switch_look,
            "clock": self.show_clock,
            "clock_pause": lambda: self.clock.start_or_pause(),
            "clock_switch": lambda: self.clock.switch_sides(),
        }

    def ask_card(self) -> None:
        """Show the verdict card of what is measured, and offer to save and to copy it."""
        from battlefield.ui.refereeing.card_dialog import CardDialog

        page = self._window.page
        subjects = page.subjects() if page is not None else []
        if page is None or not subjects:
            return
        names = self._window.settings.text(NAMES, "")
        dialog = CardDialog(self._window, self._asked_of(page), subjects, names)
        dialog.wanted.connect(self._save)
        dialog.copied.connect(self._copied)
        dialog.finished.connect(lambda _code: self._keep_names(dialog.names))
        dialog.open()
        self.dialog = dialog

    def copy(self) -> None:
        """Put what is measured on the clipboard, as words and as a picture."""
        from battlefield.ui.refereeing.card_dialog import clipped

        page = self._window.page
        subjects = page.subjects() if page is not None else []
        if page is None or not subjects:
            return
        names = self._window.settings.text(NAMES, "")
        self._window.say(tr("Working the verdict out …"))

        asked = self._asked_of(page)
        asked.work_out(subjects[0], names, lambda card: self._copied(clipped(card)), self._window.say)

    def switch_view(self) -> None:
        """Show the view for players, or close it."""
        if self.view is None:
            from battlefield.ui.refereeing.players_view import PlayersView

            self.view = PlayersView(self._window, self._window.colours)
            self.view.addAction(self._window.acts["players_view"])  # so that its key closes it, too
            self.view.closed.connect(self._mark)
        if self.view.isVisible():
            self.view.close()
        else:
            self.view.show()
            self.follow()
        self._mark()

    def follow(self) -> None:
        """Let players, and who looks closely, see what is measured now."""
        self._look_on()
        followers: list[Following] = [self.look] if self.look is not None else []
        followers += [self.view] if self.view is not None and self.view.isVisible() else []
        page = self._window.page
        subjects = page.subjects() if page is not None and followers else []
        for follower in followers:
            if page is None or not subjects:
                follower.show_nothing()
            else:
                is_live = follower is self.look  # it follows the hand that drags, too
                follower.ask(self._asked_of(page, is_live), subjects[0])

    def switch_look(self) -> None:
        """Lay the glass on the table, or take it away."""
        self._looks = not self._looks
        self.follow()
        self._mark()

    def _look_on(self) -> None:
        """Have a glass on the table of the page that is seen, and on no other."""
        page = self._window.page
        over = page.view.viewport() if page is not None and self._looks else None
        if self.look is not None and self.look.parentWidget() is not over:
            self.look.stop()
            self.look.hide()
            self.look.deleteLater()
            self.look = None
        if self.look is None and over is not None:
            from battlefield.ui.refereeing.closer_look import CloserLook

            self.look = CloserLook(over, self._window.colours)
            self.look.destroyed.connect(self._look_gone)
            self.look.show()

    def _look_gone(self, gone: QObject) -> None:
        if self.look is gone:
            self.look = None

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        for follower in (self.view, self.look):
            if follower is not None:
                follower.recolour(colours)

    @property
    def clock(self) -> "ClockWindow":
        """The round clock, made on first use."""
        if self._clock is None:
            from battlefield.app.refereeing.time_of_day import time
            from battlefield.ui.refereeing.clock_window import ClockWindow

            self._clock = ClockWindow(self._window, places.state_folder(), time)
            self._clock.addAction(self._window.acts["clock"])
            self._clock.changed.connect(self._tell_time)
            self._clock.closed.connect(self._mark)
            self._clock.over.connect(self._window.say)
        return self._clock

    def show_clock(self) -> None:
        """Show the round clock, or put it away; it goes on unseen."""
        if self.clock.isVisible():
            self.clock.reject()
        else:
            self.clock.show()
        self._mark()

    def _tell_time(self) -> None:
        """Say how the clock stands to who changed it without seeing it."""
        clock = self.clock.clock
        if not self.clock.isVisible():
            left, side = self.clock.round.text(), clock.active + 1
            if clock.is_running:
                words = tr("The round clock runs: {left} left, side {side} is at turn", left=left, side=side)
            else:
                words = tr("The round clock is paused: {left} left, side {side} is at turn",
                           left=left, side=side)  # fmt: skip
            self._window.say(words)

    def _mark(self) -> None:
        is_shown = self._clock is not None and self._clock.isVisible()
        self._window.acts["clock"].setChecked(is_shown)
        self._window.acts["closer_look"].setChecked(self._looks)
        self._window.acts["players_view"].setChecked(self.view is not None and self.view.isVisible())

    def _asked_of(self, page: "Page", is_live: bool = False) -> "Asked":
        from battlefield.ui.refereeing.asking import Asked

        scene = page.table.shown if is_live else page.table.scene
        return Asked(scene, page.table.document.path, page.table.unit, self._window.background)

    def _save(self, dialog: "CardDialog") -> None:
        """Ask for a file and write the card that a dialog shows."""
        from battlefield.files import SceneError
        from battlefield.files.scene.whole_files import write_bytes
        from battlefield.ui.refereeing.card_files import ENDINGS, card_bytes

        window, card = self._window, dialog.card
        if card is None:
            return
        folder = window.files.path.parent if window.files.path is not None else Path.home()
        start = folder / f"{file_name(card.told.verdict)}-verdict.pdf"
        path = file_to_write(
            dialog, tr("Save the verdict card"), start, tr(_KINDS), partial(with_ending, ENDINGS)
        )
        if path is None:
            return
        try:
            write_bytes(path, card_bytes(card, path.suffix.lower()))
        except SceneError as error:
            window.complain(tr("Not saved"), whole_fault(error))
            return
        window.say(tr("The verdict card is in {path}", path=path))
        dialog.accept()

    def _copied(self, what: QMimeData) -> None:
        QGuiApplication.clipboard().setMimeData(what)
        self._window.say(tr("The verdict is on the clipboard, as words and as a picture"))

    def _keep_names(self, names: str) -> None:
        self._window.settings.keep(NAMES, names)
        self.dialog = None
