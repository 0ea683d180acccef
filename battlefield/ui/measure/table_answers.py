"""The answers of lenses and tools on the table: asked, drawn, and their options listed."""

from PySide6.QtCore import QRectF

from battlefield.app.desk.background import Background
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tools import Tool
from battlefield.app.measure.best_place import TITLES, BestPlace
from battlefield.app.measure.overlays import LENSES, Lenses
from battlefield.app.measure.ring_answers import Rings
from battlefield.app.measure.what_if import WHAT_IF, switch_what_if
from battlefield.app.wording.translation import tr
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.board.heat_picture import HeatOnBoard
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.options_panel import Group, grouped
from battlefield.ui.widgets.palette import Colours


class TableAnswers:
    """What lenses, the search for the best place and the tool in hand say and show on one view."""

    def __init__(
        self,
        desk: TableView,
        background: Background | None,
        view: BoardView,
        actions: Actions,
        colours: Colours,
        best: BestPlace | None = None,
    ) -> None:
        self.lenses, self._rings = Lenses(desk, background), Rings(desk)
        self._best, self._view, self._actions = best, view, actions
        self._options = desk.options
        self.drawings = [DrawingItem(colours, below) for below in (True, False)]
        for item in self.drawings:
            view.board.addItem(item)
        self.heat = HeatOnBoard(view, colours)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        for item in self.drawings:
            item.recolour(colours)
        self.heat.recolour(colours)

    def all(self, tool: Tool) -> list[Answer]:
        """Return what the lenses and the tool in hand answer."""
        held = tool.answer
        best = self._best.answers() if self._best is not None else ()
        asked = [held] if held is not None else []
        return [*self.lenses.answers(), *best, *asked, *self._rings.answers()]

    def show(self, tool: Tool) -> None:
        """Draw all answers on the board."""
        answers = self.all(tool)
        self._view.board.tell_areas(not self.lenses.on["areas"])
        parts = tuple(part for answer in answers for part in answer.drawing)
        for item in self.drawings:
            item.show_drawing(parts, self._view.pixels_per_inch)
        self.heat.show_answers(answers)

    def plates(self, lod: float) -> list[QRectF]:
        """Return where answers write beside points, at so many pixels to the inch."""
        return [room for item in self.drawings for room in item.plates(lod)]

    def switch(self, name: str) -> bool:
        """Lay a lens on the table, or take it away; give whether it is on."""
        on = self.lenses.switch(name)
        self.mark()  # a lens may take another away
        return on

    def switch_what_if(self) -> None:
        """Show what would turn a verdict, or no longer."""
        self._actions["what_if"].setChecked(switch_what_if(self._options))

    def mark(self) -> None:
        """Mark the commands of what is on."""
        for each in LENSES:
            self._actions[f"lens_{each}"].setChecked(self.lenses.on[each])
        self._actions["what_if"].setChecked(bool(self._options[WHAT_IF]))

    def _title_of(self, tool: Tool) -> str:
        return tr("Play") if tool.name == "play" else self._actions[f"{tool.name}_tool"].text()

    def groups(self, tool: Tool) -> list[Group]:
        """Return the options of the tool in hand, of a search for the best place, and of the lenses."""
        held = tool.options
        tools = [(self._title_of(tool), held)] if held else []
        lenses = [
            (self._actions[f"lens_{name}"].text(), self.lenses.options(name))
            for name in LENSES
            if self.lenses.on[name]
        ]
        best = self._best
        sought = [(tr(TITLES[best.kind]), best.options)] if best is not None and best.kind else []
        return grouped([(title.replace("&", ""), options) for title, options in (*tools, *sought, *lenses)])
