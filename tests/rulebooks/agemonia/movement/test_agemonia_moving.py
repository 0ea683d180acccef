"""Movement by areas: points, full areas, falls, Provoke, Teleport and Teleport tokens, Summoning."""

import pytest
from mills import (
    act,
    answered,
    begun,
    between,
    figure,
    held,
    mill,
    options,
    place,
    planned,
    play,
    squares,
    way,
)

from battlefield.rulebooks.agemonia.movement.teleporting import gates, reachable
from battlefield.rulebooks.agemonia.words import COLOUR, SIDE_UP

LANE = squares("ABCDE")
FOLD = act("Fold", "Skill", held("Teleport", amount=3))
SEL = figure("sel", "A", initiative=1)


def walked(state, *areas, dice=()):
    return play(state, "sel", "move", *areas, dice=dice)


def test_each_single_line_costs_a_point():
    state = mill(LANE, figure("sel", "A", initiative=1, move=2), figure("foe", "E"))
    assert place(walked(state, "B", "C").state, "sel") == "C"


def test_a_full_area_is_passed_where_no_opponent_is_and_not_stayed_in():
    """Through a full area of friends, and back out of it where the move ends there."""
    areas = squares("ABC", capacity={"B": 1})
    friend, foe = figure("sam", "B"), figure("foe", "C")
    session = walked(mill(areas, SEL, friend, foe), "B", "C")
    assert place(session.state, "sel") == "C"
    session = walked(mill(areas, SEL, friend, foe), "B", "stop")
    assert place(session.state, "sel") == "A" and way(session, "sel") == "BA"
    assert place(play(mill(areas, SEL, figure("foe", "B")), "sel", "move").state, "sel") == "A"


@pytest.mark.parametrize(("words", "fits"), [((), True), (("Large",), False), (("Huge",), False)])
def test_a_large_figure_needs_room_for_two(words, fits):
    areas = squares("AB", capacity={"B": 2})
    state = mill(areas, figure("sel", "A", words=(*words, "Hero"), initiative=1), figure("foe", "B"))
    session = begun(state, "sel")
    answered(session, "move")
    assert (session.pending is not None and "B" in options(session.pending)) is fits


def test_going_down_over_a_double_line_is_a_fall_and_up_is_no_way():
    cliff = squares("ABC", levels={"A": 2, "B": 2})
    state = mill(cliff, figure("sel", "B", initiative=1), figure("foe", "A"))
    session = walked(state, "C")
    assert session.state.hp("sel") == 6
    assert session.pending is None  # Stunned, it loses the action that it had left
    up = begun(mill(cliff, figure("sel", "C", initiative=1), figure("foe", "A")), "sel")
    answered(up, "move")
    assert place(up.state, "sel") == "C"
    bird = mill(cliff, figure("sel", "C", initiative=1, words=("Fly",)), figure("foe", "A"))
    assert place(walked(bird, "B", "stop").state, "sel") == "B"


def test_only_a_flyer_crosses_an_area_without_capacity_and_cannot_stay():
    areas = squares("ABC", capacity={"B": 0})
    bird = figure("sel", "A", initiative=1, words=("Fly",))
    assert place(walked(mill(areas, bird, figure("foe", "C")), "B", "C", "stop").state, "sel") == "C"
    assert place(walked(mill(areas, bird, figure("foe", "C")), "B", "stop").state, "sel") == "A"
    session = begun(mill(areas, SEL, figure("foe", "C")), "sel")
    answered(session, "move")
    assert place(session.state, "sel") == "A"


def test_an_ally_that_leaves_an_area_is_hurt_by_each_provoking_foe_once():
    """Foe and foe2 in A provoke for 1 and 2; coming back and leaving again costs nothing more."""
    foes = (
        figure("foe", "A", perks=(held("Provoke", amount=1),)),
        figure("foe2", "A", perks=(held("Provoke", amount=2),)),
    )
    session = walked(mill(LANE, SEL, *foes), "B", "A", "B")
    assert session.state.hp("sel") == 7


