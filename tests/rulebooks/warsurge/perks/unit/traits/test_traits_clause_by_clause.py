"""Traits, clause by clause: markers, decoys of each rank, and units that come again."""

from dataclasses import replace
from fractions import Fraction

import pytest
from advanced import in_step, playing, take
from armies import army, troop, weapon
from coming_back import begun, fallen, turn
from companies import RIFLE, field, part_of, squad
from convoys import convoy, inside
from fighting import attack, in_phase, under
from offered import offered
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.games.deeds import worth_destroyed
from battlefield.rulebooks.warsurge.movement.deploying import arrive, deploy, may_deploy
from battlefield.rulebooks.warsurge.movement.embarking import put_beside
from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import marker_of
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.steps import actions
from battlefield.rulebooks.warsurge.turn.turns import begin_turn, ready, why_not_now
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import generate, left
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.objectives import holder, objective
from battlefield.rulebooks.warsurge.words import TO_LEAVE_RESERVE, TO_ROAM
from battlefield.rules.core.events import DiceRolled, Placed, UnitArrived
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Clock

BASE = 32 / 25.4


# Concealed


def hidden(*perks, weapons=(RIFLE,), foe_at=(10.0, 34.0), foes=(), models=1):
    """A concealed unit whose marker lies at (10, 6), and an enemy below it."""
    row = ("red1", "red", troop("sneak", "Concealed", *perks, armour=None), weapons, None)
    foe = squad(id_="blue1", side="blue", at=foe_at, models=1, weapons=foes or (RIFLE,))
    state = in_phase(begun(army(row, foe)), "Deploy")
    unit = state.units["red1"]
    state = state.with_unit(replace(unit, figures=unit.figures[:models], strength=models))
    return run(state, lambda game: deploy(game, "red1"), (), [(10.0, 6.0)]).state


@pytest.mark.parametrize("name", ["Move", "Dash", "Attack"])
def test_whatever_it_does_first_shows_it_where_its_marker_lies(name):
    state, site = in_phase(hidden(), name), (Placed("red11", (10.0, 6.0)),)
    after = attack(state, [1] if name == "Attack" else (), [site], name=name).state
    assert marker_of(after, "red1") is None
    assert after.units["red1"].where == TABLE
    x, y = after.figures["red11"].model.at
    assert (x, y) == (10.0, 6.0) if name == "Attack" else y < 13.0


@pytest.mark.parametrize(("side", "shows"), [(-1.0, True), (1.0, False)])
@pytest.mark.parametrize("full", [False, True])
def test_enemies_that_are_put_out_of_their_transport_near_the_marker_reveal_it(side, shows, full):
    """The transport, 6.5 inches off, is lost, or has become too small; they stand on either side of it."""
    y = 6.0 + 0.5 + 6.5 + BASE / 2
    state = hidden(foe_at=(10.0, y))
    riders = army(squad(id_="blue2", side="blue", models=1))
    state = replace(
        state,
        profiles={**state.profiles, **riders.profiles},
        figures={**state.figures, **riders.figures},
        units={**state.units, **riders.units},
    )
    state = inside(state, "blue2", "blue1", "blue11")
    places = [(Placed("blue21", (10.0, y + side * BASE)),)]

    def flow(game):
        if full:
            yield from put_beside(game, "blue2", "its transport is too full")
        else:
            yield from lose(game, "blue1", game.state.hp("blue1"), "a test")
            yield from remove_casualties(game)

    after = run(in_phase(state, "Move", 1, "blue"), flow, (), places).state
    assert (marker_of(after, "red1") is None) is shows


def test_in_the_advanced_game_using_perks_is_an_action_that_shows_it():
    session = take(playing(in_step(hidden("Adrenaline"))), "Use Perks", "red1")
    assert session.state.units["red1"].where == TABLE


