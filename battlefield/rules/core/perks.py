"""A perk is a row: its name, numbers and words, and what it gives, forbids, does by itself and offers.

Three kinds of handlers only answer or act by themselves: `Gives` answers with a modifier, `Forbids` with a
reason, `Reacts` acts at a moment. A `Use` is begun by a player. Which perks a state holds, and in what order
they are heard, is worked out here, in one way for all.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar

from battlefield.rules.core.events import Event
from battlefield.rules.core.laws import Law
from battlefield.rules.core.modifiers import Modifier
from battlefield.rules.core.moments import Moment
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import GONE, Effect, Held, Profile, State
from battlefield.rules.core.values import Info, Scalar
from battlefield.rules.core.words import HEARD_AS, LENDS, Fact, Known, Prohibition, Rank, Stat, Usual

Result = TypeVar("Result")
Occasion = TypeVar("Occasion")
Flow = Generator[Law, Answer, Result]
"""A rule in progress: it yields requests, is sent answers, and returns what it found."""

Done = Flow[None] | None
"""What something done returns: a rule in progress, or nothing where it asks for nothing."""


class Running(Protocol):
    """What is a game in progress to rows: it hears them, so they cannot name its class in turn."""

    state: State
    book: "Catalogue"

    def emit(self, event: Event) -> None:
        """Let something happen."""


Playing = TypeVar("Playing", bound=Running)
Heard = TypeVar("Heard", bound=Moment)

Scope = Literal["held", "under"]
"""held: for units and weapons that have the perk; under: for what bears an effect of the perk's name."""

Kind = Literal["unit", "weapon", "roster", "trait", "effect"]
Need = Callable[[Profile, Profile | None], str]
"""Told a unit and, for a weapon's perk, the weapon."""

ALSO = "; also: "  # stands between the first of several reasons and the others


def in_one_line(reasons: Iterable[str]) -> str:
    """Return reasons in one line, each once and the first one first; nothing where there is none."""
    first, *others = dict.fromkeys(filter(None, reasons)) or ("",)
    return f"{first}{ALSO}{', '.join(others)}" if others else first


@dataclass(frozen=True, slots=True)
class Bearer:
    """Who has a perk, or bears its effect: a unit, one of its weapons, or whatever an effect lies on.

    A perk of a whole roster is borne by its side: `unit` is that side's name.
    """

    perk: "Perk"
    unit: str
    weapon: str = ""
    held: Held | None = None
    effect: Effect | None = None

    @property
    def cause(self) -> str:
        """The unit that what it does comes from: its own, or the one that laid the effect."""
        return self.effect.by if self.effect is not None else self.unit

    def get(self, fact: Fact[Known]) -> Known:
        """Return what its effect remembers, or what is usual."""
        return self.effect.get(fact) if self.effect is not None else fact.usual

    def number(self, name: str) -> Any:
        """Return a number of the row, unless the roster says otherwise for this bearer."""
        own = dict(self.held.info) if self.held is not None else {}
        return own.get(name, self.perk.numbers[name])


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to all perks: about one unit, perhaps with a weapon and against another unit.

    `book` lets an answer ask for other figures in turn; `about` is a record of what is known of the occasion,
    such as the attack that goes on.
    """

    state: State
    unit: str
    weapon: str = ""
    foe: str = ""
    about: object = None
    book: "Catalogue | None" = None

    def told(self, kind: type[Occasion]) -> Occasion | None:
        """Return what is known of the occasion, if it is one of a kind."""
        return self.about if isinstance(self.about, kind) else None


def _always(_state: State, _bearer: Bearer, _moment: Moment) -> bool:
    return True


def _nothing_against(_game: Running, _bearer: Bearer) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Gives:
    """Answers a question about a stat with a modifier, or with nothing where it does not apply.

    `mine` asks only where the bearer's unit (and weapon, for a weapon's perk) is the one asked about, or a
    unit of its roster (and the side itself) for a roster's perk; otherwise the handler is asked about
    everybody and has to look for itself.
    """

    stat: Stat
    answer: Callable[[Ask, Bearer], Modifier | None]
    scope: Scope = "held"
    mine: bool = True


@dataclass(frozen=True, slots=True)
class Forbids:
    """Answers whether something may be done with a reason against it, or with nothing."""

    what: Prohibition
    answer: Callable[[Ask, Bearer], str]
    scope: Scope = "held"
    mine: bool = True


@dataclass(frozen=True, slots=True)
class Reaction:
    """Acts at a moment, as a flow where it asks for something; `when` tells whether that is the bearer's."""

    to: type[Moment]
    act: Callable[[Any, Bearer, Any], Done]
    when: Callable[[State, Bearer, Any], bool] = _always
    scope: Scope = "held"
    rank: Rank = Usual.RANK  # lower ranks are heard first; within a rank, in roster order


