"""An army list of another program as a roster: its units with their models, points and bases."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from battlefield.app.books.forms import form_of
from battlefield.app.desk.answers import counted
from battlefield.app.rosters.naming import free_id
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.imports import Question, Source
from battlefield.files.imports.army.army_lists import army_list, is_it, questions
from battlefield.files.imports.army.army_units import ArmyUnit
from battlefield.files.imports.laying.asking import base_told
from battlefield.files.terrain.base_sizes import base_sentence
from battlefield.files.text.errors import SceneError
from battlefield.rules.book.roster_form import Number
from battlefield.rules.core.words import Stat
from battlefield.rules.muster.roster import Roster, RosterUnit

Answers = Mapping[str, object]
_NONE: Answers = {}
_MOST_UNITS = 200
_CLIPBOARD = QT_TR_NOOP("the clipboard")


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A roster made of an army list, and sentences on what was taken, guessed and left out."""

    roster: Roster
    taken: tuple[str, ...]
    guessed: tuple[str, ...]
    dropped: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """Return all sentences, each with what it tells."""
        told = (
            (QT_TR_NOOP("Taken: {what}"), self.taken),
            (QT_TR_NOOP("Guessed: {what}"), self.guessed),
            (QT_TR_NOOP("Left out: {what}"), self.dropped),
        )
        return tuple(tr(words, what=each) for words, sentences in told for each in sentences)


def pasted(text: str) -> Source:
    """Take what was copied as the file of an army list; raise SceneError where it is none."""
    source = Source(_CLIPBOARD, text.encode(errors="replace"))
    if not source.head:
        raise SceneError(tr(_CLIPBOARD), tr("holds no text"), tr("copy an army list first"))
    if not is_it(source):
        raise SceneError(
            tr(_CLIPBOARD),
            tr("holds no army list"),
            tr("copy all of it, with points or numbers of models"),
        )
    return source


def asked(source: Source) -> tuple[Question, ...]:
    """Return what has to be known: how to read doubtful units, and the base of each kind of model.

    Raises SceneError where the file cannot be read.
    """
    _need_list(source)
    return tuple(each for each in questions(source) if each.key.startswith(("models:", "base:")))


def taken_over(source: Source, book: str, answers: Answers = _NONE) -> TakenOver:
    """Make a roster of an army list; raise SceneError where it is none, or holds nothing.

    Such lists tell the numbers of their own game: those that have the same name here are taken, all others
    are named, for none is ever changed in silence.
    """
    _need_list(source)
    try:
        return _taken_over(source, book, answers)
    except SceneError as error:
        raise error if error.source else error.of(source.name) from None


def _need_list(source: Source) -> None:
    if not is_it(source):
        expected = tr("choose a .ros, .rosz, .regiztry, .json, .txt or .csv of a roster program")
        raise SceneError("", tr("is no army list"), expected, source.name)


def _taken_over(source: Source, book: str, answers: Answers) -> TakenOver:
    army, known = army_list(source, answers), {each.key: each for each in asked(source)}
    units: list[RosterUnit] = []
    guessed = [*army.guessed]
    dropped: list[str] = [*army.left_out, tr("rules texts and weapons, which are never read")]
    for unit in army.units:
        units += _units(unit, book, [each.id for each in units], answers, known)
        guessed += unit.doubts
        dropped += _left(unit, book)
    if not units:
        raise SceneError(
            tr("the list"), tr("holds no units"), tr("export it with its units' profiles"), source.name
        )
    if len(units) > _MOST_UNITS:
        raise SceneError(
            tr("the list"),
            tr("holds too many units"),
            tr("at most {most} are read", most=_MOST_UNITS),
            source.name,
        )
    kinds = {f"base:{name}" for unit in army.units for name in unit.models}
    bases = {key: each for key, each in known.items() if key in kinds and key not in answers}
    guessed += [f"{key[5:]} stands on {base_sentence(base_told(each, _NONE))}" for key, each in bases.items()]
    form = form_of(book)
    limit = round(army.points) if form.has_points else 0
    roster = Roster(army.name or "Army list", book, tuple(units), limit=limit)
    models = counted(sum(unit.models for unit in units), "model")
    taken = (f"{counted(len(units), 'unit')}, {models}", *map(_taken, units))
    return TakenOver(roster, taken, tuple(dict.fromkeys(guessed)), tuple(dict.fromkeys(dropped)))


def _taken(unit: RosterUnit) -> str:
    points = f", {counted(unit.points, 'point')}" if unit.points else ""
    return f"{unit.name}: {unit.models} × {unit.base.length_mm:g} mm{points}"


def _units(
    unit: ArmyUnit, book: str, taken: Sequence[str], answers: Answers, asked_of: Mapping[str, Question]
) -> Iterator[RosterUnit]:
    """Make a unit of each kind of model; the most numerous one bears what the whole unit costs."""
    form, ids = form_of(book), list(taken)
    kinds = sorted(unit.models.items(), key=lambda pair: -pair[1])
    for number, (model, count) in enumerate(kinds):
        name = unit.name if len(kinds) == 1 else f"{unit.name}: {model}"
        ids.append(free_id(name, ids))
        key = f"base:{model}"
        question = asked_of.get(key)
        base = base_told(question, answers) if question is not None else form.new_unit.base
        stats = {**form.new_unit.stats, **_numbers(unit, form.unit_numbers)}
        points = round(unit.points) if form.has_points and not number else 0
        yield replace(
            form.new_unit,
            id=ids[-1],
            name=name,
            base=base,
            models=max(1, count),
            stats=stats,
            points=points,
            weapons=(),
        )


def _numbers(unit: ArmyUnit, known: Sequence[Number]) -> dict[Stat, int]:
    """Take the numbers that have the same name in the book."""
    found = {}
    for number in known:
        for key, text in unit.numbers.items():
            value = _whole(text)
            named = key.casefold() in (number.name.casefold(), str(number.key))
            if named and value is not None and number.least <= value <= number.most:
                found[number.key] = value
    return found


def _whole(text: str) -> int | None:
    plain = text.strip().rstrip('"+″')
    return int(plain) if plain.isdecimal() else None


def _left(unit: ArmyUnit, book: str) -> Iterator[str]:
    known = {name for each in form_of(book).unit_numbers for name in (each.name.casefold(), str(each.key))}
    left = [f"{key} {text}" for key, text in unit.numbers.items() if key.casefold() not in known]
    if left:
        yield f"{unit.name}: {', '.join(left)}, which this game does not have; its own numbers are usual ones"
