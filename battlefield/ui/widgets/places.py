"""Where the program keeps what is in no file of the user's."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

from battlefield.files.scene.whole_files import make_folder


def name_program() -> None:
    """Tell Qt whose folders and settings are meant."""
    QCoreApplication.setApplicationName("battlefield")
    QCoreApplication.setOrganizationName("Battlefield")


def state_folder() -> Path:
    """Return the folder for journals and the log, made on first use; whoever writes there hears why not."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    folder = Path(place)
    with suppress(OSError):
        make_folder(folder)
    return folder
