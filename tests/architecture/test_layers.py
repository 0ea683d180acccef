"""Imports run one way: ui, cli -> app -> play, files -> rulebooks -> rules -> geometry."""

import ast
import re

import pytest
from source_tree import PACKAGE, Import, Module, module_names, modules

ORDER = (("geometry",), ("rules",), ("rulebooks",), ("play",), ("files",), ("app",), ("ui", "cli"))
BELOW = {
    layer: {lower for other in ORDER[:rank] for lower in other}
    for rank, layers in enumerate(ORDER)
    for layer in layers
}
LOOSE = {"": set(), "resources": set(), "__main__": {"cli"}}  # modules beside the folders
BUNDLED = {"app", "ui", "cli"}  # the layers that may ask for the program's own files
DOOR = (
    "battlefield.cli.window",
    "battlefield.ui.shell.start",
)  # the one way from the command line to the window
REGISTRY = "battlefield.rulebooks.registry"  # the one place that names all books
MOMENTS = "battlefield.rules.core.moments"
HOMES = {"PySide6": "ui", "shiboken6": "ui", "numpy": "geometry", "shapely": "geometry", "msgspec": "files"}
DRAWS_A_SEED = "battlefield.ui.battle.setup.seed"  # for a new battle, once; what follows is settled by it
CLOCK = "battlefield.app.contests.clock"  # of how long players take: no rule and no opponent asks it
TIME_OF_DAY = "battlefield.app.refereeing.time_of_day"  # for cards and rounds: no rule and no verdict asks it
ABOVE_BOOKS = {"play", "files", "app", "ui", "cli"}  # they take what a book offers from the registry
CHANCE = {"random", "secrets", "time", "datetime"}


def is_allowed(module: str, target: str) -> bool:
    """Tell whether a module of the program may import another."""
    layer, other = layer_of(module), layer_of(target)
    if layer == "rulebooks" == other:
        return is_door(module, target) or (book_of(target) in ("", book_of(module)) and target != REGISTRY)
    if layer in ABOVE_BOOKS and other == "rulebooks" and book_of(target):
        return False
    if other in ("", layer):
        return True
    if other == "resources":
        return layer in BUNDLED
    through_door = (module, target) == DOOR
    return through_door or other in BELOW.get(layer, LOOSE.get(layer, set()))


def is_door(module: str, target: str) -> bool:
    """Tell whether the registry takes from a book what the book offers."""
    return module == REGISTRY and target.count(".") == 2


def layer_of(name: str) -> str:
    """Give the second part of a dotted name."""
    return name.split(".")[1] if "." in name else ""


def book_of(name: str) -> str:
    """Give the rulebook that a module belongs to, or nothing where all books share it."""
    parts = name.split(".")
    return parts[2] if len(parts) > 3 or (len(parts) == 3 and name in packages()) else ""


def packages() -> set[str]:
    """Give the names that have modules below them."""
    return {name.rpartition(".")[0] for name in module_names()}


def breaches(module: Module) -> list[str]:
    """Name the imports of a module that go up or sideways."""
    return [
        f"{module.name}:{found.line} imports {found.target}"
        for found in module.imports
        if found.target.split(".")[0] == PACKAGE and not is_allowed(module.name, found.target)
    ]


def test_imports_go_down_only():
    assert [breach for module in modules() for breach in breaches(module)] == []


def test_nobody_above_the_books_names_one():
    found = [
        f"{module.name}:{found.line} imports {found.target}"
        for module in modules()
        if module.layer in ABOVE_BOOKS
        for found in module.imports
        if layer_of(found.target) == "rulebooks" and book_of(found.target)
    ]
    assert found == []


