"""Single clauses of summons: how long what is summoned stays, how high it counts, what Structures do."""

from dataclasses import replace

import pytest
from supremes import (
    act,
    amount,
    answered,
    at,
    begun,
    block,
    hit,
    hp,
    law_of,
    model,
    options,
    play,
    street,
    under,
)

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.rounds import end_round
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.state import Until
from battlefield.rules.scene.contents import Terrain

HOME = (10.0, 10.0)
GUN = act("Gun", "PRJ", "Energy vs Agility", "FX Damage 2", ap=1)


def calling(line, *others, post=(), most=1, terrain=(), calls=1, **more):
    """Two heroes who summon the same things, each with one action or two."""
    own = [act(f"Call {n}" if n else "Call", "SUM", line, "Combinable", reach=6) for n in range(calls)]
    return street(
        model("hero", "red", HOME, *own, words=("Supreme", "Strength*"), **more),
        model("aide", "red", (10.0, 20.0), *own),
        model("gnat", "red", (0.0, 0.0), words=("Minion", "Summoned"), most=most, level=0),
        model(
            "post",
            "red",
            (0.0, 0.0),
            *post,
            words=("Structure", "Summoned"),
            height=5.0,
            hp=5,
            base=30,
            defense=6,
            agility=0,
        ),
        model(
            "fire",
            "red",
            (0.0, 0.0),
            act("Fire", "DNG", "FX Damage 2"),
            words=("Dangerous Terrain", "Summoned"),
            radius=2,
        ),
        *others,
        terrain=terrain,
    )


def made(state, start):
    units = [unit for unit in state.units if unit.startswith(f"{start}#") and state.units[unit].figures]
    return units + [mark.id for mark in state.markers if mark.id.startswith(f"{start}#")]


def again(state, side="red"):
    """Let everybody be activated once more."""
    kept = tuple(effect for effect in state.effects if effect.name != "acted")
    return replace(state, effects=kept, clock=replace(state.clock, side=side))


def next_round(state, dice=(6, 1)):
    return Running(state, CATALOGUE, end_round, Listed(dice))


KINDS = [("Minion/Gnat", "gnat"), ("Structure/Post", "post"), ("Dangerous Terrain/Fire", "fire")]


@pytest.mark.parametrize(("line", "kind"), KINDS)
def test_the_centre_of_all_that_is_summoned_lies_within_the_range(line, kind):
    """Six inches from the edge of a base of 30 mm: 16.59 in."""
    asked = law_of(begun(calling(f"FX Summon {line}"), "hero"), "hero/Call")
    assert asked.refusal((16.7, 10.0)) and not asked.refusal((16.5, 10.0))
    assert kind in {"gnat", "post", "fire"}


@pytest.mark.parametrize(("line", "kind"), KINDS[1:])
def test_structures_and_dangerous_terrain_stay_until_their_own_action_is_used_again(line, kind):
    """Neither the end of the round, nor another model's action, nor its maker's fall takes them off."""
    state = play(calling(f"FX Summon {line}", calls=2), "hero", "hero/Call", (13.0, 10.0))
    first = made(state, kind)
    state = next_round(state).game.state
    assert made(state, kind) == first
    state = play(again(state), "aide", "aide/Call", (13.0, 20.0))
    assert len(made(state, kind)) == 2
    state = play(again(state), "hero", "hero/Call 1", (8.0, 13.0))
    assert len(made(state, kind)) == 3
    after = play(again(state), "hero", "hero/Call", (8.0, 8.0))
    assert len(made(after, kind)) == 3 and first[0] not in made(after, kind)
    fallen = state.with_unit(replace(state.units["hero"], figures=(), where="gone"))
    assert first[0] in made(fallen, kind)


