"""Reanimate clause by clause: whom, when, where, and what becomes of the raised."""

from dataclasses import replace

import pytest
from armies import enlisted, troop
from clauses import TOUCH, bearing, offered
from coming_back import turn
from corpses import fallen
from fighting import in_phase
from movers import shifted
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.kit.reaching import targets
from battlefield.rulebooks.warsurge.perks.unit.ability.dominate import seize
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import go_over
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.victory import score_turn, share_left
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.core.events import Placed
from battlefield.rules.core.perks import Bearer
from battlefield.rules.core.state import Held


def raised(state, rank="I", places=None, dice=(4,)):
    """Let red raise before its Move; it places the raised where it likes, or where they fell."""
    name = f"Reanimate {rank}"
    answers = [places] if places else []

    def flow(game):
        bearer = next(b for b in game.book.bearers(game.state) if b.unit == "red1" and b.perk.name == name)
        yield from bearer.perk.uses[0].run(game, bearer)

    return run(state, flow, dice, answers).state


def felled(state, unit):
    """Take a unit off as a casualty of blue's."""

    def flow(game):
        yield from lose(game, unit, game.state.hp(unit), "test", by="blue2")
        yield from remove_casualties(game)

    return run(state, flow).state


@pytest.mark.parametrize("side", ["red", "blue"])
def test_friend_and_foe_rise_whole_under_its_command_after_a_test(side):
    state = raised(fallen(side=side))
    assert (state.units["dead"].where, state.units["dead"].commander) == ("table", "red")
    assert [figure.hp for figure in state.figures_of("dead")] == [2, 2]
    assert raised(fallen(side=side), dice=[3]).units["dead"].where == "gone"


@pytest.mark.parametrize("side", ["red", "blue"])
def test_whom_a_seized_unit_raises_obeys_it_once_it_is_free_again_as_before(side):
    """Blue commands red1 this turn, and so whom that raises; from the next turn on red commands both."""

    def seized_by(game):
        seize(game, "blue2", "red1", free=False)
        yield from ()

    state = raised(run(fallen(side=side), seized_by).state)
    assert (state.units["red1"].commander, state.units["dead"].commander) == ("blue", "blue")
    free = end_turn(state)
    assert (free.units["red1"].commander, free.units["dead"].commander) == ("red", "red")
    assert felled(free, "red1").units["dead"].where == "gone"


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0), ("III", 18.0)])
def test_how_near_it_has_to_have_fallen(rank, inches):
    assert offered(fallen(rank, inches + TOUCH)) == (f"Reanimate {rank}",)
    assert offered(fallen(rank, inches + 0.1 + TOUCH)) == ()


def test_what_it_costs_whole_is_compared_with_what_its_user_costs_now():
    """Of the 100 points of a user with 2 HP, 50 are left with 1."""
    state = fallen(points=100, theirs=100)
    assert offered(state) == ("Reanimate I",)
    assert offered(fallen(points=100, theirs=101)) == ()
    printed = troop("red1", "Reanimate I", hp=2, points=100)
    hurt = replace(state, profiles={**state.profiles, "red1": printed})
    assert offered(hurt) == ()


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0), ("III", 18.0)])
def test_it_stands_up_in_coherency_with_one_model_as_near_as_it_fell(rank, inches):
    """One is 18 inches away at most, edge to edge; the other one beside it, or too far from it."""
    x = 10.0 + TOUCH + inches
    near = (Placed("dead1", (x, 10.0)), Placed("dead2", (x + TOUCH + 2.0, 10.0)))
    assert raised(fallen(rank), rank, near).figures["dead1"].model.at == (pytest.approx(x), 10.0)
    for wrong in (
        (Placed("dead1", (x + 0.1, 10.0)), Placed("dead2", (x + 2.0, 10.0))),
        (Placed("dead1", (x, 10.0)), Placed("dead2", (x + TOUCH + 2.1, 10.0))),
    ):
        with pytest.raises(AssertionError, match=r"within|coherency"):
            raised(fallen(rank), rank, wrong)


