"""The words of each book's rows: made in one place, each one both asked for and answered.

A word that is misspelt is no word, which the type checker finds. What it cannot find is looked for here: a word
that some rule asks for and no row gives, or that rows give and nobody asks for; a fact that is remembered and
never read; a perk, or a number of a row, that no row has.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from source_tree import Module, modules

from battlefield.rulebooks.registry import OFFERS

KINDS = ("Stat", "Prohibition", "Fact")
ANSWERS = ("Gives", "Forbids", "Perk")
BOOKS = tuple(offer.key for offer in OFFERS)


@cache
def inside(*packages: str) -> tuple[Module, ...]:
    return tuple(each for each in modules() if each.name.startswith(packages))


def called(node: ast.AST) -> str:
    """The name of what is called, without the module it is in."""
    assert isinstance(node, ast.Call)
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


@cache
def made(book: str) -> dict[str, str]:
    """The words of a book, and families of them, by name, each with its kind."""
    found: dict[str, str] = {}
    for module in inside(f"battlefield.rulebooks.{book}.words"):
        for node in module.tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                found[ast.unparse(target)] = found.get(called(node.value), called(node.value))
            elif isinstance(node, ast.FunctionDef) and node.returns is not None:
                found[node.name] = next(kind for kind in KINDS if kind in ast.unparse(node.returns))
    return found


@cache
def answering() -> frozenset[str]:
    """What is called to make answers: the answers themselves, and what returns some, or rows."""
    functions = (function for module in modules() for function in module.functions)
    makers = (
        function.name
        for function in functions
        if function.returns is not None and any(each in ast.unparse(function.returns) for each in ANSWERS)
    )
    return frozenset((*ANSWERS, *makers))


def uses(node: ast.AST, answered: bool = False) -> Iterator[tuple[str, bool, bool]]:
    """Every name in some code: whether in an answer, and whether it is called."""
    for child in ast.iter_child_nodes(node):
        inner = answered
        if isinstance(child, ast.Call):
            inner = answered or called(child) in answering()
            if called(child) == "map" and child.args:
                inner = answered or getattr(child.args[0], "id", "") in answering()
        if isinstance(child, ast.Lambda | ast.FunctionDef):
            inner = False  # what an answer asks for in turn
        if isinstance(child, ast.Name):
            yield child.id, inner, isinstance(node, ast.Call) and node.func is child
        yield from uses(child, inner)


@cache
def found_in(book: str) -> dict[str, set[tuple[bool, bool]]]:
    found: dict[str, set[tuple[bool, bool]]] = defaultdict(set)
    for module in inside(f"battlefield.rulebooks.{book}", "battlefield.app", "battlefield.rules"):
        if not module.name.endswith(".words"):
            for name, answered, is_called in uses(module.tree):
                found[name].add((answered, is_called))
    return found


def test_words_are_made_in_modules_of_words_alone():
    elsewhere = [
        f"{module.name}, line {node.lineno}: {ast.unparse(node)}"
        for module in modules()
        if not module.name.endswith(".words")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and called(node) in KINDS
    ]
    assert elsewhere == []


@pytest.mark.parametrize("book", BOOKS)
def test_facts_are_both_remembered_and_read(book):
    for name, kind in made(book).items():
        if kind == "Fact" and not name.islower():
            called_or_not = {is_called for _, is_called in found_in(book)[name]}
            assert called_or_not == {True, False}, f"{name}: {'never read' if True in called_or_not else 'never put down'}"
