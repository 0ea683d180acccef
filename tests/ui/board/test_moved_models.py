"""A board that follows a table shows what one shows that has never shown another."""

from dataclasses import replace
from random import Random

import pytest
from yards import yard

from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.scenario import Hold, Layer
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")
LAYERS = (Layer("faint", opacity=0.4),)


def shown(board: BoardScene) -> list[tuple[object, ...]]:
    """Give how each model is shown."""
    return [
        (item.model, item.pos(), item.side, item.label, item.mark, item.opacity(), item.rect())
        for item in board.model_items()
    ]


def one_changed(scene: Scene, chance: Random) -> Scene:
    """Change one model in one way."""
    at = chance.randrange(len(scene.models))
    model = scene.models[at]
    how = chance.choice(("at", "at", "at", "facing", "name", "unit", "side", "hold", "id", "gone"))
    if how == "gone" and len(scene.models) > 3:
        return replace(scene, models=scene.models[:at] + scene.models[at + 1 :])
    changes = {
        "at": {"at": (chance.uniform(1, 20), chance.uniform(1, 17))},
        "facing": {"facing": chance.uniform(0, 360)},
        "name": {"name": chance.choice(("Ada", "Ben", "Gil", ""))},
        "unit": {"unit": chance.choice(("Watch", "Pikes", "Wardens", ""))},
        "side": {"side": chance.choice(("red", "blue", "green"))},
        "hold": {"hold": Hold(layer=chance.choice(("", "faint")))},
        "id": {"id": f"new{chance.random()}"},
    }
    new = replace(model, **changes.get(how, {}))
    return replace(scene, models=(*scene.models[:at], new, *scene.models[at + 1 :]))


@pytest.mark.parametrize("seed", range(12))
def test_after_any_changes_models_are_shown_as_on_a_board_of_their_own(seed: int) -> None:
    chance, scene, board = Random(seed), replace(yard(), layers=LAYERS), BoardScene(LIGHT)
    for _ in range(25):
        board.show_scene(scene)
        fresh = BoardScene(LIGHT)
        fresh.show_scene(scene)
        assert shown(board) == shown(fresh)
        scene = one_changed(scene, chance)


def test_names_given_by_a_page_are_shown_though_a_model_has_only_moved() -> None:
    board, scene = BoardScene(LIGHT), yard()
    board.show_scene(scene)
    board.names = {"ada": "Captain"}
    ada = replace(scene.models[0], at=(9.0, 12.0))
    board.show_scene(replace(scene, models=(ada, *scene.models[1:])))
    assert board.model_items()[0].label == "Captain"


def test_a_drag_touches_the_moved_model_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    board, scene = BoardScene(LIGHT), yard()
    board.show_scene(scene)
    told: list[str] = []
    for item in board.model_items():
        monkeypatch.setattr(item, "show_model", lambda model, *_: told.append(model.id))
        monkeypatch.setattr(item, "setOpacity", lambda _, item=item: told.append(item.ref.id))
    board.show_scene(replace(scene, models=(replace(scene.models[0], at=(9.0, 12.0)), *scene.models[1:])))
    assert told == ["ada"]