def test_a_unit_without_hp_is_raised_only_once_it_has_been_taken_off():
    state = raised(fallen())
    dying = state.with_figures(*(replace(figure, hp=0) for figure in state.figures_of("dead")))
    assert offered(dying) == ()
    assert offered(run(dying, remove_casualties).state) == ("Reanimate I",)


def test_where_it_fell_is_remembered():
    """It fell 4 inches from one that then walked 20 inches away."""
    state = fallen()
    assert {f.id: f.model.at for f in state.figures.values() if f.model.unit == "dead"} == {
        "dead1": (14.0, 10.0),
        "dead2": (14.0, 12.0),
    }
    away = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(34.0, 10.0)))
    assert offered(state.with_figures(away)) == ()


def test_afflictions_that_it_bore_are_still_upon_it():
    alive = raised(fallen())
    sick = run(
        in_phase(alive, "Attack"), lambda game: afflict(game, "Poison", "dead", by="red2", weapon="gun")
    ).state
    assert sick.effects_on("dead", "Poison")
    again = raised(in_phase(felled(sick, "dead"), "Move"))
    assert again.effects_on("dead", "Poison")


def test_the_raised_hold_and_contest_objectives():
    state = raised(fallen())

    def held(state, *marks):
        def lays(game):
            lay(game, *marks)
            yield from ()

        return holder(asks(run(state, lays).state), marks[0])

    x, y = state.figures["dead1"].model.at
    assert held(state, objective("marker", 1, at=(x, y + 1.5))) == "red"
    beside = replace(state.figures["blue21"], model=replace(state.figures["blue21"].model, at=(x, y + 3.5)))
    assert held(state.with_figures(beside), objective("marker", 1, at=(x, y + 1.5))) == ""


@pytest.mark.parametrize("side", ["red", "blue"])
def test_the_raised_still_count_as_lost(side):
    assert share_left(asks(raised(fallen(side=side))), side) == share_left(asks(fallen(side=side)), side)


def test_one_that_falls_again_is_not_destroyed_again():
    settings = (("game type", "seek and destroy"),)
    state = replace(fallen(side="red"), settings=settings)
    once = run(in_phase(state, "End"), score_turn).state
    assert once.scores.get("blue", 0) == 2
    again = felled(raised(in_phase(once, "Move")), "dead")
    assert run(in_phase(again, "End"), score_turn).state.scores["blue"] == 2


def test_one_that_fell_again_is_raised_again():
    again = felled(raised(fallen()), "dead")
    assert offered(in_phase(again, "Move")) == ("Reanimate I",)
    assert raised(in_phase(again, "Move")).units["dead"].where == "table"


@pytest.mark.parametrize(("side", "friends"), [("red", ("red1", "dead")), ("blue", ("red1",))])
def test_only_the_raised_of_its_own_side_are_friends(side, friends):
    state = raised(fallen(side=side))
    game = asks(state)
    assert targets(game, Bearer(game.book.get("Boost Move"), "red1"), 18.0, "friends") == friends


def test_what_it_raised_falls_with_it_and_what_others_raised_does_not():
    state = raised(fallen())
    assert felled(state, "red1").units["dead"].where == "gone"
    assert felled(state, "red2").units["dead"].where == "table"
    two = bearing(state, "Reanimated", "blue2", "red1")
    assert felled(two, "red1").units["blue2"].where == "gone"


def revived(state, user):
    """Let a unit with Revive III bring the dead back; a red one is beside it, a blue one too."""
    profile = troop("medic", "Revive III", points=500)
    medic = state.figures[f"{user}1"]
    state = state.with_unit(replace(state.units[user], profile=profile.id))
    state = state.with_figures(replace(medic, model=replace(medic.model, at=(14.0, 17.0))))
    state = replace(state, profiles={**state.profiles, profile.id: profile})

    def flow(game):
        bearer = next(b for b in game.book.bearers(game.state) if b.unit == user)
        yield from bearer.perk.uses[0].run(game, bearer)

    return run(in_phase(state, "Move", 1, state.units[user].side), flow, [4]).state


