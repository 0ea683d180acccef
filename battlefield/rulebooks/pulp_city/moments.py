"""The moments that Pulp City adds."""

from dataclasses import dataclass

from battlefield.rules.core.moments import Moment


@dataclass(slots=True)
class PoolRolled(Moment):
    """After an Action Roll, for each who rolled a pool in it."""

    unit: str
    attacks: bool
