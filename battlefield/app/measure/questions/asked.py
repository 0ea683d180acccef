"""What every question needs: its error, its models, its template, and plain numbers for the answer."""

from collections.abc import Callable, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Self

from battlefield.app.measure.rulings.by import GAMES
from battlefield.app.measure.rulings.things import placed as placed
from battlefield.files.scene.shapes import named_model, parse_template
from battlefield.files.text.errors import SceneError, listed, nearest_key, shown
from battlefield.files.text.fields import Fields, Limits, Word, items, number, word
from battlefield.files.text.limits import COORDINATE, SIGMA
from battlefield.geometry.kernel.shapes import TEMPLATE_KINDS, Point, Template
from battlefield.rules.book.questions import Answer as Answer
from battlefield.rules.scene.certainty import Custom, Limit
from battlefield.rules.scene.contents import Model, Scene

if TYPE_CHECKING:
    from battlefield.app.measure.rulings.moves import Moves


class AskedKeys(Fields):
    """An object of a question, with what a book needs to read it; each complaint is a SceneError."""

    __slots__ = ()

    def only(self, known: Sequence[str]) -> None:
        """Refuse keys that mean nothing here."""
        only(self, known)

    def word(self, key: str, known: Sequence[Word]) -> Word:
        """Read one of some words; the first of them where it is left out."""
        return word(self.found[key], self.at(key), known) if key in self.found else known[0]

    def number_at(self, value: object, place: str, limits: Limits) -> float:
        """Read a number that lies at a place."""
        return number(value, place, limits)

    def items_at(self, value: object, place: str, most: int, least: int = 0) -> list[object]:
        """Read a list that lies at a place."""
        return items(value, place, most, least)

    def keys_at(self, value: object, place: str) -> Self:
        """Read an object that lies at a place."""
        return type(self)(value, place)

    def wrong(self, place: str, found: str, expected: str) -> SceneError:
        """Complain of something at a place: what is wrong there, and what would be right."""
        return SceneError(place, found, expected)

    def wrong_value(self, value: object, place: str, expected: str) -> SceneError:
        """Complain of a value at a place, which is shown."""
        return SceneError(place, f"is {shown(value)}", expected)

    def not_among(self, value: object, place: str, known: Sequence[str]) -> SceneError:
        """Complain of a value at a place that is none of some words."""
        return self.wrong_value(value, place, f"it must be {listed(known)}")


_ROUND_NAMES = ("blast", "explode", "explosion", "cloud", "circle", "area", "nova")
TEMPLATE_KEYS = (*TEMPLATE_KINDS, "at", "bearing", "model")
FAR = 2.0 * COORDINATE  # inches; no move on a table is longer


class QuestionError(ValueError):
    """A question cannot be answered; `str()` is one sentence that says what is wrong and where."""


def by_id(scene: Scene) -> dict[str, Model]:
    """Return the scene's models by their ids."""
    return {model.id: model for model in scene.models}


def only(fields: Fields, known: Sequence[str]) -> None:
    """Refuse keys that mean nothing here: a slip would change the answer unseen."""
    for key in fields.rest(known):
        raise SceneError(fields.at(key), "is not known", f"leave it out{nearest_key(key, known)}")


def template_in(scene: Scene, fields: Fields) -> Template:
    """Read the template asked about."""
    return parse_template(_template(fields).found, "template", by_id(scene))


def centre_in(scene: Scene, fields: Fields) -> Model | None:
    """Return the model whose centre the template asked about is laid on, if it is on any."""
    return by_id(scene).get(_template(fields).text("model"))


def _template(fields: Fields) -> Fields:
    found = Fields(fields.need("template", "an object {...}"), "template")
    for name in _ROUND_NAMES:
        if name in found.found:  # what tables call it; no spelling leads from there to the key
            about = " about a 'model'" if name == "nova" else ""
            raise SceneError(found.at(name), "is not known", f"write its diameter as 'round'{about}")
    only(found, TEMPLATE_KEYS)
    return found


def model_in(scene: Scene, fields: Fields, key: str) -> Model:
    """Read the id of a model that must be there."""
    return named_model(fields, key, by_id(scene))


