"""A file to be imported: its bytes, what kind of text they are, and the folder that it may look into."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from battlefield.files.imports.reading.embedded import without_picture
from battlefield.files.imports.reading.encodings import as_utf8, encoding_by_bytes
from battlefield.files.imports.reading.png import Pixels
from battlefield.files.imports.reading.xml_text import root_name
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text import json_text, limits
from battlefield.files.text.errors import SceneError, shown

ReadPixels = Callable[[bytes], Pixels | None]
MOST_BYTES = 64 * 1024 * 1024  # a map with its picture inside
MOST_OF_A_LIST = 2**20
SNIFFED = 4096


@dataclass(frozen=True, eq=False)
class Source:
    """A file as it was found, its text in UTF-8; `folder` None where it may look into no folder.

    `read_pixels` reads pictures that are no PNG, and gives None for what it cannot read.
    """

    name: str
    data: bytes
    folder: Path | None = None
    read_pixels: ReadPixels | None = None

    def __post_init__(self) -> None:
        """Turn text of other encodings into UTF-8, once for all that read it."""
        object.__setattr__(self, "data", as_utf8(self.data))

    @cached_property
    def head(self) -> bytes:
        """The first characters after any blanks, to tell formats apart."""
        return self.data[:SNIFFED].lstrip()

    @property
    def text(self) -> str:
        """The text; SceneError with its line where it is none."""
        self.check_encoding()
        try:
            return self.data.decode()
        except UnicodeDecodeError as error:
            line = self.data.count(b"\n", 0, error.start) + 1
            raise SceneError(f"line {line}", "is not UTF-8 text", "save the file as UTF-8") from None

    @property
    def list_text(self) -> str:
        """The text of an army list; SceneError where it is longer than any list."""
        if len(self.data) > MOST_OF_A_LIST:
            raise SceneError("the list", "is too long", f"at most {MOST_OF_A_LIST} bytes are read")
        return self.text

    @cached_property
    def glimpse(self) -> str:
        """The text as far as it can be read, to tell formats apart."""
        return self.data[:MOST_OF_A_LIST].decode(errors="replace")

    def check_encoding(self) -> None:
        """Raise SceneError where the first bytes tell an encoding that the others do not keep to."""
        if (encoding := encoding_by_bytes(self.data)) not in ("", "utf-8"):
            found = f"is no whole text in {encoding[:6].upper()}, as which it begins"
            raise SceneError("the text", found, "save the file as UTF-8")

    @property
    def is_json(self) -> bool:
        """Whether the text begins as JSON does."""
        return self.head[:1] in (b"{", b"[")

    @property
    def is_xml(self) -> bool:
        """Whether the text begins as XML does."""
        return self.head[:1] == b"<"

    @cached_property
    def root(self) -> str:
        """The name of the outermost XML element without its namespace; "" where there is none."""
        return root_name(self.data) if self.is_xml else ""

    @property
    def json(self) -> object:
        """The checked JSON value, a picture in it cut out; SceneError where it is none, or too much."""
        value = self._parsed[0]
        if isinstance(value, SceneError):
            raise SceneError(value.place, value.found, value.expected)
        return value

    @property
    def picture(self) -> memoryview | None:
        """The picture that stood in the JSON text as base64, its quotes left out."""
        return self._parsed[1]

    @cached_property
    def _parsed(self) -> tuple[object, memoryview | None]:
        rest, picture = without_picture(self.data)
        try:
            return json_value(rest), picture
        except SceneError as error:
            return error, None

    def beside(self, name: str, most: int = limits.FILE_BYTES) -> bytes:
        """Read a file that this one names, in its own folder or below; SceneError where it lies elsewhere."""
        path = self.path_beside(name)
        data = read_bytes(path, most)
        if len(data) > most:
            raise SceneError(shown(name), "is too big", f"at most {most} bytes are read")
        return data

    def path_beside(self, name: str) -> Path:
        """Find a regular file by its name relative to the folder; SceneError where it lies outside."""
        if self.folder is None:
            raise SceneError(shown(name), "is another file", "put everything into one file")
        try:
            root = self.folder.resolve()
            path = (root / name.replace("\\", "/")).resolve()
            inside = path.is_relative_to(root) and not os.path.isabs(name)
            regular = path.is_file()
        except (OSError, ValueError, RuntimeError):
            raise SceneError(shown(name), "cannot be found", "check the name") from None
        if not inside:
            raise SceneError(shown(name), "lies outside the file's own folder", "copy it there")
        if not regular:
            raise SceneError(shown(name), "is not there", "copy it into the file's folder")
        return path


def json_value(data: bytes) -> object:
    """Read checked JSON of at most so many values that reading it is quick."""
    if len(data) > limits.FILE_BYTES:
        raise SceneError("the text", "is too big", f"at most {limits.FILE_BYTES} bytes are read")
    json_text.check_amount(data)
    if data.count(b"{") + data.count(b"[") > limits.GROUPS:
        raise SceneError(
            "the text", "holds too much", f"at most {limits.GROUPS:,} lists and objects are read"
        )
    value = json_text.decode(data)
    json_text.check(value)
    return value


def read_source(path: str | os.PathLike[str], read_pixels: ReadPixels | None = None) -> Source:
    """Read a file that is to be imported; raise SceneError where it cannot be."""
    data = read_bytes(path, MOST_BYTES)
    return Source(os.fspath(path), data, Path(path).parent, read_pixels)
