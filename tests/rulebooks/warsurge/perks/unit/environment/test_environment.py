"""Environment perks of cover: more of it, another kind, and none."""

from dataclasses import replace

import pytest
from armies import troop
from asking import game_of
from boarders import riding
from screened import field

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.attack import (
    cover_bonus,
    covered,
    dice_modifiers,
    target_stat,
    why_no_cover,
)
from battlefield.rulebooks.warsurge.attack.saving import save_by
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on
from battlefield.rules.scene.contents import Terrain

INCH = 32 / 25.4


def attack_in(state):
    game = game_of(state)
    aim = next(aim for aim in aims(game, "red1", "gun") if aim.target == "blue1")
    found = attack_on(game, "red1", "gun", aim)
    if found.placed.cover and why_no_cover(game, found):
        found.uncover()
    return game, found


def defence(state):
    game, attack = attack_in(state)
    return target_stat(game, attack, "defence", *cover_bonus(game, attack)).value


def modifiers(state):
    return dice_modifiers(*attack_in(state))


def test_the_wall_gives_cover():
    assert attack_in(field())[1].placed.cover
    assert defence(field()) == 4
    assert defence(field(wall=False)) == 3


@pytest.mark.parametrize(("perk", "worth"), (("Cover I", 5), ("Cover II", 6)))
def test_better_cover(perk, worth):
    assert defence(field([perk])) == worth
    assert defence(field([perk], wall=False)) == 3


def test_camouflage_costs_dice_in_cover():
    assert modifiers(field(["Camouflage"])) == (0, 1)
    assert modifiers(field(["Camouflage"], wall=False)) == (0, 0)


# other kinds of cover


@pytest.mark.parametrize(("perk", "penalty"), (("Cover Modifier I", 1), ("Cover Modifier II", 2)))
def test_a_screen_may_cost_dice_in_place_of_defence(perk, penalty):
    state = field(wall=False, screen=[perk])
    assert defence(state) == 3
    assert modifiers(state) == (0, penalty)


def test_a_plain_screen_gives_defence():
    state = field(wall=False, screen=["Mastery"])
    assert (defence(state), modifiers(state)) == (4, (0, 0))


@pytest.mark.parametrize("perk", ("Cover Modifier I", "Cover Profile"))
def test_who_costs_more_than_double_gains_plain_cover(perk):
    state = field(wall=False, screen=[perk], target_stats={"points": 201}, screen_stats={"defence": 8})
    assert (defence(state), modifiers(state)) == (4, (0, 0))
    dear = field(wall=False, screen=["Cover Modifier I"], target_stats={"points": 200})
    assert (defence(dear), modifiers(dear)) == (3, (0, 1))


def test_cover_perks_add_to_a_cover_modifier():
    state = field(["Cover II", "Camouflage"], wall=False, screen=["Cover Modifier I"])
    assert (defence(state), modifiers(state)) == (5, (0, 2))


def test_a_wall_in_front_gives_its_own_cover_where_the_screen_hides_too_little():
    state = field(screen=["Cover Modifier I"])
    aside = replace(state.figures["blue21"], model=replace(state.figures["blue21"].model, at=(18.0, 14.0)))
    assert (defence(state.with_figures(aside)), modifiers(state.with_figures(aside))) == (4, (0, 0))


def test_a_cover_profile_lends_what_is_better():
    state = field(
        wall=False,
        screen=["Cover Profile"],
        screen_stats={"defence": 7, "armour": 6, "aegis": 4},
        target_stats={"armour": 3},
    )
    game, attack = attack_in(state)
    assert defence(state) == 7
    assert [save_by(game, attack, kind).level for kind in ("armour", "aegis")] == [4, 3]


def test_a_cover_profile_takes_the_place_of_all_other_cover():
    state = field(
        ["Cover II", "Camouflage"], wall=False, screen=["Cover Profile"], screen_stats={"defence": 2}
    )
    assert (defence(state), modifiers(state)) == (3, (0, 0))


def test_passengers_of_exposed_transports_have_their_own_cover_and_no_profile():
    crew = ("blue3", "blue", troop("crew"), (), [(20.0, 10.0)])
    state = field(
        ["Exposed II"], wall=False, screen=["Cover Profile"], screen_stats={"defence": 9}, others=(crew,)
    )
    state = riding(state, "blue3", "blue1")
    game = game_of(state)
    aim = next(aim for aim in aims(game, "red1", "gun") if aim.target == "blue3")
    attack = attack_on(game, "red1", "gun", aim)
    assert attack.placed.cover
    assert target_stat(game, attack, "defence", *cover_bonus(game, attack)).value == 4


# none


@pytest.mark.parametrize(("y", "worth"), ((10.0 + 12.0 + INCH, 3), (10.0 + 12.01 + INCH, 4)))
@pytest.mark.parametrize("side", ("red", "blue"))
def test_near_who_uncovers_there_is_no_cover(y, worth, side):
    watch = ("watch", side, troop("watch", "Uncover"), (), [(20.0, y)])
    state = field(["Camouflage"], others=(watch,))
    assert defence(state) == worth
    assert modifiers(state) == (0, worth - 3)


# how much is half


def test_a_target_hidden_by_exactly_half_is_in_cover():
    """A pillar hides everything to the left of the line from eye to target, and nothing to its right."""
    state = field(wall=False)
    pillar = Terrain(
        "pillar", Polygon(((15.0, 5.0), (15.2, 5.0), (15.2, 10.0), (15.0, 10.0))), 0.0, 9.0, sight="blocks"
    )
    assert covered(game_of(replace(state, terrain=(pillar,))), "red1", ("red11",), "blue1")
    short = replace(pillar, outline=Polygon(((15.0, 5.0), (15.2, 5.0), (15.2, 9.9999), (15.0, 9.9999))))
    assert not covered(game_of(replace(state, terrain=(short,))), "red1", ("red11",), "blue1")
