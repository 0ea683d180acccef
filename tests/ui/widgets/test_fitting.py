"""Windows and dialogs lie within their screen, whatever its size and scale, and whatever was remembered."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from campaigns import few
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from battlefield.ui.widgets.fitting import fitted, room_for

SCREENS = {
    "1024 × 640": (1024, 640, 1.0),
    "1280 × 800": (1280, 800, 1.0),
    "1366 × 768": (1366, 768, 1.0),
    "1920 × 1080 at 200 %": (1920, 1080, 2.0),
    "2560 × 1600 at 200 %": (2560, 1600, 2.0),
    "1920 × 1080 at 150 %": (1920, 1080, 1.5),
}
PAGES = ("start", "new battle", "measure", "design", "battle")
DIALOGS = ("print", "export", "keys", "new", "search", "words", "fairness")
TOLD = Path(__file__).with_name("told_of_windows.py")


def told(screen, folder, steps, home=None):
    """Run the program on a screen of its own, and give what its windows say of their places."""
    width, height, scale = screen
    config = folder / "screens.json"
    screens = [{"name": "One", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96}]
    config.write_text(json.dumps({"synchronousWindowSystemEvents": False, "windowFrameMargins": True,
                                  "screens": screens}))  # fmt: skip
    own = home if home is not None else folder / "home"
    places = {f"XDG_{name}_HOME": str(own / name) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    environment = {**os.environ, **places, "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
                   "QT_SCALE_FACTOR": str(scale), "HOME": str(own)}  # fmt: skip
    found = subprocess.run(
        [sys.executable, str(TOLD), *steps], env=environment, capture_output=True, text=True, timeout=300
    )
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout.splitlines()[-1])


def test_room_is_kept_for_a_frame_that_has_not_come_yet(program, qtbot):
    """A window of a screen at 200 % took all of it before its frame came, and stood out of it ever after."""
    window = QWidget(None, Qt.WindowType.FramelessWindowHint)
    qtbot.addWidget(window)
    window.show()
    assert program is not None and window.frameGeometry() == window.geometry()
    room, screen = room_for(window), window.screen().availableGeometry()
    assert screen.contains(room) and room.height() < screen.height()


def within(place, screen):
    left, top, width, height = place
    x, y, across, down = screen
    return left >= x and top >= y and left + width <= x + across and top + height <= y + down


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("name", "pages"),
    few(
        [
            ("1024 × 640", PAGES[::2]),
            ("1024 × 640", PAGES[1::2]),
            *((name, PAGES) for name in [*SCREENS][1:]),
        ],
        1,
    ),
)
def test_the_first_window_and_every_page_lie_within_the_screen_with_nothing_out_of_reach(
    name, pages, tmp_path
):
    answers = told(SCREENS[name], tmp_path, pages)
    assert list(answers) == list(pages)
    width, height, scale = SCREENS[name]
    for page, facts in answers.items():
        assert facts["screen"] == [0, 0, width / scale, height / scale]
        assert within(facts["frame"], facts["screen"]), page
        assert facts["least"][0] <= facts["frame"][2] and facts["least"][1] <= facts["frame"][3], page
        assert facts["needs"][0] <= facts["size"][0] and facts["needs"][1] <= facts["size"][1], page
        assert facts["cut"] == [], page


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(["1024 × 640", "1920 × 1080 at 200 %"], 1))
def test_every_dialog_lies_within_the_screen_with_nothing_out_of_reach(name, tmp_path):
    answers = told(SCREENS[name], tmp_path, [f"dialog {each}" for each in DIALOGS])
    assert len(answers) == len(DIALOGS)
    for dialog, facts in answers.items():
        assert within(facts["frame"], facts["screen"]), dialog
        assert facts["needs"][0] <= facts["size"][0] and facts["needs"][1] <= facts["size"][1], dialog
        assert facts["cut"] == [], dialog


@pytest.mark.campaign
def test_a_window_left_on_a_large_screen_comes_back_onto_a_small_one(tmp_path):
    home = tmp_path / "home"
    large = told((2560, 1440, 1.0), tmp_path, ["place 1200 500 1300 900", "start", "close"], home)
    assert large["start"]["frame"][:2] != [0, 0] and large["start"]["size"] == [1300, 900]
    again = told((2560, 1440, 1.0), tmp_path, ["start", "close"], home)
    assert again["start"]["frame"] == large["start"]["frame"], "its place is remembered"
    small = told((1280, 800, 1.0), tmp_path, ["start"], home)
    assert within(small["start"]["frame"], [0, 0, 1280, 800])


def test_a_rectangle_is_moved_before_it_is_made_smaller():
    room = QRect(0, 30, 1000, 600)
    assert fitted(QRect(900, 500, 400, 300), room) == QRect(600, 330, 400, 300)
    assert fitted(QRect(-50, -50, 2000, 200), room) == QRect(0, 30, 1000, 200)
    assert fitted(QRect(10, 40, 200, 200), room) == QRect(10, 40, 200, 200)
