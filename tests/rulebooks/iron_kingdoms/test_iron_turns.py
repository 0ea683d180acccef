"""Turns and movement: deployment, phases, moves, runs, charges, free strikes, getting up, and the end."""

from dataclasses import replace

import pytest
from characters import (
    at,
    begun,
    block,
    character,
    critical,
    field,
    gun,
    hp,
    lies_on,
    options,
    perk,
    play,
    said,
    sword,
    under,
)

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.iron_kingdoms.book import IRON_KINGDOMS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import ClockSet, Placed
from battlefield.rules.core.state import RESERVE, Clock
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.skirmish.single import figure_of

SWING = "Sword > foe"


def to(x, y, facing=None):
    return (Placed("kay/1", (x, y), 0.0, facing),)


def alone(**more):
    return field(character("kay", "red", (20.0, 30.0), gun(), sword(), **more))


def facing_foe(gap, *weapons, foe=(), **more):
    return field(
        character("kay", "red", (20.0, 30.0), *weapons),
        character("foe", "blue", (20.0, 29.0 - gap), *foe, facing=180.0),
        **more,
    )


def test_a_move_goes_up_to_the_speed_and_ends_facing_where_it_went():
    session = play(alone(), "kay", "Move", to(26.0, 30.0))
    assert at(session, "kay") == (26.0, 30.0) and figure_of(session.state, "kay").model.facing == 90.0


def test_a_move_beyond_the_speed_is_refused_and_a_run_goes_twice_as_far_without_attacking():
    session = begun(alone(), "kay")
    session.answer(("Move",))
    assert "6.1" in session.answer(to(26.1, 30.0))
    session = play(alone(), "kay", "Run", to(32.0, 30.0))
    assert at(session, "kay") == (32.0, 30.0)


def test_difficult_ground_takes_twice_the_inches():
    mud = replace(block("mud", 21.0, 25.0, 40.0, 35.0, sight="clear", high=0.0), ground=("difficult",))
    state = field(character("kay", "red", (20.0, 30.0)), terrain=(mud,))
    session = begun(state, "kay")
    session.answer(("Move",))
    assert session.answer(to(25.0, 30.0)) and not session.answer(to(23.4, 30.0))


def test_a_player_may_say_which_way_a_character_faces():
    session = play(alone(), "kay", "Move", to(26.0, 30.0, 45.0))
    assert figure_of(session.state, "kay").model.facing == 45.0


def test_a_charge_goes_straight_to_the_enemy_and_boosts_the_first_strike():
    """SPD 6 and 3 are enough for 8 in; the strike rolls three dice for its damage: 3+3+4 and 10 less 14."""
    session = play(facing_foe(8.0, sword()), "kay", "foe", SWING, dice=(3, 5, 3, 3, 4))
    assert at(session, "kay") == pytest.approx((20.0, 22.0)) and hp(session, "foe") == 4


def test_a_charge_of_less_than_three_inches_boosts_nothing():
    session = play(facing_foe(2.5, sword()), "kay", "foe", SWING, dice=(3, 5, 3, 3))
    assert hp(session, "foe") == 8


@pytest.mark.parametrize(("gap", "can"), [(9.5, True), (9.6, False)])
def test_a_charge_needs_to_end_within_melee_range(gap, can):
    session = begun(facing_foe(gap, sword()), "kay")
    assert ("foe" in options(session)) == can


def test_nobody_charges_over_difficult_ground_or_past_others():
    mud = replace(block("mud", 18.0, 24.0, 22.0, 25.0, sight="clear", high=0.0), ground=("difficult",))
    assert "foe" not in options(begun(facing_foe(8.0, sword(), terrain=(mud,)), "kay"))
    state = facing_foe(8.0, sword())
    other = field(
        character("kay", "red", (20.0, 30.0), sword()),
        character("foe", "blue", (20.0, 21.0)),
        character("pal", "red", (20.5, 26.0), base=20.0),
    )
    assert "foe" in options(begun(state, "kay")) and "foe" not in options(begun(other, "kay"))