def test_traps_are_set_off_by_walking_and_not_by_flying():
    tokens = (("Trap", "B"),)
    assert walked(mill(LANE, SEL, figure("foe", "E"), tokens=tokens), "B", "stop").state.hp("sel") == 8
    bird = figure("sel", "A", initiative=1, words=("Fly",))
    assert walked(mill(LANE, bird, figure("foe", "E"), tokens=tokens), "B", "stop").state.hp("sel") == 10


def test_slowed_costs_the_next_move_a_point_and_held_all():
    slow = mill(LANE, SEL, figure("foe", "E"), effects=(("Slowed", "sel"),))
    after = walked(slow, "B", "C").state
    assert place(after, "sel") == "C" and not after.is_under("sel", "Slowed")
    still = mill(LANE, SEL, figure("foe", "E"), effects=(("Held", "sel"),))
    session = begun(still, "sel")
    assert options(session.pending) == ["rethink", "Held", "done"]
    answered(session, "Held", "done")
    assert place(session.state, "sel") == "A" and not session.state.is_under("sel", "Held")


def test_a_held_enemy_is_free_again_after_the_move_that_it_does_not_make():
    state = mill(LANE, figure("foe", "E", initiative=1), figure("sel", "A"), effects=(("Held", "foe"),))
    after = play(state, "foe", "move").state
    assert place(after, "foe") == "E" and not after.is_under("foe", "Held")


# jump


def leaping(areas, *figures, amount=2, words=(), **more):
    leap = act("Leap", "Skill", held("Jump", amount=amount))
    sel = figure("sel", "A", leap, initiative=1, words=words)
    return planned(mill(areas, sel, *figures, **more), "sel", "Leap")


def landing(state):
    """Where the jump may lead; it is not offered where it leads nowhere."""
    session = begun(state, "sel")
    if "sel/Leap" not in options(session.pending):
        return []
    asked = answered(session, "sel/Leap")
    return options(asked) if asked and asked.what.startswith("Jump") else [place(session.state, "sel")]


def test_a_jump_goes_as_far_as_its_range_and_into_no_full_area():
    """Two areas on a lane: B and C; a full C is left out; a wall before C takes way and sight."""
    foe = figure("foe", "E")
    assert landing(leaping(LANE, foe)) == ["B", "C"]
    full = squares("ABCDE", capacity={"C": 1})
    assert landing(leaping(full, foe, figure("sam", "C"))) == ["B"]
    assert landing(leaping(LANE, foe, borders=(between(LANE, "B", "C"),))) == ["B"]


def test_a_jump_leads_up_for_flyers_alone_and_down_into_a_fall():
    up = squares("AB", levels={"B": 2})
    assert landing(leaping(up, figure("foe", "B"))) == []
    assert landing(leaping(up, figure("foe", "B"), words=("Fly",))) == ["B"]
    down = squares("AB", levels={"A": 2})
    after = play(leaping(down, figure("foe", "B")), "sel", "sel/Leap").state
    assert after.hp("sel") == 6 and after.is_under("sel", "Stunned")
    after = play(leaping(down, figure("foe", "B"), words=("Fly",)), "sel", "sel/Leap").state
    assert after.hp("sel") == 10 and not after.is_under("sel", "Stunned")


def test_a_jump_provokes_foes_as_it_leaves_and_none_on_the_way():
    foes = (
        figure("foe", "A", perks=(held("Provoke", amount=1),)),
        figure("foe2", "B", perks=(held("Provoke", amount=5),)),
    )
    after = play(leaping(LANE, *foes, tokens=(("Trap", "B"),)), "sel", "sel/Leap", "C").state
    assert after.hp("sel") == 9 and [token.name for token in after.markers] == ["Trap"]


def test_conditions_of_movement_hinder_a_jump():
    """Slowed takes an area off it and ends; Held prevents it."""
    slow = leaping(LANE, figure("foe", "E"), effects=(("Slowed", "sel"),))
    after = play(slow, "sel", "sel/Leap").state
    assert place(after, "sel") == "B" and not after.is_under("sel", "Slowed")
    assert landing(leaping(LANE, figure("foe", "E"), effects=(("Held", "sel"),))) == []


