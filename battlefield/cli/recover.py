"""`battlefield recover`: what a journal holds, of a table or of a battle, damaged or not; it is only read."""

from pathlib import Path

from battlefield.cli.speech import complain
from battlefield.files.battles.games import game_bytes
from battlefield.files.journals.battle_journal import RescuedBattle, is_battle_journal, rescue_battle
from battlefield.files.journals.journal import Rescued, rescue
from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.scene.writing import scene_bytes
from battlefield.files.text.errors import SceneError
from battlefield.rulebooks.registry import BOOKS


def recover(journal: str, out: str | None = None) -> int:
    """Tell what is in a journal and what is lost; with `out` write it as a scene or a game to a new file."""
    path = Path(journal)
    try:
        read_bytes(path, 1)
        found = rescue_battle(path, BOOKS) if is_battle_journal(path) else rescue(path)
        if found is None:
            raise SceneError("", "holds nothing that can be read", "it is left as it is", journal)
        print(f"{journal}: {_told(found)}")
        if found.note:
            print(found.note)
        if out is not None:
            if Path(out).exists():
                raise SceneError("--out", f"is {out}, which is already there", "name a new file")
            write_bytes(out, _bytes_of(found))
    except SceneError as error:
        return complain(str(error), 2)
    return 0


def _told(found: Rescued | RescuedBattle) -> str:
    what = "the battle" if isinstance(found, RescuedBattle) else "the table"
    step = "step" if isinstance(found, RescuedBattle) else "change"
    name = found.title or "without a name"
    count = f"{found.changes} {step}{'' if found.changes == 1 else 's'}" if found.changes else "nothing"
    where = f" since it was in {found.source}" if found.source is not None else ""
    return f"{what} {name}, {count} in no file{where}"


def _bytes_of(found: Rescued | RescuedBattle) -> bytes:
    if isinstance(found, RescuedBattle):
        return game_bytes(found.session)
    return scene_bytes(found.history.state)
