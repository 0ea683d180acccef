"""A journal of a battle: its start, then each action, answer, undo and redo, on disk before anyone sees it.

The first line holds the game as its file would. What came of an action or an answer stands beside it, so that
a rescue follows the events and runs only the action that was in hand.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from battlefield.files.battles.games import (
    BYTES,
    DEEDS,
    Books,
    deed_of,
    game_object,
    game_of,
    hand_of,
    happened_object,
    happened_of,
    players_of,
)
from battlefield.files.battles.records import plain
from battlefield.files.journals.journal_damage import (
    Damage,
    Mark,
    Unreadable,
    damage_of,
    looked_through,
    mark_of,
    resumed,
)
from battlefield.files.journals.journal_file import (
    JournalError,
    JournalFile,
    in_free_place,
    left_in,
    without_journal,
)
from battlefield.files.journals.journal_lines import Chain, Entry
from battlefield.files.journals.journal_reading import Lines
from battlefield.files.scene.on_disk import UNKNOWN
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.play.course import Course, Deed, Hand
from battlefield.play.session import Session
from battlefield.rulebooks.registry import OFFERS

__all__ = [
    "BattleJournal",
    "JournalError",
    "RescuedBattle",
    "battles_left_behind",
    "is_battle_journal",
    "left_in_battles",
]

ENDING = ".battle"
MOST_BYTES = BYTES + 1024  # of a line: the first one holds a whole game
MOST_ENTRIES = 10_000_000


class BattleJournal(JournalFile):
    """Writes what happens in one battle."""

    @classmethod
    def start(
        cls,
        folder: Path,
        session: Session,
        source: Path | None = None,
        disk: str = UNKNOWN,
        name: str = "",
    ) -> "BattleJournal":
        """Begin a journal for a battle in a folder; a folder that cannot be written is a JournalError.

        `disk` is the digest of the file that the battle was read from, `name` what the battle is called.
        """
        try:
            return in_free_place(folder, ENDING, lambda path: cls._started(path, session, source, disk, name))
        except OSError as error:
            raise without_journal(folder, error) from error

    @classmethod
    def start_at(cls, path: Path, session: Session) -> "BattleJournal":
        """Begin a journal in a file of that name; one that is already there is left alone: a JournalError."""
        try:
            return cls._started(path, session, None)
        except FileExistsError:
            told = f"{path} is already there; name a new file, or rescue what is in it"
            raise JournalError(told) from None
        except OSError as error:
            raise without_journal(path, error) from error

    @classmethod
    def _started(
        cls, path: Path, session: Session, source: Path | None, disk: str = UNKNOWN, name: str = ""
    ) -> "BattleJournal":
        journal = cls(path)
        known = {"source": str(source) if source else "", "disk": disk, "name": name}
        journal._begin({"game": game_object(session), **known})
        return journal

    @classmethod
    def resume(cls, rescued: "RescuedBattle") -> "BattleJournal":
        """Go on with a rescued journal behind its last whole line; one that is gone is a JournalError.

        One that another program has gone on with is a TakenError; a damaged one is kept as it was found.
        """
        journal = resumed(cls, rescued)
        if rescued.is_short:
            journal._write({"undo": None, "forget": True})
        return journal

    def went(self, before: Course, now: Course) -> None:
        """Write down what led on from there: actions begun or answered, or steps back or forth."""
        back, forth = now.undone[len(before.undone) :], before.undone[len(now.undone) :]
        if back:
            left = (*back[1:], now.hand)
            self._write(*(_undoing(each) for each in left))
        elif forth and forth[0] is now.last:
            self._write(*[_REDO] * len(forth))
        elif now.last is not None and now.last is not before.last:
            self._write(*_growths(before, now))

    def seated(self, players: Mapping[str, str]) -> None:
        """Write down who plays which side from now on."""
        self._write({"players": dict(players)})


_REDO: Entry = {"redo": 1}


def _undoing(left: Deed | Hand | None) -> Entry:
    """Return that the action in hand, or the last one, was taken back to what is left of its answers."""
    return {"undo": len(left.answers) if isinstance(left, Hand) else None}


def _growths(before: Course, now: Course) -> Iterator[Entry]:
    """Yield how the action in hand went on, then each that was begun after it: some go on by themselves."""
    hand, begun = before.hand, () if now.hand is None else (now.hand,)
    for each in (*now.deeds[len(before.deeds) :], *begun):
        yield _growth(hand, each)
        hand = None


def _growth(before: Hand | None, now: Deed | Hand) -> Entry:
    """Return that an action was begun, or answered, and what came of it."""
    known = before if before is not None else Hand(now.action)
    answers, events = len(known.answers), len(known.events)
    entry: Entry = {} if before is not None else {"begin": plain(now.action)}
    typed = tuple(number - answers for number in now.typed if number >= answers)
    entry |= happened_object(now.answers[answers:], now.at[answers:], now.events[events:], typed)
    return entry | {"done": isinstance(now, Deed)}


@dataclass(frozen=True, slots=True)
class RescuedBattle:
    """A battle found in a journal that nobody dropped, and the file it was saved in.

    `changes` counts the steps since it was saved, `whole` the bytes that could be read; `note` says what is
    lost, if anything is. `is_short` tells that the action in hand could not be taken up again; `disk` is the
    digest of the file as it was saved or read, as far as it is known; `name` is what the battle was called.
    """

    path: Path
    session: Session
    source: Path | None
    changes: int
    whole: int
    mark: Mark | None = None
    damage: Damage | None = None
    is_short: bool = False
    disk: str = UNKNOWN
    chain: Chain = field(default_factory=Chain)
    name: str = ""

    @property
    def title(self) -> str:
        """What it was called, or else the sides, and how far they came."""
        state = self.session.state
        periods = {offer.key: offer.face().period for offer in OFFERS if offer.key == state.book}
        turn = f", {periods.get(state.book, 'turn')} {state.clock.turn}" if state.clock.turn else ""
        return f"{self.name or ' against '.join(state.sides)}{turn}"

    @property
    def note(self) -> str:
        """Say what was lost, or nothing."""
        said = [self.damage.words("played", "action or answer")] if self.damage is not None else []
        if self.is_short:
            said.append("The action in hand could not be taken up again; it has to be begun anew")
        return ". ".join(said)


def battles_left_behind(folder: Path, books: Books) -> list[RescuedBattle]:
    """Find the battles of programs that stopped in the middle, as `left_in_battles` does."""
    return [found for found in left_in_battles(folder, books) if isinstance(found, RescuedBattle)]


def left_in_battles(folder: Path, books: Books) -> list[RescuedBattle | Unreadable]:
    """Find what is in the journals of battles that programs left, the latest first.

    Whole ones without changes are dropped, damaged ones are kept under a second name.
    """
    return looked_through(left_in(folder, ENDING), lambda path: rescue_battle(path, books), MOST_BYTES)


def is_battle_journal(path: Path) -> bool:
    """Return whether a file begins as a battle's journal does, or holds a second copy of such a beginning."""
    with suppress(OSError), path.open("rb") as file:
        start = file.read(18)
        if start[8:] == b' {"game": ' or start.startswith(b"{"):
            return not start.startswith(b"{")
    return "game" in next(iter(Lines(path, MOST_BYTES)), {})