# teleport


def folding(areas, *figures, **more):
    return planned(mill(areas, figure("sel", "A", FOLD, initiative=1), *figures, **more), "sel", "Fold")


def test_a_teleport_needs_range_and_sight_and_passes_no_barrier():
    """On a lane of five, three areas off at most; a wall after B takes the sight and the way."""
    assert reachable(folding(LANE, figure("foe", "E")), "sel", 3) == ("B", "C", "D")
    wall = (between(LANE, "B", "C"),)
    assert reachable(folding(LANE, figure("foe", "E"), borders=wall), "sel", 3) == ("B",)


def test_a_teleport_needs_sight_even_where_there_is_a_way():
    """Round a corner of void there is a way of 4 but no line past the barrier between A and C's side."""
    areas = squares("ABC", "D.F", "GHI")
    lines = (between(areas, "A", "B"), between(areas, "A", "D"))
    assert reachable(folding(areas, figure("foe", "I"), borders=lines), "sel", 9) == ()
    open_ = folding(areas, figure("foe", "I"), borders=lines[:1])
    assert "C" not in reachable(open_, "sel", 9) and "D" in reachable(open_, "sel", 9)


def test_a_teleport_goes_up_and_down_without_a_fall():
    areas = squares("ABC", levels={"B": 2})
    state = play(folding(areas, figure("foe", "C")), "sel", "sel/Fold").state
    assert place(state, "sel") == "B" and state.hp("sel") == 10
    down = squares("AB", levels={"A": 2})
    state = play(folding(down, figure("foe", "B")), "sel", "sel/Fold").state
    assert place(state, "sel") == "B" and state.hp("sel") == 10 and not state.is_under("sel", "Stunned")


def test_a_teleport_enters_nothing_between_and_provokes_nobody():
    """The trap in B stays, the foe in A does not strike; a trap where it arrives is set off."""
    biter = figure("foe", "A", perks=(held("Provoke", amount=5),))
    state = play(folding(LANE, biter, tokens=(("Trap", "B"), ("Trap 3", "C"))), "sel", "sel/Fold", "C").state
    assert [token.name for token in state.markers] == ["Trap"] and state.hp("sel") == 7


def test_a_teleport_may_enter_a_full_area_of_enemies_but_not_end_the_turn_there():
    areas = squares("ABC", capacity={"B": 1})
    session = play(folding(areas, figure("foe", "B")), "sel", "sel/Fold", "B")
    assert way(session, "sel") == "BA"
    on = play(folding(areas, figure("foe", "B")), "sel", "sel/Fold", "B", "move", "C")
    assert place(on.state, "sel") == "C"


def test_conditions_of_movement_do_not_hinder_a_teleport():
    state = folding(LANE, figure("foe", "E"), effects=(("Held", "sel"), ("Slowed", "sel")))
    assert place(play(state, "sel", "sel/Fold", "D").state, "sel") == "D"


# teleport tokens

TOKENS = (("Blue Teleport (active)", "A"), ("Blue Teleport (inactive)", "E"))


def test_an_ally_by_an_active_token_teleports_to_one_of_its_colour_for_a_point():
    """No sight is needed, no range is given; the point is gone, the others can be walked."""
    corner = squares("AB", ".C", "ED")
    state = mill(corner, SEL, figure("foe", "B"), tokens=TOKENS)
    session = begun(state, "sel")
    asked = answered(session, "move")
    assert options(asked) == ["token 1", "B", "stop"]
    asked = answered(session, "token 1")
    assert place(session.state, "sel") == "E" and "2 movement points left" in asked.what
    assert gates(session.state, "sel") == {}  # the inactive side takes nobody anywhere


def test_tokens_of_another_colour_and_enemies_are_left_out():
    tokens = (*TOKENS, ("Purple Teleport (active)", "C"))
    state = mill(LANE, SEL, figure("foe", "A"), tokens=tokens)
    assert list(gates(state, "sel")) == ["token 1"] and gates(state, "foe") == {}


