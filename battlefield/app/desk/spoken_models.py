"""A model on the table in one line for those who hear it: who it is, where, how it stands, who is near."""

from battlefield.app.desk.answers import placed
from battlefield.app.desk.table_view import TableView
from battlefield.app.wording.lengths import format_length, place_words
from battlefield.app.wording.names import full_name
from battlefield.geometry.distance import gap
from battlefield.rules.scene.contents import Model

NEAR = 3  # neighbours that are told


def spoken_model(model: Model, table: TableView, about: str = "") -> str:
    """Tell a model: its name, place and facing, what else is said `about` it, and its nearest neighbours."""
    name = full_name(model)
    first = f"{name}, {model.side}" if model.side else name
    where = f"at {place_words(*model.at, table.unit)}, facing {model.facing:g}°"
    high = f", {format_length(model.bottom, table.unit)} up" if model.bottom else ""
    states = [line for line in about.splitlines()[1:] if line] if about else []
    chosen = ["selected"] if any(ref.id == model.id for ref in table.selection) else []
    return "; ".join((first, where + high, *states, *chosen, _neighbours(model, table)))


def _neighbours(model: Model, table: TableView) -> str:
    others = [each for each in table.shown.models if each.id != model.id]
    if not others:
        return "alone on the table"
    here = placed(model)
    gaps = (gap(here, placed(each)).gap for each in others)
    near = sorted(zip(gaps, range(len(others)), strict=True))[:NEAR]
    told = (f"{format_length(far, table.unit)} from {full_name(others[n])}" if far > 0
            else f"touches {full_name(others[n])}" for far, n in near)  # fmt: skip
    return ", ".join(told)