def test_a_marker_claims_no_objective():
    mark = objective("marker", 1, at=(10.0, 8.0))
    state = in_phase(hidden(), "End")
    state = replace(state, markers=(*state.markers, mark))
    assert holder(asks(state), mark) == ""
    shown = attack(in_phase(state, "Attack"), [1]).state
    assert holder(asks(shown), mark) == "red"


def test_no_enemy_perk_finds_a_marker():
    state = hidden()
    hexer = ("blue2", "blue", troop("hexer", "Curse Move", points=500), (RIFLE,), [(10.0, 14.0)])
    extra = army(hexer)
    state = replace(
        state,
        units={**state.units, **extra.units},
        figures={**state.figures, **extra.figures},
        profiles={**state.profiles, **extra.profiles},
    )
    assert usable(asks(in_phase(state, "Move", side="blue")), "blue2") == {}
    shown = attack(in_phase(state, "Attack"), [1]).state
    assert usable(asks(in_phase(shown, "Move", side="blue")), "blue2")


def test_a_scattered_template_that_lies_on_the_marker_strikes_the_unit():
    """It comes out before the attack dice, and those count against it."""
    mortar = weapon("mortar", "Blast I", range=40, power=10)
    state = in_phase(hidden(foes=(mortar,)), "Attack", side="blue")
    session = attack(state, [2, 1, 2, 2], [(10.0, 10.0)], unit="blue1")
    assert session.state.units["red1"].where == TABLE
    assert session.state.hp("red1") == 0


@pytest.mark.parametrize(("dice", "where"), [((4, 4), TABLE), ((6, 6), RESERVE)])
def test_a_vortex_that_wanders_onto_the_marker_shows_the_unit(dice, where):
    storm = weapon("storm", "Vortex I", "Explode I", range=40, power=10)
    state = in_phase(hidden(foes=(storm,)), "Attack", side="blue")
    session = attack(state, (), [(10.0, 14.0)], unit="blue1")
    assert session.state.units["red1"].where == RESERVE
    assert turn(session.state, 2, dice=(2, 1, *dice)).units["red1"].where == where


def test_who_lies_hidden_is_in_no_reserve():
    """Nobody in reserve heals it, and it has no part in a later phase of deployment, whatever its perks."""
    medic = ("red2", "red", troop("medic", "Healer III", points=500), (RIFLE,), None)
    extra = army(medic)
    state = hidden("Adrenaline", models=2)
    state = replace(
        state,
        units={**state.units, **extra.units},
        figures={**state.figures, **extra.figures},
        profiles={**state.profiles, **extra.profiles},
    )
    assert offered(state, "Healer III", "red2") == {"red2"}
    shown = attack(in_phase(state, "Attack"), [1, 1]).state
    assert shown.units["red1"].where == TABLE
    waits = shown.with_unit(replace(shown.units["red1"], where=RESERVE))
    assert offered(waits, "Healer III", "red2") == {"red1", "red2"}
    assert [unit.id for unit in ready(in_phase(state, "Deploy", 2), "red")] == ["red2"]


# decoys


FAKE = "red1 (decoy)"


def staged(rank="II", *perks, at=(10.0, 10.0), models=1, foe=None, owner_at=(24.0, 2.0), **stats):
    """A unit whose decoy stands on the table, and an enemy 20 inches below it."""
    unit = squad(f"Decoy {rank}", *perks, models=models, at=owner_at, **stats)
    state = begun(field(unit, foe=foe))
    count = len(state.units[FAKE].figures)
    places = tuple(Placed(f"{FAKE}/{n + 1}", (at[0] + 1.5 * n, at[1])) for n in range(count))
    return run(state, lambda game: arrive(game, FAKE, places, "Deploy")).state


def walked(state, unit, at, how="Move"):
    return run(state, lambda game: settle(game, unit, how, (Placed(f"{unit}1", at),))).state


