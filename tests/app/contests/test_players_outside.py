"""Players outside the program: the examples play whole battles, and seven bad ones break none."""

import shlex
import sys
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest
from campaigns import few

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import Seats, play_steps
from battlefield.app.contests.matches import Match, play_match
from battlefield.app.contests.seats import seated
from battlefield.app.opponents.players import decide, player
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.foresight import Foresight
from battlefield.play.opponents.view import deciding
from battlefield.play.session import replayed
from battlefield.resources import asset

EXAMPLES = Path(__file__).resolve().parents[3] / "docs" / "examples"
PATH = str(asset("rosters/first_battle.json"))
BUDGET = 1.0
GOOD = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def decided(told):
    if "actions" in told:
        return {"begin": 0}
    return {"answer": told["request"]["suggested"][0]}
def greeted(told):
    say(type="ready", version=1)
def asked(told):
    say(type="answer", id=told["id"], **decided(told))
"""
LOOP = """
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "greeting":
        greeted(told)
    elif told["type"] == "decide":
        asked(told)
"""
FAILED = {"speaks unasked": 1}  # of eight decisions; all the others fail in each
BAD = {
    "crashes": ("def asked(told):\n    raise SystemExit(3)", "it has ended"),
    "hangs": ("def asked(told):\n    time.sleep(600)", "has not decided in 1 seconds"),
    "hangs at once": ("time.sleep(600)", "has not decided in 1 seconds"),
    "unlawful": (
        "def decided(told):\n    return {'begin': 99, 'answer': ['nobody', 1, True]}",
        "begin is 99; it must be 0 to",
    ),
    "nothing": ("def decided(told):\n    return {}", "begin is "),
    "flood": ("def asked(told):\n    while True: sys.stdout.write('x' * 65536)", "without an end of line"),
    "flood of lines": ("def asked(told):\n    while True: print('{}')", "a message has a type"),
    "flood of late lines": (
        "def asked(told):\n    while True: say(type='answer', id=told['id'] - 1 or 7)",
        "it speaks of decision 7; 1 is asked",
    ),
    "flood of questions": (
        "def asked(told):\n    while True: say(type='question', id=told['id'], legal={})",
        "",
    ),
    "wrong version": (
        "def greeted(told):\n    say(type='ready', version=2)",
        "it must be ready, of version 1",
    ),
    "speaks unasked": (
        "def greeted(told):\n    say(type='ready', version=1)\n    say(type='answer', id=41, begin=0)",
        "it speaks of decision 41; 1 is asked",
    ),
    "no object": ("def asked(told):\n    print('[NaN, ' + '[' * 9000, flush=True)", "cannot be read"),
    "is killed": ("def asked(told):\n    os.kill(os.getpid(), 9)", "it has ended"),
}


def command(folder, text):
    path = folder / "player.py"
    path.write_text(text, encoding="utf-8")
    return f"exec:{shlex.join([sys.executable, str(path)])}"


def fought(name, budget=BUDGET, steps=100_000):
    """Play a battle, or so many decisions of it; give the session, the seat and the longest decision."""
    session = session_of(read_script(PATH))
    seat, lots = seated(name, session.book, budget), player("chance", session.book)
    session.begin(session.book.actions(session.state)[0])
    longest = 0.0
    try:
        while steps and (side := deciding(session)):
            start = monotonic()
            told = decide(session, seat if side == "wardens" else lots)
            if side == "wardens":
                seat.hear(told)
                longest, steps = max(longest, monotonic() - start), steps - 1
    finally:
        seat.end(session.state.result)
    return session, seat, longest


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(["player_by_chance", "player_by_forecast"], 1))
def test_an_example_plays_a_whole_battle(name):
    session, seat, _ = fought(f"exec:{shlex.join([sys.executable, str(EXAMPLES / f'{name}.py')])}", 20.0)
    assert session.state.result and len(seat.seconds) > 10
    assert (seat.errors, seat.refused, seat.fallbacks, seat.told) == (0, 0, 0, [])


@pytest.mark.first(1)
@pytest.mark.parametrize("name", BAD)
def test_a_bad_player_is_told_and_counted_and_the_battle_stays_whole(name, tmp_path):
    text, words = BAD[name]
    session, seat, longest = fought(command(tmp_path, GOOD + text + LOOP), steps=8)
    assert seat.errors >= 1 and seat.fallbacks == FAILED.get(name, 8) and words in seat.told[0]
    assert longest < BUDGET + 1.0
    assert replayed(session, session.book) is not None and len(session.deeds) > 1


def test_who_fails_three_times_running_is_asked_no_more(tmp_path):
    _, seat, _ = fought(command(tmp_path, GOOD + BAD["unlawful"][0] + LOOP), steps=6)
    assert (seat.errors, seat.fallbacks) == (3, 6)
    assert "it is asked no more" in seat.told[-2] and "it plays no more" in seat.told[-1]


def test_what_only_the_rules_refuse_is_counted_as_refused(tmp_path):
    here = "def decided(told):\n    if 'actions' in told: return {'begin': 0}\n"
    text = (
        f"{here}    return {{'answer': [[m, 1, 1, 0] for m in told['request'].get('models', ())] or ['x']}}"
    )
    _, seat, _ = fought(command(tmp_path, GOOD + text + LOOP), steps=6)
    assert seat.refused >= 1 and seat.errors == 0 and seat.fallbacks == seat.refused


def test_a_good_player_may_ask_before_it_decides(tmp_path):
    text = """
