"""The questions of `battlefield ask`, answered from the kernel; the one place that words its answers."""

from collections.abc import Callable, Mapping

from battlefield.app.measure.proofs.proving import proof_of
from battlefield.app.measure.questions import covering, moving, seeing
from battlefield.app.measure.questions.asked import (
    Answer,
    AskedKeys,
    QuestionError,
    check_usual,
    flag_in,
    only,
    with_custom,
)
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.rulebooks.registry import QUESTIONS
from battlefield.rules.book.questions import Question
from battlefield.rules.scene.contents import Scene

__all__ = ["KEYS", "Answer", "QuestionError", "answer"]

Answerer = Callable[[Scene, Fields], Answer]


def _by_book(question: Question) -> Answerer:
    """Answer by a book alone: the scene itself plays no part."""
    return lambda _scene, fields: question.answered(AskedKeys(fields.found, fields.place))


_ANSWERERS: dict[str, Answerer] = {
    "coherency": moving.coherency_of,
    "coverage": covering.coverage_of,
    "displace": moving.displacement_of,
    "distance": covering.distance_between,
    "odds": _by_book(QUESTIONS["odds"]),
    "pools": _by_book(QUESTIONS["pools"]),
    "range": seeing.range_of,
    "reach": moving.reach_of,
    "scatter": covering.scatter_of,
    "sight": seeing.sight_between,
    "visible": covering.visible_of,
}
KEYS: Mapping[str, tuple[str, ...]] = {
    "coherency": ("models", "unit", "horizontal", "vertical", "by", "what_if", "proof"),
    "coverage": ("template", "sigma", "by", "what_if", "proof"),
    "displace": ("model", "kind", "distance", "from", "bearing", "stop_short", "fall_when"),
    "distance": ("from", "to", "what_if", "proof"),
    "odds": QUESTIONS["odds"].keys,
    "pools": QUESTIONS["pools"].keys,
    "range": ("from", "unit", "within", "to", "sigma", "by", "what_if", "proof"),
    "reach": ("model", "move", "to", "climb", "sigma", "what_if"),
    "scatter": ("template", "directions", "hit", "dice"),
    "sight": ("from", "to", "models_block", "by", "hidden_from", "what_if", "proof"),
    "visible": ("from",),
}
"""What each question takes, beside `ask` and `tag`."""


def answer(scene: Scene, question: Mapping[str, object]) -> Answer:
    """Answer one question about a scene; raise QuestionError where it is no question this version knows."""
    fields = Fields(dict(question), "")
    try:
        answerer = _answerer(fields)
        only(fields, (*KEYS[str(fields.found["ask"])], "ask", "tag"))
        check_usual(fields)
        said = with_custom(answerer(scene, fields), scene.custom)
        return {**said, "proof": proof_of(scene, fields, said)} if flag_in(fields, "proof", False) else said
    except SceneError as error:
        raise QuestionError(str(error)) from None


def _answerer(fields: Fields) -> Answerer:
    kinds = ", ".join(_ANSWERERS)
    kind = fields.need("ask", f"one of: {kinds}")
    if isinstance(kind, str) and kind in _ANSWERERS:
        return _ANSWERERS[kind]
    raise QuestionError(f"{shown(kind)} is not a question this version answers; it answers: {kinds}")
