"""Menu entries, shortcuts and tooltips, all made from the table of commands."""

from collections.abc import Callable, Mapping, Set

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from battlefield.app.commands.command import PERIOD, Menu, menu_words
from battlefield.app.commands.key_set import KeySet
from battlefield.app.commands.table_of_commands import COMMANDS, MENUS, Command
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours

_ALONE = {  # of each of these groups one is checked
    **dict.fromkeys(("theme_system", "theme_light", "theme_dark"), "theme"),
    **{each.id: "tool" for each in COMMANDS if each.id.startswith("draw_")},
    **{each.id: each.group for each in COMMANDS if each.group in ("tool", "mode", "symmetry")},
    **dict.fromkeys(("unit_inches", "unit_fractions", "unit_centimetres"), "unit"),
    **dict.fromkeys(("motion_off", "motion_quick", "motion_normal", "motion_slow"), "motion"),
}


def _say(action: QAction, command: Command, key: str) -> None:
    """Write a command's words on its action, with its key."""
    action.setText(command.words)
    about = command.about
    action.setToolTip(f"{about} ({key})" if key else about)
    action.setStatusTip(about)


class Actions:
    """The window's actions by the id of their command."""

    def __init__(
        self, window: QMainWindow, handlers: Mapping[str, Callable[[], object]], keys: KeySet | None = None
    ) -> None:
        self._by_id: dict[str, QAction] = {}
        self.keys = keys if keys is not None else KeySet()
        self._menus: dict[Menu, QMenu] = {}
        self.period = PERIOD
        self._possible: tuple[dict[str, bool], Set[str] | None] | None = None
        groups = {name: QActionGroup(window) for name in dict.fromkeys(_ALONE.values())}
        groups["tool"].setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        for command in COMMANDS:
            action = self._made(window, command, handlers[command.id])
            if command.id in _ALONE:
                action.setCheckable(True)
                groups[_ALONE[command.id]].addAction(action)
            self._by_id[command.id] = action
            if not command.on_board:
                window.addAction(action)
        self._fill(window)

    def _made(self, window: QMainWindow, command: Command, handler: Callable[[], object]) -> QAction:
        action = QAction(window)
        action.setObjectName(command.id)
        action.setShortcuts([QKeySequence(key) for key in self.keys.of(command)])
        context = Qt.ShortcutContext.WidgetShortcut if command.on_board else Qt.ShortcutContext.WindowShortcut
        action.setShortcutContext(context)
        _say(action, command, self.keys.first(command))
        action.setCheckable(command.checkable)
        action.triggered.connect(lambda _=False: handler())
        return action

    def _fill(self, window: QMainWindow) -> None:
        for name in MENUS:
            menu = self._menus[name] = window.menuBar().addMenu(menu_words(name))
            menu.setToolTipsVisible(True)
            self.fill_menu(menu, [command for command in COMMANDS if command.menu == name])

    def fill_menu(self, menu: QMenu, commands: list[Command]) -> None:
        """Add commands to a menu, with a line between groups."""
        group: str | None = None
        for command in commands:
            if group is not None and command.group != group:
                menu.addSeparator()
            group = command.group
            menu.addAction(self._by_id[command.id])

    def show_menus(self, known: Set[str] | None) -> None:
        """Show the menus in which there is a command of those that are known; all of them with None."""
        for name, menu in self._menus.items():
            holds = known is None or any(each.id in known for each in COMMANDS if each.menu == name)
            if menu.menuAction().isVisible() != holds:
                menu.menuAction().setVisible(holds)

    def __getitem__(self, command_id: str) -> QAction:
        return self._by_id[command_id]

    def recolour(self, colours: Colours) -> None:
        """Take on a theme's icons."""
        for command in COMMANDS:
            if command.icon:
                self._by_id[command.id].setIcon(icon(command.icon, colours))

    def speak(self, period: str) -> None:
        """Say all in the words of the book that is played, which calls its turns `period`."""
        if period == self.period:
            return
        self.period = period
        for command in COMMANDS:
            if command.menu == "Battle":
                _say(self._by_id[command.id], command.told(period), self.keys.first(command))

    def rekey(self, keys: KeySet) -> None:
        """Give the commands the keys of another set."""
        self.keys = keys
        for command in COMMANDS:
            action = self._by_id[command.id]
            action.setShortcuts([QKeySequence(key) for key in keys.of(command)])
            text = action.text()
            _say(action, command.told(self.period), keys.first(command))
            action.setText(text)  # undo and redo name what they would do

    def enable(self, possible: Mapping[str, bool], known: Set[str] | None = None) -> None:
        """Enable what can be done now, by what each command needs and by the commands that the page knows."""
        if (possible, known) == self._possible:
            return
        self._possible = (dict(possible), known)
        for command in COMMANDS:
            fits = known is None or command.id in known
            self._by_id[command.id].setEnabled(fits and possible[command.needs])
