"""Pictures that owners lay on pieces: read away from the hand, and laid on the board."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from battlefield.app.desk.background import AtOnce, Background, Latest
from battlefield.app.wording.translation import tr
from battlefield.files.scene.piece_picture_files import with_piece_pictures_found
from battlefield.files.text.errors import SceneError
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.widgets.read_pictures import load_picture

if TYPE_CHECKING:
    from battlefield.app.desk.table_view import TableView  # the first window does not wait for arrays


def pictures_on(scene: Scene, path: Path | None) -> tuple[dict[str, QImage], str]:
    """Read the pictures on a scene's pieces by their names; and say which cannot be read."""
    found: dict[str, QImage] = {}
    said = ""
    whole = with_piece_pictures_found(scene, path)
    for piece, named in zip(scene.terrain, whole.terrain, strict=True):
        if piece.picture is None or named.picture is None or piece.picture.file in found:
            continue
        try:
            found[piece.picture.file] = load_picture(Path(named.picture.file)).image
        except SceneError as error:
            from battlefield.app.wording.fault_words import whole_fault  # seldom, and long to read

            said = said or tr("A picture on a piece is not shown: {error}", error=whole_fault(error))
    return found, said


class OwnPictures:
    """Keeps the pictures on the pieces of a desk's scene on a board; what cannot be read is said once."""

    def __init__(self, desk: "TableView", board: BoardScene, background: Background | None) -> None:
        self._desk, self._board = desk, board
        self._latest: Latest[tuple[Mapping[str, QImage], str]] = Latest(background or AtOnce(), self.refresh)
        self._said = ""

    def refresh(self) -> None:
        """Lay the pictures that the shown scene names, once they are read."""
        scene, path = self._desk.stage, self._desk.document.path
        names = tuple(dict.fromkeys(each.picture.file for each in scene.terrain if each.picture is not None))
        if not names:
            self._latest.forget()
            self._board.lay_on_pieces({})
            return
        found = self._latest.get((path, names), lambda _task: pictures_on(scene, path))
        if found is None:
            return
        self._board.lay_on_pieces(found[0])
        if found[1] and found[1] != self._said:
            self._said = found[1]
            self._desk.complain(found[1])
