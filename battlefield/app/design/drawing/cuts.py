"""Cutting by hand: a line that parts what is selected, and a hole drawn into it."""

from battlefield.app.bounds import ChangeError
from battlefield.app.design import shaping
from battlefield.app.design.drawing.gesture import Gesture
from battlefield.app.design.drawing.lines import CornersGesture
from battlefield.app.design.drawing.shapes import DrawingError, Drawn, Trace
from battlefield.app.design.parts import chosen_parts
from battlefield.app.design.studio import Studio
from battlefield.app.design.wording import parts_named
from battlefield.app.edits import Selection
from battlefield.app.options import Option
from battlefield.geometry.shapes import Polygon
from battlefield.rules.scene import Scene

_NOTHING = "Select what is to be cut first; then draw the cut"


class SplitMaking:
    """Parts what is selected along a line drawn from outside to outside."""

    name = "split"

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - there is nothing to set
        """Give nothing to set."""
        return ()

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the line."""
        return CornersGesture(closed=False)

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Part what the line crosses; a straight cut from edge to edge goes on a hair beyond both."""
        if not isinstance(drawn, Trace) or not studio.selection:
            raise DrawingError(_NOTHING)
        try:
            return shaping.split(scene, studio.selection, shaping.a_hair_longer(drawn.points), endless=False)
        except ChangeError as error:
            raise DrawingError(str(error)) from None

    def label(self, studio: Studio, drawn: Drawn) -> str:  # noqa: ARG002 - the line itself is not kept
        """Say it in the history."""
        return f"Split {_chosen(studio)}"


class HoleMaking:
    """Cuts a hole into the part that is selected."""

    name = "hole"

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - there is nothing to set
        """Give nothing to set."""
        return ()

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the hole."""
        return CornersGesture(closed=True)

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Cut the hole."""
        if not isinstance(drawn, Polygon) or not studio.selection:
            raise DrawingError(_NOTHING)
        if len(studio.selection) != 1:
            raise DrawingError("A hole is cut into one part; select only that one")
        try:
            return shaping.with_hole(scene, studio.selection[0], drawn), studio.selection
        except ChangeError as error:
            raise DrawingError(str(error)) from None

    def label(self, studio: Studio, drawn: Drawn) -> str:  # noqa: ARG002 - the hole is seen in the part
        """Say it in the history."""
        return f"Cut a hole into {_chosen(studio)}"


def _chosen(studio: Studio) -> str:
    return parts_named(chosen_parts(studio.scene, studio.selection))
