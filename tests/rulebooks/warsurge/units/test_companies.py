"""Units merged into one: joining and leaving, moving and fighting together, and who suffers in what order."""

from dataclasses import replace

import pytest
from armies import weapon
from companies import attached, field, part_of, squad
from fighting import attack, in_phase, locked, lost, rolls, told, under
from running import asked_in, asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement.moving import renew_melees, settle
from battlefield.rulebooks.warsurge.turn.together import companions
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rulebooks.warsurge.units import command, merged_units, unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE
from battlefield.rules.scene.contents import Terrain


def led(*perks, host=(), models=2, hp=1, apart=4.5, **more):
    """A unit of some models with a leader beside its last, joined, and a blue unit that shoots at them."""
    rows = (
        squad(*host, models=models, armour=None, defence=4),
        squad(*(perks or ("Leader",)), id_="red2", models=1, hp=hp, at=(8.5 + apart, 10.0), armour=None),
    )
    return attached(field(*rows, side="blue", **more), "red2", "red1")


def shots(count, power=4, **more):
    """A blue unit with a weapon of so many attacks."""
    gun = weapon("gun", range=40, power=power, attacks=count, **more)
    return squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(gun,), armour=None)


def walls(x, y, wide, high):
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Terrain("wall", Polygon(corners), top=5.0, sight="blocks")


def test_who_is_merged_with_whom_is_found_by_any_chain_of_joining():
    rows = [squad(id_=f"red{n}", models=1, at=(10.0 + 3 * n, 10.0)) for n in range(1, 6)]
    state = attached(attached(field(*rows), "red2", "red1"), "red3", "red2")
    state = part_of(state, "red4", "red1")
    assert merged_units.company(state, "red3") == ("red1", "red2", "red3", "red4")
    assert merged_units.company(state, "red5") == ("red5",)
    assert merged_units.others_with(state, "red1") == ("red2", "red3")