@pytest.mark.parametrize("most", [1, 2])
def test_friendly_copies_beyond_the_number_go_whoever_called_them(most):
    state = calling("FX Summon Minion/Gnat", most=most)
    for n in range(most):
        state = play(again(state), "hero", "hero/Call", (13.0, 8.0 + 2.0 * n))
    session = begun(again(state), "aide")
    asked = answered(session, "aide/Call", (13.0, 20.0))
    assert asked.by == "red" and asked.least == asked.most == 1 and len(options(asked)) == most + 1
    newest = options(asked)[-1]
    answered(session, newest)
    assert len(made(session.state, "gnat")) == most and newest not in made(session.state, "gnat")


def test_a_structure_has_the_value_and_hp_of_its_profile_and_is_inanimate():
    """A shot at it is rolled against its one value, 6, whatever the trait; Stun and Knockback do nothing."""
    shot = hit("FX Damage 2", "FX Stun", "FX Knockback 4", roll="Strength vs Agility")
    foe = model("foe", "blue", (18.0, 10.0), shot, strength=6)
    state = play(calling("FX Summon Structure/Post", foe), "hero", "hero/Call", (14.0, 10.0))
    (post,) = made(state, "post")
    tied = play(again(state, "blue"), "foe", "foe/Hit", post, dice=(4, 4))
    assert hp(tied, post) == 5
    hurt = play(again(state, "blue"), "foe", "foe/Hit", post, ("0", "1", "2"), dice=(5, 4))
    assert hp(hurt, post) == 3 and at(hurt, post) == (14.0, 10.0) and not hurt.is_under(post, "Stun")


# what a Structure does


def turret(*lines, reach=8, **more):
    gun = act("Gun", "PRJ", "Energy vs Agility", "FX Damage 2", *lines, reach=reach, ap=1)
    foe = model("foe", "blue", (20.0, 10.0))
    return calling("FX Summon Structure/Post", foe, post=(gun,), **more)


def placed(state, *answers, dice=()):
    """Summon the post and end the activation there."""
    return play(state, "hero", "hero/Call", (15.0, 10.0), *answers, dice=dice)


def test_a_structure_uses_its_action_at_the_beginning_of_each_round():
    """Its team pays, may leave it, and it aims at whom it reaches."""
    state = placed(turret())
    running = next_round(state, (6, 1, 6, 1))
    assert running.pending.by == "red" and "use Gun" in running.pending.what
    assert not running.answer(True)
    assert hp(running.game.state, "foe") == 8
    assert amount(running.game.state, made(state, "post")[0], "ap spent") == 1
    left = next_round(state)
    assert not left.answer(False)
    assert hp(left.game.state, "foe") == 10


def test_a_structure_may_act_as_it_is_placed():
    assert hp(placed(turret("Trigger/Summoned"), True, dice=(6, 1)), "foe") == 8


@pytest.mark.parametrize(
    ("there", "struck"), [((20.0, 14.0), True), ((20.0, 15.0), True), ((25.0, 10.0), False)]
)
def test_a_structure_may_act_against_an_enemy_that_has_moved_near(there, struck):
    """Its gun reaches 8 inches from its own edge at 15.59; nobody else is struck."""
    state = again(placed(turret("Trigger/Near", reach=6)), "blue")
    session = begun(state, "foe", (6, 1))
    answered(session, "Move", (Placed("foe/1", there),))
    if struck:
        assert session.pending.by == "red"
        answered(session, True)
    assert hp(session.state, "foe") == (8 if struck else 10)


def test_a_structure_reacts_to_who_targets_it():
    snap = act("Snap", "RCT", "Energy vs Agility", "FX Damage 1", reach=8)
    foe = model("foe", "blue", (18.0, 10.0), hit("FX Damage 1"), strength=9)
    state = play(calling("FX Summon Structure/Post", foe, post=(snap,)), "hero", "hero/Call", (14.0, 10.0))
    (post,) = made(state, "post")
    session = begun(again(state, "blue"), "foe", (6, 1, 6, 1))
    asked = answered(session, "foe/Hit", post)
    assert asked.by == "red"
    answered(session, f"{post.partition('#')[0]}/Snap")
    assert hp(session.state, "foe") == 9


