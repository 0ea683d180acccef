"""The questions of `battlefield ask`, answered from the kernel; the one place that words its answers."""

from collections.abc import Callable, Mapping

from battlefield.files.errors import SceneError, shown
from battlefield.files.fields import Fields
from battlefield.files.shapes import named_model, parse_template
from battlefield.geometry.bases import Bases
from battlefield.geometry.coverage import coverage
from battlefield.geometry.gap import gap
from battlefield.geometry.shapes import PlacedBase
from battlefield.geometry.tolerance import is_touching
from battlefield.rules.scene import Model, Scene

Answer = dict[str, object]
COVERED = ("none", "partly", "wholly")


class QuestionError(ValueError):
    """A question cannot be answered; `str()` is one sentence that says what is wrong and where."""


def answer(scene: Scene, question: Mapping[str, object]) -> Answer:
    """Answer one question about a scene; raise QuestionError where it is no question this version knows."""
    fields = Fields(dict(question), "")
    try:
        return _answerer(fields)(scene, fields)
    except SceneError as error:
        raise QuestionError(str(error)) from None


def _answerer(fields: Fields) -> Callable[[Scene, Fields], Answer]:
    kinds = ", ".join(_ANSWERERS)
    kind = fields.need("ask", f"one of: {kinds}")
    if isinstance(kind, str) and kind in _ANSWERERS:
        return _ANSWERERS[kind]
    raise QuestionError(f"{shown(kind)} is not a question this version answers; it answers: {kinds}")


def _coverage(scene: Scene, fields: Fields) -> Answer:
    value = fields.need("template", "an object {...}")
    template = parse_template(value, "template", _by_id(scene))
    found = coverage(template, Bases.placed([_placed(model) for model in scene.models]))
    verdicts = zip(found.covered.tolist(), found.margin.tolist(), found.share.tolist(), strict=True)
    return {
        "models": {
            model.id: {"covered": COVERED[covered], "margin": _plain(margin), "share": _plain(share)}
            for model, (covered, margin, share) in zip(scene.models, verdicts, strict=True)
        }
    }


def _distance(scene: Scene, fields: Fields) -> Answer:
    models = _by_id(scene)
    one, other = named_model(fields, "from", models), named_model(fields, "to", models)
    found = gap(_placed(one), _placed(other))
    return {
        "gap": 0.0 if found.touching else _plain(found.gap),
        "centres": _plain(found.centres),
        "vertical": _vertical(one, other),
        "touching": bool(found.touching),
        "overlap": _plain(found.overlap) if found.overlapping else 0.0,
        "points": [[_plain(x), _plain(y)] for x, y in found.points],
    }


def _vertical(one: Model, other: Model) -> float:
    above = max(one.bottom, other.bottom)
    below = min(one.bottom + one.height, other.bottom + other.height)
    return 0.0 if is_touching(below - above) else above - below


def _by_id(scene: Scene) -> dict[str, Model]:
    return {model.id: model for model in scene.models}


def _placed(model: Model) -> PlacedBase:
    return PlacedBase(model.base, model.at, model.facing)


def _plain(value: float) -> float:
    return float(value) + 0.0  # turns -0.0 into 0.0


_ANSWERERS: dict[str, Callable[[Scene, Fields], Answer]] = {"coverage": _coverage, "distance": _distance}
