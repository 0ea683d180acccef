"""What units cost and how many HP they have at full strength, as everything that asks for it finds it."""

from dataclasses import replace
from fractions import Fraction

from companies import field, squad
from fighting import in_phase, under
from running import asks, run

from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back
from battlefield.rulebooks.warsurge.transport.transport_capacity import board, holds
from battlefield.rulebooks.warsurge.units.harm import allotted
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
