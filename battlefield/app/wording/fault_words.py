"""What is wrong with a file, as a window says it: typeset, short of its path and the words of its format."""

import re
from functools import cache, partial
from pathlib import Path, PurePath

from battlefield.app.wording.retelling import retold
from battlefield.app.wording.said import said
from battlefield.app.wording.sentences import FAULTS, REMEDIES
from battlefield.app.wording.translation import QT_TR_NOOP, speaker, tr
from battlefield.files.journals.journal_file import JournalError
from battlefield.files.text.errors import SceneError, shown

_QUOTED = re.compile(r"(?<!\w)'((?:[^']|(?<=\w)'(?=\w))*)'(?!\w)")
_WORDS = (
    ("an object {...}", "a group of named values"),
    ("...", "…"),
)
_LONG = 44  # characters of a folder; of a longer one only its end is told
_KEPT = re.compile(r"“([^“”]*)”|(`[^`]*`)")  # what is quoted stays as it is in any language
_FIRST = 0xE000  # of private use: stand for what is quoted, as long as the rest is told
_MORE = re.compile(r"[ “]")  # whatever has none is a key of the file
_PLACES = re.compile(r"{\w+}")
_LISTS = {
    QT_TR_NOOP("{first} or {other}"): re.compile("([\ue000-\uf8ff]) or ([\ue000-\uf8ff])"),
    QT_TR_NOOP("{first} and {other}"): re.compile("([\ue000-\uf8ff]) and ([\ue000-\uf8ff])"),
}
"""Ends of lists of what is quoted."""
_SIGNS = re.compile("[\ue000-\uf8ff]")


def fault_words(error: SceneError) -> str:
    """Say what is wrong as a sentence, without the file's name: whoever shows it has said that."""
    found, expected = _parts(error)
    if not error.place:  # the whole file is wrong
        return tr("It {found}; {expected}", found=found, expected=expected)
    return _begun(f"{_place(error)} {found}; {expected}", error.place)


def whole_fault(error: Exception) -> str:
    """Say what is wrong as one sentence that names the file, in the language that is spoken.

    What is said of other things than files may be told in that language already.
    """
    if speaker() is None:
        return str(error)
    if not isinstance(error, SceneError):
        return _told(str(error)) if isinstance(error, JournalError) else said(str(error))
    found, expected = _parts(error)
    source = error.source if error.source.isprintable() else shown(error.source)
    subject = ": ".join(part for part in (source, _place(error)) if part)
    return f"{subject} {found}; {expected}".strip()


def file_fault(error: SceneError) -> tuple[str, str]:
    """Say why a file cannot be opened, and beneath where it lies and what is wrong in it."""
    where = folder_words(error.source)
    if error.plainly != str(error):
        return _damaged(error), "\n".join(words for words in (fault_words(error), where) if words)
    return typeset(whole_fault(error.of(PurePath(error.source).name))), where


def _damaged(error: SceneError) -> str:
    """Say without a word about its format that a file cannot be opened."""
    name = PurePath(error.source).name
    return tr(
        "{name} cannot be opened: it is no table and no battle, or a change by hand has damaged it",
        name=name if name.isprintable() else shown(name),
    )


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
    return tr("In the folder {folder}", folder=text)


def typeset(text: str) -> str:
    """Return words of a reader with quotation marks, and without the words of its format."""
    for words, instead in _WORDS:
        text = text.replace(words, instead)
    return _QUOTED.sub("“\\1”", text)


def _begun(text: str, place: str) -> str:
    """Begin a sentence with a capital, unless it begins with a key of the file."""
    return text if place and " " not in place else text[:1].upper() + text[1:]


def _parts(error: SceneError) -> tuple[str, str]:
    """Tell what is wrong and what would be right."""
    return _told(error.found), _told(error.expected)


def _place(error: SceneError) -> str:
    """Tell where it is wrong; the keys of a file stay as they are."""
    place, of, name = error.place.rpartition(" of '")
    if of:
        return tr("{place} of {quoted}", place=_told(place), quoted=_told(f"'{name}"))
    return _told(error.place)


def _told(words: str) -> str:
    """Tell a part of a fault; what is quoted in it stays as it is, and so do keys."""
    words = typeset(words)
    if speaker() is None or not _MORE.search(words):
        return words
    kept: list[re.Match[str]] = []

    def hidden(found: re.Match[str]) -> str:
        kept.append(found)
        return chr(_FIRST + len(kept) - 1)

    def again(found: re.Match[str]) -> str:
        quoted, code = kept[ord(found.group()) - _FIRST].groups()
        return code or tr("“{quoted}”", quoted=quoted)

    plain = _KEPT.sub(hidden, words)
    for last, lists in _LISTS.items():
        plain = lists.sub(partial(_ended, last), plain)
    told = retold(plain, _patterns(), _otherwise)
    return _SIGNS.sub(again, told)


def _ended(last: str, found: re.Match[str]) -> str:
    """Tell the end of a list."""
    return tr(last, first=found[1], other=found[2])


@cache
def _patterns() -> tuple[str, ...]:
    """Return the patterns of faults, those that say most first."""
    return tuple(sorted({*FAULTS, *REMEDIES}, key=lambda pattern: (-len(_PLACES.sub("", pattern)), pattern)))


def _otherwise(words: str) -> str:
    """Tell what the rules say of a file; single words are keys and names of it."""
    return said(words) if " " in words else words
