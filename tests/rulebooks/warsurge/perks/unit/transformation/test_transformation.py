"""Transformation perks, each rank: what changes, for how long, and what stays as it was."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, line, locked, under
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import Arrived
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.victory import share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import drop_excess, lose
from battlefield.rulebooks.warsurge.units.stats import full_hp, stat
from battlefield.rulebooks.warsurge.units.staying import STAYED
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import GONE, TABLE, Clock, Held

BOW = weapon("bow", range=8, power=4, ap=5)
AXE = weapon("axe", range=0, power=6)


def ranks(*values):
    return list(zip(("I", "II", "III"), values, strict=True))


def pair(*perks, foe=(), phase="Move", apart=10.0, models=1, **stats):
    return in_phase(
        army(
            ("red1", "red", troop("shifter", *perks, **{"hp": 3, **stats}), (BOW,), line(models)),
            ("blue1", "blue", troop("foe", *foe, armour=None, hp=2), (AXE,), [(10.0 + apart, 10.0)]),
        ),
        phase,
    )


def game(state):
    return Game(state, CATALOGUE)


def figures(state, unit="red1", **more):
    """Give some stats of a unit."""
    names = ("move", "dash", "defence")
    return tuple(stat(game(state), name, unit, **more).value for name in names)


def of_weapon(state):
    return tuple(
        stat(game(state), name, "red1", weapon="bow").value for name in ("range", "power", "ap", "attacks")
    )


def done(state, flow, dice=(), answers=()):
    """Run a rule by itself, and give the state after it."""
    return run(state, flow, dice, answers).state


def turn_begins(state, turn, *answers):
    state = replace(state, clock=Clock(turn, "Start", 0, "red", "red"))
    return done(state, lambda running: running.tell(TurnBegan(turn)), answers=answers)


def turn_ends(state, turn):
    def flow(running):
        yield from running.end("turn", "End")
        drop_excess(running)

    return done(replace(state, clock=Clock(turn, "End", 0, "red", "red")), flow)


# Ascension and Descend


@pytest.mark.parametrize(("rank", "turns"), ranks(1, 2, 3))
def test_ascension_doubles_after_whole_turns_on_the_battlefield(rank, turns):
    state = pair(f"Ascension {rank}")
    before = turn_begins(under(state, STAYED, "red1", amount=turns - 1) if turns > 1 else state, turns)
    assert (figures(before), before.hp("red1")) == ((6, 6, 3), 3)
    after = turn_begins(under(state, STAYED, "red1", amount=turns), turns + 1)
    assert figures(after) == (12, 12, 6)
    assert (after.hp("red1"), full_hp(game(after), "red1")) == (6, 6)
    assert game(after).figure("reroll armour", 0, "red1").value == 1
    assert game(after).figure("reroll aegis", 0, "red1").value == 1
    later = turn_begins(turn_ends(after, turns + 1), turns + 2)
    assert (figures(later), later.hp("red1")) == ((12, 12, 6), 6)


def test_ascension_doubles_the_hp_that_are_left():
    wounded = done(pair("Ascension I"), lambda running: lose(running, "red1", 1, "a test"))
    assert turn_begins(under(wounded, STAYED, "red1"), 2).hp("red1") == 4


@pytest.mark.parametrize(("rank", "turns"), ranks(1, 2, 3))
def test_descend_doubles_at_first_and_halves_what_is_left(rank, turns):
    state = pair(f"Descend {rank}")
    state = done(state, lambda running: running.tell(Arrived("red1", "Deploy")))
    assert (figures(state), state.hp("red1")) == ((12, 12, 6), 6)
    for turn in range(1, turns):
        state = turn_ends(state, turn)
        assert (figures(state), state.hp("red1")) == ((12, 12, 6), 6)
    hurt = done(state, lambda running: lose(running, "red1", 1, "a test"))
    over = turn_ends(hurt, turns)
    assert (figures(over), over.hp("red1")) == ((6, 6, 3), 3)
    again = done(over, lambda running: running.tell(Arrived("red1", "Deploy")))
    assert again.hp("red1") == 3


# Limit Break


@pytest.mark.parametrize(("rank", "uses"), ranks(1, 2, 3))
def test_limit_break_works_on_so_many_turns(rank, uses):
    state, name = pair(f"Limit Break {rank}"), f"Limit Break {rank}"
    for turn in range(1, uses + 1):
        state = in_phase(state, "Move", turn)
        session = attack(state, (), [(name,)], name="Move")
        assert figures(session.state) == (12, 12, 3)
        assert of_weapon(session.state) == (14, 7, 3, 1)
        state = turn_ends(session.state, turn)
        assert figures(state) == (6, 6, 3)
        assert of_weapon(state) == (8, 4, 2, 1)
    bearer = next(each for each in CATALOGUE.bearers(state) if each.perk.name == name)
    assert bearer.perk.uses[0].refusal(game(state), bearer)


# Transform


@pytest.mark.parametrize(
    ("rank", "defence", "armour", "aegis"), [("I", 4, 2, 0), ("II", 5, 3, 0), ("III", 6, 3, 1)]
)
def test_a_tank_is_harder_to_hurt(rank, defence, armour, aegis):
    state = turn_begins(pair(f"Transform {rank}"), 1, ("tank",))
    found = tuple(stat(game(state), name, "red1").value for name in ("defence", "armour", "aegis"))
    assert found == (defence, armour, aegis)
    assert of_weapon(state) == (8, 4, 2, 1)
    assert figures(turn_ends(state, 1)) == (6, 6, 3)


@pytest.mark.parametrize(
    ("rank", "shape", "found", "move"),
    [
        ("I", "melee", (0, 5, 2, 1), 6),
        ("II", "melee", (0, 5, 3, 2), 6),
        ("III", "melee", (0, 6, 3, 3), 12),
        ("I", "ranged", (12, 4, 2, 1), 6),
        ("II", "ranged", (16, 5, 3, 1), 6),
        ("III", "ranged", (16, 6, 3, 1), 6),
    ],
)
def test_other_shapes_change_the_weapons(rank, shape, found, move):
    state = turn_begins(pair(f"Transform {rank}"), 1, (shape,))
    assert of_weapon(state) == found
    assert stat(game(state), "move", "red1").value == move


@pytest.mark.parametrize(("rank", "move"), ranks(6, 9, 12))
def test_the_shape_for_speed_goes_through_things_and_sheds_what_slows(rank, move):
    slowed = under(under(pair(f"Transform {rank}"), "Cripple", "red1", "blue1"), "Burn", "red1", "blue1")
    state = turn_begins(slowed, 1, ("movement",))
    assert figures(state)[0] == move
    assert not state.effects_on("red1", "Cripple")
    assert state.effects_on("red1", "Burn")
    blocked = in_phase(turn_begins(pair(f"Transform {rank}", apart=2.5), 1, ("movement",)), "Move")
    session = attack(blocked, (), [(Placed("red11", (16.0, 10.0)),)], name="Move")
    assert session.state.figures["red11"].model.at == (16.0, 10.0)


def test_no_shape_need_be_taken():
    state = turn_begins(pair("Transform III"), 1, ())
    assert (figures(state), of_weapon(state)) == ((6, 6, 3), (8, 4, 2, 1))


# Doppelganger


@pytest.mark.parametrize(("rank", "often"), [("I", False), ("II", True)])
def test_a_doppelganger_becomes_another_unit_as_it_is(rank, often):
    name = f"Doppelganger {rank}"
    state = pair(name, foe=("Dodge",), models=2)
    session = attack(state, (), [(name,)], name="Move")
    after = session.state
    profile = after.profile_of("red1")
    assert profile.stats == after.profile_of("blue1").stats
    assert (profile.has("Dodge"), profile.has(name)) == (True, True)
    assert len(after.figures_of("red1")) == 1
    assert (after.hp("red1"), after.figures["red11"].weapons) == (2, ("axe",))
    assert after.units["red1"].commander == "red"
    bearer = next(each for each in CATALOGUE.bearers(after) if each.perk.name == name)
    assert (bearer.perk.uses[0].refusal(game(after), bearer) == "") is often


def test_a_doppelganger_copies_no_hp_beyond_full():
    state = pair("Doppelganger I", hp=5, points=300)
    rich = state.with_figures(replace(state.figures["blue11"], hp=4))
    assert attack(rich, (), [("Doppelganger I",)], name="Move").state.hp("red1") == 2


def test_a_doppelganger_copies_more_models_than_it_had():
    state = pair("Doppelganger I", points=300)
    foes = army(("blue2", "blue", troop("many", armour=None), (AXE,), line(4, 20.0, 20.0)))
    state = replace(
        state,
        units={**state.units, "blue2": foes.units["blue2"]},
        figures={**state.figures, **foes.figures},
        profiles={**state.profiles, **foes.profiles},
    )
    after = attack(state, (), [("Doppelganger I",), ("blue2",)], name="Move").state
    assert [figure.hp for figure in after.figures_of("red1")] == [1, 1, 1, 1]
    assert full_hp(game(after), "red1") == 4


def test_a_doppelganger_needs_sight_nearness_worth_and_unused_weapons():
    use = CATALOGUE.get("Doppelganger I").uses[0]

    def refused(state):
        return use.refusal(game(state), CATALOGUE.bearers(state)[0])

    assert not refused(pair("Doppelganger I"))
    assert refused(pair("Doppelganger I", points=99))
    assert refused(pair("Doppelganger I", apart=18.0 + 32 / 25.4 + 0.01))
    assert refused(under(pair("Doppelganger I"), "weapon used", "red1"))


# Form


def linked(rank, *others):
    names = ", ".join(others)
    perk = Held(f"Form {rank}", (("linked", names),))
    rows = [
        ("man", "red", troop("man", perk, hp=4, move=6), (BOW,), [(10.0, 10.0)]),
        *(
            (
                other,
                "red",
                troop(other, Held(f"Form {rank}"), hp=4, move=9 + n),
                (AXE,),
                [(30.0, 30.0 + 3 * n)],
            )
            for n, other in enumerate(others)
        ),
        ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 10.0)]),
    ]
    return in_phase(army(*rows), "Move")


@pytest.mark.parametrize(("rank", "others"), ranks(("wolf",), ("wolf", "bat"), ("wolf", "bat", "mist")))
def test_a_unit_changes_between_its_forms_and_keeps_its_hp(rank, others):
    state = done(linked(rank, *others), lambda running: running.tell(GameBegan()), answers=[("man",)])
    assert [state.units[other].where for other in others] == [GONE] * len(others)
    assert share_left(game(state), "red") == 1
    state = done(state, lambda running: lose(running, "man", 1, "a test"))
    state = under(under(state, STAYED, "man"), "Burn", "man", "blue1")
    session = attack(
        state, (), [(f"Form {rank}",), *([(others[-1],)] if len(others) > 1 else [])], unit="man", name="Move"
    )
    after = session.state
    assert after.units["man"].profile == others[-1]
    assert stat(game(after), "move", "man").value == 9 + len(others) - 1
    assert (after.hp("man"), after.figures["man1"].weapons) == (3, ("axe",))
    assert after.effects_on("man", "Burn")
    assert not after.effects_on("man", STAYED)


def test_the_player_chooses_the_first_form():
    state = done(linked("I", "wolf"), lambda running: running.tell(GameBegan()), answers=[("wolf",)])
    assert (state.units["man"].where, state.units["wolf"].where) == (GONE, TABLE)
    later = attack(state, (), [("Form I",)], unit="wolf", name="Move").state
    assert later.units["wolf"].profile == "man"


# Fusion


def fusing(*parts):
    rows = [
        ("giant", "red", troop("giant", "Fusion", points=20), (AXE,), None),
        *(
            (id_, "red", troop(id_, *perks, points=points), (BOW,), where)
            for id_, perks, points, where in parts
        ),
        ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 40.0)]),
    ]
    return in_phase(army(*rows), "Deploy", 2)


def cannot_fuse(state):
    bearer = next(each for each in CATALOGUE.bearers(state) if each.perk.name == "Fusion")
    return bearer.perk.uses[0].refusal(game(state), bearer)


def test_a_fusion_takes_ten_times_its_points_of_friends():
    state = fusing(("one", (), 120, [(5.0, 5.0)]), ("two", (), 80, None), ("three", (), 50, [(9.0, 9.0)]))
    assert cannot_fuse(state) == ""
    deployed = (*(Placed(f"giant{n}", (10.0 + 1.5 * n, 5.0)) for n in range(1, 6)),)
    session = attack(state, (), [("Fusion",), ("one",), ("two",), deployed], unit="giant", name="Deploy")
    where = {id_: unit.where for id_, unit in session.state.units.items()}
    assert (where["one"], where["two"], where["three"], where["giant"]) == (GONE, GONE, TABLE, TABLE)


def test_a_fusion_counts_what_its_parts_are_worth_now():
    assert cannot_fuse(fusing(("one", (), 199, [(5.0, 5.0)]))) == "200 points of friends are needed"
    assert cannot_fuse(fusing(("one", ("Respawn",), 300, [(5.0, 5.0)])))
    hurt = fusing(("one", (), 200, [(5.0, 5.0), (6.5, 5.0)]))
    assert cannot_fuse(hurt) == ""
    assert cannot_fuse(done(hurt, lambda running: lose(running, "one", 1, "a test")))


def test_a_fusion_does_not_deploy_before_it_is_formed():
    assert game(fusing(("one", (), 300, None))).reason_against("deploy", "giant")


# Incorporeal


def ghost(phase="Move", **more):
    return pair("Incorporeal", phase=phase, **more)


def faded(state, *choices, dice=(), name="Move"):
    return attack(state, dice, [("Incorporeal",), *choices], name=name)


def test_an_incorporeal_unit_is_not_touched():
    state = faded(ghost(), True).state
    assert game(state).reason_against("be targeted", "red1", foe="blue1") == "Incorporeal"
    assert game(state).reason_against("target", "red1", foe="blue1") == "Incorporeal"
    assert game(state).reason_against("objectives", "red1")
    assert done(state, lambda running: lose(running, "red1", 2, "a test", by="blue1")).hp("red1") == 3
    assert done(state, lambda running: lose(running, "red1", 2, "itself", by="red1")).hp("red1") == 1
    assert game(state).figure("lets pass", 0, "red1", foe="blue1").value == 1


def test_it_leaves_its_melee_and_sheds_what_enemies_laid_on_it():
    state = under(
        under(locked(ghost(apart=32 / 25.4), "red1", "blue1"), "Burn", "red1", "blue1"),
        "Rush",
        "red1",
        "red1",
    )
    after = faded(state, (Placed("red11", (10.0, 15.0)),), True).state
    assert not unit_status.is_engaged(after, "red1")
    assert not after.effects_on("red1", "Burn")
    assert after.effects_on("red1", "Rush")


def test_it_may_take_shape_again_after_moving_and_does_so_once():
    solid = faded(ghost(), False).state
    assert not solid.is_under("red1", "Incorporeal")
    bearer = CATALOGUE.bearers(solid)[0]
    assert bearer.perk.uses[0].refusal(game(turn_ends(solid, 1)), bearer) == "it has been used"


def test_its_like_meet_each_other():
    state = under(faded(ghost(foe=("Incorporeal",)), True).state, "Incorporeal", "blue1", "blue1")
    assert not game(state).reason_against("be targeted", "red1", foe="blue1")
    assert not game(state).reason_against("engage", "red1", foe="blue1")
    assert done(state, lambda running: lose(running, "red1", 2, "a test", by="blue1")).hp("red1") == 1


def test_its_turn_does_not_count_and_in_the_last_one_it_is_lost():
    state = faded(ghost(), True).state
    assert game(state).reason_against("stay", "red1") == "Incorporeal"
    assert share_left(game(state), "red") == 1
    last = faded(replace(ghost(), settings=(("turns", 1),)), True).state
    assert share_left(game(last), "red") == 0


def test_it_leaves_a_transport_that_is_no_ghost_and_goes_with_one_that_is():
    for perks, where in (((), TABLE), (("Incorporeal",), "truck")):
        truck = ("truck", "red", troop("truck", *perks, transport=9), (), [(10.0, 20.0)])
        base = army(
            ("red1", "red", troop("shifter", "Incorporeal"), (BOW,), [(10.0, 18.7)]),
            truck,
            ("blue1", "blue", troop("foe"), (AXE,), [(40.0, 40.0)]),
        )
        aboard = attack(in_phase(base, "Move"), (), [("truck|truck1|",)], name="Move").state
        state = in_phase(
            replace(aboard, effects=tuple(e for e in aboard.effects if e.name != "acted")), "Dash"
        )
        session = Session(state, Warsurge(), Listed(()))
        assert session.begin(Action("Dash", "red", "red1")) == ""
        assert session.answer(("Incorporeal",)) == ""
        if not perks:
            assert session.answer(session.suggestions()[0]) == ""
        assert session.state.units["red1"].where == where
        assert session.state.is_under("truck", "Incorporeal") is bool(perks)
