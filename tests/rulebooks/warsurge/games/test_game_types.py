"""What each game type scores, who has won, and when the game ends."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import part_of
from running import asks, run

from battlefield.geometry.kernel.shapes import Circle
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.games import GAME_TYPES
from battlefield.rulebooks.warsurge.turn.victory import finish, last_turn, score_turn, set_up, tend
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.objectives import holder, is_wholly_in, lay, objective, objectives
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.state import GONE, Clock, Effect, Marker

BOW = weapon("bow")


def game_of(name, *rows, turn=1, board=(24, 24), settings=()):
    """Make a state of rows (unit id, side, points, places) in a game type, and set it up."""
    made = [(id_, side, troop(id_, points=points), (BOW,), places) for id_, side, points, places in rows]
    chosen = (("game type", name), ("zone depth", 6), *settings)
    state = army(*made, board=board, settings=chosen)
    return replace(state, clock=Clock(turn, "End", 0, "", "red"))


def scored(state, dice=(), answers=(), *, begin=True):
    """Set a game up, count one turn, and give the state."""

    def flow(game):
        if begin:
            yield from set_up(game)
            yield from GAME_TYPES[str(state.setting("game type", ""))].open_turn(game) or ()
        yield from score_turn(game)

    return run(state, flow, dice, answers).state


def result(state, dice=(), answers=()):
    """End the game, and give its result; nothing where it goes on."""
    return run(state, finish, dice, answers).state.result


def under(state, name, on, by="", amount=1):
    return replace(
        state,
        effects=(*state.effects, Effect(state.serial + 1, name, on, by, amount)),
        serial=state.serial + 1,
    )


def gone(state, unit, by=""):
    """Take a unit off as a casualty."""
    fallen = tuple(replace(figure, hp=0) for figure in state.figures_of(unit))
    state = state.with_figures(*fallen).with_unit(replace(state.units[unit], figures=(), where=GONE))
    state = under(state, unit_status.WIPED_OUT, unit)
    return under(state, unit_status.HARMED, unit, by, 1) if by else state


# the end of a game


def test_the_greater_share_of_points_left_wins_a_deathmatch():
    state = game_of("deathmatch", ("a", "red", 100, [(3, 3), (5, 3)]), ("b", "blue", 100, [(3, 20)]), turn=4)
    hurt = state.with_figures(replace(state.figures["a1"], hp=0))
    assert result(state) == "draw"
    assert result(hurt) == "victory for blue"
    assert not result(replace(hurt, clock=Clock(3, "End", 0, "", "red")))


def test_a_side_with_nothing_left_has_lost_whatever_it_has_scored():
    state = game_of("domination", ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(3, 20)]))
    state = replace(gone(state, "a", "blue"), scores={"red": 9})
    assert result(state) == "victory for blue"
    counted = replace(state, settings=(*state.settings, ("wiped out", "scores")))
    assert result(counted) == "victory for red"


def test_objective_points_come_before_the_share_left_and_ties_may_stay():
    state = game_of("domination", ("a", "red", 100, [(3, 3), (5, 3)]), ("b", "blue", 100, [(3, 20)]), turn=4)
    hurt = state.with_figures(replace(state.figures["a1"], hp=0))
    assert result(replace(hurt, scores={"red": 1})) == "victory for red"
    assert result(hurt) == "victory for blue"
    assert result(replace(hurt, settings=(*hurt.settings, ("tie break", "none")))) == "draw"


def test_a_last_turn_by_chance_follows_on_a_4():
    rows = ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(3, 20)])
    state = game_of("deathmatch", *rows, turn=4, settings=(("random turns", 1),))
    assert result(state, dice=[3]) == "draw"
    longer = run(state, finish, [4]).state
    assert (longer.result, last_turn(longer)) == ("", 5)
    assert result(replace(longer, clock=Clock(5, "End", 0, "", "red"))) == "draw"


def test_a_game_type_that_is_none_or_cannot_be_played_is_refused_as_it_begins():
    state = game_of("chess", ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(3, 20)]))
    session = Session(replace(state, clock=Clock()), Warsurge(), Seeded())
    assert "there is no game type 'chess'" in session.begin(Action("Begin", "red"))
    den = replace(
        session.start, settings=(("game type", "den of dread"),), board=replace(state.board, width=30)
    )
    assert "24 by 24" in Session(den, Warsurge(), Seeded()).begin(Action("Begin", "red"))
    rows = ("a", "red", 600, [(3, 3)]), ("b", "blue", 100, [(3, 20)])
    assert "at most, not 600" in GAME_TYPES["den of dread"].faults(game_of("den of dread", *rows))


def test_the_defender_survives_with_a_quarter_of_its_points():
    places = [(3, 20), (5, 20), (7, 20), (9, 20)]
    state = game_of("survive at all costs", ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, places), turn=4)
    one = state.with_figures(*(replace(state.figures[f"b{n}"], hp=0) for n in (1, 2, 3)))
    assert result(one) == "victory for blue"
    dearer = replace(one, settings=(*one.settings, ("survive percent", 26)))
    assert result(dearer) == "victory for red"
    assert result(replace(one, settings=(*one.settings, ("defender", "red")))) == "victory for red"


def test_a_stronghold_is_judged_by_its_fortifications():
    rows = [("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(15, 20)])]
    rows += [(f"wall{n}", "blue", 60, [(3 * n, 20)]) for n in (1, 2, 3, 4)]
    state = game_of("stronghold", *rows, turn=5)
    for n in (1, 2, 3, 4):
        wall = replace(state.profiles[f"wall{n}"], words=("Fortification",))
        state = replace(state, profiles={**state.profiles, wall.id: wall})
    two = gone(gone(state, "wall1"), "wall2")
    one = gone(two, "wall3")
    assert (last_turn(state), result(two), result(one)) == (5, "victory for blue", "draw")
    none = gone(one, "wall4")
    assert result(replace(none, clock=Clock(2, "End", 0, "", "red"))) == "victory for red"


@pytest.mark.parametrize("mark", [unit_status.WIPED_OUT, "Revived"])
def test_a_fortification_that_counts_as_destroyed_is_not_left(mark):
    """One that has come back after it fell stands again, and counts as destroyed."""
    rows = [("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(15, 20)]), ("wall", "blue", 60, [(3, 20)])]
    state = game_of("stronghold", *rows, turn=5)
    wall = replace(state.profiles["wall"], words=("Fortification",))
    state = replace(state, profiles={**state.profiles, wall.id: wall})
    assert result(state) == "victory for blue"
    assert result(under(state, mark, "wall")) == "victory for red"


# markers


def test_each_marker_with_one_side_within_three_inches_scores():
    # markers at 6, 12 and 18; a 32 mm base reaches 0.63 in from its centre
    near, contested = [(6, 8.4), (18, 15.62)], [(12, 13), (12, 11)]
    rows = [("a", "red", 100, near[:1]), ("b", "red", 100, near[1:]), ("c", "red", 100, contested[:1])]
    state = game_of("objective markers", *rows, ("d", "blue", 100, contested[1:]))
    assert scored(state).scores == {"red": 2}
    far = state.with_figures(
        replace(state.figures["b1"], model=replace(state.figures["b1"].model, at=(18, 15.64)))
    )
    assert scored(far).scores == {"red": 1}
    worth = replace(state, settings=(*state.settings, ("contested objectives", "points")))
    stronger = worth.profiles["c"]
    stronger = replace(worth, profiles={**worth.profiles, "c": replace(stronger, points=150)})
    assert scored(stronger).scores == {"red": 3}


def test_who_may_not_hold_counts_for_nothing_and_who_may_not_claim_only_contests():
    rows = ("a", "red", 100, [(6, 13)]), ("b", "blue", 100, [(6, 11)]), ("spy", "blue", 100, [(6, 18)])
    held = run(game_of("objective markers", *rows), set_up).state
    mark = objectives(held, "marker")[0]
    assert holder(asks(held), mark) == ""
    assert holder(asks(under(held, "Stealth", "b")), mark) == "red"
    spied_on = under(under(held, "Stealth", "b"), "Espionage", "spy", "spy")
    assert holder(asks(spied_on), mark) == ""
    assert holder(asks(under(held, "Espionage", "spy", "spy")), mark) == ""
    assert holder(asks(under(held, "Stealth", "a")), mark) == "blue"


def test_markers_placed_before_the_game_stay_where_they_are():
    state = game_of("objective markers", ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(20, 20)]))
    own = objective("marker", 1, at=(3.0, 4.0), id_="well", name="The well")
    state = replace(state, markers=(own,))
    counted = scored(state)
    assert [mark.id for mark in objectives(counted, "marker")] == ["well"]
    assert counted.scores == {"red": 1}


# zones


def test_a_zone_needs_the_whole_base():
    state = game_of("domination", ("a", "red", 100, [(11.3, 3)]), ("b", "blue", 100, [(20, 20)]))
    figure = state.figures["a1"]
    assert scored(state).scores == {"red": 1, "blue": 1}
    over = state.with_figures(replace(figure, model=replace(figure.model, at=(11.4, 3))))  # 12.03 in
    assert scored(over).scores == {"blue": 1}
    assert is_wholly_in(figure, Circle((11.3, 3.0), 0.63))
    assert not is_wholly_in(figure, Circle((11.3, 3.0), 0.62))


def test_the_last_turn_holds_the_line_twice_over():
    rows = (
        ("a", "red", 100, [(5, 12), (7, 12)]),
        ("b", "blue", 100, [(12, 12)]),
        ("c", "blue", 100, [(14, 2)]),
    )
    state = game_of("hold the line", *rows)
    hurt = state.with_figures(replace(state.figures["a1"], hp=0))
    assert scored(state).scores == {}
    assert scored(hurt).scores == {"blue": 1}
    assert scored(replace(hurt, clock=Clock(4, "End", 0, "", "red"))).scores == {"blue": 2}


def test_ground_is_secure_with_no_enemy_even_partly_in_it():
    one = game_of("secure ground", ("a", "red", 100, [(3, 12)]), ("b", "blue", 100, [(6, 18.5)]))
    assert scored(one).scores == {}
    off = game_of("secure ground", ("a", "red", 100, [(3, 12)]), ("b", "blue", 100, [(6, 18.7)]))
    assert scored(off).scores == {"red": 1}


def test_a_unit_leaves_by_the_exit_on_the_enemys_edge_and_is_not_lost():
    rows = ("a", "red", 120, [(3, 22), (5, 22)]), ("b", "blue", 100, [(12, 22)]), ("c", "red", 50, [(20, 3)])
    state = game_of("exit zones", *rows)
    done = scored(state, answers=[True])
    assert (done.scores, done.units["a"].where) == ({"red": 2}, GONE)
    assert not result(done)
    near = state.with_figures(
        replace(state.figures["b1"], model=replace(state.figures["b1"].model, at=(8.2, 22)))
    )
    assert scored(near).scores == {}  # 1.94 in from the nearer model


# flags and assets


def test_an_asset_is_taken_carried_and_dropped():
    rows = ("a", "red", 100, [(6, 12)]), ("b", "blue", 100, [(20, 20)])
    state = scored(game_of("assets", *rows))
    assert state.scores == {"red": 1}
    moved = run(state, _moves("a", "a1", (9.0, 14.0))).state
    followed = run(moved, tend).state
    assert objectives(followed, "asset")[0].at == (9.0, 14.0)
    fallen = run(gone(followed, "a"), tend).state
    assert [effect for effect in fallen.effects if effect.name == "carries an objective"] == []
    assert objectives(fallen, "asset")[0].at == (9.0, 14.0)
    assert scored(fallen, begin=False).scores == {"red": 1}


def test_a_sergeant_carries_on_what_its_unit_carried():
    rows = ("a", "red", 100, [(6, 12)]), ("boss", "red", 20, [(8, 12)]), ("b", "blue", 100, [(20, 20)])
    state = scored(part_of(game_of("assets", *rows), "boss", "a"))
    assert [effect.on for effect in state.effects if effect.name == "carries an objective"] == ["a"]
    half = run(gone(state, "a"), tend).state
    assert [effect.on for effect in half.effects if effect.name == "carries an objective"] == ["boss"]
    assert objectives(half, "asset")[0].at == (8.0, 12.0)
    fallen = run(gone(half, "boss"), tend).state
    assert [effect for effect in fallen.effects if effect.name == "carries an objective"] == []


def _moves(unit, figure, at):
    def flow(game):
        game.emit(UnitMoved(unit, "Move", (Placed(figure, at),)))
        yield from ()

    return flow


def test_a_flag_brought_home_scores_three_and_goes_back():
    rows = ("a", "red", 100, [(12, 20)]), ("b", "blue", 100, [(2, 13)])
    taken = scored(game_of("flags", *rows))
    assert taken.scores == {"red": 1}
    home = run(taken, _moves("a", "a1", (12.0, 5.0))).state
    done = scored(home, begin=False)
    assert done.scores == {"red": 4}
    assert objectives(done, "flag")[1].at == (12.0, 21.0)


def test_a_side_that_holds_its_own_flag_sends_it_back():
    state = run(game_of("flags", ("a", "red", 100, [(3, 12)]), ("b", "blue", 100, [(20, 2)])), set_up).state
    lost = replace(objectives(state, "flag")[0], at=(3.0, 11.0))
    state = replace(state, markers=(lost, *state.markers[1:]))
    assert objectives(scored(state, begin=False), "flag")[0].at == (12.0, 3.0)


# deeds


def test_each_unit_destroyed_counts_once_for_whoever_harmed_it_most():
    rows = ("a", "red", 100, [(3, 3)]), ("b", "blue", 149, [(3, 20)]), ("c", "blue", 60, [(9, 20)])
    state = gone(game_of("seek and destroy", *rows), "b", "red")
    once = scored(state)
    assert once.scores == {"red": 2}
    assert scored(once, begin=False).scores == {"red": 2}
    assert scored(gone(once, "c"), begin=False).scores == {"red": 3}


def test_the_death_of_a_king_ends_the_game():
    rows = [
        (f"{side}{n}", side, points, [(3.0 * n, y)])
        for side, y in (("red", 3), ("blue", 20))
        for n, points in ((1, 100), (2, 300))
    ]
    state = run(game_of("regicide", *rows), set_up).state
    kings = [effect.on for effect in state.effects if effect.name == "King"]
    assert kings == ["red1", "blue1"]  # a quarter of 400 points at most
    done = scored(gone(state, "blue1", "red"), begin=False)
    assert done.scores == {"red": 5}
    assert result(done) == "victory for red"
    assert not result(gone(state, "blue2"))


def test_an_objective_is_sabotaged_by_a_whole_turn_beside_it():
    rows = ("a", "red", 100, [(12, 19)]), ("b", "blue", 100, [(2, 3)])
    state = game_of("sabotage", *rows)
    done = scored(state)
    assert done.scores == {"red": 3}
    assert [mark.side for mark in objectives(done, "sabotage")] == ["red"]

    def busy(game):
        yield from set_up(game)
        yield from GAME_TYPES["sabotage"].open_turn(game) or ()
        unit_status.mark(game, unit_status.MOVED, "a")
        yield from tend(game)
        yield from score_turn(game)

    assert run(state, busy).state.scores == {}
    away = game_of("sabotage", ("a", "red", 100, [(12, 18)]), ("b", "blue", 100, [(2, 3)]))
    assert scored(away).scores == {}  # 2.37 in off


# Tactical Strike


def test_three_objectives_are_rolled_each_turn():
    rows = ("a", "red", 100, [(12, 13)]), ("b", "blue", 100, [(3, 20)])
    state = game_of("tactical strike", *rows)
    # the middle marker: 2; nobody destroyed; strongest around the middle: 1
    assert scored(state, dice=[2, 2, 2]).scores == {"red": 3}
    # a marker: 1; most HP: none; quarters: the base lies in two, blue has one
    assert scored(state, dice=[1, 1, 1]).scores == {"red": 1, "blue": 1}
    # most markers: 2; most units harmed: none; units beyond: red wholly below the middle
    assert scored(state, dice=[3, 3, 3]).scores == {"red": 3}
    fixed = replace(state, settings=(*state.settings, ("tactical objectives", "fixed")))
    assert scored(fixed).scores == {"red": 1, "blue": 1}


def test_harm_of_earlier_turns_does_not_count_for_combat():
    state = game_of("tactical strike", ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(21, 21), (19, 21)]))
    before = under(state, unit_status.HARMED, "b", "red", 1)
    assert scored(before, dice=[1, 1, 2]).scores == {}
    now = run(before, _opened, [1, 1, 2]).state
    worse = replace(now, effects=(*now.effects, Effect(99, unit_status.HARMED, "a", "blue", 2)))
    assert scored(worse, begin=False).scores == {"blue": 1}


def _opened(game):
    yield from set_up(game)
    yield from GAME_TYPES["tactical strike"].open_turn(game) or ()


def test_units_destroyed_this_turn_score_for_combat():
    state = game_of("tactical strike", ("a", "red", 100, [(3, 3)]), ("b", "blue", 100, [(21, 21)]))
    now = gone(run(state, _opened, [1, 2, 2]).state, "b", "red")
    assert scored(now, begin=False).scores == {"red": 1}


@pytest.mark.parametrize("name", GAME_TYPES)
def test_every_game_type_says_what_wins(name):
    assert GAME_TYPES[name].says
    assert GAME_TYPES[name].turns >= 4


def test_what_was_laid_for_another_kind_does_not_keep_objectives_from_the_table():
    state = game_of("flags", ("a", "red", 100, [(3, 12)]), ("b", "blue", 100, [(20, 2)]))
    trap = Marker("trap", "Trap", (1.0, 1.0))

    def flow(game):
        lay(game, objective("flag", 1, at=(2.0, 2.0)))
        yield from ()

    laid = run(replace(state, markers=(trap,)), flow).state
    assert [mark.id for mark in laid.markers] == ["trap", "Flag 1"]