@pytest.mark.parametrize(
    ("rank", "move", "dash", "models"), [("I", 0, 0, 3), ("II", 7, 9, 3), ("III", 7, 9, 1)]
)
def test_what_each_decoy_is_made_of(rank, move, dash, models):
    """Defence 5, 1 HP, no saves, no perks, and as many models as its unit unless it is the third kind."""
    count = 1 if rank == "III" else 3
    state = staged(
        rank, "Airborne", "Medic I", models=count, move=7, dash=9, defence=8, armour=2, aegis=2, hp=4
    )
    fake = state.profile_of(FAKE)
    stats = {key: fake.stats[key] for key in ("move", "dash", "defence", "hp", "armour", "aegis")}
    assert stats == {"move": move, "dash": dash, "defence": 5, "hp": 1, "armour": None, "aegis": None}
    assert fake.perks == ()
    assert len(state.units[FAKE].figures) == models


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_every_decoy_is_gone_as_soon_as_it_loses_its_hp(rank):
    """All of its models share the 1 HP; it does not stay until casualties are removed, nor as one of them."""
    away = squad(id_="blue1", side="blue", at=(40.0, 40.0), models=1)
    state = in_phase(staged(rank, models=1 if rank == "III" else 3, foe=away), "Attack")
    after = run(state, lambda game: lose(game, FAKE, 1, "Gun", by="blue1")).state
    assert after.units[FAKE].where == GONE
    assert after.units[FAKE].figures == ()


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize("how", ["Move", "Dash", "Blink I"])
def test_an_enemy_that_passes_or_ends_within_six_inches_finds_every_decoy_out(rank, how):
    state = staged(rank)
    state = in_phase(state, "Move", side="blue")
    dice = [1, 1] if rank == "III" else []

    def after(at, extra):
        there = (Placed("blue11", at),)
        return run(state, lambda game: settle(game, "blue1", how, there), extra).state.units[FAKE].where

    assert after((10.0, 10.0 + 6.01 + BASE), []) == TABLE
    assert after((10.0, 10.0 + 5.99 + BASE), dice) == GONE


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_an_enemy_that_deploys_within_six_inches_finds_every_decoy_out(rank):
    late = ("blue1", "blue", troop("late"), (RIFLE,), None)
    state = staged(rank, foe=late)
    unit = state.units["blue1"]
    state = in_phase(
        state.with_unit(replace(unit, figures=unit.figures[:1], strength=1)), "Deploy", 2, "blue"
    )
    dice = [1, 1] if rank == "III" else []

    def after(far, extra=(), how="Deploy"):
        there, is_back = (Placed("blue11", (10.0, 10.0 + far + BASE)),), how == "Revive"
        flow = run(state, lambda game: arrive(game, "blue1", there, how, is_back=is_back), extra)
        return flow.state.units[FAKE].where

    assert after(6.01) == TABLE
    assert after(5.99, dice) == GONE
    assert after(5.99, how="Revive") == TABLE  # who is brought back is not deployed


@pytest.mark.parametrize(("rank", "where"), [("I", TABLE), ("II", GONE), ("III", TABLE)])
def test_only_the_second_decoy_is_found_out_by_deploying_near_an_enemy(rank, where):
    foe = squad(id_="blue1", side="blue", at=(10.0, 10.0 + 5.99 + BASE), models=1)
    assert staged(rank, foe=foe).units[FAKE].where == where
    away = squad(id_="blue1", side="blue", at=(10.0, 10.0 + 6.01 + BASE), models=1)
    assert staged(rank, foe=away).units[FAKE].where == TABLE


