"""The studio: a desk at which a table is drawn, every kind of part in hand, snapping and symmetric."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from battlefield.app.design.parts.parts import (
    LISTS,
    Part,
    chosen_parts,
    find_part,
    hold_of,
    is_hidden,
    is_locked,
    listed,
    ref_of,
)
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.design.parts.transforms import shifted_part
from battlefield.app.design.parts.wording import part_name
from battlefield.app.design.snapping.carrying import Carry
from battlefield.app.design.snapping.grid import GRID, GRIDS, SNAP
from battlefield.app.design.snapping.marks import Marks, Nobody
from battlefield.app.design.snapping.snapping import Body, Guide, Snapped, snapped_point, snapped_step
from battlefield.app.design.symmetry.linking import with_symmetry
from battlefield.app.design.symmetry.symmetry import SYMMETRY_WORDS, SymmetryError, with_images
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Piece, Ref, Selection, pieces, rounded
from battlefield.app.desk.table_view import Ability, Drag
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import PlacedTemplate, Scene
from battlefield.rules.scene.scenario import Symmetry


@dataclass(frozen=True)
class Chosen:
    """The selected parts of a scene."""

    scene: Scene
    selection: Selection

    def is_of(self, scene: Scene, selection: Selection) -> bool:
        """Return whether this is the same selection of the same scene."""
        return self.scene is scene and self.selection is selection

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All of them, from the lowest up."""
        return tuple(chosen_parts(self.scene, self.selection))

    @cached_property
    def free(self) -> tuple[Part, ...]:
        """Those that a hand may take: neither hidden nor locked."""
        scene = self.scene
        return tuple(p for p in self.parts if not (is_hidden(scene, p) or is_locked(scene, p)))

    @cached_property
    def locked_words(self) -> str:
        """Say what of it is locked and how it is freed; "" where nothing is."""
        locked = [part for part in self.parts if is_locked(self.scene, part)]
        if not locked:
            return ""
        alone = part_name(locked[0]) if len(locked) == 1 else ""
        by_layer = [hold_of(part).layer for part in locked if not hold_of(part).locked]
        if by_layer and alone:
            return tr("{part} lies in the locked layer “{layer}”; free it in the panel Layers",
                      part=alone, layer=by_layer[0])  # fmt: skip
        if by_layer:
            return tr("{n} of what is selected lie in the locked layer “{layer}”; "
                      "free it in the panel Layers", "", len(locked), layer=by_layer[0])  # fmt: skip
        if alone:
            return tr("{part} is locked; Ctrl+L unlocks", part=alone)
        return tr("{n} of what is selected are locked; Ctrl+L unlocks", "", len(locked))

    @cached_property
    def box(self) -> Box | None:
        """The box about all of them, or None where there are none."""
        return box_of_parts(self.parts) if self.parts else None

    @cached_property
    def free_box(self) -> Box | None:
        """The box about those that a hand may take, or None where there are none."""
        if len(self.free) == len(self.parts):
            return self.box
        return box_of_parts(self.free) if self.free else None


STAYS = (
    "It is its own image and stays in the middle; take it so far that it is clear of its image, or unlink it"
)


