"""What the commands of library, forces, facts and picture do on the page where a table is drawn."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QFileDialog

from battlefield.app.design.editing import run_edit
from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.app.design.properties.picture_facts import pictures_laid
from battlefield.app.wording.translation import tr
from battlefield.ui.design.dialogs.backdrop_dialog import PICTURES, BackdropDialog
from battlefield.ui.design.drawn_table import DrawnTable
from battlefield.ui.design.panels.facts_panel import FactsPanel
from battlefield.ui.design.panels.forces_panel import ForcesPanel
from battlefield.ui.design.panels.library_panel import LibraryPanel
from battlefield.ui.design.piece_drop import PieceDrop

_Panel = TypeVar("_Panel", LibraryPanel, ForcesPanel)


def library_panel(page: DrawnTable) -> LibraryPanel:
    """Make the library of a page, and let pieces be dropped on its board."""
    PieceDrop(page.view)
    return _heard(page, LibraryPanel(page.desk, page.colours))


def forces_panel(page: DrawnTable) -> ForcesPanel:
    """Make the forces of a page."""
    return _heard(page, ForcesPanel(page.desk))


def _heard(page: DrawnTable, panel: _Panel) -> _Panel:
    panel.taken.connect(lambda tool: take_piece(page, tool))
    panel.done.connect(page.take_select)
    return panel


def take_piece(page: DrawnTable, tool: PieceTool) -> None:
    """Take a piece in hand; it hangs at once where the pointer is."""
    page.take(tool)
    page.view.setFocus()
    spot = page.view.mapFromGlobal(page.view.cursor().pos())
    if page.view.viewport().rect().contains(spot):
        tool.move(page.view.pointer_at(spot.toPointF()))


def _lay_on_pieces(page: DrawnTable) -> None:
    """Ask for a picture and lay it on the pieces that are selected; how it lies is told in the panel then."""
    path = page.desk.document.path
    folder = str(path.parent) if path is not None else ""
    name, _ = QFileDialog.getOpenFileName(page, tr("Picture on pieces"), folder, PICTURES)
    if name:
        picture = Path(name)
        run_edit(page.desk, "Lay a picture on {}", partial(pictures_laid, picture=picture, table=path))
        page.bring_up("Properties")


def scenario_handlers(page: DrawnTable) -> dict[str, Callable[[], object]]:
    """Return the handlers by their commands."""
    library = page.panels["Library"]
    assert isinstance(library, LibraryPanel)

    def add(what: Callable[[], None]) -> None:
        page.bring_up("Library")
        what()

    def show(title: str) -> None:
        panel = page.bring_up(title)
        if isinstance(panel, LibraryPanel | ForcesPanel | FactsPanel):
            panel.first().setFocus()

    return {
        "library": lambda: show("Library"),
        "library_piece": lambda: add(library.add_as_piece),
        "library_kit": lambda: add(library.add_as_kit),
        "forces": lambda: show("Forces"),
        "scenario_facts": lambda: show("Scenario"),
        "backdrop": lambda: BackdropDialog.ask(page),
        "own_picture": lambda: _lay_on_pieces(page),
        "flip_piece": lambda: page.tool.flip() if isinstance(page.tool, PieceTool) else None,
    }
