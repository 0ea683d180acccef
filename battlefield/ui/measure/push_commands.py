"""The commands of the pushing hand."""

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractSpinBox, QApplication

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.handlers import Handler
from battlefield.app.desk.options import Option
from battlefield.app.measure.push_tool import PushTool
from battlefield.app.measure.pushing.choices import DISTANCE
from battlefield.ui.pages.page import Page


def push_handlers(page: Page, desk: Desk, type_option: Callable[[Option], object]) -> dict[str, Handler]:
    """Return the handlers of a page's commands about pushes; Enter on its table pushes what is selected."""
    commands = PushCommands(page, desk, type_option)
    page.view.enter = commands.enter
    return {
        "push_tool": commands.take,
        "push_kind": commands.change_kind,
        "push_now": commands.push_now,
        "push_source": lambda: commands.taken().make_source(),
        "push_typed": commands.type_it,
    }


class PushCommands:
    """What the keys and menu entries about pushes do on a page."""

    def __init__(self, page: Page, desk: Desk, type_option: Callable[[Option], object]) -> None:
        self._page, self._desk, self._type_option = page, desk, type_option

    @property
    def held(self) -> PushTool | None:
        """The pushing hand, if it is the tool in hand."""
        tool = self._page.view.tool
        return tool if isinstance(tool, PushTool) else None

    def take(self) -> PushTool:
        """Take a fresh pushing hand."""
        tool = PushTool(self._desk, self._page.background)
        self._page.take(tool)
        return tool

    def taken(self) -> PushTool:
        """Return the pushing hand, taking it if need be."""
        return self.held or self.take()

    def change_kind(self) -> None:
        """Go on to the next kind of push; the first time only take the hand."""
        if self.held is None:
            self.take()
        else:
            self._page.hinted.emit(self.held.next_kind())

    def push_now(self) -> None:
        """Push by what is typed; what was never seen is only shown the first time."""
        field = QApplication.focusWidget()
        if isinstance(field, QAbstractSpinBox):
            field.interpretText()  # a number still being typed counts
        if self.held is None:
            self.take().aim()
        elif self.held.push_now():
            self._page.view.setFocus()  # so that undo is the table's, not the field's

    def type_it(self) -> None:
        """Put the keyboard on the distance, and show what Enter would do."""
        tool = self.taken()
        self._type_option(DISTANCE)
        tool.aim()

    def enter(self) -> bool:
        """Push by what is typed where the pushing hand is taken; False elsewhere."""
        if self.held is None:
            return False
        self.held.push_now()
        return True
