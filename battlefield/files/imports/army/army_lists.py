"""Army lists: BattleScribe's, New Recruit's, Rosterizer's, 40kdc's, and lists as text and as tables.

Read are names, numbers of models, points and numeric characteristics, never rules text. Where the
numbers of a unit can be read in two ways, it is asked in which. No such list tells a base: each is guessed by
the model's name and asked for. The models are laid out in ranks beside the table.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from math import ceil

from battlefield.files.imports.army.army_counting import DEEPEST, count_of
from battlefield.files.imports.army.army_prices import POINTS, counted_price, taken_as_points
from battlefield.files.imports.army.army_profiles import is_no_ability, is_stat_profile, stat_names
from battlefield.files.imports.army.army_registries import is_registry, registry_list
from battlefield.files.imports.army.army_resolved import is_resolved, resolved_list
from battlefield.files.imports.army.army_sigmar import is_scenery_heading
from battlefield.files.imports.army.army_tables import is_table_list, table_list
from battlefield.files.imports.army.army_texts import is_text_list, text_list
from battlefield.files.imports.army.army_trees import Node, is_army_list, roster_tree
from battlefield.files.imports.army.army_units import ArmyList, ArmyUnit, Reading, units_come_to
from battlefield.files.imports.laying.asking import Answers, Question, base_told, choice_told, number_told
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.base_sizes import base_sentence, guessed_base
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, listed, shown
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import Board, Model, Scene

MOST_KINDS = 200  # of models with a base of their own
_SETTINGS = (
    "detachment",
    "battle size",
    "game type",
    "configuration",
    "show/hide options",
    "allegiance",
    "grand strategy",
)
_LEAST, _MOST = limits.BOARD
_WIDTH = Question("width", "How wide is the table?", "length", 44.0, least=_LEAST, most=_MOST)
_HEIGHT = Question("height", "How deep is the table?", "length", 60.0, least=_LEAST, most=_MOST)
_SIDES = ("red", "blue", "green", "purple")
_SIDE = Question("side", "Which side is this army?", "choice", _SIDES[0], _SIDES, open=True)
_NONE: Answers = {}
_NO_ROWS = "write a line for each unit below the names of the columns"
_NO_UNITS = "nothing in it is a model by its type or its profiles; export the list with its units' profiles"
_GAP = 0.25  # inches between bases in a rank
_TALL = 1.5  # inches


def is_it(source: Source) -> bool:
    """Return whether a file is an army list, packed or not."""
    return any(is_one(source) for is_one in (is_army_list, *_READERS))


def army_list(source: Source, answers: Answers = _NONE) -> ArmyList:
    """Read a list as it is answered; raise SceneError where it cannot be, or holds no models."""
    read = next((read for is_one, read in _READERS.items() if is_one(source)), _tree_list)
    army = read(source)
    if not any(reading.models for unit in army.units for reading in unit.readings):
        raise SceneError("the list", "holds no units", _NO_ROWS if read is table_list else _NO_UNITS)
    units = tuple(_answered(unit, question, answers) for unit, question in _asked_of(army.units))
    if sum(count for unit in units for count in unit.models.values()) > limits.MODELS:
        raise SceneError("the list", "holds too many models", f"at most {limits.MODELS} are read")
    return replace(army, units=units, points=army.points or sum(unit.points for unit in units))


_READERS: Mapping[Callable[[Source], bool], Callable[[Source], ArmyList]] = {
    is_table_list: table_list,
    is_text_list: text_list,
    is_registry: registry_list,
    is_resolved: resolved_list,
}
"""What reads a list that is no roster of BattleScribe's making, by what tells it."""


def _tree_list(source: Source) -> ArmyList:
    root = roster_tree(source)
    read: list[ArmyUnit] = []
    left: list[str] = []
    apart: list[str] = []
    names = dict.fromkeys(_prices_in(root))
    prices = counted_price(names)
    for force in _forces(root):
        for selection in force.inner("selections"):
            for each in _units_of(selection, apart):
                _take(each, prices, read, left)
    points = _points(root, prices)
    is_told = any(
        cost.text("name") in prices and cost.number("value") is not None for cost in root.inner("costs")
    )
    left[:0] = units_come_to(read, points if is_told else None)
    left += _odd_costs(root, prices)
    left += (f"price: {name[:80]}" for name in names if name not in prices)
    apart += (taken_as_points([name]) for name in prices if name.strip().lower() not in POINTS)
    name, game = root.text("name"), root.text("gameSystemName")
    return ArmyList(name, game, points, tuple(read), tuple(left), tuple(apart))


