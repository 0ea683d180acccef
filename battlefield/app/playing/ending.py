"""How a battle ended: who won, how the sides stand, what decides such a game, and how long it went."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.seating import level_words
from battlefield.app.opponents.secret_tempers import revealed
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import shown_result, side_name
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.translation import tr
from battlefield.rules.core.events import GameEnded, Said
from battlefield.rules.core.state import GONE, State


@dataclass(frozen=True, slots=True)
class Ending:
    """The result of a battle, what each side has left, and sentences about it."""

    result: str
    sides: tuple[tuple[str, tuple[str, ...]], ...]
    notes: tuple[str, ...]


def ending_of(battle: Battle) -> Ending | None:
    """Say how a battle ended; None while it goes on."""
    state = battle.state
    if not state.result:
        return None
    result = shown_result(state.result, state.sides)
    known = battle.standing(state).facts
    sides = tuple((side, (*map(said, facts), _left(state, side))) for side, facts in known)
    return Ending(result, sides, (*_reason(battle), *_decisive(battle), _length(battle), *_tempers(battle)))


def aligned(sides: Sequence[tuple[str, tuple[str, ...]]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Put facts of one kind in the same place for each side; nothing stands where a side has none."""
    kinds = [list(map(_kind, facts)) for _, facts in sides]
    order: list[str] = []
    for own in sorted(kinds, key=len, reverse=True):
        for n, kind in enumerate(own):
            if kind not in order:
                order.insert(order.index(own[n - 1]) + 1 if n else 0, kind)
    found = [dict(zip(own, facts, strict=True)) for own, (_, facts) in zip(kinds, sides, strict=True)]
    return tuple(
        (side, tuple(known.get(kind, "") for kind in order))
        for (side, _), known in zip(sides, found, strict=True)
    )


def _kind(fact: str) -> str:
    """Return what a fact counts: its last word, the same for one as for several."""
    return fact.split()[-1].rstrip("s").rstrip("e")


def lost_units(state: State, side: str) -> tuple[int, int]:
    """Count the units of a side that are gone, and all that it had."""
    own = [unit for unit in state.units.values() if unit.side == side]
    return sum(unit.where == GONE for unit in own), len(own)


def _left(state: State, side: str) -> str:
    """Count the units of a side that are not gone, among all that it had."""
    lost, all_of_them = lost_units(state, side)
    return tr("{left} of {all} units", left=all_of_them - lost, all=all_of_them)


def _reason(battle: Battle) -> tuple[str, ...]:
    """Say what the rules said right before they ended the battle, of no unit: "The time is over."."""
    last = battle.session.course.last
    for reason, ended in pairwise(last.events if last is not None else ()):
        if isinstance(ended, GameEnded) and isinstance(reason, Said) and not reason.unit:
            words = said(spoken(reason.words, battle.state), battle.state)
            return (f"{words[:1].upper()}{words[1:].rstrip('.')}.",)
    return ()


def _length(battle: Battle) -> str:
    """Say how long the battle went."""
    period, count = face_of(battle.state.book).period, len(battle.session.deeds)
    return tr("It went to {period} {number}, in {n} actions.", "", count,
              one="It went to {period} {number}, in {n} action.",
              period=tr(period), number=battle.state.clock.turn)  # fmt: skip


def _tempers(battle: Battle) -> tuple[str, ...]:
    """Tell the tempers that were secret until now."""
    session = battle.session
    found = revealed(session, session.players)
    return tuple(
        tr(
            "{side} was played with the temper {temper}.",
            side=side_name(side),
            temper=tr(level_words(temper)),
        )
        for side, temper in found.items()
    )


def _decisive(battle: Battle) -> tuple[str, ...]:
    """Say how such a game is won, where its book has several ways."""
    found = []
    for setting in face_of(battle.state.book).settings:
        if setting.is_told and setting.explained:
            value = str(battle.state.setting(setting.name, setting.usual))
            says = setting.explained.get(value, "")
            if says:
                told = said(f"{says[:1].lower()}{says[1:]}")
                found.append(f"{value[:1].upper()}{value[1:]}: {told}")
    return tuple(found)
