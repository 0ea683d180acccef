"""The desk: a table being worked on, one document that is changed by hand."""

from collections.abc import Iterable

from battlefield.app.desk import edits
from battlefield.app.desk.background import weakly
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.options import Options
from battlefield.app.desk.table_view import Ability, TableView
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.files.journals.journal import JournalError
from battlefield.rules.scene.contents import PlacedTemplate, Scene

STUCK = QT_TR_NOOP("What is selected is locked or lies about a model; unlock it or move the model")


class Desk(TableView):
    """The view of one document that is changed by hand; templates that lie there are in question, too."""

    abilities: frozenset[Ability] = frozenset(("turning by hand", "telling misses", "laying by keys"))

    def __init__(self, document: Document) -> None:
        super().__init__(document, Options(weakly(self.changed)))
        self._active: str | None = None

    @property
    def active(self) -> PlacedTemplate | None:
        """The template in question: the one last selected, moved or placed, while it is on the board."""
        wanted = self._held if self._held is not None else self._active
        found = [item for item in self.shown.templates if item.id == wanted]
        return found[0] if found else next(iter(self.shown.templates[-1:]), None)

    def select(self, refs: Iterable[Ref]) -> None:
        """Select exactly these; the last template among them, in the order given, is the one in question."""
        asked = tuple(refs)
        self.choose(asked)
        templates = [ref.id for ref in asked if ref.kind == "template" and ref in self.selection]
        self._active = templates[-1] if templates else self._active
        self.changed()

    def choose(self, refs: Iterable[Ref]) -> None:
        """Select, and tell nobody yet."""
        super().choose(refs)
        templates = [ref.id for ref in self.selection if ref.kind == "template"]
        if templates and self._active not in templates:
            self._active = templates[-1]

    def ask_about(self, template_id: str) -> None:
        """Put a template in question."""
        self._active = template_id
        self.changed()

    def do(self, label: str, scene: Scene, select: Iterable[Ref] | None = None) -> bool:
        """Make a change, show it, and select what is given; False where nothing changed.

        A change that cannot be made is refused with a complaint.
        """
        self.hold()
        try:
            done = self.document.do(label, scene)
        except (ChangeError, JournalError) as error:
            self.complain(str(error))
            return False
        self.choose(self.selection if select is None else select)
        self.changed()
        return done

    def move(self, label: str, scene: Scene) -> bool:
        """Move the selection, or say why it stays; False where nothing changed."""
        if self.do(label, scene):
            return True
        chosen = edits.pieces(self.scene, self.selection)
        if chosen and not edits.movable(chosen):
            self.complain(STUCK)
        return False

    def go(self, place: int) -> None:
        """Undo or redo to a step; one that cannot be written down is refused with a complaint."""
        self.hold()
        try:
            self.document.go(place)
        except JournalError as error:
            self.complain(str(error))
            return
        self.choose(self.selection)
        self.changed()

    def undo(self) -> None:
        """Take the last change back."""
        self.go(max(0, self.document.history.place - 1))

    def redo(self) -> None:
        """Bring back what was undone."""
        self.go(min(len(self.document.history.labels) - 1, self.document.history.place + 1))
