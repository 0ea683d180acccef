"""What is in a campaign's folder now: its tables, rosters and battles, and what has become of those it knew.

The files themselves are asked: they may be moved, renamed, damaged or deleted, and each change is told in one
sentence. Nothing is written here but by `keep`.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from battlefield.app.books.faces import face_of
from battlefield.app.campaigns.summaries import as_known, filed_game
from battlefield.app.refereeing.time_of_day import dated
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.battles.rosters import read_roster
from battlefield.files.campaigns.campaign_file import (
    CAMPAIGN,
    Campaign,
    Filed,
    is_beside,
    read_campaign,
    write_campaign,
)
from battlefield.files.scene.kinds import Kind, said_kind
from battlefield.files.scene.on_disk import UNKNOWN, digest_on_disk
from battlefield.files.scene.opening import read_scene
from battlefield.files.text.errors import SceneError

MOST_FILES, DEEPEST = 2_000, 4  # files that are looked at, and folders in folders
_NO_CAMPAIGN = QT_TR_NOOP("holds no campaign")
_MAKE = QT_TR_NOOP("`battlefield campaign FOLDER new`, or File, Campaign, makes one")


@dataclass(frozen=True, slots=True)
class TableFile:
    """A table of the folder: its file, named from there, and what it is."""

    file: str
    name: str
    size: str


@dataclass(frozen=True, slots=True)
class RosterFile:
    """A roster of the folder."""

    file: str
    name: str
    book: str
    size: str


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle as it is known now; `trouble` says why its file cannot be opened, where it cannot."""

    filed: Filed
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a folder holds. `told` are sentences about files; `disk` is the digest of the campaign's own file,
    `damage` why that cannot be read, where it cannot: then nothing is written over it.
    """

    folder: Path
    campaign: Campaign
    tables: tuple[TableFile, ...]
    rosters: tuple[RosterFile, ...]
    battles: tuple[Battle, ...]
    told: tuple[str, ...] = ()
    disk: str = UNKNOWN
    damage: str = ""

    @property
    def faults(self) -> tuple[str, ...]:
        """Each thing that is amiss, in one sentence."""
        troubles = (each.trouble for each in self.battles if each.trouble)
        return (*([self.damage] if self.damage else ()), *troubles, *self.told)


def folder_of(path: Path) -> Path:
    """Return the folder of a campaign that is named by its folder or by its file."""
    return path.parent if path.name == CAMPAIGN and not path.is_dir() else path


def look(folder: Path) -> Contents:
    """Look at what is in a campaign's folder; one that is none is a SceneError."""
    path = folder / CAMPAIGN
    if not folder.is_dir():
        raise SceneError("", tr("is no folder"), tr("name the folder of a campaign"), str(folder))
    if not path.exists():
        raise SceneError("", tr(_NO_CAMPAIGN), tr(_MAKE), str(folder))
    disk, damage = digest_on_disk(path), ""
    try:
        campaign = read_campaign(path)
    except SceneError as error:
        campaign, damage = Campaign(folder.resolve().name or "Campaign"), whole_fault(error)
    return _contents(folder, campaign, disk, damage)


def _contents(folder: Path, campaign: Campaign, disk: str, damage: str) -> Contents:
    told: list[str] = []
    files = _files_in(folder, told)
    tables = tuple(_tables(folder, _of("scene", files), told))
    rosters = tuple(_rosters(folder, _of("roster", files), told))
    battles = tuple(_Battles(folder, campaign, told).found(_of("game", files)))
    battles = _on_tables(battles, tables, rosters, told)
    return Contents(folder, campaign, tables, rosters, battles, tuple(told), disk, damage)


def _of(kind: Kind, files: Sequence[tuple[str, Kind]]) -> list[str]:
    return [file for file, found in files if found == kind]


def _files_in(folder: Path, told: list[str]) -> list[tuple[str, Kind]]:
    """List the files of the program in a folder and below it, in the order of their names."""
    found: list[tuple[str, Kind]] = []
    for path in sorted(_walked(folder)):
        file = path.relative_to(folder).as_posix()
        kind = said_kind(path)
        if kind is None or (kind == "campaign" and file == CAMPAIGN):
            continue
        if not is_beside(file):
            told.append(
                tr("{file} is left out; no name in it may begin with a point or hold a colon", file=file)
            )
        elif len(found) == MOST_FILES:
            words = QT_TR_NOOP("{folder} holds more than {most} files; the others are not listed")
            told.append(tr(words, folder=folder, most=MOST_FILES))
            break
        else:
            found.append((file, kind))
    return found


