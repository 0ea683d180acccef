"""Clauses of Resurrection and Revive: where and how the fallen stand up, and what they count for."""

from dataclasses import replace
from math import dist

import pytest
from armies import army, enlisted, troop, weapon
from coming_back import fallen
from companies import attached, part_of
from fighting import attack, in_phase
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import go_over
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import score_turn, set_up, share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import GONE, TABLE, Effect
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table import layout

CONTACT = 32 / 25.4
GUN = weapon("gun")
WALL = Terrain("w", Polygon(((0, 13), (48, 13), (48, 13.5), (0, 13.5))), top=9.0, sight="blocks")
RANKS = pytest.mark.parametrize("rank", ["I", "II"])


def field(
    *perks, models=1, hp=2, user=("Mastery",), points=100, settings=(), apart=6.0, others=(), terrain=()
):
    """A red user, a red unit 6 inches below it, and a far enemy; each costs 100."""
    y = 10.0 + CONTACT + apart
    rows = (
        ("red1", "red", troop("u", *user, hp=4, points=points), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("p", *perks, hp=hp), (GUN,), [(10.0 + 1.5 * n, y) for n in range(models)]),
        ("blue1", "blue", troop("e", hp=9), (GUN,), [(40.0, 40.0)]),
        *others,
    )
    return in_phase(army(*rows, settings=settings, terrain=terrain), "Move")


def downed(state, *ids):
    """Take some models off."""
    down = state.with_figures(*(replace(state.figures[id_], hp=0) for id_ in ids))
    return run(down, remove_casualties).state


def turn(state, number=2, dice=()):
    return run(in_phase(state, "Start", number), lambda game: game.tell(TurnBegan(number)), dice).state


# Resurrection


@RANKS
def test_a_model_of_a_unit_that_still_stands_rises_whole_in_coherency(rank):
    state = downed(field(f"Resurrection {rank}", models=4), "red22", "red23")
    assert len(state.figures_of("red2")) == 2
    risen = turn(state, dice=(4, 3))
    assert sorted(f.id for f in risen.living("red2")) == ["red21", "red22", "red24"]
    assert risen.figures["red22"].hp == 2
    assert layout.is_coherent(risen, "red2", 2.0, 6.0)


def test_who_fails_stays_slain_with_the_first_rank_and_tries_again_with_the_second():
    for rank, again in (("I", False), ("II", True)):
        state = turn(downed(field(f"Resurrection {rank}", models=2), "red22"), 2, (3,))
        assert len(state.living("red2")) == 1
        later = turn(state, 3, (4,) if again else ())
        assert len(later.living("red2")) == 1 + again
        assert len(turn(state, 3, (3,) if again else ()).living("red2")) == 1


def mission(*perks, **more):
    state = field(*perks, settings=(("game type", "seek and destroy"),), **more)

    def begins(game):
        yield from set_up(game)

    return run(state, begins).state


def scored(state):
    """Score the turn, and give what blue has then, and the state."""

    def flow(game):
        yield from score_turn(game)

    after = run(state, flow).state
    return dict(after.scores).get("blue", 0), after


def test_a_unit_that_fell_whole_counts_as_destroyed_though_it_rises():
    points, state = scored(fallen(mission("Resurrection I"), "red2"))
    assert points == scored(fallen(mission(), "red2"))[0] == 2
    risen = turn(state, 2, (6,))
    assert risen.units["red2"].where == TABLE
    assert scored(fallen(risen, "red2"))[0] == 2


@RANKS
def test_who_has_risen_holds_objectives_as_ever(rank):
    mark = objective("marker", 1, at=(10.0, 18.0))

    def laid(game):
        lay(game, mark)
        yield from ()

    risen = turn(fallen(field(f"Resurrection {rank}"), "red2"), 2, (6,))
    away = run(risen.with_unit(replace(risen.units["red1"], where="reserve")), laid).state
    assert holder(asks(away), mark) == "red"


