"""Saves written before classes and fields had tags: they open, and go on opening whatever code calls things.

The program is copied with other names in it, and reads and writes the games beside this file.
"""

import io
import json
import os
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import BOOKS
from battlefield.files.battles.games import game_bytes, read_game

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
NAMES = (
    *("Action", "Border", "DiceRolled", "Effect", "Figure", "Placed", "State", "UnitMoved"),
    *("because", "bottom", "losses", "length_mm", "markers", "serial"),
)
OTHER = "_by_another_name"
PLAYS = """
import sys
from battlefield.app.battle.mustering import BOOKS
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.play.session import replayed
from battlefield.rules.core import events
assert events.UnitMoved_by_another_name and not hasattr(events, "UnitMoved")
for path in sys.argv[1:]:
    session = read_game(path, BOOKS)
    written = game_bytes(session)
    assert replayed(session, session.book) == session.state
    while session.undo():
        pass
    assert session.state == session.start and not session.deeds
    while session.redo():
        pass
    assert game_bytes(session) == written
    print(session.hash, written.decode(), end="")
"""


def renamed(text):
    """Give a module with other names in it; what stands in its strings stays, but for what they work out."""
    known = re.compile(rf"\b({'|'.join(NAMES)})\b")
    lines = text.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        (row, start), (last, end) = token.start, token.end
        worked_out = token.type == tokenize.STRING and token.string[0] in "fr" and row == last
        if token.type == tokenize.NAME and token.string in NAMES:
            new = token.string + OTHER
        elif worked_out:
            new = re.sub(r"\{[^}]*", lambda found: known.sub(rf"\1{OTHER}", found[0]), token.string)
        else:
            continue
        line = lines[row - 1]
        lines[row - 1] = line[:start] + new + line[end:]
    return "".join(lines)


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Copy what plays games, with other names."""
    to = tmp_path_factory.mktemp("renamed")
    for path in sorted((ROOT / "battlefield").rglob("*.py")):
        copy = to / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        copy.write_text(renamed(text) if any(name in text for name in NAMES) else text, encoding="utf-8")
    return to


@pytest.mark.campaign
def test_classes_and_fields_of_other_names_change_neither_files_nor_hashes(program):
    known = {"PYTHONPATH": str(program), "PYTHONWARNINGS": "ignore"}
    order = [sys.executable, "-c", PLAYS, *map(str, GAMES)]
    done = subprocess.run(
        order, env=os.environ | known, cwd=program, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    sessions = [read_game(path, BOOKS) for path in GAMES]
    assert done.stdout.splitlines() == [f"{s.hash} {game_bytes(s).decode().strip()}" for s in sessions]


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_save_is_written_as_it_was_before(path):
    assert json.loads(game_bytes(read_game(path, BOOKS))) == json.loads(path.read_text(encoding="utf-8"))
