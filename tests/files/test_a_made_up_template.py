"""A kind of template is one row: a made-up one goes through every door without any other change."""

import subprocess
import sys

import pytest

from battlefield.files import SceneError, parse_scene, scene_bytes
from battlefield.files.exports import exported
from battlefield.geometry.kernel.shapes import TEMPLATE_KINDS, Template
from battlefield.rules.scene.contents import Board, PlacedTemplate, Scene

_DOORS = """
import math
from battlefield.geometry.kernel import template_table as table

def outline(size):
    half = size / 2.0
    corners = ((0.0, -half, 0.0), (size, -half, 0.0), (size, half, 0.0), (0.0, half, 0.0))
    reach = math.hypot(half, half)
    return table.TemplateOutline(corners, (half, 0.0, reach), (half, 0.0, half))

table.TEMPLATE_TABLE["square"] = table.TemplateRow(
    "square", "Square", "square", (2, 4), "A square, placed by the middle of a side", outline
)

import json
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.measure.questions import answer
from battlefield.app.printing.cutouts import template_cutout
from battlefield.app.printing.wish import ALL_TEMPLATES
from battlefield.app.wording.presets import template_words
from battlefield.files import parse_scene, scene_bytes
from battlefield.files.exports import exported
from battlefield.files.imports import Source, imported

scene = parse_scene(json.dumps({
    "format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24},
    "models": [{"id": "m1", "base": {"round": 25.4}, "at": [12, 9], "unit": "u", "side": "one"}],
    "templates": [{"id": "t1", "square": 4, "at": [12, 12], "bearing": 0}],
}).encode(), "table")
assert parse_scene(scene_bytes(scene), "table") == scene
for format in ("svg", "tiled", "geojson"):
    there = imported(Source("table", exported(scene, format).data), {}).scene
    (back,) = there.templates
    assert back.template.kind == "square" and math.dist(back.template.at, (12, 12)) < 1e-5, (format, back)
told = answer(scene, {"ask": "coverage", "template": {"square": 4, "at": [12, 12], "bearing": 0}})
print(told)
cutout = template_cutout("square", 4.0)
assert (cutout.width, cutout.height, cutout.label) == (4.0, 4.0, "4 in square")
assert ("square", 2.0) in ALL_TEMPLATES
assert template_words(scene.templates[0].template) == '4" square'
(command,) = [each for each in COMMANDS if each.id == "place_square"]
assert command.text == "&Square"

from PySide6.QtWidgets import QApplication
application = QApplication([])
from battlefield.ui.board.overlay import handle_of
from battlefield.ui.board.paths import template_path
box = template_path(scene.templates[0].template).boundingRect()
assert [round(side, 9) for side in box.getRect()] == [10.0, 8.0, 4.0, 4.0]
assert round(handle_of(scene.templates[0], 20.0).y(), 9) == 7.0
from battlefield.ui.pages.tray import Tray
tray = Tray()
assert "Square" in [row.main.text() for row in tray.rows]
"""


@pytest.mark.campaign
def test_a_made_up_kind_is_read_written_exported_measured_printed_and_drawn():
    done = subprocess.run([sys.executable, "-c", _DOORS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "partly" in done.stdout or "wholly" in done.stdout, done.stdout


@pytest.mark.parametrize("kind", TEMPLATE_KINDS)
def test_each_kind_comes_back_from_its_file_and_is_exported(kind):
    lying = PlacedTemplate("t1", Template(kind, 6.0, (10.0, 9.0), 45.0))
    scene = Scene(Board(24.0, 24.0), templates=(lying,))
    assert parse_scene(scene_bytes(scene), "table").templates == (lying,)
    assert all(b"t1" in exported(scene, format_).data for format_ in ("svg", "tiled", "geojson"))


def test_an_unknown_kind_is_refused_with_what_there_is():
    with pytest.raises(ValueError, match="'star' is no kind of template; write one of round, cone"):
        Template("star", 3.0, (0.0, 0.0))
    told = b"""{"format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24},
        "templates": [{"id": "t1", "star": 4, "at": [12, 12], "bearing": 0}]}"""
    with pytest.raises(SceneError, match=r"templates\[0\].* lacks its kind; it must have .round., .cone."):
        parse_scene(told, "table")
