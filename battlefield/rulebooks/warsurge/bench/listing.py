"""The effects of WARSURGE one by one: which perks can be tried by themselves, and what can be set."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from battlefield.rulebooks.warsurge.attack_moments import SequenceDone, Struck, WeaponResolved
from battlefield.rulebooks.warsurge.bench import keys as keys
from battlefield.rulebooks.warsurge.bench.cases import begun
from battlefield.rulebooks.warsurge.bench.reasons import reasons
from battlefield.rulebooks.warsurge.bench.ways import (
    COMPANIONS,
    FOR_USERS,
    NAMED,
    ON_FRIENDS,
    WITH_TARGET,
    WITH_USER,
    Way,
)
from battlefield.rulebooks.warsurge.moments import Moved, Moving
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.words import AEGIS, AP, ARMOUR, ATTACKS, HP, MODELS, MOVE, POWER, RANGE
from battlefield.rules.book.bench import Begun, BenchEffect, Case, Dial, Role
from battlefield.rules.core.moments import Afflicted, TurnBegan
from battlefield.rules.core.perks import Perk
from battlefield.rules.core.state import Profile

_SUFFERED: Final = ("Defensive", "Elemental", "Vulnerability", "Environment", "Recovery")
_NOT_ALONE: Final = ("Deployment", "Transportation", "Transformation", "Leadership", "Roster Perks", "Traits")
_AFTER_A_HIT: Final = (Struck, WeaponResolved, SequenceDone, Afflicted)
_ABOUT_DICE: Final = ("told by figure",)  # what is given for how dice are told apart, no help to the attack
_Plain = Literal["plain", "rich"]
_USUAL: Final[dict[str, dict[_Plain, int]]] = {  # rich ones are for perks that ask more of whoever has them
    keys.ATTACKS: {"plain": 1, "rich": 3},
    keys.AP: {"plain": 1, "rich": 5},
    keys.RANGE: {"plain": 24, "rich": 12},
    keys.HP: {"plain": 3, "rich": 10},
    keys.ARMOUR: {"plain": 1, "rich": 5},
    keys.AEGIS: {"plain": 1, "rich": 5},
}
_SWITCHES: Final = (
    Dial(keys.ALONE, "Each model by itself", 0, 0, 1, switch=True,
         tip="Without it the models of a unit act and suffer together"),
    Dial(keys.END, "Play to the end of the turn", 0, 0, 1, switch=True,
         tip="What lies on a unit then takes effect, as at the end of every turn"),
)  # fmt: skip


def way_of(perk: Perk) -> Way | None:
    """Tell in what way a perk is tried, or None where it does nothing by itself."""
    if perk.name in NAMED:
        return NAMED[perk.name]
    if perk.kind == "weapon":
        return "use" if perk.uses else "weapon"
    if perk.kind != "unit" or perk.family in _NOT_ALONE:
        return None
    if perk.uses:
        return "use"
    heard = [react.to for react in perk.reacts if react.scope == "held"]
    if perk.family == "Movement" or (Moving in heard or Moved in heard):
        return "move"
    if perk.family in _SUFFERED:
        return "suffer"
    return "turn" if TurnBegan in heard else None


def _effects() -> Iterable[BenchEffect]:
    for perk in CATALOGUE.perks.values():
        way = way_of(perk)
        if way is not None:
            yield _effect(perk, way)


def _effect(perk: Perk, way: Way) -> BenchEffect:
    roles: dict[Way, tuple[Role, ...]] = {
        "weapon": ("attacker", "target"),
        "suffer": ("attacker", "target"),
        "strike": ("attacker", "target"),
        "inside": ("attacker", "target"),
        "out": ("attacker", "target", "place"),
        "move": ("attacker", "place"),
        "travel": ("attacker", "place"),
        "deploy": ("attacker", "place"),
        "scout": ("attacker", "place"),
    }
    lays = _lays_a_template(perk)
    asked: tuple[Role, ...] = ("attacker", "place") if lays else roles.get(way, ("attacker",))
    may: tuple[Role, ...] = ("target",) if way in ("weapon", "use", "turn") and "target" not in asked else ()
    with_ = "" if way != "weapon" else companion_of(perk)
    says = " ".join((perk.text, *_occasion(perk, way)))
    return BenchEffect(perk.name, perk.family, says, _dials(perk, way, lays=lays), asked, may, with_)


def _occasion(perk: Perk, way: Way) -> Iterable[str]:
    """Say what the bench makes of the scene so that a perk has its occasion."""
    if perk.name in WITH_USER:
        yield f"Here who does it has {WITH_USER[perk.name]}."
    if perk.name in WITH_TARGET:
        yield f"Here who suffers it has {WITH_TARGET[perk.name]}."
    if perk.name in ON_FRIENDS:
        yield "Choose a friend as the one that it is used on."
    if way == "deploy":
        yield "Here it comes from reserve."
    elif way == "out":
        yield "Here who does it is aboard who suffers it."
    elif way == "inside":
        yield "Here a passenger is in it, and is attacked."


def _lays_a_template(perk: Perk) -> bool:
    return "shape" in perk.numbers or "shape" in _numbers_of(companion_of(perk))


def _numbers_of(name: str) -> Iterable[str]:
    row = CATALOGUE.get(name)
    return row.numbers if row is not None else ()


def companion_of(perk: Perk) -> str:
    """Name the perk that the weapon needs beside this one, so that there is something to act on."""
    heard = [react.to for react in perk.reacts if react.scope == "held"]
    found = (name for moment, name in COMPANIONS.items() if moment in heard)
    return next(found, "") if perk.kind == "weapon" and "shape" not in perk.numbers else ""


def _is_rich(perk: Perk) -> bool:
    """Return whether a perk asks more of who has it than the plain numbers of the bench."""
    hp, save = _USUAL[keys.HP]["plain"], None
    unit = Profile("unit", "unit", "unit", {MOVE: 6, HP: hp, ARMOUR: save, AEGIS: save, MODELS: 1})
    stats = {RANGE: _USUAL[keys.RANGE]["plain"], ATTACKS: 1, POWER: 4, AP: save}
    weapon = Profile("weapon", "weapon", "weapon", stats)
    return any(need(unit, weapon if perk.kind == "weapon" else None) for need in perk.needs)


def _dials(perk: Perk, way: Way, *, lays: bool) -> tuple[Dial, ...]:
    kind: _Plain = "rich" if _is_rich(perk) else "plain"
    lost = Dial(keys.LOST, "HP lost", 1 if perk.family == "Recovery" else 0, 0, 40, "target",
                tip="HP that the target (without one, the user) has lost already")  # fmt: skip
    if way in ("deploy", "scout"):
        return _SWITCHES
    if way in ("move", "travel", "out"):
        return (Dial(keys.MOVE, "Move", 6, 0, 40, "attacker", " in"), *_SWITCHES)
    if way in ("use", "turn"):
        fights = _weapon_dials(kind) if perk.name in WITH_TARGET else ()
        return (*fights, *_target_dials(kind), lost, *_SWITCHES)
    sure = () if lays or way in ("suffer", "strike", "inside") else _sure_dials(perk)
    hurt = _lost_dials(perk) if perk.name in (*ON_FRIENDS, *FOR_USERS) else ()
    return (*_weapon_dials(kind), *_target_dials(kind), *hurt, *sure, *_SWITCHES)


def _lost_dials(perk: Perk) -> tuple[Dial, ...]:
    """Return what was lost before by whoever gets HP back."""
    if perk.name in FOR_USERS:
        return (Dial(keys.LOST, "HP lost", 1, 0, 40, "attacker", tip="HP that the user has lost already"),)
    return (Dial(keys.LOST, "HP lost", 1, 0, 40, "target", tip="HP that the target has lost already"),)


def _weapon_dials(kind: _Plain) -> tuple[Dial, ...]:
    return (
        Dial(keys.ATTACKS, "Attacks", _USUAL[keys.ATTACKS][kind], 1, 30, "attacker"),
        Dial(keys.POWER, "Power", 4, 0, 20, "attacker"),
        Dial(keys.AP, "AP", _USUAL[keys.AP][kind], 1, 6, "attacker", "+", none=True),
        Dial(keys.RANGE, "Range", _USUAL[keys.RANGE][kind], 0, 120, "attacker", " in"),
    )


def _sure_dials(perk: Perk) -> Sequence[Dial]:
    """Return the switch between a whole attack and hits that are sure, set by what the perk listens to."""
    held = [react.to for react in perk.reacts if react.scope == "held"]
    given = [each.scope for each in perk.gives if each.stat not in _ABOUT_DICE]
    gives = "held" in given + [each.scope for each in perk.forbids]
    is_after = bool(held) and not gives and all(each in _AFTER_A_HIT for each in held)
    return (
        Dial(keys.ROLL, "Roll the attack", 0 if is_after else 1, 0, 1, switch=True,
             tip="Without it the attack reaches and hits surely, and only the effect's own dice are rolled"),
        Dial(keys.HITS, "Sure hits", 1, 1, 30, tip="How many hits there are where the attack is not rolled"),
    )  # fmt: skip


def _target_dials(kind: _Plain) -> tuple[Dial, ...]:
    return (
        Dial(keys.DEFENCE, "Defence", 4, 0, 15, "target"),
        Dial(keys.HP, "HP", _USUAL[keys.HP][kind], 1, 40, "target", tip="HP of each model"),
        Dial(keys.ARMOUR, "Armour", _USUAL[keys.ARMOUR][kind], 1, 6, "target", "+", none=True),
        Dial(keys.AEGIS, "AEGIS", _USUAL[keys.AEGIS][kind], 1, 6, "target", "+", none=True),
    )


class WarsurgeBench:
    """Perks of weapons are used on the target, perks of units are used, suffered, or moved with."""

    def __init__(self) -> None:
        self._effects: tuple[BenchEffect, ...] = ()

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """All that can be tried by itself, family by family."""
        if not self._effects:
            self._effects = tuple(_effects())
        return self._effects

    @property
    def left_out(self) -> Mapping[str, str]:
        """What needs more than a scene, each with a sentence why."""
        return dict(reasons(perk for perk in CATALOGUE.perks.values() if way_of(perk) is None))

    def begun(self, case: Case) -> Begun:
        """Set a perk up on a table."""
        perk = CATALOGUE.perks[case.effect.name]
        way = way_of(perk)
        assert way is not None, f"{perk.name} cannot be tried by itself"
        return begun(case, perk, way)
