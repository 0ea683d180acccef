"""The manual's chapter "At a real table", walked through with a photograph; its pictures come from here.

They are kept where BATTLEFIELD_PICTURES names a folder; those of the manual have 128 colours after that
(`mogrify +dither -colors 128`).
"""

import os
from dataclasses import replace

import numpy as np
import pytest
from dropping import drop
from photographed_table import BLAST, RADIUS, RUIN, UNITS, laid_places, photograph_into
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from screens import PICTURES, keep

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.ringed import put_rings
from battlefield.app.measure.overlays.reach import MOVE
from battlefield.app.refereeing.evidence import parse_evidence
from battlefield.app.refereeing.verifying import fault_of
from battlefield.files.cards.carriers import carried
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog
from battlefield.ui.measure.quick_dialog import QuickDialog
from battlefield.ui.refereeing.card_files import card_bytes

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def photographed(tmp_path_factory):
    """A photograph, and its camera."""
    path = tmp_path_factory.mktemp("photographed") / "table.jpg"
    return path, photograph_into(path)


def kept(hand, widget, name, theme):
    """Keep a picture of a widget at rest, where somebody wants to look at it."""
    if PICTURES in os.environ:
        window = hand.window
        parts = (window.loading, window.reader, window.background)
        hand.qtbot.waitUntil(
            lambda: all(part.is_idle for part in parts) and not window.coming.is_on, timeout=90_000
        )
        QTest.qWait(3000)  # till the pictures of the library, which come in turns, are drawn
        keep(widget.grab().toImage(), f"{name}_{theme}")


def dialog_in(hand, kind):
    hand.until(lambda: any(each.isVisible() for each in hand.window.findChildren(kind)))
    return next(each for each in hand.window.findChildren(kind) if each.isVisible())


def ruled_quickly(hand, theme):
    """1. Nothing but a figure or two."""
    hand.key("Ctrl+J")
    dialog = dialog_in(hand, QuickDialog)
    hand.until(dialog.line.hasFocus)
    dialog.line.clear()
    hand.write("gap 11.9, range 12, by tape")
    assert dialog.head.text() == "Within 12.00 in"
    kept(hand, dialog, "1_quick_ruling", theme)
    dialog.close()


