"""How rosters, sides or players have done in the battles of a campaign."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.opponents.seating import PEOPLE
from battlefield.files.campaigns.campaign_file import Filed, FiledSide

By = Literal["roster", "side", "player"]
_NAMED: Mapping[By, Callable[[FiledSide], str]] = {
    "roster": lambda side: side.roster or side.side,
    "side": lambda side: side.side,
    "player": lambda side: side.player or PEOPLE["someone"],
}
WAYS: tuple[By, ...] = tuple(_NAMED)


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody has done: battles that are over by what came of them, those that go on, units lost of all
    that were led into battles that are over, and the units that the enemies lost there.

    `mirrors` are victories over itself: each is one battle, neither won nor lost.
    """

    name: str
    wins: int = 0
    draws: int = 0
    losses: int = 0
    open: int = 0
    units: int = 0
    lost: int = 0
    taken: int = 0
    mirrors: int = 0

    @property
    def battles(self) -> int:
        """The battles that are over."""
        return self.wins + self.draws + self.losses + self.mirrors


def standings(battles: Iterable[Filed], by: By = "roster") -> tuple[Standing, ...]:
    """Count battles for each roster, side or player; who has won most, and lost least, comes first."""
    found: dict[str, Standing] = {}
    for battle in battles:
        named: dict[str, list[FiledSide]] = {}
        for side in battle.sides:
            named.setdefault(_NAMED[by](side), []).append(side)
        for name, sides in named.items():
            found[name] = _with(found.get(name, Standing(name)), battle, sides)
    return tuple(sorted(found.values(), key=lambda each: (-each.wins, each.losses, -each.draws, each.name)))


def _with(now: Standing, battle: Filed, sides: Sequence[FiledSide]) -> Standing:
    """Count a battle for one who led some of its sides."""
    if not battle.result:
        return replace(now, open=now.open + 1)
    taken = sum(other.lost for side in sides for other in battle.sides if other is not side)
    units, lost = (sum(side.units for side in sides), sum(side.lost for side in sides))
    counted = replace(now, units=now.units + units, lost=now.lost + lost, taken=now.taken + taken)
    if not battle.winner:
        return replace(counted, draws=now.draws + 1)
    if len(sides) == len(battle.sides):
        return replace(counted, mirrors=now.mirrors + 1)
    if any(battle.winner == side.side for side in sides):
        return replace(counted, wins=now.wins + 1)
    return replace(counted, losses=now.losses + 1)
