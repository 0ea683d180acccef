"""Summons: Dangerous Terrain, Minions and Structures; what has to go for them, and what danger does."""

from dataclasses import replace

import pytest
from supremes import act, answered, at, begun, bottom, hp, law_of, model, options, play, street, under

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.exclusive import exclusives
from battlefield.rulebooks.pulp_city.models.targets import targets
from battlefield.rulebooks.pulp_city.movement.dangers import danger_of
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.scene.contents import Terrain

HOME = (10.0, 10.0)


def calling(*lines, others=(), reach=6, **more):
    """A hero who summons, with what may be summoned beside the table."""
    call = act("Call", "SUM", *lines, reach=reach)
    fire = act("Fire", "DNG", "FX Damage 2")
    return street(
        model("hero", "red", HOME, call),
        model("gnat", "red", (0.0, 0.0), words=("Minion", "Summoned"), most=1, level=0),
        model("post", "red", (0.0, 0.0), words=("Structure", "Summoned"), height=5.0, hp=5, base=60),
        model("fire", "red", (0.0, 0.0), fire, words=("Dangerous Terrain", "Summoned"), radius=2),
        *others,
        **more,
    )


def units(state, start):
    return [unit for unit in state.units if unit.startswith(f"{start}#") and state.units[unit].figures]


def again(state):
    """Let the hero be activated once more."""
    kept = tuple(effect for effect in state.effects if effect.name != "acted")
    return replace(state, effects=kept, clock=replace(state.clock, side="red"))


def test_the_centre_of_what_is_summoned_lies_within_the_range():
    """Six inches from the base, whose radius is 0.59."""
    asked = law_of(begun(calling("FX Summon Structure/Post"), "hero"), "hero/Call")
    assert asked.refusal((16.7, 10.0)) and not asked.refusal((16.5, 10.0))
    assert asked.refusal((10.5, 10.0))  # on top of the hero


def test_a_structure_stands_like_terrain_and_blocks_sight():
    shot = act("Shot", "PRJ", "Strength vs Defense", "FX Damage 1", reach=12)
    foe = model("foe", "blue", (16.0, 10.0), shot)
    state = play(calling("FX Summon Structure/Post", others=(foe,)), "hero", "hero/Call", (13.0, 10.0))
    (post,) = units(state, "post")
    assert state.units[post].terrain == () and state.figures[f"{post}/1"].model.height == 5.0
    found = targets(Game(state, CATALOGUE), "foe", exclusives(state, "foe")[0])
    assert found == (post,)


def test_a_structure_goes_when_the_same_action_is_used_again():
    state = play(calling("FX Summon Structure/Post"), "hero", "hero/Call", (13.0, 10.0))
    state = play(again(state), "hero", "hero/Call", (8.0, 10.0))
    (post,) = units(state, "post")
    assert at(state, post) == (8.0, 10.0)


def test_minions_beyond_their_number_are_removed_by_their_players_choice():
    state = play(calling("FX Summon Minion/Gnat"), "hero", "hero/Call", (13.0, 10.0))
    (first,) = units(state, "gnat")
    session = begun(again(state), "hero")
    asked = answered(session, "hero/Call", (8.0, 10.0))
    assert asked.by == "red" and first in options(asked) and len(options(asked)) == 2
    answered(session, first)
    assert units(session.state, "gnat") != [first] and len(units(session.state, "gnat")) == 1


def test_a_summoned_minion_can_be_commanded_in_the_same_round():
    session = begun(calling("FX Summon Minion/Gnat"), "hero")
    asked = answered(session, "hero/Call", (13.0, 10.0), "done")
    assert options(asked) == ["nobody", "gnat"]


def burning(others=()):
    state = play(
        calling("FX Summon Dangerous Terrain/Fire", others=others), "hero", "hero/Call", (14.0, 10.0)
    )
    assert [mark.template.size for mark in state.markers] == [4.0]
    assert danger_of(state, state.markers[0]).fx[0].text == "Damage 2"
    return state


