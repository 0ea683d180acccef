"""What if, in the window: the smallest moves that turn a verdict, in words and as arrows."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from battlefield.app.desk.answers import placed
from battlefield.app.desk.options import Flag, Options
from battlefield.app.desk.pictures import Drawing, Line, Shape
from battlefield.app.measure.rulings.moves import moves_under
from battlefield.app.measure.rulings.turning import Turn
from battlefield.app.wording.lengths import LengthUnit, format_margin
from battlefield.app.wording.names import full_name
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import Witness
from battlefield.geometry.kernel.units import bearing
from battlefield.rules.scene.contents import Model

WHAT_IF = Flag(
    "what_if",
    QT_TR_NOOP("What if"),
    QT_TR_NOOP("Show the smallest move of each base that would turn the verdict"),
)


def switch_what_if(options: Options) -> bool:
    """Show what would turn verdicts, or no longer; give whether it is shown."""
    options.put(WHAT_IF, not options[WHAT_IF])
    return options[WHAT_IF]


def step_words(at: Point, turn: Turn, unit: LengthUnit) -> str:
    """Say a move: "0.52 in at 90°"."""
    way = round(bearing(turn.to[0] - at[0], turn.to[1] - at[1])) % 360 if turn.by else 0
    return f"{format_margin(turn.by, unit)} at {way}°"


def turn_words(models: Iterable[Model], moves: Mapping[str, Turn], unit: LengthUnit) -> str:
    """Say which moves turn a verdict: "what if: a 0.52 in at 90°, or b 0.52 in at 270°"; "" for none."""
    told = [_told(each, moves[each.id], unit) for each in models if each.id in moves]
    return f"what if: {', or '.join(told)} would turn it" if told else ""


def _told(model: Model, turn: Turn, unit: LengthUnit) -> str:
    return f"{full_name(model)} {step_words(model.at, turn, unit)}"


def drawn_turns(
    models: Iterable[Model], moves: Mapping[str, Turn], unit: LengthUnit, into: str = ""
) -> Drawing:
    """Draw where the moves lead that turn a verdict, and `into` what where that is told."""
    found = [(model, moves[model.id]) for model in models if model.id in moves]
    return tuple(part for model, turn in found for part in _drawn(model, turn, unit, into))


def _drawn(model: Model, turn: Turn, unit: LengthUnit, into: str) -> Drawing:
    ghost = Shape(placed(replace(model, at=turn.to)), "quiet", dashed=True)
    words = f"{into} {format_margin(turn.by, unit)}".lstrip()
    return ghost, Line((model.at, turn.to), "path", (words,), arrow=True)


def cover_words(witness: Witness, model: Model, centre: Model | None, unit: LengthUnit) -> str:
    """Say which moves turn whether a template covers a model."""
    models = [model] if centre is None else [model, centre]
    return turn_words(models, moves_under(witness, model, centre), unit)
