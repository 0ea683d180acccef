"""The line over the board on which numbers and words are typed while drawing."""

from abc import abstractmethod

from PySide6.QtWidgets import QWidget

from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.properties.typed_edits import MOVE, TypedEdit, foresee, typed_act
from battlefield.app.design.studio import Studio
from battlefield.app.wording.translation import tr
from battlefield.ui.design.view import DesignView
from battlefield.ui.widgets.line_box import LineBox


class TypedBox(LineBox):
    """Takes lines for whatever asks for one; its title says what for, `foresee` shows what comes of it."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, 340)
        self.field.textEdited.connect(self.foresee)
        self.field.setMaxLength(200)
        self.field.setMinimumWidth(260)
        self.field.setAccessibleName(name)

    def ask(self, title: str, examples: str, begun: str = "") -> None:
        """Show the line, begun with some characters; `examples` say what can be typed."""
        self.title.setText(tr(title))
        self.field.setText(begun)
        self._open(tr(examples))
        self.foresee(begun)

    def leave(self) -> None:
        """Go, and show no more of what was being typed."""
        if self.isVisible():
            super().leave()
            self.foresee("")

    @abstractmethod
    def foresee(self, text: str) -> None:
        """Show what comes of a line, or nothing more of it."""


class ToolBox(TypedBox):
    """Takes lines for the tool in hand."""

    def __init__(self, view: DesignView) -> None:
        super().__init__(view, tr("Numbers of what is drawn"))
        self._view = view

    def act(self, text: str) -> str:
        """Have the tool draw what is typed."""
        tool = self._view.tool
        return tool.typed(text) if isinstance(tool, DrawingTool | DesignSelectTool) else ""

    def foresee(self, text: str) -> None:
        """Have the tool show what is typed."""
        tool = self._view.tool
        if isinstance(tool, DrawingTool | DesignSelectTool):
            tool.foresee(text)


class EditBox(TypedBox):
    """Takes the numbers of an edit of what is selected."""

    def __init__(self, parent: QWidget, desk: Studio) -> None:
        super().__init__(parent, tr("Numbers of an edit"))
        self._desk, self._edit, self._foresees = desk, MOVE, False

    def ask_for(self, edit: TypedEdit) -> None:
        """Show the line for the numbers of an edit."""
        self._edit = edit
        self.ask(edit.title, edit.examples)

    def act(self, text: str) -> str:
        """Edit what is selected; give what is wrong with the numbers, or nothing."""
        refused = typed_act(self._desk, self._edit, text)
        self._foresees = self._foresees and bool(refused)  # what is done is shown as it is
        return refused

    def foresee(self, text: str) -> None:
        """Show what would come of the numbers."""
        if text or self._foresees:
            self._foresees = foresee(self._desk, self._edit, text)
