"""Rows of effects: each does something or says why not, and a new one is known by its row alone."""

import pytest
from supremes import amount, hit, hp, model, play, street

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.pulp_city import words
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.effects.laying import lasting
from battlefield.rulebooks.pulp_city.models.hurting import hurt
from battlefield.rulebooks.pulp_city.models.rows import Effect, Trial
from battlefield.rulebooks.pulp_city.models.vocabulary import PROJECTILE
from battlefield.rulebooks.pulp_city.muster import why_not_held
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.perks import Gives
from battlefield.rules.core.state import Held
from battlefield.rules.core.words import befalling
from battlefield.rules.scene.contents import Board, Model, Scene

WORDS = {value for name, value in vars(words).items() if name.isupper()}


@pytest.mark.parametrize("row", EFFECTS.values(), ids=lambda row: row.name)
def test_a_row_does_something_or_says_why_not(row):
    does = row.applies or row.spreads or row.gives or row.forbids or row.reacts or row.uses
    assert bool(does) != bool(row.without), "a row without behaviour, or a stated reason, is a defect"
    assert not row.without or row.without.endswith(".")


@pytest.mark.parametrize("row", EFFECTS.values(), ids=lambda row: row.name)
def test_what_an_action_can_list_is_applied_or_spreads(row):
    assert bool(row.form) == bool(row.applies or row.spreads)


def test_rows_speak_words_that_are_written_down():
    spoken = {each.stat for row in EFFECTS.values() for each in row.gives}
    spoken |= {each.what for row in EFFECTS.values() for each in row.forbids}
    assert spoken <= WORDS | {befalling(name) for name in EFFECTS}


def scorch(game, strike, line, on, by):
    """Hurt by one more than the number, and lie on the target."""
    hurt(game, on, line.amount + 1, line.effect, by)
    yield from lasting()(game, strike, line, on, by)


@pytest.fixture
def scorching(monkeypatch):
    """A row that the book does not have."""
    row = Effect(
        "Scorch",
        "Harm",
        says="The target loses one HP more than the number.",
        form="amount",
        applies=scorch,
        gives=(Gives(words.ATTACK_DICE, lambda _ask, bearer: plus(1, bearer.perk.name), scope="under"),),
        spares_things=True,
        groups=("Flames",),
        trial=Trial(usual=5, ap=True, action=PROJECTILE),
    )
    monkeypatch.setitem(CATALOGUE.perks, row.name, row)
    monkeypatch.setitem(EFFECTS, row.name, row)


def burnt(perks=(), kind="Supreme"):
    hero = model("hero", "red", (10.0, 10.0), hit("FX Scorch 2"), strength=9)
    foe = model("foe", "blue", (14.0, 10.0), perks=perks, words=(kind,))
    return play(street(hero, foe), "hero", "hero/Hit", dice=(6, 1))


@pytest.mark.usefixtures("scorching")
def test_a_new_row_is_applied_and_lies_on_its_target():
    assert (hp(burnt(), "foe"), amount(burnt(), "foe", "Scorch")) == (7, 2)


@pytest.mark.usefixtures("scorching")
def test_a_new_row_spares_who_is_immune_to_its_group_and_what_is_inanimate():
    assert hp(burnt(perks=("Immune/Flames",)), "foe") == 10
    assert hp(burnt(kind="Object"), "foe") == 10


@pytest.mark.usefixtures("scorching")
def test_a_roster_may_list_a_new_row_as_it_is_printed():
    assert why_not_held(Held("FX Scorch 2")) == ""
    assert why_not_held(Held("FX Scorch")) and why_not_held(Held("FX Scorch/Living"))


@pytest.mark.usefixtures("scorching")
def test_a_card_tells_what_a_new_row_says():
    card = PULP_CITY.card(burnt(), "foe")
    assert [(perk.name, perk.says) for perk in card.effects] == [
        ("Scorch 2", "The target loses one HP more than the number.")
    ]


@pytest.mark.usefixtures("scorching")
def test_a_new_row_is_on_the_bench_with_what_it_asks_for():
    effect = next(each for each in PULP_CITY.bench.effects if each.name == "Scorch")
    assert {"amount", "pool"} <= {dial.key for dial in effect.dials}
    base = BaseSize.round(30)
    models = (Model("a", base, (10.0, 10.0), "", "red"), Model("b", base, (14.0, 10.0), "", "blue"))
    begun = PULP_CITY.bench.begun(Case(Scene(Board(30, 30), models=models), effect, "a", "b"))
    running = Running(begun.state, CATALOGUE, begun.flow, Listed(()))
    assert running.pending is None
    assert running.game.state.figures["b"].hp == 8 - 6
    assert len(running.game.state.figures["a"].weapons) == 2
