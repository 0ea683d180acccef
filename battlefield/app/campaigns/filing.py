"""What is put into a campaign's folder: a new campaign, files from elsewhere, battles that begin, notes.

Nothing that is there already is ever written over but the campaign's own file, and that only where it holds
what was read.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from battlefield.app.battle.battle_pictures import carry_picture
from battlefield.app.battle.fighting import Battle
from battlefield.app.campaigns.folder import Contents, keep, look
from battlefield.app.campaigns.summaries import as_known, filed_session
from battlefield.app.design.backdrop import with_picture_beside
from battlefield.app.wording.translation import tr
from battlefield.files.battles.games import read_game
from battlefield.files.battles.rosters import read_roster
from battlefield.files.campaigns.campaign_file import (
    CAMPAIGN,
    Campaign,
    Filed,
    fitting_notes,
    read_campaign,
    write_campaign,
)
from battlefield.files.scene.kinds import kind_of
from battlefield.files.scene.on_disk import ABSENT, digest_of, digest_on_disk, free_beside
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.pictures import PICTURE_BYTES
from battlefield.files.scene.whole_files import need_folder, read_bytes, write_bytes
from battlefield.files.scene.writing import write_scene
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.muster.roster import Roster

FOLDERS = {"scene": "tables", "roster": "rosters", "game": "battles"}
_GAME_BYTES = 256 * 1024 * 1024
_STEM = 60  # letters of a file's name


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a battle that begins comes from: its table, and by sides the files of rosters and players."""

    table: str = ""
    table_file: Path | None = None
    rosters: Mapping[str, Path] = field(default_factory=dict)
    players: Mapping[str, str] = field(default_factory=dict)


def new_campaign(folder: Path, name: str, description: str = "") -> Contents:
    """Make a folder a campaign; one that is one already, or cannot be written, is a SceneError."""
    path = folder / CAMPAIGN
    if path.exists():
        raise SceneError("", tr("is there already"), tr("open it, or choose another folder"), str(path))
    need_folder(folder)
    write_campaign(path, Campaign(name.strip() or folder.resolve().name, description.strip()), ABSENT)
    return look(folder)


def added(folder: Path, source: Path) -> str:
    """Put a table, a roster or a battle into a campaign's folder, with its pictures; give its name there.

    One that lies in the folder stays where it is. What cannot be read, or is something else, is a SceneError.
    """
    read_campaign(folder / CAMPAIGN)
    kind = kind_of(source)
    if kind not in FOLDERS:
        remedy = tr("add tables, rosters and saved battles")
        raise SceneError("", tr("is a {kind} and belongs into no campaign", kind=kind), remedy, str(source))
    inside = _inside(folder, source)
    if inside:
        return inside
    there = folder / FOLDERS[kind]
    need_folder(there)
    copy = {"scene": _copy_table, "roster": _copy_roster, "game": _copy_battle}[kind]
    return copy(source, there).relative_to(folder).as_posix()


def _inside(folder: Path, file: Path | None) -> str:
    """Name a file from a folder that it lies in or below; "" for any other."""
    if file is None:
        return ""
    path, top = file.resolve(), folder.resolve()
    return path.relative_to(top).as_posix() if path.is_relative_to(top) else ""


def _copied(source: Path, there: Path, most: int = _GAME_BYTES) -> Path:
    """Copy a file as it is; one that is there already with the same in it is left alone."""
    data, target = read_bytes(source, most), there / source.name
    if target.exists() and digest_on_disk(target) == digest_of(data):
        return target
    target = free_beside(target) if target.exists() else target
    write_bytes(target, data, ABSENT)
    return target


def _copy_table(source: Path, there: Path) -> Path:
    scene = read_scene(source)
    if scene.backdrop is None and all(piece.picture is None for piece in scene.terrain):
        return _copied(source, there)
    target = there / source.name
    target = free_beside(target) if target.exists() else target
    write_scene(target, with_picture_beside(scene, source, target), ABSENT)
    return target


def _copy_roster(source: Path, there: Path) -> Path:
    """Copy a roster with the pictures of its units, into a folder of its own where names are taken."""
    roster = read_roster(source)
    pictures = [source.parent / name for name in _pictures(roster) if (source.parent / name).is_file()]
    if any(_is_other(each, there / each.name) for each in pictures):
        there = free_beside(there / source.stem) if (there / source.stem).exists() else there / source.stem
        need_folder(there)
    for each in pictures:
        _copied(each, there, PICTURE_BYTES)
    return _copied(source, there)


def _pictures(roster: Roster) -> list[str]:
    units = (each for unit in roster.units for each in (unit, *unit.sergeants))
    return list(dict.fromkeys(unit.picture for unit in units if unit.picture))


