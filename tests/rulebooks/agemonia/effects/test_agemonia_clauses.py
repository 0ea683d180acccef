"""Single clauses of the effects: pulls as well as pushes, Enemies as well as Allies, flyers, tokens."""

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

from battlefield.rulebooks.agemonia.effects.forcing import next_areas
from battlefield.rulebooks.agemonia.movement.teleporting import gates, reachable

LANE = squares("ABCDE")
BITE = act("Bite", "Melee", held("Check", of="might"), damage=3)


def forcing(how, *figures, amount=2, at="A", areas=LANE, more=None, **rest):
    """A Hero whose action pulls or pushes."""
    action = act("Force", "Skill", held(how, amount=amount, range=9, **(more or {})), targets=3)
    return planned(mill(areas, figure("sel", at, action, initiative=1), *figures, **rest), "sel", "Force")


def forced(state, *answers, dice=()):
    return play(state, "sel", "sel/Force", *answers, dice=dice)


@pytest.mark.parametrize(("how", "start", "route"), [("Pull", "E", "DC"), ("Push", "B", "CD")])
def test_a_figure_is_moved_as_many_areas_as_the_number(how, start, route):
    assert way(forced(forcing(how, figure("foe", start))), "foe") == route


def test_allies_are_pulled_and_pushed_too():
    dog = figure("dog", "D", words=("Ally",))
    assert place(forced(forcing("Pull", dog, figure("foe", "E")), ("dog",)).state, "dog") == "B"
    dog = figure("dog", "B", words=("Ally",))
    assert place(forced(forcing("Push", dog, figure("foe", "E")), ("dog",)).state, "dog") == "D"


# Pulled from B of the upper row towards A: single and double lines, barriers, heights, full areas.
@pytest.mark.parametrize(
    ("capacity", "walls", "levels", "ways"),
    [
        ({}, "", {}, "BD"),
        ({"B": 1}, "", {}, "D"),
        ({"B": 2}, "", {}, "BD"),
        ({"B": 0}, "", {}, "D"),
        ({}, "D", {}, "B"),
        ({}, "", {"B": 1}, "D"),
        ({}, "", {"E": 1}, "BD"),
        ({}, "", {"E": 1, "D": 2}, "B"),
    ],
)
def test_a_pull_crosses_what_a_push_does(capacity, walls, levels, ways):
    """Single lines, double ones downhill alone, no solid barrier, no area at maximum capacity."""
    areas = squares("AB", "DE", capacity=capacity, levels=levels)
    lines = [between(areas, "E", wall) for wall in walls]
    state = mill(areas, figure("sel", "A"), figure("foe", "E"), figure("foe2", "B"), borders=lines)
    assert "".join(next_areas(state, "foe", "A", closer=True)) == ways


@pytest.mark.parametrize("how", ["Pull", "Push"])
@pytest.mark.parametrize("words", [(), ("Fly",)])
def test_over_a_double_line_an_enemy_suffers_two_and_a_condition_unless_it_flies(how, words):
    levels, start, end = ({"C": 2, "D": 2}, "C", "B") if how == "Pull" else ({"B": 2}, "B", "C")
    areas = squares("ABCDE", levels=levels if how == "Pull" else {"A": 2, "B": 2})
    after = forced(forcing(how, figure("foe", start, words=words, shield=3), amount=1, areas=areas)).state
    fell = not words
    assert place(after, "foe") == end
    assert (after.hp("foe"), after.is_under("foe", "Stunned")) == (8 if fell else 10, fell)


@pytest.mark.parametrize("how", ["Pull", "Push"])
@pytest.mark.parametrize(("words", "left"), [(("Ally",), 9), (("Ally", "Fly"), 10)])
def test_over_a_double_line_an_ally_bears_four_with_a_check_unless_it_flies(how, words, left):
    """Agility 2: blue 3 and 5 keep off three of the four."""
    levels = {"C": 2, "D": 2} if how == "Pull" else {"A": 2, "B": 2}
    start = "C" if how == "Pull" else "B"
    dog = figure("dog", start, words=words, agility=2)
    state = forcing(how, dog, figure("foe", "E"), amount=1, areas=squares("ABCDE", levels=levels))
    after = forced(state, dice=(3, 5) if left == 9 else ()).state
    assert after.hp("dog") == left and after.is_under("dog", "Stunned") is (left == 9)


@pytest.mark.parametrize("how", ["Pull", "Push"])
@pytest.mark.parametrize("words", [(), ("Fly",)])
def test_what_an_area_does_happens_to_whoever_is_moved_into_it_flyers_too(how, words):
    """A trap for 3 and a section of the story lie in the area."""
    tokens = (("Trap 3", "C"), ("Story 7", "C"))
    start = "D" if how == "Pull" else "B"
    after = forced(forcing(how, figure("foe", start, words=words), amount=1, tokens=tokens)).state
    assert place(after, "foe") == "C" and after.hp("foe") == 7 and not after.markers


