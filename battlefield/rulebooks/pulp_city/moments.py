"""The moments that Pulp City adds, and what its rows are told of an occasion."""

from dataclasses import dataclass

from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive
from battlefield.rules.core.moments import Moment


@dataclass(slots=True)
class PoolRolled(Moment):
    """After an Action Roll, for each who rolled a pool in it."""

    unit: str
    attacks: bool


@dataclass(frozen=True, slots=True)
class Attacking:
    """The action that an attacker rolls for."""

    action: Exclusive


@dataclass(frozen=True, slots=True)
class Facing:
    """Whether the trait that is rolled with is a Trump Trait."""

    trump: bool


@dataclass(frozen=True, slots=True)
class Suffering:
    """What is to be suffered: an effect, a trait, a kind of action, by its names."""

    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Using:
    """The trait and the kind of an action that is to be used."""

    own: str
    kind: str
