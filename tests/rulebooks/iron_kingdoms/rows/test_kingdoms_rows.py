"""What an effect does stands in its row: no other module of the book knows one by its name."""

import ast
import re
from pathlib import Path

import by_hand
import pytest
from characters import character, critical, field, gun

from battlefield.rulebooks import iron_kingdoms
from battlefield.rulebooks.iron_kingdoms.attacking import attack
from battlefield.rulebooks.iron_kingdoms.blow import Blow
from battlefield.rulebooks.iron_kingdoms.continuous import remain
from battlefield.rulebooks.iron_kingdoms.effects import ROWS
from battlefield.rulebooks.iron_kingdoms.models import number
from battlefield.rulebooks.iron_kingdoms.rows import conditions, special
from battlefield.rulebooks.iron_kingdoms.rows.row import Row
from battlefield.rules.core.perks import Catalogue

BOOK = Path(iron_kingdoms.__file__).parent
MODULES = sorted(BOOK.glob("*.py"))
NAMED = re.compile(rf"\b({'|'.join(ROWS)})\b")
CONSTANTS = {
    name for module in (conditions, special) for name, each in vars(module).items() if isinstance(each, Row)
}


def named(tree):
    """Give what names an effect in a module: words, docstrings aside, and constants that stand for one."""
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield from NAMED.findall(node.value)
        elif isinstance(node, ast.Name | ast.alias | ast.Attribute):
            name = getattr(node, "id", getattr(node, "attr", getattr(node, "name", "")))
            yield from CONSTANTS & {name}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_no_module_outside_of_the_rows_names_an_effect(module):
    assert list(named(ast.parse(module.read_text()))) == []


def test_a_name_outside_of_the_rows_would_be_found():
    tree = ast.parse('"""Fire."""\nif name == "Fire" or name == KNOCKDOWN or name == rows.PRONE:\n    pass\n')
    assert sorted(named(tree)) == ["Fire", "KNOCKDOWN", "PRONE"]


def test_an_effect_comes_from_a_weapon_or_its_row_says_why_not():
    for row in ROWS.values():
        assert row.kind == "weapon" or bool(row.sort) != bool(row.unbrought), row.name
        assert not row.sort or row.applies, row.name


def test_of_each_sort_that_a_weapon_brings_about_there_is_an_effect():
    brought = {sort for row in ROWS.values() for sort in row.brings}
    assert brought == {row.sort for row in ROWS.values() if row.sort}


def test_a_new_effect_needs_no_more_than_its_row():
    """A critical hit puts it on the target, with the numbers of the row."""
    frost = Row("Frost", numbers={"spd": -2}, says="Slow.", applies=remain, sort="continuous")
    state = field(
        character("kay", "red", (20.0, 30.0), gun(critical("Frost"))),
        character("foe", "blue", (20.0, 24.0), facing=180.0),
    )
    game = by_hand.run(
        state,
        Catalogue((*ROWS.values(), frost)),
        lambda game: attack(game, Blow("kay", "kay/Gun", "foe")),
        (4, 4, 1, 1),
        (),
    )
    assert game.state.is_under("foe", "Frost") and number(game, "spd", "foe").value == 4
