"""From outside a room only its door is used: the names that its `__init__` hands out, the modules it lists.

A room is a package right below a layer. `OPEN` lists modules for everybody, `SISTERS` those for rooms of the
same layer alone. Tests lie in folders of the same names as what they test, and a test of the inside of a room
may reach inside that room.
"""

import ast
from dataclasses import dataclass
from functools import cache, lru_cache

import pytest
from source_tree import PACKAGE, ROOT, Module, module_names, modules, modules_of_tests, statements

MOST_MODULES = 25  # that one folder may hold
MOST_NAMES = 185  # that the layers above take from geometry
MOST_OPEN = 17  # modules of geometry that they take names from, beside the doors of its rooms


@dataclass(frozen=True)
class Door:
    """What a room lets others take: names of its own, modules in it, and what only its layer may take."""

    names: frozenset[str]
    modules: frozenset[str]
    sisters: frozenset[str] = frozenset()

    def opens(self, module: str, user: str, room: str) -> bool:
        """Whether a module of the room may be taken by some other module."""
        return module in self.modules or (module in self.sisters and layer_of(user) == layer_of(room))


@dataclass(frozen=True)
class Taking:
    """One thing that is imported: a module, or a name in one."""

    module: str
    name: str
    line: int


def layer_of(module: str) -> str:
    """The layer that a module lies in."""
    return ".".join(module.split(".")[1:2])


def room_of(module: str) -> str:
    """The room that a module lies in, or nothing where it is in none."""
    room = ".".join(module.split(".")[:3])
    return room if room in rooms() else ""


@lru_cache(maxsize=1)
def rooms() -> dict[str, Door]:
    """The doors of all rooms, by name."""
    folders = {name.rpartition(".")[0] for name in module_names()}
    return {m.name: _door(m) for m in modules() if m.name.count(".") == 2 and m.name in folders}


def _door(module: Module) -> Door:
    return Door(_listed(module, "__all__"), _listed(module, "OPEN"), _listed(module, "SISTERS"))


def _listed(module: Module, name: str) -> frozenset[str]:
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return frozenset(ast.literal_eval(node.value))
    return frozenset()


@cache
def takings(module: Module) -> list[Taking]:
    """All that a module imports from the program, at any time."""
    found = (node for node in statements(module.tree) if isinstance(node, ast.ImportFrom))
    own = (node for node in found if node.module and node.module.split(".")[0] == PACKAGE)
    return [_taking(node, alias.name) for node in own for alias in node.names]


def _taking(node: ast.ImportFrom, name: str) -> Taking:
    source, whole = str(node.module), f"{node.module}.{name}"
    is_module = whole in module_names()
    return Taking(whole, "", node.lineno) if is_module else Taking(source, name, node.lineno)


def is_past_door(user: str, taken: Taking) -> bool:
    """Whether somebody outside of a room takes what its door does not give."""
    room = room_of(taken.module)
    if not room or f"{user}.".startswith(f"{room}."):
        return False
    if taken.module == room:
        return bool(taken.name) and taken.name not in rooms()[room].names | _own_names(room)
    return not rooms()[room].opens(taken.module.removeprefix(f"{room}."), user, room)


@cache
def _own_names(room: str) -> frozenset[str]:
    """What the room's own `__init__` defines for everybody, where it is a module with words of its own."""
    body = next(module for module in modules() if module.name == room).tree.body
    named = (node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef))
    targets = (node.targets[0] if isinstance(node, ast.Assign) else node.target for node in body
               if isinstance(node, ast.Assign | ast.AnnAssign))  # fmt: skip
    both = (*named, *(target.id for target in targets if isinstance(target, ast.Name)))
    return frozenset(name for name in both if not name.startswith("_"))


def breaches(module: Module) -> list[str]:
    """Name the imports of a module that pass by a door."""
    found = (taken for taken in takings(module) if is_past_door(module.name, taken))
    return [f"{module.name}:{taken.line} takes {taken.module} {taken.name}".strip() for taken in found]


def test_the_program_uses_doors_only():
    assert [breach for module in modules() for breach in breaches(module)] == []


def test_tests_use_doors_only():
    assert [breach for module in modules_of_tests() for breach in breaches(module)] == []


def taken_from_outside(layer: bool = False) -> set[Taking]:
    """All that the program and the tests take from rooms other than their own, or from layers below alone."""
    users = (*modules(), *modules_of_tests())
    found = ((module.name, taken) for module in users for taken in takings(module))
    return {taken for user, taken in found if room_of(taken.module) != room_of(user)
            and not (layer and layer_of(user) == layer_of(taken.module))}  # fmt: skip


def test_every_open_module_is_there_and_taken_by_somebody_outside():
    taken = {each.module for each in taken_from_outside()}
    opened = {f"{room}.{m}" for room, door in rooms().items() for m in door.modules | door.sisters}
    assert opened - module_names() == opened - taken == set()


def test_what_geometry_opens_to_all_is_taken_above_it():
    taken = {(each.module, each.name) for each in taken_from_outside(layer=True)}
    doors = {room: door for room, door in rooms().items() if layer_of(room) == "geometry"}
    names = {(room, name) for room, door in doors.items() for name in door.names}
    opened = {f"{room}.{module}" for room, door in doors.items() for module in door.modules}
    assert names - taken == opened - {module for module, _ in taken} == set()


def test_the_doors_of_geometry_only_grow_narrower():
    above = {(taken.module, taken.name) for module in modules() for taken in takings(module)
             if layer_of(taken.module) == "geometry" != module.layer}  # fmt: skip
    assert len(above) <= MOST_NAMES
    assert len({module for module, _ in above} - rooms().keys()) <= MOST_OPEN


def test_no_folder_holds_too_many_modules():
    folders = [path for part in (PACKAGE, "tests") for path in (ROOT / part).rglob("*") if path.is_dir()]
    sizes = {str(path.relative_to(ROOT)): len([*path.glob("[!_]*.py")]) for path in folders}
    assert {folder: size for folder, size in sizes.items() if size > MOST_MODULES} == {}


@pytest.mark.parametrize(
    ("user", "module", "name"),
    [
        ("battlefield.app.desk.tape", "battlefield.geometry.sight.flat", "flat_look"),
        ("battlefield.geometry.sight.flat", "battlefield.geometry.movement.reaching.reach", "reach"),
        ("battlefield.app.desk.tape", "battlefield.geometry.distance", "Kinds"),
        ("battlefield.app.test_tape", "battlefield.geometry.sight.flat", "flat_look"),
        ("battlefield.app.desk.tape", "battlefield.geometry.pieces.solids", "Solid"),
    ],
)
def test_a_way_past_a_door_would_be_seen(user, module, name):
    assert is_past_door(user, Taking(module, name, 1))


@pytest.mark.parametrize(
    ("user", "module", "name"),
    [
        ("battlefield.app.desk.tape", "battlefield.geometry.distance", "gap"),
        ("battlefield.app.desk.tape", "battlefield.geometry.kernel.shapes", "Point"),
        ("battlefield.geometry.distance.gaps", "battlefield.geometry.pieces.solids", "Solid"),
        ("battlefield.geometry.sight.test_sight_flat", "battlefield.geometry.sight.flat", "flat_look"),
    ],
)
def test_doors_and_insides_are_free(user, module, name):
    assert not is_past_door(user, Taking(module, name, 1))
