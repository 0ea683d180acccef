"""What lies on a unit, or is done to it, holds for its sergeants: what looks at it, and how far they go."""

from dataclasses import replace

import pytest
from armies import weapon
from clauses import answered, bearing, next_turn, opened
from companies import attached, drilled, squad
from fighting import attack, in_phase, lost, rolls, under
from movers import shifted
from running import end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.unit_status import COPY
from battlefield.rulebooks.warsurge.words import ITS_USED
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

BOTH = ("red1", "red2")


def sniped(*gun, perks=()):
    """Red1 with a sergeant of 9 HP; a blue rifle picks out whom it hits."""
    rifle = weapon("sniper", "Precision 2+", *gun, range=40, power=10, attacks=1)
    foe = squad(id_="blue1", side="blue", at=(13.0, 20.0), models=1, hp=9, weapons=(rifle,), armour=None)
    return drilled(*perks, hp=9, foe=foe)


def costs(state, figure):
    struck = attack(state, (4,), [(figure,)], unit="blue1")
    return tuple(lost(struck, unit) for unit in BOTH), struck.state


@pytest.mark.parametrize(
    ("perk", "ill"),
    [
        ("Combust", "Burn"),
        ("Flare", "Blind"),
        ("Haunt", "Dread"),
        ("Smash", "Weaken"),
        ("Torrent", "Corrode"),
    ],
)
def test_weapons_that_feed_on_what_ails_a_unit_cost_its_sergeant_more_too(perk, ill):
    assert costs(sniped(perk), "red21")[0] == (0, 1)
    assert costs(bearing(sniped(perk), ill, "red1", "blue1", 2), "red21")[0] == (0, 2)


@pytest.mark.parametrize(("perks", "loss"), [((), 3), (("Steadfast",), 1)])
def test_the_ice_on_a_unit_shatters_with_its_sergeant_whom_it_costs_more_unless_that_is_proof(perks, loss):
    state = bearing(sniped("Shatter", perks=perks), "Chill", "red1", "blue1", 2)
    (_, lost_by_it), after = costs(state, "red21")
    assert lost_by_it == loss
    assert not after.effects_on("red1", "Chill")


def test_a_unit_that_a_nightmare_makes_immune_has_immune_sergeants():
    state = bearing(sniped(), "Nightmare Anomaly", "red1", "blue", 1, rolled="6")
    assert costs(state, "red11")[0] == (0, 0)
    assert costs(state, "red21")[0] == (0, 0)


def places(x, y, boss):
    """Red1's two models go to a row, its sergeant from the right end of that as far down as said."""
    return Placed("red11", (10.0, x)), Placed("red12", (11.5, x)), Placed("red21", (13.0, y + boss))


def test_all_ground_is_difficult_to_the_sergeant_of_a_unit_with_low_morale():
    state = bearing(drilled(side="red", phase="Move"), "Morale", "red1", "red1", 1)
    session = opened(state)
    assert session.refusal(places(13.0, 10.0, 3.0)) == ""
    assert "of 3" in session.refusal(places(13.0, 10.0, 3.5))


@pytest.mark.parametrize("ill", ["Cripple", "Morale"])
def test_a_sergeant_goes_half_of_a_charge_that_is_halved_and_no_quarter(ill):
    """They move 2 inches, and charge half of 6."""
    foe = squad(id_="blue1", side="blue", at=(10.0, 22.0), models=1, hp=9, weapons=(), armour=None)
    state = bearing(drilled(host=("Charge II",), side="red", foe=foe), ill, "red1", "blue1", 2)
    session = opened(state, dice=(3, 3))
    answered(session, places(12.0, 10.0, 2.0), True)
    assert "up to 3 in" in session.pending.what
    assert session.refusal(places(14.9, 12.0, 2.9)) == ""
    assert "of 3" in session.refusal(places(14.9, 12.0, 3.5))


@pytest.mark.parametrize(("boss", "stands"), [(12.1, True), (11.5, False)])
def test_a_sergeant_has_to_go_as_far_as_its_unit_that_must_not_stop(boss, stands):
    """The unit itself goes 12.5 inches in the turn."""
    begun = next_turn(drilled(host=("Nonstop I",), side="red"))
    for figure, inches in (("red11", 12.5), ("red12", 12.5), ("red21", boss)):
        x, y = begun.figures[figure].model.at
        begun = shifted(begun, figure, (x, y + inches))
    assert (end_turn(begun).hp("red1") > 0) is stands


# Execution


def shaken():
    state = drilled(host=("Execution",))
    return run(state, lambda game: lose(game, "red1", 1, "a test")).state


