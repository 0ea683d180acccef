"""What the start page offers, and the pictures on its cards."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.app.presets import BOARDS
from battlefield.files.journal import Rescued, left_behind
from battlefield.resources import sample_maps
from battlefield.rules.scene import Board, Scene
from battlefield.ui.home import PICTURE, Card, CardFacts, HomePage, file_words

if TYPE_CHECKING:
    from battlefield.ui.files import Files
    from battlefield.ui.window import MainWindow


class StartCards:
    """Fills the start page; the samples are read in the background and drawn as they arrive."""

    def __init__(self, window: "MainWindow", home: HomePage, files: "Files") -> None:
        self._window, self._home, self._files = window, home, files
        self._samples: dict[Path, Scene] = {}
        self._cards: dict[Path, Card] = {}

    def show(self) -> None:
        """Offer rescued work first, then samples, recent files and blank tables."""
        samples = sample_maps()
        sections = (
            ("Rescued work", [self._rescued(each) for each in self._left_behind()]),
            ("Sample battles", [self._sample(path) for path in samples]),
            ("Recent files", [self._recent(path) for path in self._window.settings.recent]),
            ("Blank tables", [self._blank(name, board) for name, board in BOARDS]),
        )
        rows = self._home.show_sections(sections)
        pictured = next((cards for cards in rows if len(cards) == len(samples) and cards[0].has_picture), [])
        self._cards = dict(zip(samples, pictured, strict=False))
        for path in samples:
            if path in self._samples:
                self._draw(path)
            else:
                self._window.reader.read(path, partial(self._arrived, path), lambda _error: None)

    def _left_behind(self) -> list[Rescued]:
        from battlefield.ui.start import state_folder

        return left_behind(state_folder() / "journals")

    def _rescued(self, rescued: Rescued) -> CardFacts:
        name = rescued.title or "Untitled table"
        words = f"{rescued.changes} changes that were in no file when the program stopped"
        return CardFacts(name, words, lambda: self._window.files.rescue(rescued))

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