def _walked(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        depth = len(Path(place).relative_to(folder).parts)
        folders[:] = [each for each in folders if not each.startswith(".") and depth + 1 < DEEPEST]
        yield from (Path(place, name) for name in names if name.endswith(".json") and name[0] != ".")


def _tables(folder: Path, files: Sequence[str], told: list[str]) -> Iterator[TableFile]:
    for file in files:
        try:
            scene = read_scene(folder / file)
        except SceneError as error:
            told.append(_from_here(error, file))
        else:
            size = f"{scene.board.width:g} × {scene.board.height:g} in"
            yield TableFile(file, scene.name or Path(file).stem, size)


def _rosters(folder: Path, files: Sequence[str], told: list[str]) -> Iterator[RosterFile]:
    for file in files:
        try:
            roster = read_roster(folder / file)
        except SceneError as error:
            told.append(_from_here(error, file))
        else:
            yield RosterFile(file, roster.name, roster.book, face_of(roster.book).size(roster))


def _from_here(error: SceneError, file: str) -> str:
    """Write a complaint with the file named as it lies in the folder."""
    return str(error.of(file))


class _Battles:
    """Brings together the battles that a campaign knows and the saved games that are in its folder."""

    def __init__(self, folder: Path, campaign: Campaign, told: list[str]) -> None:
        self._folder, self._told = folder, told
        self._known = campaign.battles
        self._by_file = {each.file: each for each in campaign.battles}
        self._by_id = {each.id: each for each in campaign.battles}
        self._now: dict[str, Filed] = {}
        self._damaged: dict[str, str] = {}

    def found(self, files: Sequence[str]) -> Iterator[Battle]:
        """Yield the battles that are known, in their order, then those that nobody has filed."""
        for file in sorted(files, key=lambda each: each not in self._by_file):
            self._take(file)
        for known in self._known:
            now = self._now.pop(known.id, None)
            yield Battle(known, self._why(known)) if now is None else Battle(now)
        yield from (Battle(each) for each in sorted(self._now.values(), key=lambda each: each.begun))
        filed = {each.file for each in self._known}
        self._told += [words for file, words in self._damaged.items() if file not in filed]

    def _take(self, file: str) -> None:
        """Look at one saved game; one that is as it was is not read again."""
        path = self._folder / file
        digest = digest_on_disk(path)
        known = self._by_file.get(file)
        if known is None or not known.digest or known.digest != digest:
            try:
                now = filed_game(path, file, digest)
            except SceneError as error:
                self._damaged[file] = _from_here(error, file)
                return
            known = self._by_id.get(now.id)
            now = as_known(now, known) if known is not None else replace(now, begun=_changed(path))
        else:
            now = known
        self._add(now, known)

    def _add(self, now: Filed, known: Filed | None) -> None:
        other = self._now.get(now.id)
        if other is not None:
            words = QT_TR_NOOP("{file} is the same battle as {other}; it is counted once")
            self._told.append(tr(words, file=now.file, other=other.file))
            return
        self._now[now.id] = now
        if known is not None and known.file != now.file:
            self._told.append(tr("{before} is {file} now", before=known.file, file=now.file))

    def _why(self, known: Filed) -> str:
        """Say what has become of a battle whose file cannot be opened."""
        if known.file in self._damaged:
            return self._damaged[known.file]
        here = (self._folder / known.file).exists()
        title = known.title or tr("the battle", "of which something is known")
        if here:
            words = QT_TR_NOOP("{file} holds something else now; what is known of {battle} is kept")
        else:
            words = QT_TR_NOOP("{file} is gone; what is known of {battle} is kept")
        return tr(words, file=known.file, battle=title)


def _changed(path: Path) -> str:
    try:
        return dated(path.stat().st_mtime)
    except OSError:
        return ""


def _on_tables(
    battles: tuple[Battle, ...],
    tables: Sequence[TableFile],
    rosters: Sequence[RosterFile],
    told: list[str],
) -> tuple[Battle, ...]:
    """Let battles follow tables and rosters that have been moved, by their names; say which are gone."""
    laid = _Followed({each.file: each.name for each in tables})
    armed = _Followed({each.file: each.name for each in rosters})
    found = []
    for battle in battles:
        filed = battle.filed
        sides = tuple(replace(side, file=armed.now(side.file, side.roster)) for side in filed.sides)
        table = laid.now(filed.table_file, filed.table)
        found.append(replace(battle, filed=replace(filed, table_file=table, sides=sides)))
    told += [tr("{file} is gone; battles that were fought with it keep its name", file=file)
             for file in (*laid.gone, *armed.gone)]  # fmt: skip
    return tuple(found)


class _Followed:
    """Finds files again that are known by a name."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names
        self._files = {name: file for file, name in reversed(names.items())}
        self.gone: dict[str, None] = {}

    def now(self, file: str, name: str) -> str:
        """Return where a file is now; where it is nowhere it keeps its name, and is counted as gone."""
        if not file or file in self._names:
            return file
        if name not in self._files:
            self.gone[file] = None
        return self._files.get(name, file)


def look_and_keep(folder: Path) -> Contents:
    """Look at a folder and write down what has become of its battles; where that cannot be, say why."""
    contents = look(folder)
    try:
        return keep(contents)
    except SceneError as error:
        return replace(contents, told=(*contents.told, whole_fault(error)))


def keep(contents: Contents) -> Contents:
    """Write down what has become of the battles, where anything has; SceneError where that cannot be."""
    if contents.damage:
        return contents
    campaign = replace(contents.campaign, battles=tuple(each.filed for each in contents.battles))
    if campaign == contents.campaign:
        return contents
    disk = write_campaign(contents.folder / CAMPAIGN, campaign, contents.disk)
    return replace(contents, campaign=campaign, disk=disk)
