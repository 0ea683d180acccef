"""Functions do one thing, modules have one subject, and what is public says what it promises."""

import ast
import re

import pytest
from source_tree import ROOT, length, modules, public_definitions

LONGEST_FUNCTION, LONGEST_MODULE = 40, 450
SHORT, SHORT_SHARE = 15, 0.85
WRITTEN = {".py", ".md", ".toml", ".json", ".svg", ""}  # "" is the CI's own script


def test_no_function_is_too_long():
    long = [
        f"{module.name}.{function.name}: {length(function)} lines"
        for module in modules()
        for function in module.functions
        if length(function) > LONGEST_FUNCTION
    ]
    assert long == []


def test_most_functions_are_short():
    lengths = [length(function) for module in modules() for function in module.functions]
    short = sum(lines <= SHORT for lines in lengths)
    assert short >= SHORT_SHARE * len(lengths) > 0


def test_no_module_is_too_long():
    assert [f"{m.name}: {m.lines} lines" for m in modules() if m.lines > LONGEST_MODULE] == []


def test_everything_public_has_a_docstring():
    bare = [module.name for module in modules() if not ast.get_docstring(module.tree)]
    bare += [
        name
        for module in modules()
        for name, node in public_definitions(module.tree.body, module.name)
        if not ast.get_docstring(node)
    ]
    assert bare == []


def written_files():
    """Every text that belongs to the project."""
    places = ("battlefield", "tests", "docs", "maps", "assets", ".ci")
    found = [path for place in places for path in (ROOT / place).rglob("*") if path.is_file()]
    return [*(path for path in found if path.suffix in WRITTEN), *ROOT.glob("*.md"), ROOT / "pyproject.toml"]


@pytest.mark.parametrize("mark", ["TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK"])
def test_nothing_is_put_off(mark):
    marked = re.compile(rf"\b{mark}\b")
    assert [
        str(path.relative_to(ROOT))
        for path in written_files()
        if marked.search(path.read_text(encoding="utf-8"))
    ] == []
