"""Editing a part corner by corner: corners dragged, added on an edge, taken away, typed."""

from contextlib import suppress

from battlefield.app.design.drawing.shapes import DrawingError
from battlefield.app.design.drawing.typed import parse_corner
from battlefield.app.design.edits.shaping import Corner, corner_deleted, corner_inserted, corner_put, is_line
from battlefield.app.design.parts.parts import Part, find_part
from battlefield.app.design.parts.places import corners_of
from battlefield.app.design.parts.wording import part_name
from battlefield.app.design.snapping.grips import corner_at
from battlefield.app.design.studio import Studio
from battlefield.app.design.symmetry.linking import families
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref, rounded
from battlefield.app.desk.tools import Pointer
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import nearest_edge
from battlefield.rules.scene.contents import Scene

ROUND = QT_TR_NOOP("This has no corners; make a polygon of it first")


class CornerHand:
    """The corners of one part under a hand; `chosen` is the corner that keys act on."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._ref: Ref | None = None
        self.chosen: Corner | None = None
        self._pressed: Point | None = None
        self._added = False
        self.is_dragging = False

    @property
    def part(self) -> Part | None:
        """The part whose corners are edited, as it is shown, or None."""
        if self._ref is None or self._ref not in self._studio.selection:
            return None
        return find_part(self._studio.shown, self._ref)

    @property
    def points(self) -> list[tuple[Corner, Point]]:
        """All its corners."""
        part = self.part
        rings = corners_of(part) if part is not None else ()
        return [(Corner(n, i), at) for n, ring in enumerate(rings) for i, at in enumerate(ring)]

    def enter(self, ref: Ref) -> bool:
        """Begin to edit the corners of a part; what has none, or is locked, is refused with a complaint."""
        part = find_part(self._studio.scene, ref)
        if part is None or not corners_of(part):
            self._studio.complain(ROUND)
            return False
        if not self._studio.can_take(ref):
            self._studio.complain(tr("{part} is locked; unlock it first", part=part_name(part)))
            return False
        self._ref, self.chosen = ref, None
        self._studio.changed()
        return True

    def leave(self) -> None:
        """Edit no corners any more."""
        self._ref = self.chosen = self._pressed = None
        self.is_dragging = False
        self._studio.changed()

    def hint(self) -> str:
        """Say what a click does now."""
        if self.chosen:
            return tr(
                "Drag a corner · click an edge to add one · Del takes the corner away · arrows move it · "
                "M types its place · Enter or Esc ends"
            )
        return tr("Drag a corner · click an edge to add one · Enter or Esc ends")

    def readout(self) -> str:
        """Say where the chosen corner is."""
        found = [at for corner, at in self.points if corner == self.chosen]
        return f"corner at {found[0][0]:g}, {found[0][1]:g} in" if found else ""

    def press(self, pointer: Pointer) -> bool:
        """Take a corner, or add one on an edge; False where neither is under the pointer."""
        part = self.part
        if part is None or self._ref is None:
            return False
        self.chosen = corner_at(part, pointer.at, pointer.reach)
        self._added = False
        if self.chosen is None and self._is_on_edge(part, pointer):
            scene, self.chosen = corner_inserted(self._studio.scene, self._ref, pointer.at)
            self._studio.lead = self._ref
            self._studio.show(scene)
            self._added = True
        self._pressed = pointer.at if self.chosen is not None else None
        self._studio.changed()
        return self.chosen is not None

    @staticmethod
    def _is_on_edge(part: Part, pointer: Pointer) -> bool:
        found = nearest_edge(corners_of(part), pointer.at, closed=not is_line(part))
        if found is None:
            return False
        x, y = found[2]
        return bool((x - pointer.at[0]) ** 2 + (y - pointer.at[1]) ** 2 <= pointer.reach**2)

    def move(self, pointer: Pointer) -> None:
        """Drag the corner."""
        if self._pressed is None or self.chosen is None or self._ref is None:
            return
        away = abs(pointer.at[0] - self._pressed[0]) + abs(pointer.at[1] - self._pressed[1])
        if not self.is_dragging and away <= 0.5 * pointer.reach:
            return
        self.is_dragging = True
        studio = self._studio
        own = frozenset(families(studio.scene, [self._ref]))
        to = studio.snapped(pointer.at, pointer.reach, pointer.ctrl, own).at
        base = studio.scene
        if self._added:
            base, self.chosen = corner_inserted(base, self._ref, self._pressed)
        studio.lead = self._ref
        studio.show(corner_put(base, self._ref, self.chosen, to))

    def release(self, pointer: Pointer) -> None:
        """Leave the corner where it is."""
        self.move(pointer)
        dragged, self.is_dragging = self.is_dragging, False
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._ref is None or not (dragged or self._added):
            return
        verb = "Add a corner to" if self._added else "Move a corner of"
        self._do(verb, self._studio.shown)
        self._added = False

    def _do(self, verb: str, scene: Scene) -> bool:
        part = self.part
        assert part is not None
        self._studio.lead = self._ref
        return self._studio.do(f"{verb} {part_name(part)}", scene, self._studio.selection)

    def delete(self) -> bool:
        """Take the chosen corner away; False where none is chosen."""
        if self.chosen is None or self._ref is None or self.part is None:
            return False
        try:
            scene = corner_deleted(self._studio.scene, self._ref, self.chosen)
        except ChangeError as error:
            self._studio.complain(str(error))
            return True
        self.chosen = None
        self._do("Take a corner from", scene)
        return True

    def _at(self) -> Point | None:
        """Return where the chosen corner lies, whatever is shown while numbers are typed."""
        part = find_part(self._studio.scene, self._ref) if self._ref is not None else None
        rings = corners_of(part) if part is not None else ()
        corners = {Corner(n, i): at for n, ring in enumerate(rings) for i, at in enumerate(ring)}
        return corners.get(self.chosen) if self.chosen is not None else None

    def nudge(self, by: Point) -> bool:
        """Move the chosen corner by a step; False where none is chosen."""
        at = self._at()
        if at is None or self._ref is None or self.chosen is None:
            return False
        scene = corner_put(
            self._studio.scene, self._ref, self.chosen, rounded((at[0] + by[0], at[1] + by[1]))
        )
        return self._do("Move a corner of", scene)

    def typed(self, text: str) -> str:
        """Move the chosen corner as typed; give the sentence that refuses it, or nothing."""
        at = self._at()
        if at is None or self._ref is None or self.chosen is None:
            return "Choose a corner first"
        try:
            to = rounded(parse_corner(text, at))
        except DrawingError as error:
            return str(error)
        self._do("Move a corner of", corner_put(self._studio.scene, self._ref, self.chosen, to))
        return self._studio.complaint

    def foresee(self, text: str) -> None:
        """Show what typed numbers would make of the part, while they are typed; else the part as it is."""
        at, scene = self._at(), None
        if at is not None and self._ref is not None and self.chosen is not None:
            with suppress(DrawingError):
                to = rounded(parse_corner(text, at))
                scene = corner_put(self._studio.scene, self._ref, self.chosen, to)
        self._studio.lead = self._ref
        self._studio.show(scene)
        self._studio.lead = None

    def cancel(self) -> bool:
        """Take back what is dragged, else let the corner go, else leave; False where nothing is edited."""
        if self.part is None:
            self._ref = None
            return False
        if self._pressed is not None:
            self._pressed, self.is_dragging, self._added = None, False, False
            self._studio.lead = None
            self._studio.forget_guides()
            self._studio.show(None)
        elif self.chosen is not None:
            self.chosen = None
            self._studio.changed()
        else:
            self.leave()
        return True
