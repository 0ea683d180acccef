"""A verdict in words: what was asked, the answer, how sure it is, and the rule that it goes by."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Literal

from battlefield.app.books.faces import face_of
from battlefield.app.desk.answers import counted, name_of
from battlefield.app.measure.rulings.by import GAMES
from battlefield.app.refereeing.answered import Part, numbers, parts_of, place_of, texts
from battlefield.app.refereeing.evidence import Evidence
from battlefield.app.wording.certainty import DECISION_RULE, custom_words, sure_words
from battlefield.app.wording.lengths import LengthUnit, format_length, format_limit, format_margin
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.presets import template_words
from battlefield.files import parse_template
from battlefield.rules.scene.contents import Scene

MOST_ROWS = 8
Tone = Literal["yes", "no", "open", "plain"]
NEAR = 1.0  # inch beyond a limit, within which somebody will ask


@dataclass(frozen=True, slots=True)
class Row:
    """One model, or one link, among those that a verdict is about."""

    name: str
    verdict: str
    margin: str
    sure: str


@dataclass(frozen=True, slots=True)
class Told:
    """A verdict as it is read; `tone` colours it, `left_out` counts further rows."""

    asked: str
    verdict: str
    sure: str
    tone: Tone
    value: str = ""
    notes: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    left_out: int = 0
    rule: str = ""


@dataclass(frozen=True, slots=True)
class _Teller:
    """Words about one evidence, in a unit of length."""

    evidence: Evidence
    unit: LengthUnit

    @property
    def scene(self) -> Scene:
        """The scene that was asked about."""
        return self.evidence.scene

    def name(self, key: str) -> str:
        """Name what a key of the question speaks of: a model, a unit, a place."""
        value = self.evidence.question.get(key)
        if isinstance(value, str):
            return value if key == "unit" else name_of(self.scene, value)
        place = place_of(value)
        return f"the place {place[0]:g}, {place[1]:g}" if place is not None else "the models"

    @property
    def sides(self) -> tuple[str, str]:
        """What a margin is called on the side of yes, and on that of no."""
        return ("deep", "away") if self.evidence.question["ask"] == "coverage" else ("to spare", "short")

    def length(self, key: str) -> str:
        """Write a length that the question gives."""
        return format_limit(numbers(self.evidence.question, key) or 0.0, self.unit)

    def inches(self, value: float, places: int = 3) -> str:
        """Write a length."""
        return format_length(value, self.unit, places)

    def given(self, key: str) -> str:
        """Write a length that the answer gives."""
        return self.inches(numbers(self.evidence.answer, key) or 0.0)

    def margin(self, part: Part, yes: str, no: str) -> str:
        """Say a margin with its uncertainty: "0.12 in to spare ± 0.04 in"; nothing where it has no end."""
        if part.margin is None:
            return ""
        words = f"{format_margin(part.margin, self.unit)} {yes if part.margin > 0 else no}".strip()
        return f"{words} ± {self.inches(part.sigma)}" if part.sigma else words

    def told(self, part: Part, verdict: str, value: str, notes: Iterable[str] = ()) -> Told:
        """Put the words about one limit together."""
        settled = (
            [f"Measure {name_of(self.scene, part.settled_by)} again to be surer"] if part.settled_by else []
        )
        return Told(
            _ASKED[str(self.evidence.question["ask"])](self),
            verdict,
            sure_words(part.verdict, part.probability, part.yes),
            "open" if part.verdict == "open" else "yes" if part.yes else "no",
            value,
            (*notes, *settled, *_close(part, self.scene), *_game(self.evidence.question), *_exactly(part)),
            rule=part.rule,
        )


def told_of(evidence: Evidence, unit: LengthUnit = "inches") -> Told:
    """Tell the verdict of an evidence."""
    return _TELLERS[str(evidence.question["ask"])](_Teller(evidence, unit))


def _game(question: Mapping[str, object]) -> list[str]:
    game = question.get("by")
    return (
        [f"By the rules of {face_of(GAMES[game].key).name}"]
        if isinstance(game, str) and game in GAMES
        else []
    )


def _close(part: Part, scene: Scene) -> list[str]:
    """Say what is done about an open verdict."""
    if part.verdict != "open":
        return []
    agreed = custom_words(scene.custom) or ": settle it as your game does"
    return [f"Too close to call{agreed}"]


def _exactly(part: Part) -> list[str]:
    """Say by which rule verdicts are given, or that none is needed."""
    return [DECISION_RULE if part.sigma else "All places are taken as exactly known"]


def _sight(teller: _Teller) -> Told:
    (part,) = parts_of(teller.evidence)
    hidden = numbers(teller.evidence.answer, "obscured") or 0.0
    by = ", ".join(dict.fromkeys(name_of(teller.scene, id_) for id_ in texts(teller.evidence.answer, "by")))
    words = (
        f"{percent_of(hidden, 1)} of {teller.name('to')} is hidden from the eye{f', by {by}' if by else ''}"
    )
    value = teller.margin(part, "of room for the line", "short of a line") or "Nothing is near the line"
    return teller.told(part, "In sight" if part.yes else "Not in sight", value, [words])


def _distance(teller: _Teller) -> Told:
    (part,) = parts_of(teller.evidence)
    reply = teller.evidence.answer
    overlap = numbers(reply, "overlap") or 0.0
    apart = f"{teller.given('gap')} apart"
    verdict = f"Overlap by {teller.inches(overlap)}" if overlap else "In base contact" if part.yes else apart
    unsure = f"{teller.given('gap')} ± {teller.inches(part.sigma)}" if part.sigma else ""
    vertical = numbers(reply, "vertical") or 0.0
    notes = [f"Centre to centre {teller.given('centres')}"]
    notes += [f"{teller.inches(vertical)} apart in height"] if vertical else []
    contact = "Contact" if part.yes else "No contact"
    told = teller.told(part, verdict, unsure, notes)
    tone: Tone = told.tone if part.yes or told.tone == "open" else "plain"
    return replace(told, sure=f"{contact}: {told.sure}", tone=tone)


def _coverage(teller: _Teller) -> Told:
    return _many(teller, _covered, "covered")


def _covered(part: Part) -> str:
    if not part.yes:
        return "Not covered"
    share = numbers(part.found, "share") or 0.0
    return "Wholly covered" if part.found.get("covered") == "wholly" else f"Covered, {percent_of(share, 1)}"


def _range(teller: _Teller) -> Told:
    within = f"within {teller.length('within')}"
    return _many(teller, lambda part: within.capitalize() if part.yes else f"Not {within}", within)


def _many(teller: _Teller, verdict: Callable[[Part], str], done: str) -> Told:
    """Tell of several models: of the one that the card is about, else how many it holds for."""
    parts = parts_of(teller.evidence)
    about = next((part for part in parts if part.ids == (teller.evidence.about,)), None)
    about = parts[0] if about is None and len(parts) == 1 else about
    listed = [part for part in parts if part.yes or (part.margin is not None and part.margin > -NEAR)]
    nearest = sorted(listed, key=lambda part: abs(_margin(part)))[:MOST_ROWS]
    deepest = sorted(nearest, key=_margin, reverse=True)
    rows = tuple(_row(teller, part, verdict(part)) for part in deepest)
    if about is not None:
        value = teller.margin(about, *teller.sides)
        words = verdict(about)
        head = f"{name_of(teller.scene, about.ids[0])}: {words[:1].lower()}{words[1:]}"
        told = teller.told(about, head, value)
    elif parts:
        told = _counted(teller, parts, done)
    else:
        told = Told(
            _ASKED[str(teller.evidence.question["ask"])](teller), "There is nobody to ask about", "", "plain"
        )
    return replace(told, rows=rows, left_out=len(listed) - len(rows))


def _margin(part: Part) -> float:
    return part.margin if part.margin is not None else -inf


def _sureness(part: Part) -> tuple[bool, float, float]:
    """Sort the least sure first; of those that are equally sure, the one nearest to its limit."""
    return part.verdict != "open", max(part.probability, 1.0 - part.probability), abs(_margin(part))


def _counted(teller: _Teller, parts: Sequence[Part], done: str) -> Told:
    """Tell how many models it holds for; that is as sure as the least sure of all."""
    holds = sum(part.yes for part in parts)
    least = min(parts, key=_sureness)
    verdict = f"{counted(holds, 'model')} of {len(parts)} {done}" if holds else f"Nobody is {done}"
    name = name_of(teller.scene, least.ids[0])
    told = teller.told(least, verdict, f"Closest call: {name}, {teller.margin(least, *teller.sides)}")
    return told if told.tone == "open" else replace(told, tone="plain")


def _row(teller: _Teller, part: Part, verdict: str) -> Row:
    name = " to ".join(name_of(teller.scene, id_) for id_ in part.ids)
    sure = sure_words(part.verdict, part.probability, part.yes)
    return Row(name, verdict, teller.margin(part, *teller.sides), sure)


def _coherency(teller: _Teller) -> Told:
    whole, *links = parts_of(teller.evidence)
    groups = teller.evidence.answer.get("groups")
    many = len(groups) if isinstance(groups, list) else 0
    verdict = "In coherency" if whole.yes else f"Out of coherency: {counted(many, 'group')}"
    weakest = (
        [f"Weakest link: {' to '.join(name_of(teller.scene, id_) for id_ in whole.ids)}"] if whole.ids else []
    )
    told = teller.told(
        whole, verdict, teller.margin(whole, "to spare", "too far") or "Nothing to link", weakest
    )
    links.sort(key=_margin)
    rows = tuple(_row(teller, part, "Linked" if part.yes else "Too far apart") for part in links[:MOST_ROWS])
    return replace(told, rows=rows, left_out=len(links) - len(rows))


def _reach(teller: _Teller) -> Told:
    (part,) = parts_of(teller.evidence)
    cost, move = numbers(teller.evidence.answer, "cost"), teller.length("move")
    if cost is None:
        return teller.told(part, "Out of reach", "No way leads there")
    verdict = f"{'Within' if part.yes else 'Out of'} reach: {teller.inches(cost)} of {move}"
    return teller.told(part, verdict, teller.margin(part, "to spare", "too far"))


_TELLERS: dict[str, Callable[[_Teller], Told]] = {
    "sight": _sight,
    "coverage": _coverage,
    "range": _range,
    "distance": _distance,
    "coherency": _coherency,
    "reach": _reach,
}


def _whose_template(teller: _Teller) -> str:
    models = {model.id: model for model in teller.scene.models}
    return template_words(parse_template(teller.evidence.question["template"], "template", models))


_ASKED: dict[str, Callable[[_Teller], str]] = {
    "sight": lambda teller: f"Does {teller.name('from')} see {teller.name('to')}?",
    "coverage": lambda teller: f"Who is under the {_whose_template(teller)}?",
    "range": lambda teller: f"Who is within {teller.length('within')} of {_origin(teller)}?",
    "distance": lambda teller: f"How far is {teller.name('from')} from {teller.name('to')}?",
    "coherency": lambda teller: f"{_whose_unit(teller)} in coherency?",
    "reach": lambda teller: f"Can {teller.name('model')} get to {teller.name('to')} with {_move(teller)}?",
}  # fmt: skip


def _origin(teller: _Teller) -> str:
    return teller.name("from" if "from" in teller.evidence.question else "unit")


def _whose_unit(teller: _Teller) -> str:
    return f"Is {teller.name('unit')}" if "unit" in teller.evidence.question else _these(teller)


def _these(teller: _Teller) -> str:
    """Name models by their unit where they are of one, as the lens asks of them."""
    ids = texts(teller.evidence.question, "models")
    units = {model.unit for model in teller.scene.models if model.id in ids}
    return f"Is {units.pop()}" if len(units) == 1 and "" not in units else "Are these models"


def _move(teller: _Teller) -> str:
    return teller.length("move")
