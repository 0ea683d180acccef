"""The hash of a state: the same for equal states, however they were come by, and another for any change."""

from copy import deepcopy
from dataclasses import replace

import pytest
from toy_book import duel

from battlefield.rules.digest import digest
from battlefield.rules.state import Effect, Held

STATE = duel()
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
        replace(STATE, seed=STATE.seed + 1),
    ],
    ids=["hp", "place", "unit", "perk", "stat", "effect", "seed"],
)
def test_any_change_gives_another_hash_and_taking_it_back_the_first_one(changed):
    before = digest(STATE)
    assert digest(changed) != before
    assert digest(STATE) == before
    back = replace(changed, **{name: getattr(STATE, name) for name in STATE.__slots__})
    assert digest(back) == before
