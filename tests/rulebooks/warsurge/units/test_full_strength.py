"""What units cost and how many HP they have at full strength, as everything that asks for it finds it."""

from dataclasses import replace
from fractions import Fraction

import pytest
from companies import field, squad
from fighting import in_phase, under
from running import asks, run

from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back
from battlefield.rulebooks.warsurge.transport.transport_capacity import board, holds
from battlefield.rulebooks.warsurge.units.harm import allotted, drop_excess, gain, lose
from battlefield.rulebooks.warsurge.units.stats import model_hp, points_now, worth
from battlefield.rules.core.events import FiguresRemoved, HpGained
from battlefield.rules.core.state import TABLE


def wounded(*hp, models=2, full=3, **more):
    state = field(squad(models=models, hp=full, points=100, **more))
    figures = state.figures_of("red1")
    return state.with_figures(*(replace(f, hp=left) for f, left in zip(figures, hp, strict=False)))


def test_the_current_point_cost_is_a_share_of_the_hp_and_never_rounded():
    game = asks(wounded(2, 0, models=1))
    assert points_now(game, "red1") == Fraction(200, 3)
    half = asks(wounded(3, 0))
    assert points_now(half, "red1") == worth(half, "red1") == 50
    assert worth(half, "red1", full=True) == 100


def ascended(state):
    return under(state, "Ascension I", "red1", "red1")


def test_who_is_below_the_hp_that_it_has_for_now_is_wounded():
    """The first stands at 3 of 6 HP, the second (the farther one) at all 6."""
    state = ascended(wounded(3, 6))
    assert model_hp(asks(state), "red1") == 6
    assert allotted(asks(state), "red1", 1, "blue1") == (("red11", 1),)
    plain = wounded(3, 3)
    assert allotted(asks(plain), "red1", 1, "blue1") == (("red12", 1),)


@pytest.mark.parametrize(
    ("amount", "left"), [(1, (4, 3, 0)), (2, (3, 3, 0)), (3, (3, 2, 0)), (6, (2, 0, 0)), (8, (0, 0, 0))]
)
def test_hp_beyond_the_full_number_are_lost_before_any_model_suffers(amount, left):
    """A unit of three models of 3 HP, the last of which has fallen, with two more HP than the others' six."""
    session = run(
        wounded(5, 3, 0, models=3), lambda game: lose(game, "red1", amount, "a test", by="blue1")
    ).state
    assert tuple(figure.hp for figure in session.figures_of("red1")) == left


def test_hp_beyond_the_full_number_keep_a_unit_whole_through_the_turn():
    """Three models of 2 HP with two more lose two, and are three of 2 HP still as the turn ends."""

    def flow(game):
        yield from gain(game, "red1", 2, "a test")
        yield from lose(game, "red1", 2, "a test", by="blue1")
        drop_excess(game)

    after = run(field(squad(models=3, hp=2)), flow).state
    assert [figure.hp for figure in after.figures_of("red1")] == [2, 2, 2]


def test_whom_an_attacker_has_chosen_suffers_before_hp_beyond_the_full_number():
    game = asks(wounded(5, 3))
    assert allotted(game, "red1", 4, "blue1", ("red12",)) == (("red12", 3), ("red11", 1))


def test_who_comes_back_has_all_the_hp_that_it_has_for_now():
    def flow(game):
        game.emit(FiguresRemoved("red1", ("red12",)))
        yield from bring_back(game, "red1", ["red12"], "a test")

    assert run(ascended(wounded(6, 6)), flow).state.figures["red12"].hp == 6


def test_who_has_grown_leaves_a_transport_that_became_too_full():
    truck = squad(id_="truck", models=1, at=(10.0, 14.0), transport=5, hp=9)
    riders = [squad(id_=f"red{n}", models=2, hp=2, at=(10.0, 16.0 + 2 * n)) for n in (2, 3)]
    state = in_phase(field(truck, *riders), "Move")
    (first,) = (f for f in state.figures_of("red2") if f.id == "red22")
    state = state.with_figures(replace(first, hp=0))
    (later,) = (f for f in state.figures_of("red3") if f.id == "red32")
    state = state.with_figures(replace(later, hp=1))

    def flow(game):
        for unit in ("red2", "red3"):
            yield from board(game, unit, holds(game, "truck")[0])
        game.emit(HpGained("red2", (("red22", 2),), "a test"))
        yield from spill(game)

    after = run(state, flow).state
    assert after.units["red2"].where == TABLE
    assert after.units["red3"].where == "truck"