def _is_other(picture: Path, there: Path) -> bool:
    return there.exists() and digest_on_disk(there) != digest_on_disk(picture)


def _copy_battle(source: Path, there: Path) -> Path:
    session = read_game(source, BOOKS)  # one that cannot be trusted is not taken in
    if session.start.scenery.backdrop is not None:
        beside = source.parent / session.start.scenery.backdrop.picture
        carry_picture(session.start, source.parent if beside.is_file() else None, there)
    return _copied(source, there)


def file_battle(folder: Path, battle: Battle, title: str, origin: Origin, when: str) -> None:
    """Save a battle that begins in a campaign's folder, and write down where it comes from.

    Raises SceneError where that cannot be: then it is in no file, and goes on without.
    """
    path = folder / CAMPAIGN
    disk = digest_on_disk(path)
    campaign = read_campaign(path)
    need_folder(folder / FOLDERS["game"])
    game = folder / FOLDERS["game"] / f"{when[:10]}-{_stem(title or battle.title)}.json"
    game = free_beside(game) if game.exists() else game
    battle.save(game, ABSENT)
    now = filed_session(battle.session, game.relative_to(folder).as_posix(), battle.disk)
    write_campaign(path, campaign.with_battle(_from(origin, folder, now, title, when)), disk)


def _from(origin: Origin, folder: Path, now: Filed, title: str, when: str) -> Filed:
    files = {side: _inside(folder, path) for side, path in origin.rosters.items()}
    players = origin.players
    sides = tuple(
        replace(side, file=files.get(side.side, ""), player=side.player or players.get(side.side, ""))
        for side in now.sides
    )
    table_file = _inside(folder, origin.table_file)
    table = origin.table or now.table
    return as_known(now, replace(now, title=title or now.title, begun=when, table=table,
                                 table_file=table_file, sides=sides))  # fmt: skip


def _stem(title: str) -> str:
    kept = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in title)
    return "-".join(kept.lower().split())[:_STEM] or "battle"


def battle_named(contents: Contents, wanted: str) -> Filed:
    """Return the battle of a number in the list, a file or a title; SceneError where none or two are."""
    battles = [each.filed for each in contents.battles]
    if wanted.isdecimal() and 1 <= int(wanted) <= len(battles):
        return battles[int(wanted) - 1]
    found = [each for each in battles if wanted in (each.file, each.file.rpartition("/")[2])]
    found = found or [each for each in battles if each.title == wanted]
    if len(found) == 1:
        return found[0]
    if found:
        remedy = f"name one by its number or file: {', '.join(each.file for each in found)}"
        raise SceneError(shown(wanted), f"is the name of {len(found)} battles", remedy)
    hint = did_you_mean(wanted, [name for each in battles for name in (each.title, each.file)])
    remedy = f"name one by its number in the list, its file or its title{hint}"
    raise SceneError(shown(wanted), "is no battle of this campaign", remedy)


def noted(contents: Contents, battle: Filed, notes: str) -> Contents:
    """Write notes to a battle, in place of those that were there; SceneError where that cannot be."""
    return _changed(contents, replace(battle, notes=fitting_notes(notes)))


def renamed(contents: Contents, name: str) -> Contents:
    """Give the campaign another name; a blank one, or a file that cannot be written, is a SceneError."""
    _need_whole(contents)
    campaign = replace(contents.campaign, name=name.strip())
    disk = write_campaign(contents.folder / CAMPAIGN, campaign, contents.disk)
    return replace(contents, campaign=campaign, disk=disk)


def forgotten(contents: Contents, battle: Filed) -> Contents:
    """Take a battle whose file is gone off the list; one whose file is there is a SceneError."""
    entry = next(each for each in contents.battles if each.filed.id == battle.id)
    if not entry.trouble:
        found = tr("is there, so the battle is in the campaign")
        raise SceneError("", found, tr("delete the file, or move it out of the folder"), battle.file)
    kept = tuple(each for each in contents.battles if each is not entry)
    _need_whole(contents)
    return keep(replace(contents, battles=kept))


def _changed(contents: Contents, battle: Filed) -> Contents:
    _need_whole(contents)
    battles = tuple(
        replace(each, filed=battle) if each.filed.id == battle.id else each for each in contents.battles
    )
    return keep(replace(contents, battles=battles))


def _need_whole(contents: Contents) -> None:
    if contents.damage:
        found, remedy = tr("is damaged and is not written over"), tr("mend it first, or move it away")
        raise SceneError("", found, remedy, str(contents.folder / CAMPAIGN))
