"""Games as files: how they began, every action with its answers and what came of it, and a hash to check."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from battlefield.files.battles.records import IS, plain, revived
from battlefield.files.battles.rosters import is_bare_name
from battlefield.files.battles.seals import SEAL, Seals
from battlefield.files.scene.pictures import given_picture
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError, did_you_mean, in_short
from battlefield.files.text.fields import Fields, check_format, word
from battlefield.play.course import Course, Deed, Hand
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.core.apply import EventError, applied
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.digest import is_recorded_digest, recorded_digest
from battlefield.rules.core.events import Event, Placed
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State

FORMAT, VERSION = "battlefield-game", 1
KEYS = ("format", "version", "book", "start", "deeds", "hash", "typed dice", "players", "pictures", "in hand")
BYTES, DEEDS = 256 * 1024 * 1024, 1_000_000
SEED = "seed"  # of the dice: it stands in the start of a file, and in no state
ANSWER = bool | int | float | str | Placed


Books = Mapping[str, Callable[[], Book]]
Object = dict[str, object]


def game_bytes(session: Session) -> bytes:
    """Write a game out; an action in hand is written with the answers it has so far."""
    text = json.dumps(game_object(session), ensure_ascii=False, separators=(",", ":"))
    return (text + "\n").encode()


def game_object(session: Session) -> Object:
    """Return what a game's file holds."""
    whole, course = _unsealed_object(session), session.course
    seals = Seals(whole)
    whole["deeds"] = [_with_seal(deed, seals, session.unsealed) for deed in session.deeds]
    if course.hand is not None:
        whole["in hand"] = _with_seal(course.hand, seals, session.unsealed)
    return whole


def _with_seal(part: Deed | Hand, seals: Seals, unsealed: int) -> Object:
    found = part_object(part)
    seal = seals.next(found)
    return found | ({SEAL: seal} if seals.count > unsealed else {})


def _unsealed_object(session: Session) -> Object:
    """Return what a game's file holds beside its actions."""
    course = session.course
    whole: Object = {
        "format": FORMAT,
        "version": VERSION,
        "book": session.book.name,
        "start": _start_object(course),
        "deeds": [],
        "hash": recorded_digest(course.state, course.seed),
    }
    if session.typed:
        whole["typed dice"] = list(session.typed)
    if session.players:
        whole["players"] = dict(session.players)
    if session.pictures:
        whole["pictures"] = dict(session.pictures)
    return whole


def _start_object(course: Course) -> Object:
    """Return what a file says of the start: the state, and beside its book the seed of the game."""
    found = plain(course.start)
    assert isinstance(found, dict)
    return {IS: found[IS], "book": found["book"], SEED: course.seed} | found


def _start_of(fields: Fields) -> tuple[State, int]:
    """Read what `_start_object` wrote."""
    rest = {key: value for key, value in fields.found.items() if key != SEED}
    start: State = revived(State, rest, fields.place)
    seed: int = revived(int, fields.need(SEED, "what names the dice"), fields.at(SEED))
    return start, seed


def part_object(part: Deed | Hand) -> Object:
    """Return what a file says of an action, done or in hand."""
    happened = happened_object(part.answers, part.at, part.events, part.typed)
    return {"action": plain(part.action), **happened}


def happened_object(
    answers: tuple[Answer, ...], at: tuple[int, ...], events: tuple[Event, ...], typed: tuple[int, ...] = ()
) -> Object:
    """Return what a file says of answers and of what came of them; nothing of what there is none of."""
    parts = {"answers": plain(answers), "at": list(at), "typed": list(typed), "events": plain(events)}
    return {key: value for key, value in parts.items() if value}


def read_game(path: str | os.PathLike[str], books: Books) -> Session:
    """Read a game and check that its last state has its hash; raise SceneError where it cannot be trusted."""
    source, data = os.fspath(path), read_bytes(path, BYTES)
    try:
        return game_of(Fields(_decoded(data), ""), books)
    except SceneError as error:
        raise given_picture(data, source) or error.of(source) from None


def read_sound_part(path: str | os.PathLike[str], books: Books) -> tuple[Session, str]:
    """Read a game up to its first action that cannot be trusted, and say why; "" where all of it can be.

    Where not even its start can be read it is a SceneError.
    """
    source, data = os.fspath(path), read_bytes(path, BYTES)
    try:
        return _played(Fields(_decoded(data), ""), books)
    except SceneError as error:
        raise error.of(source) from None


def _decoded(data: bytes) -> object:
    if len(data) > BYTES:
        raise SceneError("", "is too big", f"at most {BYTES} bytes are read")
    return json_text.decode(data)


def game_of(fields: Fields, books: Books) -> Session:
    """Read what `game_object` wrote; raise SceneError where it cannot be trusted."""
    faults: list[SceneError] = []
    session = _followed(fields, books, faults)
    if faults:
        raise faults[0]
    return session


def _played(fields: Fields, books: Books) -> tuple[Session, str]:
    """Read what can be trusted of a game, and say what cannot."""
    faults: list[SceneError] = []
    return _followed(fields, books, faults), str(faults[0]) if faults else ""


