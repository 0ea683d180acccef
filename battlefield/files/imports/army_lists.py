"""Army lists of roster programs: BattleScribe's .ros and .rosz, New Recruit's .json.

Read are names, numbers of models, points and numeric characteristics, never rules text. No such list tells a
base: each is guessed by the model's name and asked for. The models are laid out in ranks beside the board.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import ceil

from battlefield.files import limits
from battlefield.files.base_sizes import base_sentence, guessed_base
from battlefield.files.errors import SceneError, shown
from battlefield.files.imports.army_trees import Node, is_army_list, roster_tree
from battlefield.files.imports.asking import Answers, Question, base_told, choice_told, number_told
from battlefield.files.imports.result import Imported
from battlefield.files.imports.source import Source
from battlefield.geometry.shapes import BaseSize
from battlefield.geometry.units import MM_PER_INCH
from battlefield.rules.scene import Board, Model, Scene

FORMAT = "army-list"
MOST_KINDS = 200  # of models with a base of their own
_SETTINGS = ("detachment", "battle size", "game type", "configuration", "show/hide options")
_LEAST, _MOST = limits.BOARD
_WIDTH = Question("width", "How wide is the board?", "length", 44.0, least=_LEAST, most=_MOST)
_HEIGHT = Question("height", "How high is the board?", "length", 60.0, least=_LEAST, most=_MOST)
_SIDES = ("red", "blue", "green", "purple")
_SIDE = Question("side", "Which side is this army?", "choice", _SIDES[0], _SIDES, open=True)
_DEEPEST = 20  # choices within choices
_GAP = 0.25  # inches between bases in a rank
_TALL = 1.5  # inches


@dataclass(frozen=True, slots=True)
class ArmyUnit:
    """A unit of a list: how many of each model, what it costs, the numbers of its profile by name."""

    name: str
    models: Mapping[str, int]
    points: float = 0.0
    numbers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ArmyList:
    """A list as it was read; `left_out` says what in it is no unit."""

    name: str
    game: str
    points: float
    units: tuple[ArmyUnit, ...]
    left_out: tuple[str, ...] = ()


def is_it(source: Source) -> bool:
    """Tell whether a file is an army list, packed or not."""
    return is_army_list(source)


def army_list(source: Source) -> ArmyList:
    """Read a list; raise SceneError where it cannot be, or holds no models."""
    root = roster_tree(source)
    units: list[ArmyUnit] = []
    left: list[str] = []
    for force in _forces(root):
        for selection in force.inner("selections"):
            _take(selection, units, left)
    left += _odd_costs(root)
    if not units:
        raise SceneError("the list", "holds no units", "export it again with its units chosen")
    if sum(count for unit in units for count in unit.models.values()) > limits.MODELS:
        raise SceneError("the list", "holds too many models", f"at most {limits.MODELS} are read")
    told = _points(root)
    points = told or sum(unit.points for unit in units)
    return ArmyList(root.text("name"), root.text("gameSystemName"), points, tuple(units), tuple(left))


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the side, the board, and the base of each kind of model."""
    kinds = _kinds(army_list(source))
    bases = (
        Question(f"base:{name}", f"Base of {name}?", "base", guessed_base(name))
        for name in kinds[:MOST_KINDS]
    )
    return (_SIDE, _WIDTH, _HEIGHT, *bases)


def imported(source: Source, answers: Answers) -> Imported:
    """Lay the army out beside a board, unit by unit."""
    army, side = army_list(source), choice_told(_SIDE, answers)
    board = Board(number_told(_WIDTH, answers), number_told(_HEIGHT, answers))
    bases = {name: _base(name, answers) for name in _kinds(army)}
    models = tuple(_ranks(army, bases, side, board))
    unsure = [name for name in bases if f"base:{name}" not in answers]
    guessed = [f"{name} stands on {base_sentence(bases[name])}" for name in unsure]
    points = f"{army.points:g} points" if army.points else "no points told"
    taken = (f"{len(army.units)} units, {len(models)} models, {points}", *map(_told, army.units))
    dropped = (*army.left_out, "rules texts, which are never read")
    return Imported(Scene(board, army.name, models=models), taken, tuple(guessed), dropped)


def _kinds(army: ArmyList) -> list[str]:
    return list(dict.fromkeys(name for unit in army.units for name in unit.models))


def _base(name: str, answers: Answers) -> BaseSize:
    return base_told(Question(f"base:{name}", "", "base", guessed_base(name)), answers)


def _told(unit: ArmyUnit) -> str:
    models = ", ".join(f"{count} × {name}" for name, count in unit.models.items())
    points = f", {unit.points:g} points" if unit.points else ""
    numbers = "; ".join(f"{key} {value}" for key, value in unit.numbers.items())
    return f"{unit.name}: {models}{points}{f' ({numbers})' if numbers else ''}"