@pytest.mark.parametrize("whole", [True, False])
@RANKS
def test_what_is_used_up_and_what_ails_it_stay_with_who_rises(rank, whole):
    state = field(f"Resurrection {rank}", "Emergency Shield I", models=2)
    state = run(state, lambda game: afflict(game, "Virus", "red2", by="blue1")).state
    spent = Effect(state.serial + 1, "uses of Emergency Shield I", "red2")
    state = replace(state, effects=(*state.effects, spent), serial=state.serial + 1)
    down = downed(state, *(("red21", "red22") if whole else ("red22",)))
    risen = turn(down, 2, (6, 6) if whole else (6,))
    assert len(risen.living("red2")) == 2
    assert risen.is_under("red2", "Virus")
    assert risen.effects_on("red2", "uses of Emergency Shield I")


# Revive

REVIVE = [("I", 6.0), ("II", 12.0), ("III", 18.0)]


def used(state, rank, dice=(4,), answers=()):
    bearer = usable(asks(state), "red1")[f"Revive {rank}"]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), dice, answers).state


def may(state, rank="I"):
    return f"Revive {rank}" in usable(asks(state), "red1")


@pytest.mark.parametrize(("rank", "radius"), REVIVE)
def test_the_whole_unit_comes_back_whole_in_coherency_within_reach(rank, radius):
    state = field(models=3, user=(f"Revive {rank}",), apart=radius)
    state = fallen(downed(state, "red22"), "red2")
    back = used(state, rank)
    assert [f.hp for f in back.figures_of("red2")] == [2, 2, 2]
    assert layout.is_coherent(back, "red2", 2.0, 6.0)
    assert layout.between(back, "red1", "red2").gap <= radius + 1e-6
    assert used(state, rank, (3,)).units["red2"].where == GONE
    assert not may(fallen(field(user=(f"Revive {rank}",), apart=radius + 0.01), "red2"), rank)


@pytest.mark.parametrize(("rank", "radius"), REVIVE)
def test_one_model_stands_within_reach_even_where_the_place_is_taken(rank, radius):
    """Somebody stands where it fell, at the end of the reach."""
    state = fallen(field(user=(f"Revive {rank}",), apart=radius), "red2")
    y = 10.0 + CONTACT + radius
    mate = ("red3", "red", troop("m"), (), [(10.0, y - 0.3)])
    again = field(user=(f"Revive {rank}",), apart=radius, others=(mate,))
    there = again.units["red2"]
    gone = fallen(again.with_figures(replace(again.figures["red21"], hp=2)).with_unit(there), "red2")
    assert state.units["red2"].where == GONE
    back = used(gone, rank)
    assert back.units["red2"].where == TABLE
    assert layout.between(back, "red1", "red2").gap <= radius + 1e-6


def test_its_user_costs_at_least_as_much_now_as_the_fallen_did_whole():
    assert may(fallen(field(user=("Revive I",), points=100), "red2"))
    assert not may(fallen(field(user=("Revive I",), points=99), "red2"))
    dear = fallen(field(user=("Revive I",), points=199), "red2")
    assert may(dear)
    assert not may(dear.with_figures(replace(dear.figures["red11"], hp=2)))


def test_only_friends_in_sight_are_revived():
    assert not may(fallen(field(user=("Revive I",), terrain=(WALL,)), "red2"))
    foe = ("blue2", "blue", troop("f"), (), [(14.0, 10.0)])
    assert not may(fallen(field(user=("Revive I",), others=(foe,)), "blue2"))


def test_a_unit_lies_where_its_models_fell():
    state = field(user=("Revive I",), models=2, apart=5.0)
    first = downed(state, "red21")
    far = replace(first.figures["red22"], model=replace(first.figures["red22"].model, at=(40.0, 10.0)))
    gone = fallen(first.with_figures(far), "red2")
    assert may(gone)
    back = used(gone, "I")
    assert back.figures["red21"].model.at == pytest.approx((10.0, 10.0 + CONTACT + 5.0))
    assert dist(back.figures["red22"].model.at, back.figures["red21"].model.at) < 4.0


def test_what_ails_it_stays_with_who_is_revived():
    state = run(field(user=("Revive I",)), lambda game: afflict(game, "Virus", "red2", by="blue1")).state
    assert used(fallen(state, "red2"), "I").is_under("red2", "Virus")


