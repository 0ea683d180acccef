"""A temper drawn by the battle: alike everywhere, another with other dice, and told at the end only."""

from dataclasses import replace

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.contests.seats import seat_at
from battlefield.app.opponents.players import player
from battlefield.app.opponents.secret_tempers import drawn, revealed
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.tempers import TEMPERS
from battlefield.resources import asset

DRAWN = [
    "regular:cautious",
    "regular:measured",
    "regular:hunter",
    "regular:bold",
]  # in any process, by any hash seed


def battle(seed=7):
    return session_of(replace(read_script(asset("rosters/first_battle.json")), seed=seed))


def test_a_battle_draws_the_same_temper_again():
    found = [drawn("regular:secret", battle(seed), "raiders") for seed in (1, 2, 3, 4)]
    assert found == [drawn("regular:secret", battle(seed), "raiders") for seed in (1, 2, 3, 4)]
    assert found == DRAWN


@pytest.mark.campaign
def test_every_temper_is_drawn_sometimes_and_sides_by_themselves():
    sides = {
        side: [drawn("recruit:secret", battle(n), side) for n in range(40)] for side in ("wardens", "raiders")
    }
    for found in sides.values():
        assert set(found) == {f"recruit:{temper}" for temper in TEMPERS}
    assert sides["wardens"] != sides["raiders"]


@pytest.mark.parametrize(
    "name", ["regular", "regular:bold", "automaton", "exec:python3 a.py:secret", "chance"]
)
def test_other_names_stay(name):
    assert drawn(name, battle(), "raiders") == name


def test_it_is_told_once_the_battle_is_over():
    session = battle()
    names = {"wardens": "regular:secret", "raiders": "regular:bold"}
    assert revealed(session, names) == {}
    ended = Ended(session)
    temper = drawn("regular:secret", session, "wardens").partition(":")[2]
    assert revealed(ended, names) == {"wardens": temper}


class Ended:
    """A battle that is over."""

    def __init__(self, session):
        self.start, self.seed = session.start, session.seed
        self.state = replace(session.state, result="victory for wardens")


def test_who_plays_decides_by_the_temper_and_is_told_by_the_name_that_was_given():
    session = battle()
    seat = seat_at("regular:secret", session, "wardens")
    temper = drawn("regular:secret", session, "wardens").partition(":")[2]
    assert seat.name == "regular:secret" and seat.player.weights == TEMPERS[temper]


def test_without_a_battle_none_can_be_drawn():
    with pytest.raises(ValueError, match="a secret temper is drawn as a battle begins"):
        player("regular:secret", battle().book)