@pytest.mark.parametrize(("rank", "where"), [("II", GONE), ("III", TABLE)])
def test_only_the_second_decoy_is_found_out_by_passing_an_enemy(rank, where):
    """It ends far off, but came within 6 inches on its way."""
    state = staged(rank, foe=squad(id_="blue1", side="blue", at=(17.0, 16.5), models=1))
    places = (Placed(f"{FAKE}/1", (24.0, 10.0)),)
    after = run(state, lambda game: settle(game, FAKE, "Move", places)).state
    assert after.units[FAKE].where == where


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_no_decoy_claims_an_objective(rank):
    mark = objective("marker", 1, at=(10.0, 11.0))
    state = replace(in_phase(staged(rank), "End"), markers=(mark,))
    assert holder(asks(state), mark) == ""
    owner = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(10.0, 12.5)))
    assert holder(asks(state.with_figures(owner)), mark) == "red"


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_every_decoy_of_a_concealed_unit_is_concealed(rank):
    state = in_phase(begun(field(squad(f"Decoy {rank}", "Airborne", "Concealed", models=1))), "Deploy")
    state = run(state, lambda game: deploy(game, FAKE), (), [(10.0, 6.0)]).state
    assert marker_of(state, FAKE).at == (10.0, 6.0)
    assert state.units[FAKE].where == RESERVE
    assert [held.name for held in state.profile_of(FAKE).perks] == ["Concealed"]


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_a_decoy_acts_in_steps_but_brings_in_nothing(rank):
    state = in_step(staged(rank), points=0)
    assert left(run(state, generate, [2]).state, "red") == 2  # for its unit alone
    able = {a.name for a in actions(asks(in_step(staged(rank)))) if a.unit == FAKE}
    assert able == (set() if rank == "I" else {"Move", "Dash"})


def exploding(at, *, aegis=None, side="blue", dice):
    """Let the third decoy lose its HP with a unit so far below it."""
    other = squad(id_="other", side=side, at=at, models=1, hp=9, armour=5, aegis=aegis)
    state = in_phase(staged("III", foe=other, owner_at=(44.0, 44.0)), "Attack")
    return run(state, lambda game: lose(game, FAKE, 1, "Gun"), dice).state


@pytest.mark.parametrize("side", ["red", "blue"])
def test_the_explosion_strikes_friend_and_foe_within_twelve_inches(side):
    """Two dice, 3 and 4: the 4 succeeds, and the armour save of 5+ fails on a 4 and holds on a 5."""
    near, far = (10.0, 10.0 + 11.99 + BASE), (10.0, 10.0 + 12.01 + BASE)
    assert exploding(near, side=side, dice=[2, 3, 4, 4]).hp("other") == 8
    assert exploding(near, side=side, dice=[2, 3, 4, 5]).hp("other") == 9
    assert exploding(near, side=side, dice=[2, 3, 3]).hp("other") == 9
    assert exploding(far, side=side, dice=[]).hp("other") == 9


def test_the_explosion_leaves_all_saves():
    near = (10.0, 16.5 + BASE)
    assert exploding(near, aegis=6, dice=[1, 4, 4, 6]).hp("other") == 9
    assert exploding(near, aegis=6, dice=[1, 4, 4, 5]).hp("other") == 8


def test_who_falls_by_the_explosion_is_removed_at_the_usual_time():
    other = squad(id_="other", side="blue", at=(10.0, 18.0), models=1, hp=1, armour=None)
    state = in_phase(staged("III", foe=other, owner_at=(44.0, 44.0)), "Attack")
    after = run(state, lambda game: lose(game, FAKE, 1, "Gun"), [1, 6]).state
    assert after.hp("other") == 0
    assert after.units["other"].where == TABLE
    assert run(after, remove_casualties).state.units["other"].where == GONE


# Final Hope


def test_the_last_hope_may_not_leave_its_reserve_in_any_way():
    king = ("red1", "red", troop("king", "Final Hope", "Trespasser I", "Ambush III"), (RIFLE,), None)
    state = in_phase(
        army(king, squad(id_="red2", models=1), squad(id_="blue1", side="blue", at=(40.0, 40.0))), "Deploy", 2
    )
    game = asks(state)
    assert not may_deploy(game, "red1")
    assert game.reason_against(TO_LEAVE_RESERVE, "red1")
    assert game.reason_against(TO_ROAM, "red1")
    assert usable(game, "red1") == {}
    last = fallen(state, "red2")
    assert may_deploy(asks(last), "red1")
    assert set(usable(asks(last), "red1")) == {"Ambush III"}