@pytest.mark.parametrize(("side", "user"), [("red", "red2"), ("blue", "blue2")])
def test_one_that_fell_again_is_revived_by_its_own_side_and_bound_to_its_raiser_no_more(side, user):
    back = revived(felled(raised(fallen(side=side)), "dead"), user)
    assert (back.units["dead"].where, back.units["dead"].commander) == ("table", side)
    assert not back.is_under("dead", "seized")
    after = felled(back, "red1")
    assert after.units["dead"].where == "table"
    assert share_left(asks(after), side) < 1


def test_one_that_fell_again_and_rises_for_a_legion_is_bound_to_its_raiser_no_more():
    """Red had raised its own unit; blue's legion has it now."""
    risen = turn(felled(enlisted(raised(fallen(side="red")), "blue", "Undead Legion"), "dead"), 2)
    assert (risen.units["dead"].where, risen.units["dead"].commander) == ("table", "blue")
    assert felled(risen, "red1").units["dead"].where == "table"


@pytest.mark.parametrize("side", ["red", "blue"])
@pytest.mark.parametrize("stands", [True, False])
def test_one_that_respawns_is_its_own_sides_and_bound_to_its_raiser_no_more(side, stands):
    """Red has raised it; it may have fallen again since then."""
    state = raised(bearing(fallen(side=side), "Respawn", "dead", "dead"))
    state = state if stands else felled(state, "dead")
    risen = turn(state, 2, [True])
    assert (risen.units["dead"].where, risen.units["dead"].commander) == ("table", side)
    assert min(figure.model.at[1] for figure in risen.figures_of("dead")) < 6 or side == "blue"
    assert not risen.is_under("dead", "seized")
    assert felled(risen, "red1").units["dead"].where == "table"


def test_one_that_its_own_sides_legion_has_back_is_commanded_by_nobody_else():
    """Red's legion had it first; it falls to blue, whose legion has it then."""
    state = enlisted(enlisted(fallen(side="blue"), "red", "Undead Legion"), "blue", "Undead Legion")
    ours = turn(run(in_phase(raised(state), "Attack"), lambda game: _felled_by(game, "blue2")).state, 2)
    assert (ours.units["dead"].where, ours.units["dead"].commander) == ("table", "blue")
    assert ours.units["dead"].control == ""


def _felled_by(game, by):
    yield from lose(game, "dead", 9, "test", by=by)
    yield from remove_casualties(game)


# traitors


def traitor(side):
    """The body near red1 of one of two models with 2 HP, which betrays at half of these."""
    state = fallen(side=side)
    known = state.profiles["dead"]
    return replace(state, profiles={**state.profiles, "dead": replace(known, perks=(Held("Traitorous"),))})


def aimed_at(state, unit):
    return {aim.target for aim in aims(asks(in_phase(state, "Attack")), unit, "gun")}


def test_a_traitor_that_its_own_side_raises_fights_for_it_again():
    state = run(traitor("red"), lambda game: iter((go_over(game, "dead"),))).state
    risen = raised(state)
    assert risen.units["dead"].commander == "red"
    assert not risen.is_under("dead", TRAITOR)
    near = shifted(risen, "blue21", (20.0, 14.0))
    assert aimed_at(near, "dead") == {"blue2"}


def test_who_was_raised_betrays_the_side_that_raised_it():
    risen = raised(traitor("blue"))
    assert risen.units["dead"].commander == "red"
    state = run(risen, lambda game: lose(game, "dead", 2, "a test")).state
    gone = run(in_phase(state, "Move"), lambda game: game.end("phase", "Move")).state
    assert gone.units["dead"].commander == "blue"
    assert aimed_at(gone, "dead") == {"red1"}