def test_the_revived_hold_objectives_and_are_lost_in_the_count_of_points():
    mark = objective("marker", 1, at=(10.0, 18.5))

    def laid(game):
        lay(game, mark)
        yield from ()

    back = run(used(fallen(field(user=("Revive I",)), "red2"), "I"), laid).state
    assert holder(asks(back), mark) == "red"
    assert share_left(asks(back), "red") == pytest.approx(0.5)


def test_a_second_fall_scores_nothing_and_may_be_followed_by_a_second_revival():
    points, once = scored(fallen(mission(user=("Revive I",)), "red2"))
    assert points == 2
    again = fallen(used(in_phase(once, "Move"), "I"), "red2")
    points, more = scored(again)
    assert points == 2
    assert used(in_phase(more, "Move"), "I").units["red2"].where == TABLE


# units with sergeants


def led(*perks, user=("Mastery",), points=200, extra=(), **more):
    """The same with a sergeant beside the red unit."""
    at = (11.5, 10.0 + CONTACT + 6.0)
    sergeant = ("red3", "red", troop("s", "Sergeant", hp=3), (GUN,), [at])
    return part_of(field(*perks, user=user, points=points, others=(sergeant, *extra), **more), "red3", "red2")


def all_fallen(state):
    return fallen(fallen(state, "red2"), "red3")


def hp_of(state):
    return {unit: state.hp(unit) for unit in ("red2", "red3")}


def test_a_unit_is_revived_with_its_sergeant():
    state = all_fallen(led(user=("Revive I",)))
    back = attack(state, [4], [("Revive I",)], name="Move").state
    assert hp_of(back) == {"red2": 2, "red3": 3}
    assert dist(*(back.figures[f"{unit}1"].model.at for unit in ("red2", "red3"))) < CONTACT + 2.0


@pytest.mark.parametrize(("points", "enough"), [(200, True), (199, False)])
def test_a_fallen_sergeant_counts_with_the_unit_that_is_to_be_revived(points, enough):
    assert may(all_fallen(led(user=("Revive I",), points=points))) is enough


def test_a_sergeant_that_fell_from_its_unit_is_no_unit_to_revive():
    assert not may(downed(led(user=("Revive I",)), "red31"))


@pytest.mark.parametrize("perk", ["Revive I", "Reanimate I"])
def test_a_unit_is_no_casualty_to_raise_as_long_as_its_sergeant_stands(perk):
    state = fallen(led(user=(perk,)), "red2")
    assert perk not in usable(asks(state), "red1")
    assert perk in usable(asks(fallen(state, "red3")), "red1")


ORDERS = pytest.mark.parametrize("order", [("red2", "red3"), ("red3", "red2")])


@ORDERS
def test_a_unit_with_a_sergeant_is_zombified_once_both_have_fallen(order):
    """Whichever of them was bitten: they rise where the last of them fell, in the turn after that."""
    for bitten in order:
        state = run(
            led(), lambda game, on=bitten: afflict(game, "Zombify", on, by="blue1", weapon="gun")
        ).state
        one = downed(state, f"{order[0]}1")
        one = turn(moved_to(one, order[1], (30.0, 30.0)), 2)
        assert hp_of(one)[order[0]] == 0
        risen = turn(downed(one, f"{order[1]}1"), 3)
        assert hp_of(risen) == {"red2": 2, "red3": 3}
        assert all(risen.is_under(unit, "Zombified") for unit in ("red2", "red3"))
        assert risen.figures[f"{order[1]}1"].model.at == pytest.approx((30.0, 30.0))
        assert dist(*(risen.figures[f"{unit}1"].model.at for unit in ("red2", "red3"))) < CONTACT + 2.0


@ORDERS
def test_a_legion_has_a_unit_with_a_sergeant_once_both_have_fallen_to_it(order):
    """It counts what both have lost to it."""
    state = enlisted(led(), "blue", "Undead Legion")
    harmed = run(state, lambda game: lose(game, order[0], 1, "a shot", by="blue1")).state
    one = turn(downed(harmed, f"{order[0]}1"), 2)
    assert (hp_of(one)[order[0]], one.units[order[1]].commander) == (0, "red")
    risen = turn(downed(one, f"{order[1]}1"), 3)
    assert hp_of(risen) == {"red2": 2, "red3": 3}
    assert [risen.units[unit].commander for unit in ("red2", "red3")] == ["blue", "blue"]
    assert risen.whole_of("red3") == "red2"


