"""Dominate and Hacker clause by clause: when, what it costs, who may do what, and how it ends."""

from dataclasses import replace

import pytest
from advanced import ADVANCED, in_step, open_to, playing, points, refused, take
from armies import army, troop, weapon
from by_hand import options
from clauses import at, bearing, next_turn, opened, to
from fighting import attack, going_on, in_phase, lost, rolls
from running import asked_in, asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.reaching import targets
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import command
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.perks import Bearer
from battlefield.rules.core.state import TABLE, Clock, Held
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun", power=3)
CANNON = weapon("cannon", power=6)
WALL = Terrain(
    "wall", Polygon(((15.0, 0.0), (15.5, 0.0), (15.5, 48.0), (15.0, 48.0))), top=9.0, sight="blocks"
)
SEIZERS = ("Dominate I", "Dominate II", "Hacker I", "Hacker II")


def field(
    *perks,
    foe=("Artificial",),
    theirs=(),
    costs=(100, 100),
    arms=(GUN, CANNON),
    others=(),
    settings=(),
    **mine,
):
    """Red with perks, a machine of blue 10 inches away, and a dear blue unit beside that."""
    own, dear = costs
    return in_phase(
        army(
            ("red1", "red", troop("red1", *perks, points=own, hp=4, **mine), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("blue1", *foe, points=dear, hp=4, **dict(theirs)), arms, [(20.0, 10.0)]),
            ("blue2", "blue", troop("blue2", points=900, hp=2, armour=None), (GUN,), [(20.0, 16.0)]),
            *others,
            settings=settings,
        ),
        "Deploy",
    )


def deployed(state, dice=(), answers=()):
    return run(state, lambda game: game.tell(DeploymentDone()), dice, answers).state


def seized(name, dice=(), **more):
    return deployed(field(name, **more), [4, *dice], [("blue1",)])


def commander(state, unit="blue1"):
    return state.units[unit].commander


# when, and what it costs


@pytest.mark.parametrize("name", SEIZERS)
def test_it_is_asked_for_as_the_deploy_phase_ends_each_turn(name):
    for turn in (1, 2):
        state = replace(field(name), clock=Clock(turn, "Deploy", 1, "red", "red"))
        assert asked_in(state, turns.end_phase).what == f"target of {name}"


@pytest.mark.parametrize("name", SEIZERS)
def test_in_an_advanced_game_it_comes_before_the_first_step_and_costs_no_command_points(name):
    """The D3 for command points shows a 2, for one unit of red and two of blue; then the test."""
    state = replace(field(name, settings=ADVANCED), clock=Clock(1, "Deploy", 1, "red", "red"))
    game = run(state, turns.end_phase, [2, 4], [("blue1",)])
    assert commander(game.state) == "red"
    assert (game.state.clock.phase, game.state.clock.step) == ("Action", 1)
    assert (command.left(game.state, "red"), command.left(game.state, "blue")) == (2, 4)


@pytest.mark.parametrize("name", SEIZERS)
def test_it_takes_a_mastery_test_and_no_other_dice_for_one_that_costs_no_more(name):
    assert commander(deployed(field(name), [4], [("blue1",)])) == "red"
    assert commander(deployed(field(name), [3], [("blue1",)])) == "blue"
    assert commander(deployed(field(name), [], [()])) == "blue"


@pytest.mark.parametrize(("name", "most"), [("Dominate I", 100), ("Hacker I", 200)])
def test_whom_it_may_be_tried_on(name, most):
    """Who costs no more than the user, or than double of it for a hacker; a hacker needs a machine."""
    assert asked_in(field(name, costs=(100, most)), lambda game: game.tell(DeploymentDone()))
    assert not asked_in(field(name, costs=(100, most + 1)), lambda game: game.tell(DeploymentDone()))
    soft = asked_in(field(name, foe=()), lambda game: game.tell(DeploymentDone()))
    assert bool(soft) == (name == "Dominate I")


@pytest.mark.parametrize("name", SEIZERS)
@pytest.mark.parametrize(("x", "shut", "asked"), [(29.2, 0, 1), (29.3, 0, 0), (20.0, 1, 0)])
def test_it_takes_18_inches_and_sight(name, x, shut, asked):
    state = field(name)
    state = replace(state, terrain=(WALL,) if shut else ())
    there = replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(x, 10.0)))
    found = asked_in(state.with_figures(there), lambda game: game.tell(DeploymentDone()))
    assert bool(found) == bool(asked)


