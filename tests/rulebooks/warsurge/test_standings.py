"""How a battle stands, as the bar over the table tells it."""

from dataclasses import replace

from armies import army, troop

from battlefield.rulebooks.warsurge.scoreboard import standing_of
from battlefield.rules.core.state import Clock

PLACES = [(10.0, 10.0), (12.0, 10.0)]


def standing(*, settings=(), scores=None, **clock):
    state = army(
        ("a", "red", troop("ra", hp=2), (), PLACES),
        ("b", "blue", troop("bb", hp=2), (), [(30.0, 30.0)]),
        settings=settings,
    )
    return standing_of(replace(state, clock=Clock(**clock), scores=scores or {}))


def test_before_the_battle_there_is_no_turn():
    assert standing().turn == "Before the battle"


def test_a_standard_turn_has_four_phases_and_says_of_how_many_turns_it_is():
    found = standing(turn=2, phase="Attack", side="red")
    assert (found.turn, found.phases) == ("Turn 2 of 4", ("Deploy", "Move", "Attack", "Dash"))
    assert (found.phase, found.side) == ("Attack", "red")


def test_a_stronghold_is_played_for_a_turn_more():
    assert standing(settings=(("game type", "stronghold"),), turn=2, phase="Move").turn == "Turn 2 of 5"


def test_the_queues_at_both_ends_of_a_turn_stand_at_its_ends():
    assert standing(turn=1, phase="Start").phases[0] == "Start"
    assert standing(turn=1, phase="End").phases[-1] == "End"


def test_an_advanced_turn_has_steps_and_tells_the_command_points():
    found = standing(settings=(("playstyle", "advanced"),), turn=1, phase="Action", side="red")
    assert found.phases == ("Deploy", "Action", "Counter")
    assert found.facts == (("red", ("100/100 pts", "0 CP")), ("blue", ("100/100 pts", "0 CP")))


def test_objective_points_are_told_from_the_start_where_they_decide():
    found = standing(settings=(("game type", "objective markers"),), turn=1, phase="Move", scores={"red": 3})
    assert found.facts == (("red", ("3 OP", "100/100 pts")), ("blue", ("0 OP", "100/100 pts")))


def test_no_objective_points_are_told_where_the_share_left_decides():
    found = standing(turn=1, phase="Move")
    assert found.facts == (("red", ("100/100 pts",)), ("blue", ("100/100 pts",)))


def test_what_is_done_in_a_step_stands_behind_it():
    found = standing(settings=(("playstyle", "advanced"),), turn=1, phase="Move", side="red")
    assert found.phases == ("Deploy", "Action", "Move", "Counter")


def with_hp(*hp):
    """Put two red units of different prices beside each other, with some HP of 4 each."""
    rows = [
        (f"a{n}", "red", troop(f"p{n}", hp=4, points=100), (), [(10.0 * n, 10.0)])
        for n in range(1, len(hp) + 1)
    ]
    state = army(*rows, ("b", "blue", troop("bb", hp=2), (), [(30.0, 30.0)]))
    hurt = [replace(state.figures[f"a{n}1"], hp=each) for n, each in enumerate(hp, 1)]
    found = standing_of(replace(state.with_figures(*hurt), clock=Clock(turn=1, phase="Move")))
    return found.facts[0][1][0]


def test_hp_beyond_full_leave_no_more_than_all_of_a_side():
    assert with_hp(6) == "100/100 pts"


def test_hp_beyond_full_of_one_unit_make_up_for_nothing_that_another_lost():
    assert with_hp(6, 2) == "150/200 pts"