def test_who_has_charged_makes_no_shots():
    session = begun(facing_foe(8.0, gun(), sword()), "kay", ())
    session.answer(("foe",))
    assert options(session) == [SWING, "done"]


def test_reach_strikes_from_two_inches_and_plain_weapons_from_half_an_inch():
    for weapon, gap, can in (
        (sword(), 0.5, True),
        (sword(), 0.6, False),
        (sword(kind="reach"), 2.0, True),
        (sword(kind="reach"), 2.1, False),
    ):
        session = begun(facing_foe(gap, weapon), "kay")
        session.answer(("stay",))
        assert (session.pending is not None) == can, gap


def test_who_leaves_a_melee_suffers_a_free_strike_with_a_boosted_damage_roll():
    """MAT 6 and 2 and 1+4 reach 13; 10 and 2+2+3 are 3 above ARM 14."""
    state = facing_foe(0.25, gun(), foe=(sword(),))
    session = play(state, "kay", "Move", to(20.0, 33.0), dice=(1, 4, 2, 2, 3))
    assert (
        "free strike: +2" in said(session) and hp(session, "kay") == 7 and at(session, "kay") == (20.0, 33.0)
    )


def test_who_stays_within_the_melee_range_suffers_none():
    state = facing_foe(0.1, gun(), foe=(sword(),))
    session = play(state, "kay", "Move", to(20.0, 30.3))
    assert "free strike" not in said(session) and at(session, "kay") == (20.0, 30.3)


def test_who_passes_through_a_melee_range_suffers_one():
    state = field(
        character("kay", "red", (20.0, 30.0)), character("foe", "blue", (23.0, 28.7), sword(), facing=180.0)
    )
    session = play(state, "kay", "Move", to(26.0, 30.0), dice=(1, 2))
    assert "free strike" in said(session)


def test_who_is_felled_by_a_free_strike_does_not_get_away():
    state = facing_foe(0.25, gun(), foe=(sword(pow=30),))
    session = play(state, "kay", "Move", to(20.0, 33.0), dice=(6, 5, 6, 6, 6))
    assert not session.state.living("kay") and at(session, "kay") == (20.0, 30.0)


@pytest.mark.parametrize("condition", ["Knockdown", "Stationary"])
def test_who_a_free_strike_knocks_down_or_freezes_stays_there_and_attacks_no_more(condition):
    """4 and 4 hit critically. Nobody else strikes for a move that is not made, and the activation is over."""
    blade = sword(critical(condition))
    first = character("foe", "blue", (20.0, 28.75), blade, facing=180.0)
    second = character("fob", "blue", (18.75, 30.0), sword(), facing=90.0)
    session = begun(
        field(character("kay", "red", (20.0, 30.0), gun()), first, second), "kay", (4, 4, 1, 1, 1)
    )
    assert not session.answer(("Move",)) and not session.answer(to(24.0, 33.0))
    assert session.pending is None and session.state.clock.side == "red"
    assert lies_on(session, "kay", condition) and at(session, "kay") == (20.0, 30.0)
    assert "passes" not in said(session)


def test_who_its_own_template_knocks_down_attacks_no_more():
    mortar = gun(critical("Knockdown"), aoe=5, rof=2)
    session = begun(facing_foe(0.5, mortar), "kay", (4, 4, 1, 1, 1, 1))
    assert not session.answer(("stay",)) and not session.answer(("Gun > foe",))
    assert session.pending is None and lies_on(session, "kay", "Knockdown")


@pytest.mark.parametrize("condition", ["Knockdown", "Stationary"])
def test_the_helpless_make_no_free_strikes(condition):
    state = under(facing_foe(0.25, gun(), foe=(sword(),)), "foe", condition)
    session = play(state, "kay", "Move", to(20.0, 33.0))
    assert hp(session, "kay") == 10


