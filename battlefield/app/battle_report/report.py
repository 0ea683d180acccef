"""The report of a battle: who fought where, what each unit did turn by turn, and how it ended.

All of it is plain words and facts, the same for the same battle; how a page looks is decided elsewhere.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from battlefield.app.battle.event_words import words_of
from battlefield.app.battle_report.maps import MapMaker, TurnMap, length_of, ways_in
from battlefield.app.battle_report.turning_points import Curve, curve_of
from battlefield.app.books.faces import face_of
from battlefield.app.desk.answers import counted
from battlefield.app.playing.looking_back import clock_words
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.side_colours import result_said
from battlefield.app.wording.spoken import agreeing
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.told_lengths import in_unit
from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.core import events as ev
from battlefield.rules.core.apply import apply
from battlefield.rules.core.digest import recorded_digest
from battlefield.rules.core.hidden_information import Seeing, all_of
from battlefield.rules.core.state import Profile, State, Unit, roster_id
from battlefield.rules.core.words import Stat

_UNTOLD = (ev.ActionBegun, ev.ClockSet, ev.EffectEnded, ev.FiguresRemoved, ev.MarkerMoved, ev.GameEnded)
_STAT_WORDS = {"hp": "HP", "ap": "AP"}
_COUNTS = ("models", "weapons")  # that are told elsewhere


@dataclass(frozen=True, slots=True)
class UnitSheet:
    """What a unit is when the battle begins."""

    name: str
    models: int
    price: str
    stats: str
    weapons: tuple[str, ...]
    perks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SideSheet:
    """A side with its roster."""

    side: str
    roster: str
    size: str
    perks: tuple[str, ...]
    units: tuple[UnitSheet, ...]


@dataclass(frozen=True, slots=True)
class Doing:
    """What a unit did in a turn: each action with what came of it."""

    side: int
    unit: str
    actions: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Strength:
    """What a unit has at the end of a turn, and what it lost in it."""

    side: int
    unit: str
    models: int
    strength: int
    hp: int
    lost_models: int
    lost_hp: int
    where: str
    lost_words: str  # how much health it lost, as the book calls it


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A game turn: its map, what happened before and after all acted, and how both sides stand."""

    title: str
    map: TurnMap
    doings: tuple[Doing, ...]
    around: tuple[str, ...]
    strengths: tuple[Strength, ...]
    standing: tuple[tuple[str, str], ...]
    health: str = "HP"
    number: int = 0


@dataclass(frozen=True, slots=True)
class BattleReport:
    """The whole battle; `opening` is the table before the first turn, `closing` after the last one.

    Its book calls turns `period`, and what models lose `health`. One that is over has a `curve` of chances.
    """

    title: str
    sides: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    sheets: tuple[SideSheet, ...]
    opening: TurnMap
    turns: tuple[TurnReport, ...]
    closing: TurnMap
    result: str
    ending: tuple[tuple[str, str], ...] = ()
    strengths: tuple[Strength, ...] = field(default=())
    period: str = "turn"
    health: str = "HP"
    curve: Curve | None = None


def report_of(
    course: Course, book: Book, title: str = "", unit: LengthUnit = "inches", see: Seeing = all_of
) -> BattleReport:
    """Tell a battle as far as it has come, as far as it may be seen; lengths are written in a unit."""
    start = course.start
    turns: list[TurnReport] = []
    teller = _Teller(book, start, unit, see)
    for part in _parts(course):
        for event in part.events:
            if isinstance(event, ev.ClockSet) and event.turn > teller.turn and teller.turn:
                turns.append(teller.turned())
            teller.take(event, part.action)
        teller.part_ended()
    if teller.turn:
        turns.append(teller.turned())
    end, face = teller.state, face_of(start.book)
    mark = recorded_digest(end, course.seed)
    return BattleReport(
        title or " against ".join(start.sides),
        start.sides,
        _facts(start, unit, course.seed),
        tuple(_sheet(start, side) for side in start.sides),
        MapMaker().made(start),
        tuple(turns),
        MapMaker().made(see(end).state),
        result_said(end.result, end.sides) or f"not over yet: {clock_words(end.clock, face.period)}",
        (*_standing(book, end), ("Dice", f"{teller.dice} rolled"), ("Mark of the last state", mark)),
        _strengths(start, see(end).state),
        face.period,
        face.health,
        curve_of(course, book),
    )


def _parts(course: Course) -> Iterator[Deed | Hand]:
    yield from course.deeds
    if course.hand is not None:
        yield course.hand


