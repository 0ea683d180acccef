"""The modes of the window - play, measure, design - over the same table, its file and its history."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from battlefield.ui.shell.beginning import go_back
from battlefield.ui.shell.rosters import is_shown
from battlefield.ui.shell.shell import Shell, ShellPart
from battlefield.ui.shell.table_pages import making, showing
from battlefield.ui.threads.page_disposal import leave
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.actions import Actions

if TYPE_CHECKING:
    from battlefield.app.desk.document import Document
    from battlefield.ui.pages.page import Page

MODES = ("play", "measure", "design")


class ModeBar(QWidget):
    """Three buttons side by side; the one of the present mode is lit."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(2)
        self.buttons: dict[str, QToolButton] = {}
        for name in MODES:
            button = self.buttons[name] = QToolButton()
            button.setDefaultAction(actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setObjectName("mode")
            row.addWidget(button)


class Modes(ShellPart):
    """Switches the window between measuring and designing; both pages are kept while their table is open."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.wanted = ""  # the mode in which the next table is shown, whatever is shown now
        self._awaited = ""  # the mode whose page is being made, in these steps
        self._steps: Steps[None] | None = None

    def take_wanted(self) -> str:
        """Return the mode in which the next table is shown: whoever is drawing goes on drawing."""
        mode, self.wanted = self.wanted, ""
        return mode or ("design" if self.now == "design" else "measure")

    @property
    def is_awaiting(self) -> bool:
        """Whether the page of another mode is being made, and will be shown then."""
        return bool(self._awaited) and self._window.coming.does(self._steps)

    @property
    def now(self) -> str:
        """The mode that is shown, or "" on the start page."""
        window = self._window
        if is_shown(window):
            return ""
        if window.setup is not None or window.battle is not None:
            return "play"
        shown = [name for name, page in window.shown.pages.items() if page is window.page]
        return shown[0] if shown else ""

    @property
    def can_switch(self) -> bool:
        """Whether a table is shown that can be measured and drawn on."""
        return self._window.page is not None and self._window.battle is None

    def show_marks(self) -> None:
        """Light the mode that is shown."""
        now = self._awaited if self.is_awaiting else self.now
        acts, window = self._window.acts, self._window
        for name in MODES:
            acts[name].setChecked(name == now)
        is_table = window.page is not None and window.battle is None and not is_shown(window)
        acts["measure"].setEnabled(is_table)
        acts["design"].setEnabled(is_table or (window.page is None and not is_shown(window)))

    def keep(self, mode: str, page: "Page") -> None:
        """Remember the page of a mode."""
        shown = self._window.shown
        self._window.shown = replace(shown, pages={**shown.pages, mode: page})

    def switch(self, mode: str) -> None:
        """Show the table in another mode; a page that was never seen is made in turns of the event loop."""
        window, old = self._window, self._window.page
        if window.setup is not None and old is not None:
            go_back(window)
        if self.is_awaiting and mode != self._awaited:
            window.coming.leave()
        if old is not None and self.can_switch and self.now != mode and not self.is_awaiting:
            page = window.shown.pages.get(mode)
            if page is not None:
                steps = showing(window, page, partial(self._turn_to, page))
                next(steps)  # at once: what the hand does next is meant for that page
                window.coming.begin(steps)
            else:
                old.view.setFocus()  # a field that was typed in has no use for the keys that follow
                self._awaited, self._steps = mode, self._making(mode, old.table.document)
                window.coming.begin(self._steps)
        self.show_marks()

    def _making(self, mode: str, document: "Document") -> Steps[None]:
        """Make the page of a mode, then show it."""
        page = yield from making(self._window, mode, document)
        yield
        self.keep(mode, page)
        self._window.stack.addWidget(page)
        self._window.listen_to(page)
        yield
        yield from showing(self._window, page, partial(self._turn_to, page))

    def _turn_to(self, page: "Page") -> None:
        """Show a page at the zoom of the one before, with what is selected there still selected."""
        window, old = self._window, self._window.page
        assert old is not None
        self._awaited, self._steps, selection = "", None, old.table.selection
        old.take_select()
        window.shown = replace(window.shown, page=page)
        window.reading.setText(page.read_nowhere())
        page.table.unit = old.table.unit
        page.table.show(None)
        window.stack.setCurrentWidget(page)
        page.table.select(selection)
        scale, centre = old.view.pixels_per_inch, old.view.middle
        page.view.look_at(scale, centre, old.view.is_fitted)
        window.look_alike(page)
        page.take_select()
        page.view.setFocus()
        window.refresh()

    def drop(self) -> None:
        """Take the pages of all modes away but the one that is shown, which its window takes away."""
        window = self._window
        for page in window.shown.pages.values():
            if page is not window.page:
                window.stack.removeWidget(page)
                leave(window.loading, page, page.desk)
