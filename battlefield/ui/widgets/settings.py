"""What the program remembers between two starts: recent files, colours, units, the window's arrangement."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings

from battlefield.app.wording.translation import tr

RECENT = 10
PRINT = "print"  # under which the last wish to print is kept
BRIEF = "brief log"  # under which it is kept whether an action is one line of the log


class Settings:
    """A thin reading of an ini file; every value is read with its type, since an ini file knows only text.

    `tell` hears the sentence why nothing can be kept, once.
    """

    tell: Callable[[str], None] | None = None

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = (
            store
            if store is not None
            else QSettings(
                QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Battlefield", "battlefield"
            )
        )

    def text(self, key: str, usual: str) -> str:
        """Read a word."""
        return str(self._store.value(key, usual, type=str))

    def flag(self, key: str, usual: bool) -> bool:
        """Read a yes or no."""
        return bool(self._store.value(key, usual, type=bool))

    def number(self, key: str, usual: float) -> float:
        """Read a number."""
        found = self._store.value(key, usual, type=float)
        return found if isinstance(found, float) else usual

    def keep(self, key: str, value: object) -> None:
        """Write a value now, not on exit."""
        self._store.setValue(key, value)
        self._store.sync()
        if self._store.status() == QSettings.Status.AccessError and self.tell is not None:
            tell, self.tell = self.tell, None
            tell(
                tr(
                    "{file} cannot be written, so what you set is forgotten at the next start; make room "
                    "there, or let the program write there",
                    file=self._store.fileName(),
                )
            )

    def blob(self, key: str) -> object:
        """Read what the window made of its own arrangement, or None."""
        return self._store.value(key)

    @property
    def recent(self) -> list[Path]:
        """The files last opened or saved, newest first."""
        found = self.text("recent", "")
        return [Path(line) for line in found.splitlines() if line]

    def remember(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.resolve()
        self._store.sync()  # another window may have remembered others meanwhile
        kept = [path, *(each for each in self.recent if each != path)][:RECENT]
        self.keep("recent", "\n".join(str(each) for each in kept))