@dataclass(frozen=True, slots=True)
class Reacts(Reaction, Generic[Playing, Heard]):
    """A reaction as it is written in a row: it is told the very moment that it is to.

    Rows hold `Reaction`, which is not generic, so that the type checker compares its parts with each other.
    """

    to: type[Heard]
    act: Callable[[Playing, Bearer, Heard], Done]
    when: Callable[[State, Bearer, Heard], bool] = _always


@dataclass(frozen=True, slots=True)
class Usable:
    """Something a player may begin: `refusal` says why not now, `run` does it.

    `beside` names the actions beside which it is used where using perks is an action of its own.
    """

    words: str
    run: Callable[[Any, Bearer], Done]
    refusal: Callable[[Any, Bearer], str] = _nothing_against
    often: bool = False  # not only once a turn
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Use(Usable, Generic[Playing]):
    """Something to begin as it is written in a row: it is handed the game in progress."""

    run: Callable[[Playing, Bearer], Done]
    refusal: Callable[[Playing, Bearer], str] = _nothing_against


@dataclass(frozen=True, slots=True)
class Perk:
    """One row of a book."""

    name: str
    family: str
    kind: Kind = "unit"
    terms: tuple[str, ...] = ()  # how it is activated, as printed
    numbers: Mapping[str, Scalar] = field(default_factory=dict)
    says: str = ""
    gives: tuple[Gives, ...] = ()
    forbids: tuple[Forbids, ...] = ()
    reacts: tuple[Reaction, ...] = ()
    uses: tuple[Usable, ...] = ()
    needs: tuple[Need, ...] = ()  # what a roster must have for it; each says what is missing
    rulings: tuple[str, ...] = ()
    without: str = ""  # why a row has no behaviour of its own, where it has none

    @property
    def text(self) -> str:
        """What it does, in our own words and this rank's numbers."""
        return self.says.format(**self.numbers)


Row = TypeVar("Row", bound=Perk)
_HEARD = 4  # states of which is kept who is heard: what might be done is tried from one to the next


class Catalogue:
    """All perks of a book by name, and who is heard in a state."""

    def __init__(self, perks: Sequence[Perk]) -> None:
        self.perks: dict[str, Perk] = {}
        for perk in perks:
            if perk.name in self.perks:
                raise ValueError(f"{perk.name} stands twice in the catalogue")
            self.perks[perk.name] = perk
        self._known: list[tuple[object, object, object, Hearing]] = []  # the latest first
        self._held: tuple[object, object, object, Hearing] | None = None

    def get(self, name: str) -> Perk | None:
        """Return a perk by its full name."""
        return self.perks.get(name)

    def heard(self, name: str, info: Info) -> Perk | None:
        """Return the row by which something is heard: that of its name, or the one that it says itself."""
        return self.perks.get(name) or self.perks.get(HEARD_AS.found(info))

    def row(self, name: str, kind: type[Row]) -> Row | None:
        """Return a row of a book's own kind; None where the name is that of something else."""
        found = self.perks.get(name)
        return found if isinstance(found, kind) else None

    def hearing(self, state: State) -> "Hearing":
        """Return who is heard, in order; worked out anew only when units or effects have changed."""
        for known in self._known:
            if known[0] is state.effects and known[1] is state.units and known[2] is state.profiles:
                return known[3]
        heard = Hearing(self._effects_in_force(state), self._holders(state))
        latest = (state.effects, state.units, state.profiles, heard)
        self._known = [latest, *self._known[: _HEARD - 1]]
        return heard

    def bearers(self, state: State) -> tuple[Bearer, ...]:
        """Return all that have a perk or bear an effect: rosters, units in roster order, then effects."""
        return self.hearing(state).bearers

    def _effects_in_force(self, state: State) -> list[Bearer]:
        named = ((self.heard(effect.name, effect.info), effect) for effect in state.effects)
        return [Bearer(perk, effect.on, effect=effect) for perk, effect in named if perk is not None]

    def _holders(self, state: State) -> "Hearing":
        """Return all that have a perk, effects aside; worked out anew only when units have changed."""
        lent, known = _lent(state), self._held
        if known is None or known[0] is not state.units or known[1] is not state.profiles or known[2] != lent:
            known = state.units, state.profiles, lent, Hearing(self._found_holders(state, lent))
            self._held = known
        return known[3]

    def _found_holders(self, state: State, lent: Mapping[str, Sequence[str]]) -> list[Bearer]:
        found: list[Bearer] = []
        for side in state.sides:
            roster = state.roster_of(side)
            for held in roster.perks if roster is not None else ():
                self._add(found, held, side)
        for unit in state.units.values():
            if unit.where == GONE and unit.id not in lent:
                continue
            for held in state.profiles[unit.profile].perks if unit.where != GONE else ():
                self._add(found, held, unit.id)
            carried = (w for id_ in unit.figures for w in state.figures[id_].weapons)
            for weapon in dict.fromkeys((*carried, *lent.get(unit.id, ()))):
                for held in state.profiles[weapon].perks:
                    self._add(found, held, unit.id, weapon)
        return found

    def _add(self, found: list[Bearer], held: Held, unit: str, weapon: str = "") -> None:
        perk = self.heard(held.name, held.info)
        if perk is not None:
            found.append(Bearer(perk, unit, weapon, held))