def test_of_equal_areas_whoever_pulls_chooses():
    grid = squares("AB", "DE")
    asked = answered(begun(forcing("Pull", figure("foe", "E"), areas=grid), "sel"), "sel/Force")
    assert asked.by == "heroes" and options(asked) == ["B", "D"]


@pytest.mark.parametrize("how", ["Pull", "Push"])
def test_it_ends_where_the_figure_is_prevented_from_moving(how):
    """A solid barrier after one of the two areas."""
    start, wall, end = ("D", ("B", "C"), "C") if how == "Pull" else ("B", ("C", "D"), "C")
    state = forcing(how, figure("foe", start), borders=(between(LANE, *wall),))
    if how == "Push":
        assert way(forced(state), "foe") == end


def test_a_pull_into_a_full_area_ends_before_it():
    lane = squares("ABCDE", capacity={"B": 1})
    state = forcing("Pull", figure("foe", "D"), figure("dog", "B", words=("Ally",)), areas=lane, amount=3)
    assert way(forced(state, ("foe",)), "foe") == "C"


@pytest.mark.parametrize(("how", "at", "source"), [("Pull", "C", "A"), ("Push", "A", "A")])
def test_who_takes_no_capacity_is_moved_into_no_full_area_either(how, at, source):
    """No figure is, and no exception is made for summoned tokens, which may be placed there."""
    areas = squares("ABCD", capacity={"B": 1})
    wisp = figure("wisp", at, words=("Ally", "Summoned"))
    sel = figure("sel", source, act("Call", "Skill", held(how, amount=2)), initiative=1)
    state = planned(mill(areas, sel, figure("sam", "B"), wisp, figure("foe", "D")), "sel", "Call")
    session = begun(state, "sel")
    answered(session, "sel/Call", "wisp")
    assert place(session.state, "wisp") == at


def test_an_invisible_ally_and_a_summoned_token_are_not_pulled_by_enemies():
    """Nor is the action offered where there is nobody else; an Ally who may be targeted is pulled."""
    hook = act("Hook", "Skill", held("Pull", amount=2))
    wisp = figure("wisp", "B", words=("Ally", "Summoned"))
    state = mill(LANE, figure("foe", "A", hook, initiative=1), wisp, figure("sel", "E"))
    assert "foe/Hook" not in options(begun(state, "foe").pending)
    state = mill(
        LANE, figure("foe", "A", hook, initiative=1), figure("sel", "C"), effects=(("Invisible", "sel"),)
    )
    assert "foe/Hook" not in options(begun(state, "foe").pending)
    state = mill(LANE, figure("foe", "A", hook, initiative=1), figure("sel", "C"))
    assert "foe/Hook" in options(begun(state, "foe").pending)


# Revenge and Riposte


def test_revenge_of_an_enemy_meets_no_check_of_the_ally():
    """Might 2: no blue dice are rolled for what comes back."""
    hit = act("Hit", "Melee", held("Check", of="might"), "Slowed")
    foe = figure("foe", "A", perks=(held("Revenge"),))
    state = planned(mill(LANE, figure("sel", "A", hit, might=2, agility=2, initiative=1), foe), "sel", "Hit")
    after = play(state, "sel", "sel/Hit", dice=(5, 5)).state
    assert (after.hp("foe"), after.hp("sel")) == (7, 7)
    assert after.is_under("foe", "Slowed") and not after.is_under("sel", "Slowed")


def test_revenge_returns_stamina_and_damage_of_one_attack_together_past_a_shield():
    drink = act("Drink", "Melee", damage=1, stamina=2)
    state = mill(
        LANE, figure("foe", "A", drink, initiative=1, shield=4), figure("sel", "A", perks=(held("Revenge"),))
    )
    assert play(state, "foe", "foe/Drink").state.hp("foe") == 7


@pytest.mark.parametrize("kind", ["Melee", "Ranged", "Magic"])
def test_riposte_answers_the_kind_of_attack_that_it_names_alone(kind):
    for other in ("Melee", "Ranged", "Magic"):
        attack = act("Hit", other, damage=1, **({} if other == "Melee" else {"range": 3}))
        sel = figure("sel", "A", perks=(held("Riposte", amount=2, against=kind),))
        state = mill(LANE, figure("foe", "A", attack, initiative=1, shield=9), sel)
        assert play(state, "foe", "foe/Hit").state.hp("foe") == (8 if other == kind else 10)


