"""Very many parts changed at once: shown in turns of the event loop, and then just as if drawn anew."""

from dataclasses import replace

import pytest
from board_facts import assert_board_shows
from conftest import Open
from designers import Designer, plain, square
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from battlefield.app.desk.edits import Ref
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.terrain.static_layer import GroundPicture
from battlefield.ui.design import editing

MANY = 130
STEPS = 60  # turns of the event loop in which all should be seen


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    places = [(1.0 + 4.0 * (n % 13), 1.0 + 4.0 * (n // 13)) for n in range(MANY)]
    pieces = [square(f"p{n}", *place, size=3.0) for n, place in enumerate(places)]
    kinds = ("wood", "ruin", "hill", "swamp")
    scene = plain(*(replace(piece, kind=kinds[n % 4], name=f"Piece {n}") for n, piece in enumerate(pieces)))
    made = Designer(open_scene(scene), snap=False)
    rest(made)
    return made


def rest(designer: Designer) -> None:
    """Let all turns pass that the board takes to show what is so."""
    for _ in range(STEPS):
        designer.hand.view.viewport().grab()
        QApplication.processEvents()
    designer.hand.until(lambda: designer.page.view._ground.is_done)


def anew(designer: Designer) -> QImage:
    """What the ground looks like when it is painted for the first time."""
    view, picture = designer.page.view, GroundPicture()
    look = (view.viewportTransform(), view.viewport().size(), 1.0, view.colours.window)
    while True:
        found = picture.picture(view.board.ground, view.board.ground_stamp, *look)
        if picture.is_done:
            return found.toImage()


def apart(first: QImage, second: QImage) -> int:
    """How many pixels differ so much that they show something else."""
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) > 48 for a, b in pairs) // 4


def assert_all_is_seen(designer: Designer, scene: Scene) -> None:
    rest(designer)
    assert designer.scene == scene
    assert_board_shows(scene, designer.page.board)
    view = designer.page.view
    assert view._ground_now().toImage() == anew(designer)


@pytest.mark.campaign
def test_a_step_of_all_is_undone_and_done_again(designer: Designer) -> None:
    before = designer.scene
    designer.page.run("select_all")
    designer.page.run("nudge_right")
    after = designer.scene
    assert all(a is not b for a, b in zip(before.terrain, after.terrain, strict=True))
    assert_all_is_seen(designer, after)
    designer.page.run("undo")
    assert_all_is_seen(designer, before)
    designer.page.run("redo")
    designer.page.run("undo")
    designer.page.run("redo")
    assert_all_is_seen(designer, after)


@pytest.mark.campaign
def test_all_deleted_and_brought_back_is_seen_again(designer: Designer) -> None:
    before = designer.scene
    designer.page.run("select_all")
    designer.page.run("delete")
    assert_all_is_seen(designer, replace(before, terrain=()))
    designer.page.run("undo")
    assert_all_is_seen(designer, before)


@pytest.mark.campaign
def test_a_hand_that_takes_all_just_after_an_undo_carries_what_is_there(designer: Designer) -> None:
    before = designer.scene
    designer.page.run("select_all")
    designer.page.run("nudge_down")
    designer.page.run("undo")
    designer.hand.press((2.5, 2.5))
    designer.hand.move((6.5, 4.5))
    designer.hand.release((6.5, 4.5))
    moved = designer.scene
    assert moved != before and len(designer.studio.document.history.labels) == 2
    assert_all_is_seen(designer, moved)


@pytest.mark.campaign
def test_much_text_is_pasted_in_a_turn_after_it_is_read(
    designer: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editing, "MUCH", 100)
    designer.page.run("select_all")
    designer.page.run("copy_parts")
    designer.page.run("paste_in_place")
    assert len(designer.scene.terrain) == MANY
    designer.hand.until(lambda: len(designer.scene.terrain) == 2 * MANY)
    assert len(designer.studio.selection) == MANY
    assert designer.studio.selection[0] == Ref("terrain", f"p{MANY}")
    assert_all_is_seen(designer, designer.scene)


@pytest.mark.campaign
def test_a_zoom_over_much_shows_what_was_seen_until_all_is_painted(designer: Designer) -> None:
    view = designer.page.view
    middle = view.viewport().rect().center()
    under = view.mapToScene(middle)
    view.zoom(1.3, QPointF(middle))
    stand_in = view._ground_now().toImage()
    assert not view._ground.is_done
    rest(designer)
    final = view._ground_now().toImage()
    assert final == anew(designer) and stand_in != final
    assert view.mapToScene(middle) == under
    assert apart(stand_in, final) < stand_in.width() * stand_in.height() // 3
