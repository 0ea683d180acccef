"""Games that another machine or version recorded: honest ones come to the same end, forged ones do not.

The games beside this file were recorded before what happens was rounded: ways, answers and markers in them
have all the digits that one processor gave them.
"""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from campaigns import few

from battlefield.__main__ import main
from battlefield.app.battle.mustering import BOOKS
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.play.course import Deed
from battlefield.play.session import replayed
from battlefield.resources import asset
from battlefield.rules.core.apply import applied
from battlefield.rules.core.events import DiceRolled, Placed, Said, UnitMoved
from battlefield.rules.core.grain import at_grain
from battlefield.rules.core.values import grained

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
NAMES = [path.stem for path in GAMES]


def retold(path, out, change, answered=lambda answer: answer):
    """Write a game as if all that happened in it were as `change` has it, with a hash that fits."""
    session = read_game(path, BOOKS)
    state, deeds = session.start, []
    for deed in session.deeds:
        happened = tuple(each for event in deed.events for each in change(event))
        after = applied(state, happened)
        at = deed.at if len(happened) == len(deed.events) else tuple(min(n, len(happened)) for n in deed.at)
        answers = tuple(answered(answer) for answer in deed.answers)
        deeds.append(Deed(deed.action, answers, state, after, happened, at))
        state = after
    session.resume(deeds)
    out.write_bytes(game_bytes(session))
    return str(out)


def aside(place, inches):
    """Move a place by so much, where that is a grain or more."""
    return replace(place, at=(grained(place.at[0] + inches), place.at[1]))


def shifted(event, inches):
    """Move what was moved, and its way, by so much; what is less than a grain moves the way alone."""
    if not isinstance(event, UnitMoved):
        return event
    places = tuple(aside(place, inches) for place in event.places)
    paths = tuple(tuple((x + inches, y - inches) for x, y in path) for path in event.paths)
    return replace(event, places=places, paths=paths)


class Once:
    """Changes the first event of a kind, and no other."""

    def __init__(self, kind, change):
        self.kind, self.change, self.is_done = kind, change, False

    def __call__(self, event):
        if self.is_done or not isinstance(event, self.kind):
            return (event,)
        self.is_done = True
        return self.change(event)


def another_die(event):
    return (replace(event, faces=(event.faces[0] % event.sides + 1, *event.faces[1:])),)


FORGERIES = {
    "a model moved by a hundredth of an inch": (UnitMoved, lambda event: (shifted(event, 0.01),)),
    "a way that leads elsewhere": (UnitMoved, lambda event: (replace(event, paths=((),)),)),
    "another die": (DiceRolled, another_die),
    "other words": (Said, lambda event: (replace(event, words="it is forgiven"),)),
    "a word less": (Said, lambda _: ()),
    "a word more": (Said, lambda event: (event, event)),
}


@pytest.mark.first(1)
@pytest.mark.parametrize("path", GAMES, ids=NAMES)
def test_a_game_recorded_with_all_digits_comes_to_the_same_end(path, capsys):
    told = [(deed.answers, deed.events) for deed in read_game(path, BOOKS).deeds]
    assert any(at_grain(each) != each for each in told)
    assert main(["replay", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["hash"] in capsys.readouterr().out


@pytest.mark.first(2)
@pytest.mark.parametrize("inches", few([1e-7, 1e-13, -1e-7], 1))
@pytest.mark.parametrize("path", GAMES, ids=NAMES)
def test_figures_that_were_rounded_the_other_way_are_kept_as_recorded(path, inches, tmp_path):
    def answered(answer):
        is_layout = isinstance(answer, tuple) and all(isinstance(part, Placed) for part in answer)
        return tuple(aside(place, inches) for place in answer) if is_layout else answer

    game = retold(path, tmp_path / "game.json", lambda event: (shifted(event, inches),), answered)
    session = read_game(game, BOOKS)
    assert replayed(session, session.book) == session.state


@pytest.mark.first(3)
@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("path", GAMES[-3:], ids=NAMES[-3:])
def test_a_game_changed_by_hand_is_found_even_where_its_hash_fits(path, forgery, tmp_path, capsys):
    change = Once(*FORGERIES[forgery])
    game = retold(path, tmp_path / "game.json", change)
    assert change.is_done
    assert main(["replay", game]) == 1
    assert "does not come to the same end" in capsys.readouterr().err


def test_another_face_in_an_answer_is_found(tmp_path, capsys):
    value = json.loads(GAMES[0].read_text(encoding="utf-8"))
    answers = next(deed["answers"] for deed in value["deeds"] if "answers" in deed)
    number, faces = next(
        (n, a) for n, a in enumerate(answers) if isinstance(a, list) and isinstance(a[0], int)
    )
    answers[number] = [faces[0] % 6 + 1, *faces[1:]]
    game = tmp_path / "game.json"
    game.write_text(json.dumps(value), encoding="utf-8")
    assert main(["replay", str(game)]) == 1
    assert str(game) in capsys.readouterr().err


FEATURES = """
import numpy
core = getattr(numpy, "_core", None) or numpy.core
print(*core._multiarray_umath.__cpu_dispatch__)
"""


def dispatched():
    """Give what numpy may be told to do without, on this processor or any."""
    order = [sys.executable, "-c", FEATURES]
    return subprocess.run(order, capture_output=True, text=True, check=True).stdout.strip()


REPLAYS = """
import sys
from battlefield.__main__ import main
sys.exit(max(main(["replay", path]) for path in sys.argv[1:]))
"""


@pytest.mark.campaign
def test_games_come_to_the_same_end_on_a_processor_that_knows_less(tmp_path, capsys):
    fresh = tmp_path / "fresh.json"
    assert main(["play", str(asset("rosters/first_battle.json")), "--out", str(fresh)]) == 0
    capsys.readouterr()
    known = {"PYTHONPATH": str(ROOT), "NPY_DISABLE_CPU_FEATURES": dispatched(), "PYTHONWARNINGS": "ignore"}
    order = [sys.executable, "-c", REPLAYS, *map(str, (fresh, *GAMES))]
    done = subprocess.run(order, env=os.environ | known, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
