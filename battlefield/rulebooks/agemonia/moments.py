"""The moments that only this game has."""

from dataclasses import dataclass

from battlefield.rules.core.moments import Moment


@dataclass(slots=True)
class Attacked(Moment):
    """After an attack did its harm to one of its targets, who may have nothing left by now.

    `taken` is the damage that it suffered, `drained` the stamina that it lost.
    """

    unit: str
    target: str
    weapon: str
    taken: int = 0
    drained: int = 0
