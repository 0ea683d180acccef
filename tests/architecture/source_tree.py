"""The program's own source, read but not run: modules, their imports, functions and words."""

import ast
import gc
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = "battlefield"
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Import:
    """One imported module: its dotted name, its line, and when it is imported."""

    target: str
    line: int
    at_start: bool  # when its importer is loaded; otherwise in a function, or for the type checker alone


@dataclass(frozen=True)
class Module:
    """A module of the program: its dotted name and its text."""

    name: str
    text: str

    @property
    def tree(self) -> ast.Module:
        """The parsed text."""
        return _parsed(self.text)

    @property
    def layer(self) -> str:
        """The folder below the package, or the module itself where it lies beside the folders."""
        return self.name.split(".")[1] if "." in self.name else ""

    @property
    def lines(self) -> int:
        """How long the module is."""
        return len(self.text.splitlines())

    @cached_property
    def imports(self) -> tuple[Import, ...]:
        """Everything it imports, anywhere."""
        return tuple(_imports(self.tree, True))

    @property
    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        """Every function and method, nested ones included."""
        for node in statements(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node


@cache
def _parsed(text: str) -> ast.Module:
    """Parse with no look for garbage, then or later, which took longer than parsing: all of it stays."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Give all statements within one, nested ones included, sooner than by going through expressions, too."""
    for child in _within(node):
        yield child
        yield from statements(child)


def _within(node: ast.AST) -> Iterator[ast.AST]:
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        found = getattr(node, field, ())
        yield from found if isinstance(found, list) else ()


def _imports(node: ast.AST, at_start: bool) -> Iterator[Import]:
    for child in _within(node):
        if isinstance(child, ast.Import):
            yield from (Import(alias.name, child.lineno, at_start) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            yield from _imports_from(child, at_start)
        else:
            later = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) or _is_for_checkers(child)
            yield from _imports(child, at_start and not later)


def _imports_from(node: ast.ImportFrom, at_start: bool) -> Iterator[Import]:
    """Give each name taken that is a module itself, and the module that the others are taken from."""
    source = "." * node.level + (node.module or "")
    names = [f"{source}.{alias.name}" for alias in node.names]
    taken = [name if name in module_names() else source for name in names]
    yield from (Import(target, node.lineno, at_start) for target in dict.fromkeys(taken))


def _is_for_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def _name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@lru_cache(maxsize=1)
def module_names() -> frozenset[str]:
    """Give the dotted names of all modules of the program."""
    return frozenset(_name_of(path) for path in (ROOT / PACKAGE).rglob("*.py"))


@lru_cache(maxsize=1)
def modules() -> tuple[Module, ...]:
    """Give all modules of the program, in the order of their names."""
    files = sorted((ROOT / PACKAGE).rglob("*.py"))
    return tuple(Module(_name_of(path), path.read_text(encoding="utf-8")) for path in files)


@lru_cache(maxsize=1)
def modules_of_tests() -> tuple[Module, ...]:
    """Give all modules of the tests, named as if they lay beside what they test."""
    files = sorted(path for path in (ROOT / "tests").rglob("*.py") if "benchmarks" not in path.parts)
    names = (_name_of(path).replace("tests", PACKAGE, 1) for path in files)
    return tuple(Module(name, path.read_text("utf-8")) for name, path in zip(names, files, strict=True))


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count a function's lines from its `def` to its end, the docstring included."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def public_definitions(body: list[ast.stmt], within: str) -> Iterator[tuple[str, Definition]]:
    """Give the public classes, functions and methods of a module's or class's body, with dotted names."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.startswith("_"):
                continue
            yield f"{within}.{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from public_definitions(node.body, f"{within}.{node.name}")
