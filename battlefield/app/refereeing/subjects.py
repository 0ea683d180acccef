"""What the panels are saying now, as questions that a verdict card can be made of."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from battlefield.app.desk.answers import name_of
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tools import Tool
from battlefield.app.measure.overlays.coherency import LOOSE, limits_of, loose_of, units_of
from battlefield.app.measure.overlays.reach import MOVE, policy_of
from battlefield.app.measure.ring_answers import laid_rings
from battlefield.app.measure.ruled import game_of
from battlefield.app.measure.rulings.by import measuring_of
from battlefield.app.measure.sight_tool import MODELS_BLOCK, SightTool
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.presets import template_words
from battlefield.files.scene.shapes import template_object
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import Policy
from battlefield.rules.scene.contents import Model


@dataclass(frozen=True, slots=True)
class Subject:
    """A question that is being answered on the table, by a name that it is chosen by."""

    title: str
    question: Mapping[str, object]
    about: str = ""


def subjects_of(table: TableView, tool: Tool, lenses: Mapping[str, bool]) -> list[Subject]:
    """Return what is asked on a table now: of the tool in hand first, then what lies on the table."""
    return list(_asked(table, tool, lenses))


def are_subjects(table: TableView, tool: Tool, lenses: Mapping[str, bool]) -> bool:
    """Return whether anything is asked now; this is asked at each frame of a drag, so no list is made."""
    return next(_asked(table, tool, lenses), None) is not None


def _asked(table: TableView, tool: Tool, lenses: Mapping[str, bool]) -> Iterator[Subject]:
    yield from _looked(table, tool)
    yield from _measured(table, lenses)
    yield from _covered(table)
    yield from _ringed(table)
    if lenses.get("coherency"):
        yield from _hanging(table)


def _looked(table: TableView, tool: Tool) -> Iterator[Subject]:
    pair = tool.looks if isinstance(tool, SightTool) else None
    if pair is None or any(table.scene.model(id_) is None for id_ in pair):
        return
    one, other = pair
    question: dict[str, object] = {"ask": "sight", "from": one, "to": other, **_ruled(table)}
    if not table.options[MODELS_BLOCK]:
        question["models_block"] = False
    yield Subject(f"Line of sight: {_name(table, one)} to {_name(table, other)}", question)


def _measured(table: TableView, lenses: Mapping[str, bool]) -> Iterator[Subject]:
    """Yield the gap under the tape; with the reach lens on, the way from a model to the tape's other end."""
    reading = table.reading
    if reading is None or reading.start.model is None:
        return
    start, end = reading.start.model, reading.end.model
    if lenses.get("reach") and end is None:
        yield from _way(table, start, reading.end.at)
    if end is not None and end.id != start.id:
        title = f"Range: {_name(table, start.id)} to {_name(table, end.id)}"
        yield Subject(title, {"ask": "distance", "from": start.id, "to": end.id})


def _way(table: TableView, model: Model, to: Point) -> Iterator[Subject]:
    """Yield a way, where the model moves as `ask` lets it: a card knows of no jumps, climbs or turns."""
    if table.scene.model(model.id) is None or policy_of(table.options, table.scene, model) != Policy():
        return
    move = table.options[MOVE]
    title = f"Reach: {_name(table, model.id)}, {format_length(move, table.unit)} to the tape's end"
    yield Subject(title, {"ask": "reach", "model": model.id, "move": move, "to": [*to]})


def _covered(table: TableView) -> Iterator[Subject]:
    placed = table.active
    if placed is None or not table.shown.models:
        return
    chosen = [piece for piece in table.chosen_pieces if isinstance(piece, Model)]
    about = chosen[0].id if len(chosen) == 1 else ""
    ruled = _ruled(table) if measuring_of(game_of(table.options)).coverage else {}
    name = placed.name or template_words(placed.template)
    title = f"{name}: {_name(table, about)}" if about else f"Covered by the {name}"
    template = template_object(placed.template, placed.model)
    sigma = {"sigma": placed.sigma} if placed.sigma else {}
    yield Subject(title, {"ask": "coverage", "template": template, **sigma, **ruled}, about)


def _ringed(table: TableView) -> Iterator[Subject]:
    """Yield who is within each range ring; of one selected model, whether it is."""
    ruled = _ruled(table) if measuring_of(game_of(table.options)).areas is None else {}
    chosen = [piece for piece in table.chosen_pieces if isinstance(piece, Model)]
    for laid in laid_rings(table.scene):
        others = [model.id for model in table.scene.models if model not in laid.origins]
        about = chosen[0].id if len(chosen) == 1 and chosen[0].id in others else ""
        sides = {model.side for model in table.scene.models if model.unit == laid.origins[0].unit}
        if others and (len(laid.origins) == 1 or len(sides) == 1):  # a question names a unit without its side
            own = {"from": laid.origins[0].id} if len(laid.origins) == 1 else {"unit": laid.origins[0].unit}
            question = {"ask": "range", **own, "within": laid.ring.within, "to": others, **ruled}
            yield Subject(f"Within {laid.words(table.unit)} of {laid.whose}", question, about)


def _hanging(table: TableView) -> Iterator[Subject]:
    """Yield the coherency of the units of the selected models, or of all units while none is selected."""
    picked = [each for each in table.chosen_pieces if isinstance(each, Model)]
    units = loose_of(table.scene, picked) | units_of(table.scene)
    chosen = {(each.side, each.unit) if each.unit else LOOSE for each in picked}
    known = limits_of(table.options)
    limits = dict(zip(("horizontal", "vertical"), known or (), strict=False)) | _ruled(table)
    for key, members in units.items() if known is not None else ():
        if len(members) > 1 and (not chosen or key in chosen):
            ids = [model.id for model in members]
            yield Subject(
                f"Coherency: {key[1] or 'the selected models'}", {"ask": "coherency", "models": ids, **limits}
            )


def _ruled(table: TableView) -> dict[str, object]:
    """Return what a question says of the game by whose rules is measured; nothing by plain geometry."""
    game = game_of(table.options)
    return {"by": game} if game else {}


def _name(table: TableView, id_: str) -> str:
    return name_of(table.scene, id_)
