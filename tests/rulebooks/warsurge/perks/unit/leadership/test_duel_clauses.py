"""Challenger clause by clause: who may be challenged, what comes of it, and how a duel ends."""

from dataclasses import replace

import pytest
from armies import weapon
from by_hand import options
from clauses import answered, bearing, next_turn, offered, opened, to
from companies import attached, field, part_of, squad
from fighting import in_phase
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.perks.unit.leadership.challenger import is_in_duel
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.merged_units import company, is_beside, is_part
from battlefield.rulebooks.warsurge.units.stats import stat

GUN = weapon("gun", range=24, power=4)


def rivals(*, reach=24, theirs=24, rank="Leader", attacked=False, joined=True, more=(), settings=()):
    """A challenger that joined a friend, and 18 inches off a commander of blue with a unit of its own."""
    mine, other = weapon("mine", range=reach, power=4), weapon("other", range=theirs, power=4)
    rows = (
        squad("Leader", "Challenger", models=1, hp=5, weapons=(mine,)),
        squad(id_="red2", models=2, at=(12.0, 10.0), weapons=(mine,)),
        squad(id_="blue2", side="blue", at=(12.0, 28.0), models=2, weapons=(other,)),
        *more,
    )
    chief = squad(
        rank, id_="blue1", side="blue", at=(10.0, 28.0), models=1, hp=9, weapons=(other,), armour=None
    )
    state = field(*rows, foe=chief, settings=settings)
    if joined:
        state = attached(state, "red1", "red2")
        state = part_of(state, "blue1", "blue2") if rank == "Sergeant" else attached(state, "blue1", "blue2")
    return bearing(state, "attacked", "blue1", turn=1) if attacked else state


def challenged(answer, **given):
    """Let red1 challenge, and the challenged answer."""
    return opened(rivals(**given), "Challenger", answer, phase="Attack").state


def aimed(state, unit, arm, turn=2):
    return [aim.target for aim in aims(asks(in_phase(state, "Attack", turn)), unit, arm)]


def dice(state, unit="blue1", turn=1):
    return asks(in_phase(state, "Attack", turn)).figure("attack dice", 0, unit).value


# whom


@pytest.mark.parametrize(
    ("given", "may"),
    [({}, True), ({"reach": 16}, False), ({"theirs": 16}, False), ({"rank": "Bodyguard"}, False)],
)
def test_enemy_commanders_in_range_with_a_weapon_in_range_are_challenged(given, may):
    assert ("Challenger" in offered(rivals(**given), "Attack")) == may


@pytest.mark.parametrize("rank", ["Leader", "War Master", "Sergeant"])
def test_commanders_of_every_kind_are_challenged(rank):
    assert "Challenger" in offered(rivals(rank=rank), "Attack")


SECOND = squad("Leader", id_="blue3", side="blue", at=(14.0, 24.0), models=1, hp=3, weapons=(GUN,))
WATCH = squad(id_="blue4", side="blue", at=(6.0, 24.0), models=1, weapons=(GUN,))


def test_any_number_is_challenged_and_nobody_else_interferes():
    """Two accept: the three may aim at each other only, and no other unit of either side at any of them."""
    asked = opened(rivals(more=(SECOND, WATCH)), "Challenger", phase="Attack").pending
    assert (options(asked), asked.most) == (["blue3", "blue1"], 2)
    session = opened(
        rivals(more=(SECOND, WATCH)), "Challenger", ("blue1", "blue3"), "accept", "accept", phase="Attack"
    )
    state = session.state
    assert [is_in_duel(state, unit) for unit in ("red1", "blue1", "blue3", "red2", "blue4")] == [True] * 3 + [
        False
    ] * 2
    assert set(aimed(state, "red1", "mine")) == {"blue1", "blue3"}
    assert aimed(state, "blue1", "other") == aimed(state, "blue3", "gun") == ["red1"]
    assert set(aimed(state, "red2", "mine")) == {"blue2", "blue4"}
    assert aimed(state, "blue4", "gun") == aimed(state, "blue2", "other") == ["red2"]


def test_each_answers_for_itself():
    session = opened(rivals(more=(SECOND,)), "Challenger", ("blue1", "blue3"), phase="Attack")
    first = session.pending.what
    answered(session, "refuse" if "Blue1" in first else "accept", "accept" if "Blue1" in first else "refuse")
    state = session.state
    assert is_in_duel(state, "blue3") and not is_in_duel(state, "blue1")
    assert (dice(state), dice(state, "blue3")) == (-1, 0)


# refusing


def test_who_refuses_attacks_worse_for_this_turn():
    state = challenged("refuse")
    assert not is_in_duel(state, "red1")
    assert (dice(state), dice(next_turn(state), turn=2)) == (-1, 0)


def test_who_refuses_after_it_has_attacked_attacks_worse_in_the_next_turn():
    state = challenged("refuse", attacked=True)
    assert dice(state) == 0
    later = next_turn(state)
    assert (dice(later, turn=2), dice(next_turn(later), turn=3)) == (-1, 0)