@pytest.mark.parametrize(("most", "opens"), [(3, False), (4, True)])
def test_a_token_with_a_range_reaches_as_far(most, opens):
    tokens = ((f"Blue Teleport (active, range {most})", "A"), TOKENS[1])
    assert bool(gates(mill(LANE, SEL, figure("foe", "E"), tokens=tokens), "sel")) is opens


def test_a_token_behind_solid_barriers_alone_is_not_reached():
    wall = (between(LANE, "B", "C"),)
    assert gates(mill(LANE, SEL, figure("foe", "E"), tokens=TOKENS, borders=wall), "sel") == {}


def test_who_is_held_may_still_use_a_token():
    state = mill(LANE, SEL, figure("foe", "B"), tokens=TOKENS, effects=(("Held", "sel"),))
    asked = answered(begun(state, "sel"), "move")
    assert options(asked) == ["token 1", "stop"]
    without = mill(LANE, SEL, figure("foe", "B"), effects=(("Held", "sel"),))
    assert "move" not in options(begun(without, "sel").pending)


def test_an_item_places_two_purple_tokens_once():
    """One lies active where the Hero is, one inactive in an area it chooses within range and sight."""
    rings = act("Rings", "Item", held("Teleport tokens", amount=2, range=4))
    state = planned(mill(LANE, figure("sel", "A", rings, initiative=1), figure("foe", "E")), "sel", "Rings")
    after = play(state, "sel", "sel/Rings", "C", "move", "Purple Teleport (inactive) 5", "stop").state
    assert [(t.get(COLOUR), t.get(SIDE_UP)) for t in after.markers] == [
        ("purple", "active"),
        ("purple", "inactive"),
    ]
    assert place(after, "sel") == "C" and after.is_under("sel", "used sel/Rings")


# summoning

CALL = act("Call", "Skill", held("Summoning", of="Wisp", amount=1))
WISP = figure("wisp", "", act("Flare", "Magic", damage=2, range=2), words=("Ally", "Summoned"), initiative=1)


def summoned(*figures, areas=LANE):
    state = planned(mill(areas, figure("sel", "A", CALL, initiative=1), *figures, WISP), "sel", "Call")
    return play(state, "sel", "sel/Call", "B")


def test_a_summoned_token_takes_no_capacity_and_waits_for_the_next_round():
    """It comes into a full area, and is not among those who may take a turn this round."""
    areas = squares("ABCD", capacity={"B": 1})
    session = summoned(figure("sam", "B"), figure("foe", "D", initiative=9), areas=areas)
    assert place(session.state, "wisp") == "B"
    assert [action.unit for action in session.book.actions(session.state)] == ["sam"]


def test_enemies_do_not_target_a_summoned_token_unless_it_says_so():
    bite = act("Bite", "Melee", damage=3)
    foe = figure("foe", "B", bite, initiative=1)
    for words, targeted in (((), False), (("May be targeted",), True)):
        wisp = figure("wisp", "B", words=("Ally", "Summoned", *words))
        state = mill(LANE, foe, wisp, figure("sel", "E"))
        assert ("foe/Bite" in options(begun(state, "foe").pending)) is targeted


@pytest.mark.parametrize("kind", ["Ranged", "Skill"])
def test_allies_target_what_an_enemy_has_summoned(kind):
    """Only Enemies may not target a token; the map is not cleared without."""
    shot = act("Shot", kind, held("Push", amount=1), damage=3, range=2)
    imp = figure("foe", "B", words=("Enemy", "Summoned"))
    state = planned(mill(LANE, figure("sel", "A", shot, initiative=1), imp), "sel", "Shot")
    assert place(play(state, "sel", "sel/Shot").state, "foe") == "C"


def test_a_token_is_summoned_once():
    """Once it is on the map its action has nobody left to bring."""
    there = figure("wisp", "B", words=("Ally", "Summoned"))
    for wisp, usable in ((WISP, True), (there, False)):
        state = mill(LANE, figure("sel", "A", CALL, initiative=1), figure("foe", "E"), wisp)
        asked = begun(planned(state, "sel", "Call"), "sel").pending
        assert ("sel/Call" in options(asked)) is usable