def test_who_is_knocked_down_gives_up_its_movement_or_its_action_to_stand_up():
    state = under(facing_foe(5.0, gun()), "kay", "Knockdown")
    session = begun(state, "kay")
    assert options(session) == ["give up action", "give up movement"]
    session = play(state, "kay", "give up action", "Move", to(20.0, 33.0))
    assert not lies_on(session, "kay", "Knockdown") and at(session, "kay") == (20.0, 33.0)
    session = play(state, "kay", "give up movement", "Gun > foe", dice=(1, 2))
    assert not lies_on(session, "kay", "Knockdown")


def test_who_is_prone_may_stay_down():
    state = under(facing_foe(5.0, gun()), "kay", "Prone")
    session = play(state, "kay", "stay", "Gun > foe", dice=(1, 2))
    assert lies_on(session, "kay", "Prone")


def test_who_drops_prone_does_not_move():
    session = play(alone(), "kay", "drop prone")
    assert lies_on(session, "kay", "Prone")


def test_who_is_stationary_loses_its_activation_and_then_can_act_again():
    session = play(under(alone(), "kay", "Stationary"), "kay")
    assert not lies_on(session, "kay", "Stationary") and "loses its activation" in said(session)


def test_a_turn_goes_through_maintenance_control_and_activation_side_by_side():
    state = play(alone(), "kay").state
    session = play(state, "ann")
    came = [(e.turn, e.phase, e.side) for e in session.events if isinstance(e, ClockSet)]
    assert came == [(1, phase, "blue") for phase in ("Maintenance", "Control", "Activation")]
    session = play(session.state, "bob")
    came = [(e.turn, e.phase, e.side) for e in session.events if isinstance(e, ClockSet)]
    assert came == [(2, phase, "red") for phase in ("Maintenance", "Control", "Activation")]


def test_focus_is_given_anew_in_the_control_phase_and_does_not_pile_up():
    state = under(
        replace(alone(focus=3), clock=Clock(1, "Activation", 0, "blue", "red")), "kay", "focus left", 1
    )
    session = play(state, "bob")
    assert [e.amount for e in session.state.effects_on("kay", "focus left")] == [3]


def test_nobody_acts_twice_in_a_turn_or_out_of_turn():
    session = Session(play(alone(), "kay").state, IRON_KINGDOMS, Listed(()))
    assert session.begin(Action("Activate", "red", "kay")) == "Kay has been activated this turn already"
    assert session.begin(Action("Activate", "blue", "bob")) == "it is red's turn to act"


def test_sides_deploy_in_turn_within_their_zones():
    state = alone()
    units = {id_: replace(unit, where=RESERVE) for id_, unit in state.units.items()}
    session = Session(replace(state, units=units, clock=Clock()), IRON_KINGDOMS, Listed((5, 3)))
    assert not session.begin(Action("Begin", "red"))
    assert not session.begin(Action("Deploy", "red", "kay"))
    wrong = session.answer((Placed("kay/1", (20.0, 6.6)),))
    assert wrong == "its base must lie in its zone, between 0 and 7 in from the top edge"
    assert not session.answer((Placed("kay/1", (20.0, 6.5)),))
    assert figure_of(session.state, "kay").model.facing == 180.0
    assert [action.unit for action in session.book.actions(session.state)] == ["bob"]
    assert not session.begin(Action("Deploy", "blue", "bob"))
    assert not session.answer((Placed("bob/1", (20.0, 33.5)),))
    assert not session.begin(Action("Deploy", "red", "ann"))
    assert not session.answer((Placed("ann/1", (10.0, 3.0)),))
    assert (session.state.clock.turn, session.state.clock.side) == (1, "red")


def test_the_battle_ends_when_one_side_has_nobody_left():
    state = facing_foe(5.0, gun(pow=30))
    units = {id_: unit for id_, unit in state.units.items() if id_ != "bob"}
    session = play(replace(state, units=units), "kay", "stay", "Gun > foe", dice=(6, 5, 1, 1))
    assert session.state.result == "red wins" and not session.book.actions(session.state)


