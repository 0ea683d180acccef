"""A piece of the library in hand: carried, snapped, turned, put down with its images."""

from dataclasses import replace

from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.app.design.library.library import LibraryPiece
from battlefield.app.design.studio import Studio
from battlefield.app.desk.document import Document
from battlefield.app.desk.tools import Pointer
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Symmetry

BOX = Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0)))
HUT = LibraryPiece("Hut", "Buildings", "", (Terrain("hut", BOX), Terrain("roof", BOX, top=1.0)))
WELL = LibraryPiece("Well", "Buildings", "", (Terrain("well", BOX),))


class Shelf:
    """A studio, a tool, and how often it was let go."""

    def __init__(self, symmetry: Symmetry = "", *following: LibraryPiece) -> None:
        self.desk = Studio(Document(Scene(Board(44.0, 60.0), symmetry=symmetry)))
        self.left = list(following)
        self.done = 0
        self.tool = PieceTool(self.desk, HUT, self._done, self._next)

    def _done(self) -> None:
        self.done += 1

    def _next(self) -> LibraryPiece | None:
        return self.left.pop(0) if self.left else None

    def click(self, x: float, y: float, shift: bool = False) -> None:
        pointer = Pointer((x, y), shift=shift)
        self.tool.press(pointer)
        self.tool.release(pointer)

    def corners(self, number: int) -> tuple[tuple[float, float], ...]:
        outline = self.desk.scene.terrain[number].outline
        assert isinstance(outline, Polygon)
        return outline.points


def test_a_click_puts_the_piece_down_on_the_grid_and_selects_it() -> None:
    shelf = Shelf()
    shelf.click(10.1, 20.1)
    assert shelf.corners(0)[0] == (8.0, 19.0)
    assert [ref.id for ref in shelf.desk.selection] == ["hut", "roof"]
    assert shelf.desk.document.history.labels[-1] == "Place Hut"
    assert shelf.done == 1


def test_shift_keeps_another_one_in_hand() -> None:
    shelf = Shelf()
    shelf.click(10.0, 20.0, shift=True)
    shelf.click(30.0, 20.0, shift=True)
    assert len(shelf.desk.scene.terrain) == 4
    assert shelf.done == 0


def test_a_piece_is_carried_before_it_is_put_down_and_let_go_without_a_trace() -> None:
    shelf = Shelf()
    shelf.tool.move(Pointer((10.0, 20.0)))
    assert len(shelf.desk.shown.terrain) == 2
    assert not shelf.desk.scene.terrain
    assert shelf.tool.cancel()
    assert not shelf.desk.shown.terrain
    assert shelf.done == 1


def test_a_piece_in_hand_is_turned_and_flipped() -> None:
    shelf = Shelf()
    shelf.tool.move(Pointer((10.0, 20.0)))
    shelf.tool.turn(90.0)
    shelf.click(10.0, 20.0, shift=True)
    assert shelf.corners(0)[0] == (11.0, 18.0)
    shelf.tool.turn(-90.0)
    shelf.tool.flip()
    shelf.click(30.0, 20.0)
    assert shelf.corners(2)[0] == (32.0, 19.0)


def test_of_a_kit_the_next_piece_follows_until_none_is_left() -> None:
    shelf = Shelf("", HUT, WELL)
    for x in (6.0, 16.0, 26.0):
        assert shelf.done == 0
        shelf.click(x, 20.0)
    names = [piece.id for piece in shelf.desk.scene.terrain]
    assert names == ["hut", "roof", "hut1", "roof1", "well"]
    assert shelf.done == 1


def test_a_piece_is_put_down_with_its_images_under_the_symmetry() -> None:
    shelf = Shelf("half-turn")
    shelf.click(10.0, 20.0)
    assert len(shelf.desk.scene.terrain) == 4
    assert shelf.corners(2)[0] == (36.0, 41.0)


def test_a_piece_that_cannot_lie_there_stays_in_hand() -> None:
    shelf = Shelf()
    shelf.desk.document.history.push("many", replace(shelf.desk.scene, terrain=()))
    shelf.click(10_000.0, 20.0)
    assert shelf.done == 0
    assert "1000 inches" in shelf.desk.complaint