def _followed(fields: Fields, books: Books, faults: list[SceneError]) -> Session:
    """Follow a game to its first fault; what stands before it is a SceneError, if it is one."""
    check_format(fields, FORMAT, VERSION)
    for key in fields.rest(KEYS):
        raise SceneError(fields.at(key), "is not known", f"leave it out{did_you_mean(key, KEYS)}")
    book = word(fields.need("book", "the rules that are played"), fields.at("book"), tuple(books))
    start, seed = _start_of(Fields(fields.need("start", "the state at the start"), fields.at("start")))
    course, seals = Course(start, seed), Seals(fields.found)
    session = Session(start, books[book](), Seeded(), _typed(fields, start), seed)
    session.players, session.pictures = players_of(fields, start.sides), _pictures(fields, start)
    try:
        for number, value in enumerate(fields.items("deeds", DEEDS)):
            place = Fields(value, f"{fields.at('deeds')}[{number}]")
            seals.check(place.found, place.place)
            course.grow(deed_of(hand_of(place), course.state, place.place))
        _check_hash(fields, course)
        session.resume(course.deeds)
        if "in hand" in fields.found:
            place = Fields(fields.found["in hand"], fields.at("in hand"))
            seals.check(place.found, place.place)
            _take_up(session, hand_of(place))
    except SceneError as error:
        faults.append(error)
        session.resume(course.deeds)
    session.unsealed = seals.unsealed
    return session


def _check_hash(fields: Fields, course: Course) -> None:
    if not is_recorded_digest(course.state, course.seed, fields.found.get("hash")):
        raise SceneError(
            fields.at("hash"), "does not fit what happened", "the file was damaged or changed by hand"
        )


def _typed(fields: Fields, start: State) -> tuple[str, ...]:
    found = enumerate(fields.items("typed dice", len(start.sides)))
    return tuple(word(side, f"{fields.at('typed dice')}[{number}]", start.sides) for number, side in found)


def players_of(fields: Fields, sides: Sequence[str]) -> Mapping[str, str]:
    """Read who plays which side; nothing where that is not told."""
    found = Fields(fields.found.get("players", {}), fields.at("players"))
    for side in found.found:
        word(side, found.at(side), tuple(sides))
    return {side: found.text(side) for side in found.found}


def _pictures(fields: Fields, start: State) -> Mapping[str, str]:
    """Read the files of pictures by profile: beside the game, in no other folder."""
    found = Fields(fields.found.get("pictures", {}), fields.at("pictures"))
    for profile in found.found:
        word(profile, found.at(profile), tuple(start.profiles))
        if not is_bare_name(found.text(profile)):
            raise SceneError(found.at(profile), "is no name of a file", "name a file beside the game")
    return {profile: found.text(profile) for profile in found.found}


_OTHERWISE = (
    "the file was changed by hand, or written by another version;"
    " `battlefield recover` writes the battle up to that action"
)


def _take_up(session: Session, hand: Hand) -> None:
    try:
        session.take_up(hand.action, hand.answers, hand.events, hand.typed)
    except Exception as error:  # a changed file may lead the rules anywhere
        found = f"cannot be taken up ({in_short(error)})"
        raise SceneError("in hand", found, _OTHERWISE) from None


def deed_of(hand: Hand, before: State, place: str) -> Deed:
    """End an action by what happened in it; what cannot have happened is a SceneError."""
    try:
        after = applied(before, hand.events)
    except (EventError, TypeError, LookupError) as error:
        raise SceneError(place, f"cannot have happened ({in_short(error)})", "the file is damaged") from None
    return Deed(hand.action, hand.answers, before, after, hand.events, hand.at, hand.typed)


def hand_of(fields: Fields) -> Hand:
    """Read an action with its answers and with what happened in it."""
    action: Action = revived(Action, fields.need("action", "an action"), fields.at("action"))
    answers, at, events, typed = happened_of(fields)
    return Hand(action, answers, at, events, typed)


def happened_of(
    fields: Fields,
) -> tuple[tuple[Answer, ...], tuple[int, ...], tuple[Event, ...], tuple[int, ...]]:
    """Read what `happened_object` wrote: answers, the events before each, the events, what was typed in."""
    events = revived(tuple[Event, ...], fields.found.get("events", []), fields.at("events"))
    found = enumerate(fields.items("answers", DEEDS))
    answers = tuple(read_answer(value, f"{fields.at('answers')}[{number}]") for number, value in found)
    at: tuple[int, ...] = revived(tuple[int, ...], fields.found.get("at", []), fields.at("at"))
    if len(at) != len(answers) or any(b < a for a, b in pairwise((0, *at))):
        raise SceneError(fields.at("at"), "does not fit the answers", "it must be a rising number for each")
    typed: tuple[int, ...] = revived(tuple[int, ...], fields.found.get("typed", []), fields.at("typed"))
    if any(not 0 <= each < len(answers) for each in typed) or list(typed) != sorted(set(typed)):
        raise SceneError(fields.at("typed"), "does not fit the answers", "it must name some of them")
    return answers, at, events, typed


def read_answer(value: object, place: str) -> Answer:
    """Read an answer as `plain` wrote it."""
    if isinstance(value, bool):
        return value
    answer: Answer = revived(tuple[ANSWER, ...], value, place)
    return answer