def _forces(node: Node, depth: int = 0) -> Iterator[Node]:
    """Give forces, and those within them."""
    for force in node.inner("forces"):
        if depth > _DEEPEST:
            expected = f"at most {_DEEPEST} deep are read"
            raise SceneError(force.place("forces"), "are nested too deep", expected)
        yield force
        yield from _forces(force, depth + 1)


def _take(selection: Node, units: list[ArmyUnit], left: list[str]) -> None:
    """Take a selection at the top of a force as a unit, or say that it is none."""
    kind, name = selection.text("type"), selection.text("name") or "unnamed"
    models: dict[str, int] = {}
    _count(selection, models, 0)
    if not models and kind == "unit":
        models[name] = selection.count("number")
    left += [f"{name[:80]}: 0 × {model[:80]}" for model, count in models.items() if not count]
    if models and not any(models.values()):
        return
    models = {model: count for model, count in models.items() if count}
    if not models:
        word = "setting" if name.lower() in _SETTINGS else "choice without models"
        left.append(f"{word}: {name[:80]}")
        return
    units.append(ArmyUnit(name, models, _points(selection), _numbers(selection)))


def _count(selection: Node, models: dict[str, int], depth: int) -> None:
    """Count the models of a selection and of those within it; a number is the total of its group."""
    if depth > _DEEPEST:
        expected = f"at most {_DEEPEST} deep are read"
        raise SceneError(selection.place("selections"), "are nested too deep", expected)
    if selection.text("type") == "model":
        name = selection.text("name") or "model"
        models[name] = models.get(name, 0) + selection.count("number")
    for inner in selection.inner("selections"):
        _count(inner, models, depth + 1)


def _points(node: Node) -> float:
    """Give what a selection and those within it cost; a list's own sum is told by itself."""
    own = sum(
        cost.number("value") or 0.0
        for cost in node.inner("costs")
        if cost.text("name").strip().lower() in _PRICES
    )
    return own + (sum(_points(inner) for inner in node.inner("selections")) if not node.is_root else 0.0)


_PRICES = ("pts", "points", "pt")


def _odd_costs(node: Node) -> Iterator[str]:
    """Say which prices are no numbers, and so count for nothing."""
    for cost in node.inner("costs"):
        if cost.text("name").strip().lower() in _PRICES and cost.number("value") is None:
            line = f"line {cost.line}, " if cost.line else ""
            whose = node.text("name")[:80] or "the list"
            yield f"{line}points of {whose}: {shown(cost.text('value'))} is no number"
    for key in ("forces", "selections"):
        for inner in node.inner(key):
            yield from _odd_costs(inner)


def _numbers(selection: Node, depth: int = 0) -> dict[str, str]:
    """Give the numeric characteristics of the first profile of a unit or model that is found."""
    for profile in selection.inner("profiles"):
        if profile.text("typeName").lower() not in ("abilities", "ability"):
            found = {each.text("name"): each.said for each in profile.inner("characteristics")}
            numbers = {key: text for key, text in found.items() if _is_number(text) and key}
            if numbers:
                return numbers
    if depth < 10:
        for inner in selection.inner("selections"):
            if numbers := _numbers(inner, depth + 1):
                return numbers
    return {}


def _is_number(text: str) -> bool:
    """Tell whether a characteristic is a number as such lists write them: 5, 6", 3+, D6, 2D6+1, -."""
    plain = text.strip().replace('"', "").replace("+", "")
    return (
        0 < len(plain) <= 8 and any(letter.isdigit() for letter in plain) and plain.replace(".", "").isalnum()
    )


def _ranks(army: ArmyList, bases: Mapping[str, BaseSize], side: str, board: Board) -> Iterator[Model]:
    """Stand each unit in a block beside the board's right edge, one unit below the other."""
    left, top, number = board.width + 1.0, 0.5, 0
    widest = 0.0
    for unit in army.units:
        sizes = [name for name, count in unit.models.items() for _ in range(count)]
        cell = (
            max(max(bases[name].length_mm, bases[name].width_mm) for name in unit.models) / MM_PER_INCH + _GAP
        )
        across = max(1, min(len(sizes), ceil(len(sizes) ** 0.5)))
        deep = ceil(len(sizes) / across) * cell
        if top > 0.5 and top + deep > board.height:
            left, top, widest = left + widest + 1.0, 0.5, 0.0
        for place, name in enumerate(sizes):
            number += 1
            at = left + (place % across + 0.5) * cell, top + (place // across + 0.5) * cell
            spot = round(min(at[0], limits.COORDINATE), 7), round(min(at[1], limits.COORDINATE), 7)
            yield Model(f"{side}{number}", bases[name], spot, unit.name, side, 0.0, _TALL, 270.0, name)
        top, widest = top + deep + 0.75, max(widest, across * cell)
