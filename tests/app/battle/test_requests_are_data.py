"""What is asked is data, in all books: it is written, sent and compared; the session alone knows the law."""

import json
import os
import subprocess
import sys
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.files.battles.records import plain, revived
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.requests import Choose, Confirm, Order, Places, Request, Roll, Spot

ROOT = Path(__file__).resolve().parents[3]
STEPS = {"first_battle": 60, "dock_brawl": 120, "smoke_on_the_fen": 150, "drowned_mill": 60}
ASKED = {
    "first_battle": {Choose, Places, Roll},
    "dock_brawl": {Choose, Order, Places, Roll, Spot},
    "smoke_on_the_fen": {Choose, Confirm, Places, Roll, Spot},
    "drowned_mill": {Choose, Confirm, Roll},
}
SEED = 7
UNLAWFUL = {
    Roll: ((), (99,), ("6",)),
    Choose: (("no such",), True, ((),)),
    Order: ((), ("no such",)),
    Confirm: ("yes", 1),
    Spot: ((float("nan"), 1.0), (1.0,), "here"),
    Places: ((Placed("no such", (1.0, 1.0)),), (), (1.0, 2.0)),
}


def begun(sample):
    """Begin a sample in which all sides roll real dice."""
    script = read_script(asset(f"rosters/{sample}.json"))
    return Battle.started(replace(script, dice=(), typed=tuple(script.rosters)))


def is_data(value):
    """Tell whether nothing but facts can be reached from a value."""
    if is_dataclass(value) and not isinstance(value, type):
        return all(is_data(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, tuple):
        return all(map(is_data, value))
    return isinstance(value, str | int | float | bool)


def sent(request):
    """Give a request as whoever is sent it reads it."""
    return revived(Request, json.loads(json.dumps(plain(request))), "request")


def check_refusals(session):
    """Check that each unlawful answer is refused in one sentence, and changes nothing."""
    asked, count = session.pending, session.event_count
    for answer in (None, object(), *UNLAWFUL[type(asked)]):
        refusal = session.refusal(answer)
        assert refusal.startswith(f"{asked.what}: ") and "\n" not in refusal and not refusal.endswith(".")
        assert session.answer(answer) == refusal
        assert session.pending is asked and session.event_count == count


def check_law(session):
    """Check that what is suggested is lawful, and that a request tells what its law can tell."""
    assert all(session.refusal(answer) == "" for answer in session.suggestions(1))
    law = session.law
    assert law.request is session.pending
    if isinstance(law, PlacesLaw):
        assert law.request.is_move == (law.way is not None) == (law.contacts is not None)
        assert law.request.keeps_off == (law.barred is not None)


@pytest.mark.campaign
@pytest.mark.parametrize("sample", STEPS)
def test_all_that_is_asked_is_data_and_its_law_is_asked_of_the_session(sample):
    battle, seen = begun(sample), set()
    for _ in range(STEPS[sample]):
        asked = battle.pending
        if asked is not None:
            assert is_data(asked), asked
            back = sent(asked)
            assert back == asked and hash(back) == hash(asked) and len({back, asked}) == 1
            check_refusals(battle.session)
            check_law(battle.session)
            other = battle.session.apart()
            other.stay()  # plays the action in hand anew
            assert other.pending == asked and other.pending is not asked
            seen.add(type(asked))
        if not chance_step(battle, SEED):
            break
    assert seen >= ASKED[sample]


def test_where_nothing_is_asked_there_is_no_law():
    session = begun("first_battle").session
    assert (session.pending, session.law, session.suggestions()) == (None, None, ())
    assert session.refusal(True) == session.answer(True) == "nothing is asked"


ANSWERS = """
import json, sys
from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.records import plain, revived
from battlefield.rules.core.requests import Request
for path, record in zip(sys.argv[1::2], sys.argv[2::2]):
    asked = Battle.opened(path).pending
    assert revived(Request, json.loads(record), "request") == asked
    print(json.dumps(plain(asked)))
"""


@pytest.mark.campaign
def test_another_process_comes_to_the_same_requests_and_is_sent_them(tmp_path):
    records = []
    for sample in STEPS:
        battle, seen = begun(sample), set()
        for _ in range(STEPS[sample]):
            if battle.pending is not None and type(battle.pending) not in seen:
                seen.add(type(battle.pending))
                path = tmp_path / f"{sample} {len(seen)}.json"
                battle.save(path)
                records.append((str(path), json.dumps(plain(battle.pending))))
            chance_step(battle, SEED)
    order = [sys.executable, "-c", ANSWERS, *(part for pair in records for part in pair)]
    known = {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore", "PYTHONHASHSEED": "3"}
    done = subprocess.run(order, env=os.environ | known, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(records) >= 12 and done.stdout.splitlines() == [record for _, record in records]
