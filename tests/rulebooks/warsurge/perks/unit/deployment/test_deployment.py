"""Deployment: shares and zones, arriving later, and every perk that deploys in another way."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from arrivals import BOW, at, begun, waiting
from fighting import attack, in_phase, rolls, told, under
from running import run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement import arrival_room, deploying
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.words import ITS_SIDE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Marker
from battlefield.rules.scene.contents import Terrain


def game(state):
    return Game(state, CATALOGUE)


def done(state, flow, dice=(), answers=()):
    """Run a rule by itself, and give the state after it."""
    return run(state, flow, dice, answers).state


# the core


def test_half_of_the_points_have_to_be_deployed_on_the_first_turn():
    more = [(id_, "red", troop(id_, points=100), (), None) for id_ in ("red2", "red3", "red4")]
    state = waiting(others=more)
    book = Warsurge()
    assert Action("Hold", "red", "red1") in book.actions(state)
    held = under(under(state, "acted", "red2"), "acted", "red3")
    assert Action("Hold", "red", "red1") not in book.actions(held)
    assert book.refusal(held, Action("Hold", "red", "red1")).startswith("at least 50 % of the points")
    later = replace(held, clock=replace(held.clock, turn=2))
    assert Action("Hold", "red", "red1") in book.actions(later)
    free = replace(held, settings=(("deploy share", 25),))
    assert Action("Hold", "red", "red1") in book.actions(free)


def test_reserves_arrive_on_later_turns_within_the_zone():
    session = begun(waiting(turn=3))
    assert "outside the deployment zone" in session.refusal(at((10.0, 11.9)))
    assert session.answer(at((10.0, 11.0))) == ""
    assert session.state.units["red1"].where == TABLE


def test_nobody_arrives_within_an_inch_of_an_enemy():
    session = begun(waiting(foe_at=(10.0, 8.0)))
    assert "within 1 in" in session.refusal(at((10.0, 5.8)))


# Ambush


@pytest.mark.parametrize(
    ("rank", "dice", "end"),
    [
        ("I", (4, 1), (24.0, 20.0)),
        ("I", (4, 2, 3, 2, 3), (29.0, 20.0)),
        ("II", (4, 2, 3, 5), (29.0, 20.0)),
        ("III", (4,), (24.0, 20.0)),
    ],
)
def test_an_ambush_is_tested_for_and_scatters(rank, dice, end):
    state = waiting(f"Ambush {rank}", turn=2, models=3)
    session = attack(state, dice, [(f"Ambush {rank}",), at((24.0, 20.0))], name="Deploy")
    assert session.state.units["red1"].where == TABLE
    assert session.state.figures["red11"].model.at == end
    for figure in session.state.figures_of("red1")[1:]:
        x, y = figure.model.at
        assert ((x - end[0]) ** 2 + (y - end[1]) ** 2) ** 0.5 == pytest.approx(32 / 25.4, abs=1e-4)


def test_a_failed_ambush_leaves_the_usual_deployment():
    state = waiting("Ambush III", turn=2)
    session = attack(state, (3,), [("Ambush III",), at((24.0, 20.0)), at((10.0, 5.0))], name="Deploy")
    assert session.state.figures["red11"].model.at == (10.0, 5.0)


def crag(*hole):
    """Rock all over the table but for a hole."""
    whole = ((0.0, 0.0), (48.0, 0.0), (48.0, 48.0), (0.0, 48.0))
    return Terrain("crag", Polygon(whole, (hole,) if hole else ()), 0.0, 4.0, ground=("impassable",))


@pytest.mark.campaign
def test_an_ambush_that_has_no_place_on_the_whole_table_asks_for_none():
    session = attack(waiting("Ambush I", turn=2, terrain=(crag(),)), (), [("Ambush I",)], name="Deploy")
    assert session.pending is None and session.state.units["red1"].where == RESERVE
    assert any("no room" in words for words in told(session))


@pytest.mark.campaign
def test_a_place_for_an_ambush_is_found_wherever_it_is():
    """A hole of two inches across, which a coarse look would miss."""
    hole = (19.0, 29.0), (21.0, 29.0), (21.0, 31.0), (19.0, 31.0)
    session = begun(waiting("Ambush I", turn=2, terrain=(crag(*hole),)))
    assert not session.answer(("Ambush I",))
    ((place,),) = session.suggestions()[:1]
    assert 19.0 < place.at[0] < 21.0 and 29.0 < place.at[1] < 31.0


def test_an_ambush_without_room_goes_back_to_reserve():
    rock = Terrain("rock", Polygon(((28.0, 18.0), (30.0, 18.0), (30.0, 22.0), (28.0, 22.0))), 0.0, 4.0)
    state = waiting("Ambush II", turn=2, terrain=(rock,))
    session = attack(state, (4, 2, 3, 5), [("Ambush II",), at((24.0, 20.0))], name="Deploy")
    assert session.state.units["red1"].where == RESERVE
    assert any("no room" in words for words in told(session))
    tower = replace(rock, platform=True)
    state = waiting("Ambush II", "Airborne", turn=2, terrain=(tower,))
    session = attack(state, (4, 2, 3, 5), [("Ambush II",), at((24.0, 20.0))], name="Deploy")
    assert session.state.figures["red11"].model.bottom == 4.0


def test_there_is_no_ambush_on_the_first_turn():
    assert begun(waiting("Ambush III")).pending.what.startswith("deploy")


# elsewhere


@pytest.mark.parametrize(("rank", "off"), [("I", 12), ("II", 6), ("III", 0)])
def test_invaders_deploy_outside_but_off_enemy_zones(rank, off):
    session = begun(waiting(f"Invade {rank}", foe_at=(4.0, 44.0)))
    edge = 36.0 - off - 16 / 25.4
    assert session.refusal(at((24.0, edge))) == ""
    assert "outside" in session.refusal(at((24.0, edge + 0.01)))
    assert "outside" in session.refusal(at((24.0, 45.0)))
    assert session.refusal(at((24.0, 5.0))) == ""


def test_coherency_is_wider_and_higher():
    for perks, far in (((), 2.0), (("Coherency +",), 4.0)):
        session = begun(waiting(*perks, models=2))
        gap = far + 32 / 25.4
        assert session.refusal(at((10.0, 5.0), (10.0 + gap, 5.0))) == ""
        assert "coherency" in session.refusal(at((10.0, 5.0), (10.01 + gap, 5.0)))
    assert game(waiting("Coherency +")).figure("vertical coherency", 6, "red1").value == 12


@pytest.mark.parametrize(("rank", "inches"), [("I", 6), ("II", 12)])
def test_scouts_relocate_after_deployment_on_the_first_turn(rank, inches):
    state = waiting(f"Recon {rank}", foe_at=(10.0, 10.0 + inches - 1.1 + 32 / 25.4))
    session = begun(state)
    session.answer(at((10.0, 10.0)))
    assert session.pending.what.startswith(f"Recon {rank}")
    assert session.refusal(at((10.0, 10.01 + inches)))
    assert session.refusal(at((10.0, 10.0 + inches - 1.1)))
    assert session.answer(at((10.0 + inches, 10.0))) == ""
    assert not unit_status.is_marked(session.state, unit_status.MOVED, "red1")
    late = begun(waiting(f"Recon {rank}", turn=2))
    late.answer(at((10.0, 10.0)))
    assert late.pending is None


# Espionage


def spying():
    """Deploy all but the spy, and come to where it may be placed."""
    session = begun(waiting("Espionage", others=(("red2", "red", troop("red2"), (), None),)), unit="red2")
    session.answer(session.suggestions()[0])
    assert session.begin(Action("Hold", "red", "red1")) == ""
    return session


def test_a_spy_comes_into_the_enemys_zone_after_deployment():
    session = spying()
    assert session.pending.what.startswith("Espionage")
    session.answer(True)
    assert "outside" in session.refusal(at((24.0, 30.0)))
    assert session.answer(at((20.0, 38.0))) == ""
    effect = session.state.effects_on("red1", "Espionage")[0]
    assert (effect.until.turn, effect.get(ITS_SIDE)) == (2, "blue")
    assert game(session.state).reason_against("be targeted", "red1", foe="blue1") == "Espionage"
    assert game(session.state).figure("attack dice", 0, "blue1").value == -1
    assert game(session.state).reason_against("claim objectives", "blue1") == "Espionage"
    assert game(session.state).figure("attack dice", 0, "red2").value == 0


def test_a_spy_is_found_out_when_it_attacks():
    state = waiting("Espionage", phase="Attack")
    state = done(state, lambda running: deploying.arrive(running, "red1", at((24.0, 30.0)), "Espionage"))
    state = under(state, "Espionage", "red1", by="red1")
    session = attack(state, (1,))
    assert not session.state.effects_on("red1", "Espionage")


# Phoenix


def test_a_phoenix_takes_the_place_of_a_friend():
    others = (
        ("red2", "red", troop("red2"), (), [(12.0, 12.0)]),
        ("red3", "red", troop("red3", "Phoenix"), (), None),
    )
    state = waiting("Phoenix", others=others)
    assert not deploying.may_deploy(game(state), "red1")

    def flow(running):
        yield from lose(running, "red2", 1, "a test")
        yield from remove_casualties(running)

    after = done(state, flow, answers=[True])
    assert after.units["red1"].where == TABLE
    x, y = after.figures["red11"].model.at
    assert ((x - 12.0) ** 2 + (y - 12.0) ** 2) ** 0.5 == pytest.approx(32 / 25.4, abs=1e-4)
    assert after.units["red3"].where == RESERVE
    assert done(state, flow, answers=[False, False]).units["red1"].where == RESERVE


# Seed


@pytest.mark.parametrize(("rank", "where"), [("I", RESERVE), ("II", "blue1")])
def test_a_seed_comes_out_of_its_victim(rank, where):
    state = waiting(f"Seed {rank}", others=(("red2", "red", troop("red2"), (BOW,), [(12.0, 12.0)]),))
    assert not deploying.may_deploy(game(state), "red1")
    sown = done(state, lambda running: afflict(running, "Implant", "blue1", by="red2"), answers=[True])
    assert sown.units["red1"].where == where

    def fall(running):
        yield from lose(running, "blue1", 1, "a test")
        yield from remove_casualties(running)

    after = done(sown, fall)
    assert after.units["blue1"].where == GONE
    assert after.units["red1"].where == TABLE
    x, y = after.figures["red11"].model.at
    assert ((x - 24.0) ** 2 + (y - 40.0) ** 2) ** 0.5 == pytest.approx(32 / 25.4, abs=1e-4)


def test_there_is_one_seed_for_each_stack():
    others = (
        ("red2", "red", troop("red2"), (BOW,), [(12.0, 12.0)]),
        ("red3", "red", troop("red3", "Seed I"), (), None),
    )
    state = waiting("Seed I", others=others)
    for stacks, sown in ((1, 1), (2, 2)):
        after = done(
            state, lambda running, n=stacks: afflict(running, "Implant", "blue1", by="red2", amount=n)
        )
        assert len([effect for effect in after.effects if effect.name == "seed in"]) == sown


def test_a_seed_inside_fights_its_host_which_moves_on_freely():
    state = waiting(
        "Seed II", others=(("red2", "red", troop("red2"), (BOW,), [(12.0, 12.0)]),), phase="Attack"
    )
    state = done(state, lambda running: afflict(running, "Implant", "blue1", by="red2"), answers=[True])
    assert [aim.target for aim in aims(game(state), "red1", "bow")] == ["blue1"]
    assert "red1" in [aim.target for aim in aims(game(state), "blue1", "bow")]
    assert "red1" not in [aim.target for aim in aims(game(state), "red2", "bow")]
    assert game(state).reason_against("movement", "red1")
    assert not unit_status.is_engaged(state, "blue1")


# Trespasser


def trespassing(rank="I", blue=None):
    others = (("blue2", "blue", troop("blue2", *(blue or ()), armour=None), (BOW,), None),)
    state = waiting(f"Trespasser {rank}", others=others, phase="Move")
    state = done(state, lambda running: running.tell(GameBegan()))
    return attack(state, (), [("blue",)], name="Move").state


def test_a_trespasser_goes_into_the_enemys_reserve_and_fights_there():
    state = trespassing()
    assert passengers.reserve_of(state, "red1") == "blue"
    assert [aim.target for aim in aims(game(state), "red1", "bow")] == ["blue2"]
    assert [aim.target for aim in aims(game(state), "blue2", "bow")] == ["red1"]
    fight = in_phase(replace(state, effects=tuple(e for e in state.effects if e.name != "acted")))
    session = attack(fight, (6,))
    assert session.state.hp("blue2") == 4
    assert rolls(session)[0][0].startswith("attack dice (3+)")


@pytest.mark.parametrize(("answer", "lost"), [("blue", 1), ("red", 0)])
def test_to_trespass_is_a_movement_that_bleeds(answer, lost):
    others = (("blue2", "blue", troop("blue2", armour=None), (BOW,), None),)
    state = done(waiting("Trespasser I", others=others, phase="Move"), lambda game: game.tell(GameBegan()))
    state = done(state, lambda game: afflict(game, "Bleed", "red1", by="blue2"))
    after = attack(state, (), [(answer,)], name="Move").state
    assert state.hp("red1") - after.hp("red1") == lost


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_trespasser_comes_out_once_nobody_is_left_there(rank):
    state = trespassing(rank)
    assert not deploying.may_deploy(game(state), "red1")
    empty = in_phase(state.with_unit(replace(state.units["blue2"], where=TABLE)), "Deploy", 2)
    assert deploying.may_deploy(game(empty), "red1")
    empty = replace(empty, effects=tuple(e for e in empty.effects if e.name != "acted"))
    session = begun(empty.with_unit(replace(empty.units["blue2"], where=GONE, figures=())))
    assert "outside" in session.refusal(at((10.0, 5.0)))
    assert session.answer(at((10.0, 45.0))) == ""
    assert not session.state.effects_on("red1", passengers.GUEST)


def test_only_trespassers_attack_a_second_rank_trespasser_in_reserve():
    assert aims(game(trespassing("II")), "blue2", "bow") == ()
    assert aims(game(trespassing("II", blue=("Trespasser I",))), "blue2", "bow")


def test_a_unit_without_the_perk_does_nothing_in_reserve():
    state = waiting(phase="Move")
    assert Action("Move", "red", "red1") not in Warsurge().actions(state)


def test_template_weapons_strike_by_dice_in_a_reserve():
    state = trespassing()
    bomb = weapon("bomb", "Blast II", range=12, power=9)
    figures = {
        id_: replace(f, weapons=("bomb",)) if id_ == "red11" else f for id_, f in state.figures.items()
    }
    state = replace(state, figures=figures, profiles={**state.profiles, "bomb": bomb})
    fight = in_phase(replace(state, effects=tuple(e for e in state.effects if e.name != "acted")))
    session = attack(fight, (1, 1))
    assert rolls(session) == [("models under the template", 2)]
    assert session.state.hp("blue2") == 3
    alone = fight.with_unit(replace(fight.units["blue2"], where=TABLE))
    assert Action("Attack", "red", "red1") not in Warsurge().actions(alone)


def test_proposals_keep_to_open_ground_and_near_objectives_as_long_as_there_is_room():
    half = Polygon(((0.0, 0.0), (24.0, 0.0), (24.0, 12.0), (0.0, 12.0)))
    mire = Terrain("mire", half, ground=("dangerous",))
    state = army(("red1", "red", troop("a"), (), None), terrain=(mire,))
    found = next(iter(arrival_room.suggestions(Game(state, CATALOGUE), "red1", (0.0, 12.0))))
    assert all(place.at[0] > 24.0 for place in found)
    flag = replace(state, markers=(Marker(1, "Flag", (40.0, 10.0), info=(("objective", "marker"),)),))
    near = next(iter(arrival_room.suggestions(Game(flag, CATALOGUE), "red1", (0.0, 12.0))))
    assert all(abs(place.at[0] - 40.0) < 3.0 for place in near)
