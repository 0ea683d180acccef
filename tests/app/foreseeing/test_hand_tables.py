"""Powers of all four books whose chances can be worked out in the head, as exact fractions."""

from dataclasses import replace
from fractions import Fraction

import pytest

from battlefield.app.bench.carrying_out import case_of
from battlefield.app.bench.foresight import foresee, foresee_well
from battlefield.app.bench.one_effect import Trial
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Area, Board, Model, Scene

INCH = BaseSize.round(25.4)
FOES = Scene(
    Board(48.0, 20.0),
    models=(
        Model("ann", INCH, (5.0, 10.0), "Archers", "red", height=1.5, name="Ann"),
        Model("bob", INCH, (10.0, 10.0), "Brutes", "blue", height=1.5, name="Bob"),
    ),
)
FRIENDS = replace(FOES, models=tuple(replace(model, side="red") for model in FOES.models))
ROW = Scene(
    Board(20, 5),
    models=tuple(replace(m, at=(x, 2.0)) for m, x in zip(FOES.models, (2.0, 7.0), strict=True)),
    areas=tuple(
        Area(name, Polygon(((x, 0.0), (x + 5.0, 0.0), (x + 5.0, 5.0), (x, 5.0))), capacity=3)
        for name, x in (("one", 0.0), ("two", 5.0), ("three", 10.0), ("four", 15.0))
    ),
)


def trial(book, effect, scene=FOES, target="bob", **values):
    return Trial(*case_of(scene, book, effect, "ann", target, values, 1))


def tables(found):
    """What comes about, by its words (those of what is counted end in its verb), with amounts and chances."""
    rows = {}
    for each in found.found.outcomes:
        change = each.change
        words = getattr(change, "words", "") or f"{change.who} {change.verb}"
        rows[words] = {amount: chance for chance, amount in each.amount.amounts}
    return rows


def half(of=Fraction(1, 2)):
    return {0: 1 - of, 1: of}


TABLES = [
    # WARSURGE: a Skill Test passes on 4+
    ("warsurge", "Knockback II", FOES, {}, "Bob · bob is moved by", {0: Fraction(1, 2), 12: Fraction(1, 2)}),
    ("warsurge", "Stun", FOES, {}, "Brutes gains Stun", half()),
    # a 4+ hits, and a save of 5+ leaves two of three hits
    ("warsurge", "Bloody", FOES, {"armour": 5}, "Brutes loses", half(Fraction(1, 3))),
    # D3 + D3 for 20 HP
    (
        "warsurge",
        "Recover",
        FOES,
        {"hp": 20},
        "Archers regains",
        {2: Fraction(1, 9), 3: Fraction(2, 9), 4: Fraction(3, 9), 5: Fraction(2, 9), 6: Fraction(1, 9)},
    ),
    # 2D6 of 9 or less, 30 of 36
    ("warsurge", "Magic Armour I", FOES, {}, "Archers gains Magic Armour I", half(Fraction(30, 36))),
    # one die of 4+ on a friend that has lost 1
    ("warsurge", "Heal", FRIENDS, {}, "Brutes regains", half()),
    # two dice of 4+ on a friend that has lost 2
    ("warsurge", "Repair", FRIENDS, {"lost": 2, "attacks": 2}, "Brutes regains",
     {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}),
    # Pulp City: D6 + 5 above D6 + 4 is a die not below the other's, 21 of 36
    ("pulp-city", "Heal", FOES, {"roll": 1}, "Bob regains", {0: Fraction(15, 36), 2: Fraction(21, 36)}),
    # D6 + 6 above D6 + 4: all but the ten pairs where the defender is two higher
    ("pulp-city", "Stun", FOES, {"roll": 1, "own": 6}, "Bob gains Stun", half(Fraction(26, 36))),
    ("pulp-city", "Knockback", FOES, {"roll": 1}, "Bob · bob is moved by",
     {0: Fraction(15, 36), 4: Fraction(21, 36)}),
    # Iron Kingdoms: 2D6 + 6 of 12; a critical hit is a double of threes or better
    ("iron-kingdoms", "Critical Effect: Knockdown", FOES, {"roll": 1, "pow": 0},
     "the weapon hits Bob", half(Fraction(26, 36))),
    ("iron-kingdoms", "Critical Effect: Knockdown", FOES, {"roll": 1, "pow": 0},
     "Bob gains Knockdown", half(Fraction(4, 36))),
    # fire goes out on a 1 or a 2
    ("iron-kingdoms", "Continuous Effect: Corrosion", FOES, {"maintenance": 1}, "Bob gains Corrosion",
     half(Fraction(4, 6))),
    ("iron-kingdoms", "Continuous Effect: Corrosion", FOES, {"maintenance": 1}, "Bob loses",
     half(Fraction(4, 6))),
    # Agemonia: a blue die shows 0 0 1 1 2 and an hourglass, and damage of 2 meets two of them
    ("agemonia", "Pierce", ROW, {"damage": 1, "ability": 1, "heroes": 1}, "Brutes loses", half()),
    ("agemonia", "Pierce", ROW, {"damage": 2, "ability": 2, "heroes": 1}, "Brutes loses",
     {0: Fraction(15, 36), 1: Fraction(12, 36), 2: Fraction(9, 36)}),
]  # fmt: skip


@pytest.mark.parametrize(("book", "effect", "scene", "values", "what", "table"), TABLES)
def test_the_chances_of_a_power_are_those_of_the_table(book, effect, scene, values, what, table):
    found = foresee_well(trial(book, effect, scene, **values))
    rows = tables(found)
    what = what.replace("Brutes", "Bob") if what not in rows else what
    assert found.found.ways.is_exact
    assert rows[what] == pytest.approx(table) and all(
        isinstance(each, Fraction) for each in rows[what].values()
    )
    assert {float(amount): chance for amount, chance in table.items()} == rows[what]


def test_a_test_of_4_up_is_told_as_half():
    found = foresee(trial("warsurge", "Knockback II"), _never)
    assert "50 %: Bob · bob is moved by 12.00 in." in found.lines()


def test_healing_is_told_as_what_comes_back():
    lines = foresee(trial("warsurge", "Heal", FRIENDS, lost=2, attacks=2), _never).lines()
    assert "Brutes regains 1 HP on average, mostly 0 to 2; 25 % nothing." in lines


def test_who_does_not_move_is_not_told_to_move():
    wall = replace(FOES, models=tuple(replace(m, at=(m.at[0] + 37.5, 10.0)) for m in FOES.models))
    for line in foresee(trial("warsurge", "Knockback II", wall), _never).lines():
        assert "0.00 in" not in line


def test_dice_beyond_all_following_are_tried_and_told_with_their_error():
    found = foresee(trial("warsurge", "Wildcard"), _never)
    lines = " ".join(found.lines())
    assert "; 40 trials)" in lines and "(between" in lines and not found.is_settled


@pytest.mark.campaign
def test_more_trials_follow_until_the_figures_are_good_and_the_same_start_gives_the_same():
    found, counts = foresee(trial("warsurge", "Wildcard"), _never), []
    while not found.is_settled:
        counts.append(found.found.ways.trials)
        found = foresee(trial("warsurge", "Wildcard"), _never, found)
    assert counts == sorted(set(counts)) and found.found.ways.trials > counts[-1]
    assert found.lines() == foresee_well(trial("warsurge", "Wildcard")).lines()


def _never():
    return False
