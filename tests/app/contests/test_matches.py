"""What is counted of battles: failures of players, winners by name, shares within bounds."""

from dataclasses import replace

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.contests import seats
from battlefield.app.contests.matches import Fought, Match, came_of, play_match
from battlefield.app.contests.standings import standing
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.chance import Chance
from battlefield.play.opponents.view import Decision
from battlefield.resources import asset
from battlefield.rules.core.state import winner_of

PATH = str(asset("rosters/first_battle.json"))


def fought(came, *seconds):
    return Fought("s", 0, came, "", seconds)


def test_draws_count_half_within_the_bounds_of_wilson():
    came = ["win"] * 25 + ["draw"] * 3 + ["loss"] * 12
    found = standing("s", [fought(each) for each in came])
    assert (found["wins"], found["draws"], found["losses"], found["rate"]) == (25, 3, 12, 0.6625)
    assert (found["low"], found["high"]) == (pytest.approx(0.508, abs=1e-3), pytest.approx(0.789, abs=1e-3))


def test_the_share_of_the_first_side_is_told_whoever_played_it():
    came = ["win", "loss", "win", "draw", "draw", "loss"]  # the first player has the second side in odd ones
    battles = [replace(fought(each), game=game) for game, each in enumerate(came)]
    assert standing("s", battles)["first side"] == pytest.approx((1 + 1 + 1 + 0.5 + 0.5 + 1) / 6, abs=1e-4)


def test_seconds_are_those_of_all_decisions():
    found = standing("s", [fought("win", *range(1, 100)), fought("win", 100.0)])
    assert found["seconds"] == {"median": 50, "p99": 99, "max": 100.0}


@pytest.mark.parametrize(
    ("result", "came"),
    [
        ("victory for red two", "loss"),
        ("red wins", "win"),
        ("draw", "draw"),
        ("", "draw"),
        ("redder wins", "draw"),
        ("red two wins", "loss"),
        ("reds win by red's points", "draw"),
    ],
)
def test_who_has_won_is_told_by_its_name(result, came):
    state = replace(session_of(read_script(PATH)).state, sides=("red", "red two"), result=result)
    assert came_of(state, "red") == came


@pytest.mark.parametrize("side", ["victory", "draw", "wins", "for", "victory for red", "red wins"])
def test_a_side_may_be_called_by_any_word_of_a_result(side):
    sides = ("red", side)
    assert winner_of("draw", sides) == ""
    for won in sides:
        assert winner_of(f"victory for {won}", sides) == winner_of(f"{won} wins", sides) == won


class Clumsy:
    """Fails at first, then wants what it may not, then has no idea, then draws lots."""

    def __init__(self, book):
        self.lots, self.count = Chance(book), 0

    def decide(self, view):
        self.count += 1
        if self.count == 1:
            raise RuntimeError("lost my way")
        if self.count == 2:
            return Decision(answer=("nobody",))
        return self.lots.decide(view) if self.count > 3 else None


@pytest.mark.campaign
def test_failures_are_told_and_counted_and_the_battle_goes_on(monkeypatch):
    made = seats.player
    monkeypatch.setattr(
        seats, "player", lambda name, book: Clumsy(book) if name == "clumsy" else made(name, book)
    )
    found = play_match(Match(PATH, 0, "clumsy", "chance"))
    assert (found.errors, found.refused, found.fallbacks, found.is_broken) == (1, 1, 3, False)
    assert (
        len(found.told) == 3
        and found.told[0] == "clumsy as wardens: lost my way; the automaton decides instead"
    )
    assert len(found.seconds) > 10