def test_a_sergeant_may_be_executed_and_is_once_nobody_else_is_left():
    """The unit's first model fell in the turn before; the test that follows is passed, or failed."""
    spared = next_turn(shaken(), (1, 4), [("red21",)])
    assert [spared.hp(unit) for unit in BOTH] == [1, 0]
    gone = next_turn(shaken(), (1, 1), [("red12",)])
    assert [gone.hp(unit) for unit in BOTH] == [0, 0]


def test_no_illusion_is_executed():
    state = under(shaken(), COPY, "red12")
    assert [next_turn(state, (1,)).hp(unit) for unit in BOTH] == [1, 0]


# once the rest of the unit has fallen


def shot_up(*gun, attacks=4, boss=()):
    """Red1, two models of 1 HP, and a sergeant of 9 HP; blue hits with all its dice."""
    rifle = weapon("rifle", *gun, range=40, power=10, attacks=attacks)
    foe = squad(id_="blue1", side="blue", at=(13.0, 20.0), models=1, hp=9, weapons=(rifle,), armour=None)
    return drilled(*boss, hp=9, foe=foe)


def without_the_rest(state):
    """Let casualties be taken off: the sergeant alone stands."""
    after = run(state, remove_casualties).state
    assert [after.units[unit].where for unit in BOTH] == ["gone", "table"]
    return after


def test_hp_that_its_sergeants_lose_count_for_what_is_laid_on_the_unit():
    """Four dice: two for its models, two for the sergeant."""
    session = attack(shot_up("Poison"), [], unit="blue1")
    assert tuple(lost(session, unit) for unit in BOTH) == (2, 2)
    assert [(e.on, e.amount) for e in session.state.effects if e.name == "Poison"] == [
        ("red1", 2),
        ("red1", 2),
    ]


def test_a_warp_weapon_rolls_for_hp_that_sergeants_lose_too():
    session = attack(shot_up("Warp"), [5, 5, 5, 6], unit="blue1")
    assert [session.state.units[unit].where for unit in BOTH] == ["gone", "reserve"]


def test_on_a_leader_that_suffers_after_the_unit_nothing_is_laid():
    state = shot_up("Poison")
    state = attached(state.with_unit(replace(state.units["red2"], part_of="")), "red2", "red1")
    session = attack(state, [], unit="blue1")
    assert [(e.on, e.amount) for e in session.state.effects if e.name == "Poison"] == [("red1", 2)]


@pytest.mark.parametrize(
    ("ill", "dice", "cost"),
    [("Poison", [3], 3), ("Burn", [], 1), ("Venom", [], 1), ("Plague", [2], 2), ("Ignite", [6, *[1] * 6], 0)],
)
def test_what_ails_a_unit_goes_on_ailing_a_sergeant_that_is_left(ill, dice, cost):
    state = without_the_rest(attack(bearing(shot_up(attacks=2), ill, "red1", "blue1"), unit="blue1").state)
    if ill == "Ignite":
        cost, dice = 2, [2]  # two saves that an unarmoured sergeant has not
    after = end_turn(state, dice, [False] if ill == "Ignite" else ())
    assert state.hp("red2") - after.hp("red2") == cost


def test_a_sergeant_that_is_left_bleeds_as_it_moves_and_one_that_is_proof_suffers_nothing():
    state = without_the_rest(
        attack(bearing(shot_up(attacks=2), "Bleed", "red1", "blue1"), unit="blue1").state
    )
    state = in_phase(state, "Move", 2)
    assert lost(attack(state, [], [(Placed("red21", (13.0, 8.0)),)], unit="red2", name="Move"), "red2") == 1
    proof = bearing(shot_up(attacks=2, boss=("Heat Resist I",)), "Burn", "red1", "blue1")
    proof = without_the_rest(attack(proof, unit="blue1").state)
    assert end_turn(proof).hp("red2") == proof.hp("red2")


def test_a_sergeant_that_is_left_may_be_cured_of_what_lies_on_its_unit():
    medic = squad("Cure II", id_="red3", models=1, at=(13.0, 6.0), points=500)
    rifle = weapon("rifle", range=40, power=10, attacks=2)
    foe = squad(id_="blue1", side="blue", at=(13.0, 20.0), models=1, hp=9, weapons=(rifle,), armour=None)
    state = bearing(
        bearing(drilled(hp=9, others=(medic,), foe=foe), "Poison", "red1", "blue1"), "Stun", "red1", "blue1"
    )
    state = in_phase(without_the_rest(attack(state, unit="blue1").state), "Move", 1)
    cured = attack(state, [6], [("Cure II",)], unit="red3", name="Move").state
    assert not [effect.name for effect in cured.effects if effect.name in ("Poison", "Stun")]


