"""Sentences about what stands on the table: for tooltips and panels."""

from battlefield.app.desk.answers import counted
from battlefield.app.desk.edits import Piece
from battlefield.app.desk.table_view import TableView
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.names import full_name
from battlefield.app.wording.presets import base_words, template_words
from battlefield.app.wording.told_lengths import in_unit
from battlefield.rules.scene.contents import Area, Model, Terrain

_SIGHT = {"blocks": "blocks sight", "cloud": "sight goes in and out, not through", "clear": ""}


def model_words(model: Model, desk: TableView) -> str:
    """Say who a model is, and its verdict under the template in question."""
    lines = [f"{full_name(model)}, {model.unit}" if model.unit else full_name(model)]
    stands = f", standing at {model.bottom:g} in" if model.bottom else ""
    body = f"{base_words(model.base)}, {model.height:g} in high, facing {model.facing:g}°{stands}"
    lines.append(in_unit(body, desk.unit))
    report = desk.report
    if report is not None:
        verdict = next((v for v in report.verdicts if v.model.id == model.id), None)
        lines += (
            [f"{template_words(report.placed.template, desk.unit)}: {verdict.words(desk.unit)}"]
            if verdict
            else []
        )
    return "\n".join(lines)


def template_tip(piece: Piece, desk: TableView) -> str:
    """Say what a template is and whom it covers."""
    if isinstance(piece, Model):
        return model_words(piece, desk)
    lines = [(piece.name or template_words(piece.template, desk.unit)) + (", locked" if piece.locked else "")]
    report = desk.report
    if report is not None and report.placed.id == piece.id:
        lines.append(report.summary)
    return "\n".join(lines)


def area_words(area: Area, unit: LengthUnit) -> str:
    """Say how high an area lies and how many models it has room for."""
    level = f"at {format_length(area.level, unit)}" if area.level else ""
    room = "" if area.capacity is None else f"room for {counted(area.capacity, 'model')}"
    told = ", ".join(each for each in (level, room) if each)
    return f"{area.name or area.id}: {told or 'an area without limits'}"


def terrain_words(terrain: Terrain, unit: LengthUnit = "inches") -> str:
    """Say what a piece of terrain does."""
    does = [*terrain.ground, _SIGHT[terrain.sight]]
    if terrain.platform:
        does.append("models can stand on top")
    height = (
        f"{terrain.bottom:g} to {terrain.top:g} in high" if terrain.bottom else f"{terrain.top:g} in high"
    )
    door = "" if terrain.door is None else "an open door" if terrain.door.is_open else "a closed door"
    words = ", ".join(word for word in [door, *does, height if terrain.top else ""] if word)
    return f"{terrain.name or terrain.kind or terrain.id}: {in_unit(words, unit) or 'open ground'}"
