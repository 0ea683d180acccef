"""An option that is typed: a line to write on, and below it the sentence that refuses what cannot be."""

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from battlefield.app.desk.options import Options, Text
from battlefield.ui.widgets.plain import PlainLabel


class TextField(QWidget):
    """Sets the option when typing ends; a text that is refused stays to be mended, and changes nothing."""

    def __init__(self, option: Text, options: Options) -> None:
        super().__init__()
        self._option, self._options = option, options
        self.line = QLineEdit(options[option])
        self.line.setAccessibleName(option.text)
        self.line.setMaxLength(24)
        self.line.editingFinished.connect(self._take)
        self.words = PlainLabel()
        self.words.setObjectName("warning")
        self.words.setWordWrap(True)
        self.words.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addWidget(self.words)
        self.setFocusProxy(self.line)

    def show_value(self) -> None:
        """Show what is set, unless somebody is writing or has a mistake to mend."""
        if not self.line.hasFocus() and not self.words.text():
            self.line.setText(self._options[self._option])

    def _take(self) -> None:
        refused = ""
        try:
            self._options.put(self._option, self.line.text())
        except ValueError as error:
            refused = str(error)
        self.words.setText(refused)
        self.words.setVisible(bool(refused))