def test_every_module_is_in_a_known_layer():
    assert {module.layer for module in modules()} <= set(BELOW) | set(LOOSE)


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("battlefield.rules.scene.contents", "battlefield.app.desk.desk"),
        ("battlefield.play.history", "battlefield.files.journals.journal"),
        ("battlefield.ui.shell.window", "battlefield.cli.ask"),
        ("battlefield.cli.ask", "battlefield.ui.shell.start"),
        ("battlefield.geometry.distance.gaps", "battlefield.resources"),
        ("battlefield.resources", "battlefield.files"),
        ("battlefield.__main__", "battlefield.ui.shell.start"),
        ("battlefield.app.playing.markings", "battlefield.rulebooks.warsurge.units.objectives"),
        ("battlefield.ui.battle.page", "battlefield.rulebooks.pulp_city"),
        ("battlefield.cli.play", "battlefield.rulebooks.agemonia.book"),
        ("battlefield.rulebooks.warsurge.book", "battlefield.rulebooks.registry"),
        ("battlefield.rulebooks.registry", "battlefield.rulebooks.warsurge.book"),
    ],
)
def test_an_import_up_or_sideways_would_be_seen(module, target):
    assert not is_allowed(module, target)


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("battlefield.files.journals.journal", "battlefield.play.history"),
        ("battlefield.cli.window", "battlefield.ui.shell.start"),
        ("battlefield.ui.shell.window", "battlefield.geometry.kernel.shapes"),
        ("battlefield.ui.shell.start_cards", "battlefield.resources"),
        ("battlefield.__main__", "battlefield.cli.commands"),
        ("battlefield.app.playing.markings", "battlefield.rulebooks.registry"),
        ("battlefield.rulebooks.registry", "battlefield.rulebooks.warsurge"),
    ],
)
def test_an_import_down_is_free(module, target):
    assert is_allowed(module, target)


def strangers(module: Module, names: set[str]) -> list[str]:
    """Name the imports of certain outside packages."""
    return [
        f"{module.name}:{found.line} imports {found.target}"
        for found in module.imports
        if found.target.split(".")[0] in names
    ]


@pytest.mark.parametrize(("package", "home"), HOMES.items())
def test_an_outside_package_is_used_in_its_layer_only(package, home):
    outside = [module for module in modules() if module.layer != home]
    assert [each for module in outside for each in strangers(module, {package})] == []


def test_nothing_draws_by_chance_or_looks_at_a_clock():
    found = [each for module in modules() for each in strangers(module, CHANCE)]
    assert sorted({each.partition(":")[0] for each in found}) == [CLOCK, TIME_OF_DAY, DRAWS_A_SEED]


def test_only_contests_ask_for_the_time():
    found = [m.name for m in modules() for each in m.imports if each.target.startswith(CLOCK)]
    rooms = {name.rpartition(".")[0] for name in found}
    assert rooms == {"battlefield.app.contests", "battlefield.cli.opponents"}


def test_the_time_of_day_is_asked_by_who_gives_it_to_others():
    found = [m.name for m in modules() for each in m.imports if each.target == f"{TIME_OF_DAY}.time"]
    assert {name.split(".")[1] for name in found} <= {"ui", "cli"}


def tellers(moment: str) -> set[str]:
    """Give the books, and the engine, whose modules speak of a moment."""
    word = re.compile(rf"\b{moment}\b")
    inside = [m for m in modules() if m.layer in ("rules", "rulebooks") and m.name != MOMENTS]
    return {book_of(m.name) or m.layer for m in inside if word.search(m.text)}


def test_the_engine_knows_no_moment_of_a_single_book():
    (module,) = (module for module in modules() if module.name == MOMENTS)
    told = [node.name for node in module.tree.body if isinstance(node, ast.ClassDef)]
    assert "Rolled" in told
    assert [name for name in told if "rules" not in tellers(name) and len(tellers(name)) < 2] == []


def test_imports_are_written_out():
    """A name built while running, or one counted from where the module lies, would hide from these tests."""
    hidden = ("import_module", "__import__")
    assert [m.name for m in modules() if any(word in m.text for word in hidden)] == []
    assert [m.name for m in modules() for found in m.imports if found.target.startswith(".")] == []


def at_start(module: Module) -> list[str]:
    """Give the modules of the program that loading a module loads directly."""
    wanted: list[Import] = [found for found in module.imports if found.at_start]
    return [found.target for found in wanted if found.target in module_names() and found.target != PACKAGE]


def cycle_from(start: str, needs: dict[str, list[str]]) -> list[str]:
    """Give a way from a module back to itself, or nothing."""
    ways, seen = [[start]], {start}
    while ways:
        way = ways.pop()
        for target in needs[way[-1]]:
            if target == start:
                return [*way, start]
            if target not in seen:
                seen.add(target)
                ways.append([*way, target])
    return []


def test_no_two_modules_need_each_other_to_load():
    needs = {module.name: at_start(module) for module in modules()}
    cycles = [cycle for name in needs if (cycle := cycle_from(name, needs))]
    assert [" -> ".join(cycle) for cycle in cycles] == []


def test_a_cycle_would_be_seen():
    needs = {"a": ["b"], "b": ["c", "d"], "c": ["b"], "d": []}
    assert cycle_from("b", needs) == ["b", "c", "b"]
    assert cycle_from("a", needs) == cycle_from("d", needs) == []
