"""The commands of the pushing hand."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QAbstractSpinBox, QApplication

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.handlers import Handler
from battlefield.app.desk.options import Option
from battlefield.app.desk.tools import Tool
from battlefield.app.measure.push_tool import PushTool
from battlefield.app.measure.pushing.choices import DISTANCE
from battlefield.ui.pages.page import Page


def push_handlers(page: Page, desk: Desk, type_option: Callable[[Option], object]) -> dict[str, Handler]:
    """Return the handlers of a page's commands about pushes."""
    return {
        "push_tool": partial(_take, page, desk),
        "push_kind": partial(_change_kind, page, desk),
        "push_now": partial(_push_now, page, desk),
        "push_source": lambda: _taken(page, desk).make_source(),
        "push_typed": partial(_type_it, page, desk, type_option),
    }


def pushed(tool: Tool) -> bool:
    """Push by what is typed where the pushing hand is taken; False where another is."""
    if isinstance(tool, PushTool):
        tool.push_now()
    return isinstance(tool, PushTool)


def _take(page: Page, desk: Desk) -> PushTool:
    """Take a fresh pushing hand."""
    tool = PushTool(desk, page.background)
    page.take(tool)
    return tool


def _taken(page: Page, desk: Desk) -> PushTool:
    """Return the pushing hand, taking it if need be."""
    return page.tool if isinstance(page.tool, PushTool) else _take(page, desk)


def _change_kind(page: Page, desk: Desk) -> None:
    """Go on to the next kind of push; the first time only take the hand."""
    if isinstance(page.tool, PushTool):
        page.hinted.emit(page.tool.next_kind())
    else:
        _take(page, desk)


def _push_now(page: Page, desk: Desk) -> None:
    """Push by what is typed; what was never seen is only shown the first time."""
    field = QApplication.focusWidget()
    if isinstance(field, QAbstractSpinBox):
        field.interpretText()  # a number still being typed counts
    if not isinstance(page.tool, PushTool):
        _take(page, desk).aim()
    elif page.tool.push_now():
        page.view.setFocus()  # so that undo is the table's, not the field's


def _type_it(page: Page, desk: Desk, type_option: Callable[[Option], object]) -> None:
    """Put the keyboard on the distance, and show what Enter would do."""
    tool = _taken(page, desk)
    type_option(DISTANCE)
    tool.aim()
