"""What a part belongs to: Qt knows, so that the part need not hold it, and both go together."""

from typing import TypeVar

from PySide6.QtCore import QObject

Owner = TypeVar("Owner", bound=QObject)


def owner(part: QObject, kind: type[Owner]) -> Owner:
    """Return what a part belongs to in Qt, which is of a kind."""
    found = part.parent()
    assert isinstance(found, kind)
    return found
