"""What the window shows, in one record: as it is, it goes behind a tab and comes back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.desk.document import Document
    from battlefield.files.journals.journal import Journal
    from battlefield.ui.pages.page import Page


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A page, those that its table has in other modes, its battle if it is one, and its table's journal.

    The journal of a battle that `is_spared` is left for a rescue when another is shown in its place.
    """

    page: "Page | None" = None
    pages: "Mapping[str, Page]" = field(default_factory=dict)
    battle: "Battle | None" = None
    journal: "Journal | None" = None
    is_spared: bool = False

    @property
    def document(self) -> "Document | None":
        """The document that is shown; a battle's is its table."""
        return self.page.table.document if self.page is not None else None

    @property
    def path(self) -> Path | None:
        """The file of it, if it has one."""
        named = self.battle or self.document
        return named.path if named is not None else None

    def drop_journals(self) -> None:
        """Drop what would bring it back: it is left on purpose."""
        if self.battle is not None:
            (self.battle.close if self.is_spared else self.battle.drop)()
        if self.journal is not None:
            self.journal.drop()


NOTHING = Shown()
