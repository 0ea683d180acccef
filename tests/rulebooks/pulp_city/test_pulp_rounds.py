"""Rounds: AP, who begins, Turns, what an activation allows, movement types, plots and the end."""

from dataclasses import replace

import pytest
from supremes import act, answered, ap, at, begun, block, hit, law_of, model, options, play, street, under

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.play.session import Session
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.team import calculate, dice_of
from battlefield.rulebooks.pulp_city.movement.deploying import why_not_there
from battlefield.rulebooks.pulp_city.plots import finish, tally
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed, Said
from battlefield.rules.core.flow import Game

HOME = (10.0, 10.0)


def solo(*actions, words=("Supreme",), **more):
    return street(model("hero", "red", HOME, *actions, words=words), **more)


def names(state):
    return [(action.name, action.unit) for action in PULP_CITY.actions(state)]


# AP


def calculated(*models):
    """Give the state after red's AP are worked out; the bystander adds 2."""
    game = Game(street(*models), CATALOGUE)
    calculate(game, "red")
    return game.state


def test_the_pool_is_the_sum_of_what_all_models_add_and_nothing_is_kept():
    assert ap(calculated(model("hero", "red", HOME, ap=3)), "red") == 5


def test_a_support_adds_one_ap_for_each_friendly_supreme_within_six_inches():
    models = (
        model("aid", "red", HOME, words=("Supreme", "Support")),
        model("near", "red", (15.0, 10.0)),
        model("far", "red", (25.0, 10.0)),
        model("pack", "red", (10.0, 13.0), words=("Minion",)),
    )
    assert ap(calculated(*models), "red") == 2 * 5 + 1


def test_a_powerhouse_makes_power_up_dice_in_place_of_ap():
    state = calculated(model("hero", "red", HOME, words=("Supreme", "Powerhouse"), ap=3, power_up=4))
    assert ap(state, "red") == 2 and dice_of(state, "hero") == 4


# Turns


def test_a_turn_activates_one_supreme_and_commands_the_minions_of_one_card():
    card = [model(f"imp {n}", "red", (20.0, 5.0 + 3 * n), words=("Minion",)) for n in (1, 2)]
    profile = replace(card[0][2][0], id="imps", name="Imps")
    card = [(replace(unit, profile="imps"), figure, (profile,)) for unit, figure, _ in card]
    state = street(model("hero", "red", HOME), *card)
    assert names(state) == [("Activate", "hero"), ("Activate", "ann")]
    session = begun(state, "hero")
    asked = answered(session, "done")
    assert options(asked) == ["nobody", "imps"]
    asked = answered(session, "imps")
    assert [option.id for option in asked.options] == ["imp 1", "imp 2"]
    answered(session, ("imp 2", "imp 1"), "done", "done")
    assert session.state.clock.side == "blue"


def test_sides_take_turns_and_a_model_acts_once_a_round():
    state = play(solo(), "hero")
    assert state.clock.side == "blue" and names(state) == [("Activate", "bob")]
    state = play(state, "bob")
    assert names(state) == [("Activate", "ann")]
    assert PULP_CITY.refusal(state, Action("Activate", "red", "hero")) == "Hero has acted this round already"


def test_who_is_not_activated_now_is_told_why():
    state = street(model("hero", "red", HOME), model("imp", "red", (20.0, 5.0), words=("Minion",)))
    why = PULP_CITY.refusal(state, Action("Activate", "red", "imp"))
    assert why == "Imp is a Minion: its card is commanded after another model has been activated"
    why = PULP_CITY.refusal(state, Action("Command", "red", "hero"))
    assert why == "Hero is no Minion: it is activated"


def test_a_move_is_offered_into_contact_with_an_enemy_in_reach():
    state = street(model("hero", "red", HOME, move=5), model("foe", "blue", (HOME[0] + 4.0, HOME[1])))
    asked = law_of(begun(state, "hero"), "Move")
    (contact,) = asked.contacts()
    assert contact.unit == "foe" and not asked.refusal(contact.places)
    far = HOME[0] + 4.0 - contact.places[0].at[0]
    assert abs(far - 30.0 / 25.4) <= 1e-6


def test_an_activation_has_one_exclusive_action_unless_one_is_combinable():
    one, two = act("One", "IST", "FX Self/Attack 1"), act("Two", "IST", "FX Self/Defend 1")
    plus = act("Plus", "IST", "FX Self/Attack 1", "Combinable")
    session = begun(solo(one, two, plus), "hero")
    assert options(answered(session, "hero/One")) == ["hero/Plus", "Move", "done"]
    assert options(answered(session, "hero/Plus")) == ["Move", "done"]


