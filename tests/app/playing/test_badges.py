"""Badges: what is marked on the rim of a model, and spelled out in words."""

from dataclasses import replace

import pytest
from battles import advance, battle

from battlefield.app.playing.badges import MOST, badges, effect_words, tip_of
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.state import FOREVER, Effect, Until


@pytest.fixture(scope="module")
def played():
    """The sample battle with some units of both sides on the table, and nothing remembered of any."""
    fought = battle()
    while len({unit.side for unit in fought.state.on_table()}) < 2:
        advance(fought, 1)
    return replace(fought.state, effects=()), fought.book.catalogue


def first_units(state):
    units = state.on_table()
    own = units[0]
    return own, next(unit for unit in units if unit.side != own.side)


def under(state, *effects):
    """Put effects on things: (name, on, by, amount, until)."""
    made = tuple(Effect(number, *each) for number, each in enumerate(effects, state.serial + 1))
    return replace(state, effects=made)


def test_a_unit_of_which_nothing_is_to_be_told_has_no_badge(played):
    assert badges(*played) == {}


def test_a_wound_is_marked_on_the_model_that_has_it_alone(played):
    state, catalogue = played
    unit = state.on_table()[0]
    figure = state.figures_of(unit.id)[-1]
    hurt = state.with_figures(replace(figure, hp=figure.hp - 1))
    found = badges(hurt, catalogue)
    assert list(found) == [figure.id]
    assert [badge.shown for badge in found[figure.id]] == [f"{figure.hp - 1}/{figure.hp}"]
    assert found[figure.id][0].words == f"{figure.hp - 1} HP of {figure.hp}"


def test_what_is_true_of_a_whole_unit_is_marked_on_its_first_model(played):
    state, catalogue = played
    own, foe = first_units(state)
    found = badges(under(state, (unit_status.MELEE, own.id, foe.id), (unit_status.ACTED, own.id)), catalogue)
    assert list(found) == [own.figures[0]]
    assert [badge.kind for badge in found[own.figures[0]]] == ["melee", "acted"]
    assert found[own.figures[0]][0].words == f"in a melee with {foe.name}"


def test_effects_bear_their_first_letters_and_what_rules_remember_is_not_shown(played):
    state, catalogue = played
    own, _ = first_units(state)
    found = badges(under(state, ("Iron Will", own.id), ("Burn", own.id), ("moved", own.id)), catalogue)
    assert [badge.shown for badge in found[own.figures[0]]] == ["IW", "B"]


def test_more_badges_than_four_are_counted(played):
    state, catalogue = played
    own, _ = first_units(state)
    names = ("Burn", "Daze", "Fear", "Rally", "Slow", "Taunt")
    found = badges(under(state, *((name, own.id) for name in names)), catalogue)[own.figures[0]]
    assert len(found) == MOST + 1
    assert (found[-1].kind, found[-1].shown, found[-1].words) == ("more", "+2", "Slow\nTaunt")


def test_carried_units_are_counted_on_their_carrier(played):
    state, catalogue = played
    own, foe = first_units(state)
    aboard = state.with_unit(replace(foe, where=own.id))
    found = badges(aboard, catalogue)
    assert [(badge.shown, badge.words) for badge in found[own.figures[0]]] == [("1", f"carries {foe.name}")]
    assert foe.figures[0] not in found


@pytest.mark.parametrize(
    ("until", "amount", "words"),
    [
        (FOREVER, 1, "Burn, by {foe}"),
        (Until("turn", 3), 2, "Burn ×2, until the end of turn 3, by {foe}"),
        (Until("phase", 0), 1, "Burn, until the end of this phase, by {foe}"),
    ],
)
def test_an_effect_is_told_with_its_end_and_whose_it_is(played, until, amount, words):
    state, _ = played
    own, foe = first_units(state)
    effect = Effect(1, "Burn", own.id, foe.id, amount, until)
    assert effect_words(state, effect) == words.format(foe=foe.name)


def test_the_tip_spells_out_hp_states_and_effects(played):
    state, catalogue = played
    own, foe = first_units(state)
    marked = under(state, ("Burn", own.id, foe.id, 1, Until("turn", 3)), (unit_status.ACTED, own.id))
    figure = own.figures[0]
    hp = state.figures[figure].hp
    lines = tip_of(marked, catalogue, figure).splitlines()
    assert lines[0].startswith(f"{own.name} ({own.side.title()})")
    assert lines[1:] == [
        f"{hp} HP of {hp}",
        "has acted in this phase",
        f"Burn, until the end of turn 3, by {foe.name}",
    ]


def test_who_was_only_deployed_before_the_first_turn_has_not_acted(played):
    state, catalogue = played
    own = first_units(state)[0]
    early = replace(under(state, (unit_status.ACTED, own.id)), clock=replace(state.clock, turn=0))
    assert "has acted in this phase" not in tip_of(early, catalogue, own.figures[0])


def test_the_tip_tells_hp_beyond_full(played):
    state, catalogue = played
    figure = state.figures[first_units(state)[0].figures[0]]
    richer = state.with_figures(replace(figure, hp=figure.hp + 2))
    line = tip_of(richer, catalogue, figure.id).splitlines()[1]
    assert line == f"{figure.hp + 2} HP, 2 beyond full"
