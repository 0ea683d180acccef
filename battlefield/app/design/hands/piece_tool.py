"""The tool that holds a piece of the library, or a formation of bases, until it is put down."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from battlefield.app.design.library.library import LibraryPiece, put_down
from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.design.parts.places import box_of_part, box_of_parts, corners_of
from battlefield.app.design.snapping.grid import SNAPPING
from battlefield.app.design.snapping.snapping import Body
from battlefield.app.design.studio import Studio
from battlefield.app.desk.background import weakly
from battlefield.app.desk.edits import Selection
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.tools import Pointer
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Scene

_MOST_CORNERS = 64  # of a piece in hand that look for something to snap to


@dataclass(frozen=True, slots=True)
class InHand:
    """A piece in hand, as it is turned and mirrored."""

    piece: LibraryPiece
    degrees: float = 0.0
    is_mirrored: bool = False

    def at(self, scene: Scene, place: Point) -> tuple[Scene, Selection]:
        """Return the table with the piece put down at a place, and what it is made of."""
        return put_down(scene, self.piece, place, self.degrees, self.is_mirrored)


class PieceTool:
    """Carries a piece under the pointer; a click puts it down, Shift keeps another in hand.

    `following` gives the piece to go on with, as from a kit of which more is to be placed; None for none.
    """

    name = "piece"
    options: tuple[Option, ...] = SNAPPING
    answer: Answer | None = None

    def __init__(
        self,
        desk: Studio,
        piece: LibraryPiece,
        done: Callable[[], None],
        following: Callable[[], LibraryPiece | None] = lambda: None,
    ) -> None:
        self._desk, self._done, self._following = desk, weakly(done), following
        self.held = InHand(piece)
        self._pointer: Pointer | None = None
        self._body: tuple[InHand, Body] | None = None

    def hint(self) -> str:
        """Say what a click does now."""
        words, name = self._desk.snap_words, self.held.piece.name
        snapped = tr(" · snaps to {what}", what=words) if words else ""
        down = tr(
            "Click to put {name} down, Shift keeps another in hand · R turns · Esc lets it go", name=name
        )
        return down + snapped

    def press(self, pointer: Pointer) -> None:
        """Follow to where the button goes down."""
        self.move(pointer)

    def move(self, pointer: Pointer) -> None:
        """Carry the piece along."""
        self._pointer = pointer
        self._show()

    def _show(self) -> None:
        if self._pointer is not None:
            place = self._snapped(self._pointer)
            scene, _ = self.held.at(self._desk.scene, place)
            self._desk.show(scene)

    def _snapped(self, pointer: Pointer) -> Point:
        """Return where the middle comes to lie: the piece snaps by its corners, sides and middle."""
        if self._body is None or self._body[0] != self.held:
            self._body = (self.held, self._body_of(self.held))
        return self._desk.snapped_step(self._body[1], pointer.at, pointer.reach, pointer.ctrl, frozenset())

    def _body_of(self, held: InHand) -> Body:
        scene, refs = held.at(Scene(self._desk.scene.board), (0.0, 0.0))
        parts = chosen_parts(scene, refs)
        box = box_of_parts(parts)
        corners = tuple(at for part in parts for ring in corners_of(part) for at in ring)
        if len(corners) > _MOST_CORNERS or not corners:
            boxes = [box_of_part(part) for part in parts]
            corners = tuple((each.left, each.top) for each in boxes[:_MOST_CORNERS])
        return Body(corners, (0.0, 0.0), (box.left, box.top, box.right, box.bottom))

    def release(self, pointer: Pointer) -> None:
        """Put the piece down; one that cannot lie there stays in hand."""
        self._pointer = pointer
        scene, refs = self.held.at(self._desk.scene, self._snapped(pointer))
        if not self._desk.do(f"Place {self.held.piece.name}", scene, refs) or pointer.shift:
            return
        following = self._following()
        if following is None:
            self._done()
        else:
            self.held = replace(self.held, piece=following)
            self._desk.changed()

    def turn(self, degrees: float) -> bool:
        """Turn the piece in hand."""
        self.held = replace(self.held, degrees=round((self.held.degrees + degrees) % 360.0, 6))
        self._show()
        return True

    def flip(self) -> None:
        """Mirror the piece in hand."""
        self.held = replace(self.held, is_mirrored=not self.held.is_mirrored)
        self._show()

    def cancel(self) -> bool:
        """Let the piece go."""
        self._desk.show(None)
        self._done()
        return True
