"""What the pictures of a campaign's tables, rosters and battles are drawn of."""

from pathlib import Path

from battlefield.app.playing.setup.parade import on_parade
from battlefield.files.battles.games import read_game
from battlefield.files.battles.rosters import read_roster
from battlefield.files.scene.kinds import Kind
from battlefield.files.scene.opening import read_scene
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.scene.contents import Board, Scene

_GROUND = Board(24, 15)  # that a roster stands on


def scene_of(kind: Kind, path: Path) -> Scene:
    """Return a table, a battle as it stands, or a roster lined up; what cannot be read is a SceneError."""
    if kind == "game":
        return read_game(path, BOOKS).state.scene()
    if kind == "roster":
        return on_parade(Board(_GROUND.width, 2 * _GROUND.height), (), [None, read_roster(path)])
    return read_scene(path)