def _units_of(selection: Node, told: list[str]) -> list[Node]:
    """Return a selection, or the units that stand in it where it has no models but theirs, and say so."""
    inner = [each for each in selection.inner("selections") if each.text("type") == "unit"]
    others = [each for each in selection.inner("selections") if each.text("type") != "unit"]
    bare = replace(selection, lists={**selection.lists, "selections": others})
    units = [each for each in inner if any(count_of(each).models().values())]
    is_group = selection.text("type") == "unit" or (
        selection.text("type") == "upgrade" and any(map(_costs, units))
    )
    if not is_group or not units or stat_names(selection) or _has_models(bare):
        return [selection]
    names = listed(list(dict.fromkeys(each.text("name")[:80] for each in units)), "and")
    told.append(f"{selection.text('name')[:80]} is taken for the units in it: {names}")
    return [within for each in inner for within in _units_of(each, told)]


def _costs(node: Node) -> bool:
    """Return whether a choice has a price, as what a lore may summon has none."""
    return any(cost.number("value") for cost in node.inner("costs"))


def _has_models(node: Node) -> bool:
    return any(any(count_of(each).models().values()) for each in node.inner("selections"))


def questions(source: Source) -> tuple[Question, ...]:
    """Ask for the side, the board, units that can be read in two ways, and the base of each kind of model."""
    army = army_list(source)
    kinds = dict.fromkeys(name for unit in army.units for each in unit.readings for name in each.models)
    bases = (
        Question(f"base:{name}", f"Base of {name}?", "base", guessed_base(name))
        for name in list(kinds)[:MOST_KINDS]
    )
    doubts = {each.key: each for _, each in _asked_of(army.units) if each is not None}
    return (_SIDE, _WIDTH, _HEIGHT, *list(doubts.values())[:MOST_KINDS], *bases)


def _asked_of(units: Iterable[ArmyUnit]) -> Iterator[tuple[ArmyUnit, Question | None]]:
    """Yield each unit with the question which of its readings is right; units that are alike share one."""
    asked: dict[str, tuple[str, ...]] = {}
    for unit in units:
        choices = tuple(reading.words for reading in unit.readings)
        if len(choices) < 2:
            yield unit, None
            continue
        key, number = f"models:{unit.name}", 1
        while asked.setdefault(key, choices) != choices:
            number += 1
            key = f"models:{unit.name} ({number})"
        text = f"Which models does {key.removeprefix('models:')} have?"
        yield unit, Question(key, text, "choice", choices[0], choices)


def _answered(unit: ArmyUnit, question: Question | None, answers: Answers) -> ArmyUnit:
    """Return a unit as it is answered to be read."""
    if question is None or question.key not in answers:
        return unit
    chosen = choice_told(question, answers)
    models = next(each.models for each in unit.readings if each.words == chosen)
    return replace(unit, models=models, counted=("your answer",), others=())


def imported(source: Source, answers: Answers) -> Imported:
    """Lay the army out beside a board, unit by unit."""
    army, side = army_list(source, answers), choice_told(_SIDE, answers)
    board = Board(number_told(_WIDTH, answers), number_told(_HEIGHT, answers))
    bases = {name: _base(name, answers) for name in _kinds(army)}
    units = tuple(unit for unit in army.units if unit.models)
    models = tuple(_ranks(units, bases, side, board))
    unsure = [name for name in bases if f"base:{name}" not in answers]
    guessed = (
        *army.guessed,
        *(words for unit in army.units for words in unit.doubts),
        *(f"{name} stands on {base_sentence(bases[name])}" for name in unsure),
    )
    points = _counted(army.points, "point") if army.points else "no points told"
    many = f"{_counted(len(units), 'unit')}, {_counted(len(models), 'model')}"
    taken = (f"{many}, {points}", *map(_told, units))
    none = (f"choice without models: {unit.name[:80]}" for unit in army.units if not unit.models)
    dropped = (*army.left_out, *none, "rules texts, which are never read")
    return Imported(Scene(board, army.name, models=models), taken, tuple(dict.fromkeys(guessed)), dropped)


def _kinds(army: ArmyList) -> list[str]:
    return list(dict.fromkeys(name for unit in army.units for name in unit.models))


def _base(name: str, answers: Answers) -> BaseSize:
    return base_told(Question(f"base:{name}", "", "base", guessed_base(name)), answers)


def _counted(number: float, noun: str) -> str:
    return f"{number:g} {noun}{'s' * (number != 1)}"


def _told(unit: ArmyUnit) -> str:
    points = f", {_counted(unit.points, 'point')}" if unit.points else ""
    numbers = "; ".join(f"{key} {value}" for key, value in unit.numbers.items())
    counted = f", counted by {' and '.join(unit.counted)}" if unit.counted else ""
    return f"{unit.name}: {Reading(unit.models).words}{points}{f' ({numbers})' if numbers else ''}{counted}"


def _forces(node: Node, depth: int = 0) -> Iterator[Node]:
    """Yield forces, and those within them."""
    for force in node.inner("forces"):
        if depth > DEEPEST:
            expected = f"at most {DEEPEST} deep are read"
            raise SceneError(force.place("forces"), "are nested too deep", expected)
        yield force
        yield from _forces(force, depth + 1)


