"""The hash of a state: the same for equal states, however they were come by, and another for any change."""

from copy import deepcopy
from dataclasses import replace

import pytest
from toy_book import duel

from battlefield.geometry.kernel.shapes import Circle
from battlefield.rules.core.digest import canonical, digest, is_recorded_digest, recorded_digest
from battlefield.rules.core.state import Effect, Held
from battlefield.rules.scene.contents import Terrain, unheld
from battlefield.rules.scene.scenario import Hold

STATE = duel()
# nobody's duel round a rock: before pieces had layers and words about cover, and while those always counted
SEED = 7
BEFORE, MEANWHILE = "1ab04868ae74047c3d4f1dbfce2a353b", "828d6462129a53a7630d6e17a6d67d9d"
FIGURE = next(iter(STATE.figures.values()))
UNIT = next(iter(STATE.units.values()))
PROFILE = STATE.profile_of(UNIT.id)


def with_profile(**change):
    return replace(STATE, profiles={**STATE.profiles, PROFILE.id: replace(PROFILE, **change)})


def test_equal_states_made_apart_have_one_hash():
    assert digest(deepcopy(STATE)) == digest(STATE) == digest(duel())


@pytest.mark.parametrize(
    "changed",
    [
        STATE.with_figures(replace(FIGURE, hp=FIGURE.hp - 1)),
        STATE.with_figures(replace(FIGURE, model=replace(FIGURE.model, at=(0.25, 0.5)))),
        STATE.with_unit(replace(UNIT, where="reserve")),
        with_profile(perks=(*PROFILE.perks, Held("Odd"))),
        with_profile(stats={**PROFILE.stats, "might": 99}),
        replace(STATE, effects=(Effect(1, "odd", UNIT.id),)),
    ],
    ids=["hp", "place", "unit", "perk", "stat", "effect"],
)
def test_any_change_gives_another_hash_and_taking_it_back_the_first_one(changed):
    before = digest(STATE)
    assert digest(changed) != before
    assert digest(STATE) == before
    back = replace(changed, **{name: getattr(STATE, name) for name in STATE.__slots__})
    assert digest(back) == before


def test_fields_that_pieces_got_later_do_not_count_while_they_are_as_usual():
    rock = Terrain("rock", Circle((3.0, 3.0), 1.0))
    plain = replace(STATE, terrain=(rock,))
    assert "hold" not in canonical(plain)
    assert "cover" not in canonical(plain)
    assert "sigma" not in canonical(plain)
    others = replace(rock, cover="light"), replace(rock, hold=Hold(layer="rocks")), replace(rock, sigma=0.1)
    for changed in others:
        assert digest(replace(STATE, terrain=(changed,))) != digest(plain)


def test_a_battle_leaves_aside_how_well_a_piece_is_known():
    rock = Terrain("rock", Circle((3.0, 3.0), 1.0))
    assert unheld(replace(rock, sigma=0.1), replace(rock, cover="light"), rock) == (rock, rock, rock)


def test_games_saved_before_and_while_all_fields_of_pieces_counted_still_verify():
    rock = Terrain("rock", Circle((3.0, 3.0), 1.0))
    hollow = replace(STATE, units={}, figures={}, profiles={}, terrain=(rock,))
    assert recorded_digest(hollow, SEED) == BEFORE
    assert is_recorded_digest(hollow, SEED, BEFORE)
    assert is_recorded_digest(hollow, SEED, MEANWHILE)
    assert not is_recorded_digest(hollow, SEED + 1, MEANWHILE)
    assert not is_recorded_digest(hollow, SEED, None)


def test_the_seed_of_a_game_counts_in_its_records_alone():
    assert recorded_digest(STATE, 1) != recorded_digest(STATE, 2) != digest(STATE)
    assert "seed" not in canonical(STATE)
