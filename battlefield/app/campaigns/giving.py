"""What a campaign gives to a battle that is set up in it, and how that battle is filed as it begins."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.opening import OpenedBattle, again
from battlefield.app.campaigns.filing import Origin, file_battle
from battlefield.app.campaigns.folder import Contents
from battlefield.app.wording.translation import tr
from battlefield.files.battles.games import read_game
from battlefield.files.campaigns.campaign_file import Filed
from battlefield.files.text.errors import SceneError
from battlefield.rulebooks.registry import BOOKS


@dataclass(frozen=True, slots=True)
class Given:
    """The tables and rosters of a campaign to choose from, and which table and book a battle begins with."""

    folder: Path
    name: str
    tables: tuple[Path, ...] = ()
    rosters: tuple[Path, ...] = ()
    table: Path | None = None
    book: str = ""


def given_by(contents: Contents, table: str = "", roster: str = "") -> Given:
    """Return what a campaign gives: the table and the roster named come first."""
    armies = sorted(contents.rosters, key=lambda each: each.file != roster)
    tables = sorted(contents.tables, key=lambda each: each.file != table)
    folder = contents.folder
    return Given(
        folder,
        contents.campaign.name,
        tuple(folder / each.file for each in tables),
        tuple(folder / each.file for each in armies),
        folder / tables[0].file if tables else None,
        armies[0].book if armies and (roster or not table) else "",
    )


def filed(opened: OpenedBattle, folder: Path, origin: Origin, when: str) -> OpenedBattle:
    """File a battle that begins; where that cannot be it goes on all the same, and says why."""
    try:
        file_battle(folder, opened.battle, opened.title, origin, when)
    except SceneError as error:
        note = tr("The battle is not in the campaign: {error}", error=error)
        return replace(opened, note=". ".join(said for said in (opened.note, note) if said))
    return opened


def again_in(contents: Contents, battle: Filed, seed: int, journals: Path, when: str) -> OpenedBattle:
    """Begin a battle of a campaign anew with other dice, and file it beside the first."""
    path = contents.folder / battle.file
    was = Battle(read_game(path, BOOKS))
    title = battle.title or was.title
    begun = again(was, seed, journals, title)
    begun.battle.pictures = path.parent
    return filed(begun, contents.folder, _origin(contents.folder, battle), when)


def _origin(folder: Path, battle: Filed) -> Origin:
    rosters: Mapping[str, Path] = {side.side: folder / side.file for side in battle.sides if side.file}
    players = {side.side: side.player for side in battle.sides}
    return Origin(battle.table, folder / battle.table_file if battle.table_file else None, rosters, players)