# while it lasts


@pytest.mark.parametrize("name", SEIZERS)
def test_the_user_does_nothing_else_this_turn_but_the_second_rank_moves_and_dashes(name):
    state = seized(name)
    for phase in ("Move", "Dash"):
        refusal = Warsurge().refusal(in_phase(state, phase), Action(phase, "red", "red1"))
        assert bool(refusal) == name.endswith(" I")
    assert Warsurge().refusal(in_phase(state, "Attack"), Action("Attack", "red", "red1"))
    game = asks(state)
    assert game.reason_against("perks", "red1")
    if name.endswith("II"):
        assert at(opened(state, to(12.0, 10.0)).state) == (12.0, 10.0)


@pytest.mark.parametrize("name", SEIZERS)
def test_the_user_may_still_roll_saves(name):
    """Power 3 on Defence 3 hits on a 4, and the armour of 5+ saves."""
    state = in_phase(seized(name), "Attack", 1, "blue")
    assert lost(attack(state, [4, 5], unit="blue2"), "red1") == 0


@pytest.mark.parametrize("name", SEIZERS)
def test_the_user_of_an_advanced_game_takes_no_other_action(name):
    session = playing(in_step(seized(name)))
    free = {"Move", "Dash"} if name.endswith("II") else set()
    assert set(open_to(session, "red1")) & {"Move", "Dash", "Attack", "Use Perks"} == free


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
def test_the_seized_move_attack_and_use_perks_as_the_user_likes(name):
    state = seized(name, foe=("Artificial", "Blink I"))
    moved = opened(state, "Blink I", to(22.0, 10.0, "blue11"), to(22.0, 12.0, "blue11"), unit="blue1")
    assert at(moved.state, "blue11") == (22.0, 12.0)
    struck = opened(moved.state, "gun", phase="Attack", unit="blue1", dice=[4])
    assert struck.state.hp("blue2") == 1
    assert struck.pending is None or struck.pending.by == "red"


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
def test_the_seized_act_on_the_command_points_of_their_new_side(name):
    session = playing(in_step(seized(name)))
    take(session, "Move", "blue1", answers=[to(22.0, 10.0, "blue11")])
    assert (points(session), points(session, "blue")) == (5, 6)


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
@pytest.mark.parametrize("faller", ["red1", "blue1"])
def test_it_ends_as_either_falls_or_the_turn_ends(name, faller):
    state = seized(name)
    dead = state.with_figures(replace(state.figures[f"{faller}1"], hp=0))
    over = run(dead, remove_casualties).state
    assert commander(over) == "blue"
    assert not asks(over).reason_against("movement", "red1")
    later = next_turn(state, (), [False])
    assert commander(later) == "blue"
    assert not asks(later).reason_against("movement", "red1")


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
def test_a_last_stand_shakes_off_who_has_seized_the_unit_though_that_one_commands_it(name):
    """Its own side brings it down; before anybody dashes it is its own again, and free of a curse, too."""
    state = seized(name, foe=("Artificial", "Last Stand"))
    state = bearing(state, "Curse Power", "blue1", "red1", 1)
    brought = state.with_figures(replace(state.figures["blue11"], hp=1, weapons=()))
    session = attack(in_phase(brought, "Attack", 1, "blue"), [6, 1], unit="blue2", choices=[("blue1",)])
    for unit in ("red1", "blue1"):
        if session.state.clock.phase == "Attack":
            going_on(session, unit=unit, name="Hold")
    after = session.state
    assert (after.hp("blue1"), after.clock.phase, commander(after)) == (4, "Dash", "blue")
    assert not after.is_under("blue1", "Curse Power")
    assert not asks(after).reason_against("movement", "red1")


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
@pytest.mark.parametrize(("carrier", "rider"), [("blue1", "red2"), ("red2", "blue1")])
def test_who_is_free_again_keeps_no_enemy_aboard_and_stays_aboard_of_none(name, carrier, rider):
    """A transport that was seized took a unit of its new side aboard, or a seized unit went aboard of one."""
    room = {"transport": 9}
    truck = ("red2", "red", troop("red2", hp=4, points=20, **room), (GUN,), [(20.0, 13.0)])
    state = seized(name, theirs=room, others=(truck,))
    board = (f"{carrier}|{carrier}1|",)
    aboard = attack(in_phase(state, "Move"), (), [board], unit=rider, name="Move").state
    assert aboard.units[rider].where == carrier
    later = next_turn(aboard, (), [False])
    assert (commander(later), later.units[rider].where) == ("blue", TABLE)


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
def test_the_seized_are_no_friends_for_perks_of_friends(name):
    """Neither may the user's side heal it, nor it them."""
    state = seized(name)
    state = replace(state, profiles={**state.profiles, "red1": troop("red1", "Healer I", hp=4)})
    game = asks(state)
    healer = game.book.get("Boost Move")
    assert targets(game, Bearer(healer, "red1"), 18.0, "friends") == ("red1",)
    assert targets(game, Bearer(healer, "blue1"), 18.0, "friends") == ("blue1",)


