"""Several tables and battles in one window, each behind its tab; the one in front is the window's."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QToolButton, QVBoxLayout, QWidget

from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.scene.on_disk import same_file
from battlefield.ui.shell import rosters
from battlefield.ui.shell.beginning import drop_setup, go_back
from battlefield.ui.shell.disabled_keys import say_opening
from battlefield.ui.shell.shell import Shell, ShellPart
from battlefield.ui.shell.shown import NOTHING, Shown
from battlefield.ui.widgets.plain import tip

_START = QT_TR_NOOP("Start page")
_EMPTY = QT_TR_NOOP("This tab is still empty: open or lay a table in it before there is another")


class Tabs(ShellPart):
    """Keeps what is not shown now, as it was left, and brings it back; a single table needs no tab."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._kept: list[Shown | None] = [None]  # in the order of the tabs; None: what is shown
        self.bar = QTabBar()
        self.bar.setObjectName("tables")
        self.bar.setAccessibleName(tr("Open tables"))
        self.bar.setDrawBase(False)
        self.bar.setDocumentMode(True)
        self.bar.setExpanding(False)
        self.bar.setUsesScrollButtons(True)
        self.bar.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.bar.setMovable(True)
        self.bar.currentChanged.connect(self.go_to)
        self.bar.tabMoved.connect(self._put)
        self.row, self.more = QWidget(), QToolButton()

    def above(self, stack: QWidget) -> QWidget:
        """Return what fills the window: the tabs, where there are several, and below them what is shown."""
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout(self.row)
        row.setContentsMargins(0, 0, 0, 0)
        self.more.setDefaultAction(self._window.acts["new_tab"])
        self.more.setObjectName("mode")
        row.addWidget(self.bar)
        row.addWidget(self.more)
        row.addStretch(1)
        self.row.hide()
        column.addWidget(self.row)
        column.addWidget(stack, 1)
        return whole

    # what is asked of it

    @property
    def are_several(self) -> bool:
        """Whether more than one tab is open."""
        return len(self._kept) > 1

    def follow(self) -> None:
        """Name the tabs by what they hold; a dot says that it is in no file yet."""
        with QSignalBlocker(self.bar):
            while self.bar.count() < len(self._kept):
                self._add_tab()
            while self.bar.count() > len(self._kept):
                self.bar.removeTab(self.bar.count() - 1)
            for number, kept in enumerate(self._kept):
                page = kept.page if kept is not None else self._window.page
                name = page.table.document.title if page is not None else tr(_START)
                is_modified = page is not None and page.table.document.is_modified
                self.bar.setTabText(number, f"{name.replace('&', '&&')}{' •' if is_modified else ''}")
                path = kept.path if kept is not None else self._window.files.path
                self.bar.setTabToolTip(number, tip(str(path or name)))
            self.bar.setCurrentIndex(self._at)
        self.row.setVisible(self.are_several)
        action = self._window.acts["new_tab"]
        self.more.setToolTip(action.toolTip() if action.isEnabled() else tr(_EMPTY))

    def _add_tab(self) -> None:
        cross = QToolButton(autoRaise=True)
        cross.setText("×")
        cross.setAccessibleName(tr("Close the tab"))
        cross.setToolTip(tr("Close the tab"))
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(lambda: self.close(self._with(cross)))
        self.bar.setTabButton(self.bar.addTab(""), QTabBar.ButtonPosition.RightSide, cross)

    def _with(self, cross: QToolButton) -> int:
        """Return the number of the tab that has a button."""
        side = QTabBar.ButtonPosition.RightSide
        return next(n for n in range(self.bar.count()) if self.bar.tabButton(n, side) is cross)

    @property
    def _at(self) -> int:
        return self._kept.index(None)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the commands of tabs do, by their ids."""
        return {
            "new_tab": self.add,
            "close_tab": self.close,
            "next_tab": lambda: self.step(1),
            "previous_tab": lambda: self.step(-1),
            "tab_left": lambda: self.move(-1),
            "tab_right": lambda: self.move(1),
        }

    # what is done with it

    def add(self) -> None:
        """Keep what is shown behind its tab, and show the start page in a new one."""
        if self._window.page is not None and rosters.may_leave(self._window):
            self.keep()
            self._window.show_home()

    def keep(self) -> None:
        """Keep what is shown behind its tab: what is shown next has a new one after it."""
        at = self._at
        self._kept[at] = self._lift()
        self._kept.insert(at + 1, None)

    def go_to(self, number: int) -> None:
        """Show what a tab holds, as it was left; first of all come back from what lies over the table."""
        window = self._window
        kept = self._kept[number] if 0 <= number < len(self._kept) else None
        if kept is None or window.files.opening is not None:
            self._come_back()
        if kept is not None and window.files.opening is not None:
            say_opening(window, window.files.opening)
        elif kept is not None and rosters.may_leave(window):
            self._kept[self._at] = self._lift()
            self._lay(number, kept)
        self.follow()

    def step(self, by: int) -> None:
        """Go on to another tab, round about."""
        self.go_to((self._at + by) % len(self._kept))

    def move(self, by: int) -> None:
        """Put the tab that is shown elsewhere among the others; at the end of the row it stays."""
        at = self._at
        if 0 <= at + by < len(self._kept):
            self.bar.moveTab(at, at + by)

    def _put(self, at: int, to: int) -> None:
        """Keep what stands behind the tabs in their order: one was moved, by a hand or by a key."""
        self._kept.insert(to, self._kept.pop(at))

    def show_file(self, path: Path) -> bool:
        """Show the tab that has a file open, in place of what is being opened; False where none has."""
        for number, kept in enumerate(self._kept):
            if kept is not None and same_file(path, kept.path):
                self._window.files.opening = None
                self._window.say("")
                self.go_to(number)
                return True
        return False

    def close(self, number: int = -1) -> None:
        """Close a tab, or the one that is shown, unless there is unsaved work that the user wants to keep."""
        window = self._window
        if 0 <= number != self._at:
            self.go_to(number)
            if number != self._at:
                return
        if window.setup is not None:
            go_back(window)
        elif rosters.is_shown(window):
            rosters.leave_roster(window)
        elif window.page is None and not self.are_several:
            window.say(tr("Nothing is open"))
        elif window.files.may_leave(can_keep=False):
            self._close_shown()

    def may_close_all(self) -> bool:
        """Ask for unsaved work behind each tab, as it is shown; False where the user wants to stay."""
        if not self._window.files.may_leave(can_keep=False):
            return False
        for number, kept in enumerate(list(self._kept)):
            if kept is not None and kept.page is not None and kept.page.table.document.is_modified:
                self.go_to(number)
                if not self._window.files.may_leave(can_keep=False):
                    return False
        return True

    def drop_all(self) -> None:
        """Drop the journals of all that is kept: the window is closed on purpose."""
        for kept in self._kept:
            if kept is not None:
                kept.drop_journals()
        self._kept = [None]

    # how it is done

    def _come_back(self) -> None:
        """Leave what lies over the table that is shown: the page that sets a battle up, or a roster."""
        window = self._window
        if window.setup is not None:
            go_back(window)
        elif rosters.is_shown(window) and window.page is not None:
            window.stack.setCurrentWidget(window.page)
            window.refresh()

    def _lift(self) -> Shown:
        """Take what is shown out of the window, which is then as on the start page."""
        window = self._window
        window.coming.leave()
        drop_setup(window)
        rosters.drop_roster(window)
        if window.page is not None:
            window.page.take_select()
        kept, window.shown = replace(window.shown, is_spared=False), NOTHING
        return kept

    def _lay(self, number: int, kept: Shown) -> None:
        """Show what was kept, in place of nothing."""
        self._kept[number] = None
        if kept.page is None:
            self._window.show_home()
        else:
            self._window.show_kept(kept)

    def _close_shown(self) -> None:
        at, window = self._at, self._window
        if not self.are_several:
            window.show_home()
            return
        window.drop_page()
        del self._kept[at]
        number = min(at, len(self._kept) - 1)
        kept = self._kept[number]
        assert kept is not None
        self._lay(number, kept)
        self.follow()