@pytest.mark.parametrize("perk", ["Revive I", "Reanimate I"])
def test_a_unit_is_raised_near_where_its_sergeant_fell(perk):
    """The unit itself fell far off, the sergeant within reach: one model at least comes to stand in reach."""
    state = moved_to(moved_to(led(user=(perk,)), "red2", (40.0, 10.0)), "red3", (10.0, 14.0))
    state = fallen(fallen(state, "red2"), "red3")
    back = attack(in_phase(state, "Move"), [4], [(perk,)], name="Move").state
    assert hp_of(back) == {"red2": 2, "red3": 3}
    places = [back.figures[f"{unit}1"].model.at for unit in ("red2", "red3")]
    assert dist(*places) < CONTACT + 2.0
    assert min(dist(place, (10.0, 10.0)) for place in places) <= CONTACT + 6.0 + 1e-6


def moved_to(state, unit, at):
    figure = state.figures[f"{unit}1"]
    return state.with_figures(replace(figure, model=replace(figure.model, at=at)))


def test_a_zombified_unit_rises_with_its_sergeant():
    state = run(led(), lambda game: afflict(game, "Zombify", "red2", by="blue1", weapon="gun")).state
    risen = turn(all_fallen(state))
    assert hp_of(risen) == {"red2": 2, "red3": 3}
    assert all(risen.is_under(unit, "Zombified") for unit in ("red2", "red3"))
    down = turn(all_fallen(risen), 3)
    assert hp_of(down) == {"red2": 0, "red3": 0}


def test_the_sergeant_of_a_traitor_that_has_risen_without_a_mind_is_its_own_sides_again_as_well():
    def betrays(game):
        go_over(game, "red2")
        yield from ()

    state = run(led(), lambda game: afflict(game, "Zombify", "red2", by="blue1", weapon="gun")).state
    traitor = run(state, betrays).state
    assert [traitor.units[unit].commander for unit in ("red2", "red3")] == ["blue", "blue"]
    risen = turn(all_fallen(traitor))
    assert hp_of(risen) == {"red2": 2, "red3": 3}
    assert [risen.units[unit].control for unit in ("red2", "red3")] == ["", ""]


def test_a_resurrected_unit_leaves_a_sergeant_without_the_perk_behind():
    """The perks of one are not those of the other."""
    assert hp_of(turn(all_fallen(led("Resurrection I")), dice=(4,))) == {"red2": 2, "red3": 0}


def test_a_reanimated_unit_rises_with_its_sergeant_and_falls_with_it():
    state = all_fallen(led(user=("Reanimate I",)))
    back = attack(state, [4], [("Reanimate I",)], name="Move").state
    assert hp_of(back) == {"red2": 2, "red3": 3}
    assert hp_of(fallen(back, "red1")) == {"red2": 0, "red3": 0}
    assert not may_reanimate(downed(led(user=("Reanimate I",)), "red31"))
    assert not may_reanimate(all_fallen(led(user=("Reanimate I",), points=199)))


def may_reanimate(state):
    return "Reanimate I" in usable(asks(state), "red1")


# with what else befalls a unit


def ends(state):
    """End the turn with all that falls then."""

    def flow(game):
        yield from game.end("turn", "End")
        yield from remove_casualties(game)

    return run(in_phase(state, "End", state.clock.turn), flow).state


def stood_and_fell(*perks, turns=(1, 2)):
    """Red2 makes its last stand in one turn, and falls in the same or the next."""
    state = fallen(in_phase(field("Last Stand", *perks, hp=4), "Attack", turns[0]), "red2")
    assert state.hp("red2") == 4
    return fallen(in_phase(state, "Attack", turns[1]), "red2")