def test_a_model_takes_three_actions_at_most():
    session = begun(solo(act("One", "IST", "FX Self/Attack 1")), "hero")
    for place in ((12.0, 10.0), (14.0, 10.0)):
        answered(session, "Move", (Placed("hero/1", place),))
    assert options(session.pending) == ["hero/One", "done"]
    answered(session, "hero/One")
    assert session.pending is None


def test_friends_are_no_targets_of_what_they_would_resist():
    state = street(
        model("hero", "red", HOME, hit("FX Damage 1")),
        model("pal", "red", (13.0, 10.0)),
        model("foe", "blue", (13.0, 13.0)),
    )
    session = begun(state, "hero", (1, 6))
    answered(session, "hero/Hit")
    assert session.state.figures["pal/1"].hp == 10 and options(session.pending) == ["Move", "done"]


# movement


def test_a_movement_action_goes_up_to_move_tires_and_gives_momentum():
    session = begun(solo(), "hero")
    asked = law_of(session, "Move")
    assert asked.refusal((Placed("hero/1", (15.1, 10.0)),)) and not asked.refusal(
        (Placed("hero/1", (15.0, 10.0)),)
    )
    answered(session, (Placed("hero/1", (15.0, 10.0)),))
    assert session.state.is_under("hero", "Momentum") and session.state.is_under("hero", "Fatigue")


@pytest.mark.parametrize(
    ("how", "passes"), [("Sprint", (False, False)), ("Fly", (True, False)), ("Bound", (True, False)),
                        ("Blink", (True, True)), ("Wallcrawl", (False, False))]
)  # fmt: skip
def test_types_of_movement_pass_over_what_they_may(how, passes):
    """Fly and Bound pass over a wall of 4 inches, not one of 5; Blink passes everything."""
    for high, allowed in zip((4.0, 5.0), passes, strict=True):
        wall = block("wall", 11.5, 0.0, 12.0, 30.0, high)
        session = begun(solo(words=("Supreme", how), terrain=(wall,)), "hero")
        asked = law_of(session, "Move")
        assert (not asked.refusal((Placed("hero/1", (14.0, 10.0)),))) == allowed


@pytest.mark.parametrize("how", ["Sprint", "Fly"])
def test_who_may_move_is_told_how_it_would_and_how_far(how):
    asked = begun(solo(words=("Supreme", how)), "hero").pending
    move = next(option for option in asked.options if option.id == "Move")
    assert move.words == f"a Movement Action: {how} up to 5 in"


def test_fly_passes_models_and_sprint_goes_round_them():
    row = [model(f"m{n}", "blue", (12.5, 6.0 + n * 1.2)) for n in range(8)]
    for how, allowed in (("Fly", True), ("Sprint", False)):
        state = street(model("hero", "red", HOME, words=("Supreme", how)), *row)
        asked = law_of(begun(state, "hero"), "Move")
        assert (not asked.refusal((Placed("hero/1", (14.9, 10.0)),))) == allowed


def test_wallcrawl_climbs_without_cost_and_sprint_pays_for_it():
    roof = block("roof", 11.0, 5.0, 16.0, 15.0, 3.0, platform=True)
    up = (Placed("hero/1", (14.0, 10.0), 3.0),)
    for how, allowed in (("Wallcrawl", True), ("Sprint", False)):
        asked = law_of(begun(solo(words=("Supreme", how), terrain=(roof,)), "hero"), "Move")
        assert (not asked.refusal(up)) == allowed


# deployment and the end


def test_teams_deploy_in_turn_within_their_zones_and_infiltrators_outside_the_enemys():
    shy = model("hero", "red", (0.0, 0.0))
    sly = model("spy", "red", (0.0, 0.0), words=("Supreme", "Infiltrator"))
    foe = model("foe", "blue", (0.0, 0.0))
    state = street(shy, sly, foe)
    units = {
        id_: replace(unit, where="reserve") for id_, unit in state.units.items() if id_ not in ("ann", "bob")
    }
    start = replace(state, units=units, clock=replace(state.clock, turn=0, phase="", side="", first=""))
    session = Session(start, PULP_CITY, Listed((6, 1, 6, 1)))
    assert not session.begin(Action("Begin", "red"))
    assert names(session.state) == [("Deploy", "hero"), ("Deploy", "spy")]
    assert not session.begin(Action("Deploy", "red", "hero"))
    assert session.refusal((Placed("hero/1", (5.0, 8.0)),))
    assert not session.answer((Placed("hero/1", (5.0, 3.0)),))
    assert not session.begin(Action("Deploy", "blue", "foe"))
    assert not session.answer((Placed("foe/1", (5.0, 28.0)),))
    assert not session.begin(Action("Deploy", "red", "spy"))
    assert session.refusal((Placed("spy/1", (15.0, 26.0)),))
    assert not session.answer((Placed("spy/1", (15.0, 15.0)),))
    assert session.state.clock.turn == 1 and at(session.state, "spy") == (15.0, 15.0)


