"""The questions of `battlefield ask`, answered from the kernel; the one place that words its answers.

What answers a question is loaded when it is asked: a distance takes far less than a reach.
"""

from collections.abc import Callable, Mapping

from battlefield.app.measure.questions.asked import (
    Answer,
    AskedKeys,
    QuestionError,
    check_usual,
    flag_in,
    only,
    with_custom,
)
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.fields import Fields
from battlefield.rulebooks.registry import QUESTIONS
from battlefield.rules.book.questions import Question
from battlefield.rules.scene.contents import Scene

__all__ = ["KEYS", "Answer", "QuestionError", "answer"]

Answerer = Callable[[Scene, Fields], Answer]


def _by_book(question: Question) -> Answerer:
    """Answer by a book alone: the scene itself plays no part."""
    return lambda _scene, fields: question.answered(AskedKeys(fields.found, fields.place))


def _near() -> Mapping[str, Answerer]:
    from battlefield.app.measure.questions.distance import distance_between

    return {"distance": distance_between}


def _covering() -> Mapping[str, Answerer]:
    from battlefield.app.measure.questions.covering import coverage_of, scatter_of, visible_of

    return {"coverage": coverage_of, "scatter": scatter_of, "visible": visible_of}


def _moving() -> Mapping[str, Answerer]:
    from battlefield.app.measure.questions.moving import coherency_of, reach_of

    return {"coherency": coherency_of, "reach": reach_of}


def _pushing() -> Mapping[str, Answerer]:
    from battlefield.app.measure.questions.pushing import displacement_of

    return {"displace": displacement_of}


def _seeing() -> Mapping[str, Answerer]:
    from battlefield.app.measure.questions.seeing import range_of, sight_between

    return {"range": range_of, "sight": sight_between}


def _of_books() -> Mapping[str, Answerer]:
    return {kind: _by_book(QUESTIONS[kind]) for kind in ("odds", "pools")}


_LOADS: dict[str, Callable[[], Mapping[str, Answerer]]] = {
    "coherency": _moving,
    "coverage": _covering,
    "displace": _pushing,
    "distance": _near,
    "odds": _of_books,
    "pools": _of_books,
    "range": _seeing,
    "reach": _moving,
    "scatter": _covering,
    "sight": _seeing,
    "visible": _covering,
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
        return _proven(scene, fields, said) if flag_in(fields, "proof", False) else said
    except SceneError as error:
        raise QuestionError(str(error)) from None


def _proven(scene: Scene, fields: Fields, said: Answer) -> Answer:
    from battlefield.app.measure.proofs.proving import proof_of

    return {**said, "proof": proof_of(scene, fields, said)}


def _answerer(fields: Fields) -> Answerer:
    kinds = ", ".join(_LOADS)
    kind = fields.need("ask", f"one of: {kinds}")
    if isinstance(kind, str) and kind in _LOADS:
        return _LOADS[kind]()[kind]
    hint = did_you_mean(kind, _LOADS) if isinstance(kind, str) else ""
    raise QuestionError(f"{shown(kind)} is not a question this version answers; it answers: {kinds}{hint}")
