"""The panels about a table that is drawn, one line each, and what else is added to its page."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.measure.history_panel import HistoryPanel
from battlefield.ui.pages.page import Handlers
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.options_panel import OptionsPanel


@dataclass(frozen=True, slots=True)
class DockPlan:
    """A panel with its title; those of one `column` and `place` are tabs, in this order."""

    title: str
    make: Callable[[DrawnTable], QWidget]
    column: str = "right"  # or "left"
    place: int = 0


def _library(page: DrawnTable) -> QWidget:
    from battlefield.ui.design.scenario_handlers import library_panel

    return library_panel(page)


def fill_library(page: DrawnTable) -> Steps[None]:
    """Read the library of a page in steps, before it is first seen."""
    from battlefield.ui.design.panels.library_panel import LibraryPanel

    panel = page.panels["Library"]
    if isinstance(panel, LibraryPanel):
        yield from panel.reading()


def _forces(page: DrawnTable) -> QWidget:
    from battlefield.ui.design.scenario_handlers import forces_panel

    return forces_panel(page)


def _facts(page: DrawnTable) -> QWidget:
    from battlefield.ui.design.scenario_handlers import facts_panel

    return facts_panel(page)


def _options(page: DrawnTable) -> QWidget:
    panel = OptionsPanel(page.desk, page.view.setFocus)
    panel.lending.takes_numbers = page.view.takes_numbers
    panel.lending.begun.connect(page.type_numbers)
    panel.lending.moved.connect(page.say_hint)
    return panel


def _properties(page: DrawnTable) -> QWidget:
    from battlefield.ui.design.panels.properties_panel import PropertiesPanel

    return PropertiesPanel(page.desk)


def _layers(page: DrawnTable) -> QWidget:
    from battlefield.ui.design.editing import layers_panel

    return layers_panel(page)


def _checks(page: DrawnTable) -> QWidget:
    from battlefield.ui.design.checking import checks_panel

    return checks_panel(page)


def _of_checks(page: DrawnTable) -> Handlers:
    from battlefield.ui.design.checking import checking_handlers

    return checking_handlers(page)


def _of_scenario(page: DrawnTable) -> Handlers:
    from battlefield.ui.design.scenario_handlers import handlers

    return handlers(page)


def _of_editing(page: DrawnTable) -> Handlers:
    from battlefield.ui.design.editing import editing_handlers

    return editing_handlers(page)


def _several(page: DrawnTable) -> dict[str, bool]:
    many = len(page.desk.selection)
    return {"several": many > 1, "three": many > 2}


def _with_piece(page: DrawnTable) -> dict[str, bool]:
    from battlefield.app.design.hands.piece_tool import PieceTool

    return {"selection": True} if isinstance(page.tool, PieceTool) else {}


DOCKS: tuple[DockPlan, ...] = (
    DockPlan("Library", _library, "left"),
    DockPlan("Forces", _forces, "left"),
    DockPlan("Scenario", _facts, "left"),
    DockPlan("Properties", _properties),
    DockPlan("Layers", _layers),
    DockPlan("Checks", _checks),
    DockPlan("Options", _options, place=1),
    DockPlan("History", lambda page: HistoryPanel(page.desk), place=1),
)

HANDLERS: tuple[Callable[[DrawnTable], Handlers], ...] = (_of_scenario, _of_editing, _of_checks)
"""Functions that give the handlers of more commands, by their ids."""

POSSIBLE: tuple[Callable[[DrawnTable], dict[str, bool]], ...] = (_several, _with_piece)
"""Functions that say which further needs of commands are met now."""