def place_in(scene: Scene, fields: Fields, key: str) -> str | Point:
    """Read the id of a model, or a point [x, y]."""
    value = fields.need(key, "a model's id or a point [x, y]")
    return fields.point(key) if isinstance(value, list) else model_in(scene, fields, key).id


def unit_in(scene: Scene, fields: Fields) -> list[Model]:
    """Read the name of a unit, and return its models, of whom there is one at least."""
    unit = fields.name("unit", "the name of a unit in the scene")
    found = [model for model in scene.models if model.unit == unit]
    if not found:
        units = ", ".join(dict.fromkeys(model.unit for model in scene.models if model.unit))
        raise SceneError("unit", f"is {shown(unit)}", f"no model is of that unit; there are: {units}")
    return found


def one_of(fields: Fields, one: str, other: str) -> str:
    """Tell which of two keys a question has, of which it must have one."""
    both = [key for key in (one, other) if key in fields.found]
    if len(both) == 1:
        return both[0]
    if both:
        raise SceneError("the question", f"has {listed(both, 'and')}", "leave all but one of them out")
    raise SceneError("the question", f"has neither {listed((one, other), 'nor')}", "it must have one of them")


def flag_in(fields: Fields, key: str, usual: bool) -> bool:
    """Read a true or false that may be left out."""
    return fields.flag(key) if key in fields.found else usual


def check_usual(fields: Fields) -> None:
    """Refuse what several questions take and is none of what may stand there, whether or not it is needed."""
    for key in ("what_if", "proof", "models_block"):
        fields.flag(key)
    sigma_in(fields)
    game_in(fields)


def word_in(fields: Fields, key: str, usual: str) -> str:
    """Read a word that may be left out."""
    return fields.text(key) if key in fields.found else usual


def sigma_in(fields: Fields) -> float:
    """Read how uncertain the place is of what a question brings itself."""
    return fields.number("sigma", SIGMA, 0.0)


def refuse_sigma(fields: Fields, why: str) -> None:
    """Refuse an uncertainty of what a question brings, where it brings nothing."""
    if sigma_in(fields) > 0.0:
        raise SceneError("sigma", "cannot be used", why)


def game_in(fields: Fields) -> str:
    """Read by the rules of which game is asked; "" is plain geometry."""
    return word(fields.found["by"], "by", tuple(GAMES)) if "by" in fields.found else ""


def told(limit: Limit, rule: str) -> Answer:
    """Write what an answer about a limit is worth; a margin without end is null."""
    settles = limit.settles if limit.verdict != "certain" else None
    return {
        "margin": plain(limit.margin) if isfinite(limit.margin) else None,
        "sigma": plain(limit.sigma),
        "probability": plain(limit.probability),
        "verdict": limit.verdict,
        "rule": rule,
        **({"settled_by": settles[1] or "question"} if settles is not None else {}),
    }


def with_custom(said: Answer, custom: Custom) -> Answer:
    """Add what the table does about each open verdict of an answer, where that is agreed."""
    if not custom:
        return said
    found = {key: _customary(value, custom) for key, value in said.items()}
    return found | {"custom": custom} if said.get("verdict") == "open" else found


def _customary(value: object, custom: Custom) -> object:
    if isinstance(value, dict):
        return with_custom(value, custom)
    return [_customary(each, custom) for each in value] if isinstance(value, list) else value


def moves_told(fields: Fields, moves: "Callable[[], Moves]") -> Answer:
    """Write the smallest moves that turn a verdict, by who would make them, where they are asked for."""
    if not flag_in(fields, "what_if", False):
        return {}
    found = {id_: {"by": plain(turn.by), "to": plain_point(turn.to)} for id_, turn in moves().items()}
    return {"moves": found}


def refuse_what_if(fields: Fields, why: str) -> None:
    """Refuse to look for moves where no verdict turns by them."""
    if flag_in(fields, "what_if", False):
        raise SceneError("what_if", "cannot be used", why)


def plain(value: float) -> float:
    """Turn a number into a float without a minus on its zero."""
    return float(value) + 0.0


def plain_point(point: Point) -> list[float]:
    """Write a point."""
    return [plain(point[0]), plain(point[1])]


def refused(key: str, error: ValueError) -> SceneError:
    """Turn a complaint of the kernel about a key into one about the question."""
    found, _, expected = str(error).partition(": ")
    return SceneError(key, "cannot be used", expected or found)