def test_who_moves_into_dangerous_terrain_suffers_its_fx_once_a_turn():
    state = burning((model("foe", "blue", (20.0, 10.0)),))
    session = begun(state, "foe")
    answered(session, "Move", (Placed("foe/1", (16.0, 10.0)),))
    assert hp(session.state, "foe") == 8
    answered(session, "Move", (Placed("foe/1", (14.0, 11.0)),))
    assert hp(session.state, "foe") == 8


def test_who_begins_to_act_in_dangerous_terrain_suffers_its_fx():
    state = burning((model("foe", "blue", (14.0, 11.0)),))
    assert hp(state, "foe") == 10
    assert hp(play(state, "foe"), "foe") == 8


def test_who_is_immune_to_dangerous_terrain_does_not():
    foe = model("foe", "blue", (14.0, 11.0), perks=("Immune/Dangerous Terrain",))
    assert hp(play(burning((foe,)), "foe"), "foe") == 10


def test_dangerous_terrain_goes_when_the_same_action_is_used_again():
    state = play(again(burning()), "hero", "hero/Call", (8.0, 10.0))
    assert [mark.at for mark in state.markers] == [(8.0, 10.0)]


def test_a_model_that_is_knocked_into_danger_is_hurt_by_it():
    push = act("Push", "PRJ", "Strength vs Defense", "FX Knockback 4")
    pusher = model("pal", "red", (24.0, 10.0), push, strength=9)
    state = burning((model("foe", "blue", (19.0, 10.0)), pusher))
    state = under(again(state), "hero", "acted")
    after = play(state, "pal", "pal/Push", dice=(6, 1))
    assert hp(after, "foe") == 8


# on roofs


def roof(low=0.0, high=5.0):
    ring = ((12.0, 8.0), (18.0, 8.0), (18.0, 12.0), (12.0, 12.0))
    return Terrain("roof", Polygon(ring), low, high, sight="blocks", platform=True)


@pytest.mark.parametrize(("line", "kind"), [("Minion/Gnat", "gnat"), ("Structure/Post", "post")])
def test_what_is_summoned_may_come_onto_a_roof(line, kind):
    state = play(calling(f"FX Summon {line}", terrain=(roof(),)), "hero", "hero/Call", (14.0, 10.0))
    (made,) = units(state, kind)
    assert (at(state, made), bottom(state, made)) == ((14.0, 10.0), 5.0)


@pytest.mark.parametrize(("level", "height"), [("0", 0.0), ("4", 4.0)])
def test_where_it_may_stand_on_a_bridge_or_under_it_its_player_chooses(level, height):
    session = begun(calling("FX Summon Minion/Gnat", terrain=(roof(3.0, 4.0),)), "hero")
    asked = answered(session, "hero/Call", (14.0, 10.0))
    assert [option.words for option in asked.options] == ["on the table", "on roof, 4 in up"]
    answered(session, level)
    (made,) = units(session.state, "gnat")
    assert bottom(session.state, made) == height


def test_it_does_not_come_to_stand_over_the_rim_of_a_roof():
    asked = law_of(begun(calling("FX Summon Minion/Gnat", terrain=(roof(),)), "hero"), "hero/Call")
    assert asked.refusal((12.2, 10.0)) == "it cannot stand there"


def test_it_finds_room_on_a_roof_where_all_round_is_built_over():
    ring = ((0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (0.0, 30.0))
    city = Terrain("city", Polygon(ring), 0.0, 5.0, platform=True)
    state = calling("FX Summon Minion/Gnat", terrain=(city,))
    up = state.with_figures(*(replace(f, model=replace(f.model, bottom=5.0)) for f in state.figures.values()))
    session = begun(up, "hero")
    asked = law_of(session, "hero/Call")
    answered(session, asked.suggestions()[0])
    (made,) = units(session.state, "gnat")
    assert bottom(session.state, made) == 5.0
