"""Kamikaze: the last model of a unit takes others with it."""

from dataclasses import replace

import pytest
from armies import army, troop
from companies import part_of
from fighting import in_phase, under
from running import run

from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rules.core.events import DiceRolled, Said, UnitMoved

PRINTED = {"hp": 7, "defence": 8, "armour": 3}
SIDE = 10.0


def field(*others, hp=0, printed=None, board=(48, 48), **more):
    """A unit about to be removed at (20, 20); others are rows (id, side, profile, places)."""
    rows = [(id_, side, profile, (), places) for id_, side, profile, places in others]
    flyer = troop("flyer", "Kamikaze", **{**PRINTED, **(printed or {})}, **more)
    state = in_phase(army(("red1", "red", flyer, (), [(20.0, 20.0)]), *rows, board=board))
    return state.with_figures(replace(state.figures["red11"], hp=hp))


def soft(id_, **more):
    return troop(id_, **{"hp": 9, "armour": None, "defence": 8, **more})


def fall(state, dice, answers=()):
    return run(state, remove_casualties, dice, answers)


def count_of_dice(game):
    return [
        (e.why, len(e.faces)) for e in game.events if isinstance(e, DiceRolled) and "attack dice" in e.why
    ]


EAST, SOUTH = 3, 5  # of eight ways, clockwise from up


def test_whoever_it_passes_suffers_its_hp_at_its_defence_and_armour():
    """The worked example: 7 attacks at Power 8 with AP 3+; equal Defence needs 4+, armour 3+ is ignored."""
    state = field(("blue1", "blue", soft("foe", armour=3), [(25.0, 20.0)]))
    game = fall(state, [2, EAST, 4, 4, 4, 4, 4, 4, 3, 3, 3])
    assert count_of_dice(game) == [("attack dice (4+): Kamikaze", 7)]
    assert game.state.hp("blue1") == 9 - 4
    assert game.state.units["red1"].where == "gone"


def test_armour_better_than_its_own_saves():
    state = field(("blue1", "blue", soft("foe", armour=2), [(25.0, 20.0)]))
    game = fall(state, [2, EAST, 4, 4, *([4] * 7), *([2] * 6), 1])
    assert game.state.hp("blue1") == 8


def test_a_unit_and_its_sergeant_suffer_once():
    others = (
        ("blue1", "blue", soft("foe"), [(27.0, 20.0)]),
        ("blue2", "blue", soft("boss"), [(24.0, 20.0)]),
    )
    game = fall(part_of(field(*others), "blue2", "blue1"), [2, EAST, 6, 6, *([4] * 7)])
    assert (game.state.hp("blue1"), game.state.hp("blue2")) == (2, 9)


def test_it_does_not_strike_its_own_sergeant():
    state = part_of(field(("red2", "red", soft("boss"), [(24.0, 20.0)])), "red2", "red1")
    assert fall(state, [2, EAST, 4, 4]).state.hp("red2") == 9


def test_friend_and_foe_alike_suffer_in_the_order_in_which_it_meets_them():
    others = (
        ("blue1", "blue", soft("foe"), [(27.0, 20.0)]),
        ("red2", "red", soft("friend"), [(24.0, 20.0)]),
        ("blue2", "blue", soft("off"), [(24.0, 23.0)]),
        ("blue3", "blue", soft("beyond"), [(31.0, 20.0)]),
    )
    game = fall(field(*others), [2, EAST, 4, 4, *([4] * 7), *([1] * 7)])
    assert [game.state.hp(id_) for id_ in ("red2", "blue1", "blue2", "blue3")] == [2, 9, 9, 9]


def test_to_end_in_contact_is_enough():
    """It goes 5 inches: its base ends 32 mm from the other's centre, which is bare contact."""
    at = 20.0 + 5.0 + 32 / 25.4
    assert (
        fall(field(("blue1", "blue", soft("foe"), [(at, 20.0)])), [2, EAST, 1, 4, *([4] * 7)]).state.hp(
            "blue1"
        )
        == 2
    )
    short = field(("blue1", "blue", soft("foe"), [(at + 0.01, 20.0)]))
    assert fall(short, [2, EAST, 1, 4]).state.hp("blue1") == 9