def test_the_last_hope_does_not_wait_for_its_own_sergeant():
    king = ("red1", "red", troop("king", "Final Hope"), (RIFLE,), None)
    boss = ("red3", "red", troop("boss", "Sergeant"), (RIFLE,), None)
    state = army(king, boss, squad(id_="red2", models=1), squad(id_="blue1", side="blue", at=(40.0, 40.0)))
    state = part_of(in_phase(state, "Deploy", 2), "red3", "red1")
    assert not may_deploy(asks(state), "red1")
    assert may_deploy(asks(fallen(state, "red2")), "red1")


def test_a_unit_that_only_counts_as_a_casualty_is_waited_for_no_longer():
    king = ("red1", "red", troop("king", "Final Hope"), (RIFLE,), None)
    state = begun(
        army(king, squad("Respawn", id_="red2", models=1), squad(id_="blue1", side="blue", at=(40.0, 40.0)))
    )
    assert not may_deploy(asks(state), "red1")
    back = turn(state, 2, [True])
    assert back.units["red2"].where == TABLE
    assert may_deploy(asks(back), "red1")


# Respawn


def phoenix(*perks, models=1, weapons=(RIFLE,), hp=4, **more):
    unit = squad("Respawn", *perks, models=models, hp=hp, at=(10.0, 20.0), weapons=weapons)
    return begun(field(unit, squad(id_="red2", models=1), **more))


def test_it_may_come_again_in_any_turn():
    state = phoenix()
    once = turn(state, 2, [True])
    again = turn(turn(once, 3, [False]), 4, [True])
    assert again.units["red1"].where == TABLE


def test_what_it_has_lost_is_restored_even_where_it_stands():
    state = run(phoenix(), lambda game: lose(game, "red1", 3, "a test")).state
    assert turn(state, 2, [True]).hp("red1") == 4


def test_what_enemies_laid_on_it_is_gone_and_what_it_did_to_itself_stays():
    state = under(under(phoenix(), "Curse Defence", "red1", "blue1"), "Boost Move", "red1", "red2")
    back = turn(state, 2, [True])
    assert not back.is_under("red1", "Curse Defence")
    assert back.is_under("red1", "Boost Move")


@pytest.mark.parametrize("perks", [("Adrenaline",), ("Smoke Cover",)])
def test_uses_of_its_perks_stay_spent(perks):
    state = in_phase(phoenix(*perks), "Move")
    bearer = usable(asks(state), "red1")[perks[0]]
    spent = run(state, lambda game: bearer.perk.uses[0].run(game, bearer)).state
    back = turn(spent, 2, [True])
    assert back.units["red1"].where == TABLE
    assert perks[0] not in usable(asks(in_phase(back, "Move", 2)), "red1")
    assert perks[0] in usable(asks(in_phase(turn(state, 2, [True]), "Move", 2)), "red1")


def test_uses_of_its_weapons_stay_spent():
    once = weapon("once", "Use I", range=48)
    state = in_phase(phoenix(weapons=(once,)), "Attack")
    shot = attack(state, [1], unit="red1").state
    back = in_phase(turn(shot, 2, [True]), "Attack", 2)
    assert not aims(asks(back), "red1", "once") or why_not_use(asks(back), "red1", "once")
    assert not why_not_use(asks(in_phase(turn(state, 2, [True]), "Attack", 2)), "red1", "once")


def test_a_large_model_comes_as_near_to_the_edge_as_it_can():
    """An 8-inch base does not fit within 6 inches: it has to touch the edge."""
    state = phoenix()
    big = replace(
        state.figures["red11"], model=replace(state.figures["red11"].model, base=BaseSize.round(8 * 25.4))
    )
    state = state.with_figures(big)
    after = turn(state, 2, [True, (Placed("red11", (20.0, 4.0)),)])
    assert after.figures["red11"].model.at == (20.0, 4.0)
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        turn(state, 2, [True, (Placed("red11", (20.0, 4.1)),)])


