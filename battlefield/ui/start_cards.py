"""What the start page offers, and the pictures on its cards."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo

from battlefield.app.presets import BOARDS
from battlefield.files.journal import Rescued, left_behind
from battlefield.resources import sample_maps
from battlefield.rules.scene import Board, Scene
from battlefield.ui.dialogs import confirmed
from battlefield.ui.home import PICTURE, Card, CardFacts, HomePage, file_words

if TYPE_CHECKING:
    from battlefield.ui.files import Files
    from battlefield.ui.window import MainWindow


MOST_RESCUED = 5


class StartCards:
    """Fills the start page; the samples are read in the background and drawn as they arrive."""

    def __init__(self, window: "MainWindow", home: HomePage, files: "Files") -> None:
        self._window, self._home, self._files = window, home, files
        self._samples: dict[Path, Scene] = {}
        self._cards: dict[Path, Card] = {}

    def show(self) -> None:
        """Offer samples, recent files and blank tables, and first of all rescued work once it is found."""
        from battlefield.ui.start import state_folder

        folder = state_folder() / "journals"
        self._lay([])
        self._window.reader.ask(lambda: left_behind(folder), self._found, lambda _error: None)

    def _found(self, rescued: list[Rescued]) -> None:
        if rescued and self._window.page is None:
            self._lay(rescued)

    def _lay(self, rescued: list[Rescued]) -> None:
        samples = sample_maps()
        cards = [self._rescued(each) for each in rescued[:MOST_RESCUED]]
        if rescued:
            cards.append(CardFacts("Throw these away", _counted(rescued), lambda: self._throw_away(rescued)))
        sections = (
            ("Rescued work", cards),
            ("Sample battles", [self._sample(path) for path in samples]),
            ("Recent files", [self._recent(path) for path in self._window.settings.recent]),
            ("Blank tables", [self._blank(name, board) for name, board in BOARDS]),
        )
        rows = self._home.show_sections(sections)
        pictured = next((row for row in rows if len(row) == len(samples) and row[0].has_picture), [])
        self._cards = dict(zip(samples, pictured, strict=False))
        for path in samples:
            if path in self._samples:
                self._draw(path)
            else:
                self._window.reader.read(path, partial(self._arrived, path), lambda _error: None)

    def _rescued(self, rescued: Rescued) -> CardFacts:
        name = rescued.title or "Untitled table"
        changes = "1 change" if rescued.changes == 1 else f"{rescued.changes} changes"
        when = QFileInfo(str(rescued.path)).lastModified().toString("yyyy-MM-dd HH:mm")
        words = f"{changes} in no file when the program stopped, {when}"
        return CardFacts(name, words, lambda: self._window.files.rescue(rescued))

    def _throw_away(self, rescued: list[Rescued]) -> None:
        if confirmed(self._window, f"{_counted(rescued)}: it cannot be brought back."):
            for each in rescued:
                each.path.unlink(missing_ok=True)
            self._lay([])

    def _sample(self, path: Path) -> CardFacts:
        title = path.stem.replace("_", " ").capitalize()
        return CardFacts(title, "", lambda: self._files.open(path, as_sample=True), True)

    def _recent(self, path: Path) -> CardFacts:
        return CardFacts(path.name, file_words(path), lambda: self._files.offer(path))

    def _blank(self, name: str, board: Board) -> CardFacts:
        words = f"{board.width:g} × {board.height:g} inches"
        return CardFacts(words, name, lambda: self._window.new_table(board))

    def _arrived(self, path: Path, scene: Scene) -> None:
        self._samples[path] = scene
        self._draw(path)

    def _draw(self, path: Path) -> None:
        from battlefield.ui.picture import thumbnail

        card, scene = self._cards.get(path), self._samples[path]
        if card is not None:
            ratio = self._window.devicePixelRatioF()
            card.show_words(scene.name or card.accessibleName(), scene.description)
            card.show_picture(thumbnail(scene, self._window.colours, PICTURE, ratio))

    def recolour(self) -> None:
        """Draw the pictures in the present colours."""
        if self._window.page is None:
            for path in self._samples:
                self._draw(path)


def _counted(rescued: list[Rescued]) -> str:
    tables = "one table" if len(rescued) == 1 else f"{len(rescued)} tables"
    return f"Drop the rescued work on {tables}"