@pytest.mark.parametrize(("points", "result"), [(5, "blue wins"), (0, "draw")])
def test_after_the_last_round_the_greater_share_of_points_wins(points, result):
    """Red has lost a character worth so many points beside the two of a point each that are left."""
    state = field(character("kay", "red", (20.0, 30.0), points=points))
    gone = replace(state.units["kay"], where="gone", figures=())
    state = replace(state.with_unit(gone), settings=(("rounds", 1),))
    if not points:
        state = replace(state, units={id_: u for id_, u in state.units.items() if id_ != "kay"})
    session = play(play(state, "ann").state, "bob")
    assert session.state.result == result


def test_the_card_and_the_standing_tell_how_things_are():
    state = under(facing_foe(0.25, gun(), foe=(sword(),)), "kay", "Prone")
    book = IRON_KINGDOMS
    card = book.card(state, "kay")
    assert [line.name for line in card.lines] == ["SPD", "STR", "MAT", "RAT", "ARC", "DEF", "ARM", "Boxes"]
    assert card.state == ("in melee with Foe",) and [each.name for each in card.effects] == ["Prone"]
    assert [(w.name, w.lines[0].shown) for w in card.weapons] == [("Gun", '10"')]
    standing = book.standing(state)
    assert standing.turn == "Round 1 of 6" and standing.facts[0] == (
        "red",
        ("2 models up", "2 of 2 points left"),
    )


def test_the_card_says_what_holds_of_a_perk_by_its_name_alone():
    pot = gun(perk("Cloud Effect", laid=True, rounds=2))
    card = IRON_KINGDOMS.card(field(character("kay", "red", (20.0, 30.0), pot)), "kay")
    assert [each.name for each in card.weapons[0].perks] == ["Cloud Effect (laid, rounds 2)"]


def passes(session):
    """The words of what can be chosen now that say it is a pass."""
    return [option.id for option in session.pending.options if option.words.startswith("pass: ")]


def test_to_do_nothing_with_a_character_is_called_a_pass_and_told():
    session = begun(facing_foe(0.3, sword()), "kay")
    assert passes(session) == []  # whoever stays may still strike
    session.answer(("stay",))
    assert passes(session) == ["done"]
    session.answer(("done",))
    assert session.pending is None and "passes: nothing is done with it this turn" in said(session)


def test_where_nobody_can_be_attacked_staying_is_the_pass():
    session = begun(facing_foe(15.0, sword()), "kay")
    assert passes(session) == ["stay"]
    session.answer(("stay",))
    assert session.pending is None and "passes" in said(session)


def test_who_aims_drops_or_strikes_has_not_passed():
    assert "passes" not in said(play(facing_foe(15.0, sword()), "kay", "drop prone"))
    session = begun(facing_foe(0.3, sword()), "kay", (1, 1))
    session.answer(("stay",))
    session.answer((SWING,))
    assert "passes" not in said(session)


def test_who_has_no_room_but_on_roofs_deploys_there():
    roofs = Polygon(((0.0, 0.0), (40.0, 0.0), (40.0, 8.0), (0.0, 8.0)))
    city = Terrain("city", roofs, 0.0, 4.0, platform=True)
    state = replace(alone(), terrain=(city,))
    units = {id_: replace(unit, where=RESERVE) for id_, unit in state.units.items()}
    session = Session(replace(state, units=units, clock=Clock()), IRON_KINGDOMS, Listed((5, 3)))
    assert not session.begin(Action("Begin", "red"))
    assert not session.begin(Action("Deploy", "red", "kay"))
    (place,) = session.suggestions()[0]
    assert (place.bottom, place.facing) == (4.0, 180.0)
    assert not session.answer((place,))
    assert figure_of(session.state, "kay").model.bottom == 4.0
