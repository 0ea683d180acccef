"""Actions, answers, perks that interfere, and undo, on a toy book."""

import subprocess
import sys
from pathlib import Path

import pytest
from toy_book import Toy, bear, duel, profile, state, strike

from battlefield.play.session import Session, replayed
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.events import DiceRolled, HpLost, Said
from battlefield.rules.core.requests import Choose, Confirm, Roll


def session(start, *faces):
    return Session(start, Toy(), Listed(faces) if faces else Seeded())


def hp(played, unit):
    return played.state.hp(unit)


def test_dice_of_four_and_more_take_hp():
    played = session(duel(), 4, 3, 6)
    assert played.begin(strike()) == ""
    assert hp(played, "b") == 3
    assert [event.faces for event in played.events if isinstance(event, DiceRolled)] == [(4, 3, 6)]


def test_an_action_that_is_not_legal_changes_nothing_and_says_why():
    played = session(duel())
    before = played.hash
    assert played.begin(strike("b", "a", "red")) == "b cannot hit now"
    assert played.hash == before
    assert played.events == ()


def test_a_perk_gives_its_modifier_and_the_log_tells_of_it():
    played = session(duel("Strong"), 4, 4, 4, 4)
    played.begin(strike())
    assert hp(played, "b") == 1
    assert "might 3, Strong: +1 → 4" in [event.words for event in played.events if isinstance(event, Said)]


def test_what_the_roster_says_of_a_perk_overrides_its_row():
    start = duel("Strong")
    printed = start.profiles["A"]
    strong = type(printed.perks[0])("Strong", (("more", 2),))
    start = type(start)(**{f: getattr(start, f) for f in start.__slots__} | {
        "profiles": {**start.profiles, "A": type(printed)("A", "A", "unit", printed.stats, (strong,))}
    })  # fmt: skip
    played = session(start, 4, 4, 4, 4, 4)
    played.begin(strike())
    assert hp(played, "b") == 0


def test_a_reaction_may_change_a_roll_before_it_counts():
    played = session(duel("Stubborn"), 4, 1, 3, 5)  # the 1 becomes a 5
    played.begin(strike())
    assert hp(played, "b") == 3


def test_a_reaction_may_lower_a_loss():
    played = session(duel(foe_perks=("Thick",)), 4, 4, 1)
    played.begin(strike())
    assert hp(played, "b") == 4


def test_questions_come_one_after_the_other_and_are_answered():
    played = session(duel())
    assert played.begin(bear()) == ""
    assert isinstance(played.pending, Choose)
    assert played.answer(("week",)) == "How long?: week cannot be chosen; there are turn, game"
    assert played.answer(("game",)) == ""
    assert isinstance(played.pending, Confirm)
    assert played.answer(True) == ""
    assert played.pending is None
    assert played.state.is_under("b", "Grudge")


def test_nothing_else_may_begin_while_something_is_asked():
    played = session(duel())
    played.begin(bear())
    assert played.begin(strike()) == "answer first: How long?"


def test_an_effect_changes_stats_while_it_lasts():
    played = session(duel(), 4, 4)
    played.begin(bear())
    played.answer(("game",))
    played.answer(True)
    played.begin(strike("b", "a", "blue"))  # might 3 - 1
    assert hp(played, "a") == 3


def test_an_effect_that_is_forbidden_does_not_take_and_says_why():
    played = session(duel(foe_perks=("Calm",)))
    played.begin(bear())
    played.answer(("game",))
    played.answer(True)
    assert not played.state.is_under("b", "Grudge")
    assert "Grudge does not take: it is calm" in [e.words for e in played.events if isinstance(e, Said)]


def test_one_answer_can_be_taken_back_then_the_action():
    played = session(duel())
    start = played.hash
    played.begin(bear())
    played.answer(("turn",))
    assert played.undo()
    assert isinstance(played.pending, Choose)
    played.answer(("game",))
    assert played.undo()
    assert played.undo()
    assert played.pending is None
    assert played.hash == start
    assert not played.undo()


def test_undo_and_redo_of_whole_actions_give_the_identical_states():
    played = session(duel(hp=30))
    hashes = [played.hash]
    for n in range(6):
        played.begin(strike() if n % 2 else strike("b", "a", "blue"))
        hashes.append(played.hash)
    for wanted in hashes[-2::-1]:
        assert played.undo()
        assert played.hash == wanted
    for wanted in hashes[1:]:
        assert played.redo()
        assert played.hash == wanted
    assert not played.redo()


def test_real_dice_are_asked_for_and_typed_in():
    played = Session(duel(), Toy(), Listed(()))
    played.begin(strike())
    assert played.pending == Roll("red", "to hit", 3, 6, 0)
    assert played.answer((4, 4)) == "to hit: give 3 dice"
    assert played.answer((4, 4, 7)) == "to hit: a die shows 1 to 6"
    assert played.answer((4, 4, 1)) == ""
    assert hp(played, "b") == 3


def test_a_replay_comes_to_the_same_end():
    played = session(duel("Stubborn", foe_perks=("Thick",), hp=20))
    for n in range(8):
        played.begin(strike() if n % 2 else strike("b", "a", "blue"))
    assert replayed(played, Toy()) == played.state


def test_looking_ahead_never_disturbs_later_dice():
    one, other = session(duel(hp=20)), session(duel(hp=20))
    other.begin(strike())
    other.undo()
    for played in (one, other):
        played.begin(strike())
    assert one.hash == other.hash


def test_reactions_come_in_roster_order_whoever_rolls():
    start = state(
        ("a", "red", profile("A", 3, "Stubborn"), 5),
        ("b", "blue", profile("B", 3, "Thick"), 5),
        ("c", "blue", profile("C", 3, "Thick", "Stubborn"), 5),
    )
    heard = Toy().catalogue.hearing(start)
    assert [(bearer.unit, bearer.perk.name) for bearer in heard.bearers] == [
        ("a", "Stubborn"),
        ("b", "Thick"),
        ("c", "Thick"),
        ("c", "Stubborn"),
    ]


SCRIPT = """
import sys
sys.path[:0] = [{tests!r}, {root!r}]
from toy_book import *
from battlefield.play.session import Session
from battlefield.rules.core.dice import Seeded
played = Session(duel("Stubborn", hp=20), Toy(), Seeded())
for n in range(6):
    played.begin(strike() if n % 2 else strike("b", "a", "blue"))
print(played.hash)
"""


@pytest.mark.first(1)
@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_the_hash_is_the_same_in_any_process(hash_seed):
    here = Path(__file__).resolve().parents[1]
    script = SCRIPT.format(tests=str(here), root=str(here.parents[1]))
    found = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    played = session(duel("Stubborn", hp=20))
    for n in range(6):
        played.begin(strike() if n % 2 else strike("b", "a", "blue"))
    assert found.stdout.strip() == played.hash
    assert any(isinstance(event, HpLost) for event in played.events)
