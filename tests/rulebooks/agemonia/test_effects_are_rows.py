"""An effect is a row: all that it does is in it, no other module names it, and a new one needs no more."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from mills import act, begun, figure, held, mill, options, running, squares

from battlefield.rulebooks.agemonia import bench, muster, words
from battlefield.rulebooks.agemonia.attacking import strike
from battlefield.rulebooks.agemonia.conditions import conditions_on
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.effects.conditions import condition
from battlefield.rulebooks.agemonia.rows import Applies, Condition, Row, Trial, rows_of
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.turns import _deeds
from battlefield.rulebooks.agemonia.vocabulary import GATE
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.perks import Catalogue

BOOK = Path(words.__file__).parent
MODULES = sorted(path for path in BOOK.rglob("*.py") if path.parent.name != "effects")
NAMES = sorted(row.name for row in rows_of(CATALOGUE))
WORD_OF_A_TOKEN = ("vocabulary.py", GATE)  # printed on tokens, as "Start" and "Trap" are


def does_something(row):
    """Whether a row has behaviour of its own."""
    return bool(row.gives or row.forbids or row.reacts or row.uses or row.applies or row.spares)


@pytest.mark.parametrize("row", rows_of(CATALOGUE), ids=lambda row: row.name)
def test_a_row_does_something_or_says_why_not(row):
    assert does_something(row) != bool(row.without)


def test_all_rows_are_of_the_book_s_own_kind():
    assert len(rows_of(CATALOGUE)) == len(CATALOGUE.perks)


def named_in(text):
    """The effects that strings or constants of a module name, docstrings left aside."""
    tree, found = ast.parse(text), set()
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found |= {name for name in NAMES if re.search(rf"\b{name}\b", node.value)}
        if isinstance(node, ast.Name | ast.Attribute | ast.alias):
            own = getattr(node, "id", "") or getattr(node, "attr", "") or getattr(node, "name", "")
            found |= {name for name in NAMES if own.strip("_") == name.upper().replace(" ", "_")}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(BOOK)))
def test_no_module_but_those_of_the_rows_names_an_effect(path):
    found = {(path.name, name) for name in named_in(path.read_text(encoding="utf-8"))}
    assert found - {WORD_OF_A_TOKEN} == set()


@pytest.mark.parametrize(
    "text",
    [
        "if name == 'Stunned':\n    pass",
        "why = f'Pull: where {name} goes'",
        "from somewhere import MIRROR",
        "game.lift(unit, vocabulary.TURN_FIRST)",
        "_PUSH = 1",
    ],
)
def test_a_name_would_be_seen(text):
    assert named_in(text)


# a new effect, nowhere but in its row


def _lift_up(game, deed, targets):
    for target in targets:
        game.say(f"is lifted by {deed.number('amount')}", target)
    yield from ()


LIFT = Row(
    "Lift", "Movement", "weapon", numbers={"amount": 4}, says="Up {amount}.", applies=Applies(_lift_up)
)
DAZED = condition("Dazed", "It does not know where it is.", Condition(0, by_maneuver=True))
BOTH = Catalogue((*CATALOGUE.perks.values(), LIFT, DAZED))


def hit(*perks, effects=(), **more):
    sel = figure("sel", "A", act("Hit", "Melee", *perks, damage=1), might=1, initiative=1)
    return mill(squares("AB"), sel, figure("foe", "A", **more), effects=effects)


def test_a_new_effect_of_an_attack_comes_about_by_its_row_alone():
    def begin(game):
        yield from strike(game, Turn("sel"), "sel/Hit", ("foe",))

    flow = Running(hit(held("Lift", amount=2), "Dazed"), BOTH, begin, Listed((5,)))
    assert [event.words for event in flow.game.events if hasattr(event, "words")] == ["is lifted by 2"]
    assert flow.game.state.is_under("foe", "Dazed")


def test_a_new_condition_has_its_place_among_the_others():
    """Of three the one with the lowest number goes, and an Ally may end it by a maneuver."""
    state = hit(effects=(("Held", "sel"), ("Dazed", "sel")))
    assert conditions_on(Game(state, BOTH), "sel") == ("Dazed", "Held")
    assert "Dazed" in _deeds(Game(state, BOTH), Turn("sel"))
    assert conditions_on(running(state), "sel") == ("Held",)


def test_the_bench_reads_off_a_row_how_it_is_tried():
    shown = bench._effect(LIFT)
    assert [dial.key for dial in shown.dials] == ["amount", "ability", "hp", "heroes"]
    assert bench._effect(replace(LIFT, applies=Applies(_lift_up, "map"))).roles == ("attacker",)
    tried = replace(LIFT, trial=Trial("attack"), on="figure", applies=None)
    assert {"damage", "range", "shield"} <= {dial.key for dial in bench._effect(tried).dials}


def test_a_roster_may_name_what_a_row_says_that_it_may():
    on = {row.name: row.on for row in rows_of(CATALOGUE)}
    assert [on[name] for name in muster.OF_FIGURES] == ["figure"] * 4
    assert "Wounded" not in (*muster.OF_FIGURES, *muster.OF_ACTIONS)


def test_what_is_open_to_an_action_makes_it_usable():
    """A jump of one area has nowhere to go where the area beside is full."""
    leap = act("Leap", "Skill", held("Jump", amount=1))
    for most, offered in ((1, False), (2, True)):
        areas = squares("AB", capacity={"B": most})
        dog = figure("dog", "A", leap, words=("Ally",), initiative=1)
        state = mill(areas, dog, figure("foe", "B"))
        assert ("dog/Leap" in options(begun(state, "dog").pending)) is offered
