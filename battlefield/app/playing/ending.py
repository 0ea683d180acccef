"""How a battle ended: who won, how the sides stand, what decides such a game, and how long it went."""

from dataclasses import dataclass

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.seating import level_words
from battlefield.app.opponents.secret_tempers import revealed
from battlefield.app.wording.side_colours import result_said, side_name
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
    result = result_said(state.result, state.sides)
    sides = tuple((side, (*facts, _left(state, side))) for side, facts in battle.standing(state).facts)
    return Ending(result, sides, (*_decisive(battle), _length(battle), *_tempers(battle)))


def lost_units(state: State, side: str) -> tuple[int, int]:
    """Count the units of a side that are gone, and all that it had."""
    own = [unit for unit in state.units.values() if unit.side == side]
    return sum(unit.where == GONE for unit in own), len(own)


def _left(state: State, side: str) -> str:
    """Count the units of a side that are not gone, among all that it had."""
    lost, all_of_them = lost_units(state, side)
    return f"{all_of_them - lost} of {all_of_them} units"


def _length(battle: Battle) -> str:
    """Say how long the battle went."""
    period, count = face_of(battle.state.book).period, len(battle.session.deeds)
    return f"It went to {period} {battle.state.clock.turn}, in {count} action{'' if count == 1 else 's'}."


def _tempers(battle: Battle) -> tuple[str, ...]:
    """Tell the tempers that were secret until now."""
    session = battle.session
    found = revealed(session, session.players)
    return tuple(
        f"{side_name(side)} was played with the temper {level_words(temper)}."
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
                found.append(f"{value[:1].upper()}{value[1:]}: {says[:1].lower()}{says[1:]}")
    return tuple(found)
