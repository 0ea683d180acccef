"""Flight beside what else bears on a move: sergeants, dice, low morale, what makes immobile."""

from dataclasses import replace

import pytest
from advanced import in_step
from armies import troop
from clauses import at, bearing, opened, to
from companies import field, part_of, squad
from convoys import inside
from fighting import attack, in_phase, told
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE

EDGE = 16 / 25.4


def led(host=(), boss=(), *, y=20.0, who="red2", **stats):
    """Red1, two models, and its sergeant red2 beside them, as turn 2 is to begin; one of them has 1 HP."""
    hp = {"red1": 5, "red2": 5, who: 1}
    state = field(
        squad(*host, models=1 if who == "red1" else 2, hp=hp["red1"], at=(10.0, y), id_="red1"),
        squad("Sergeant", *boss, id_="red2", models=1, hp=hp["red2"], at=(13.0, y), **stats),
        squad(id_="red3", models=1, hp=5, at=(40.0, 20.0)),
        foe=squad(id_="blue1", side="blue", at=(10.0, 40.0), models=1, hp=9),
        phase="Start",
        turn=2,
    )
    return part_of(state, "red2", "red1")


def begun(state, *dice):
    """Begin turn 2 with the dice of its tests."""
    return in_phase(run(state, lambda game: game.tell(TurnBegan(2)), dice).state, "Move", 2)


def where(state, *units):
    return [state.units[unit].where for unit in units or ("red1", "red2")]


def all_by(state, dy):
    places = [(figure.id, figure.model.at) for unit in ("red1", "red2") for figure in state.figures_of(unit)]
    return tuple(place for id_, (x, y) in places for place in to(x, y + dy, id_))


@pytest.mark.parametrize(
    ("host", "boss", "who"), [(("Fall Back",), (), "red1"), ((), ("Fall Back",), "red2")]
)
def test_whichever_of_a_unit_and_its_sergeant_flees_both_do(host, boss, who):
    state = begun(led(host, boss, who=who), 3)
    session = opened(state, turn=2)
    assert "its own edge" in session.refusal(all_by(state, -3.0))
    assert session.refusal(all_by(state, -6.0)) == ""
    held = Session(state, Warsurge(), Listed(()))
    assert not held.begin(Action("Hold", "red", "red1"))
    assert "it cannot hold: Fall Back" in told(held)


@pytest.mark.parametrize(
    ("host", "boss", "who"), [(("Fall Back",), (), "red1"), ((), ("Fall Back",), "red2")]
)
def test_both_go_into_reserve_where_one_of_them_flees_to_the_edge(host, boss, who):
    state = begun(led(host, boss, who=who, y=5.0), 3)
    assert where(attack(state, name="Move").state) == [RESERVE, RESERVE]


def test_a_slower_sergeant_does_not_keep_its_unit_from_fleeing():
    """The sergeant goes 2 inches, so that all go at least as far."""
    state = begun(led(("Fall Back",), who="red1", move=2), 3)
    session = opened(state, turn=2)
    assert "its own edge" in session.refusal(all_by(state, 2.0))
    assert session.refusal(all_by(state, -2.0)) == ""


@pytest.mark.parametrize("perk", ["Unstable", "Fall Back"])
def test_a_sergeant_that_goes_off_takes_its_unit_along(perk):
    state = begun(led(boss=(perk,), move=0, dash=0), 3)
    assert where(state) == [RESERVE, RESERVE]
    assert where(state, "red3") == ["table"]


def test_whatever_sends_a_sergeant_into_reserve_sends_its_unit():
    state = run(led(), lambda game: to_reserve(game, "red2", "Warp")).state
    assert where(state) == [RESERVE, RESERVE]


def test_in_steps_a_fleeing_sergeant_runs_at_once_with_its_unit():
    state = in_step(led(boss=("Fall Back",)))
    state = begun(replace(state, clock=replace(state.clock, turn=2, phase="Start")), 3)
    assert [at(state, id_)[1] for id_ in ("red11", "red12", "red21")] == [8.0, 8.0, 8.0]


# with what changes how far it goes


def alone(*perks, **effects):
    state = field(squad("Fall Back", *perks, models=1, hp=5, at=(30.0, 30.0)), phase="Move")
    for name in ("Fall Back", *effects):
        state = bearing(state, name, "red1", "red1", turn=1)
    return state


def test_who_flees_goes_as_far_as_dice_let_it():
    session = opened(alone("+Move I (D6)"), dice=[4])
    assert "its own edge" in session.refusal(to(30.0, 24.0))
    assert session.refusal(to(30.0, 20.0)) == ""


def test_who_flees_with_low_morale_flees_all_the_same():
    session = opened(alone(Morale=True))
    assert "its own edge" in session.refusal(to(30.0, 30.0))
    assert session.refusal(to(30.0, 27.0)) == ""


@pytest.mark.parametrize("perks", [("Fall Back", "Panic"), ("Panic", "Fall Back")])
def test_who_flees_and_can_move_no_more_goes_at_once_whichever_came_first(perks):
    state = field(squad(*perks, models=1, hp=1), phase="Start", turn=2)
    assert where(begun(state, 3, 3), "red1") == [RESERVE]


def test_who_flees_and_is_held_later_goes_as_the_phase_ends():
    state = bearing(alone(), "Panic", "red1", "red1", turn=1)
    after = run(state, lambda game: game.end("phase", "Move")).state
    assert where(after, "red1") == [RESERVE]


def test_who_flees_out_of_a_transport_gets_out_on_the_side_of_its_edge():
    truck = ("truck", "red", troop("truck", transport=8, hp=6), (), [(30.0, 30.0)])
    state = field(squad("Fall Back", models=1, at=(30.0, 33.0)), truck, phase="Move")
    state = bearing(inside(state, "red1", "truck"), "Fall Back", "red1", "red1", turn=1)
    session = opened(state, "disembark")
    assert "its own edge" in session.refusal(to(30.0, 33.0))
    assert session.refusal(to(30.0, 27.0)) == ""
    calm = replace(state, effects=tuple(each for each in state.effects if each.name != "Fall Back"))
    assert opened(calm, "disembark").refusal(to(30.0, 33.0)) == ""