def test_a_leader_suffers_only_once_the_others_are_gone():
    after = attack(led(foe=shots(3)), [6, 6, 6], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (2, 1)
    assert rolls(after) == [("attack dice (4+): Gun", 2), ("attack dice (3+): Gun", 1)]


def test_dice_are_rolled_in_batches_of_the_hp_that_are_left():
    after = attack(led(models=3, foe=shots(5)), [6, 6, 1, 6, 2], unit="blue1")
    assert [count for _, count in rolls(after)] == [3, 1, 1]
    assert (lost(after, "red1"), lost(after, "red2")) == (3, 0)


def test_those_that_fail_are_not_passed_on():
    after = attack(led(foe=shots(2)), [6, 1], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (1, 0)
    assert rolls(after) == [("attack dice (4+): Gun", 2)]


def test_what_one_die_costs_beyond_the_hp_left_goes_on_and_may_be_saved():
    foe = squad(
        id_="blue1",
        side="blue",
        at=(10.0, 30.0),
        models=1,
        weapons=(weapon("gun", "Terminate I", range=40, power=4, attacks=1),),
    )
    state = led(models=1, hp=5, foe=foe)
    after = attack(state, [6], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (1, 2)
    assert "2 HP go on to Red2" in told(after)


def test_a_bodyguard_suffers_first():
    after = attack(led("Bodyguard", hp=2, foe=shots(3)), [6, 6, 6], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (1, 2)


def test_a_bodyguard_that_is_not_seen_protects_nobody():
    wall = walls(11.0, 12.0, 3.0, 1.0)
    state = led("Bodyguard", models=1, hp=2, apart=4.0, foe=shots(1), terrain=(wall,))
    assert [aim.target for aim in aims(asks(state), "blue1", "gun")] == ["red1"]
    assert lost(attack(state, [6], unit="blue1"), "red1") == 1


def test_a_leader_that_alone_is_seen_suffers():
    wall = walls(8.8, 12.0, 2.4, 1.0)
    state = led(models=1, apart=4.0, foe=shots(1), terrain=(wall,))
    assert lost(attack(state, [6], unit="blue1"), "red2") == 1


def test_of_several_commanders_the_cheaper_one_suffers_first():
    rows = [
        squad("Leader", id_=f"red{n}", models=1, at=(10.0 + 2.0 * n, 10.0), armour=None, points=points)
        for n, points in ((2, 90), (3, 60))
    ]
    state = field(squad(models=1, armour=None), *rows, side="blue", foe=shots(2))
    state = attached(attached(state, "red2", "red1"), "red3", "red1")
    after = attack(state, [6, 6], unit="blue1")
    assert [lost(after, f"red{n}") for n in (1, 2, 3)] == [1, 0, 1]


def test_each_of_those_merged_may_raise_its_emergency_shield():
    raised = attack(led("Leader", "Emergency Shield I", foe=shots(3)), [6, 6, 6, 2], [True], unit="blue1")
    assert (lost(raised, "red1"), lost(raised, "red2")) == (2, 0)
    kept = attack(led("Leader", "Emergency Shield I", foe=shots(3)), [6, 6, 6], [False], unit="blue1")
    assert (lost(kept, "red1"), lost(kept, "red2")) == (2, 1)
    host = attack(led(host=("Emergency Shield I",), foe=shots(3)), [6, 6, 2, 1, 6, 2], [True], unit="blue1")
    assert (lost(host, "red1"), lost(host, "red2")) == (1, 0)


def test_a_bodyguards_emergency_shield_is_raised_for_the_unit_that_is_shot_at():
    state = led("Bodyguard", "Emergency Shield II", foe=shots(1))
    after = attack(state, [6, 2], [("red1",), True], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (0, 0)
    assert after.state.is_under("red2", "Emergency Shield II")
    assert not after.state.is_under("red1", "Emergency Shield II")


def test_an_affliction_stays_with_the_unit_that_was_hit():
    foe = shots(1)
    state = led(hp=3, foe=(*foe[:3], (weapon("gun", "Burn", range=40, power=9),), foe[4]))
    after = attack(state, [6], unit="blue1").state
    assert after.is_under("red1", "Burn") and not after.is_under("red2", "Burn")


def test_a_precise_attack_picks_a_leader_out():
    foe = shots(1)
    gun = weapon("gun", "Precision 2+", range=40, power=4, attacks=2)
    after = attack(led(hp=3, foe=(*foe[:3], (gun,), foe[4])), [6, 6], [("red21",)], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (0, 2)


def test_who_stands_alone_is_attacked_as_ever():
    after = attack(field(squad(armour=None), side="blue", foe=shots(4)), [6, 6, 6, 6], unit="blue1")
    assert rolls(after) == [("attack dice (3+): Gun", 4)]
    assert lost(after, "red1") == 3


# melees


def test_all_that_are_merged_fight_in_one_melee():
    state = led(foe=squad(id_="blue1", side="blue", at=(10.0, 10.0 + 32 / 25.4), models=1))
    after = run(state, lambda game: renew_melees(game, "blue1")).state
    assert unit_status.foes_in_melee(after, "blue1") == ("red1", "red2")
    assert unit_status.foes_in_melee(after, "red2") == ("blue1",)


def test_a_melee_lasts_as_long_as_any_of_them_touches():
    foe = squad(id_="blue1", side="blue", at=(13.0, 10.0 + 32 / 25.4), models=1)
    state = locked(led(foe=foe), "red1", "blue1")
    after = run(state, lambda game: renew_melees(game, "red1", may_begin=False)).state
    assert unit_status.is_engaged(after, "red1")


# moving together


def walk(unit, *places):
    return [Placed(f"{unit}{n}", at) for n, at in enumerate(places, 1)]


def test_a_leader_moves_along_and_stays_joined():
    state = in_phase(led(), "Move")
    places = (*walk("red1", (10.0, 14.0), (11.5, 14.0)), *walk("red2", (13.0, 14.0)))
    after = attack(state, choices=[("red2",), places], name="Move").state
    assert merged_units.joined(after, "red2") == "red1"
    assert after.figures["red21"].model.at == (13.0, 14.0)
    assert [unit.id for unit in ready(after, "red")] == []


def test_a_leader_that_is_left_behind_has_left():
    state = in_phase(led(), "Move")
    after = attack(state, choices=[(), tuple(walk("red1", (10.0, 14.5), (11.5, 14.5)))], name="Move").state
    assert merged_units.joined(after, "red2") == ""


def test_a_leader_joins_whom_it_comes_to_stand_beside_if_it_likes():
    rows = (squad(models=1), squad("Leader", id_="red2", models=1, at=(18.0, 10.0)))
    state = in_phase(field(*rows), "Move")
    place = tuple(walk("red2", (13.0, 10.0)))
    joins = attack(state, choices=[place, ("red1",)], unit="red2", name="Move").state
    assert merged_units.joined(joins, "red2") == "red1"
    declines = attack(state, choices=[place, ()], unit="red2", name="Move").state
    assert merged_units.joined(declines, "red2") == ""
    far = attack(state, choices=[tuple(walk("red2", (16.0, 10.0)))], unit="red2", name="Move").state
    assert merged_units.joined(far, "red2") == ""


def test_units_that_are_merged_attack_together_in_any_order():
    after = attack(in_phase(led(), "Attack"), [6, 6, 1], [("red2",), ("red2|rifle",), ("rifle",)])
    assert lost(after) > 0
    assert unit_status.is_marked(after.state, unit_status.ACTED, "red2")


def test_in_the_advanced_playstyle_each_of_them_pays_for_its_action():
    advanced = replace(in_phase(led(), "Move"), settings=(("playstyle", "advanced"),))
    rich, poor = (
        under(advanced, command.POINTS, "red", amount=2),
        under(advanced, command.POINTS, "red", amount=0),
    )
    after = run(rich, lambda game: companions(game, "red1", "Move"), (), [("red2",)]).state
    assert command.left(after, "red") == 1
    assert asked_in(poor, lambda game: companions(game, "red1", "Move")) is None


# sergeants


def drilled(*perks, hp=1, at=(13.0, 10.0), **more):
    rows = (
        squad(models=2, armour=None, defence=4),
        squad("Sergeant", *perks, id_="red2", models=1, hp=hp, at=at, armour=None, points=20),
    )
    return part_of(field(*rows, **more), "red2", "red1")


def test_a_sergeant_does_not_act_by_itself_while_its_unit_is_there():
    state = in_phase(drilled(), "Move")
    assert [unit.id for unit in ready(state, "red")] == ["red1"]
    gone = state.with_unit(replace(state.units["red1"], figures=(), where=GONE))
    assert [unit.id for unit in ready(gone, "red")] == ["red2"]


def test_a_sergeant_moves_with_its_unit_and_cannot_leave_it():
    state = in_phase(drilled(), "Move")
    places = (*walk("red1", (10.0, 14.0), (11.5, 14.0)), *walk("red2", (13.0, 14.0)))
    after = attack(state, choices=[places], name="Move").state
    assert after.figures["red21"].model.at == (13.0, 14.0)
    apart = (*walk("red1", (10.0, 14.0), (11.5, 14.0)), *walk("red2", (18.0, 10.0)))
    with pytest.raises(AssertionError, match="never asked"):
        attack(state, choices=[apart], name="Move")


def test_a_sergeant_attacks_with_its_unit():
    after = attack(drilled(), [6, 6, 6], [("red2|rifle",), ("rifle",)])
    assert lost(after) == 3


def test_a_sergeant_suffers_after_its_unit_and_is_aimed_at_with_it():
    state = drilled(side="blue", foe=shots(3, power=5))
    assert [aim.target for aim in aims(asks(state), "blue1", "gun")] == ["red1"]
    after = attack(state, [6, 6, 6], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (2, 1)


def test_what_lies_on_the_unit_lies_on_its_sergeant():
    state = drilled()
    state = run(state, lambda game: game.lay("Curse Defence", "red1", by="blue1")).state
    game = asks(state)
    assert game.figure("defence", 3, "red2").value == game.figure("defence", 3, "red1").value == 2
    own = run(drilled(), lambda game: game.lay("Curse Defence", "red2", by="blue1")).state
    assert asks(own).figure("defence", 3, "red1").value == 3


def test_perks_are_not_shared_between_a_sergeant_and_its_unit():
    game = asks(drilled("Evasive"))
    assert game.figure("commander", 0, "red2").value == 1
    assert game.figure("commander", 0, "red1").value == 0


def test_hp_lost_to_other_things_than_attacks_are_the_units_first():
    after = run(drilled(hp=2), lambda game: lose(game, "red2", 3, "a test")).state
    assert (after.hp("red1"), after.hp("red2")) == (0, 1)


def test_a_sergeant_is_kept_with_its_unit_when_that_is_moved_by_force():
    places = tuple(walk("red1", (10.0, 20.0), (11.5, 20.0)))
    after = run(drilled(), lambda game: settle(game, "red1", "Force", places, forced=True)).state
    _, y = after.figures["red21"].model.at
    assert 16.7 < y < 21.0
    assert merged_units.is_beside(after, "red1", "red2", (2.0, 6.0))
