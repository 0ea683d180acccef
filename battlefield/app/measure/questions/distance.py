"""Distance of two models: the question that is asked most, answered with little loaded."""

from typing import TYPE_CHECKING

from battlefield.app.measure.questions.asked import (
    Answer,
    model_in,
    moves_told,
    placed,
    plain,
    plain_point,
    told,
)
from battlefield.app.measure.rulings.by import TOUCH_RULE
from battlefield.files.text.fields import Fields
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.tolerance import is_touching
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import share_of

if TYPE_CHECKING:
    from battlefield.app.measure.rulings.moves import Moves


def distance_between(scene: Scene, fields: Fields) -> Answer:
    """Answer how far two models are apart, level and upright."""
    one, other = model_in(scene, fields, "from"), model_in(scene, fields, "to")
    found = gap(placed(one), placed(other))
    touch = Limit(found.margin, bool(found.touching), share_of(scene, one, other) if one is not other else ())
    return {
        "gap": 0.0 if found.touching else plain(found.gap),
        "centres": plain(found.centres),
        "vertical": _vertical(one, other),
        "touching": bool(found.touching),
        "overlap": plain(found.overlap) if found.overlapping else 0.0,
        "points": [plain_point(point) for point in found.points],
        **told(touch, TOUCH_RULE),
        **moves_told(fields, lambda: _moves(one, other)),
    }


def _moves(one: Model, other: Model) -> "Moves":
    from battlefield.app.measure.rulings.moves import moves_of_pair

    return moves_of_pair(one, other, 0.0) if one is not other else {}


def _vertical(one: Model, other: Model) -> float:
    above = max(one.bottom, other.bottom)
    below = min(one.bottom + one.height, other.bottom + other.height)
    return 0.0 if is_touching(below - above) else above - below