# special initiatives


@pytest.mark.parametrize("special", ["Turn First", "Turn Last", "Turn After an Ally"])
def test_an_action_with_a_special_initiative_may_still_be_left_for_a_rethink(special):
    state = mill(
        LANE,
        figure("sel", "A", act("Wait", "Skill", special), initiative=1),
        figure("foe", "E"),
        effects=(("acted", "foe"),),
    )
    session = begun(planned(state, "sel", "Wait", special), "sel")
    assert "rethink" in options(session.pending)
    answered(session, "rethink", "step", "B")
    assert place(session.state, "sel") == "B" and session.state.is_under("sel", special)


# summoning


def test_what_enemies_leave_alone_their_area_attacks_leave_alone_too():
    wave = act("Wave", "Magic", damage=2, range=3, radius=0)
    for more, left in (((), 10), (("May be targeted",), 8)):
        wisp = figure("wisp", "B", words=("Ally", "Summoned", *more))
        state = mill(LANE, figure("foe", "A", wave, initiative=1), wisp, figure("sel", "B"))
        assert play(state, "foe", "foe/Wave").state.hp("wisp") == left


def test_a_summoned_token_acts_from_the_next_round_on():
    call = act("Call", "Skill", held("Summoning", of="Wisp", amount=1))
    wisp = figure(
        "wisp", "", act("Flare", "Magic", damage=2, range=2), words=("Ally", "Summoned"), initiative=1
    )
    state = planned(
        mill(LANE, figure("sel", "A", call, initiative=1), figure("foe", "C", initiative=9), wisp),
        "sel",
        "Call",
    )
    session = play(state, "sel", "sel/Call", "B")
    book = session.book
    assert [action.unit for action in book.actions(session.state)] == ["foe"]
    state = play(session.state, "foe").state
    state = play(state, "", dice=(9,), name="Plan Round").state
    assert [action.unit for action in book.actions(state)] == ["wisp"]
    assert "wisp/Flare" in options(begun(state, "wisp").pending)


# teleports


FOLD = act("Fold", "Skill", held("Teleport", amount=3))


@pytest.mark.parametrize("who", ["sel", "foe"])
def test_allies_and_enemies_teleport_past_both_sorts_of_white_lines(who):
    """Up over a double line within range and sight; not past a solid barrier."""
    areas = squares("ABC", levels={"B": 2})
    other = figure("foe" if who == "sel" else "sel", "C")
    state = mill(areas, figure(who, "A", FOLD, initiative=1), other)
    state = planned(state, who, "Fold") if who == "sel" else state
    assert place(play(state, who, f"{who}/Fold").state, who) == "B"
    wall = mill(areas, figure(who, "A", FOLD, initiative=1), other, borders=(between(areas, "A", "B"),))
    assert reachable(wall, who, 3) == ()


@pytest.mark.parametrize("there", ["foe", "sam"])
def test_a_full_area_of_either_side_may_be_teleported_into_but_not_stayed_in(there):
    areas = squares("ABC", capacity={"B": 1})
    others = (figure(there, "B"), figure("foe2", "C"))
    state = planned(mill(areas, figure("sel", "A", FOLD, initiative=1), *others), "sel", "Fold")
    assert way(play(state, "sel", "sel/Fold", "B"), "sel") == "BA"


def test_teleport_tokens_follow_the_rules_of_teleports():
    """Into a full area of foes, past who provokes, Slowed or Held; without sight; back out of no room."""
    corner = squares("AB", ".C", "ED", capacity={"E": 1})
    tokens = (("Blue Teleport (active)", "A"), ("Blue Teleport (active)", "E"))
    biter = figure("foe", "A", perks=(held("Provoke", amount=5),))
    state = mill(corner, figure("sel", "A", initiative=1), biter, figure("foe2", "E"), tokens=tokens,
                 effects=(("Held", "sel"), ("Slowed", "sel")))  # fmt: skip
    session = play(state, "sel", "move", "token 1", "stop")
    assert way(session, "sel") == "EA" and session.state.hp("sel") == 10


@pytest.mark.parametrize(
    ("one", "other", "opens"),
    [
        ("Blue Teleport (active)", "Blue Teleport (inactive)", True),
        ("Blue Teleport (active)", "Blue Teleport (active)", True),
        ("Blue Teleport (inactive)", "Blue Teleport (active)", False),
        ("Blue Teleport (active)", "Purple Teleport (active)", False),
        ("Purple Teleport (active)", "Purple Teleport (inactive)", True),
    ],
)
def test_an_ally_goes_from_an_active_token_in_its_area_to_any_of_the_same_colour(one, other, opens):
    state = mill(LANE, figure("sel", "A"), figure("foe", "C"), tokens=((one, "A"), (other, "E")))
    assert bool(gates(state, "sel")) is opens
    beside = mill(LANE, figure("sel", "B"), figure("foe", "C"), tokens=((one, "A"), (other, "E")))
    assert not gates(beside, "sel")