AURA = Held("Aura I", (("auras", "Protective Aura"),))


@pytest.mark.parametrize("name", ["Dominate I", "Hacker I"])
def test_auras_and_presence_of_the_seized_are_off_for_both_sides(name):
    state = field(name, foe=("Artificial", AURA, "Presence"))
    mate = ("red2", "red", troop("red2"), (GUN,), [(18.0, 12.0)])
    state = field(name, foe=("Artificial", AURA, "Presence"), others=(mate,))
    held = deployed(state, [4], [("blue1",)])

    def found(of, unit):
        return asks(of).figure("armour", 0, unit).value, asks(of).figure("presence", 0, unit).value

    assert [found(state, unit) for unit in ("blue1", "blue2", "red2")] == [(1, 1), (1, 1), (0, 0)]
    assert [found(held, unit) for unit in ("blue1", "blue2", "red2")] == [(0, 0)] * 3
    assert found(next_turn(held, (), [False]), "blue2") == (1, 1)


# to go on


@pytest.mark.parametrize("name", SEIZERS)
def test_to_go_on_takes_a_test_but_neither_nearness_nor_sight(name):
    state = replace(seized(name), terrain=(WALL,))
    far = replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(46.0, 46.0)))
    away = state.with_figures(far)
    assert commander(next_turn(away, [4], [True])) == "red"
    assert commander(next_turn(away, [3], [True])) == "blue"
    kept = next_turn(away, [4], [True])
    assert bool(asks(kept).reason_against("movement", "red1")) == name.endswith(" I")


@pytest.mark.parametrize(("dice", "goes_on"), [([3], True), ([], False)])
def test_a_hacker_that_does_not_go_on_may_try_again_once_all_have_deployed(dice, goes_on):
    later = next_turn(seized("Hacker I"), dice, [goes_on])
    assert commander(later) == "blue"
    asked = asked_in(later, lambda game: game.tell(DeploymentDone()))
    assert "blue1" in options(asked)
    assert commander(deployed(later, [4], [("blue1",)])) == "red"


# a machine that costs more


def dear(face, *more, rank="I", dice=(), **given):
    return deployed(field(f"Hacker {rank}", costs=(100, 200), **given), [4, face, *dice], [("blue1",), *more])


def test_one_that_costs_a_little_more_takes_a_die_and_one_that_costs_as_much_takes_none():
    game = run(
        field("Hacker I", costs=(100, 101)), lambda game: game.tell(DeploymentDone()), [4, 6], [("blue1",)]
    )
    assert commander(game.state) == "red"
    assert commander(deployed(field("Hacker I", costs=(100, 100)), [4], [("blue1",)])) == "red"
    assert commander(deployed(field("Hacker I", costs=(100, 200)), [3], [("blue1",)])) == "blue"


@pytest.mark.parametrize(
    ("costs", "worn", "dice"), [((100, 200), "blue11", [4]), ((100, 100), "red11", [4, 6])]
)
def test_who_costs_more_is_told_by_what_both_cost_now(costs, worn, dice):
    """With half of its HP left each costs half: a machine of 200 then 100, a hacker of 100 then 50."""
    state = field("Hacker I", costs=costs)
    state = state.with_figures(replace(state.figures[worn], hp=2))
    assert commander(deployed(state, dice, [("blue1",)])) == "red"