@pytest.mark.parametrize("perk", ["Force I", "Knockback I", "Grapple"])
@pytest.mark.parametrize(("face", "goes"), [(4, True), (3, False)])
def test_weapons_that_shift_test_for_hp_that_sergeants_lose_too(perk, face, goes):
    """A test for each of the two HP of the unit, and of the two of its sergeant."""
    state = shot_up(perk)
    dear = replace(state.profile_of("blue1"), points=500)
    state = replace(state, profiles={**state.profiles, dear.id: dear})
    after = attack(state, [3, 3, 3, face], unit="blue1").state
    moved = [
        unit for unit in BOTH if after.figures[f"{unit}1"].model.at != state.figures[f"{unit}1"].model.at
    ]
    assert moved == (list(BOTH) if goes else [])


def test_a_leap_is_rolled_for_once_however_many_of_a_unit_and_those_merged_with_it_are_hurt():
    near = squad(id_="red3", models=1, at=(16.0, 10.0), armour=None)
    rifle = weapon("rifle", "Chain I", range=40, power=10, attacks=4)
    foe = squad(id_="blue1", side="blue", at=(13.0, 20.0), models=1, hp=9, weapons=(rifle,), armour=None)
    part = drilled(hp=9, foe=foe, others=(near,))
    joined = attached(part.with_unit(replace(part.units["red2"], part_of="")), "red2", "red1")
    for state in (part, joined):
        assert lost(attack(state, [3], unit="blue1"), "red3") == 0


def test_any_weapon_of_unit_and_sergeant_is_lost_for_hp_of_either():
    """The second test that passes is for an HP of the sergeant, and takes the unit's own weapon."""
    after = attack(shot_up("Disarm"), [3, 3, 4], [("rifle",)], unit="blue1").state
    assert [(e.on, e.get(ITS_USED)) for e in after.effects if e.name == "Disarm"] == [("red1", "rifle")]


def test_a_leader_that_suffers_after_the_unit_keeps_its_weapons():
    state = shot_up("Disarm")
    state = attached(state.with_unit(replace(state.units["red2"], part_of="")), "red2", "red1")
    after = attack(state, [3, 3], unit="blue1").state
    assert not [e for e in after.effects if e.name == "Disarm"]


@pytest.mark.parametrize("perks", [("Gale", "Knockback I"), ("Smash", "Cripple I")])
@pytest.mark.parametrize(("dice", "cost"), [((3, 3, 3, 3), 2), ((3, 3, 3, 4), 4)])
def test_what_a_weapon_feeds_on_at_once_doubles_what_it_costs_sergeants_too(perks, dice, cost):
    assert lost(attack(shot_up(*perks), dice, unit="blue1"), "red2") == cost


def test_a_push_of_a_unit_doubles_for_gale_what_the_weapon_costs_its_sergeant_next():
    """Two dice for the unit, doubled: two HP go on to the sergeant, and two dice that are doubled as well."""
    assert lost(attack(shot_up("Gale", "Knockback I"), [4], unit="blue1"), "red2") == 2 + 2 * 2


@pytest.mark.parametrize("faces", [(4,), (3, 3, 4)])
def test_an_impact_counts_each_weapon_once_that_cost_unit_or_sergeant_hp(faces):
    """One weapon: one throw for the wall that both are thrown against, whichever of their tests passes."""
    rim = Polygon(((0.0, 6.0), (48.0, 6.0), (48.0, 7.0), (0.0, 7.0)))
    state = replace(shot_up("Force I"), terrain=(Terrain("wall", rim, 0.0, 6.0, ("impassable",), "blocks"),))
    thrown = attack(state, [*faces, 2, 4, 4], [(10.0, 4.0)], unit="blue1")
    assert rolls(thrown)[-1][1] == 2
    assert lost(thrown, "red2") == 2 + 2


@pytest.mark.parametrize(("face", "ill"), [(4, ["red1"]), (3, [])])
def test_a_bite_of_the_risen_is_thrown_for_once_for_a_unit_and_its_sergeants(face, ill):
    state = under(shot_up(), "Zombified", "blue1", "blue1")
    near = replace(state.figures["blue11"].model, at=(13.0, 14.0))
    state = state.with_figures(replace(state.figures["blue11"], model=near))
    after = attack(state, [face], unit="blue1").state
    assert [e.on for e in after.effects if e.name == "Zombify"] == ill


def test_the_risen_hand_nothing_on_to_a_leader_that_suffers_after_its_unit():
    state = under(shot_up(), "Zombified", "blue1", "blue1")
    state = attached(state.with_unit(replace(state.units["red2"], part_of="")), "red2", "red1")
    near = replace(state.figures["blue11"].model, at=(13.0, 14.0))
    after = attack(state.with_figures(replace(state.figures["blue11"], model=near)), [4], unit="blue1").state
    assert [e.on for e in after.effects if e.name == "Zombify"] == ["red1"]
