"""Bring the files of all languages up to date with the words of the program: `python tests/translating.py`.

New texts come into `assets/translations/battlefield_*.ts` untranslated, and those that are gone go. What
is translated goes into the `.qm` files beside them, which the window reads. docs/translating.md tells more.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "assets" / "translations"
MARKS = ("tr", "QT_TR_NOOP")
_ROOMS = ("app", "ui")


class Message(NamedTuple):
    """A text to translate: its words, a comment on them, and whether it has forms for several numbers."""

    source: str
    comment: str = ""
    is_counted: bool = False


class Translated(NamedTuple):
    """A text and what it is in another language; nothing where that is not done yet."""

    message: Message
    forms: tuple[str, ...]


def files() -> list[Path]:
    """Return the files of all languages."""
    return sorted(FOLDER.glob("battlefield_*.ts"))


def update(path: Path) -> None:
    """Take the texts of the program into a file."""
    sources = [str(ROOT / "battlefield" / room) for room in _ROOMS]
    options = ("-silent", "-no-obsolete", "-sort-messages", "-locations", "none", "-extensions", "py")
    _run("pyside6-lupdate", *options, *sources, "-ts", str(path))


def release(path: Path) -> Path:
    """Write what is translated in a file for the window, beside it."""
    out = path.with_suffix(".qm")
    _run("pyside6-lrelease", "-silent", str(path), "-qm", str(out))
    return out


def messages(path: Path) -> list[Translated]:
    """Read a file of a language."""
    tree = ElementTree.parse(path).getroot()  # one of ours
    return [_read(each) for each in tree.iter("message")]


def contexts(path: Path) -> set[str]:
    """Return the contexts of a file: all texts are in the one without a name."""
    return {name.text or "" for name in ElementTree.parse(path).getroot().iter("name")}


def _read(node: ElementTree.Element) -> Translated:
    told = node.find("translation")
    assert told is not None
    parts = told.findall("numerusform") or [told]
    forms = () if told.get("type") else tuple(part.text or "" for part in parts)
    is_counted = node.get("numerus") == "yes"
    return Translated(Message(node.findtext("source", ""), node.findtext("comment", ""), is_counted), forms)


def marked() -> set[Message]:
    """Read the marked texts from the program itself, as Python does."""
    return {message for _, message in marked_in_files()}


def marked_in_files() -> Iterator[tuple[Path, Message]]:
    """Yield the marked texts, each with the module it stands in."""
    for room in _ROOMS:
        for path in sorted((ROOT / "battlefield" / room).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if "tr(" in text or "QT_TR_NOOP(" in text:
                found = (_message(node) for node in ast.walk(ast.parse(text)))
                yield from ((path, each) for each in found if each is not None)


def _message(node: ast.AST) -> Message | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in MARKS:
        return None
    if not node.args or not isinstance(node.args[0], ast.Constant):
        return None  # shown here, marked elsewhere
    words = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
    return Message(str(words[0]), str(words[1]) if len(words) > 1 else "", len(node.args) > 2)


def _run(tool: str, *arguments: str) -> None:
    beside = Path(sys.executable).parent / tool
    subprocess.run([str(beside) if beside.exists() else tool, *arguments], check=True)


def main() -> int:
    """Bring all languages up to date, and say what each lacks."""
    for path in files():
        update(path)
        release(path)
        found = messages(path)
        left = sum(not all(each.forms) or not each.forms for each in found)
        print(f"{path.name}: {len(found)} texts, {left} of them not translated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
