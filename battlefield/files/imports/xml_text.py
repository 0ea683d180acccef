"""XML text to plain elements, safely: no entities, no outside files, limits on depth and number."""

from dataclasses import dataclass, field
from xml.parsers.expat import ExpatError, ParserCreate

from battlefield.files.errors import SceneError
from battlefield.files.limits import FILE_BYTES, NESTING

MOST_ELEMENTS = 300_000
MOST_ATTRIBUTES = 1_000_000
ATTRIBUTE_BYTES = 4 * 1024 * 1024  # of one value: a long path


@dataclass
class Element:
    """An element without its namespace: its attributes, the text right inside it, its children in order."""

    tag: str
    attributes: dict[str, str]
    children: list["Element"] = field(default_factory=list)
    text: str = ""

    def named(self, tag: str) -> list["Element"]:
        """Give the children of a tag."""
        return [child for child in self.children if child.tag == tag]


def parse_xml(data: bytes, deepest: int = NESTING) -> Element:
    """Read XML; raise SceneError where it is damaged, declares entities, or is deeper or longer than allowed.

    Attributes keep the part of their names behind the colon, but `xlink:href` and other such names stay apart
    from plain ones only where both stand in one element: then the plain one counts.
    """
    if len(data) > FILE_BYTES:
        raise SceneError("the text", "is too big", f"at most {FILE_BYTES} bytes are read")
    reader = _Reader(deepest)
    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.said
    parser.EntityDeclHandler = reader.entity
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.ExternalEntityRefHandler = reader.outside
    try:
        parser.Parse(data, True)
    except ExpatError as error:
        place = f"line {error.lineno}, column {error.offset + 1}"
        raise SceneError(place, "is not XML", "save the file again from the program that made it") from None
    except SceneError:
        raise
    except (ValueError, LookupError):  # an encoding that nobody knows
        raise SceneError("the text", "is in an unknown encoding", "save the file as UTF-8") from None
    if reader.root is None:
        raise SceneError("the text", "holds no element", "save the file again")
    return reader.root


class _Reader:
    """Builds elements as the parser finds them."""

    def __init__(self, deepest: int) -> None:
        self.root: Element | None = None
        self._open: list[Element] = []
        self._pieces: list[list[str]] = []
        self._deepest = deepest
        self._elements = self._attributes = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Begin an element."""
        self._elements += 1
        self._attributes += len(attributes)
        if self._elements > MOST_ELEMENTS or self._attributes > MOST_ATTRIBUTES:
            raise SceneError("the text", "holds too much", f"at most {MOST_ELEMENTS} elements are read")
        if len(self._open) >= self._deepest:
            expected = f"at most {self._deepest} elements may nest"
            raise SceneError(f"element {self._elements}", "is nested too deep", expected)
        if any(len(value) > ATTRIBUTE_BYTES for value in attributes.values()):
            raise SceneError(f"element {self._elements}", "has too long an attribute", "split it up")
        plain = {_plain(key): value for key, value in attributes.items() if ":" in key}
        plain |= {key: value for key, value in attributes.items() if ":" not in key}
        element = Element(_plain(name), plain)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)
        self._pieces.append([])

    def end(self, _name: str) -> None:
        """End an element."""
        self._open.pop().text = "".join(self._pieces.pop())

    def said(self, text: str) -> None:
        """Take text."""
        if self._pieces:
            self._pieces[-1].append(text)

    def entity(self, *_told: object) -> None:
        """Refuse entities: they can swell without end and read other files."""
        raise SceneError("the text", "declares entities", "save it without a document type of its own")

    def doctype(self, _name: str, _system: object, _public: object, has_internal: bool) -> None:
        """Let a plain document type pass, as old drawings have one; one that declares things is refused."""
        if has_internal:
            self.entity()

    def outside(self, *_told: object) -> int:
        """Refuse to read another file."""
        raise SceneError("the text", "asks for another file", "save it without references")


def _plain(name: str) -> str:
    return name.rsplit(":", 1)[-1]
