"""Words in lines of so many pixels, for buttons, which wrap nothing by themselves."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

_DOT, _BOUND = " · ", "\u00a0"


def wrapped(words: str, letters: QFontMetrics, room: int, most: int = 0) -> list[str]:
    """Return the lines of some words, the last of `most` lines ending in dots where more would follow.

    A word that is wider than the room has a line of its own; no line begins with the dot between two parts.
    """
    lines: list[str] = []
    for word in words.replace(_DOT, f"{_BOUND}· ").split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and letters.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    if most and len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines[most - 1 :] = [letters.elidedText(rest, Qt.TextElideMode.ElideRight, room)]
    return [line.replace(_BOUND, " ") for line in lines]