@dataclass(slots=True)
class _Told:
    """An action with the phase it was done in, and what came of it."""

    name: str
    phase: str
    lines: list[str] = field(default_factory=list)

    @property
    def head(self) -> str:
        """The action, with its phase where the two are not called alike."""
        return self.name if self.phase in ("", self.name) else f"{self.name} ({self.phase})"


class _Teller:
    """Goes through the events and keeps what the present turn has told."""

    def __init__(self, book: Book, start: State, unit: LengthUnit, see: Seeing) -> None:
        self.state, self.turn, self.dice = start, 0, 0
        self._book, self._unit, self._see = book, unit, see
        self._map = MapMaker()
        self._began = start
        self._doings: dict[str, list[_Told]] = {}
        self._around: list[str] = []
        self._handed_over = False

    def take(self, event: ev.Event, action: Action) -> None:
        """Tell an event of an action, and go on to the state after it."""
        if isinstance(event, ev.ClockSet):
            self.turn, self._handed_over = event.turn, True
        elif isinstance(event, ev.DiceRolled):
            self.dice += len(event.faces)
            self._handed_over |= event.why in face_of(self.state.book).for_all
        self._map.take(event, self.state, action.unit)
        if isinstance(event, ev.ActionBegun) and action.unit in self.state.units:
            told = _Told(action.name, self.state.clock.phase)
            self._doings.setdefault(action.unit, []).append(told)
        elif not isinstance(event, _UNTOLD):
            self._tell(event, action.unit)
        self.state = apply(self.state, event)

    def part_ended(self) -> None:
        """Begin with the next action."""
        self._handed_over = False

    def _tell(self, event: ev.Event, unit: str) -> None:
        is_own = unit in self._doings and not self._handed_over
        words = self._words(event, unit if is_own else "")
        if not words:
            return
        words = in_unit(words, self._unit)
        if is_own:
            _join(self._doings[unit][-1].lines, words, isinstance(event, ev.DiceRolled | ev.HpLost))
        else:
            when = self.state.clock.phase
            is_between = not when or when in face_of(self.state.book).between
            self._around.append(words if is_between else f"{when}: {words}")

    def _words(self, event: ev.Event, unit: str) -> str:
        """Tell an event in short, by one who knows whose action it is."""
        state = self.state
        if isinstance(event, ev.DiceRolled):
            changed = f" ({event.changed})" if event.changed else ""
            by = "" if unit else f"{event.by}, "
            return f"{by}{event.why}: {' '.join(map(str, event.faces))}{changed}"
        if isinstance(event, ev.UnitMoved):
            return self._moved(event, unit)
        if isinstance(event, ev.HpLost):
            lost = face_of(state.book).health_words(event.total)
            return agreeing(f"{_name(state, event.unit)} loses {lost}", state)
        told = None if isinstance(event, ev.Said) else event.because
        words, own = words_of(event, state, told), _name(state, unit)
        if isinstance(event, ev.UnitArrived):
            words = words.removesuffix(f" ({state.clock.phase})")
        return words.removeprefix(f"{own}: ").removeprefix(f"{own} ") if unit else words

    def _moved(self, event: ev.UnitMoved, unit: str) -> str:
        name, inches = (
            _name(self.state, event.unit),
            max(map(length_of, ways_in(event, self.state)), default=0.0),
        )
        if self.state.areas or not inches:  # areas are counted, not measured, and who only turns goes nowhere
            return words_of(event, self.state, event.because).removeprefix(
                f"{name} " if event.unit == unit else ""
            )
        words = agreeing(f"{name} moves {format_length(inches, self._unit)}", self.state)
        return words.removeprefix(f"{name} ") if event.unit == unit else f"{words} ({event.how})"

    def turned(self) -> TurnReport:
        """Return what the turn told, and begin with the next."""
        state = self.state
        veil = self._see(state)
        seen = veil.state
        period = face_of(state.book).period
        last = state.setting(f"{period}s", 0)
        title = f"{period.capitalize()} {self.turn}{f' of {last}' if last else ''}"
        order = [unit.id for unit in state.units.values() if unit.id in self._doings]
        found = TurnReport(
            title,
            self._map.made(seen),
            tuple(_doing(state, id_, self._doings[id_]) for id_ in order if id_ not in veil.hidden),
            tuple(self._around),
            _strengths(self._see(self._began).state, seen),
            _standing(self._book, state),
            face_of(state.book).health,
            self.turn,
        )
        self._began, self._doings, self._around = state, {}, []
        return found


def _join(lines: list[str], words: str, goes_on: bool) -> None:
    """Add words to the last line where they are a roll or what came of it, else as a line of their own."""
    if goes_on and lines:
        lines[-1] += f"; {words}"
    else:
        lines.append(words)


