"""What stands in a file now, told from what was read or written last by a digest."""

import os
from contextlib import suppress
from pathlib import Path

from battlefield.files.text.errors import SceneError

ABSENT = "absent"  # the digest of a file that is not there
UNKNOWN = ""  # that of one of which nobody knows what was in it


class ChangedError(SceneError):
    """A file holds something else than whoever is about to write over it knows of; `now` is its digest."""

    def __init__(self, source: str, now: str) -> None:
        found = "has been deleted or moved" if now == ABSENT else "has been changed by another program"
        super().__init__("", f"was not saved: it {found}", "save it under another name", source)
        self.now = now

    def of(self, source: str) -> "ChangedError":
        """Return the same complaint with the file's name."""
        return ChangedError(source, self.now)


def digest_of(data: bytes) -> str:
    """Return the digest of what a file is to hold."""
    from hashlib import sha256  # which takes a while to load, and who only reads has no need of it

    return sha256(data).hexdigest()


def digest_on_disk(path: str | os.PathLike[str]) -> str:
    """Return the digest of a file; ABSENT where there is none, UNKNOWN where it cannot be read."""
    from hashlib import sha256

    try:
        with open(path, "rb") as file:
            found = sha256()
            while piece := file.read(1 << 20):
                found.update(piece)
        return found.hexdigest()
    except FileNotFoundError:
        return ABSENT
    except (OSError, ValueError):
        return UNKNOWN


def check_over(path: str | os.PathLike[str], over: str | None, data: bytes | None = None) -> None:
    """Raise ChangedError where a file is no longer what is to be written over; None allows anything.

    One that holds already what is to be written may be written over.
    """
    if over is None or (os.path.exists(path) and not os.path.isfile(path)):
        return
    now = digest_on_disk(path)
    is_known = now != UNKNOWN and now == (over or ABSENT)
    if not is_known and (data is None or now != digest_of(data)):
        raise ChangedError(os.fspath(path), now)


def same_file(path: Path, other: Path | None) -> bool:
    """Return whether two names are of one file, also where there is none yet."""
    if other is None:
        return False
    with suppress(OSError):  # names that differ in case may be of one file
        return os.path.samefile(path, other)
    return os.path.realpath(path) == os.path.realpath(other)


def free_beside(path: Path) -> Path:
    """Name a file beside another that is not there yet."""
    number = 2
    while os.path.lexists(free := path.with_name(f"{path.stem}-{number}{path.suffix}")):
        number += 1
    return free
