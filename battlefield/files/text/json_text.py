"""JSON text to plain values, refusing what readers commonly let pass: NaN, repeated keys, deep nesting."""

import json
from math import inf, isfinite
from typing import NoReturn

from battlefield.files.text.errors import SceneError, joined, shown
from battlefield.files.text.limits import CHARACTERS, DIGITS, NESTING, VALUES
from battlefield.files.text.watching import go_on

Path = list[str | int]
"""The keys and positions that lead from the outermost value to one inside it."""


class _Repeated(dict[str, object]):
    """An object of the file that names some key twice; kept until its place is known."""

    key = ""


def decode(data: bytes, first_line: int = 1) -> object:
    """Read JSON text, a byte order mark allowed; raise SceneError with line and column where it is none.

    Lines count from `first_line`. The values are as written: `check` refuses numbers, keys and depths that
    no scene may hold.
    """
    try:
        return json.loads(_text(data, first_line), object_pairs_hook=_object, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise _not_json(error, first_line) from None
    except RecursionError:
        raise _too_deep("the text") from None


def check_amount(data: bytes) -> None:
    """Raise SceneError where JSON text holds more values than are read, which is told before it is."""
    if data.count(b",") > VALUES:
        raise SceneError("the text", "holds too much", f"at most {VALUES:,} values are read")


def check(value: object) -> None:
    """Raise SceneError at the first number that is not finite, key that is repeated, or excess of limits."""
    _check(value, [])


def place_of(path: Path) -> str:
    """Write a path as a place: `terrain[3].shape`."""
    place = ""
    for step in path:
        place = f"{place}[{step}]" if isinstance(step, int) else joined(place, step)
    return place or "the text"


def _text(data: bytes, first_line: int) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + first_line
        raise SceneError(f"line {line}", "is not UTF-8 text", "save the file as UTF-8") from None
    if not text.strip():
        raise SceneError("the text", "is empty", "it must be a JSON object {...}")
    return text


def _not_json(error: json.JSONDecodeError, first_line: int) -> SceneError:
    place = f"line {error.lineno + first_line - 1}, column {error.colno}"
    reason = error.msg[:1].lower() + error.msg[1:]
    return SceneError(place, f"is not JSON ({reason})", "look there for a lost comma, quote or bracket")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    go_on()
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    repeated = _Repeated(found)
    for key, _ in pairs:
        if key not in found:
            repeated.key = key
            break
        del found[key]
    return repeated


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) <= DIGITS else inf


def _check(value: object, path: Path) -> None:
    if isinstance(value, str):
        _check_text(value, path)
    elif isinstance(value, float):
        if not isfinite(value):
            raise SceneError(place_of(path), "is not a finite number", "write an ordinary number")
    elif isinstance(value, dict):
        _check_object(value, path)
    elif isinstance(value, list):
        go_on()
        _check_depth(path)
        path.append(0)
        for index, item in enumerate(value):
            path[-1] = index
            _check(item, path)
        path.pop()


def _check_object(found: dict[str, object], path: Path) -> None:
    go_on()
    _check_depth(path)
    if isinstance(found, _Repeated):
        _refuse_repeated(found.key, path)
    path.append("")
    for key, item in found.items():
        path[-1] = key
        _check_text(key, path)
        _check(item, path)
    path.pop()


def _refuse_repeated(key: str, path: Path) -> NoReturn:
    _check_text(key, path)
    raise SceneError(place_of(path), f"has the key {shown(key)} twice", "leave one of the two out")


def _check_depth(path: Path) -> None:
    if len(path) >= NESTING:
        raise _too_deep(place_of(path[:3]))


def _too_deep(place: str) -> SceneError:
    return SceneError(place, "is nested too deep", f"at most {NESTING} lists and objects may nest")


def _check_text(text: str, path: Path) -> None:
    if len(text) > CHARACTERS:
        found = f"is {len(text)} characters long"
        raise SceneError(place_of(path), found, f"at most {CHARACTERS} are allowed")
    if not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text):
        expected = "write the character itself or both halves of its escape"
        raise SceneError(place_of(path), "holds half a character", expected)
