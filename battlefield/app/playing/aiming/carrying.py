"""A unit that is dragged before its action is begun, kept until a hand can take it over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import dist

from battlefield.app.desk.background import Task
from battlefield.app.desk.tools import Pointer
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Model, Scene

_TREMBLES = 1.5  # times the distance at which the pointer catches something


@dataclass(slots=True)
class Carried:
    """A unit, where it was taken up and where the pointer is now.

    `look` finds whom it could have attacked instead of beginning to move; without it the drag goes on with an
    action that was begun before.
    """

    unit: str
    start: Pointer
    now: Pointer
    is_dropped: bool = False
    look: Callable[[Task], Mapping[str, object]] | None = None

    @property
    def is_drag(self) -> bool:
        """Whether the pointer has gone farther than a hand trembles."""
        return dist(self.start.at, self.now.at) > _TREMBLES * self.start.reach


def model_at(scene: Scene, at: Point) -> Model | None:
    """Return the model whose base is under a point; of an oblong base its middle part."""
    found = (model for model in scene.models if dist(model.at, at) <= _reach(model))
    return min(found, key=lambda model: dist(model.at, at), default=None)


def _reach(model: Model) -> float:
    return inches(min(model.base.length_mm, model.base.width_mm)) / 2