@pytest.mark.parametrize("face", [1, 2, 3])
@pytest.mark.parametrize(("arm", "fails"), [("gun", 3), ("cannon", 1)])
def test_the_machine_strikes_back_with_a_weapon_that_its_own_side_chooses(face, arm, fails):
    """The gun hits on a 4, the cannon of Power 6 on a 2; so each misses with the die given."""
    state = field("Hacker I", costs=(100, 200), armour=None)
    asked = run_to_choice(state, face)
    assert (asked.pending.by, set(options(asked.pending))) == ("blue", {"gun", "cannon"})
    assert dear(face, (arm,), dice=[fails], armour=None).hp("red1") == 4
    assert dear(face, (arm,), dice=[fails + 1], armour=None).hp("red1") == 3


def run_to_choice(state, face):
    """Let red hack, up to what is asked after the die."""
    running = Running(state, CATALOGUE, lambda game: game.tell(DeploymentDone()), Listed([4, face]))
    assert not running.answer(("blue1",))
    return running


def test_on_a_4_the_machine_makes_no_movement_at_all_but_shoots_for_its_own_side():
    state = dear(4, foe=("Artificial", "Blink I"))
    assert commander(state) == "blue"
    for phase in ("Move", "Dash"):
        assert "Hacker" in Warsurge().refusal(
            in_phase(state, phase, 1, "blue"), Action(phase, "blue", "blue1")
        )
    assert (
        lost(attack(in_phase(state, "Attack", 1, "blue"), [6, 1, 1], [("gun",)], unit="blue1"), "red1") == 1
    )
    assert not asks(next_turn(state, (), [False])).reason_against("movement", "blue1")


def test_on_a_5_the_machine_does_nothing_but_roll_saves():
    state = dear(5, foe=("Artificial", "Blink I", "Defend"))
    game = asks(state)
    assert all(game.reason_against(what, "blue1") for what in ("movement", "weapons", "perks"))
    struck = attack(in_phase(state, "Attack"), [4, 5])
    assert [why for why, _ in rolls(struck)][-1].startswith("armour")
    assert lost(struck, "blue1") == 0
    later = asks(next_turn(state, (), [False]))
    assert not any(later.reason_against(what, "blue1") for what in ("movement", "weapons", "perks"))


@pytest.mark.parametrize("face", [4, 5])
def test_a_hacker_that_only_halts_a_machine_acts_as_usual(face):
    game = asks(dear(face))
    assert not any(game.reason_against(what, "red1") for what in ("movement", "weapons", "perks"))


@pytest.mark.parametrize("rank", ["I", "II"])
def test_on_a_6_the_machine_is_commanded_like_one_that_costs_no_more(rank):
    state = dear(6, rank=rank)
    assert commander(state) == "red"
    assert bool(asks(state).reason_against("movement", "red1")) == (rank == "I")
    assert asks(state).reason_against("weapons", "red1")


@pytest.mark.parametrize("face", [4, 5, 6])
def test_to_go_on_against_a_dear_machine_means_the_same_as_before(face):
    state = next_turn(dear(face), [4], [True])
    assert (commander(state) == "red") == (face == 6)
    game = asks(state)
    assert bool(game.reason_against("movement", "blue1")) == (face < 6)
    assert bool(game.reason_against("weapons", "blue1")) == (face == 5)


def test_a_machine_that_strikes_back_pays_no_command_points():
    state = in_step(field("Hacker I", costs=(100, 200), settings=ADVANCED))
    state = replace(state, clock=Clock(1, "Deploy", 1, "red", "red"))
    game = run(state, lambda game: game.tell(DeploymentDone()), [4, 1, 6, 1], [("blue1",), ("gun",)])
    assert game.state.hp("red1") == 3
    assert (command.left(game.state, "red"), command.left(game.state, "blue")) == (6, 6)


def test_who_is_seized_answers_to_its_new_side_only():
    session = playing(in_step(bearing(seized("Dominate I"), "x", "red1")))
    assert refused(session, "Move", "blue1", by="blue")
    assert not refused(session, "Move", "blue1", by="red")
