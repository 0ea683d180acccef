"""Draws the pictures of the README anew: the window in play, a measurement, and the designer.

python docs/pictures/draw.py            needs no screen; writes beside this file
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from PySide6.QtCore import QPoint, QPointF, QSettings, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from battlefield.app.desk.edits import Ref  # noqa: E402
from battlefield.app.playing.aiming.aim_hand import AimHand  # noqa: E402
from battlefield.app.playing.battle_desk import BattleDesk  # noqa: E402
from battlefield.app.playing.prompts.idle import IdleHand  # noqa: E402
from battlefield.resources import asset, sample_maps  # noqa: E402
from battlefield.ui.shell.start import application  # noqa: E402
from battlefield.ui.shell.window import MainWindow  # noqa: E402
from battlefield.ui.widgets import places  # noqa: E402
from battlefield.ui.widgets.settings import Settings  # noqa: E402

SIZE = (1280, 800)
MAPS = {path.stem: path for path in sample_maps()}


def wait(fact: Callable[[], object], seconds: float = 120.0) -> None:
    """Let the window work until something is so."""
    end = time.monotonic() + seconds
    while not fact():
        if time.monotonic() > end:
            raise TimeoutError("the window did not come to rest")
        QTest.qWait(20)


def rest(window: MainWindow) -> None:
    """Wait until nothing is worked out or painted any more."""
    wait(lambda: window.loading.is_idle and window.reader.is_idle and not window.coming.is_on)
    wait(lambda: window.background.is_idle)
    QTest.qWait(300)


def shown(window: MainWindow, path: Path) -> None:
    """Show a file."""
    window.open_path(path)
    wait(lambda: window.page is not None and window.files.opening is None and not window.coming.is_on)
    window.resize(*SIZE)
    rest(window)


def pixel(window: MainWindow, at: tuple[float, float]) -> QPoint:
    """Return where a place of the table is seen."""
    assert window.page is not None
    return window.page.view.mapFromScene(QPointF(*at))


def play(window: MainWindow) -> None:
    """Show the first battle as somebody aims: the odds stand at the target."""
    shown(window, asset("rosters/first_battle.json"))
    desk = window.page.desk  # type: ignore[union-attr]
    while not aims(window, desk):
        desk.look_back(desk.looking.target("action", -1))
        desk.go_on_from_here()
        wait(lambda: not desk.is_waiting)
    rest(window)


def aims(window: MainWindow, desk: BattleDesk) -> bool:
    """Aim at an enemy with a unit that may attack now; return whether there is one."""
    able = [
        each.action for each in desk.battle.actions() if each.action.name == "Attack" and not each.refusal
    ]
    for action in able:
        desk.look_at_unit(action.unit)
        rest(window)
        for unit in desk.state.units.values():
            if unit.commander != action.by and isinstance(desk.hand, IdleHand) and desk.hand.aim_at(unit.id):
                rest(window)
                if isinstance(desk.hand, AimHand):
                    return True
    return False


def measure(window: MainWindow) -> None:
    """Lay a blast over a table, and show who is covered."""
    shown(window, MAPS["street_fight"])
    window.run("place_round")
    view = window.page.view  # type: ignore[union-attr]
    QTest.mouseMove(view.viewport(), pixel(window, (21.7, 25.5)))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=pixel(window, (21.7, 25.5)))
    rest(window)


def design(window: MainWindow) -> None:
    """Show a table in the designer, a piece of it selected."""
    shown(window, MAPS["river_crossing"])
    window.modes.switch("design")
    wait(lambda: window.modes.now == "design")
    rest(window)
    page = window.page
    assert page is not None
    page.table.select((Ref("terrain", page.table.document.scene.terrain[0].id),))
    rest(window)


PICTURES = {"play": play, "measure": measure, "design": design}


def main() -> None:
    """Draw all pictures, or those that are named."""
    application()
    folder = Path(tempfile.mkdtemp(prefix="pictures-"))
    places.state_folder = lambda: folder
    for name in sys.argv[1:] or PICTURES:
        store = QSettings(str(folder / f"{name}.ini"), QSettings.Format.IniFormat)
        store.setValue("motion", "off")
        window = MainWindow(Settings(store))
        window.show()
        window.run("theme_light")
        PICTURES[name](window)
        window.grab().save(str(HERE / f"{name}.png"))
        print(f"{name}.png")
        window.hide()
    sys.stdout.flush()
    os._exit(0)  # whatever is still worked out


if __name__ == "__main__":
    main()
