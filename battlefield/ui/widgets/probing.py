"""What Qt finds here, told as JSON by a process of its own: Qt ends one where a library is missing."""

import json
import sys
import tempfile
from pathlib import Path


def main() -> int:
    """Print what there is: the platform, fonts, where things are kept, and whether a PDF can be made."""
    from PySide6.QtGui import QFontDatabase, QGuiApplication, QPdfWriter
    from PySide6.QtSvg import QSvgRenderer

    from battlefield.resources import asset
    from battlefield.ui.widgets.painting import painting
    from battlefield.ui.widgets.places import name_program, state_folder

    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    name_program()
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.pdf"
        writer = QPdfWriter(str(page))
        with painting(writer) as painter:
            QSvgRenderer(str(asset("battlefield.svg"))).render(painter)
        size = page.stat().st_size if page.exists() else 0
    found = {
        "platform": QGuiApplication.platformName(),
        "fonts": len(QFontDatabase.families()),
        "kept in": str(state_folder()),
        "pdf": size > 0,
    }
    print(json.dumps(found))
    del app  # kept as long as Qt was used
    return 0


if __name__ == "__main__":
    sys.exit(main())
