"""What is written down speaks by tags: no class's or field's name gets into a file or a hash."""

import ast

from source_tree import Module, modules

WRITERS = ("battlefield.files.", "battlefield.rules.core.")
COMPLAINTS = {"battlefield.files.imports.laying.asking"}  # it says of what kind a wrong answer is
NAMES = {"__name__", "__qualname__", "__slots__", "__match_args__", "__dataclass_fields__", "__annotations__"}
LISTS = {"fields", "asdict", "astuple"}  # of dataclasses: they go by what the code calls things


def told(module: Module) -> list[str]:
    """Name the places where a module takes names from classes, but for those in complaints."""
    raised = {
        id(part) for node in ast.walk(module.tree) if isinstance(node, ast.Raise) for part in ast.walk(node)
    }
    found = [
        node
        for node in ast.walk(module.tree)
        if id(node) not in raised and isinstance(node, ast.Attribute | ast.Constant | ast.ImportFrom)
        if getattr(node, "attr", getattr(node, "value", None)) in NAMES or takes_lists(node)
    ]
    return [f"{module.name}:{node.lineno}" for node in found]


def takes_lists(node: ast.AST) -> bool:
    """Tell whether an import takes what lists the fields of dataclasses."""
    if not isinstance(node, ast.ImportFrom):
        return False
    return node.module == "dataclasses" and any(alias.name in LISTS for alias in node.names)


def test_no_record_and_no_hash_has_the_name_of_a_class_or_a_field():
    writers = [m for m in modules() if m.name.startswith(WRITERS) and m.name not in COMPLAINTS]
    assert len(writers) > 20
    assert [place for module in writers for place in told(module)] == []


def test_a_name_that_gets_out_would_be_seen():
    lines = (
        "from dataclasses import fields",
        "kind = {'is': type(value).__name__}",
        "kind = getattr(choice, '__name__', '')",
        "raise TypeError(type(value).__name__)",
    )
    assert told(Module("m", "\n".join(lines))) == ["m:1", "m:2", "m:3"]
