"""The moments of one use of a weapon, from drawing it to what came of it.

`attack` is the book's own account of the attack.
"""

from dataclasses import dataclass
from typing import Any

from battlefield.geometry.kernel.shapes import Template


@dataclass(slots=True)
class WeaponDrawn:
    """Once for each use of a weapon, before it is aimed or its template laid.

    A reaction may make the use `void`, give it a `target` that nobody chooses, or do all of it (`done`).
    Where `wielders` are named, only these use it.
    """

    attacker: str
    weapon: str
    target: str = ""
    wielders: tuple[str, ...] = ()
    void: str = ""
    done: bool = False


@dataclass(slots=True)
class TemplateLaid:
    """After a weapon's template came to lie, scattered where it does, and before who is under it suffers.

    Its farthest edge lies `far` inches from its `wielder`.
    """

    attacker: str
    weapon: str
    template: Template
    wielder: str = ""
    far: float = 0.0


@dataclass(slots=True)
class TemplateInside:
    """After a weapon with a template was used on who is inside of a unit: `host` is that unit."""

    attacker: str
    weapon: str
    host: str


@dataclass(slots=True)
class Targeted:
    """Before an attack is made: a reaction may redirect it to another `target` or make it `void`."""

    attacker: str
    weapon: str
    target: str
    void: str = ""
    attack: Any = None  # the book's own account of the attack, here and below
    contested: bool = False  # whether those who might redirect it have been asked


@dataclass(slots=True)
class WeaponUsed:
    """After a weapon's attack was declared and before its dice."""

    attacker: str
    weapon: str
    target: str
    attack: Any = None


@dataclass(slots=True)
class VolleyRolled:
    """After all dice of a weapon were rolled that are judged together, before any of them counts.

    `use` is the book's own account of the use of the weapon, here and below.
    """

    attacker: str
    weapon: str
    use: Any = None


@dataclass(slots=True)
class AttackRolled:
    """After attack dice were rolled, before saves: `successes` counts dice, without multipliers."""

    attacker: str
    weapon: str
    target: str
    faces: tuple[int, ...]
    successes: int
    attack: Any = None


@dataclass(slots=True)
class Harming:
    """After saves and before HP is lost: a reaction may change what each unsaved die of `attack` costs."""

    attacker: str
    weapon: str
    target: str
    attack: Any = None


@dataclass(slots=True)
class Struck:
    """After an attack on one unit was resolved, whether or not it cost anything."""

    attacker: str
    weapon: str
    target: str
    attack: Any = None


@dataclass(slots=True)
class WeaponResolved:
    """After all attacks of one use of a weapon, or of what it left behind, were made: `lost` by each unit."""

    attacker: str
    weapon: str
    lost: dict[str, int]
    use: Any = None


@dataclass(slots=True)
class SequenceDone:
    """After a unit has used a weapon, and all that came of it: `targets` are whom it was aimed at."""

    attacker: str
    weapon: str
    targets: tuple[str, ...]


@dataclass(slots=True)
class Attacked:
    """After an attack did its harm to one of its targets, who may have nothing left by now.

    `taken` is the damage that it suffered, `drained` the stamina that it lost.
    """

    unit: str
    target: str
    weapon: str
    taken: int = 0
    drained: int = 0
