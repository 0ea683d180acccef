"""A unit and its sergeants are one: whom a perk may mean, what is laid on them, and what they have done."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import TOUCH, bearing, next_turn, offered, opened
from coming_back import fallen
from companies import RIFLE, drilled, field, part_of, squad
from fighting import attack, in_phase, locked, lost, under
from offered import offered as meant_by
from running import asked_in, asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge import moments
from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.targets import USED, aims, why_not_use
from battlefield.rulebooks.warsurge.attack_moments import Lost, Targeted
from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rulebooks.warsurge.movement.deploying import deploy
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.perks.kit.resistance import sees
from battlefield.rulebooks.warsurge.turn.victory import score_turn
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import model_hp, stat
from battlefield.rulebooks.warsurge.units.staying import STAYED
from battlefield.rulebooks.warsurge.units.unit_status import is_engaged
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Held
from battlefield.rules.scene.contents import Terrain

SWORD = weapon("sword", range=0, attacks=2)
SABRE = weapon("sabre", range=0)
BOTH = ("red1", "red2")
UNARMED = {"weapons": ()}


def aimed(state, unit, name="rifle"):
    return [aim.target for aim in aims(asks(state), unit, name)]


def foe_at(x, y, id_="blue1", weapons=(RIFLE,), **stats):
    more = {"hp": 9, "armour": None, "points": 150, **stats}
    return squad(id_=id_, side="blue", at=(x, y), models=1, weapons=weapons, **more)


def fighting(**more):
    """Red1, and its sergeant red2 whom a blue unit touches: both are in that melee."""
    state = drilled(side="red", foe=foe_at(13.0, 10.0 + TOUCH), **more)
    return run(state, lambda game: renew_melees(game, "blue1")).state


def hunted(*perks, gap=6.0, terrain=()):
    """Red1, below it blue1 and its sergeant blue2, to the right of that unit."""
    rows = (
        squad(*perks, models=1, armour=None, hp=9, points=500),
        squad(id_="blue1", side="blue", models=2, at=(10.0, 10.0 + gap), armour=None),
        squad("Sergeant", id_="blue2", side="blue", models=1, at=(13.0, 10.0 + gap), armour=None, points=20),
    )
    state = part_of(in_phase(army(*rows, terrain=terrain), "Move"), "blue2", "blue1")
    return run(state, lambda game: renew_melees(game, "red1")).state


def with_armour(state, unit, armour):
    printed = state.profile_of(unit)
    better = replace(printed, stats={**printed.stats, "armour": armour})
    return replace(state, profiles={**state.profiles, printed.id: better})


# what becomes a casualty as a whole


def along(perk):
    """A red unit with a perk and its sergeant, red3 beside them, and an enemy far off."""
    rows = (
        squad(models=2, armour=None, at=(10.0, 10.0)),
        squad("Sergeant", id_="red2", models=1, at=(13.0, 10.0), armour=None, points=20),
        squad(id_="red3", models=1, at=(30.0, 30.0), armour=None),
    )
    state = part_of(field(*rows), "red2", "red1")
    printed = replace(state.profile_of("red1"), perks=(perk,))
    return replace(state, profiles={**state.profiles, printed.id: printed})


def test_a_sergeant_falls_with_its_unit_whose_controller_fell():
    down = fallen(along(Held("Controlled I", (("controller", "red3"),))), "red3")
    assert [down.units[each].where for each in BOTH] == [GONE, GONE]


def test_a_sergeant_falls_with_its_unit_that_must_not_stop():
    begun = next_turn(along(Held("Nonstop I")))
    assert [begun.units[each].where for each in BOTH] == [TABLE, TABLE]
    over = end_turn(begun)
    assert [over.units[each].where for each in BOTH] == [GONE, GONE]


# whom a perk may mean


@pytest.mark.parametrize("perk", ["Terrify", "Provoke II", "Doppelganger II", "Imprison"])
def test_an_enemys_sergeant_is_no_target_beside_its_unit(perk):
    assert meant_by(hunted(perk, gap=TOUCH if perk == "Imprison" else 6.0), perk) == {"blue1"}


def test_where_only_the_sergeant_is_seen_its_unit_is_the_target():
    rim = Polygon(((5.0, 13.0), (12.2, 13.0), (12.2, 13.5), (5.0, 13.5)))
    state = hunted("Terrify", terrain=(Terrain("wall", rim, 0.0, 9.0, sight="blocks"),))
    assert [sees(state, "red1", each) for each in ("blue1", "blue2")] == [False, True]
    assert meant_by(state, "Terrify") == {"blue1"}


def test_a_sergeant_is_not_dominated_without_its_unit():
    state = in_phase(hunted("Dominate I"), "Deploy")
    asked = asked_in(state, lambda game: game.tell(DeploymentDone()))
    assert [option.id for option in asked.options] == ["blue1"]


def test_a_dominated_unit_and_its_sergeant_leave_their_melee_with_the_new_side_until_they_are_free():
    rows = (
        squad("Dominate I", models=1, at=(10.0, 20.0), armour=None, points=500),
        squad(id_="red3", models=1, at=(13.0, 10.0 + TOUCH), armour=None),
        squad(id_="blue1", side="blue", models=2, at=(10.0, 10.0), armour=None),
        squad("Sergeant", id_="blue2", side="blue", models=1, at=(13.0, 10.0), armour=None, points=20),
    )
    state = part_of(in_phase(army(*rows), "Deploy"), "blue2", "blue1")
    state = run(state, lambda game: renew_melees(game, "red3")).state
    taken = run(state, lambda game: game.tell(DeploymentDone()), [6], [("blue1",)]).state
    both = ("blue1", "blue2")
    assert [taken.units[each].commander for each in both] == ["red", "red"]
    assert not any(is_engaged(taken, each) for each in (*both, "red3"))
    back = end_turn(taken)
    assert [back.units[each].commander for each in both] == ["blue", "blue"]
    assert all(is_engaged(back, each) for each in both)


def dominating():
    """Red1 commands blue1; each has a sergeant."""
    rows = (
        squad("Dominate I", models=1, at=(10.0, 20.0), armour=None, points=500),
        squad("Sergeant", id_="red2", models=1, at=(12.0, 20.0), armour=None, points=20),
        squad(id_="red3", models=1, at=(40.0, 40.0)),
        squad(id_="blue1", side="blue", models=2, at=(10.0, 10.0), armour=None),
        squad("Sergeant", id_="blue2", side="blue", models=1, at=(13.0, 10.0), armour=None, points=20),
        squad(id_="blue3", side="blue", models=1, at=(40.0, 10.0)),
    )
    state = part_of(part_of(in_phase(army(*rows), "Deploy"), "red2", "red1"), "blue2", "blue1")
    return run(state, lambda game: game.tell(DeploymentDone()), [6], [("blue1",)]).state


def test_a_hold_lasts_as_long_as_a_sergeant_of_its_user_stands():
    half = fallen(dominating(), "red1")
    assert [half.units[each].commander for each in ("blue1", "blue2")] == ["red", "red"]
    for over in (fallen(half, "red2"), end_turn(half)):
        assert [over.units[each].commander for each in ("blue1", "blue2")] == ["blue", "blue"]


def test_a_hold_lasts_as_long_as_a_sergeant_of_its_target_stands_and_then_lets_that_go():
    half = fallen(dominating(), "blue1")
    assert half.units["blue2"].commander == "red"
    over = end_turn(half)
    assert [over.units[each].commander for each in ("blue1", "blue2")] == ["blue", "blue"]


def test_the_presence_of_a_sergeant_is_off_while_its_unit_is_dominated():
    rows = (
        squad("Dominate I", models=1, at=(10.0, 20.0), armour=None, points=500),
        squad(id_="blue1", side="blue", models=2, at=(10.0, 10.0), armour=None),
        squad("Sergeant", "Presence", id_="blue2", side="blue", models=1, at=(13.0, 10.0), points=20),
    )
    state = part_of(in_phase(army(*rows), "Deploy"), "blue2", "blue1")
    taken = run(state, lambda game: game.tell(DeploymentDone()), [6], [("blue1",)]).state
    there = [asks(each).figure("presence", 0, "blue1").value for each in (state, taken, end_turn(taken))]
    assert there == [1, 0, 1]


def test_a_sergeant_is_imprisoned_with_its_unit():
    held = opened(hunted("Imprison", gap=TOUCH), "Imprison", dice=[6]).state
    assert held.units["blue1"].where == held.units["blue2"].where == "red1"


def test_the_sergeant_of_a_gaoler_fights_the_prisoner_and_that_ones_sergeant_fights_back():
    rows = (
        squad("Imprison", models=1, armour=None, hp=9, points=500, weapons=()),
        squad("Sergeant", id_="red2", models=1, at=(8.0, 10.0), weapons=(SWORD,)),
        squad(id_="blue1", side="blue", models=1, at=(10.0, 10.0 + TOUCH), armour=None, hp=4, weapons=()),
        squad("Sergeant", id_="blue2", side="blue", models=1, at=(12.0, 10.0 + TOUCH), weapons=(SABRE,)),
    )
    state = part_of(part_of(in_phase(army(*rows), "Move"), "red2", "red1"), "blue2", "blue1")
    state = opened(run(state, lambda game: renew_melees(game, "red1")).state, "Imprison", dice=[6]).state
    assert [state.units[each].where for each in ("blue1", "blue2")] == ["red1", "red1"]
    assert lost(attack(in_phase(state), [6, 6], [("red2|sword",)])) == 2
    assert lost(attack(in_phase(state, side="blue"), [6], [("blue2|sabre",)], "blue1"), "red1") == 1


def test_a_unit_is_purged_of_what_helps_its_sergeant():
    state = under(hunted("Purge I"), "Adrenaline", "blue2", "blue2")
    assert meant_by(state, "Purge I") == {"blue1"}
    assert not opened(state, "Purge I", dice=[6]).state.is_under("blue2", "Adrenaline")


@pytest.mark.parametrize("perk", ["Boost AP", "Boost Attacks", "Boost Power"])
def test_a_unit_with_a_sergeant_costs_no_more_than_itself(perk):
    assert "red1" in meant_by(drilled(host=(perk,), side="red", phase="Move"), perk)


def test_a_sergeant_costs_no_more_than_itself():
    assert "red2" in meant_by(drilled("Boost Attacks", side="red", phase="Move"), "Boost Attacks", "red2")


# what frees the unit frees its sergeant


@pytest.mark.parametrize("hampered", BOTH)
def test_the_shape_for_speed_frees_the_sergeant_too(hampered):
    state = under(drilled(host=("Transform I",), side="red"), "Cripple", hampered, "blue1")
    assert not next_turn(state, (), [("movement",)]).is_under(hampered, "Cripple")


@pytest.mark.parametrize("hampered", BOTH)
def test_courage_frees_the_sergeant_too(hampered):
    state = under(drilled(host=("Courage",), side="red", phase="Move"), "Cripple", hampered, "blue1")
    assert not opened(state, "Courage").state.is_under(hampered, "Cripple")


# what is laid on the unit


def test_a_provoked_unit_and_its_sergeant_aim_at_who_provoked_it():
    state = drilled(others=(foe_at(20.0, 25.0, "blue2"),), side="red")
    state = under(state, "Provoke", "red1", "blue1")
    assert [aimed(state, each) for each in BOTH] == [["blue1"], ["blue1"]]


def test_a_resolute_sergeant_of_a_provoked_unit_aims_at_whom_it_likes():
    state = drilled("Resolute", others=(foe_at(20.0, 25.0, "blue2"),), side="red")
    state = under(state, "Provoke", "red1", "blue1")
    assert [set(aimed(state, each)) for each in BOTH] == [{"blue1"}, {"blue1", "blue2"}]


@pytest.mark.parametrize("terror", ["Terrify", "Dread"])
@pytest.mark.parametrize(("perk", "shaken"), [("Mastery", [-1, -1]), ("Fearless", [-1, 0])])
def test_a_fearless_sergeant_of_a_unit_that_cannot_flee_strikes_as_ever(terror, perk, shaken):
    rows = (
        squad(models=1),
        squad("Sergeant", perk, id_="red2", models=1, at=(13.0, 10.0), points=20),
        foe_at(10.0, 10.0 + TOUCH),
    )
    state = locked(part_of(in_phase(army(*rows)), "red2", "red1"), "red1", "blue1")
    state = bearing(state, terror, "red1", "blue1", turn=1)
    assert [asks(state).figure("attack dice", 0, each).value for each in BOTH] == shaken


@pytest.mark.parametrize("target", BOTH)
def test_a_unit_that_broke_off_is_held_again_once_any_of_it_is_attacked_in_the_melee(target):
    state = under(fighting(), "Disengage", "red1", "red1")
    blow = Attack(Aimed("blue1", "rifle", target), Placement(melee=True))
    after = run(state, lambda game: game.tell(Targeted("blue1", "rifle", target, blow))).state
    assert not after.is_under("red1", "Disengage")


def test_neither_a_hidden_unit_nor_its_sergeant_uses_weapons():
    state = under(drilled(host=("Stealth",), side="red"), "Stealth", "red1", "red1")
    assert all(why_not_use(asks(state), each, "rifle") for each in BOTH)


@pytest.mark.parametrize("hurt", BOTH)
def test_a_unit_comes_out_of_hiding_once_any_of_it_is_hurt(hurt):
    state = under(drilled(host=("Stealth",), hp=2, side="red"), "Stealth", "red1", "red1")
    after = run(state, lambda game: game.tell(Lost(hurt, 1, "blue1", "gun", "gun", None))).state
    assert not after.is_under("red1", "Stealth")
    assert all(why_not_use(asks(after), each, "rifle") for each in BOTH)


def spying(**more):
    state = drilled(host=("Espionage",), unit=UNARMED, **more)
    return bearing(state, "Espionage", "red1", by="red1", turn=2, side="blue")


def test_a_spy_whose_sergeant_attacks_is_found_out():
    session = attack(spying(side="red"), [6], [("red2|rifle",)])
    assert not session.state.is_under("red1", "Espionage")


def test_who_takes_a_unit_for_a_friend_begins_no_melee_with_its_sergeant():
    state = spying(foe=foe_at(13.0, 14.0))
    assert all(asks(state).reason_against("engage", "blue1", foe=each) for each in BOTH)


def test_a_unit_grows_and_shrinks_with_its_sergeant():
    grown = next_turn(under(drilled(host=("Ascension I",), hp=3), STAYED, "red1"))
    assert [grown.hp(each) for each in BOTH] == [4, 6]
    assert [model_hp(asks(grown), each) for each in BOTH] == [2, 6]


def test_a_descended_unit_halves_its_sergeant_too():
    small = drilled(host=("Descend I",), hp=3)
    big = bearing(small, "Descend I", "red1", by="red1", turn=1)
    twice = (replace(f, hp=2 * f.hp) for each in BOTH for f in big.figures_of(each))
    full = big.with_figures(*twice)
    after = end_turn(full)
    assert [after.hp(each) for each in BOTH] == [2, 3]


@pytest.mark.parametrize(
    ("own", "boss", "grown"), [(True, False, [2, 6]), (False, True, [1, 6]), (True, True, [2, 6])]
)
@pytest.mark.parametrize("aboard", [False, True])
def test_who_descends_grows_once_with_its_sergeant_on_the_table_and_in_a_transport(own, boss, grown, aboard):
    """Both may have the perk: the sergeant is twice itself all the same, and shrinks once."""
    perk, lorry = "Descend I", ("truck", "red", troop("lorry", transport=40), (), [(10.0, 5.0)])
    rows = (
        squad(*([perk] if own else []), models=1),
        squad("Sergeant", *([perk] if boss else []), id_="red2", models=1, hp=3, points=20),
        lorry,
    )
    state = part_of(in_phase(army(*rows), "Deploy"), "red2", "red1")
    for each in BOTH:
        state = state.with_unit(replace(state.units[each], where=RESERVE))
    places = (Placed("red11", (20.0, 5.0)), Placed("red21", (22.0, 5.0)))
    answers = [("truck|truck1|",)] if aboard else [("table",), places]
    there = run(state, lambda game: deploy(game, "red1"), answers=answers).state
    assert [there.hp(each) for each in BOTH] == grown
    assert [end_turn(there).hp(each) for each in BOTH] == [1, 3]


def test_a_unit_saves_itself_from_what_its_sergeant_has_provoked():
    """The sergeant costs its foe 2 HP; one die of two strikes back, at the unit, which has no armour."""
    foe = foe_at(13.0, 10.0 + TOUCH)
    foe = (*foe[:2], troop("foe", "Retaliate I", hp=9, armour=None), *foe[3:])
    state = drilled(side="red", foe=foe, unit={"hp": 3, **UNARMED}, boss={"weapons": (SWORD,)})
    state = with_armour(run(state, lambda game: renew_melees(game, "blue1")).state, "red2", 2)
    session = attack(state, [6, 6, 4, 3], [("red2|sword",)])
    assert (lost(session), lost(session, "red1"), lost(session, "red2")) == (2, 1, 0)


# incorporeal


def test_an_incorporeal_unit_and_its_sergeant_fight_their_like_and_nobody_else():
    ghost = under(drilled(side="red"), "Incorporeal", "red1", "red1")
    assert [aimed(ghost, each) for each in BOTH] == [[], []]
    both = under(ghost, "Incorporeal", "blue1", "blue1")
    assert [aimed(both, each) for each in BOTH] == [["blue1"], ["blue1"]]
    assert lost(attack(both, [6, 6, 6], [("red2|rifle",), ("rifle",)])) == 3


def test_a_unit_that_becomes_incorporeal_takes_its_sergeant_out_of_the_melee_and_what_ails_it():
    state = fighting(host=("Incorporeal",))
    state = under(state, "Cripple", "red2", "blue1")
    after = opened(state, "Incorporeal").state
    assert not any(is_engaged(after, each) for each in (*BOTH, "blue1"))
    assert not after.is_under("red2", "Cripple")
    again = run(after, lambda game: renew_melees(game, "blue1")).state
    assert not any(is_engaged(again, each) for each in (*BOTH, "blue1"))


def test_a_template_goes_through_an_incorporeal_units_sergeant():
    bomb = weapon("bomb", "Explode I", range=40, power=20, attacks=3)
    state = drilled(hp=3, foe=foe_at(13.0, 30.0, weapons=(bomb,)))
    session = attack(under(state, "Incorporeal", "red1", "red1"), (), [(13.0, 11.5)], unit="blue1")
    assert lost(session, "red2") == 0


def test_a_sergeant_counts_as_lost_with_its_unit_that_was_incorporeal_in_the_last_turn():
    state = fighting(host=("Incorporeal",), settings=(("turns", 1),))
    after = opened(state, "Incorporeal").state
    assert [asks(after).figure("counts as lost", 0, each).value for each in BOTH] == [1, 1]
    played = replace(after, settings=(*after.settings, ("game type", "seek and destroy")))
    assert run(in_phase(played, "End"), score_turn).state.scores == {"blue": 2}


# what it has done, and who it is


@pytest.mark.parametrize("perk", ["Defend", "Rush", "Doppelganger II"])
def test_a_weapon_that_its_sergeant_used_is_used_by_the_unit(perk):
    state = drilled(host=(perk,), side="red", foe=foe_at(10.0, 22.0, points=50))
    assert perk in offered(state, "Dash")
    assert perk not in offered(bearing(state, USED, "red2", turn=1, weapon="rifle"), "Dash")


@pytest.mark.parametrize(("x", "bonus"), [(10.0 + 2 * TOUCH, 1), (14.0, 0)])
def test_a_sergeant_stands_in_the_formation_of_its_unit(x, bonus):
    rows = (
        ("red1", "red", troop("unit", "Formation"), (RIFLE,), [(10.0, 10.0), (10.0 + TOUCH, 10.0)]),
        ("red2", "red", troop("boss", "Sergeant"), (RIFLE,), [(x, 10.0)]),
    )
    state = bearing(part_of(field(*rows), "red2", "red1"), "Formation", by="red1", turn=1, choice="defence")
    assert stat(asks(state), "defence", "red1").value == 3 + bonus


def test_one_model_and_its_sergeant_make_a_formation():
    rows = (
        ("red1", "red", troop("unit", "Formation"), (RIFLE,), [(10.0, 10.0)]),
        ("red2", "red", troop("boss", "Sergeant"), (RIFLE,), [(10.0 + TOUCH, 10.0)]),
    )
    begun = next_turn(part_of(field(*rows), "red2", "red1"), (), [("defence",)])
    assert [stat(asks(begun), "defence", each).value for each in BOTH] == [4, 4]


def test_friendly_fire_hits_the_last_unit_itself_though_it_has_a_sergeant():
    """Both of its models fail with both attacks."""
    state = fighting(host=("Friendly Fire",), unit={"hp": 5, "weapons": (SWORD,)}, boss=UNARMED)
    assert lost(attack(state, [1, 1, 1, 1], [("sword",)]), "red1") == 4


@pytest.mark.parametrize("tester", BOTH)
@pytest.mark.parametrize("given", ["red11", "red21"])
def test_any_model_of_unit_and_sergeant_may_be_sacrificed_for_a_test_of_either(tester, given):
    perks = {"host": ("Sacrifice",)} if tester == "red1" else {}
    state = drilled(*([] if perks else ["Sacrifice"]), **perks)
    failed = moments.Tested(tester, "Mastery Test", 3, 4, passed=False, source="Terrify")
    after = run(state, lambda game: game.tell(failed), (), [(given,)]).state
    assert failed.passed and after.figures[given].hp == 0


@pytest.mark.parametrize("armed", ["red1", "red2"])
@pytest.mark.parametrize("hurt", ["red1", "red2"])
def test_a_counter_weapon_answers_who_hurts_its_unit_or_a_sergeant_of_that(armed, hurt):
    """Two models of the unit may have it, or the sergeant; who fell strikes back all the same."""
    claw = weapon("claw", "Counter", range=40, power=4)
    arms = {"red1": (), "red2": ()} | {armed: (claw,)}
    state = drilled(hp=3, unit={"weapons": arms["red1"]}, boss={"weapons": arms["red2"]})
    down = {"red2": [replace(f, hp=0) for f in state.figures_of("red1")]}.get(hurt, [])
    dice = [4] * len(state.figures_of(armed))
    session = attack(state.with_figures(*down), [4, *dice], unit="blue1")
    assert (lost(session, hurt), lost(session, "blue1")) == (1, len(dice))


def test_a_pain_locked_weapon_is_free_once_a_sergeant_of_its_unit_was_hurt():
    state = drilled(hp=3, unit={"weapons": (weapon("rage", "Pain Locked", range=40),)})
    assert asks(state).reason_against("weapon", "red1", weapon="rage")
    bled = run(state, lambda game: lose(game, "red2", 1, "a test", by="blue1")).state
    assert not asks(in_phase(bled, turn=2)).reason_against("weapon", "red1", weapon="rage")
