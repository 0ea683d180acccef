"""Files opened by what they hold: a scene to look at, or a battle to go on with."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from battlefield.app.battle.battle_pictures import keep_picture
from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import ScriptError, play_steps
from battlefield.files.battles.games import read_game
from battlefield.files.battles.scripts import Script, read_script
from battlefield.files.journals.battle_journal import (
    BattleJournal,
    JournalError,
    RescuedBattle,
    left_in_battles,
)
from battlefield.files.journals.journal_damage import Unreadable
from battlefield.files.journals.journal_file import TakenError
from battlefield.files.scene.kinds import kind_of
from battlefield.files.scene.on_disk import UNKNOWN, digest_on_disk
from battlefield.files.scene.opening import read_scene
from battlefield.files.text.errors import SceneError
from battlefield.play.session import Session
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.core.dice import Seeded
from battlefield.rules.scene.contents import Scene


@dataclass(frozen=True, slots=True)
class OpenedBattle:
    """A battle to be shown under a title; `note` says in one sentence what went wrong beside it, if anything.

    Without a journal it can be played all the same.
    """

    battle: Battle
    title: str
    note: str = ""


def opened(path: Path, journals: Path) -> Scene | OpenedBattle:
    """Open a scene, a script or a game; a file that is none of them, or cannot be trusted, is a SceneError.

    A battle gets a journal in a folder. A script's steps are played first.
    """
    kind = kind_of(path)
    if kind == "game":
        disk = digest_on_disk(path)
        battle, note = _kept(read_game(path, BOOKS), journals, path, disk, titled(path))
        battle.path, battle.disk = path, disk
        return OpenedBattle(battle, titled(path), note)
    if kind == "script":
        script = read_script(path)
        title = script.name or titled(path)
        battle, note = _kept(_played(script, path), journals, title=title)
        return OpenedBattle(battle, title, _with_picture(battle, script, journals, note))
    if kind == "roster":
        remedy = "choose it for a side under File, New battle"
        raise SceneError("", "is a roster and no table", remedy, str(path))
    if kind == "campaign":
        raise SceneError("", "is a campaign and no table", "open it under File, Campaign", str(path))
    return read_scene(path)


def begun(script: Script, journals: Path, title: str) -> OpenedBattle:
    """Begin a battle, with none of its steps played; rosters that may not be played are a SceneError."""
    battle, note = _kept(session_of(script), journals, title=title)
    return OpenedBattle(battle, title, _with_picture(battle, script, journals, note))


def pictures_of(journals: Path) -> Path:
    """Return where pictures under battles are kept that are in no file yet."""
    return journals.parent / "pictures"


def _with_picture(battle: Battle, script: Script, journals: Path, note: str) -> str:
    """Keep the picture under a battle that begins; add to a note why that cannot be."""
    battle.pictures = pictures_of(journals)
    try:
        keep_picture(script, battle.pictures)
    except SceneError as error:
        return ". ".join(said for said in (note, str(error)) if said)
    return note


def again(battle: Battle, seed: int, journals: Path, title: str) -> OpenedBattle:
    """Begin a battle anew as it began once, with the dice of another seed."""
    was = battle.session
    session = Session(was.start, was.book, Seeded(), was.typed, seed)
    session.players, session.pictures = was.players, was.pictures
    begun_anew, note = _kept(session, journals, title=title)
    begun_anew.pictures = battle.path.parent if battle.path is not None else battle.pictures
    return OpenedBattle(begun_anew, title, note)


def rescued(found: RescuedBattle) -> OpenedBattle:
    """Go on with a battle that a stopped program left, and with its journal.

    One that another program has gone on with is a TakenError; where its journal cannot be written the battle
    goes on without one.
    """
    title = found.name or (titled(found.source) if found.source else "")
    try:
        battle = Battle.rescued(found)
    except TakenError:
        raise
    except JournalError as error:
        battle = Battle(found.session)
        battle.path, battle.disk = found.source, found.disk
        battle.pictures = pictures_of(found.path.parent)
        battle.lose_file()
        return OpenedBattle(battle, title, ". ".join(said for said in (str(error), found.note) if said))
    battle.pictures = pictures_of(found.path.parent)
    return OpenedBattle(battle, title, found.note)


def battles_to_rescue(journals: Path) -> Sequence[RescuedBattle | Unreadable]:
    """Find what is in the journals of battles that a stopped program left in a folder, the latest first."""
    return left_in_battles(journals, BOOKS)


def titled(path: Path) -> str:
    """Name a battle after its file."""
    words = path.stem.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def _played(script: Script, path: Path) -> Session:
    """Play a script's steps; one that cannot be done is a SceneError."""
    try:
        battle = Battle(session_of(script))
        play_steps(battle, script, lambda _words: None)
    except SceneError as error:
        raise error.of(str(path)) from None
    except ScriptError as error:
        place, _, why = str(error).partition(": ")
        raise SceneError(place, f"cannot be done ({why})", "correct the step", str(path)) from None
    return battle.session


def _kept(
    session: Session, journals: Path, source: Path | None = None, disk: str = UNKNOWN, title: str = ""
) -> tuple[Battle, str]:
    """Return a battle with a journal; where none can be written, without one, and the reason."""
    try:
        battle, note = Battle(session, BattleJournal.start(journals, session, source, disk, title)), ""
    except JournalError as error:
        battle, note = Battle(session), str(error)
    battle.look_ahead()
    return battle, note