def heard(**question):
    say(type="question", **question)
    return json.loads(sys.stdin.readline())
def asked(told):
    what, number = decided(told), told["id"]
    legal = heard(id=number, tag="t", legal=what)
    assert legal == {"type": "reply", "id": number, "tag": "t", "legal": True, "why": ""}, legal
    assert set(heard(id=number, forecast=what)) == {"type", "id", "score", "terms", "hp", "whole"}
    far = heard(id=number, ask={"ask": "odds"})
    assert "error" in far, far
    assert "error" in heard(id=number)
    models = told["view"]["scene"]["models"]
    if len(models) > 1:
        gap = heard(id=number, ask={"ask": "distance", "from": models[0]["id"], "to": models[1]["id"]})
        assert gap["answer"]["gap"] >= 0.0
    say(type="answer", id=number, **what)
"""
    session, seat, _ = fought(command(tmp_path, GOOD + text + LOOP), 20.0, steps=8)
    assert (seat.errors, seat.fallbacks, seat.told) == (0, 0, []) and session.event_count > 5


@pytest.mark.campaign
def test_nothing_that_is_told_holds_a_seed(tmp_path):
    """Two games that differ only in their dice to come are greeted alike."""
    said = []
    for seed in (7, 8):
        out = tmp_path / f"{seed}.txt"
        text = (
            f"def greeted(told):\n    say(type='ready', version=1)\n    open({str(out)!r}, 'a').write(line)\n"
        )
        text += f"def asked(told):\n    open({str(out)!r}, 'a').write(line)\n    raise SystemExit\n"
        match = Match(PATH, 0, command(tmp_path, GOOD + text + LOOP), "chance", seed, 20.0)
        assert play_match(match).errors == 1
        said.append(out.read_text("utf-8"))
    greetings = [each.splitlines()[0] for each in said]
    assert greetings[0] == greetings[1] and not any("seed" in each for each in said)


@pytest.mark.campaign
def test_a_player_outside_may_sit_at_a_script(tmp_path):
    script = read_script(PATH)
    battle = Battle(session_of(script))
    seat = seated(command(tmp_path, GOOD + LOOP), battle.book, 20.0)
    play_steps(battle, script, lambda _: None, Seats({"raiders": seat}, seat.hear))
    seat.end(battle.state.result)
    battle.close()
    assert battle.state.result and seat.fallbacks == 0


@pytest.mark.parametrize("name", ["exec:", "exec:no-such-program-at-all x", "exec:'"])
def test_a_command_that_cannot_be_run_is_a_sentence(name):
    with pytest.raises(ValueError, match=r"there is no program|cannot be read"):
        seated(name, session_of(read_script(PATH)).book)


def test_a_question_that_takes_too_long_leaves_time_to_answer(tmp_path, monkeypatch):
    over = Event()
    monkeypatch.setattr(Foresight, "foretold", lambda *_: over.wait(60.0) and "never")
    text = """
def asked(told):
    say(type="question", id=told["id"], forecast=decided(told))
    assert "takes too long" in json.loads(sys.stdin.readline())["error"]
    say(type="answer", id=told["id"], **decided(told))
"""
    _, seat, longest = fought(command(tmp_path, GOOD + text + LOOP), steps=1)
    over.set()
    assert (seat.told, seat.fallbacks) == ([], 0) and longest < BUDGET


def test_a_player_that_starts_processes_of_its_own_leaves_none(tmp_path):
    out = tmp_path / "child.txt"
    text = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(out)!r}, "w").write(str(child.pid))
"""
    fought(command(tmp_path, GOOD + text + LOOP), 20.0, steps=2)
    child = Path("/proc") / out.read_text("utf-8") / "stat"
    if child.parent.parent.joinpath("self").exists():
        deadline = monotonic() + 10.0  # one that is told to end may still have to be given its last turn
        while is_running(child) and monotonic() < deadline:
            sleep(0.05)
        assert not is_running(child)


def is_running(process):
    """Tell whether there is a process that has not ended."""
    try:
        return process.read_text("utf-8").split()[2] != "Z"
    except OSError:
        return False


def test_on_windows_backslashes_are_of_paths_and_quotes_hold_a_path_together(monkeypatch):
    from battlefield.app.contests.process import words_of

    monkeypatch.setattr("battlefield.app.contests.process.shutil.which", lambda word: word)
    command = '"C:\\Program Files\\Python\\python.exe" C:\\mine\\player.py --name "a b"'
    found = [r"C:\Program Files\Python\python.exe", r"C:\mine\player.py", "--name", "a b"]
    assert words_of(command, posix=False) == found