def test_after_the_second_time_it_neither_seizes_nor_contests():
    mark = objective("marker", 1, at=(10.0, 3.0))
    near = squad(id_="blue1", side="blue", at=(10.0, 5.0), models=1)
    places = (Placed("red11", (10.0, 1.0)),)
    state = replace(phoenix(foe=near), markers=(mark,))
    once = turn(state, 2, [True, places])
    assert holder(asks(once), mark) == ""
    twice = turn(once, 3, [True, places])
    assert holder(asks(twice), mark) == "blue"


def test_in_the_advanced_game_it_comes_before_command_points_and_for_nothing():
    """Who waits for its perk of deployment comes in the same turn, by no action."""
    state = replace(phoenix("Invade III"), settings=(*in_step(phoenix()).settings,))
    waits = turn(state, 2, [True, ("reserve",)])
    assert waits.units["red1"].where == RESERVE
    game = asks(in_phase(waits, "Deploy", 2))
    assert not why_not_now(game, "red1")
    later = asks(in_phase(turn(end_turn(waits), 3), "Deploy", 3))
    assert why_not_now(later, "red1")


def test_who_respawns_stands_there_before_command_points_are_rolled():
    state = replace(fallen(phoenix(), "red1"), settings=in_step(phoenix()).settings)
    game = run(in_phase(state, "End", 1), begin_turn, [5, 2, 3], [True])
    order = [type(e).__name__ for e in game.events if isinstance(e, UnitArrived | DiceRolled)]
    assert order == ["DiceRolled", "DiceRolled", "UnitArrived", "DiceRolled"]  # the last die is for points
    assert left(game.state, "red") == 6  # 3 for each of two units


def test_what_only_keeps_a_unit_together_is_no_other_way_in():
    back = turn(phoenix("Coherency +"), 2, [True])
    assert back.units["red1"].where == TABLE
    with pytest.raises(AssertionError):
        turn(phoenix("Coherency +"), 2, [True, ("reserve",)])


def test_who_respawns_out_of_a_transport_is_aboard_no_more():
    state = begun(inside(convoy(squad=("Respawn",), models=2)))
    back = turn(state, 2, [True])
    assert back.units["squad"].where == TABLE
    assert not back.is_under("squad", "aboard")


def test_passengers_get_out_of_a_transport_that_respawns():
    back = turn(begun(inside(convoy("Respawn", models=2))), 2, [True])
    assert back.units["squad"].where == TABLE
    assert all(abs(f.model.at[1] - 14.0) < 3.0 for f in back.figures_of("squad"))
    assert back.figures["truck1"].model.at[1] < 6.0


def test_a_wreck_does_not_come_again_and_its_unit_does_once_that_is_gone():
    row = ("red1", "red", troop("imp", "Respawn", "Wreckage", hp=2), (RIFLE,), [(10.0, 10.0)])
    foe = squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1)
    wreck = fallen(begun(army(row, foe)), "red1")
    left = turn(wreck, 2)
    assert left.units["red1"].is_rough and asks(left).figure("returns", 0, "red1").value == 0
    again = turn(fallen(wreck, "red1"), 2)
    assert (again.units["red1"].where, again.hp("red1")) == (TABLE, 2)
    assert again.profile_of("red1").has("Wreckage")


# Summon


def swarm(*perks, settings=(), **more):
    row = ("red1", "red", troop("imp", "Summon", *perks, hp=2, **more), (RIFLE,), None)
    foe = squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1)
    return begun(army(row, foe, settings=settings))


def test_a_summoned_unit_deploys_in_its_zone_and_before_command_points():
    state = replace(swarm(), settings=in_step(swarm()).settings)
    state = in_phase(turn(state, 2), "Deploy", 2)
    assert not why_not_now(asks(state), "red1 (2)")
    assert why_not_now(asks(state), "red1")
    far = tuple(Placed(f"red1 (2)/red1{n + 1}", (5.0 + 1.5 * n, 20.0)) for n in range(5))
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        run(state, lambda game: deploy(game, "red1 (2)"), (), [far])


