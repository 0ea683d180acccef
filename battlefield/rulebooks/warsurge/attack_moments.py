"""The moments of one use of a weapon, from drawing it to what came of it, and of HP that are lost."""

from dataclasses import dataclass, field

from battlefield.geometry.kernel.shapes import Template
from battlefield.rulebooks.warsurge.attack.attack import Attack, Use
from battlefield.rules.core.moments import Moment
from battlefield.rules.core.stakes import Weight


@dataclass(slots=True)
class WeaponDrawn(Moment):
    """Once for each use of a weapon, before it is aimed or its template laid.

    A reaction may make the use `void`, give it a `target` that nobody chooses, or do all of it (`done`).
    It is `unused` where the weapon is not used after all. Where `wielders` are named, only these use it.
    """

    attacker: str
    weapon: str
    target: str = ""
    wielders: tuple[str, ...] = ()
    void: str = ""
    done: bool = False
    unused: bool = False


@dataclass(slots=True)
class TemplateLaid(Moment):
    """After a weapon's template came to lie, scattered where it does, and before who is under it suffers.

    Its farthest edge lies `far` inches from its `wielder`.
    """

    attacker: str
    weapon: str
    template: Template
    wielder: str = ""
    far: float = 0.0
    use: Use | None = None


@dataclass(slots=True)
class TemplateDrifted(Moment):
    """After a template that stays on the table was scattered again, whether that moved it or not."""

    template: Template


@dataclass(slots=True)
class TemplateInside(Moment):
    """After a weapon with a template was used on who is inside of a unit: `host` is that unit."""

    attacker: str
    weapon: str
    host: str
    use: Use | None = None


@dataclass(slots=True)
class Targeted(Moment):
    """Before an attack is made: a reaction may redirect it to another `target` or make it `void`."""

    attacker: str
    weapon: str
    target: str
    attack: Attack
    void: str = ""
    contested: bool = False  # whether those who might redirect it have been asked


@dataclass(slots=True)
class Redirected(Moment):
    """After an attack was turned on another `target` than it was directed at, before its dice."""

    attacker: str
    weapon: str
    target: str
    attack: Attack


@dataclass(slots=True)
class SingledOut(Moment):
    """After dice of an attack were turned on a `target` that it was not directed at, before saves."""

    attacker: str
    weapon: str
    target: str
    attack: Attack


@dataclass(slots=True)
class WeaponUsed(Moment):
    """After a weapon's attack was declared and before its dice.

    `target` is who suffers it first; it was `aimed_at` the same unit, or at one merged with that.
    """

    attacker: str
    weapon: str
    target: str
    attack: Attack
    aimed_at: str


@dataclass(slots=True)
class VolleyRolled(Moment):
    """After all dice of a weapon were rolled that are judged together, before any of them counts."""

    attacker: str
    weapon: str
    use: Use


@dataclass(slots=True)
class AttackRolled(Moment):
    """After attack dice were rolled, before saves: `successes` counts dice, without multipliers."""

    attacker: str
    weapon: str
    target: str
    faces: tuple[int, ...]
    successes: int
    attack: Attack


@dataclass(slots=True)
class Harming(Moment):
    """After saves and before HP is lost: a reaction may change what each unsaved die of `attack` costs."""

    attacker: str
    weapon: str
    target: str
    attack: Attack

    def weight(self) -> Weight:
        """Return what reactions may change."""
        return Weight(self.target, "HP at stake", self.attack.cost)


@dataclass(slots=True)
class Losing(Moment):
    """Before HP is lost: a reaction may lower `amount` or hand a part of it to others (`shared`).

    `attack` is the one that costs it, None where something else does. Figures that are to suffer `first` were
    chosen for that. HP `below` nothing are lost by a unit that stays though it has none.
    """

    unit: str
    amount: int
    by: str = ""
    weapon: str = ""
    why: str = ""
    attack: Attack | None = None
    shared: list[tuple[str, int]] = field(default_factory=list)
    first: tuple[str, ...] = ()
    below: int = 0

    def weight(self) -> Weight:
        """Return what reactions may change."""
        return Weight(self.unit, "HP to lose", self.amount)


@dataclass(slots=True)
class Lost(Moment):
    """After HP was lost, in an attack where there is one: `own` of them not by copies of the unit."""

    unit: str
    amount: int
    by: str = ""
    weapon: str = ""
    why: str = ""
    attack: Attack | None = None
    own: int = 0


@dataclass(slots=True)
class Struck(Moment):
    """After an attack on one unit was resolved, whether or not it cost anything."""

    attacker: str
    weapon: str
    target: str
    attack: Attack


@dataclass(slots=True)
class PushTriggered(Moment):
    """After a weapon's Skill Test to push a unit was passed; the push comes as the attack sequence ends."""

    attacker: str
    weapon: str
    target: str


@dataclass(slots=True)
class WeaponResolved(Moment):
    """After all attacks of one use of a weapon, or of what it left behind, were made: `lost` by each unit."""

    attacker: str
    weapon: str
    lost: dict[str, int]
    use: Use


@dataclass(slots=True)
class SequenceDone(Moment):
    """After a unit has used a weapon, and all that came of it: `targets` are whom it was aimed at.

    It is `unused` where that came to nothing before the weapon was used.
    """

    attacker: str
    weapon: str
    targets: tuple[str, ...]
    unused: bool = False
