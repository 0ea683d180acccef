"""Effects that rosters make up, in Agemonia, and figures that come in a later round."""

from dataclasses import replace

import mills
import pytest
from own_effects import BOOKS, effect, having, used

from battlefield.rulebooks.agemonia.figures import stat
from battlefield.rulebooks.agemonia.words import AGILITY
from battlefield.rules.core.state import Held


def mill(*figures, **more):
    hit = mills.act("Hit", "Melee", mills.held("Check", of="might"))
    sel = mills.figure("sel", "A", hit, might=2, initiative=1)
    return mills.planned(mills.mill(mills.squares("ABCD"), sel, *figures, **more), "sel", "Hit")


def test_an_attack_gives_its_effect_unless_all_of_it_is_kept_off():
    """Hindered, two dice of 5 are 3: past a shield of 1 it takes hold and pushes, not past one of 5."""
    made = effect(
        "Reeling", "struck", changes={"shield": -1}, does=(Held("Push", (("amount", 1),)), Held("Slowed"))
    )
    for shield, struck in ((1, True), (5, False)):
        state = having(mill(mills.figure("foe", "A", shield=shield)), made, "sel/Hit", side="heroes")
        after = mills.play(state, "sel", "sel/Hit", dice=(5, 5)).state
        assert after.is_under("foe", "Reeling") is after.is_under("foe", "Slowed") is struck
        assert mills.place(after, "foe") == ("B" if struck else "A")


@pytest.mark.parametrize(("area", "dice"), [("A", 1), ("B", 0)])
def test_a_banner_counts_in_areas(area, dice):
    """A check of agility by an Ally in the area of the bearer, or beside it."""
    made = effect("Banner", "always", "friends", within=0, changes={"agility": 1})
    state = having(mill(mills.figure("foe", "D"), mills.figure("sam", area)), made, "sel", side="heroes")
    assert stat(mills.running(state), "sam", AGILITY).value == dice


def test_a_changed_move_has_as_many_points_more_or_less():
    for more, points in ((2, 5), (-2, 1)):
        made = effect("March", "always", changes={"move": more})
        state = mills.mill(mills.squares("ABCDEFGH"), mills.figure("sel", "A"), mills.figure("foe", "H"))
        session = mills.begun(having(state, made, "sel", side=mills.HEROES), "sel")
        asked = mills.answered(session, "move")
        assert asked.what == f"move of Sel, {points} movement point{'s' * (points > 1)} left"
        for area in "BCDEF"[:points]:
            mills.answered(session, area)
        assert (
            "stop" not in mills.options(session.pending)
            and mills.place(session.state, "sel") == "BCDEF"[points - 1]
        )


@pytest.mark.parametrize(("capacity", "area"), [({"B": 1}, "A"), ({}, "B")])
def test_nobody_stays_where_a_fate_card_brings_it_without_room(capacity, area):
    """No turn goes on in which it could walk on."""
    made = effect("Ferry", "used", "a friend", does=(mills.held("Teleport", amount=1),))
    areas = mills.squares("ABC", capacity=capacity)
    figures = mills.figure("sel", "A"), mills.figure("bo", "B"), mills.figure("foe", "C")
    session = used(
        having(mills.mill(areas, *figures), made, mills.HEROES, side=mills.HEROES), made, side=mills.HEROES
    )
    mills.answered(session, "sel")
    assert session.pending is None and mills.place(session.state, "sel") == area


def test_a_fate_card_heals_and_thorns_strike_as_a_turn_ends():
    fate, thorns = (
        effect("Fate", "used", "a friend", heal=2),
        effect("Thorns", "turn ends", "enemies", within=0, damage=1),
    )
    state = having(mill(mills.figure("foe", "A")), fate, "heroes", side="heroes")
    state = state.with_figures(replace(state.figures["sel/1"], hp=5))
    after = used(state, fate, side="heroes").state
    assert after.hp("sel") == 7
    ended = mills.play(having(after, thorns, "sel", side="heroes"), "sel").state
    assert ended.hp("foe") == 9


def test_what_defeats_the_last_enemy_outside_an_action_is_settled():
    made = effect("Doom", "used", "enemies", damage=9)
    state = having(
        mill(mills.figure("foe", "A", hp=3), mills.figure("foe2", "D")), made, "heroes", side="heroes"
    )
    assert used(state, made, side="heroes").state.units["foe"].where == "gone"


def test_enemies_come_in_the_round_of_their_print_and_wait_for_the_next_one():
    """The one of round 2 is not set up; it comes as that begins, has had its turn, and nobody wins before."""
    late = mills.figure("foe2", "", round=2)
    state = mill(mills.figure("foe", "D", initiative=9), late)
    assert not any(action.unit == "foe2" for action in BOOKS["agemonia"].actions(state))
    state = mills.play(mills.play(state, "sel").state, "foe").state
    assert state.clock.turn == 2 and mills.place(state, "foe2") and state.is_under("foe2", "acted")
    alone = mill(mills.figure("foe", "A", hp=1), late)
    assert not mills.play(alone, "sel", "sel/Hit", dice=(5, 5)).state.result