@pytest.mark.parametrize(
    ("facing", "y", "stands"),
    [(90.0, 5.5, True), (90.0, 5.51, False), (180.0, 5.0, True), (180.0, 5.01, False), (180.0, 5.5, False)],
)
def test_a_base_lies_in_its_zone_as_it_faces(facing, y, stands):
    """Two inches along its facing and one across: aside it reaches half an inch down, else a whole one."""
    unit, figure, rest = model("hero", "red", (0.0, 0.0))
    long = replace(figure, model=replace(figure.model, base=BaseSize.rect(50.8, 25.4)))
    state = street((unit, long, rest))
    assert (not why_not_there(state, "hero", Placed("hero/1", (9.0, y), 0.0, facing))) is stands


def test_an_infiltrators_base_keeps_out_of_the_enemys_zone_to_a_hair():
    state = street(model("spy", "red", (0.0, 0.0), words=("Supreme", "Infiltrator")))
    edge = 24.0 - 15.0 / 25.4
    for y, free in ((edge, True), (edge + 1e-5, False)):
        assert (not why_not_there(state, "spy", Placed("spy/1", (9.0, y)))) is free


def test_smackdown_counts_the_levels_knocked_out():
    state = street(model("hero", "red", HOME, level=3), model("foe", "blue", (12.0, 10.0), level=2))
    gone = replace(state.units["foe"], figures=(), where="gone")
    state = state.with_unit(gone)
    assert tally(state) == {"red": 2, "blue": 0}
    game = Game(state, CATALOGUE)
    finish(game)
    assert game.state.result == "victory for red" and game.state.scores == {"red": 3}


def test_king_of_the_hill_counts_levels_in_the_middle_but_no_spectral_ones():
    middle = street(
        model("hero", "red", (15.0, 15.0), level=2), model("foe", "blue", (18.9, 18.9), level=3),
        settings=(("plot", "king of the hill"),),
    )  # fmt: skip
    assert tally(middle) == {"red": 2, "blue": 3}
    assert tally(under(middle, "foe", "Spectral")) == {"red": 2, "blue": 0}


def test_territory_counts_quarters():
    state = street(
        model("hero", "red", (5.0, 5.0), level=2), model("foe", "blue", (25.0, 5.0), level=2),
        settings=(("plot", "territory"),),
    )  # fmt: skip
    assert tally(state) == {"red": 2, "blue": 2}  # the bystanders hold the two others


def test_an_unknown_plot_is_refused():
    state = replace(solo(settings=(("plot", "quest"),)))
    start = replace(state, clock=replace(state.clock, turn=0, phase="", side=""))
    assert "there is no plot 'quest'" in PULP_CITY.refusal(start, Action("Begin", "red"))


def test_the_last_team_left_wins_at_once():
    """The game ends with the Effects Phase after the last enemy has fallen."""
    state = street(
        model("hero", "red", HOME, hit("FX Damage 9"), strength=9), model("foe", "blue", (13.0, 10.0), hp=1)
    )
    gone = replace(state.units["bob"], figures=(), where="gone")
    after = play(state.with_unit(gone), "hero", "hero/Hit", dice=(6, 1))
    assert after.result == "victory for red"


def told(session):
    return [event.words for event in session.events if isinstance(event, Said)]


def test_to_do_nothing_with_a_model_is_called_a_pass_and_told():
    session = begun(solo(hit("Jab")), "hero")
    [words] = [option.words for option in session.pending.options if option.id == "done"]
    assert words == "pass: nothing is done with it this round"
    session.answer(("done",))
    assert "passes: nothing is done with it this round" in told(session)


def test_after_an_action_no_more_of_them_is_no_pass():
    session = begun(solo(hit("Jab")), "hero")
    session.answer(("Move",))
    session.answer((Placed("hero/1", (12.0, 10.0)),))
    [words] = [option.words for option in session.pending.options if option.id == "done"]
    assert words == "no more actions"
    session.answer(("done",))
    assert not any(each.startswith("passes") for each in told(session))
