"""The view for players goes to the screen that players see, and leaves the keys to the referee."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOLD = Path(__file__).with_name("told_of_players_view.py")
MINE, OTHER = (0, 0, 1280, 800), (1280, 0, 1024, 768)


def told(folder, *screens):
    """Run the program on some screens, show the view, and give where it lies and who has the keys."""
    rows = [
        {"name": str(n), "x": x, "y": y, "width": wide, "height": high, "logicalDpi": 96}
        for n, (x, y, wide, high) in enumerate(screens)
    ]
    config = folder / "screens.json"
    config.write_text(json.dumps({"synchronousWindowSystemEvents": False, "screens": rows}))
    places = {f"XDG_{name}_HOME": str(folder / name) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    environment = {
        **os.environ,
        **places,
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "HOME": str(folder),
    }
    found = subprocess.run(
        [sys.executable, str(TOLD)], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout.splitlines()[-1])


@pytest.mark.campaign
@pytest.mark.parametrize("screens", [(MINE, OTHER), (OTHER, MINE)])
def test_it_fills_the_other_screen_and_the_table_keeps_the_keys(tmp_path, screens):
    found = told(tmp_path, *screens)
    assert [found["table"], found["view"]] in ([*map(list, screens)], [*map(list, reversed(screens))])
    assert found["fills"] and found["asks_for_no_keys"] and found["closed"]


@pytest.mark.parametrize("screens", [(MINE,), (MINE, MINE)])
@pytest.mark.campaign
def test_where_there_is_no_other_it_is_a_window_that_has_the_keys(tmp_path, screens):
    found = told(tmp_path, *screens)
    assert not found["fills"] and not found["asks_for_no_keys"] and found["closed"]
