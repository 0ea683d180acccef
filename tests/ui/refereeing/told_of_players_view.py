"""Shows the view for players and prints where it lies; run by itself, on screens of its own."""

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from battlefield.resources import sample_maps
from battlefield.ui.shell.start import application
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.widgets.fitting import screen_of
from battlefield.ui.widgets.settings import Settings


def main():
    application()
    store = QSettings(str(Path.home() / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Settings(store))
    window.show()
    window.activateWindow()
    window.open_path(sample_maps()[0])
    while window.page is None or window.files.opening is not None or window.coming.is_on:
        QTest.qWait(20)
    window.run("players_view")
    QTest.qWait(300)
    view = window.referee.view
    found = {
        "view": list(view.geometry().getRect()),
        "table": list(screen_of(window).geometry().getRect()),
        "fills": view.isFullScreen(),
        "asks_for_no_keys": view.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating),
    }
    window.run("players_view")
    QTest.qWait(100)
    print(json.dumps({**found, "closed": not view.isVisible()}), flush=True)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # whatever is still worked out