# the duel


def test_who_accepts_and_who_challenged_leave_the_units_that_they_joined():
    before = rivals()
    assert company(before, "red1") == ("red1", "red2")
    state = challenged("accept")
    assert (company(state, "red1"), company(state, "blue1")) == (("red1",), ("blue1",))


def test_it_lasts_until_one_is_left():
    state = challenged("accept")
    phase = run(state, lambda game: game.end("phase", "Attack")).state
    assert is_in_duel(next_turn(phase), "red1")

    def falls(game):
        yield from lose(game, "blue1", 9, "test", by="red1")
        yield from game.end("phase", "Attack")

    assert not is_in_duel(run(state, falls).state, "red1")


@pytest.mark.parametrize(("reach", "theirs", "most"), [(24, 20, 20.0), (20, 24, 20.0), (24, 24, 24.0)])
def test_they_stay_within_reach_of_each_others_farthest_weapon(reach, theirs, most):
    """The gap is 18 less a base; straight away it may go as far as the shorter weapon reaches."""
    state = challenged("accept", reach=reach, theirs=theirs)
    moving = opened(next_turn(state), turn=2)
    gap = 18.0 - 32 / 25.4
    far = min(most - gap, 6.0)
    assert moving.refusal(to(10.0, 10.0 - far + 0.01)) == ""
    if most - gap < 6.0:
        assert "Duel" in moving.refusal(to(10.0, 10.0 - far - 0.1))


@pytest.mark.parametrize("lure", ["Taunt II", ""])
def test_a_duel_comes_before_taunts_and_provocations(lure):
    bait = squad(*filter(None, [lure]), id_="blue3", side="blue", at=(14.0, 14.0), models=1, weapons=(GUN,))
    before = rivals(more=(bait,))
    drawn = before if lure else bearing(before, "Provoke", "red1", "blue3", turn=1)
    assert aimed(drawn, "red1", "mine", 1) == ["blue3"]
    state = challenged("accept", more=(bait,))
    state = state if lure else bearing(state, "Provoke", "red1", "blue3", turn=1)
    assert aimed(state, "red1", "mine", 1) == ["blue1"]


def test_a_bodyguard_accepts_for_its_commander():
    guard = squad("Bodyguard", id_="blue3", side="blue", at=(8.0, 28.0), models=1, weapons=(GUN,))
    state = attached(rivals(more=(guard,), joined=False), "blue3", "blue1")
    session = opened(state, "Challenger", phase="Attack")
    assert set(options(session.pending)) == {"accept", "blue3", "refuse"}
    after = answered(session, "blue3").state
    assert is_in_duel(after, "blue3") and not is_in_duel(after, "blue1")
    assert dice(after) == 0
    free = opened(rivals(more=(guard,), joined=False), "Challenger", phase="Attack")
    assert set(options(free.pending)) == {"accept", "refuse"}


# sergeants


def test_a_sergeant_leaves_its_unit_for_a_duel_only():
    state = challenged("accept", rank="Sergeant")
    assert not is_part(state, "blue1")
    assert [unit.id for unit in ready(in_phase(state, "Move", 2, "blue"), "blue")] == ["blue2", "blue1"]
    refused = challenged("refuse", rank="Sergeant")
    assert is_part(refused, "blue1")


@pytest.mark.parametrize("span", ["phase", "step"])
def test_a_sergeant_that_is_left_goes_back_by_the_shortest_way_as_the_phase_or_step_ends(span):
    """From 6 inches off it comes to stand 2 inches from the nearest model, and no nearer."""
    state = challenged("accept", rank="Sergeant")
    (boss,) = state.figures_of("blue1")
    away = state.with_figures(replace(boss, model=replace(boss.model, at=(12.0, 20.0))))

    def falls(game):
        yield from lose(game, "red1", 9, "test", by="blue1")
        assert not is_part(game.state, "blue1")
        yield from game.end(span, "Attack")

    over = run(away, falls).state
    assert is_part(over, "blue1")
    assert is_beside(over, "blue1", "blue2", (2.0, 6.0))
    x, y = over.figures["blue11"].model.at
    assert (x, y) == (pytest.approx(12.0), pytest.approx(28.0 - 2.0 - 32 / 25.4))


def test_a_sergeant_may_challenge_too():
    chief = squad("Leader", id_="blue1", side="blue", at=(10.0, 28.0), models=1, hp=9, weapons=(GUN,))
    rows = (
        squad(models=2, at=(12.0, 10.0)),
        squad("Sergeant", "Challenger", id_="red2", models=1, weapons=(GUN,)),
    )
    state = part_of(field(*rows, foe=chief), "red2", "red1")
    session = opened(state, "Challenger of red2", "accept", phase="Attack")
    assert is_in_duel(session.state, "red2") and not is_part(session.state, "red2")
    assert stat(asks(session.state), "hp", "red2").value == 1