def test_one_whose_first_has_left_a_wreck_is_produced_all_the_same():
    row = ("red1", "red", troop("imp", "Summon", "Wreckage", hp=2), (RIFLE,), [(10.0, 10.0)])
    foe = squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1)
    wreck = fallen(begun(army(row, foe)), "red1")
    assert wreck.units["red1"].where == TABLE
    assert turn(wreck, 2).units["red1 (2)"].where == RESERVE


def test_one_that_is_kept_in_reserve_counts_as_destroyed():
    state = in_phase(turn(swarm(), 2), "Deploy", 2)
    after = run(state, lambda game: game.end("phase", "Deploy")).state
    assert unit_status.is_marked(after, unit_status.WIPED_OUT, "red1 (2)")


@pytest.mark.parametrize(("number", "unit", "boss"), [(1, "red1", "red2"), (2, "red1 (2)", "red2 (2)")])
def test_the_sergeant_of_one_that_is_kept_in_reserve_is_destroyed_with_it(number, unit, boss):
    rows = (
        ("red1", "red", troop("imp", "Summon", hp=2), (RIFLE,), None),
        ("red2", "red", troop("boss", "Sergeant"), (RIFLE,), None),
        squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1),
    )
    state = begun(part_of(army(*rows), "red2", "red1"))
    state = in_phase(turn(state, 2) if number == 2 else state, "Deploy", number)
    after = run(state, lambda game: game.end("phase", "Deploy")).state
    assert [after.units[each].where for each in (unit, boss)] == [GONE, GONE]
    assert all(unit_status.is_marked(after, unit_status.WIPED_OUT, each) for each in (unit, boss))


def test_one_that_needs_a_perk_to_come_in_is_produced_into_reserve():
    state = in_phase(turn(swarm("Seed I"), 2), "Deploy", 2)
    after = run(state, lambda game: game.end("phase", "Deploy")).state
    assert after.units["red1 (2)"].where == RESERVE


@pytest.mark.parametrize(("points", "worth"), [(400, 2), (200, 1), (100, 1), (50, 1), (599, 2), (600, 3)])
def test_a_summoned_unit_is_worth_a_quarter_to_whoever_destroys_it(points, worth):
    """A point for each full 50, divided by four, and one at least."""
    state = turn(swarm(points=points), 2)
    assert worth_destroyed(asks(state), "red1") == worth_destroyed(asks(state), "red1 (2)") == worth


@pytest.mark.parametrize(
    ("turns", "hp", "counted"),
    [(4, 6, 2), (4, 5, 1), (2, 5, 3), (2, 1, 1), (4, 1, 0), (1, 10, 10), (4, 40, 10)],
)
def test_what_is_left_of_all_is_divided_by_the_turns_and_rounded_to_the_closest(turns, hp, counted):
    """Five models of 2 HP each turn: the mean HP count, and a half is rounded up as in the example."""
    state = with_hp(swarmed(turns), hp)
    state = replace(state, clock=Clock(turns, "End", 0, "", "red"))
    assert share_left(asks(state), "red") == Fraction(counted, 10)


def test_the_turns_of_the_game_count_even_if_nothing_was_summoned_in_some():
    state = replace(with_hp(swarmed(2), 10), clock=Clock(5, "End", 0, "", "red"))
    assert share_left(asks(state), "red") == Fraction(2, 10)


def swarmed(turns):
    state = swarm()
    for number in range(2, turns + 1):
        state = turn(state, number)
    return state


def with_hp(state, hp):
    """Leave so many HP among all that were summoned."""
    figures = []
    for unit in [u for u in state.units if u.startswith("red1")]:
        for figure in state.figures_of(unit):
            figures.append(replace(figure, hp=min(2, hp)))
            hp -= figures[-1].hp
    return state.with_figures(*figures)
