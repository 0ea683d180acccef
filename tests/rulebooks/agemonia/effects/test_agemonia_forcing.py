"""Pull and Push on small maps, worked by hand: which areas come next, who goes first, what stops it."""

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

GRID = squares("ABC", "DEF", "GHI")
PULL, PUSH = act("Hook", "Skill", held("Pull", amount=2)), act("Shove", "Skill", held("Push", amount=2))
BUMP = act("Shove", "Ranged", held("Push", amount=2), range=2)


def scene(actor, *figures, areas=GRID, action="Shove", **more):
    return planned(mill(areas, actor, *figures, **more), actor[0], action)


# Steps on the grid, counted by hand from A: B D are 1 off; C E G 2; F H 3; I 4.
@pytest.mark.parametrize(
    ("at", "source", "closer", "farther"),
    [
        ("A", "A", "", "BD"),
        ("B", "A", "A", "CE"),
        ("E", "A", "BD", "FH"),
        ("F", "A", "CE", "I"),
        ("I", "A", "FH", ""),
        ("C", "A", "B", "F"),
        ("E", "E", "", "BDFH"),
        ("B", "E", "E", "AC"),
        ("G", "C", "DH", ""),
        ("H", "B", "E", "GI"),
    ],
)
def test_each_step_is_strictly_closer_or_farther(at, source, closer, farther):
    """Directly towards (away from): each area is closer to (farther from) the source than the one before."""
    state = mill(GRID, figure("sel", source), figure("foe", at))
    assert "".join(next_areas(state, "foe", source, closer=True)) == closer
    assert "".join(next_areas(state, "foe", source, closer=False)) == farther


# E is at 0 from itself; a full D leaves a figure in E three ways, a wall towards F two, a drop to H counts.
@pytest.mark.parametrize(
    ("capacity", "walls", "levels", "ways"),
    [
        ({}, "", {}, "BDFH"),
        ({"D": 1}, "", {}, "BFH"),
        ({"D": 2}, "", {}, "BDFH"),
        ({"D": 0}, "", {}, "BFH"),
        ({"D": 1}, "F", {}, "BH"),
        ({}, "", {"B": 1}, "DFH"),
        ({}, "", {"E": 1}, "BDFH"),
        ({}, "", {"E": 1, "B": 2, "D": 1}, "DFH"),
    ],
)
def test_full_areas_walls_and_rising_ground_are_closed(capacity, walls, levels, ways):
    """Single lines, double ones downhill, no area at maximum capacity."""
    areas = squares("ABC", "DEF", "GHI", capacity=capacity, levels=levels)
    lines = [between(areas, "E", wall) for wall in walls]
    state = mill(areas, figure("sel", "E"), figure("foe", "E"), figure("foe2", "D"), borders=lines)
    assert "".join(next_areas(state, "foe", "E", closer=False)) == ways


def test_of_equal_areas_whoever_pushes_chooses():
    """Where more than one area will do, the user of the effect chooses; a lone one is taken at once."""
    state = scene(figure("sel", "A", PUSH, initiative=1), figure("foe", "B"), figure("foe2", "I"))
    session = begun(state.with_unit(state.units["sel"]), "sel")
    asked = answered(session, "sel/Shove")  # foe2 is 4 off: out of range
    assert asked.by == "heroes" and options(asked) == ["C", "E"]
    asked = answered(session, "E")
    assert options(asked) == ["F", "H"]
    answered(session, "H")
    assert place(session.state, "foe") == "H"


def test_a_pull_ends_in_the_area_of_its_source():
    """The pull ends when the figure comes into the source's area, whatever is left of it."""
    state = scene(figure("sel", "A", PULL, initiative=1), figure("foe", "B"), action="Hook")
    session = play(state, "sel", "sel/Hook")
    assert way(session, "foe") == "A"


def test_a_pull_reaches_as_far_as_it_moves_unless_it_says_more():
    """Without a range of its own a Pull has a range equal to X."""
    far = act("Hook", "Skill", held("Pull", amount=2, range=3))
    figures = figure("foe", "C"), figure("foe2", "F")
    near = begun(scene(figure("sel", "A", PULL, initiative=1), *figures, action="Hook"), "sel")
    assert place(play(near.start, "sel", "sel/Hook").state, "foe") == "A"
    asked = answered(
        begun(scene(figure("sel", "A", far, initiative=1), *figures, action="Hook"), "sel"), "sel/Hook"
    )
    assert options(asked) == ["foe", "foe2"]


def test_pulled_figures_go_from_the_nearest_and_pushed_ones_from_the_farthest():
    """With room for one in each area, only that order moves both."""
    lane = squares("ABCDE", capacity=dict.fromkeys("BCDE", 1))
    both = {"targets": 2}
    pull = act("Hook", "Skill", held("Pull", amount=1, range=3), **both)
    push = act("Shove", "Skill", held("Push", amount=1, range=3), **both)
    pulled = play(
        scene(figure("sel", "A", pull, initiative=1), figure("foe", "D"), figure("foe2", "C"), areas=lane,
              action="Hook"),
        "sel", "sel/Hook", ("foe", "foe2"),
    ).state  # fmt: skip
    assert (place(pulled, "foe2"), place(pulled, "foe")) == ("B", "C")
    pushed = play(
        scene(figure("sel", "A", push, initiative=1), figure("foe", "B"), figure("foe2", "C"), areas=lane),
        "sel", "sel/Shove", ("foe", "foe2"),
    ).state  # fmt: skip
    assert (place(pushed, "foe2"), place(pushed, "foe")) == ("D", "C")


