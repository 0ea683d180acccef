"""Sentences of the rules, which speak in inches, in the unit that a player has chosen."""

import re

from battlefield.app.wording.lengths import LengthUnit, format_length

_NUMBER = r"\d+(?:\.\d+)?"
_PLACE = r"\d+\.\d\d, \d+\.\d\d"
_BEFORE = r"(?<![\w.,/#])"
_FOLLOWS = (
    *("of", "to", "from", "away", "at", "up", "down", "high", "wide", "long", "deep", "apart", "or", "off"),
    *("short", "farther", "further", "beyond", "across", "upward", "upwards", "above", "below", "without"),
    *(
        "outside",
        "if",
        "inside",
        "away",
        "too",
        "on",
        "each",
        "is",
        "are",
        "would",
        "where",
        "with",
        "along",
        "and",
    ),
)
_AFTER = rf"(?=$|[^\w ]|\)| [^\w ]| (?:{'|'.join(_FOLLOWS)})\b)"
"""What may follow the unit: whatever else follows "in", it is no unit ("2 in the wood", "3 in reserve")."""
_SPAN = rf"(?:{_PLACE}|{_NUMBER})(?:(?: of | to | or | × | – )(?:{_PLACE}|{_NUMBER}))*"
_LENGTHS = re.compile(
    rf"{_BEFORE}(?P<span>{_SPAN}) in(?P<of> of (?P<whole>{_NUMBER})(?=$|[;,:)·]))?{_AFTER}"
    rf"|{_BEFORE}(?P<word>{_NUMBER}) inch(?:es)?\b"
    rf"|(?<!=\"){_BEFORE}(?P<sign>{_NUMBER})(?:\"|&quot;|″)(?![\w\"])"
)
_PLACES = 2


def in_unit(words: str, unit: LengthUnit) -> str:
    """Write each length of a sentence in a unit: "moves 4.80 in" as "moves 12.19 cm"; nothing else changes.

    Where sixteenths of an inch would make two unlike lengths of a sentence the same, it keeps its decimals:
    "out of range: 24.02 of 24 in".
    """
    if unit == "inches" or not any(sign in words for sign in (" in", '"', "&quot;", "″")):
        return words
    if unit == "fractions" and _blurs(words):
        return words
    return _LENGTHS.sub(lambda found: _told(found, unit), words)


def _told(found: re.Match[str], unit: LengthUnit) -> str:
    if found["span"] is None:
        return _length(found["word"] or found["sign"], unit)
    span, name = re.sub(_NUMBER, lambda each: _figure(each.group(), unit), found["span"]), _name(unit)
    rest = f" of {_figure(found['whole'], unit)}" if found["whole"] else ""
    return f"{span} {name}{rest}"


def _length(number: str, unit: LengthUnit) -> str:
    return f"{_figure(number, unit)} {_name(unit)}"


def _figure(number: str, unit: LengthUnit) -> str:
    """Write a number of inches in a unit: a whole one with no more places than it takes."""
    figure = format_length(float(number), unit, _PLACES).rpartition(" ")[0]
    return figure if "." in number or "." not in figure else figure.rstrip("0").rstrip(".")


def _name(unit: LengthUnit) -> str:
    return format_length(0.0, unit).rpartition(" ")[2]


def _blurs(words: str) -> bool:
    """Return whether sixteenths of an inch would tell two unlike lengths as one, or a length as none."""
    told: dict[str, float] = {"0": 0.0}
    for found in _LENGTHS.finditer(words):
        for number in re.findall(_NUMBER, found.group()):
            value = float(number)
            if told.setdefault(_figure(number, "fractions"), value) != value:
                return True
    return False
