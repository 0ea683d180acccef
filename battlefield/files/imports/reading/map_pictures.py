"""Pictures that maps bring along, inside or beside them: told by their first bytes, unpacked later."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from battlefield.files.imports.laying.result import Picture
from battlefield.files.imports.reading import embedded
from battlefield.files.imports.reading.source import MOST_BYTES, Source
from battlefield.files.scene.pictures import picture_kind
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text.errors import SceneError, shown
from battlefield.geometry.kernel.shapes import Point

_ENDINGS: Final = {"png": "png", "jpeg": "jpg", "webp": "webp"}
MOST_PIXELS: Final = 32_000  # along one side


@dataclass(frozen=True, slots=True)
class Found:
    """A picture, not yet laid on the table; `size` None where its first bytes do not tell it."""

    name: str
    size: tuple[int, int] | None
    unpacked: Callable[[], bytes]
    file: Path | None = None
    kind: str = ""

    def laid(self, size: tuple[float, float], corner: Point, opposite: Point) -> Picture:
        """Lay a picture of so many pixels between two places of the table."""
        pairs = (((0.0, 0.0), corner), (size, opposite))
        return Picture(self.name, self.size, pairs, self.unpacked, self.file)


def inside(text: memoryview | bytes, name: str) -> Found:
    """Find the picture that a base64 text holds; SceneError where it is none that can be used."""
    kind, size = _told(embedded.head_of(text))
    return Found(f"{name}.{kind}", size, lambda: embedded.unpacked(text))


def beside(source: Source, name: str) -> Found:
    """Find a picture by its name in the map's own folder; SceneError where there is none that can be used."""
    path = source.path_beside(name)
    try:
        with open(path, "rb") as file:
            head = file.read(embedded.HEAD)
    except OSError:
        raise SceneError(shown(name), "cannot be read", "check the file") from None
    kind, size = _told(head)
    return Found(path.name, size, lambda: read_bytes(path, MOST_BYTES), path, kind)


def _told(head: bytes) -> tuple[str, tuple[int, int] | None]:
    kind, size = picture_kind(head), embedded.size_of(head)
    if kind is None or kind == "svg":
        raise SceneError("the picture", "is neither PNG nor JPEG nor WebP", "save it as PNG")
    if size is not None and not all(0 < side <= MOST_PIXELS for side in size):
        expected = f"at most {MOST_PIXELS} along a side are allowed"
        raise SceneError("the picture", f"has {size[0]} × {size[1]} pixels", expected)
    return _ENDINGS[kind], size