def rescue_battle(path: Path, books: Books) -> RescuedBattle | None:
    """Follow a journal as far as it is whole; None where not even its first line can be read."""
    told, mark, lines = _Told(books), mark_of(path), Lines(path, MOST_BYTES)
    for number, entry in enumerate(lines):
        try:
            told.take(Fields(entry, f"line {number + 1}"))
        except (ValueError, LookupError, TypeError, ArithmeticError):
            break
        if number >= MOST_ENTRIES:
            break
    if told.session is None or told.course is None:
        return None
    source = Path(told.source) if told.source else None
    is_short = not _taken_up(told.session, told.course)
    if lines.is_old:  # nothing in it is marked as typed in
        told.session.unsealed = len(told.course.deeds) + (told.course.hand is not None)
    damage = damage_of(path, lines, MOST_BYTES)
    return RescuedBattle(
        path,
        told.session,
        source,
        told.changes,
        lines.whole,
        mark,
        damage,
        is_short,
        told.disk,
        lines.chain,
        told.name,
    )


def _taken_up(session: Session, course: Course) -> bool:
    """Go to where a course was left; an action in hand that does not run as it did is dropped: then False."""
    is_whole = course.hand is None or _runs_again(session, course, course.hand)
    if not is_whole:
        course.back(None)
        course.undone.clear()
    session.go_to(course)
    return is_whole


def _runs_again(session: Session, course: Course, hand: Hand) -> bool:
    session.resume(course.deeds)
    try:
        session.take_up(hand.action, hand.answers, hand.events, hand.typed)
    except Exception:  # whatever the rules meet there, what was played before must not be lost with it
        return False
    return session.course.hand == hand


class _Told:
    """A battle being rebuilt from entries."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self.session: Session | None = None
        self.course: Course | None = None
        self.source, self.disk, self.name = "", UNKNOWN, ""
        self.changes = 0

    def take(self, fields: Fields) -> None:
        """Follow one entry; one that does not fit is a ValueError or LookupError and changes nothing."""
        if self.session is None or self.course is None:
            self._open(fields)
        elif "saved" in fields.found:
            self.source, self.changes = fields.text("saved"), 0
            self.disk = fields.text("disk")
        elif "players" in fields.found:
            self.session.players = players_of(fields, self.session.start.sides)
        elif "unsaved" in fields.found:
            self.changes += 1
        else:
            self._play(fields, self.course)
            self.changes += 1

    def _open(self, fields: Fields) -> None:
        self.session = game_of(Fields(fields.need("game", "a game"), fields.at("game")), self._books)
        self.course = self.session.course.copy()
        self.source, self.disk = fields.text("source"), fields.text("disk")
        self.name = fields.text("name")
        self.changes = 0

    def _play(self, fields: Fields, course: Course) -> None:
        if "undo" in fields.found:
            keep = fields.found["undo"]
            course.back(None if keep is None else fields.whole("undo", DEEDS))
            if fields.flag("forget"):
                course.undone.clear()
        elif "redo" in fields.found:
            course.forth()
        else:
            hand = _grown(fields, course.hand)
            course.grow(deed_of(hand, course.state, fields.place) if fields.flag("done") else hand)


def _grown(fields: Fields, hand: Hand | None) -> Hand:
    if "begin" in fields.found:
        if hand is not None:
            raise SceneError(fields.place, "begins an action in another", "the file was changed by hand")
        return hand_of(Fields({**fields.found, "action": fields.found["begin"]}, fields.place))
    if hand is None:
        raise SceneError(fields.place, "answers nothing", "the file was changed by hand")
    answers, at, events, new = happened_of(fields)
    typed = (*hand.typed, *(number + len(hand.answers) for number in new))
    return Hand(hand.action, hand.answers + answers, hand.at + at, hand.events + events, typed)
