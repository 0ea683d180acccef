"""Whose eyes look at the table: what the rules hide from a side is shown to it nowhere in the window."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from battlefield.app.battle.battle_log import LogLine
from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import face_of
from battlefield.app.desk.options import Choice, Options
from battlefield.app.opponents.seating import eyes_of
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.rules.core.hidden_information import Seeing, Veil, all_of
from battlefield.rules.core.requests import Option
from battlefield.rules.core.state import State

HAND, EVERYBODY = "hand", "all"
EYES = Choice(
    "eyes",
    QT_TR_NOOP("Decoys and hidden units"),
    QT_TR_NOOP("What the rules hide from the side that acts now; when the battle is over all is shown"),
    HAND,
    ((HAND, QT_TR_NOOP("Known to their own side")), (EVERYBODY, QT_TR_NOOP("Known to everybody"))),
)
_LATELY = 8  # veils that are remembered: the present, a place looked back at, and those of other eyes


class WhoseEyes:
    """Sees states as the side may that is asked or acts now."""

    def __init__(self, battle: Battle, options: Options) -> None:
        self._battle, self._options = battle, options
        self._known: tuple[tuple[State, str, Veil], ...] = ()

    @property
    def side(self) -> str | None:
        """The side that looks; None where nothing is hidden from whoever looks."""
        state, pending = self._battle.state, self._battle.pending
        if state.result or self._options[EYES] == EVERYBODY:
            return None
        acting = pending.by if pending is not None else state.clock.side
        return eyes_of(self._battle.session.players, state.sides, acting)

    @property
    def has_secrets(self) -> bool:
        """Whether there is anything that the rules hide from somebody."""
        state = self._battle.state
        names = face_of(state.book).secrets
        lies = any(effect.name in names for effect in state.effects)
        return not state.result and (lies or any(mark.name in names for mark in state.markers))

    def frozen(self) -> Seeing:
        """Return how the side that acts now sees, for work that goes on while others act."""
        side, book, lots = self.side, face_of(self._battle.state.book), self._battle.session.lot
        return all_of if side is None else lambda state: book.veil(state, side, lots)

    def see(self, state: State) -> Veil:
        """Return a state as it may be seen now; the same object for the same state and eyes."""
        side = self.side
        if side is None:
            return all_of(state)
        for known, eyes, veil in self._known:
            if known is state and eyes == side:
                return veil
        found = face_of(state.book).veil(state, side, self._battle.session.lot)
        self._known = ((state, side, found), *self._known[: _LATELY - 1])
        return found


def told_to(lines: Iterable[LogLine], veil: Veil) -> tuple[LogLine, ...]:
    """Return the lines of a log without what only the owner of a hidden unit knows."""
    if not veil.hidden:
        return tuple(lines)
    known = (
        replace(line, words=line.open_words, unit="") if line.secret_of in veil.hidden else line
        for line in lines
    )
    return tuple(line for line in known if line.words)


def options_as(options: Sequence[Option], veil: Veil, state: State) -> tuple[Option, ...]:
    """Give options in an order that tells nothing, with names that tell units from their decoys' letters."""
    aliases = [veil.shown_as(option.id) for option in options]
    named = [_named(option, alias, veil, state) for option, alias in zip(options, aliases, strict=True)]
    places = [n for n, option in enumerate(options) if aliases[n] != option.id]
    ordered = iter(sorted(places, key=lambda n: aliases[n]))
    return tuple(named[next(ordered)] if n in places else option for n, option in enumerate(named))


def _named(option: Option, alias: str, veil: Veil, state: State) -> Option:
    if alias == option.id:
        return option
    true = state.figures[option.id].model.unit if option.id in state.figures else option.id
    name, shown = state.units[true].name, veil.state.units[veil.shown_as(true)].name
    return replace(option, words=option.words.replace(name, shown, 1))