def _prices_in(node: Node) -> Iterator[str]:
    """Yield what the prices are called in which something costs anything."""
    for cost in node.inner("costs"):
        if cost.text("name").strip() and cost.number("value") != 0.0:
            yield cost.text("name")
    for key in ("forces", "selections"):
        for inner in node.inner(key):
            yield from _prices_in(inner)


def _take(selection: Node, prices: tuple[str, ...], units: list[ArmyUnit], left: list[str]) -> None:
    """Take a selection at the top of a force as a unit, or say that it is none."""
    name = " ".join(selection.text("name").split()) or "unnamed"
    given = _given(selection)
    left += _given_within(selection)
    count = count_of(selection)
    models = count.models()
    left += [f"{name[:80]}: 0 × {model[:80]}" for model, number in models.items() if not number]
    if models and not any(models.values()):
        return
    if sort := _sort_of_no_unit(selection, bool(models or count.doubts)):
        left.append(_no_unit(selection, name, sort, _points(selection, prices)))
        return
    models = {model: number for model, number in models.items() if number}
    others = tuple(Reading(count.otherwise(each), each.why) for each in count.doubts)
    units.append(
        ArmyUnit(name + given, models, _points(selection, prices), _numbers(selection), count.ways(), others)
    )


def _given(node: Node) -> str:
    """Return the name that a player gave to a choice, as it stands behind the name that it has."""
    given = " ".join(node.text("customName").split())
    return f' "{given}"' if given else ""


def _given_within(selection: Node) -> Iterator[str]:
    for inner in selection.inner("selections"):
        if given := _given(inner):
            yield f"name given to {inner.text('name')[:80]}:{given}"
        yield from _given_within(inner)


def _sort_of_no_unit(selection: Node, has_models: bool) -> str:
    """Return what a selection is that is no unit; "" where it is one."""
    main = (each for each in selection.inner("categories") if each.text("primary").lower() == "true")
    if any(is_scenery_heading(each.text("name")) for each in main):
        return "terrain"
    if has_models:
        return ""
    return "setting" if selection.text("name").strip().lower() in _SETTINGS else "choice without models"


def _no_unit(selection: Node, name: str, sort: str, points: float) -> str:
    """Say that a selection is no unit, what it costs, and what in it looks like one all the same."""
    within = list(dict.fromkeys(each[:80] for each in _units_within(selection)))
    beside = f" (with {listed(within, 'and')})" if within else ""
    cost = f", {_counted(points, 'point')}" if points else ""
    return f"{sort}: {name[:80]}{beside}{cost}"


def _units_within(selection: Node) -> Iterator[str]:
    for inner in selection.inner("selections"):
        if inner.text("type") in ("unit", "model"):
            yield inner.text("name")
        yield from _units_within(inner)


def _points(node: Node, prices: tuple[str, ...]) -> float:
    """Return what a selection and those within it cost; a list's own sum is told by itself."""
    own = sum(cost.number("value") or 0.0 for cost in node.inner("costs") if cost.text("name") in prices)
    within = () if node.is_root else node.inner("selections")
    return own + sum(_points(inner, prices) for inner in within)


def _odd_costs(node: Node, prices: tuple[str, ...]) -> Iterator[str]:
    """Say which prices are no numbers, and so count for nothing."""
    for cost in node.inner("costs"):
        if cost.text("name") in prices and cost.number("value") is None:
            line = f"line {cost.line}, " if cost.line else ""
            whose = node.text("name")[:80] or "the list"
            yield f"{line}points of {whose}: {shown(cost.text('value'))} is no number"
    for key in ("forces", "selections"):
        for inner in node.inner(key):
            yield from _odd_costs(inner, prices)


def _numbers(selection: Node) -> dict[str, str]:
    """Return the numeric characteristics of a unit: of a model's profile, else of any but abilities."""
    return _first_numbers(selection, is_stat_profile) or _first_numbers(selection, is_no_ability)


def _first_numbers(selection: Node, is_it: Callable[[Node], bool], depth: int = 0) -> dict[str, str]:
    for profile in selection.inner("profiles"):
        if is_it(profile):
            found = {each.text("name"): each.said for each in profile.inner("characteristics")}
            numbers = {key: text for key, text in found.items() if _is_number(text) and key}
            if numbers:
                return numbers
    if depth < 10:
        for inner in selection.inner("selections"):
            if numbers := _first_numbers(inner, is_it, depth + 1):
                return numbers
    return {}


def _is_number(text: str) -> bool:
    """Return whether a characteristic is a number as such lists write them: 5, 6", 3+, D6, 2D6+1, -."""
    plain = text.strip().replace('"', "").replace("+", "")
    return (
        0 < len(plain) <= 8 and any(letter.isdigit() for letter in plain) and plain.replace(".", "").isalnum()
    )


def _ranks(
    units: Iterable[ArmyUnit], bases: Mapping[str, BaseSize], side: str, board: Board
) -> Iterator[Model]:
    """Stand each unit in a block beside the board's right edge, one unit below the other."""
    left, top, number = board.width + 1.0, 0.5, 0
    widest = 0.0
    for unit in units:
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
