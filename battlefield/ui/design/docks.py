"""The panels about a table that is drawn, one line each."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.ui.design.checking import TITLE, checks_panel
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.design.editing import LAYERS, PROPERTIES, layers_panel
from battlefield.ui.design.panels.facts_panel import FactsPanel
from battlefield.ui.design.panels.library_panel import LibraryPanel
from battlefield.ui.design.panels.properties_panel import PropertiesPanel
from battlefield.ui.design.scenario_handlers import forces_panel, library_panel
from battlefield.ui.measure.history_panel import HistoryPanel
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets.options_panel import OptionsPanel


@dataclass(frozen=True, slots=True)
class DockPlan:
    """A panel with its title; those of one `column` and `place` are tabs, in this order."""

    title: str
    make: Callable[[DrawnTable], QWidget]
    column: str = "right"  # or "left"
    place: int = 0


def fill_library(page: DrawnTable) -> Steps[None]:
    """Read the library of a page in steps, before it is first seen."""
    panel = page.panels["Library"]
    if isinstance(panel, LibraryPanel):
        yield from panel.reading()


def _options(page: DrawnTable) -> QWidget:
    panel = OptionsPanel(page.desk, page.view.setFocus)
    panel.lending.takes_numbers = page.view.takes_numbers
    panel.lending.begun.connect(page.type_numbers)
    panel.lending.moved.connect(page.say_hint)
    return panel


DOCKS: tuple[DockPlan, ...] = (
    DockPlan(QT_TR_NOOP("Library"), library_panel, "left"),
    DockPlan(QT_TR_NOOP("Forces"), forces_panel, "left"),
    DockPlan(QT_TR_NOOP("Scenario"), lambda page: FactsPanel(page.desk), "left"),
    DockPlan(PROPERTIES, lambda page: PropertiesPanel(page.desk)),
    DockPlan(LAYERS, layers_panel),
    DockPlan(TITLE, checks_panel),
    DockPlan(QT_TR_NOOP("Options"), _options, place=1),
    DockPlan(QT_TR_NOOP("History"), lambda page: HistoryPanel(page.desk), place=1),
)