def measured_in(hand, path, camera, theme):
    """2. A photograph: bases found by clicks, their gaps with what they may be off."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(hand.window, data)
    dialog = dialog_in(hand, RulingDialog)
    hand.until(lambda: dialog.ruling is not None)
    for x, y in (at for unit in UNITS for at in unit):
        at = dialog.view.to_screen(tuple(camera.pixels(np.array((x + RADIUS, y))))).toPoint()
        QTest.mouseMove(dialog.view, at)
        QTest.mouseClick(dialog.view, LEFT, NONE, at)
    hand.until(lambda: not dialog.is_busy)
    assert dialog.list.count() == 4 and "±" in dialog.gap.text()
    kept(hand, dialog, "2_photograph", theme)
    QTest.mouseClick(dialog.lay, LEFT)
    hand.until(lambda: hand.window.page is not None and len(hand.scene.models) == 4)
    hand.window.activateWindow()
    hand.until(hand.window.isActiveWindow)


def traced(hand, place, theme):
    """3. A photograph and a table: the ruin traced, what is done about open verdicts agreed on."""
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.key("D")
    hand.key("B")
    hand.drag(place(RUIN[0]), place(RUIN[1]))
    (ruin,) = hand.scene.terrain
    assert ruin.top > 0.0 and ruin.sigma == hand.scene.sigma > 0.0
    units = dict(zip(("m1", "m2", "m3", "m4"), ("Ann", "Ann", "Ben", "Ben"), strict=True))
    models = zip(hand.scene.models, units.values(), strict=True)
    named = tuple(
        replace(m, unit=unit, side="red" if unit == "Ann" else "blue", height=1.5) for m, unit in models
    )
    hand.desk.do("Name the units", replace(hand.scene, models=named, custom="roll off"))
    kept(hand, hand.window, "3_traced", theme)
    hand.key("F4")
    hand.until(lambda: hand.window.modes.now == "measure")


def asked(hand, place, theme):
    """Ask about the template, the line of sight and both units."""
    hand.key("1")
    hand.click(place(BLAST))
    (placed,) = hand.scene.templates
    assert placed.sigma == hand.scene.sigma
    hand.key("S")
    for at in (UNITS[0][0], UNITS[1][1]):
        hand.click(place(at))
    hand.key("H")
    text = hand.page.answers.words.text
    hand.until(lambda: "not in sight" in text() and "weakest link" in text().lower())
    assert "JCGM 106:2012" in text()
    hand.key("H")
    hand.until(lambda: "weakest link" not in text().lower())
    kept(hand, hand.window, "4_answers", theme)


def kept_on_a_card(hand, theme):
    """A card that can be worked out again, and what both players see."""
    hand.window.acts["verdict_card"].trigger()
    dialog = hand.window.referee.dialog
    hand.until(lambda: dialog.card is not None)
    kept(hand, dialog, "5_verdict_card", theme)
    data = card_bytes(dialog.card, ".pdf")
    dialog.close()
    hand.window.acts["players_view"].trigger()
    view = hand.window.referee.view
    hand.until(lambda: view.card is not None)
    kept(hand, view, "6_view_for_players", theme)
    hand.window.acts["players_view"].trigger()
    hand.window.acts["clock"].trigger()
    kept(hand, hand.window.referee.clock, "7_round_clock", theme)
    hand.window.acts["clock"].trigger()
    return data


def turned(hand, theme):
    """What would turn the look, and rings about a model with who is within them."""
    text = hand.page.answers.words.text
    hand.window.acts["what_if"].trigger()
    hand.until(lambda: "would have to move" in text())
    hand.qtbot.waitUntil(lambda: "What if: " in text() and "would turn it" in text(), timeout=90_000)
    kept(hand, hand.window, "8_what_if", theme)
    hand.window.acts["what_if"].trigger()
    hand.until(lambda: "What if: " not in text())
    hand.window.acts["select_tool"].trigger()
    hand.until(lambda: "not in sight" not in text())
    hand.desk.select((Ref("model", hand.scene.models[0].id),))
    assert put_rings(hand.desk, "2, 6 Inspiring")
    hand.until(lambda: "Inspiring" in text())
    kept(hand, hand.window, "9_range_rings", theme)


@pytest.mark.campaign
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_dispute_is_settled_from_a_figure_to_a_card(start, photographed, theme):
    path, camera = photographed
    hand = start()
    hand.window.acts[f"theme_{theme}"].trigger()
    hand.window.resize(1280, 800)
    ruled_quickly(hand, theme)
    measured_in(hand, path, camera, theme)
    place = laid_places(hand.scene)
    traced(hand, place, theme)
    asked(hand, place, theme)
    evidence, is_sealed = carried(kept_on_a_card(hand, theme))
    assert is_sealed and fault_of(parse_evidence(evidence), is_sealed) == ""
    turned(hand, theme)


def wall(id_, top, bottom):
    outline = Polygon(((9.0, top), (10.0, top), (10.0, bottom), (9.0, bottom)))
    return Terrain(id_, outline, 0.0, 3.0, (), "blocks")


@pytest.mark.campaign
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_way_through_a_gate_is_looked_at_closely(open_scene, theme):
    guard = Model("guard", BaseSize.round(32), (5.0, 9.0), "watch", "red", 0.0, 1.5)
    walls = wall("north wall", 1.0, 8.33), wall("south wall", 9.63, 17.0)
    hand = open_scene(Scene(Board(24, 18), "The gate", terrain=walls, models=(guard,), sigma=0.03))
    hand.window.acts[f"theme_{theme}"].trigger()
    hand.window.resize(1280, 800)
    hand.page.table.options.put(MOVE, 9.2)
    hand.key("E")
    hand.key("T")
    hand.drag((5.5, 9.0), (14.0, 9.2))
    hand.key("Ctrl+Alt+Z")
    hand.until(lambda: hand.window.referee.look is not None and hand.window.referee.look.closer is not None)
    assert hand.window.referee.look.closer.at == pytest.approx((9.5, 9.63), abs=0.5)
    kept(hand, hand.window, "10_closer_look", theme)