def _doing(state: State, unit: str, told: Sequence["_Told"]) -> Doing:
    """Put together what a unit did; actions of which nothing came stand together at the end."""
    actions = [(each.head, tuple(each.lines)) for each in told if each.lines]
    empty: dict[str, list[str]] = {}
    for each in told:
        if not each.lines:
            empty.setdefault(each.name, []).extend([each.phase] * (each.phase not in ("", each.name)))
    for name, phases in empty.items():
        actions.append((f"{name} ({', '.join(phases)})" if phases else f"{name} without effect", ()))
    return Doing(_side(state, unit), _name(state, unit), tuple(actions))


def _name(state: State, unit: str) -> str:
    return name_apart(state, unit)


def _side(state: State, unit: str) -> int:
    return state.sides.index(state.units[unit].side)


def _strengths(before: State, after: State) -> tuple[Strength, ...]:
    return tuple(_strength(before, after, unit) for unit in after.units.values() if not unit.part_of)


def _strength(before: State, after: State, unit: Unit) -> Strength:
    models, hp = len(after.figures_of(unit.id)), after.hp(unit.id)
    known = unit.id in before.units
    had = (len(before.figures_of(unit.id)), before.hp(unit.id)) if known else (models, hp)
    lost = max(0, had[0] - models), max(0, had[1] - hp)
    is_inside, face = unit.where in after.units, face_of(after.book)
    where = f"inside {_name(after, unit.where)}" if is_inside else face.where(after, unit)
    side, strength, words = _side(after, unit.id), max(unit.strength, models), face.health_words(lost[1])
    return Strength(side, unit.name, models, strength, hp, *lost, where, words)


def _standing(book: Book, state: State) -> tuple[tuple[str, str], ...]:
    return tuple((side, " · ".join(facts)) for side, facts in book.standing(state).facts)


def _facts(start: State, unit: LengthUnit, seed: int) -> tuple[tuple[str, str], ...]:
    sizes = (start.board.width, start.board.height)
    lengths = (format_length(size, unit, 0 if size == int(size) else 2) for size in sizes)
    table = " × ".join(lengths)
    terrain = f"{len(start.terrain)} piece{'' if len(start.terrain) == 1 else 's'}"
    settings = tuple((name[:1].upper() + name[1:], _plain(value)) for name, value in start.settings)
    table_facts = (("Rules", face_of(start.book).name), ("Table", table), ("Terrain", terrain))
    return (*table_facts, *settings, ("Seed", str(seed)))


def _plain(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _sheet(start: State, side: str) -> SideSheet:
    roster = start.roster_of(side)
    units = [unit for unit in start.units.values() if unit.side == side]
    name = roster.name if roster is not None else roster_id(side)
    perks = _perks(roster) if roster is not None else ()
    size = _points(sum(start.profile_of(unit.id).points for unit in units))
    return SideSheet(side, name, size, perks, tuple(_unit_sheet(start, unit) for unit in units))


def _points(count: int) -> str:
    """Say what something costs; nothing in books that know no points."""
    return counted(count, "point") if count else ""


def _unit_sheet(start: State, unit: Unit) -> UnitSheet:
    profile, figures = start.profile_of(unit.id), start.figures_of(unit.id)
    carried = list(dict.fromkeys(weapon for figure in figures for weapon in figure.weapons))
    weapons = []
    for id_ in carried:
        count = sum(id_ in figure.weapons for figure in figures)
        weapons.append(_weapon(start.profiles[id_], count, len(figures), start.book))
    stats = _stats(profile, (name for name in profile.stats if name not in _COUNTS), start.book)
    return UnitSheet(unit.name, len(figures), _points(profile.points), stats, tuple(weapons), _perks(profile))


def _weapon(weapon: Profile, count: int, models: int, book: str) -> str:
    times = f"{count} × " if count != models else ""
    perks = f", {', '.join(_perks(weapon))}" if weapon.perks else ""
    return f"{times}{weapon.name} ({_stats(weapon, weapon.stats, book)}{perks})"


def _stats(profile: Profile, names: Iterable[Stat], book: str) -> str:
    """Write the stats that are there: "move 6, defence 3, armour 5+"."""
    saves = face_of(book).saves
    known = ((_STAT_WORDS.get(name, name.replace("_", " ")), profile.stats.get(name)) for name in names)
    return ", ".join(
        f"{word} {number}{'+' * (word.lower() in saves)}" for word, number in known if number is not None
    )


def _perks(profile: Profile) -> tuple[str, ...]:
    return tuple(dict.fromkeys(held.name for held in profile.perks))
