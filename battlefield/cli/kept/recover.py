"""`battlefield recover`: what a journal or a game holds, damaged or not; it is only read."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from battlefield.cli.speech import complain
from battlefield.files.battles.games import game_bytes, read_sound_part
from battlefield.files.journals.battle_journal import RescuedBattle, is_battle_journal, rescue_battle
from battlefield.files.journals.journal import Rescued, rescue
from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.scene.writing import scene_bytes
from battlefield.files.text.errors import SceneError
from battlefield.rulebooks.registry import BOOKS


def recover(path: str, out: str | None = None) -> int:
    """Tell what is in a journal or a game and what is lost; with `out` write it to a new file."""
    try:
        data, words, notes = _found(path)
        print("\n".join((f"{path}: {words}", *(note for note in notes if note))))
        if out is not None:
            if Path(out).exists():
                raise SceneError("--out", f"is {out}, which is already there", "name a new file")
            write_bytes(out, data())
    except SceneError as error:
        return complain(str(error), 2)
    return 0


def _found(name: str) -> tuple[Callable[[], bytes], str, tuple[str, ...]]:
    """Return what to write of a file, what it is in words, and what is lost of it."""
    path = Path(name)
    if read_bytes(name, 1).startswith(b"{"):
        session, fault = read_sound_part(path, BOOKS)
        count = len(session.deeds)
        lost = f"What comes then cannot be trusted: {fault}" if fault else ""
        return partial(game_bytes, session), f"a game, {count} action{'' if count == 1 else 's'}", (lost,)
    found = rescue_battle(path, BOOKS) if is_battle_journal(path) else rescue(path)
    if found is None:
        raise SceneError("", "holds nothing that can be read", "it is left as it is", name)
    return partial(_bytes_of, found), _told(found), (found.note,)


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
