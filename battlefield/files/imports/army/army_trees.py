"""The tree of an army list, whether XML, packed XML or JSON: nodes with attributes and named lists."""

import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from json import dumps
from math import nan

from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.reading.xml_text import Element, parse_xml
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown

NUMBER = 1_000  # models in one choice
_ZIP = b"PK\x03\x04"
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others take memory as a hostile file likes
_TEXT = 200  # characters of a name
_LARGEST = 1e6
_NUMBERS = ("number", "value")
_WORDS = ("name", "type", "typeName", "$text")
_LISTS = ("forces", "selections", "costs", "profiles", "characteristics")
"""What they hold counts: nothing of them is passed over."""


@dataclass
class Node:
    """One element: its attributes as texts, what it says, and its lists of further nodes."""

    told: Mapping[str, str]
    said: str = ""
    lists: dict[str, list["Node"]] = field(default_factory=dict)
    line: int = 0
    is_root: bool = False

    def text(self, key: str) -> str:
        """Return an attribute, or nothing."""
        return self.told.get(key, "")[:_TEXT]

    def inner(self, key: str) -> list["Node"]:
        """Return the nodes of a list, or none."""
        return self.lists.get(key, [])

    def number(self, key: str) -> float | None:
        """Return a number; None where what stands there is none, or is too large for any list."""
        text = self.told.get(key, "")
        try:
            value = float(text) if len(text) <= 30 else nan
        except ValueError:
            value = nan
        return value if abs(value) <= _LARGEST else None

    def count(self, key: str) -> int:
        """Return how many of a thing there are, one where it is not told; SceneError where that cannot be."""
        if key not in self.told:
            return 1
        value = self.number(key)
        if value is None or not value.is_integer() or not 0 <= value <= NUMBER:
            expected = f"it must be a whole number from 0 to {NUMBER}"
            raise SceneError(self.place(key), f"is {shown(self.text(key))}", expected)
        return int(value)

    def place(self, key: str) -> str:
        """Say where an attribute stands: its line where the file has lines, and whose it is."""
        line = f"line {self.line}, " if self.line else ""
        unnamed = "the roster" if key == "forces" else "a choice"
        return f"{line}{self.text('name') or unnamed}: {key}"


def is_army_list(source: Source) -> bool:
    """Return whether a file is a roster of BattleScribe's or New Recruit's making."""
    if source.data[:4] == _ZIP:
        return source.name.lower().endswith((".rosz", ".ros", ".zip"))
    if source.is_json:
        value = source.json if b'"roster"' in source.data else None
        return (
            isinstance(value, dict) and isinstance(value.get("roster"), dict) and "forces" in value["roster"]
        )
    return source.root == "roster"


def roster_tree(source: Source) -> Node:
    """Read the tree; raise SceneError where the file is damaged, or is not what it seems."""
    if source.is_json:
        value = source.json
        roster = value.get("roster") if isinstance(value, dict) else None
        if not isinstance(roster, dict):
            raise SceneError("roster", "is missing", "export the list as JSON once more")
        root = _of_json(roster)
    else:
        data = _unpacked(source.data) if source.data[:4] == _ZIP else source.data
        root = _of_xml(data)
    root.is_root = True
    return root


def packed_text(source: Source, endings: tuple[str, ...]) -> Source:
    """Return the list of a package, or the file itself where it is none."""
    if source.data[:4] != _ZIP:
        return source
    return Source(source.name, _unpacked(source.data, endings))


def _unpacked(data: bytes, endings: tuple[str, ...] = (".ros",)) -> bytes:
    """Unpack the one list of a package, never more than a scene may have."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed:
            rosters = [each for each in packed.infolist() if each.filename.lower().endswith(endings)]
            if len(rosters) != 1:
                raise SceneError(
                    "the package", f"holds {len(rosters)} lists", f"it must hold one {endings[0]} file"
                )
            if rosters[0].compress_type not in _WAYS:
                raise SceneError("the package", "is packed in an unusual way", "save the list again")
            with packed.open(rosters[0]) as file:
                found = file.read(limits.FILE_BYTES + 1)
    except SceneError:
        raise
    except (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError):
        raise SceneError("the package", "is damaged or locked", "save the list again") from None
    if len(found) > limits.FILE_BYTES:
        raise SceneError("the package", "unpacks to too much", f"at most {limits.FILE_BYTES} bytes are read")
    return found


def _of_json(value: Mapping[str, object]) -> Node:
    for key in _WORDS:
        if isinstance(value.get(key), bool | list | dict):
            whose = value["name"] if isinstance(value.get("name"), str) else "a choice"
            raise SceneError(f"{whose}: {key}", f"is {shown(value[key])}", "it must be a text")
    told = {key: str(each) for key, each in value.items() if isinstance(each, str | int | float)}
    told |= {key: dumps(value[key])[:_TEXT] for key in _NUMBERS if key in value and key not in told}
    node = Node(told, told.get("$text", ""))
    for key in _LISTS:
        if value.get(key) is not None and not isinstance(value[key], list):
            raise SceneError(node.place(key), f"is {shown(value[key])}", "it must be a list [...]")
    for key, each in value.items():
        if isinstance(each, list):
            _check_objects(node, key, each)
            node.lists[key] = [_of_json(inner) for inner in each if isinstance(inner, dict)]
    return node


def _check_objects(node: Node, key: str, found: list[object]) -> None:
    for number, inner in enumerate(found if key in _LISTS else ()):
        if not isinstance(inner, dict):
            place = f"{node.place(key)}[{number}]"
            raise SceneError(place, f"is {shown(inner)}", "it must be an object {...}")


def _of_xml(data: bytes) -> Node:
    root = parse_xml(data)
    if root.tag != "roster":
        raise SceneError("the text", f"is a {shown(root.tag)}", "export the list as .ros once more")
    return _of_element(root)


def _of_element(element: Element) -> Node:
    """Return an element as a node; its children of plural names are lists."""
    node = Node(element.attributes, element.text.strip(), line=element.line)
    for child in element.children:
        node.lists.setdefault(child.tag, []).extend(map(_of_element, child.children))
    return node
