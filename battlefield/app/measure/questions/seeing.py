"""Sight and range: who sees whom and who is within how far, by plain geometry or by the rules of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING

from battlefield.app.measure.questions.asked import (
    FAR,
    Answer,
    by_id,
    flag_in,
    game_in,
    model_in,
    moves_told,
    one_of,
    plain,
    refuse_sigma,
    refuse_what_if,
    sigma_in,
    told,
    unit_in,
)
from battlefield.app.measure.rulings.bases import Origin, gap_between, within
from battlefield.app.measure.rulings.by import looking_by, measuring_of, state_of
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items
from battlefield.rules.book.measuring import ByAreas
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, Scene

if TYPE_CHECKING:
    from battlefield.app.measure.rulings.looks import Looking
    from battlefield.app.measure.rulings.moves import Moves

MOST_TARGETS = 10_000
_HAIR = 1e-5  # inch
_AREAS = "that game counts areas; its margins tell how far they are"
_OWN = "a model has its own in the scene, and only a bare place needs one"
SHARES = (0.001, 1.0)  # that a target may count as hidden from


def sight_between(scene: Scene, fields: Fields) -> Answer:
    """Answer whether one model sees another, by which line, how much of it is hidden, and how sure."""
    from battlefield.app.measure.rulings.looks import looked

    one, other = model_in(scene, fields, "from"), model_in(scene, fields, "to")
    models_block, game = flag_in(fields, "models_block", True), game_in(fields)
    ruling = measuring_of(game)
    if ruling.areas is not None:
        refuse_what_if(fields, _AREAS)
        _refuse_hidden_from(fields)
        return _sight_by_areas(scene, one, other, game, ruling.areas)
    looking = looking_by(game)
    found = looked(scene, one, other, models_block, looking)
    line = found.sight.line
    return {
        "clear": found.limit.yes,
        "line": None if line is None else [_end(*each) for each in zip((one, other), line, strict=True)],
        "obscured": plain(found.hidden.share),
        "by": [id_ for id_, _ in found.hidden.by],
        **told(found.limit, ruling.sight),
        **moves_told(fields, lambda: _look_moves(scene, (one, other), found.limit, models_block, looking)),
        **_hidden(scene, fields, (one, other), models_block, looking, ruling.sight),
    }


def _look_moves(
    scene: Scene, pair: tuple[Model, Model], limit: Limit, models_block: bool, looking: "Looking"
) -> "Moves":
    from battlefield.app.measure.rulings.look_moves import moves_of_look

    return moves_of_look(scene, *pair, limit, models_block, looking)


def _end(model: Model, point: tuple[float, float, float]) -> list[float]:
    """Write where a line ends: no hair above or below the body that it ends in."""
    x, y, z = (plain(part) for part in point)
    low, high = model.bottom, model.bottom + model.height
    nearest = min(max(z, low), high)
    return [x, y, nearest if abs(nearest - z) < _HAIR else z]


def _hidden(
    scene: Scene, fields: Fields, pair: tuple[Model, Model], models_block: bool, looking: "Looking", rule: str
) -> Answer:
    """Answer whether so much of the target is hidden as the question says, where it says how much counts."""
    if "hidden_from" not in fields.found:
        return {}
    from battlefield.app.measure.rulings.hiding import hidden_limit, hidden_margin, hiding_moves

    share = fields.needed_number("hidden_from", SHARES)
    found = hidden_margin(scene, pair, share, models_block, looking)
    limit = hidden_limit(scene, *pair, found, models_block, looking)

    def moves() -> "Moves":
        of_one = hidden_margin(scene, pair, share, models_block, looking, "observer")
        return hiding_moves(*pair, of_one, found)

    return {"hidden": {"hidden": limit.yes, **told(limit, rule), **moves_told(fields, moves)}}


def _sight_by_areas(scene: Scene, one: Model, other: Model, game: str, ways: ByAreas) -> Answer:
    from battlefield.app.measure.rulings import areas

    state = state_of(scene, game)
    _check_places(scene, (one, other))
    limit, line = areas.sight_between(scene, state, one, other, ways)
    return {
        "clear": limit.yes,
        "line": None if line is None else [[plain(part) for part in point] for point in line],
        "obscured": 0.0 if limit.yes else 1.0,
        "by": [],
        **told(limit, measuring_of(game).sight),
    }


def _refuse_hidden_from(fields: Fields) -> None:
    if "hidden_from" in fields.found:
        raise SceneError("hidden_from", "cannot be used", "that game counts areas and hides no share")


def _check_places(scene: Scene, models: Sequence[Model]) -> None:
    from battlefield.app.measure.rulings.areas import why_nowhere

    why = why_nowhere(scene, models)
    if why:
        raise SceneError("by", "cannot be used", why)


def range_of(scene: Scene, fields: Fields) -> Answer:
    """Answer who is within a distance of a model, of any model of a unit, or of a bare place."""
    origins, inches = _origins(scene, fields), fields.needed_number("within", (0.0, FAR))
    targets, game = _targets(scene, fields, origins), game_in(fields)
    areas = measuring_of(game).areas
    if areas is not None:
        refuse_what_if(fields, _AREAS)
        return {"models": {each.id: _steps(scene, origins, each, inches, game, areas) for each in targets}}
    asked = _Asked(fields, origins, inches, sigma_in(fields), measuring_of(game).range)
    return {"models": {each.id: _range(scene, asked, each) for each in targets}}


@dataclass(frozen=True, slots=True)
class _Asked:
    """A range that is asked about: from where, how far, how sure the place is, and by which ruling."""

    fields: Fields
    origins: Sequence[Origin]
    inches: float
    sigma: float
    ruling: str


def _range(scene: Scene, asked: _Asked, target: Model) -> Answer:
    origins, inches = asked.origins, asked.inches
    limit = within(scene, origins, target, inches, asked.sigma)
    gap = min(gap_between(origin, target).gap for origin in origins)
    moves = moves_told(asked.fields, lambda: _moves(origins, target, inches))
    return {"within": limit.yes, "gap": plain(gap), **told(limit, asked.ruling), **moves}


def _moves(origins: Sequence[Origin], target: Model, inches: float) -> "Moves":
    from battlefield.app.measure.rulings.moves import moves_within

    return moves_within(origins, target, inches)


def _steps(
    scene: Scene, origins: Sequence[Origin], target: Model, steps: float, game: str, ways: ByAreas
) -> Answer:
    from battlefield.app.measure.rulings.areas import steps_between

    state = state_of(scene, game)
    models = [origin for origin in origins if isinstance(origin, Model)]
    if not models:
        raise SceneError("from", "is a bare place", "this game counts from area to area: name a model")
    _check_places(scene, (*models, target))
    gap, limit = steps_between(scene, state, models, target, steps, ways)
    return {
        "within": limit.yes,
        "gap": gap if isfinite(gap) else None,
        **told(limit, measuring_of(game).range),
    }


def _origins(scene: Scene, fields: Fields) -> list[Origin]:
    is_unit = one_of(fields, "from", "unit") == "unit"
    if not is_unit and isinstance(fields.found["from"], list):
        return [fields.point("from")]
    refuse_sigma(fields, _OWN)
    return [*unit_in(scene, fields)] if is_unit else [model_in(scene, fields, "from")]


def _targets(scene: Scene, fields: Fields, origins: Sequence[Origin]) -> list[Model]:
    known = by_id(scene)
    if "to" not in fields.found:
        return [model for model in scene.models if model not in origins]
    value = fields.found["to"]
    names = items(value, "to", MOST_TARGETS, 1) if isinstance(value, list) else [value]
    found = []
    for place, name in enumerate(names):
        at = f"to[{place}]" if isinstance(value, list) else "to"
        model = known.get(name) if isinstance(name, str) else None
        if model is None:
            raise SceneError(at, f"is {shown(name)}", "it must be the id of a model in the scene")
        if model in origins:
            raise SceneError(at, f"is {shown(name)}", "it is what is measured from")
        found.append(model)
    return found
