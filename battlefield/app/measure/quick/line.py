"""What one line says: "32 mm to 32 mm, centres 13.26, range 12", "28.5 mm under 3 in blast, centre 1.9"."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.app.wording.typed_bases import BaseError, parse_base
from battlefield.files.text.limits import TEMPLATE
from battlefield.geometry.kernel.shapes import BaseSize, TemplateKind
from battlefield.rules.scene.certainty import BY_TAPE

EXAMPLES = (
    QT_TR_NOOP("32 mm to 32 mm, centres 13.26, range 12"),
    QT_TR_NOOP("28.5 mm under 3 in blast, centre 1.9"),
    QT_TR_NOOP("gap 11.9, range 12, by tape"),
)
_MOST_SIGMA = 10.0
_NUMBER = r"[+-]?\d+(?:[.,]\d+)?"
_TURN = re.compile(rf"(?P<rest>.+?)\s+(?:at|@|facing)\s+(?P<turn>{_NUMBER})\s*(?:°|deg|degrees)?")
_PAIR = re.compile(r"(?P<one>.+?)\s+(?:to|from|and|vs\.?|versus|against)\s+(?P<two>.+)")
_UNDER = re.compile(
    r"(?P<base>.+?)\s+(?:under|in|beneath)\s+(?:an?\s+|the\s+)?(?P<size>.+?)\s+(?P<kind>[a-z]+)"
)
_UNDER_TOO = re.compile(  # the other way round
    r"(?P<base>.+?)\s+(?:under|in|beneath)\s+(?:an?\s+|the\s+)?(?P<kind>[a-z]+)\s+(?:of\s+)?(?P<size>\d.*)"
)
_BASE_WORD = re.compile(r"\s+bases?$")
_CENTRES = re.compile(r"(?:cent(?:re|er)s?(?:\s+to\s+cent(?:re|er))?(?:\s+apart)?)\s*[:=]?\s*(?P<length>.+)")
_GAP = re.compile(r"(?:gap|edge\s+to\s+edge)\s*[:=]?\s*(?P<length>.+)")
_LIMITS = "range|within|reach|coherency|aura|radius"
_LIMIT = re.compile(rf"(?:{_LIMITS})\s*[:=]?\s*(?P<length>.+)")
_BETWEEN = re.compile(  # commas may be forgotten, too
    rf";|,(?!\d)|\s+(?=±|\+/?-|by tape)|(?<!to)\s+(?=(?:cent(?:re|er)s?|gap|{_LIMITS})\b)"
)
_SIGMA = re.compile(r"(?:±|\+/?-|sigma|uncertainty)\s*(?P<length>.+)")
_GERMAN = {
    **dict.fromkeys(("bis", "zu"), "to"),
    "gegen": "against",
    "unter": "under",
    "abstand": "gap",
    "mit maßband": "by tape",
    "zoll": "in",
    "mitte": "centre",
    "mitten": "centres",
    "reichweite": "range",
    "innerhalb": "within",
    "kegel": "cone",
    "richtung": "at",
    "blickrichtung": "facing",
    "zusammenhalt": "coherency",
}
"""What German words mean in a line: they are understood in whatever language the window speaks."""
_GERMAN_WORD = re.compile(rf"\b(?:{'|'.join(sorted(_GERMAN, key=len, reverse=True))})\b")
_KINDS: dict[str, TemplateKind] = {
    **dict.fromkeys(("blast", "explode", "cloud", "nova", "round", "circle", "area"), "round"),
    "cone": "cone",
    "wall": "wall",
    "beam": "beam",
    "diffuse": "diffuse",
}


class QuickError(ValueError):
    """A line that cannot be understood; its text is one sentence that says what, with an example."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A base with the bearing it faces."""

    base: BaseSize
    facing: float = 0.0


@dataclass(frozen=True, slots=True)
class QuickLine:
    """A line as it is understood; lengths in inches, None where one is not given.

    `one` is measured to `two`, or lies under a `template` of that kind and size. They are `centres` or a
    `gap` apart, the second at a `bearing` from the first, or the base from a template that points up.
    """

    one: Turned | None = None
    two: Turned | None = None
    template: tuple[TemplateKind, float] | None = None
    centres: float | None = None
    gap: float | None = None
    bearing: float | None = None
    limit: float | None = None
    sigma: float | None = None


def understood(text: str) -> QuickLine:
    """Read a line, or say in a sentence what of it is not understood."""
    line, plain = QuickLine(), " ".join(text.lower().replace("\u2212", "-").split())
    plain = _GERMAN_WORD.sub(lambda found: _GERMAN[found.group()], plain)
    if not plain:
        raise _wrong(tr("Nothing is typed"))
    for clause in _BETWEEN.split(plain):
        if clause.strip():
            line = _with(line, clause.strip())
    _check(line)
    return line


def _with(line: QuickLine, clause: str) -> QuickLine:
    for read in (_sigma, _apart, _limit, _under, _pair):
        found = read(line, clause)
        if found is not None:
            return found
    raise _wrong(tr('"{clause}" is not understood', clause=clause), _example_for(line, clause))


