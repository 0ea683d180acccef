"""The effects of a book of single models one by one, each model of a scene being a unit by itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from battlefield.rules.book.bench import Begun, BenchEffect, Case, Cast, cast_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Figure, State


@dataclass(frozen=True, slots=True)
class SingleBench:
    """A bench: the effects that it lists and those left out, and how a case is set up and carried out.

    `table` gives the state that a case begins in, `refusal` says why it cannot be carried out there.
    """

    listed: Callable[[], Iterable[BenchEffect]]
    left_out: Mapping[str, str]
    table: Callable[[Case, Cast], State]
    refusal: Callable[[Case, Cast, State], str]
    carry_out: Callable[[Case, Cast, Game], Flow[None]]

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """The effects that can be tried."""
        return tuple(self.listed())

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table."""
        cast = cast_of(case, alone=True)
        state = self.table(case, cast)
        return Begun(state, cast.side, partial(self.carry_out, case, cast), self.refusal(case, cast, state))


def figures_of(cast: Cast, hp: int, weapon: str) -> dict[str, Figure]:
    """Return the figures of a bench, of which the attacker alone has a weapon."""
    return {
        group.models[0].id: Figure(group.models[0], hp, (weapon,) if group.id == cast.attacker else ())
        for group in cast.groups
    }
