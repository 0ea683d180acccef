"""`battlefield desktop`: puts the program into the menus of a Linux desktop, with its icon and file type."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from battlefield.cli.speech import complain
from battlefield.files.scene.whole_files import need_folder, write_bytes
from battlefield.files.text.errors import SceneError, reason
from battlefield.resources import asset

_PARTS = {
    "applications/battlefield.desktop": "linux/battlefield.desktop",
    "icons/hicolor/scalable/apps/battlefield.svg": "battlefield.svg",
    "mime/packages/battlefield.xml": "linux/battlefield.xml",
}
"""Where each part goes below the user's data folder, and which asset it is."""
_STARTED = "Exec=battlefield-window %f"
_TOLD = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
_ELSEWHERE = (
    "`battlefield desktop` is for Linux; on Windows and macOS make a shortcut to `battlefield-window`, "
    "which stands beside the `battlefield` command"
)


def desktop(wish: str) -> int:
    """Add the program to the menus of this user, or remove it; give the exit status."""
    if sys.platform != "linux":
        return complain(_ELSEWHERE, 2)
    try:
        return _carried_out(wish, data_home())
    except SceneError as error:
        return complain(str(error), 1)


def _carried_out(wish: str, home: Path) -> int:
    places = [home / name for name in _PARTS]
    if wish == "add":
        for place, source in zip(places, _PARTS.values(), strict=True):
            _write(place, asset(source).read_text("utf-8"))
        print(f"Battlefield is in the menus now: {places[0]}")
    else:
        gone = [_removed(place) for place in places]
        print("Battlefield is out of the menus" if any(gone) else "Battlefield was not in the menus")
    _tell(home)
    return 0


def data_home() -> Path:
    """Return the folder in which a desktop looks for what a user has added."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def is_added() -> bool:
    """Return whether the program is in the menus of this user."""
    return all((data_home() / name).exists() for name in _PARTS)


def _write(place: Path, text: str) -> None:
    """Write a part; the menu is to start this installation, wherever a terminal would look."""
    need_folder(place.parent)
    write_bytes(place, text.replace(_STARTED, f"Exec={_command()} %f").encode())


def _command() -> str:
    """Return the words that start the window of this installation, as desktop entries quote them."""
    beside = Path(sys.executable).with_name("battlefield-window")
    if beside.exists():
        return _quoted(str(beside))
    return f"{_quoted(sys.executable)} -m battlefield"


def _quoted(path: str) -> str:
    """Quote a path: twice, since the value of a key is unescaped before its quotes are read."""
    if all(letter.isalnum() or letter in "/._-+" for letter in path):
        return path
    escaped = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in path)
    return f'"{escaped}"'.replace("\\", "\\\\").replace("%", "%%")


def _removed(place: Path) -> bool:
    try:
        place.unlink()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise SceneError("", f"cannot be deleted ({reason(error)})", "check its folder", str(place)) from None
    return True


def _tell(home: Path) -> None:
    """Let the desktop look again where it can be told; it finds out by itself otherwise."""
    for program, folder in _TOLD:
        if (found := shutil.which(program)) and (home / folder).is_dir():
            with suppress(OSError, subprocess.SubprocessError):
                subprocess.run([found, str(home / folder)], capture_output=True, timeout=30)
