"""`battlefield play` and `battlefield replay`: a battle from a script, and a saved one verified."""

import json
from pathlib import Path

from battlefield.app.battle import BOOKS, ScriptError, played
from battlefield.cli.speech import complain
from battlefield.files.errors import SceneError
from battlefield.files.games import game_bytes, read_game
from battlefield.files.scripts import read_script
from battlefield.files.writing import write_bytes
from battlefield.play.session import replayed
from battlefield.rules.dice import Seeded

_BOOK = BOOKS["warsurge"]


def play(script: str, out: str | None) -> int:
    """Print each event in words, then result and hash; write the game to a file where one is named."""
    try:
        session = played(read_script(script), print)
    except SceneError as error:
        return complain(str(error), 2)
    except ScriptError as error:
        return complain(f"{script}: {error}", 1)
    state = session.state
    result = state.result or f"turn {state.clock.turn}, {state.clock.phase}"
    print(json.dumps({"result": result, "deeds": len(session.deeds), "hash": session.hash}))
    if out is not None:
        try:
            write_bytes(Path(out), game_bytes(session))
        except SceneError as error:
            return complain(str(error), 2)
    return 0


def replay(path: str) -> int:
    """Verify a saved game: play every action again with its answers, and compare what comes of it."""
    try:
        session = read_game(path, _BOOK(), Seeded())
        replayed(session, _BOOK())
    except SceneError as error:
        return complain(str(error), 2)
    except ValueError as error:
        return complain(f"{path}: {error}", 1)
    print(f"{path}: {len(session.deeds)} actions come to the same end, {session.hash}")
    return 0
