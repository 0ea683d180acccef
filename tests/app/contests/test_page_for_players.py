"""The page for those who write players: each message on it is one that is said, or one that is understood."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from schema_checks import faults

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import Seats, play_steps
from battlefield.app.contests.messages import decision_of, said_of
from battlefield.app.contests.seats import seated
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import View
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.core.requests import Choose, Option

PAGE = Path(__file__).resolve().parents[3] / "docs" / "players.md"
EXAMPLES = [
    line
    for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    for line in block.splitlines()
]
TOLD = {"greeting", "decide", "reply", "passed", "end"}
LISTENER = """
import json, sys
def say(**message):
    print(json.dumps(message), flush=True)
def heard():
    line = sys.stdin.readline()
    open(sys.argv[1], "a").write(line)
    return json.loads(line)
heard()
say(type="ready", version=1)
while (told := heard())["type"] != "end":
    if told["type"] != "decide":
        continue
    what = {"begin": 0} if "actions" in told else {"answer": told["request"]["suggested"][0]}
    number, models = told["id"], told["view"]["scene"]["models"]
    for question in ({"legal": what}, {"forecast": what}, {}):
        say(type="question", id=number, tag="a", **question)
        heard()
    if len(models) > 1:
        ends = {"from": models[0]["id"], "to": models[1]["id"]}
        say(type="question", id=number, tag="a", ask={"ask": "distance", **ends})
        heard()
    say(type="answer", id=number, **(what if number != 2 else {}))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """Give all that a player hears in a battle."""
    folder = tmp_path_factory.mktemp("listener")
    (folder / "listener.py").write_text(LISTENER, encoding="utf-8")
    script = read_script(str(asset("rosters/first_battle.json")))
    battle = Battle(session_of(script))
    words = [sys.executable, str(folder / "listener.py"), str(folder / "heard.txt")]
    seat = seated(f"exec:{shlex.join(words)}", battle.book, 30.0)
    play_steps(battle, script, lambda _: None, Seats({"wardens": seat}, seat.hear))
    seat.end(battle.state.result)
    battle.close()
    assert seat.errors == 1
    return [json.loads(line) for line in (folder / "heard.txt").read_text("utf-8").splitlines()]


def form(message):
    """Give the keys of a message: those of its view, request, units and answer too."""
    inner = (message.get("view"), message.get("request"), message.get("answer"), message.get("terms"))
    parts = [frozenset(part) if isinstance(part, dict) else None for part in inner]
    actions = message.get("actions")
    return frozenset(message) - {"tag"}, *parts, frozenset(actions[0]) if actions else None


def test_each_kind_of_message_has_an_example():
    types = {json.loads(line)["type"] for line in EXAMPLES}
    assert types == TOLD | {"ready", "answer", "question"}


@pytest.mark.campaign
@pytest.mark.parametrize("line", EXAMPLES, ids=lambda line: line[:40])
def test_an_example_is_a_message(line, told):
    example = json.loads(line)
    if example["type"] in TOLD:
        assert form(example) in {form(each) for each in told if each["type"] == example["type"]}
        return
    said = said_of(line.encode())
    if said.kind != "ready" and "ask" not in said.found:
        asked = next((said.found[key] for key in ("legal", "forecast") if key in said.found), said.found)
        options = (Option("wardens/bows/War bow", ""), Option("done", ""))
        state = session_of(read_script(str(asset("rosters/first_battle.json")))).state
        request = Choose("wardens", "choose", options) if "answer" in asked else None
        view = View("wardens", state, state, request=request)
        actions = [Action("Deploy", "wardens", "wardens/bows")] * 100
        assert decision_of(asked, view, actions) is not None


@pytest.mark.campaign
def test_units_of_a_view_have_the_keys_of_the_example(told):
    example = next(json.loads(line) for line in EXAMPLES if '"type": "decide"' in line)
    keys = {frozenset(unit) for unit in example["view"]["units"].values()}
    assert keys == {
        frozenset(unit) for each in told if "view" in each for unit in each["view"]["units"].values()
    }


@pytest.mark.campaign
def test_all_that_is_said_and_shown_fits_the_schema(told):
    shown = [json.loads(line) for line in EXAMPLES]
    assert [found for message in (*told[::3], *shown) if (found := faults("player", message))] == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello"},
        {"type": "ready", "version": 2},
        {"type": "answer", "begin": 0},
        {"type": "answer", "id": 1},
        {"type": "question", "id": 1, "legal": {}},
        {"type": "question", "id": 1, "ask": {"ask": "distance", "from": "a"}},
        {"type": "question", "id": 1, "legal": {"begin": 0}, "forecast": {"begin": 0}},
        {"type": "reply", "id": 1},
    ],
)
def test_what_is_no_message_is_refused_by_the_schema(message):
    assert faults("player", message)
