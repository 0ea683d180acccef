"""A list to choose from by its first letters, which are then no shortcuts of the window."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

_KEYS, _HELD = Qt.Key, Qt.KeyboardModifier
_COMMANDS = _HELD.ControlModifier | _HELD.AltModifier | _HELD.MetaModifier
_CHOOSING = (_KEYS.Key_Up, _KEYS.Key_Down, _KEYS.Key_Home, _KEYS.Key_End, _KEYS.Key_Space)


class ChoiceField(QComboBox):
    """Keeps letters and digits for itself while it has the keyboard: typing "riv" chooses the river."""

    def event(self, event: QEvent) -> bool:
        """Claim what is typed before a shortcut of the same letter does."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_plain = not event.modifiers() & _COMMANDS
            if is_plain and (event.text().isalnum() or event.key() in _CHOOSING):
                event.accept()
                return True
        return super().event(event)
