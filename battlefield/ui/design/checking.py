"""The checks on the page where a table is drawn: what their panel shows on the board, and their commands."""

from collections.abc import Callable

from battlefield.app.checks.finding import Finding
from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.design.hits import path_of
from battlefield.ui.design.panels.checks_panel import ChecksPanel, place_of

TITLE = QT_TR_NOOP("Checks")


def checks_panel(page: DrawnTable) -> ChecksPanel:
    """Make the panel of a page, and let it draw on the board."""
    panel = ChecksPanel(page.desk, page.background, page.colours)
    items = [DrawingItem(page.colours, below) for below in (True, False)]
    for item in items:
        page.board.addItem(item)

    def show(finding: Finding | None) -> None:
        for item in items:
            item.recolour(page.colours)
            item.show_drawing(finding.drawing if finding is not None else (), page.view.pixels_per_inch)

    def count(words: str) -> None:
        dock = next((dock for dock in page.docks if dock.widget() is panel), None)
        number = len(panel.watch.findings)
        if dock is not None:
            dock.setWindowTitle(f"{tr(TITLE)} ({number})" if number else tr(TITLE))
        page.say_checks(words)

    panel.shown.connect(show)
    panel.jumped.connect(lambda finding: _go_to(page, finding))
    panel.counted.connect(count)
    return panel


def _go_to(page: DrawnTable, finding: Finding) -> None:
    """Select what a finding is about, and look at the place."""
    page.desk.select(finding.refs)
    boxes = [path_of(part).boundingRect() for part in chosen_parts(page.desk.scene, finding.refs)]
    page.view.fit(place_of(finding, boxes, page.board.table_rect()))


def drop_proof(page: DrawnTable) -> bool:
    """Take what a finding has drawn off the board with Esc, which does nothing else where it did so.

    A shape in hand goes with it.
    """
    panel = page.panels.get(TITLE)
    had = isinstance(panel, ChecksPanel) and panel.drop()
    return had and not getattr(page.tool, "is_drawing", False)


def checking_handlers(page: DrawnTable) -> dict[str, Callable[[], object]]:
    """Return the handlers of the commands that look a table through."""
    panel = page.panels[TITLE]
    assert isinstance(panel, ChecksPanel)

    def show() -> None:
        page.bring_up(TITLE)
        panel.list.setFocus()

    def step(by: int) -> None:
        page.bring_up(TITLE)
        if not panel.step(by):
            page.desk.complain(tr("Nothing to go to: the checks have found nothing"))

    def fairness() -> None:
        from battlefield.ui.design.fairness.fairness_dialog import FairnessDialog

        FairnessDialog.ask(page)

    return {
        "checks": show,
        "next_finding": lambda: step(1),
        "previous_finding": lambda: step(-1),
        "fairness": fairness,
    }
