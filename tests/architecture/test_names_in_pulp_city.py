"""No module of Pulp City but those of its rows names an effect."""

import ast
import re

import pytest
from source_tree import Module, modules

from battlefield.rulebooks.registry import OFFERS

BOOK = "battlefield.rulebooks.pulp_city."
ROWS = f"{BOOK}effects"
NAMES = next(offer.effects().catalogue.perks for offer in OFFERS if offer.key == "pulp-city")
NAME = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(NAMES, key=len, reverse=True)))})(?!\w)")
PRINTED = re.compile(
    r"""Fatigue               # what moving and some actions cost
    | Power\ Up(?=$|\ dice)   # dice that a model has
    | ^P-[\w-]+-\d+$         # a ruling, called after what it is about
    | ^Weak$                  # a power of models, as Immune and Strong
    | ^Falling\ Damage$       # what immunities may name
    | ^Damage\ of\ a\ crash$  # a setting of the battle
    | E?FX\ (Self/)?(Damage|Shift)  # samples of an action's lines
    | Self/                   # how such a line begins""",
    re.VERBOSE,
)


def named(module: Module) -> list[str]:
    """Give the words of a module, but for its docstrings, that name effects, and what it takes of rows."""
    nodes = list(ast.walk(module.tree))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    words = [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    ]
    taken = [each.target for each in module.imports if each.target.startswith(f"{ROWS}.")]
    return [word for word in words if NAME.search(PRINTED.sub("", word))] + taken


def test_no_module_beside_the_rows_names_an_effect():
    others = [m for m in modules() if m.name.startswith(BOOK) and not f"{m.name}.".startswith(f"{ROWS}.")]
    assert len(others) > 20
    assert {module.name: found for module in others if (found := named(module))} == {}


@pytest.mark.parametrize(
    "text",
    [
        'if line.effect == "Knockback": ...',
        'AREAS = ("Blast",)',
        'game.say(f"Grab & Throw: {reason}", unit)',
        'state.is_under(unit, "Stun")',
        f"from {ROWS}.conditions import STUNNED",
    ],
)
def test_the_name_of_an_effect_would_be_seen(text):
    assert named(Module(f"{BOOK}actions.using", text))