class Studio(Desk):
    """A desk for drawing: its selection holds parts of every kind, its changes are made to all images.

    `guides` are the lines that tell what the hand has snapped to, `snap_words` say it; `lifted` are the parts
    in hand, which change from frame to frame.
    """

    abilities: frozenset[Ability] = frozenset(("telling misses", "laying by keys"))

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.guides: tuple[Guide, ...] = ()
        self.snap_words = ""
        self.lead: Ref | None = None
        self.layer = ""
        self._marks: tuple[Scene, Marks] | None = None
        self._lifted: tuple[Scene, Scene, frozenset[Ref]] | None = None
        self.carry: Carry | None = None
        self._chosen_now = Chosen(document.scene, ())
        self._taken: dict[int, tuple[Scene, Selection, Selection]] = {}
        self.leave_grid()

    @property
    def active(self) -> PlacedTemplate | None:
        """No template is in question while a table is drawn."""
        return None

    # what is selected

    def choose(self, refs: Iterable[Ref]) -> None:
        """Select parts of every kind, and tell nobody yet."""
        super().choose(refs)
        self.selection = tuple(ref_of(part) for part in chosen_parts(self.shown, refs))

    @property
    def chosen(self) -> list[Part]:
        """The selected parts as they are shown, from the lowest up."""
        return list(self.chosen_now.parts)

    @property
    def chosen_now(self) -> Chosen:
        """What is selected as it is shown, and what a hand may take of it."""
        if not self._chosen_now.is_of(self.shown, self.selection):
            self._chosen_now = Chosen(self.shown, self.selection)
        return self._chosen_now

    def can_take(self, ref: Ref) -> bool:
        """Return whether a hand may take hold of a part: it is there, and neither hidden nor locked."""
        part = find_part(self.shown, ref)
        return part is not None and self.can_take_part(part)

    def can_take_part(self, part: Part) -> bool:
        """Return whether a part is neither hidden nor locked."""
        return not is_hidden(self.shown, part) and not is_locked(self.shown, part)

    # what is done

    def show(self, preview: Scene | None, drag: Drag | None = None, held: str | None = None) -> None:
        """Show a scene that is only in hand yet, its images with it, or the present one again.

        One that would lie over its own image is shown as it is, with a complaint.
        """
        refused = ""
        if preview is not None:
            try:
                preview = with_images(self.scene, preview, self.lead)
            except ChangeError as error:
                refused = str(error)
        super().show(preview, drag, held)
        if refused:
            self.complain(refused)

    def show_carried(self, carry: Carry, drag: Drag) -> None:
        """Show many parts shifted; the scene that comes of it is worked out only when somebody asks."""
        super().hold(None, drag)
        self.carry = carry
        self.changed()

    def hold(self, preview: Scene | None = None, drag: Drag | None = None, held: str | None = None) -> None:
        """Have a scene in hand, or nothing, and tell nobody yet."""
        self.carry = None
        super().hold(preview, drag, held)

    @property
    def shown(self) -> Scene:
        """What the board shows: the preview of a move in hand, or the present scene."""
        return super().shown if self.carry is None else self.carry.after

    @property
    def stage(self) -> Scene:
        """The shown scene, but that parts carried by a hand may lie where they were."""
        return super().shown if self.carry is None else self.carry.scene

    @property
    def chosen_pieces(self) -> list[Piece]:
        """The selected models and templates where they are shown."""
        if self.carry is None:
            return super().chosen_pieces
        found = pieces(self.carry.scene, self.selection)
        return [cast(Piece, shifted_part(each, self.carry.step_of(ref_of(each)))) for each in found]

    def do(self, label: str, scene: Scene, select: Iterable[Ref] | None = None) -> bool:
        """Make a change and the same to all images, show it, and select what is given.

        A change that cannot be made is refused with a complaint; False where nothing changed.
        """
        self.forget_guides()
        lead, self.lead = self.lead, None
        before, held = self.scene, self.selection
        try:
            imaged = with_images(before, scene, lead)
        except ChangeError as error:
            self.hold()
            self.complain(str(error))
            return False
        done = super().do(label, imaged, select)
        if done:
            self._taken[self.document.history.place] = (self.scene, held, self.selection)
        elif not self.complaint and imaged is not scene and scene != before:
            self.complain(STAYS)
        return done

    def go(self, place: int) -> None:
        """Undo or redo to a step, and select what the steps between had taken, or left."""
        history, was = self.document.history, self.selection
        now = history.place
        step = place + 1 if place < now else place
        scene, before, after = self._taken.get(step, (None, was, was))
        if place != now and 0 <= step < len(history.labels) and history.at(step) is scene:
            self.selection = before if place < now else after
        super().go(place)
        if history.place == now and place != now:
            self.choose(was)

    @property
    def lifted(self) -> frozenset[Ref]:
        """What differs between the shown scene and the present one: what a hand holds, and its images."""
        if self.carry is not None:
            return self.carry.refs
        now, shown = self.scene, self.shown
        if now is shown:
            return frozenset()
        if self._lifted is None or self._lifted[0] is not now or self._lifted[1] is not shown:
            self._lifted = (now, shown, _differing(now, shown))
        return self._lifted[2]

    # symmetry

    @property
    def symmetry(self) -> Symmetry:
        """What the scene is drawn in."""
        return self.scene.symmetry

    def set_symmetry(self, symmetry: Symmetry) -> bool:
        """Draw in a symmetry from now on; one that the board cannot have is refused with a complaint."""
        try:
            scene = with_symmetry(self.scene, symmetry)
        except SymmetryError as error:
            self.complain(str(error))
            return False
        words = SYMMETRY_WORDS[symmetry].lower()
        label = f"Draw in symmetry: {words}" if symmetry else "Draw without symmetry"
        self.hold()
        try:
            done = self.document.do(label, scene)
        except ChangeError as error:
            self.complain(str(error))
            return False
        self.changed()
        return done

    # snapping

    @property
    def grid(self) -> float:
        """The step of the grid in inches, 0 for none."""
        return float(self.options[GRID])

    def leave_grid(self) -> None:
        """Snap to no grid where a photograph lies under the table: what it shows keeps to none."""
        backdrop = self.scene.backdrop
        if backdrop is not None and backdrop.is_photograph:
            self.options.put(GRID, "0.0")

    def next_grid(self) -> str:
        """Go on to the next grid, and say which."""
        place = GRIDS.index(self.options[GRID])
        self.options.put(GRID, GRIDS[(place + 1) % len(GRIDS)])
        return dict(GRID.words)[self.options[GRID]]

    def switch_snap(self) -> bool:
        """Switch snapping on or off; give whether it is on."""
        self.options.put(SNAP, not self.options[SNAP])
        return self.options[SNAP]

    def snaps(self, inverted: bool = False) -> bool:
        """Return whether the hand snaps now; Ctrl held inverts it."""
        return self.options[SNAP] != inverted

    @property
    def marks(self) -> Marks:
        """What can be snapped to in the present scene."""
        if self._marks is None or self._marks[0] is not self.scene:
            known = self._marks[1] if self._marks is not None else None
            self._marks = (self.scene, Marks(self.scene, known))
        return self._marks[1]

    def snapped(
        self, at: Point, reach: float, inverted: bool = False, without: frozenset[Ref] = Nobody
    ) -> Snapped:
        """Say where a place snaps to, and to what; the guides show it from now on."""
        found = Snapped(rounded(at))
        if self.snaps(inverted):
            found = snapped_point(self.marks, at, reach, self.options, without)
        self.show_guides(found)
        return found

    def snapped_step(
        self, body: Body, by: Point, reach: float, inverted: bool, without: frozenset[Ref]
    ) -> Point:
        """Return the step that a body takes when what it comes near to holds it; the guides show it."""
        found = Snapped(by)
        if self.snaps(inverted):
            found = snapped_step(self.marks, body, by, reach, self.options, without)
        self.show_guides(found)
        return found.at

    def show_guides(self, found: Snapped) -> None:
        """Show what something has snapped to; the next change of what is seen paints it."""
        self.guides, self.snap_words = found.guides, found.words

    def forget_guides(self) -> None:
        """Show no guides."""
        self.guides, self.snap_words = (), ""


def _differing(now: Scene, shown: Scene) -> frozenset[Ref]:
    found: list[Ref] = []
    for kind in LISTS:
        old, new = listed(now, kind), listed(shown, kind)
        if old is not new:
            known, other = {id(part) for part in old}, {id(part) for part in new}
            found += [Ref(kind, part.id) for part in new if id(part) not in known]
            found += [Ref(kind, part.id) for part in old if id(part) not in other]
    return frozenset(found)
