"""The line over the board on which numbers and words are typed while drawing."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from battlefield.ui.widgets.line_box import LineBox


class TypedBox(LineBox):
    """Takes lines for whatever asks for one; its title says what for, `foresee` shows what comes of it."""

    def __init__(
        self, parent: QWidget, act: Callable[[str], str], foresee: Callable[[str], object] = str
    ) -> None:
        super().__init__(parent, act, 340)
        self._foresee = foresee
        self.field.textEdited.connect(foresee)
        self.field.setMaxLength(200)
        self.field.setMinimumWidth(260)
        self.field.setAccessibleName("Numbers of what is drawn")

    def ask(self, title: str, examples: str, begun: str = "") -> None:
        """Show the line, begun with some characters; `examples` say what can be typed."""
        self.title.setText(title)
        self.field.setText(begun)
        self._open(examples)
        self._foresee(begun)

    def leave(self) -> None:
        """Go, and show no more of what was being typed."""
        if self.isVisible():
            super().leave()
            self._foresee("")