def _wrong(what: str, example: int = 0) -> QuickError:
    words = tr("{what}; write it like “{example}”", what=what, example=tr(EXAMPLES[example]))
    return QuickError(words)


def _example_for(line: QuickLine, clause: str) -> int:
    """Return the number of the example that is like what was meant."""
    if line.template is not None or re.search(r"\b(?:under|beneath)\b", clause):
        return 1
    return 2 if line.gap is not None else 0


def _sigma(line: QuickLine, clause: str) -> QuickLine | None:
    match = _SIGMA.fullmatch(clause)
    if clause != "by tape" and match is None:
        return None
    _once(line.sigma, clause)
    sigma = BY_TAPE if match is None else _length(match["length"], clause, _MOST_SIGMA)
    return replace(line, sigma=sigma)


def _apart(line: QuickLine, clause: str) -> QuickLine | None:
    for key, pattern in (("centres", _CENTRES), ("gap", _GAP)):
        match = pattern.fullmatch(clause)
        if match is not None:
            _once(line.centres if line.gap is None else line.gap, clause)
            length, bearing = _parted(match["length"])
            inches = _length(length, clause)
            if key == "gap":
                return replace(line, gap=inches, bearing=bearing)
            return replace(line, centres=inches, bearing=bearing)
    return None


def _limit(line: QuickLine, clause: str) -> QuickLine | None:
    match = _LIMIT.fullmatch(clause)
    if match is None:
        return None
    _once(line.limit, clause)
    return replace(line, limit=_length(match["length"], clause))


def _under(line: QuickLine, clause: str) -> QuickLine | None:
    found = (pattern.fullmatch(clause) for pattern in (_UNDER, _UNDER_TOO))
    match = next((each for each in found if each is not None and each["kind"] in _KINDS), None)
    if match is None:
        return None
    _once(line.one, clause)
    size = _length(match["size"], clause)
    if not TEMPLATE[0] <= size <= TEMPLATE[1]:
        raise _wrong(tr('"{clause}" has no size that a template can have', clause=clause), 1)
    return replace(line, one=_base(match["base"]), template=(_KINDS[match["kind"]], size))


def _pair(line: QuickLine, clause: str) -> QuickLine | None:
    match = _PAIR.fullmatch(clause)
    if match is None:
        return None
    _once(line.one, clause)
    return replace(line, one=_base(match["one"]), two=_base(match["two"]))


def _once(before: object, clause: str) -> None:
    if before is not None:
        raise _wrong(tr('"{clause}" says something that is said already', clause=clause))


def _parted(text: str) -> tuple[str, float | None]:
    """Part a length from the bearing behind it."""
    match = _TURN.fullmatch(text)
    return (text, None) if match is None else (match["rest"], _degrees(match["turn"]))


def _degrees(text: str) -> float:
    return float(text.replace(",", ".")) % 360.0


def _base(text: str) -> Turned:
    match = _TURN.fullmatch(text)
    words, facing = (text, 0.0) if match is None else (match["rest"], _degrees(match["turn"]))
    try:
        return Turned(parse_base(_BASE_WORD.sub("", words)), facing)
    except BaseError as error:
        raise QuickError(said(str(error))) from None


def _length(text: str, clause: str, most: float | None = None) -> float:
    try:
        inches = parse_length(text)
    except LengthError:
        raise _wrong(tr('"{clause}" has no length that can be read', clause=clause)) from None
    if inches < 0.0:
        raise _wrong(tr('"{clause}" is less than nothing', clause=clause))
    if most is not None and inches > most:
        raise _wrong(tr('"{clause}" is more than {most} inches', clause=clause, most=f"{most:g}"), 2)
    return inches


_CHECKS: tuple[tuple[Callable[[QuickLine], bool], str, int], ...] = (
    (
        lambda line: line.template is not None and line.centres is None and line.gap is None,
        QT_TR_NOOP("Where the base lies is not said"),
        1,
    ),
    (
        lambda line: line.one is None and line.centres is None and line.gap is None,
        QT_TR_NOOP("How far apart they are is not said"),
        2,
    ),
    (
        lambda line: line.one is None and line.gap is None,
        QT_TR_NOOP("No bases are named, which a ruling by centres needs"),
        0,
    ),
    (
        lambda line: line.centres is None and line.gap is None,
        QT_TR_NOOP("How far apart they are is not said"),
        0,
    ),
    (
        lambda line: line.template is not None and line.limit is not None,
        QT_TR_NOOP("A template has no range"),
        1,
    ),
    (
        lambda line: line.template is not None and line.gap is not None,
        QT_TR_NOOP("Where the base lies is told by its centre"),
        1,
    ),
)


def _check(line: QuickLine) -> None:
    for is_wrong, what, example in _CHECKS:
        if is_wrong(line):
            raise _wrong(tr(what), example)
