"""How an effect is written down: its row for the catalogue."""

from collections.abc import Sequence

from battlefield.rules.core.perks import Forbids, Gives, Kind, Perk, Reacts
from battlefield.rules.core.values import Scalar


def row(
    name: str,
    family: str,
    says: str,
    *,
    kind: Kind = "weapon",
    gives: Sequence[Gives] = (),
    forbids: Sequence[Forbids] = (),
    reacts: Sequence[Reacts] = (),
    rulings: Sequence[str] = (),
    numbers: dict[str, Scalar] | None = None,
) -> Perk:
    """Write an effect down; of kind `effect` are those that the printed list only names."""
    return Perk(
        name,
        family,
        kind,
        (),
        numbers or {},
        says,
        gives=tuple(gives),
        forbids=tuple(forbids),
        reacts=tuple(reacts),
        rulings=tuple(rulings),
    )