def test_of_figures_equally_far_the_user_says_who_goes_first():
    """Two in one area of a lane with room for one more behind it: the first that goes gets the room."""
    lane = squares("ABCD", capacity={"C": 1, "D": 2})
    push = act("Shove", "Skill", held("Push", amount=1), targets=2, range=1)
    state = scene(figure("sel", "A", push, initiative=1), figure("foe", "B"), figure("foe2", "B"), areas=lane)
    session = begun(state, "sel")
    asked = answered(session, "sel/Shove", ("foe", "foe2"))
    assert [option.id for option in asked.options] == ["foe", "foe2"]
    answered(session, ("foe2", "foe"))
    assert (place(session.state, "foe2"), place(session.state, "foe")) == ("C", "B")


@pytest.mark.parametrize("size", ["Large", "Huge"])
def test_large_and_huge_figures_stay(size):
    """An attack that pushes strikes them as others, and moves them nowhere."""
    state = scene(figure("sel", "A", BUMP, initiative=1), figure("foe", "B", words=(size,)))
    assert place(play(state, "sel", "sel/Shove").state, "foe") == "B"


def test_a_push_ends_where_there_is_no_area_left():
    """Prevented from moving, the figure stays where it is."""
    lane = squares("ABC")
    state = scene(figure("sel", "A", PUSH, initiative=1), figure("foe", "B"), areas=lane)
    session = play(state, "sel", "sel/Shove")
    assert way(session, "foe") == "C"


def test_an_enemy_that_falls_suffers_two_and_is_stunned():
    """Across double lines downhill: 2 damage that no shield keeps off, and a condition."""
    cliff = squares("ABC", levels={"A": 2, "B": 2})
    state = scene(figure("sel", "A", PUSH, initiative=1), figure("foe", "B", shield=3), areas=cliff)
    after = play(state, "sel", "sel/Shove").state
    assert place(after, "foe") == "C" and after.hp("foe") == 8
    assert after.is_under("foe", "Stunned")


def test_an_ally_that_falls_rolls_against_four_and_one_that_flies_does_not_fall():
    """An Ally faces 4, less what its Agility check cancels (blue 3, 5: one and two); Fly spares it."""
    cliff = squares("ABC", levels={"A": 2, "B": 2})
    shoved = figure("dog", "B", words=("Ally",), agility=2)
    state = scene(figure("sel", "A", PUSH, initiative=1), shoved, figure("foe", "C"), areas=cliff)
    after = play(state, "sel", "sel/Shove", dice=(3, 5)).state
    assert after.hp("dog") == 9 and after.is_under("dog", "Stunned")
    bird = figure("dog", "B", words=("Ally", "Fly"), agility=2)
    state = scene(figure("sel", "A", PUSH, initiative=1), bird, figure("foe", "C"), areas=cliff)
    after = play(state, "sel", "sel/Shove").state
    assert place(after, "dog") == "C" and after.hp("dog") == 10 and not after.is_under("dog", "Stunned")


def test_a_milder_condition_of_falls_is_a_setting():
    cliff = squares("ABC", levels={"A": 2, "B": 2})
    state = scene(
        figure("sel", "A", PUSH, initiative=1), figure("foe", "B"), areas=cliff,
        settings=(("fall condition", "Slowed"),),
    )  # fmt: skip
    after = play(state, "sel", "sel/Shove").state
    assert after.is_under("foe", "Slowed") and not after.is_under("foe", "Stunned")


def test_stairs_drawn_on_a_height_step_spare_the_fall():
    cliff = squares("ABC", levels={"A": 2, "B": 2})
    line = between(cliff, "B", "C", "open")
    state = scene(figure("sel", "A", PUSH, initiative=1), figure("foe", "B"), areas=cliff, borders=(line,))
    after = play(state, "sel", "sel/Shove").state
    assert place(after, "foe") == "C" and after.hp("foe") == 10


def test_what_an_area_does_happens_on_every_area_of_the_way():
    """A figure pushed over a trap sets it off, and goes on."""
    lane = squares("ABCD")
    state = scene(
        figure("sel", "A", PUSH, initiative=1), figure("foe", "B"), areas=lane, tokens=(("Trap 3", "C"),)
    )
    session = play(state, "sel", "sel/Shove")
    assert way(session, "foe") == "CD"
    assert session.state.hp("foe") == 7 and not session.state.markers


def test_a_story_token_is_read_by_who_is_moved_into_it_and_is_meant():
    lane = squares("ABCD")
    tokens = (("Story 7", "C", "heroes"), ("Story 8", "C", "brood"))
    state = scene(figure("sel", "A", PUSH, initiative=1), figure("foe", "B"), areas=lane, tokens=tokens)
    left = play(state, "sel", "sel/Shove").state.markers
    assert [token.name for token in left] == ["Story 7"]


def test_who_is_held_cannot_be_pushed():
    state = scene(figure("sel", "A", BUMP, initiative=1), figure("foe", "B"), effects=(("Held", "foe"),))
    assert place(play(state, "sel", "sel/Shove").state, "foe") == "B"


def test_a_figure_with_no_way_from_the_source_is_not_moved():
    """Behind a solid barrier there is no distance, so nothing is closer or farther."""
    areas = squares("AB")
    state = mill(areas, figure("sel", "A"), figure("foe", "B"), borders=(between(areas, "A", "B"),))
    assert next_areas(state, "foe", "A", closer=False) == ()
