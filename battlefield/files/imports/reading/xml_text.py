"""XML text to plain elements, refusing what makes readers run on: entities, deep nesting, floods of elements.

Nothing outside the text is ever read.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from battlefield.files.imports.reading.encodings import as_utf8
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.watching import go_on

MOST_ELEMENTS: Final = 100_000
MOST_DEPTH: Final = 80
MOST_ATTRIBUTES: Final = 100
ATTRIBUTE_BYTES: Final = 12 * 1024 * 1024  # a picture may stand in one
MOST_TEXT: Final = 100_000  # characters in one element
_SNIFFED: Final = 65_536
_CROWDED: Final = re.compile(rb"<[^<>\"']*(?:(?:\"[^\"<]*\"|'[^'<]*')[^<>\"']*){%d}" % (MOST_ATTRIBUTES + 1))
_PREFIXES: Final = {
    "http://www.w3.org/2000/svg": "",
    "http://www.w3.org/1999/xlink": "",
    "http://www.inkscape.org/namespaces/inkscape": "inkscape:",
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd": "sodipodi:",
    "http://www.w3.org/XML/1998/namespace": "xml:",
}


@dataclass(slots=True)
class Element:
    """One element: its tag and attributes by their usual prefixes, what is in it, and its line."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list["Element"] = field(default_factory=list)
    text: str = ""

    def first(self, tag: str) -> "Element | None":
        """Find the first child of a tag."""
        return next((child for child in self.children if child.tag == tag), None)

    def named(self, tag: str) -> Iterator["Element"]:
        """Return the children of a tag."""
        return (child for child in self.children if child.tag == tag)

    def number(self, key: str, usual: float | None = None) -> float:
        """Give an attribute as a finite number; SceneError where it is none, or missing and none is usual."""
        value = self.attributes.get(key)
        if value is None and usual is not None:
            return usual
        try:
            number = float(value or "")
        except ValueError:
            number = float("nan")
        if not abs(number) < 1e12:
            found = "is missing" if value is None else f"is {shown(value)}"
            raise SceneError(f"line {self.line}, {self.tag} {key}", found, "it must be a number")
        return number


def parse_xml(data: bytes, long: Collection[str] = ()) -> Element:
    """Read a whole XML text; elements named in `long` may have texts as long as the whole.

    Raises SceneError with line and column where it is none, or holds what is refused.
    """
    if len(data) > limits.FILE_BYTES:
        raise SceneError("the text", "is too big", f"at most {limits.FILE_BYTES} bytes are read")
    data = as_utf8(data)
    if _CROWDED.search(data):
        raise SceneError("the text", "has too many attributes", f"at most {MOST_ATTRIBUTES} are read")
    reader = _Reader(long)
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        place = f"line {error.lineno}, column {error.offset + 1}"
        reason = expat.errors.messages.get(error.code, "damaged")
        raise SceneError(place, f"is not XML ({reason})", "save the file again") from None
    except (ValueError, LookupError) as error:
        if isinstance(error, SceneError):
            raise
        raise SceneError("the text", "has an encoding that is not known", "save it as UTF-8") from None
    if reader.root is None:
        raise SceneError("the text", "holds no element", "save the file again")
    return reader.root


def root_name(data: bytes) -> str:
    """Return the name of the outermost element without its namespace, "" where none begins near the start."""
    names: list[str] = []
    parser = expat.ParserCreate(namespace_separator=" ")

    def started(name: str, _attributes: dict[str, str]) -> None:
        names.append(name.rpartition(" ")[2])
        raise _Enough

    parser.StartElementHandler = started
    parser.EntityDeclHandler = _refuse_entity
    try:
        parser.Parse(data[:_SNIFFED], False)
    except SceneError:
        raise
    except (_Enough, expat.ExpatError, ValueError, LookupError):
        return names[0] if names else ""
    return names[0] if names else ""


class _Enough(Exception):  # noqa: N818 - it is no error
    """The root is known."""


class _Reader:
    def __init__(self, long: Collection[str]) -> None:
        self.root: Element | None = None
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = _refuse_entity
        self._open: list[Element] = []
        self._long = long
        self._count = 0

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        go_on()
        line = self.parser.CurrentLineNumber
        if self._count > MOST_ELEMENTS:
            raise SceneError(f"line {line}", "holds too much", f"at most {MOST_ELEMENTS} elements are read")
        if len(self._open) >= MOST_DEPTH:
            raise SceneError(f"line {line}", "is nested too deep", f"at most {MOST_DEPTH} elements may nest")
        element = Element(_plain(name), _attributes(attributes, line), line)
        if self._open:
            self._open[-1].children.append(element)
        self.root = self.root or element
        self._open.append(element)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _text(self, text: str) -> None:
        if self._open:
            element = self._open[-1]
            if element.tag in self._long:
                element.text += text
            elif len(element.text) < MOST_TEXT:
                element.text += text[:MOST_TEXT]


def _refuse_entity(*_told: object) -> None:
    raise SceneError("the text", "declares entities", "save it as plain XML, without a DTD of its own")


def _attributes(found: dict[str, str], line: int) -> dict[str, str]:
    """Return attributes by their usual prefixes; those of namespaces that nobody here reads are left out."""
    if any(len(value) > ATTRIBUTE_BYTES for value in found.values()):
        expected = f"at most {ATTRIBUTE_BYTES} bytes are read"
        raise SceneError(f"line {line}", "has too long an attribute", expected)
    known = (key for key in found if " " not in key or key.rpartition(" ")[0] in _PREFIXES)
    return {_plain(key): found[key] for key in sorted(known, key=lambda key: " " not in key)}


def _plain(name: str) -> str:
    """Return a name with its usual prefix; namespaces without one are left out."""
    space, _, local = name.rpartition(" ")
    return _PREFIXES.get(space, "") + local