def test_a_last_stand_ends_as_its_unit_falls_so_that_who_is_revived_then_stays():
    state = stood_and_fell()
    assert state.units["red2"].where == GONE
    up = attack(
        in_phase(replace(state, profiles=medic(state)), "Dash", 2), (4,), [("Revive I",)], "red1", "Dash"
    ).state
    assert up.hp("red2") == 4
    assert ends(up).hp("red2") == 4


def medic(state):
    return {**state.profiles, "u": troop("u", "Revive I", hp=4)}


def test_a_last_stand_that_has_ended_does_not_fell_who_rises():
    risen = turn(stood_and_fell("Resurrection I", turns=(1, 1)), 2, (4,))
    assert risen.hp("red2") == 4
    assert ends(in_phase(risen, "Attack", 2)).hp("red2") == 4


def test_who_has_betrayed_its_side_is_no_friend_to_be_revived():
    def may(*traitors):
        state = field("Traitorous", user=("Revive I",))
        for unit in traitors:
            state = state.with_unit(replace(state.units[unit], control="blue"))
        return "Revive I" in usable(asks(fallen(state, "red2")), "red1")

    assert may()
    assert not may("red2")
    assert not may("red1")


# beside those who fight


def beside_a_fight(perk, at=(11.5, 10.0)):
    """Red2 fights blue2; a leader that had joined it has fallen beside it, and red1 may raise that."""
    rows = (
        ("red1", "red", troop("u", perk, hp=9, points=900), (GUN,), [(10.0, 6.0)]),
        ("red2", "red", troop("host", hp=9), (GUN,), [(10.0, 10.0)]),
        ("red3", "red", troop("leader", "Leader", hp=2), (GUN,), [at]),
        ("blue2", "blue", troop("foe", hp=9), (GUN,), [(10.0, 10.0 + CONTACT)]),
    )
    state = in_phase(attached(army(*rows), "red3", "red2"), "Move")
    state = run(state, lambda game: renew_melees(game, "blue2")).state
    return fallen(state, "red3")


@pytest.mark.parametrize("perk", ["Revive I", "Reanimate I"])
@pytest.mark.parametrize("joins", [True, False])
def test_a_leader_that_is_raised_beside_its_unit_may_join_it_anew_and_its_melee(perk, joins):
    state = beside_a_fight(perk)
    answers = [(perk,), ("red2",) if joins else ()]
    back = attack(state, [4], answers, name="Move").state
    assert back.units["red3"].where == TABLE
    assert joined(back, "red3") == ("red2" if joins else "")
    assert unit_status.is_engaged(back, "red3") is joins


def test_who_rises_begins_no_melee_with_whom_it_touches():
    state = beside_a_fight("Revive I", at=(10.0 + CONTACT, 10.0 + CONTACT))
    back = attack(state, [4], [("Revive I",), ()], name="Move").state
    assert layout.in_contact(back, "red3", "blue2")
    assert not unit_status.is_engaged(back, "red3")


# brought back, not deployed


@pytest.mark.parametrize(
    ("perk", "how"), [("Revive I", "raised"), ("Reanimate I", "raised"), ("Resurrection I", "risen")]
)
def test_who_is_brought_back_was_not_deployed(perk, how):
    """It makes no Opening Strike and sets off no trap beside it."""
    raises, rises = ((perk,), ()) if how == "raised" else ((), (perk,))
    striker = weapon("claw", "Opening Strike", range=40, power=10)
    rows = (
        ("red1", "red", troop("u", *raises, hp=9, points=900), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("p", *rises, hp=2), (striker,), [(10.0, 14.0)]),
        ("blue1", "blue", troop("e", hp=9), (weapon("snare", "Trap I", range=40),), [(30.0, 14.0)]),
    )
    state = in_phase(army(*rows), "Attack", 1, "blue")
    down = fallen(state, "red2")
    trapped = attack(down, [], [(10.0, 15.0)], unit="blue1").state
    if how == "risen":
        back = turn(trapped, dice=(4,))
    else:
        back = attack(in_phase(trapped, "Move"), [4], [(perk,)], name="Move").state
    assert back.units["red2"].where == TABLE
    assert [mark.name for mark in back.markers] == ["Trap"]
    assert back.hp("blue1") == 9
