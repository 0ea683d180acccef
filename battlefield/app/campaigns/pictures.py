"""What the pictures of a campaign's tables, rosters and battles are drawn of."""

from dataclasses import replace
from pathlib import Path

from battlefield.app.playing.setup.parade import on_parade
from battlefield.files.battles.games import read_game
from battlefield.files.battles.rosters import read_roster
from battlefield.files.scene.kinds import Kind
from battlefield.files.scene.opening import read_scene
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.scene.contents import Board, Scene

_GROUND = Board(18, 60)  # that a roster stands on
_ABOUT = 2.0  # inches about its models


def scene_of(kind: Kind, path: Path) -> Scene:
    """Return a table, a battle as it stands, or a roster lined up; what cannot be read is a SceneError."""
    if kind == "game":
        return read_game(path, BOOKS).state.scene()
    if kind == "roster":
        return _close_up(on_parade(_GROUND, (), [None, read_roster(path)]))
    return read_scene(path)


def _close_up(scene: Scene) -> Scene:
    """Return models on a ground no larger than they need."""
    if not scene.models:
        return scene
    xs, ys = zip(*(model.at for model in scene.models), strict=True)
    left, top = min(xs) - _ABOUT, min(ys) - _ABOUT
    models = tuple(replace(each, at=(each.at[0] - left, each.at[1] - top)) for each in scene.models)
    return Scene(Board(max(xs) - left + _ABOUT, max(ys) - top + _ABOUT), models=models)
