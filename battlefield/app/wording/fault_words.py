"""What is wrong with a file, as a window says it: typeset, short of its path and the words of its format."""

import re
from pathlib import Path, PurePath

from battlefield.files.text.errors import SceneError

_QUOTED = re.compile(r"(?<!\w)'((?:[^']|(?<=\w)'(?=\w))*)'(?!\w)")
_WORDS = (
    ("an object {...}", "a group of named values"),
    ("...", "…"),
)
_LONG = 44  # characters of a folder; of a longer one only its end is told


def fault_words(error: SceneError) -> str:
    """Say what is wrong as a sentence, without the file's name: whoever shows it has said that."""
    if not error.place:  # the whole file is wrong
        return typeset(f"It {error.found}; {error.expected}")
    return _begun(typeset(str(error.of(""))), error.place)


def file_fault(error: SceneError) -> tuple[str, str]:
    """Say why a file cannot be opened, and beneath where it lies and what is wrong in it."""
    where = folder_words(error.source)
    if error.plainly != str(error):
        return error.plainly, "\n".join(words for words in (fault_words(error), where) if words)
    return typeset(str(error.of(PurePath(error.source).name))), where


def folder_words(path: str | PurePath) -> str:
    """Name the folder that a file lies in, shortly; "" for a bare name."""
    folder = PurePath(path).parent
    if folder == PurePath():
        return ""
    text = str(folder)
    home = PurePath(Path.home())
    if folder.is_relative_to(home) and folder != home:
        text = str(PurePath("~", folder.relative_to(home)))
    while len(text) > _LONG and len(folder.parts) > 1:
        folder = PurePath(*folder.parts[1:])
        text = str(PurePath("…", folder))
    return f"In the folder {text}"


def typeset(text: str) -> str:
    """Return words of a reader with quotation marks, and without the words of its format."""
    for words, instead in _WORDS:
        text = text.replace(words, instead)
    return _QUOTED.sub("“\\1”", text)


def _begun(text: str, place: str) -> str:
    """Begin a sentence with a capital, unless it begins with a key of the file."""
    return text if place and " " not in place else text[:1].upper() + text[1:]