def test_who_it_touched_before_is_spared_when_it_flies_away():
    state = field(("blue1", "blue", soft("foe"), [(20.0 - 32 / 25.4, 20.0)]))
    assert fall(state, [2, EAST, 4, 4]).state.hp("blue1") == 9


@pytest.mark.parametrize("face", (1, 6))
def test_on_a_hit_its_player_chooses_the_way_and_it_goes_all_of_it(face):
    state = field(("blue1", "blue", soft("foe"), [(20.0, 25.0)]))
    game = fall(state, [face, 4, 4, *([4] * 7)], [(20.0, 21.0)])
    moved = next(event for event in game.events if isinstance(event, UnitMoved))
    assert moved.places[0].at == (20.0, 28.0)
    assert game.state.hp("blue1") == 2


def test_the_edge_of_the_table_ends_its_way():
    game = fall(field(board=(24, 24)), [2, SOUTH, 6, 6])
    moved = next(event for event in game.events if isinstance(event, UnitMoved))
    assert moved.places[0].at == (20.0, 24.0)


def test_only_the_last_model_goes():
    state = field(("blue1", "blue", soft("foe"), [(25.0, 20.0)]))
    spare = replace(
        state.figures["red11"], model=replace(state.figures["red11"].model, id="red12", at=(20.0, 22.0)), hp=1
    )
    two = state.with_figures(spare).with_unit(replace(state.units["red1"], figures=("red11", "red12")))
    assert fall(two, []).state.hp("blue1") == 9


def test_changes_to_its_stats_change_nothing_of_its_last_attack():
    state = field(("blue1", "blue", soft("foe"), [(25.0, 20.0)]), printed={"armour": None})
    cursed = replace(
        state,
        profiles={
            **state.profiles,
            "flyer": replace(
                state.profiles["flyer"],
                perks=(*state.profiles["flyer"].perks, *troop("x", "Accuracy 6+", "Defiance").perks),
            ),
        },
    )
    game = fall(cursed, [2, EAST, 4, 4, *([4] * 7)])
    assert count_of_dice(game) == [("attack dice (4+): Kamikaze", 7)]


@pytest.mark.parametrize("curse", ["Curse Defence", "Curse Armour", "Curse Power", "Curse AP"])
def test_it_strikes_with_its_printed_defence_and_armour(curse):
    """Power 7 would need a 5, and AP 4+ would leave a save of 3+ to be rolled."""
    state = under(field(("blue1", "blue", soft("foe", armour=3), [(25.0, 20.0)])), curse, "red1", "blue1")
    game = fall(state, [2, EAST, 4, 4, *([4] * 7)])
    assert count_of_dice(game) == [("attack dice (4+): Kamikaze", 7)]
    assert game.state.hp("blue1") == 2


def test_who_falls_by_it_is_taken_off_with_it():
    state = field(("blue1", "blue", soft("foe", hp=2), [(25.0, 20.0)]))
    game = fall(state, [2, EAST, 4, 4, *([4] * 7)])
    assert game.state.units["blue1"].where == "gone"


def test_one_may_set_off_another():
    twin = troop("twin", "Kamikaze", **{**PRINTED, "hp": 1})
    state = field(("blue1", "blue", twin, [(25.0, 20.0)]), ("blue2", "blue", soft("foe"), [(25.0, 25.0)]))
    game = fall(state, [2, EAST, 4, 4, *([4] * 7), 2, SOUTH, 4, 4, 4])
    assert game.state.hp("blue2") == 8


def test_it_tells_where_it_goes():
    game = fall(field(), [2, EAST, 4, 4])
    assert "Kamikaze: 8 in at 90°" in [event.words for event in game.events if isinstance(event, Said)]
