"""The words of each book's rows: made in one place, each one both asked for and answered.

A word that is misspelt is no word, which the type checker finds. What it cannot find is looked for here: a
word that some rule asks for and no row gives, or that rows give and nobody asks for; a fact that is
remembered and never read; a perk, or a number of a row, that no row has.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest
from source_tree import Module, modules

from battlefield.rulebooks.registry import OFFERS

KINDS = ("Stat", "Prohibition", "Fact")
ANSWERS = ("Gives", "Forbids", "Perk")
BOOKS = {offer.key.replace("-", "_"): offer for offer in OFFERS}
OF_PERKS = (
    *("working", "befalling", "spreading", "using", "has", "has_any", "is_under", "effects_on", "unaffected"),
    *("keeps_to_itself", "feeds_on", "suffers_double", "passes_against", "afflict", "impose"),
)  # what is called with the names of perks
PRINTED = ("UNIT_STATS", "WEAPON_STATS", "ACTION_STATS")
BY_NAME = (
    "AGAINST",
    "AMOUNT",
    "ITS_ATTACKS",
    "ITS_MOVES",
    "SAYS",
)  # a roster says them, or they are counted up by name
ELSEWHERE = (
    "EMERGENCY_SHIELD",
    "WILD_ARMOUR",
    "dice_below_floor",
)  # kinds of saves, and what one attack is given


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
            elif isinstance(node, ast.ImportFrom):  # a word that all books share
                found |= {each.name: "Stat" for each in node.names if each.asname == each.name}
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


def names_of(family: str) -> re.Pattern[str]:
    return re.compile(re.escape(family).replace("WHICH", ".+"))


@cache
def answered_by_rows(book: str) -> frozenset[str]:
    rows = BOOKS[book].book().catalogue.perks.values()
    return frozenset(
        word for row in rows for word in (*(g.stat for g in row.gives), *(f.what for f in row.forbids))
    )


@cache
def numbers_of(book: str) -> frozenset[str]:
    rows = BOOKS[book].book().catalogue.perks.values()
    return frozenset(number for row in rows for number in row.numbers)


@cache
def printed(book: str) -> frozenset[str]:
    """The numbers that cards of a book print."""
    parts = [import_module(module.name) for module in inside(f"battlefield.rulebooks.{book}")]
    return frozenset(word for part in parts for name in PRINTED for word in getattr(part, name, ()))


@cache
def asked(book: str) -> dict[str, re.Pattern[str]]:
    """The words that are used for more than answers, each with the texts that it stands for."""
    words = vars(import_module(f"battlefield.rulebooks.{book}.words"))
    kinds = {name: kind for name, kind in made(book).items() if kind != "Fact"}
    used = (name for name in kinds if any(not answered for answered, _ in found_in(book)[name]))
    texts = {name: words[name]("WHICH") if callable(words[name]) else words[name] for name in used}
    return {name: names_of(text) for name, text in texts.items() if text != "WHICH"}


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
def test_what_is_asked_for_is_given_by_some_row_or_printed(book):
    for name, texts in asked(book).items():
        assert name in ELSEWHERE or any(
            map(texts.fullmatch, answered_by_rows(book) | printed(book) | numbers_of(book))
        ), f"no row gives {name}"


@pytest.mark.parametrize("book", BOOKS)
def test_what_rows_give_is_asked_for(book):
    known = (*asked(book).values(), names_of("effect WHICH"))
    for word in answered_by_rows(book):
        assert any(texts.fullmatch(word) for texts in known), f"nobody asks for {word}"


@pytest.mark.parametrize("book", BOOKS)
def test_facts_are_both_remembered_and_read(book):
    for name in (name for name, kind in made(book).items() if kind == "Fact" and name.isupper()):
        put_down = {is_called for _, is_called in found_in(book)[name]}
        assert False in put_down, f"{name} is never read"
        assert True in put_down or name in BY_NAME, f"{name} is never put down"


@pytest.mark.parametrize("book", BOOKS)
def test_perks_and_numbers_that_rules_name_are_those_of_rows(book):
    rows = BOOKS[book].book().catalogue.perks.values()
    perks = {part for row in rows for part in (row.name, row.name.rpartition(" ")[0])}
    for module in inside(f"battlefield.rulebooks.{book}"):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call):
                for word in (each.value for each in node.args if isinstance(each, ast.Constant)):
                    if called(node) in OF_PERKS:
                        assert word in perks, f"{module.name}: no row is called {word}"
                    if called(node) == "number" and isinstance(node.func, ast.Attribute):
                        assert word in numbers_of(book), f"{module.name}: no row has a number {word}"
