"""Every screen, light and dark, small, large and at 200 %, drawn and looked over for what can be measured."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from board_facts import assert_board_shows
from campaigns import few
from conftest import Start
from PySide6.QtGui import QColor
from screens import SAMPLES, SCREENS, SIZES, colours_of, faults_at, keep, show_sample

from battlefield.files import read_scene
from battlefield.ui.widgets.palette import LIGHT


@pytest.mark.parametrize("theme", few(["light", "dark"], 1))
@pytest.mark.parametrize("screen", few(SCREENS, 3))
def test_every_screen_is_drawn_whole_in_both_themes_and_sizes(
    start: Start, start_without_samples: Start, screen: str, theme: str
) -> None:
    hand = start() if screen == "start" else start_without_samples()
    hand.window.resize(1280, 800)
    SCREENS[screen](hand)
    faults: list[str] = []
    hand.window.set_theme(theme)
    for size in SIZES:
        name = f"{screen}-{theme}-{size[0]}x{size[1]}"
        found = faults_at(hand, size)
        image = hand.window.grab().toImage()
        keep(image, name)
        if (image.width(), image.height()) != size or colours_of(image) < 60:
            found.append(f"{image.width()} × {image.height()} pixels in {colours_of(image)} colours")
        faults += [f"{name}: {fault}" for fault in found]
    assert faults == []


@pytest.mark.parametrize("name", few(SAMPLES, 2))
def test_each_sample_map_is_opened_and_shown_as_it_is_in_its_file(
    start_without_samples: Start, name: str
) -> None:
    hand = start_without_samples()
    show_sample(hand, name)
    scene = read_scene(SAMPLES[name])
    assert hand.scene == scene
    assert_board_shows(scene, hand.page.board)
    image = hand.picture()
    for model in scene.models:
        assert image.pixelColor(hand.pixel(model.at)) != QColor(LIGHT.mat), model.id


SCALED = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QSettings
from battlefield.ui.shell import start
from battlefield.ui.widgets import places
from battlefield.ui.widgets.settings import Settings
from battlefield.ui.shell.window import MainWindow
from screens import SAMPLES, colours_of, cut_texts, keep

state = Path(sys.argv[1])
places.state_folder = lambda: state
app = start.application()
window = MainWindow(Settings(QSettings(str(state / "scaled.ini"), QSettings.Format.IniFormat)))
window.resize(1280, 800)
window.show()
window.open_path(SAMPLES["skirmish"])
while window.page is None:
    app.processEvents()
window.page._show_lists()
for _ in range(3):
    app.processEvents()
facts = []
for theme in ("light", "dark"):
    window.set_theme(theme)
    app.processEvents()
    image = window.grab().toImage()
    keep(image, f"skirmish-{theme}-1280x800-at-200-percent")
    facts.append([image.width(), image.height(), colours_of(image), list(cut_texts(window))])
print(json.dumps(facts))
"""


@pytest.mark.campaign
def test_at_200_percent_everything_is_drawn_twice_as_fine(tmp_path: Path) -> None:
    here = Path(__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCALED, str(tmp_path)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(here), str(here.parents[1])]),
            "QT_SCALE_FACTOR": "2",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for width, height, colours, cut in json.loads(done.stdout):
        assert (width, height) == (2560, 1600)
        assert colours > 100
        assert cut == []
