"""Files read whole, and put on disk so that a crash loses nothing; every complaint is a SceneError."""

import os
import sys
from contextlib import suppress
from errno import EIO, ENOSPC
from pathlib import Path
from threading import Event

from battlefield.files.scene.on_disk import check_over, digest_of
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, reason

_PAUSES = (0.02, 0.05, 0.1, 0.2, 0.4)  # seconds
_FAILS = (EIO, ENOSPC)  # of a disk, not of a system


def read_bytes(path: str | os.PathLike[str], most: int = limits.FILE_BYTES) -> bytes:
    """Read a whole file, at most one byte over what it may have; raise SceneError where it cannot be."""
    try:
        with open(path, "rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise SceneError("", "does not exist", "check the path", os.fspath(path)) from None
    except IsADirectoryError:
        raise SceneError("", "is a folder", "name a file in it", os.fspath(path)) from None
    except PermissionError:
        raise SceneError("", "may not be read", "ask its owner for leave", os.fspath(path)) from None
    except (OSError, ValueError) as error:
        raise SceneError("", f"cannot be read ({reason(error)})", "check the path", os.fspath(path)) from None


def write_bytes(path: str | os.PathLike[str], data: bytes, over: str | None = None) -> str:
    """Put a file on disk whole or not at all, and give its digest; raise SceneError where the disk refuses.

    With the digest `over` of what may be written over, a file that holds another is a ChangedError.
    """
    source = os.fspath(path)
    try:
        _replace(Path(os.path.realpath(path)), data, over)
    except SceneError as error:
        raise error.of(source) from None
    except (OSError, ValueError) as error:
        found = f"was not saved ({reason(error)})"
        raise SceneError("", found, "save it under another name or folder", source) from None
    return digest_of(data)


def _replace(path: Path, data: bytes, over: str | None) -> None:
    if path.exists() and not (path.is_file() and os.access(path, os.W_OK)):
        fault = "is read-only" if path.is_file() else "is not a file"
        raise SceneError("", f"was not saved: it {fault}", "save it under another name or folder")
    check_over(path, over, data)
    part = path.with_name(f".{path.name[:40]}.{os.getpid()}.part")
    try:
        _write_through(part, data)
        if path.exists():
            part.chmod(path.stat().st_mode & 0o777)
        check_over(path, over, data)  # again: writing may have taken long
        _take_place(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _confirm(path.parent)


def _take_place(part: Path, path: Path) -> None:
    """Put the new file in the place of the old; Windows refuses while a virus scanner, say, looks at that."""
    for pause in _PAUSES if sys.platform == "win32" else ():
        with suppress(PermissionError):
            os.replace(part, path)
            return
        Event().wait(pause)
    os.replace(part, path)


def _confirm(folder: Path) -> None:
    """Put the new name on disk; where the disk fails there, the old file may come back."""
    try:
        sync_folder(folder)
    except OSError as error:
        found = f"may not be safe on disk yet ({reason(error)})"
        raise SceneError("", found, "save it once more, or under another name or folder") from None


def _write_through(part: Path, data: bytes) -> None:
    with open(part, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Put the names of the files in a folder on disk, where that can be; a disk that fails is an OSError."""
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno in _FAILS:  # else the system cannot open or sync a folder
            raise


def make_folder(folder: Path) -> None:
    """Make a folder with those above it that are lacking, each on disk; one that cannot be is an OSError."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        try:
            sync_folder(folder.parent)
        except OSError:
            with suppress(OSError):  # whoever tries again makes it, and its name, anew
                folder.rmdir()
            raise


def need_folder(folder: Path) -> None:
    """Make a folder as `make_folder` does; SceneError where it cannot be."""
    try:
        make_folder(folder)
    except OSError as error:
        raise SceneError("", f"cannot be made ({reason(error)})", "check the folder", str(folder)) from None
