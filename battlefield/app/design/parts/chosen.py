"""What is selected in a scene, looked up once however often it is asked for."""

from dataclasses import dataclass
from functools import cached_property

from battlefield.app.design.parts.parts import Part, chosen_parts, hold_of, is_hidden, is_locked
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Selection
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Scene


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
        what = part_name(locked[0]) if len(locked) == 1 else f"{len(locked)} of what is selected"
        by_layer = [hold_of(part).layer for part in locked if not hold_of(part).locked]
        if by_layer:
            where = "lies in" if len(locked) == 1 else "lie in"
            return f"{what} {where} the locked layer “{by_layer[0]}”; free it in the panel Layers"
        return f"{what} {'is' if len(locked) == 1 else 'are'} locked; Ctrl+L unlocks"

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
