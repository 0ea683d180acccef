"""What a look says and shows in a game of areas: whether one area sees another, and what would turn that."""

from math import isfinite

from battlefield.app.desk.answers import name_of
from battlefield.app.desk.pictures import Answer, Drawing, Line
from battlefield.app.measure.ruled import rule_words
from battlefield.app.measure.rulings.areas import sight_between, why_nowhere
from battlefield.app.measure.rulings.by import measuring_of, state_of
from battlefield.app.wording.certainty import worth_words
from battlefield.app.wording.lengths import LengthUnit, format_margin
from battlefield.app.wording.names import full_name
from battlefield.rules.book.measuring import ByAreas
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, Scene


def area_look(scene: Scene, one: Model, other: Model, game: str, ways: ByAreas, unit: LengthUnit) -> Answer:
    """Say and draw whether one model sees another, from area to area."""
    rule = rule_words(game, measuring_of(game).sight)
    why = why_nowhere(scene, (one, other))
    if why:
        return Answer("Sight", (why,), rule=rule)
    limit, line = sight_between(scene, state_of(scene, game), one, other, ways)
    names = f"{full_name(one)} to {full_name(other)}"
    said = f"{names}: {'in sight' if limit.yes else 'not in sight'}, from area to area"
    worth = worth_words(limit, lambda id_: name_of(scene, id_), unit, scene.custom)
    words = (said, *_turning(limit, unit), *([worth] if worth else []))
    return Answer("Sight", words, _drawn(one, other, line), rule=rule)


def _turning(limit: Limit, unit: LengthUnit) -> list[str]:
    if not isfinite(limit.margin):
        return []
    return [f"the nearest area that would turn it is {format_margin(limit.margin, unit)} away"]


def _drawn(one: Model, other: Model, line: tuple[tuple[float, float, float], ...] | None) -> Drawing:
    if line is None:
        return (Line((one.at, other.at), "bad", ("not in sight",), dashed=True),)
    return (Line(tuple((x, y) for x, y, _ in line), "measure", ("in sight",)),)
