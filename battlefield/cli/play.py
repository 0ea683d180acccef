"""`battlefield play` and `battlefield replay`: a battle from a script, and a saved one looked at again."""

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from battlefield.app.battle.battle_pictures import keep_picture
from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.replaying import PlaceError, facts_at, place_of
from battlefield.app.battle.scripted import ScriptError, never_stood, play_steps
from battlefield.app.battle.sealed import seal_words, typed_words
from battlefield.app.contests.seats import BUDGET
from battlefield.app.opponents.secret_tempers import revealed
from battlefield.app.refereeing.dice_counted import dice_of, table_words
from battlefield.cli.opponents.advice import advised, adviser_of
from battlefield.cli.opponents.sides import names_of, seats_of
from battlefield.cli.speech import complain
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.files.battles.scripts import Script, read_script
from battlefield.files.journals.battle_journal import (
    BattleJournal,
    JournalError,
    is_battle_journal,
    rescue_battle,
)
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.scene.writing import write_scene
from battlefield.files.text.errors import SceneError
from battlefield.play.replay import Replay
from battlefield.play.session import Session, replayed
from battlefield.rulebooks.registry import BOOKS


def play(
    script: str,
    out: str | None,
    journal: str | None = None,
    sides: Sequence[str] = (),
    budget: float = BUDGET,
    advice: str = "",
) -> int:
    """Print each event in words, then result and hash; write the game to a file where one is named.

    A journal that is named is kept, whatever happens. `sides` name who plays a side: NAME=LEVEL[:TEMPER].
    With a level for `advice` say after the last step what that would do next.
    """
    try:
        _keep_apart("--out", out, script, journal)
        read = read_script(script)
        _keep_apart("--out", out, *read.files.values())
        session = _begun(read, script)
        adviser = adviser_of(advice, session) if advice else None
        kept = BattleJournal.start_at(Path(journal), session) if journal is not None else None
        with closing(Battle(session, kept)) as battle, seats_of(sides, session, budget) as seats:
            play_steps(battle, read, print, seats)
            for line in advised(session, adviser) if adviser is not None else ():
                print(line)
            tempers = revealed(session, names_of(sides))
            for side, temper in tempers.items():
                print(f"{side} was played with the temper {temper}")
            print(json.dumps(_result(session) | ({"tempers": tempers} if tempers else {})))
            if out is not None:
                keep_picture(read, Path(out).absolute().parent)
                battle.save(Path(out))
            if cause := never_stood(battle):
                return complain(f"{script}: {cause}", 1)
    except (SceneError, JournalError) as error:
        return complain(str(error), 2)
    except ScriptError as error:
        return complain(f"{script}: {error}", 1)
    return 0


def _keep_apart(option: str, path: str | None, *others: str | None) -> None:
    """Raise SceneError where a file to be written is one that is read, or another one that is written."""
    for other in others:
        if path is not None and other is not None and Path(path).resolve() == Path(other).resolve():
            raise SceneError(option, f"is {other} itself", "name another file")


def _begun(read: Script, script: str) -> Session:
    try:
        return session_of(read)
    except SceneError as error:
        raise (error if error.source else error.of(script)) from None


def _result(session: Session) -> dict[str, object]:
    state = session.state
    result = state.result or f"turn {state.clock.turn}, {state.clock.phase}"
    scores = {side: state.scores.get(side, 0) for side in state.sides}
    return {"result": result, "scores": scores, "deeds": len(session.deeds), "hash": session.hash}


def replay(
    path: str, at: str | None = None, out: str | None = None, scene: str | None = None, dice: bool = False
) -> int:
    """Verify a saved game or a journal: play every action again, and compare what comes of it.

    With `at` tell instead how the game stood there; with `scene` write the table as it was there, with `out`
    write the whole game to a file, with `dice` tell each side's faces against chance.
    """
    try:
        _keep_apart("--out", out, path, scene)
        _keep_apart("--scene", scene, path)
        session = read_battle(path)
        if dice:
            print("\n".join(_dice_words(session)))
        elif at is None and scene is None:
            remarks: list[str] = []
            replayed(session, session.book, remarks)
            print(f"{path}: {len(session.deeds)} actions come to the same end, {session.hash}")
            print("\n".join((seal_words(session), *typed_words(session), *remarks)))
            tell_unplayed(session, path)
        else:
            _look(Replay.of(session.course), at or "end", scene)
        if out is not None:
            write_bytes(Path(out), game_bytes(session))
    except (SceneError, PlaceError) as error:
        return complain(str(error), 2)
    except ValueError as error:
        return complain(f"{path}: {error}", 1)
    return 0


def _dice_words(session: Session) -> list[str]:
    lines = [line for count in dice_of(session.course) for line in table_words(count)]
    return lines or ["No dice have been rolled."]


def read_battle(path: str) -> Session:
    """Read a game file, or what a journal holds; say what was lost in it."""
    if not is_battle_journal(Path(path)):
        return read_game(path, BOOKS)
    found = rescue_battle(Path(path), BOOKS)
    if found is None:
        raise SceneError("line 1", "cannot be read", "the journal is damaged and is left alone", path)
    if found.note:
        complain(f"{path}: {found.note}", 0)
    return found.session


def tell_unplayed(session: Session, path: str) -> None:
    """Say of a battle in which nothing has been done that this is so."""
    if not session.deeds and session.course.hand is None:
        complain(
            f"{path}: the battle has not begun; play on from it in the window, or play its script anew", 0
        )


def _look(replay: Replay, at: str, scene: str | None) -> None:
    place = place_of(replay, at)
    print(json.dumps(facts_at(replay, place), ensure_ascii=False))
    if scene is not None:
        write_scene(Path(scene), replay.state(place).scene())