def _lent(state: State) -> dict[str, list[str]]:
    """Return the weapons by unit that effects let be heard though nobody carries them."""
    found: dict[str, list[str]] = {}
    for effect in state.effects:
        weapon = effect.get(LENDS)
        if weapon:
            found.setdefault(effect.on, []).append(str(weapon))
    return found


class Hearing:
    """The handlers of a state, by what they listen to."""

    def __init__(self, bearers: Sequence[Bearer], after: "Hearing | None" = None) -> None:
        """Hear some bearers, `after` those who are heard already."""
        self.bearers: tuple[Bearer, ...] = (*(after.bearers if after is not None else ()), *bearers)
        self.users = tuple(bearer for bearer in self.bearers if bearer.effect is None and bearer.perk.uses)
        self._gives: dict[Stat, tuple[tuple[Gives, Bearer], ...]] = {}
        self._forbids: dict[Prohibition, tuple[tuple[Forbids, Bearer], ...]] = {}
        self._reacts: dict[type, tuple[tuple[Reaction, Bearer], ...]] = {}
        if after is not None:
            self._gives |= after._gives
            self._forbids |= after._forbids
            self._reacts |= after._reacts
        for bearer in bearers:
            self._hear(bearer)
        for kind in {react.to for bearer in bearers for react in bearer.perk.reacts} & self._reacts.keys():
            self._reacts[kind] = tuple(sorted(self._reacts[kind], key=lambda pair: pair[0].rank))

    def _hear(self, bearer: Bearer) -> None:
        scope: Scope = "held" if bearer.effect is None else "under"
        for give in bearer.perk.gives:
            if give.scope == scope:
                self._gives[give.stat] = (*self._gives.get(give.stat, ()), (give, bearer))
        for forbid in bearer.perk.forbids:
            if forbid.scope == scope:
                self._forbids[forbid.what] = (*self._forbids.get(forbid.what, ()), (forbid, bearer))
        for react in bearer.perk.reacts:
            if react.scope == scope:
                self._reacts[react.to] = (*self._reacts.get(react.to, ()), (react, bearer))

    def modifiers(self, stat: Stat, ask: Ask) -> list[Modifier]:
        """Return what changes a stat."""
        found = []
        for give, bearer in self._gives.get(stat, ()):
            if not give.mine or _is_asked(bearer, ask):
                modifier = give.answer(ask, bearer)
                if modifier is not None:
                    found.append(modifier.caused(bearer.cause))
        return found

    def is_given(self, stat: Stat) -> bool:
        """Return whether anybody is heard who might change a stat."""
        return stat in self._gives

    def reasons_against(self, what: Prohibition, ask: Ask) -> Iterator[str]:
        """Yield why something may not be done, the first reason heard first."""
        for forbid, bearer in self._forbids.get(what, ()):
            if not forbid.mine or _is_asked(bearer, ask):
                reason = forbid.answer(ask, bearer)
                if reason:
                    yield reason

    def reason_against(self, what: Prohibition, ask: Ask) -> str:
        """Return all reasons why something may not be done in one line, or nothing."""
        return in_one_line(self.reasons_against(what, ask))

    def reactions(self, kind: type) -> Sequence[tuple[Reaction, Bearer]]:
        """Return who acts at a kind of moment."""
        return self._reacts.get(kind, ())


def _is_asked(bearer: Bearer, ask: Ask) -> bool:
    if bearer.perk.kind == "roster" and bearer.effect is None and ask.unit in ask.state.units:
        return bearer.unit == ask.state.units[ask.unit].side
    if bearer.unit != ask.unit:
        return bearer.effect is not None and _is_part(ask.state, ask.unit, bearer.unit)
    return not bearer.weapon or bearer.weapon == ask.weapon


def _is_part(state: State, unit: str, whole: str) -> bool:
    """Return whether a unit is a part of another one: what lies on that lies on it too, but for a wreck."""
    part = unit in state.units and bool(whole) and state.units[unit].part_of == whole
    return part and not state.units[whole].is_rough