def test_a_structure_has_none_of_its_makers_powers_and_effects():
    """The hero is Strong/Energy and under Attack 3; the gun of its turret rolls one die all the same."""
    state = placed(turret(perks=("Strong/Energy",)))
    state = under(state, "hero", "Attack", 3, Until("game"))
    running = next_round(state, (6, 1, 6, 1))
    assert not running.answer(True) and hp(running.game.state, "foe") == 8


# heights


def roof(high=5.0):
    ring = ((12.0, 6.0), (18.0, 6.0), (18.0, 14.0), (12.0, 14.0))
    return Terrain("roof", Polygon(ring), 0.0, high, sight="blocks", platform=True)


def burning(*others, high=5.0, low=0.0):
    """Fire of 2 inches about (15, 10), on a roof."""
    ring = ((12.0, 6.0), (18.0, 6.0), (18.0, 14.0), (12.0, 14.0))
    ground = Terrain("roof", Polygon(ring), low, high, sight="blocks", platform=True)
    return calling("FX Summon Dangerous Terrain/Fire", *others, terrain=(ground,))


@pytest.mark.parametrize(("bottom", "at_", "hurt"), [(5.0, (15.0, 11.0), True), (0.0, (11.0, 10.0), False)])
def test_danger_on_a_roof_is_none_for_who_is_beside_the_house(bottom, at_, hurt):
    """The circle of 2 inches reaches over the eaves at x = 12; a model on the table there is not in it."""
    state = burning(model("foe", "blue", at_, bottom=bottom))
    spot = (15.0, 10.0) if hurt else (12.2, 10.0)
    state = play(state, "hero", "hero/Call", spot)
    assert hp(play(again(state, "blue"), "foe"), "foe") == (8 if hurt else 10)


@pytest.mark.parametrize(("chosen", "hurt"), [("0", "under"), ("4", "above")])
def test_of_a_bridge_and_the_ground_below_danger_lies_on_the_one_that_is_chosen(chosen, hurt):
    others = model("under", "blue", (15.0, 11.0)), model("above", "blue", (15.0, 9.0), bottom=4.0)
    session = begun(burning(*others, low=3.0, high=4.0), "hero")
    asked = answered(session, "hero/Call", (15.0, 10.0))
    assert [option.words for option in asked.options] == ["on the table", "on roof, 4 in up"]
    answered(session, chosen, "done")
    state = again(session.state, "blue")
    for each in ("under", "above"):
        assert hp(play(state, each), each) == (8 if each == hurt else 10)


@pytest.mark.parametrize(("bottom", "left"), [(1.5, 8), (2.0, 8), (2.5, 10)])
def test_danger_reaches_up_as_high_as_its_radius(bottom, left):
    crate = block("crate", 14.0, 9.0, 18.0, 13.0, bottom, platform=True)
    foe = model("foe", "blue", (15.0, 11.0), bottom=bottom)
    state = calling("FX Summon Dangerous Terrain/Fire", foe, terrain=(crate,))
    state = play(state, "hero", "hero/Call", (13.5, 11.0))
    assert hp(play(again(state, "blue"), "foe"), "foe") == left


def test_who_walks_over_a_roof_is_not_in_the_danger_below():
    """Over a bridge at 4 inches from one end to the other; on the ground below the same way leads through."""
    for bottom, left in ((4.0, 10), (0.0, 8)):
        foe = model("foe", "blue", (17.2, 10.0), bottom=bottom)
        ring = ((12.0, 6.0), (18.0, 6.0), (18.0, 14.0), (12.0, 14.0))
        bridge = Terrain("bridge", Polygon(ring), 3.0, 4.0, platform=True)
        state = calling("FX Summon Dangerous Terrain/Fire", foe, terrain=(bridge,))
        state = play(state, "hero", "hero/Call", (15.0, 10.0), "0")
        far = state.with_figures(
            replace(state.figures["foe/1"], model=replace(state.figures["foe/1"].model, at=(17.3, 7.0)))
        )
        session = begun(again(far, "blue"), "foe")
        answered(session, "Move", (Placed("foe/1", (14.0, 7.5 if bottom else 9.0), bottom),))
        assert hp(session.state, "foe") == left
