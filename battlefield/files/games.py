"""Games as files: how they began, every action with its answers and what came of it, and a hash to check."""

import json
import os

from battlefield.files import json_text
from battlefield.files.errors import SceneError, shown
from battlefield.files.fields import Fields
from battlefield.files.reading import read_bytes
from battlefield.files.records import plain, revived
from battlefield.play.session import Deed, Session
from battlefield.rules.actions import Action, Book
from battlefield.rules.apply import EventError, applied
from battlefield.rules.dice import Dice
from battlefield.rules.digest import digest
from battlefield.rules.events import Event, Placed
from battlefield.rules.requests import Answer
from battlefield.rules.state import State

FORMAT, VERSION = "battlefield-game", 1
BYTES, DEEDS = 256 * 1024 * 1024, 1_000_000
_ANSWER = bool | int | float | str | Placed


def game_bytes(session: Session) -> bytes:
    """Write a game out; an action in hand is written with the answers it has so far."""
    deeds = [
        {"action": plain(deed.action), "answers": plain(deed.answers), "events": plain(deed.events)}
        for deed in session.deeds
    ]
    whole: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "book": session.book.name,
        "start": plain(session.start),
        "deeds": deeds,
        "hash": digest(session.deeds[-1].after if session.deeds else session.start),
    }
    if session.in_hand is not None:
        action, answers = session.in_hand
        whole["in hand"] = {"action": plain(action), "answers": plain(answers)}
    return (json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def read_game(path: str | os.PathLike[str], book: Book, dice: Dice) -> Session:
    """Read a game and check that its last state has its hash; raise SceneError where it cannot be trusted."""
    try:
        return _game(Fields(_decoded(read_bytes(path, BYTES)), ""), book, dice)
    except SceneError as error:
        raise error.of(os.fspath(path)) from None


def _decoded(data: bytes) -> object:
    if len(data) > BYTES:
        raise SceneError("", "is too big", f"at most {BYTES} bytes are read")
    return json_text.decode(data)


def _game(fields: Fields, book: Book, dice: Dice) -> Session:
    if fields.found.get("format") != FORMAT or fields.found.get("version") != VERSION:
        found = shown(fields.found.get("format"))
        raise SceneError("format", f"is {found}", f"it must be '{FORMAT}', with version {VERSION}")
    if fields.found.get("book") != book.name:
        raise SceneError("book", f"is {shown(fields.found.get('book'))}", f"it must be '{book.name}'")
    start = revived(State, fields.need("start", "the state at the start"), "start")
    session, state = Session(start, book, dice), start
    deeds = []
    for number, value in enumerate(fields.items("deeds", DEEDS)):
        deed = _deed(Fields(value, f"deeds[{number}]"), state)
        deeds.append(deed)
        state = deed.after
    if digest(state) != fields.found.get("hash"):
        raise SceneError("hash", "does not fit what happened", "the file was damaged or changed by hand")
    session.resume(deeds)
    if "in hand" in fields.found:
        _take_up(session, Fields(fields.found["in hand"], "in hand"))
    return session


def _take_up(session: Session, fields: Fields) -> None:
    try:
        session.take_up(_action(fields), _answers(fields))
    except ValueError as error:
        raise SceneError("in hand", f"cannot be taken up ({error})", "the file was changed by hand") from None


def _deed(fields: Fields, before: State) -> Deed:
    """Read an action with what happened in it; the state after it follows from that."""
    raw = fields.need("events", "a list of what happened")
    happened: tuple[Event, ...] = revived(tuple[Event, ...], raw, fields.at("events"))
    try:
        after = applied(before, happened)
    except (EventError, TypeError) as error:
        raise SceneError(
            fields.at("events"), f"cannot have happened ({error})", "the file is damaged"
        ) from None
    return Deed(_action(fields), _answers(fields), before, after, happened)


def _action(fields: Fields) -> Action:
    action: Action = revived(Action, fields.need("action", "an action"), fields.at("action"))
    return action


def _answers(fields: Fields) -> tuple[Answer, ...]:
    raw = fields.found.get("answers", [])
    if not isinstance(raw, list):
        raise SceneError(fields.at("answers"), f"is {shown(raw)}", "it must be a list [...]")
    return tuple(_answer(each, f"{fields.at('answers')}[{n}]") for n, each in enumerate(raw))


def _answer(value: object, place: str) -> Answer:
    if isinstance(value, bool):
        return value
    answer: Answer = revived(tuple[_ANSWER, ...], value, place)
    return answer
