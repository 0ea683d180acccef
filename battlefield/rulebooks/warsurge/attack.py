"""An attack by one weapon of a unit on one target: what is known of it, and its figures."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any

from battlefield.rulebooks.warsurge import marks
from battlefield.rulebooks.warsurge.stats import stat
from battlefield.rules import layout
from battlefield.rules.figuring import Breakdown, Limits, Modifier, plus
from battlefield.rules.flow import Game

COVER_SHARE = 0.5
EXACT = Limits()
_IN_MELEE = {"Battle": -1, "Heavy": -2}


@dataclass(slots=True)
class Hit:
    """A successful attack die: the face that decided, and what it costs where it is not saved."""

    face: int
    loss: int = 1
    saves_ignored: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Attack:
    """One use of a weapon against one unit; perks read it, and some change it.

    `wielders` are the figures that take part, `under` how many of the target's models a template covers (0
    without one), `distance` the gap between the nearest two bases.
    """

    attacker: str
    weapon: str
    target: str
    wielders: tuple[str, ...]
    distance: float = inf
    melee: bool = False
    into_melee: bool = False
    out_of_melee: bool = False
    seen: bool = True
    cover: bool = False
    under: int = 0
    chosen: tuple[str, ...] = ()  # figures of the target that suffer first
    hits: list[Hit] = field(default_factory=list)
    lost: int = 0

    @property
    def facts(self) -> Mapping[str, Any]:
        """What questions about this attack are told."""
        return {
            "attack": self,
            "melee": self.melee,
            "into_melee": self.into_melee,
            "out_of_melee": self.out_of_melee,
            "distance": self.distance,
            "cover": self.cover,
            "template": bool(self.under),
        }


def own(game: Game, attack: Attack, name: str, base: int = 0) -> Breakdown:
    """Ask the attacker's side of an attack for a figure."""
    return game.figure(
        name, base, attack.attacker, weapon=attack.weapon, foe=attack.target, limits=EXACT, **attack.facts
    )


def against(game: Game, attack: Attack, name: str, base: int = 0) -> Breakdown:
    """Ask the target's side of an attack for a figure."""
    return game.figure(
        name, base, attack.target, weapon=attack.weapon, foe=attack.attacker, limits=EXACT, **attack.facts
    )


def weapon_stat(game: Game, attack: Attack, name: str) -> Breakdown:
    """Work out a stat of the weapon in this attack."""
    return stat(game, name, attack.attacker, weapon=attack.weapon, foe=attack.target, **attack.facts)


def target_stat(game: Game, attack: Attack, name: str, *also: Modifier) -> Breakdown:
    """Work out a stat of the target in this attack."""
    profile = game.state.profile_of(attack.target)
    if name != "defence":
        return stat(game, name, attack.target, weapon=attack.weapon, foe=attack.attacker, **attack.facts)
    base = profile.stats.get("defence") or 0
    return game.figure(
        "defence",
        base,
        attack.target,
        weapon=attack.weapon,
        foe=attack.attacker,
        also=also,
        **attack.facts,
    )


def cover_bonus(game: Game, attack: Attack) -> tuple[Modifier, ...]:
    """Give what cover adds to the target's defence: 1, unless a perk says otherwise."""
    if not attack.cover or ignores_cover(game, attack):
        return ()
    return () if against(game, attack, "cover by dice").value else (plus(1, "Cover"),)


def ignores_cover(game: Game, attack: Attack) -> bool:
    """Tell whether the attack takes no notice of cover."""
    reason = game.reason_against(
        "cover", attack.attacker, weapon=attack.weapon, foe=attack.target, **attack.facts
    )
    return bool(reason)


def dice_modifiers(game: Game, attack: Attack) -> tuple[int, int]:
    """Give the bonus and the penalty to attack dice, in steps of the ladder, and say where they come from."""
    core = _core_modifiers(game, attack)
    theirs = against(game, attack, "attack dice against")
    counted = [*core, *own(game, attack, "attack dice").applied]
    if any(each.amount < 0 for each in theirs.applied) and _shrugs_off(game, attack):
        game.say("hostile dice modifiers do not count", attack.attacker)
        counted += [each for each in theirs.applied if each.amount > 0]
    else:
        counted += theirs.applied
    if counted:
        game.say(f"attack dice: {', '.join(each.words for each in counted)}", attack.attacker)
    bonus = sum(int(each.amount) for each in counted if each.amount > 0)
    return bonus, -sum(int(each.amount) for each in counted if each.amount < 0)


def _shrugs_off(game: Game, attack: Attack) -> bool:
    ask = "hostile dice modifiers"
    return bool(
        game.reason_against(ask, attack.attacker, weapon=attack.weapon, foe=attack.target, **attack.facts)
    )


def _core_modifiers(game: Game, attack: Attack) -> tuple[Modifier, ...]:
    """Give what the core rules take from attack dice: heavy weapons in a melee, shots into and out of one."""
    found: list[Modifier] = []
    state = game.state
    for kind, amount in _IN_MELEE.items():
        if kind in state.profiles[attack.weapon].words and marks.is_engaged(state, attack.attacker):
            found.append(plus(amount, f"{kind} weapon in a melee"))
    for there, name in ((attack.into_melee, "into a melee"), (attack.out_of_melee, "out of a melee")):
        if there:
            amount = game.figure(f"dice {name}", -1, attack.attacker, weapon=attack.weapon).value
            if amount:
                found.append(plus(amount, f"Targeting {name}"))
    return tuple(found)


def covered(game: Game, attacker: str, wielders: tuple[str, ...], target: str) -> bool:
    """Tell whether a unit is in cover: at least half of each of half of its models is hidden.

    A model counts as hidden where it is from every attacking figure that could see it.
    """
    state = game.state
    if game.figure("in cover", 0, target, foe=attacker).value > 0:
        return True
    models = [figure.id for figure in state.living(target)]
    shares = layout.hidden_shares(state, wielders, models)
    hidden = sum(all(row[n] >= COVER_SHARE - 1e-6 for row in shares) for n in range(len(models)))
    return bool(models) and 2 * hidden >= len(models)