def test_a_token_takes_a_movement_point_that_has_to_be_there():
    tokens = (("Blue Teleport (active)", "A"), ("Blue Teleport (active)", "E"))
    state = mill(LANE, figure("sel", "A", initiative=1, move=1), figure("foe", "C"), tokens=tokens)
    session = begun(state, "sel")
    answered(session, "move", "token 1")
    assert place(session.state, "sel") == "E" and not (session.pending and "1 left" in session.pending.what)


def test_a_token_without_a_range_reaches_across_the_whole_map():
    lane = squares("ABCDEFGHI")
    tokens = (("Purple Teleport (active)", "A"), ("Purple Teleport (inactive)", "I"))
    assert gates(mill(lane, figure("sel", "A"), figure("foe", "C"), tokens=tokens), "sel")


@pytest.mark.parametrize("how", ["Pull", "Push"])
@pytest.mark.parametrize(
    ("amount", "at", "offered"), [(1, "B", True), (1, "C", False), (2, "C", True), (2, "D", False)]
)
def test_an_effect_without_a_range_reaches_as_many_areas_as_it_moves(how, amount, at, offered):
    action = act("Force", "Skill", held(how, amount=amount))
    state = mill(LANE, figure("sel", "A", action, initiative=1), figure("foe", at))
    assert ("sel/Force" in options(begun(planned(state, "sel", "Force"), "sel").pending)) is offered


# what an action offers


@pytest.mark.parametrize("how", ["Teleport", "Jump"])
def test_after_an_attack_nobody_has_to_teleport(how):
    """Effects allow it: who has attacked may stay where it is."""
    hit = act("Hit", "Melee", held("Check", of="might"), held(how, amount=2))
    state = planned(mill(LANE, figure("sel", "B", hit, initiative=1), figure("foe", "B")), "sel", "Hit")
    session = begun(state, "sel")
    assert options(answered(session, "sel/Hit")) == ["A", "C", "D", "stay"]
    answered(session, "stay")
    assert place(session.state, "sel") == "B"


@pytest.mark.parametrize("how", ["Pull", "Push"])
def test_no_action_is_for_figures_that_may_not_be_moved(how):
    """Neither Large ones nor those that are Held; where there are no others, it cannot be used."""
    big, far = figure("foe", "C", words=("Large",)), figure("foe2", "C")
    assert "sel/Force" not in options(begun(forcing(how, big, at="B"), "sel").pending)
    session = begun(forcing(how, big, far, figure("foe3", "C"), at="B"), "sel")
    assert options(answered(session, "sel/Force")) == ["foe2", "foe3"]
    held_ = forcing(how, far, figure("foe3", "C"), at="B", effects=(("Held", "foe2"),))
    assert place(forced(held_).state, "foe3") == {"Pull": "B", "Push": "E"}[how]


@pytest.mark.parametrize("how", ["Pull", "Push"])
@pytest.mark.parametrize("size", ["Large", "Huge"])
@pytest.mark.parametrize("who", ["foe", "dog"])
def test_neither_large_nor_huge_figures_of_either_side_are_moved(how, size, who):
    """An action that does more is for them, too."""
    curse = act("Force", "Skill", held(how, amount=1, range=9), "Slowed")
    big = figure(who, "C", words=(size,) if who == "foe" else (size, "Ally"))
    state = mill(LANE, figure("sel", "B", curse, initiative=1), big, figure("foe2", "E"))
    after = play(planned(state, "sel", "Force"), "sel", "sel/Force", (who,)).state
    assert after.is_under(who, "Slowed") and place(after, who) == "C"


def test_what_prints_no_number_reaches_as_far_as_its_text_says():
    """One area: a pull, and a summoned token."""
    call, wolf = (
        act("Call", "Skill", held("Summoning", of="Wolf")),
        figure("wolf", "", words=("Ally", "Summoned")),
    )
    state = planned(
        mill(LANE, figure("sel", "B", call, initiative=1), wolf, figure("foe", "E")), "sel", "Call"
    )
    assert options(answered(begun(state, "sel"), "sel/Call")) == ["A", "B", "C"]
    hook = act("Hook", "Skill", held("Pull"))
    state = planned(mill(LANE, figure("sel", "B", hook, initiative=1), figure("foe", "C")), "sel", "Hook")
    assert place(play(state, "sel", "sel/Hook").state, "foe") == "B"
