"""A table that is drawn, as the parts around it see it: its studio, its hand, and what it says."""

from functools import partial

from PySide6.QtWidgets import QWidget

from battlefield.app.design.drawing.marks_made import WORDS
from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.drawing.tools import DRAWING_TOOLS
from battlefield.app.design.drawing.typed import CHOSEN_EXAMPLES
from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.studio import Studio
from battlefield.app.desk.background import Background
from battlefield.app.desk.tools import Tool
from battlefield.app.wording.lengths import place_words
from battlefield.app.wording.translation import tr
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.design.overlay import AxesItem, StudioOverlay
from battlefield.ui.design.symmetry_button import SymmetryButton
from battlefield.ui.design.typed_box import EditBox, ToolBox
from battlefield.ui.design.view import DesignView, framed_parts
from battlefield.ui.pages.page import SELECT, Page
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.options_panel import OptionsPanel
from battlefield.ui.widgets.palette import Colours


class DrawnTable(Page):
    """A page over a studio: its board and its hand, and the panels around it by their titles."""

    desk: Studio
    view: DesignView
    tool_commands = (SELECT, "tape_tool", *(f"draw_{name}" for name in DRAWING_TOOLS))

    def __init__(
        self, desk: Studio, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__(desk, desk, actions, colours, background)
        self.board.design()
        self.marks, self.axes = StudioOverlay(desk, colours), AxesItem(desk, colours)
        self.sketch = DrawingItem(colours, below=False)
        for item in (self.marks, self.axes, self.sketch):
            self.board.addItem(item)
        self.typed_box, self.edit_box = ToolBox(self.view), EditBox(self.view, desk)
        self.symmetry_button = SymmetryButton(actions)
        self.panels: dict[str, QWidget] = {}
        self._checked = ""

    def view_of(self, board: BoardScene) -> BoardView:
        """Make the view of the board."""
        return DesignView(board, self.desk, self.colours)

    def bring_up(self, title: str) -> QWidget | None:
        """Show a panel by its title, and give it."""
        panel = self.panels.get(title)
        if panel is not None:
            self.dock_of(panel).show()
            self.dock_of(panel).raise_()
        return panel

    # what is done

    @property
    def selecting(self) -> DesignSelectTool | None:
        """The selecting hand, while it is the one in hand."""
        return self._tool if isinstance(self._tool, DesignSelectTool) else None

    def own_hand(self) -> Tool:
        """Make the selecting hand."""
        return DesignSelectTool(self.desk, partial(framed_parts, self.desk))

    def command_of(self, tool: Tool) -> str:
        """Return the id of the command that takes a tool in hand."""
        return f"draw_{tool.name}" if isinstance(tool, DrawingTool) else super().command_of(tool)

    def put_away(self, tool: Tool, other: Tool) -> None:
        """Let go of what is in hand, and of what is half drawn."""
        if isinstance(tool, DrawingTool):
            tool.cancel()
        self.desk.show(None)
        self.desk.forget_guides()

    def taken(self) -> None:
        """Bring up the options of what is drawn."""
        self.marks.tool = self._tool
        if isinstance(self._tool, DrawingTool):
            self.bring_up("Options")

    def type_numbers(self, begun: str = "") -> None:
        """Open the line on which numbers are typed for the tool in hand."""
        tool = self._tool
        if isinstance(tool, DrawingTool):
            title = tr("Note") if tool.examples == WORDS else title_of(tool)
            self.typed_box.ask(title, tool.examples, begun)
        elif isinstance(tool, DesignSelectTool) and tool.corners.chosen is not None:
            self.typed_box.ask("Corner", CHOSEN_EXAMPLES, begun)

    def enter(self) -> bool:
        """Have the tool in hand do what Enter means to it."""
        tool = self._tool
        return tool.enter() if isinstance(tool, DrawingTool | DesignSelectTool) else False

    # what is said

    def say_hint(self) -> None:
        """Say in the status line what a click does now, or what was refused last."""
        self.hinted.emit(self.desk.complaint or self.hint())

    def hint(self) -> str:
        """Say what a click does now, or where typing goes that is not meant for the tool in hand."""
        panel = self.panels.get("Options")
        holder = panel.holder if isinstance(panel, OptionsPanel) and self.view.takes_numbers() else ""
        if holder:
            return tr(
                "What is typed goes into the field {holder} · Enter or Esc goes back to the table",
                holder=holder,
            )
        return super().hint()

    def read_nowhere(self) -> str:
        """Say what the checks have found."""
        return self._checked

    def say_checks(self, words: str) -> None:
        """Say in the status line what the checks have found."""
        self._checked = tr("checks: {words}", words=words) if words else ""
        if self._pointed is not None:
            self._read(*self._pointed)
        else:
            self._read_nothing()

    def readings(self, x: float, y: float) -> list[str]:
        """Say what is read at a place: the place, the tool in hand or the tape, and the checks."""
        parts = [f"pointer {place_words(x, y, self.desk.unit)}"]
        if isinstance(self._tool, DrawingTool | DesignSelectTool):
            parts.append(self._tool.readout())
        elif self.desk.reading is not None:
            parts.append(self.desk.reading.words(self.desk.unit))
        return [*parts, "" if self.desk.snaps() else tr("snapping off"), self._checked]


def title_of(tool: Tool) -> str:
    """Name a tool as it is spoken of above its options and beside its numbers."""
    return {
        "select": tr("Snapping"),
        "piece": tr("Snapping"),
        "way": tr("Road or river"),
        "entry": tr("Entry edge"),
    }.get(tool.name, tool.name.replace("_", " ").capitalize())
