"""Tells which tests reach a module of the program, nearest first: by how many imports each is away.

python tests/where.py battlefield.app.desk.desk
python tests/where.py battlefield/app/desk/desk.py
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent / "architecture")]

from source_tree import PACKAGE, ROOT, Module, module_names, modules, statements  # noqa: E402


@cache
def _tests() -> tuple[Module, ...]:
    files = sorted(path for path in (ROOT / "tests").rglob("*.py") if "benchmarks" not in path.parts)
    return tuple(Module(".".join(path.relative_to(ROOT).with_suffix("").parts), path.read_text("utf-8"))
                 for path in files)  # fmt: skip


@cache
def _helpers() -> dict[str, str]:
    """The modules of tests by their last names, by which they import each other."""
    return {module.name.rpartition(".")[2]: module.name for module in _tests()}


@cache
def _handed_out() -> dict[str, dict[str, str]]:
    """By package: the names that it takes from modules to hand them out, each with its module."""
    doors = (module for module in modules() if (ROOT / module.name.replace(".", "/")).is_dir())
    return {door.name: {alias.asname or alias.name: node.module for node in door.tree.body
                        if isinstance(node, ast.ImportFrom) and node.module for alias in node.names
                        if f"{node.module}.{alias.name}" not in module_names()}
            for door in doors}  # fmt: skip


def _source(module: str, name: str) -> str:
    """Follow a name through doors to the module that it comes from."""
    while (further := _handed_out().get(module, {}).get(name)) in module_names():
        module = str(further)
    return module


def _targets(module: Module) -> Iterator[str]:
    """Yield all that a module imports; what a door only hands on is not its own."""
    handed = _handed_out().get(module.name, {})
    for node in statements(module.tree):
        if isinstance(node, ast.Import):
            yield from (_helpers().get(alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in module_names():
                    yield whole
                elif not ((alias.asname or alias.name) in handed and _only_hands_on(module, alias.name)):
                    yield from (_helpers().get(node.module, node.module), _source(node.module, alias.name))


def _only_hands_on(module: Module, name: str) -> bool:
    """Whether a door does nothing with a name of its own but give it to others."""
    return all(not (isinstance(node, ast.Name) and node.id == name) for node in ast.walk(module.tree))


@cache
def importers() -> dict[str, set[str]]:
    """By module of the program or of the tests: who imports it, or a name of it by a door."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in (*modules(), *_tests()):
        for target in _targets(module):
            for known in _with_packages(target):
                found[known].add(module.name)
    return found


def _with_packages(name: str) -> list[str]:
    """A module and the packages about it, which are loaded with it."""
    parts = name.split(".")
    inner = parts[0] == PACKAGE
    return [".".join(parts[:n]) for n in range(1, len(parts) + 1)] if inner else [name]


def nearest(name: str, users: Mapping[str, set[str]]) -> dict[str, int]:
    """The tests that come to a module by imports, each with how many it takes, the fewest first."""
    away, queue = {name: 0}, [name]
    for each in queue:
        for user in sorted(users.get(each, set()) - away.keys()):
            away[user] = away[each] + 1
            queue.append(user)
    return {user: steps for user, steps in away.items() if user.rpartition(".")[2].startswith("test_")}


def reached() -> set[str]:
    """All that some test comes to by imports."""
    taken: dict[str, set[str]] = defaultdict(set)
    for target, users in importers().items():
        for user in users:
            taken[user].add(target)
    found = {user for user in taken if user.rpartition(".")[2].startswith("test_")}
    queue = [*found]
    for each in queue:
        new = taken.get(each, set()) - found
        found |= new
        queue += new
    return found


def reaching(name: str) -> dict[str, int]:
    """The tests that reach a module of the program, nearest first."""
    return nearest(name, importers())


def named(said: str) -> str:
    """The dotted name of a module that is given by name or by path."""
    path = Path(said)
    parts = path.with_suffix("").parts if path.suffix == ".py" else (said,)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def main(said: str) -> int:
    """Print the tests of a module; end with 1 where there is no such module."""
    name = named(said)
    if name not in module_names():
        print(f"There is no module {name}.", file=sys.stderr)
        return 1
    for test, steps in reaching(name).items():
        print(f"{steps:3} {test.replace('.', '/')}.py")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
