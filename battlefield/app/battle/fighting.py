"""A battle being fought: begun, opened or rescued, played by two calls, and on disk before anyone sees it."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from battlefield.app.battle.available_actions import Offer, Outlook
from battlefield.app.battle.battle_log import BattleLog, LogLine
from battlefield.app.battle.battle_pictures import (
    carry_picture,
    carry_pictures,
    found_picture,
    holds_picture,
)
from battlefield.app.battle.battle_steps import Step
from battlefield.app.battle.mustering import session_of
from battlefield.app.opponents.minds import Minds
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.files.battles.scripts import Script
from battlefield.files.journals.battle_journal import (
    BattleJournal,
    JournalError,
    RescuedBattle,
)
from battlefield.files.scene.on_disk import UNKNOWN, check_over, digest_on_disk
from battlefield.files.scene.whole_files import write_bytes
from battlefield.play.course import Course
from battlefield.play.replay import Replay
from battlefield.play.session import Session
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.core.requests import Answer, Request
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import State

Listener = Callable[[], None]


class Battle:
    """One battle: `begin` an action, `answer` what is asked, undo and redo.

    Each step is in the journal before anybody sees it; one that the journal cannot take is not made. Steps
    give the sentence why they were refused, or nothing; undo and redo give whether they did anything, and
    `complaint` says why not. Listeners are called after each step. `minds` keeps what opponents had in mind.
    """

    def __init__(self, session: Session, journal: BattleJournal | None = None) -> None:
        self.session = session
        self.path: Path | None = None
        self.disk = UNKNOWN  # the digest of its file as it was read or written last
        self.complaint = ""
        self.pictures: Path | None = None  # where its pictures were kept as it began
        self._worn: tuple[object, dict[str, Path]] = (None, {})
        self.is_left = False
        self._journal = journal
        self.minds = Minds(session.start, session.seed, journal.path.parent if journal is not None else None)
        self._saved_at: Course | None = session.course.copy()
        self._log = BattleLog()
        self._listeners: list[Listener] = []
        self._outlook = Outlook(session.book)
        self._replay: tuple[Course, Replay] | None = None

    @classmethod
    def started(cls, start: Script, folder: Path | None = None) -> "Battle":
        """Muster rosters, with a journal in a folder or with none.

        Rosters that the book does not allow are a SceneError, a folder that cannot be written a JournalError.
        """
        session = session_of(start)
        return cls(session, BattleJournal.start(folder, session) if folder is not None else None)

    @classmethod
    def opened(cls, path: Path, folder: Path | None = None) -> "Battle":
        """Open a saved game at the question it was left at; one that cannot be trusted is a SceneError."""
        disk = digest_on_disk(path)
        session = read_game(path, BOOKS)
        battle = cls(
            session, BattleJournal.start(folder, session, path, disk) if folder is not None else None
        )
        battle.path, battle.disk = path, disk
        return battle

    @classmethod
    def rescued(cls, found: RescuedBattle) -> "Battle":
        """Go on with a battle that a stopped program left, and with its journal.

        A journal that cannot be gone on with is a JournalError.
        """
        battle = cls(found.session, BattleJournal.resume(found))
        battle.path, battle.disk = found.source, found.disk
        battle._saved_at = None if found.changes else battle._saved_at
        battle.complaint = found.note
        return battle

    @property
    def book(self) -> Book:
        """The rules that are played."""
        return self.session.book

    @property
    def state(self) -> State:
        """The game as far as it has come."""
        return self.session.state

    @property
    def pending(self) -> Request | None:
        """What is asked now."""
        return self.session.pending

    @property
    def title(self) -> str:
        """The sides."""
        return " against ".join(self.state.sides)

    @property
    def is_modified(self) -> bool:
        """Whether something is in no game file yet; the journal has it all the same."""
        return self._saved_at is None or not self.session.course.is_at(self._saved_at)

    @property
    def log(self) -> tuple[LogLine, ...]:
        """All that happened, in words."""
        return self._log.lines(self.session.course)

    @property
    def replay(self) -> Replay:
        """The battle so far to be looked at again, forward and back."""
        course = self.session.course
        if self._replay is None or not course.is_at(self._replay[0]):
            self._replay = (course.copy(), Replay.of(course))
        return self._replay[1]

    def listen(self, listener: Listener) -> None:
        """Call a function after each step."""
        self._listeners.append(listener)

    def actions(self) -> tuple[Offer, ...]:
        """Give what the side to act may begin, and what it may not with the reason; nothing amid a question.

        Refused are the same kinds of action by its other units.
        """
        return self._outlook.offers(self.state) if self.pending is None else ()

    def offers_in(self, state: State) -> tuple[Offer, ...]:
        """Give what the side to act may begin in a state of this battle."""
        return self._outlook.offers(state)

    def standing(self, state: State) -> Standing:
        """Say where the game is in a state of it, and how the sides stand."""
        return self._outlook.standing(state)

    def look_ahead(self) -> None:
        """Find out, in whichever thread, what the window will ask of the present at once."""
        self._look_at(self.session)

    def _look_at(self, session: Session) -> None:
        self._outlook.standing(session.state)
        if session.pending is None:
            self._outlook.offers(session.state)

    def step(self, do: Callable[[Session], str]) -> Step:
        """Return what somebody does with the session, and says why not, as a step, to be made once.

        It is done with a session apart, and what the window will ask after it is found out there as well.
        Until its end all is as it was, and nothing else may be done meanwhile.
        """

        def look_on(game: Session) -> str:
            refusal = do(game)
            if not refusal:
                self._look_at(game)
            return refusal

        return self._step(look_on)

    def _step(self, do: Callable[[Session], str]) -> Step:
        other = self.session.apart()
        return Step(lambda: do(other), lambda found: self._end(other, found))

    def _end(self, other: Session, found: str | BaseException) -> str:
        """Be where a session apart has come to, once that is in the journal."""
        self.complaint = ""
        if isinstance(found, BaseException):
            self.session.stay()
            raise found
        if found:
            return found
        try:
            if self._journal is not None:
                self._journal.went(self.session.course, other.course)
        except JournalError as error:
            self.session.stay()
            self.complaint = str(error)
            return self.complaint
        self.session.take_over(other)
        self._tell()
        return ""

    def begin(self, action: Action) -> str:
        """Begin an action; one that cannot be begun changes nothing and gives the reason."""
        return self._step(lambda game: game.begin(action)).make()

    def answer(self, answer: Answer) -> str:
        """Answer what is asked; an answer that will not do changes nothing and gives the reason."""
        return self._step(lambda game: game.answer(answer)).make()

    def undo(self) -> bool:
        """Take back the last answer of the action in hand, or the last action."""
        return self._went(Session.undo)

    def undo_answer(self) -> bool:
        """Take back the last answer, even of an action that is done."""
        return self._went(Session.undo_answer)

    def undo_action(self) -> bool:
        """Take back the action in hand, or else the last one, with all its answers."""
        return self._went(Session.undo_action)

    def redo(self) -> bool:
        """Bring back the answer or the action last undone."""
        return self._went(Session.redo)

    def _went(self, go: Callable[[Session], bool]) -> bool:
        return not self._step(lambda game: "" if go(game) else "there is no way").make()

    @property
    def can_undo(self) -> bool:
        """Whether anything can be taken back."""
        return self.session.course.can_go_back

    @property
    def can_redo(self) -> bool:
        """Whether anything can be brought back."""
        return bool(self.session.course.undone)

    def seat(self, side: str, player: str) -> None:
        """Let somebody play a side from now on, and write that down; nothing that was played changes."""
        self.session.players = {**self.session.players, side: player}
        if self._journal is not None and not self.is_left:
            with suppress(JournalError):  # the battle goes on, whoever a rescue would seat
                self._journal.seated(self.session.players)
        self._tell()

    def save(self, path: Path, over: str | None = None) -> None:
        """Write the battle to a game file, with the question in hand; raise SceneError where it cannot.

        With the digest `over` of what may be written over, a file that holds another is a ChangedError.
        """
        write, end = self.saving(path, over)
        end(write())

    def saving(self, path: Path, over: str | None = None) -> tuple[Callable[[], str], Callable[[str], None]]:
        """Return what `save` does in two parts: another thread may do the first while the game goes on.

        It raises a SceneError where the file cannot be written, and else gives what the second part takes.
        """
        kept = self.session.apart()

        def end(disk: str) -> None:
            if self._journal is not None and not self.is_left and self.session.course.is_at(kept.course):
                with suppress(JournalError):  # it is in its file: a rescue would only offer it once more
                    self._journal.saved(path, disk)
            self.path, self.disk, self._saved_at = path, disk, kept.course
            self._tell()

        def write() -> str:
            check_over(path, over)  # before a picture is copied beside it
            carry_picture(kept.start, self.picture_folder, path.parent)
            carry_pictures(kept.pictures.values(), self._folders, path.parent)
            return write_bytes(path, game_bytes(kept), over)

        return write, end

    @property
    def picture_folder(self) -> Path | None:
        """The folder that the picture under its table lies in; None where it has none, or it is not found."""
        return next((each for each in self._folders if holds_picture(self.state, each)), None)

    @property
    def _folders(self) -> tuple[Path | None, Path | None]:
        return self.path.parent if self.path is not None else None, self.pictures

    def unit_pictures(self) -> dict[str, Path]:
        """Return the files of the pictures that units have, by profile; one that is gone is a bare name."""
        key = (self.session.pictures, self._folders)
        if self._worn[0] != key:
            names = self.session.pictures.items()
            self._worn = (key, {of: found_picture(name, self._folders) for of, name in names})
        return self._worn[1]

    def lose_file(self) -> None:
        """Remember that the battle is in no file any more: another program has changed it, or it is gone."""
        if self._journal is not None and not self.is_left:
            with suppress(JournalError):  # the window asks before it is left
                self._journal.unsaved()
        self._saved_at = None
        self._tell()

    def close(self) -> None:
        """Leave the journal for a rescue."""
        self.is_left = True
        if self._journal is not None:
            self._journal.close()

    def drop(self) -> None:
        """Leave the battle on purpose: its journal goes."""
        self.is_left = True
        if self._journal is not None:
            self._journal.drop()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()
