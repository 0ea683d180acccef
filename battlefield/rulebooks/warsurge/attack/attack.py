"""An attack by one weapon of a unit on one target: what is known of it, and its figures."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import inf

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attack_parts import Hit, Lots, OneDie, Share
from battlefield.rulebooks.warsurge.attack.power_table import SIX, Die
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import living_with
from battlefield.rulebooks.warsurge.units.stats import printed_stat, stat, type_words, weapon_type
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE,
    ATTACK_DICE_AGAINST,
    COVER_BY_DICE,
    DICE_INTO_A_MELEE,
    DICE_OUT_OF_A_MELEE,
    HOSTILE_DICE_MODIFIERS,
    IN_COVER,
    TAKING_COVER,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits, Modifier, plus
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout

COVER_SHARE = 0.5
EXACT = Limits()
LEAP, TRAP, RESIDUE, UPHEAVAL = "leap", "trap", "residue", "upheaval"
BACKFIRE, STRAY, PLUNGE = "backfire", "stray", "plunge"
_IN_MELEE = {"Battle": -1, "Heavy": -2}


@dataclass(slots=True, eq=False, repr=False)
class Use:
    """One use of a weapon, or of what it left behind: all attacks that come of it, leaps and all.

    Where its dice are rolled ahead, `rolled` has their last faces by the figure whose weapon they belong to,
    and `jammed` whose weapons have failed in it.
    """

    attacker: str
    weapon: str
    trap: Point | None = None  # where the trap lay that strikes
    attacks: "list[Attack]" = field(default_factory=list)
    rolled: dict[str, list[int]] = field(default_factory=dict)
    jammed: list[str] = field(default_factory=list)

    @property
    def struck(self) -> "list[Attack]":
        """All its attacks, those on units merged with the first target too."""
        return [part for attack in self.attacks for part in (attack, *attack.followed)]

    @property
    def lost(self) -> dict[str, int]:
        """The HP that each unit lost to it."""
        found: dict[str, int] = {}
        for attack in self.struck:
            found[attack.target] = found.get(attack.target, 0) + attack.lost
        return found


@dataclass(slots=True)
class Attack:
    """What a weapon does to one unit in one use; perks read it, and some change it.

    `wielders` are the figures that take part, `under` how many of the target's models a template covers (0
    without one), `distance` the gap between the nearest two bases, `reach` the weapon's range, `far_edge` how
    far the farthest edge of a template lies from its wielder. `given` are modifiers for this attack alone, by
    what they change; `power` and `defence` are known once its dice are counted. Where wielders or templates
    are placed differently, `shares` are its dice that are rolled alike, and figures are asked share by share.
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
    reach: float = 0.0
    far_edge: float = 0.0
    power: int = 0
    defence: int = 0
    given: dict[str, list[Modifier]] = field(default_factory=dict)
    chosen: tuple[str, ...] = ()  # figures of the target that suffer first
    hits: list[Hit] = field(default_factory=list)
    lost: int = 0
    spared: int = 0  # what it would have cost, had the weapon not been harmless
    regained: int = 0  # where it restores HP instead
    beyond: int = 0  # what it costs beyond the HP that the target had
    followed: "list[Attack]" = field(default_factory=list)  # on those merged with the target
    follows: bool = False  # it is one of these: what the weapon lays stays with who was struck before
    origin: str = ""  # what it follows from, where nobody aimed it: a LEAP, a TRAP, ...
    fixed: int = 0  # attacks for each wielder, or each model under a template, whatever the stat; 0: the stat
    part: tuple[int, int, int] = (0, 1, 1)  # from which to which share of the attacks are these, of how many
    faces: dict[int, int] = field(default_factory=dict)  # the last roll of each attack die, failures too
    successes: int = 0  # attack dice that succeeded
    ap: int = 0  # the level where no weapon gives it
    die: Die = SIX  # the kind of its attack dice; where a rule says 6 or 1, its highest and lowest face count
    meant_for: str = ""  # whom it was made on, where it was redirected
    bare: bool = False  # nothing on the attacker's side changes its figures
    shares: tuple[Share, ...] = ()
    weighed: dict[int, tuple[int, int]] = field(default_factory=dict)  # power and defence, share by share
    maker: str = ""  # the figure that laid what strikes, where no wielder takes part
    dice: list[OneDie] = field(default_factory=list)  # in the order in which they were rolled
    hurt_by: list[str] = field(default_factory=list)  # the figures whose weapons cost HP, once each
    use: Use | None = field(default=None, compare=False, repr=False)  # nothing until it is made

    def give(self, name: str, modifier: Modifier) -> None:
        """Change a figure for this attack alone."""
        self.given.setdefault(name, []).append(modifier)

    @property
    def cost(self) -> int:
        """The HP at stake in all that was not saved, before what changes the whole attack."""
        return sum(hit.cost for hit in self.hits)

    @property
    def secondary(self) -> bool:
        """Whether it follows from something else than a wielder's aim."""
        return bool(self.origin)

    @property
    def far(self) -> float:
        """How far off it strikes: the nearest base of the target, or the farthest edge of a template."""
        return self.far_edge if self.under else self.distance

    @property
    def near_half(self) -> bool:
        """Whether the target, or the whole template, is within half of the range."""
        return is_within(self.far, self.reach / 2.0)

    @property
    def lots(self) -> Lots:
        """Whose weapons roll how many times the weapon's attacks."""
        if len(self.shares) == 1:
            return self.shares[0].lots
        if self.under:
            return ((self.wielders[0] if self.wielders else self.maker, self.under),)
        return tuple((wielder, 1) for wielder in self.wielders)

    @property
    def views(self) -> "tuple[Attack, ...]":
        """The attack as each of its shares makes it; itself where there is but one."""
        return (self,) if len(self.shares) < 2 else tuple(map(self._view, range(len(self.shares))))

    def _view(self, number: int) -> "Attack":
        share = self.shares[number]
        power, defence = self.weighed.get(number, (self.power, self.defence))
        view = replace(self, wielders=share.wielders, distance=share.distance, seen=share.seen, hits=[])
        view.cover, view.under, view.far_edge = share.cover, share.under, share.far_edge
        view.shares, view.power, view.defence = (share,), power, defence
        return view

    def uncover(self) -> None:
        """Let cover not count."""
        self.cover = False
        self.shares = tuple(replace(share, cover=False) for share in self.shares)


@dataclass(frozen=True, slots=True)
class Striking:
    """An attack about which rows are asked, and what a shield adds to the save in question."""

    attack: Attack
    shield: int = 0


def own(game: Game, attack: Attack, name: Stat, base: int = 0) -> Breakdown:
    """Ask the attacker's side of an attack for a figure."""
    if attack.bare:
        return Breakdown(name, base, base)
    return game.figure(
        name,
        base,
        attack.attacker,
        weapon=attack.weapon,
        foe=attack.target,
        limits=EXACT,
        also=attack.given.get(name, ()),
        about=Striking(attack),
    )


def against(game: Game, attack: Attack, name: Stat, base: int = 0, shield: int = 0) -> Breakdown:
    """Ask the target's side of an attack for a figure; `shield` is what a shield adds to a save."""
    about, weapon, foe = Striking(attack, shield), attack.weapon, attack.attacker
    return game.figure(name, base, attack.target, weapon=weapon, foe=foe, limits=EXACT, about=about)


def weapon_stat(game: Game, attack: Attack, name: Stat) -> Breakdown:
    """Work out a stat of the weapon in this attack."""
    if attack.bare:
        return printed_stat(game, name, attack.weapon)
    of = {"weapon": attack.weapon, "foe": attack.target}
    return stat(game, name, attack.attacker, also=attack.given.get(name, ()), **of, about=Striking(attack))


def target_stat(game: Game, attack: Attack, name: Stat, *also: Modifier, shield: int = 0) -> Breakdown:
    """Work out a stat of the target in this attack; `shield` is what a shield adds to a save."""
    about, weapon, foe = Striking(attack, shield), attack.weapon, attack.attacker
    return stat(game, name, attack.target, weapon=weapon, foe=foe, also=also, about=about)


def cover_bonus(game: Game, attack: Attack) -> tuple[Modifier, ...]:
    """Return what cover adds to the target's defence: 1, unless a perk says otherwise."""
    if not attack.cover:
        return ()
    return () if against(game, attack, COVER_BY_DICE).value else (plus(1, "Cover"),)


def why_no_cover(game: Game, attack: Attack) -> str:
    """Say why the attack takes no notice of cover, or nothing."""
    of = {"weapon": attack.weapon, "foe": attack.target}
    return game.reason_against(TAKING_COVER, attack.attacker, **of, about=Striking(attack))


def dice_modifiers(game: Game, attack: Attack) -> tuple[int, int]:
    """Give the bonus and the penalty to attack dice, in steps of the ladder, and say where they come from."""
    given = (*own(game, attack, ATTACK_DICE).applied, *against(game, attack, ATTACK_DICE_AGAINST).applied)
    heeded = [each for each in given if not _is_hostile(game, attack, each)]
    reason = _shrugs_off(game, attack) if len(heeded) < len(given) else ""
    if reason:
        game.say(f"hostile dice modifiers do not count: {reason}", attack.attacker)
    else:
        heeded = list(given)
    counted = [*_core_modifiers(game, attack), *heeded]
    if counted:
        game.say(f"attack dice: {', '.join(each.words for each in counted)}", attack.attacker)
    bonus = sum(int(each.amount) for each in counted if each.amount > 0)
    return bonus, -sum(int(each.amount) for each in counted if each.amount < 0)


def _is_hostile(game: Game, attack: Attack, modifier: Modifier) -> bool:
    """Return whether a modifier is a penalty that the other side causes."""
    units, sides = game.state.units, game.state.sides
    if modifier.amount >= 0 or (modifier.by not in units and modifier.by not in sides):
        return False
    side = units[modifier.by].commander if modifier.by in units else modifier.by
    return side != units[attack.attacker].commander


def _shrugs_off(game: Game, attack: Attack) -> str:
    of = {"weapon": attack.weapon, "foe": attack.target}
    return game.reason_against(HOSTILE_DICE_MODIFIERS, attack.attacker, **of, about=Striking(attack))


def _core_modifiers(game: Game, attack: Attack) -> tuple[Modifier, ...]:
    """Give what the core rules take from attack dice: heavy weapons in a melee, shots into and out of one."""
    found: list[Modifier] = []
    state = game.state
    kind = weapon_type(game, attack.attacker, attack.weapon)
    if kind in _IN_MELEE and unit_status.is_engaged(state, attack.attacker):
        words = type_words(game, attack.attacker, attack.weapon)
        found.append(plus(_IN_MELEE[kind], f"{words} weapon in a melee"))
    for there, name, taken in (
        (attack.into_melee, "into a melee", DICE_INTO_A_MELEE),
        (attack.out_of_melee, "out of a melee", DICE_OUT_OF_A_MELEE),
    ):
        if there:
            figure = game.figure(taken, -1, attack.attacker, weapon=attack.weapon)
            game.explain(figure, f"targeting {name}, attack dice {figure.value:+d}", attack.attacker)
            if figure.value:
                found.append(plus(figure.value, f"Targeting {name}"))
    return tuple(found)


def covered(game: Game, attacker: str, wielders: tuple[str, ...], target: str) -> bool:
    """Return whether a unit is in cover: at least half of each of half of its models is hidden.

    A model counts as hidden where it is from every attacking figure that could see it.
    """
    state = game.state
    if passengers.reserve_of(state, target):
        return False
    if game.figure(IN_COVER, 0, target, foe=attacker).value > 0:
        return True
    models = passengers.standing(state, target, [figure.id for figure in living_with(state, target)])
    rows = layout.are_hidden(state, passengers.standing(state, attacker, wielders), models, COVER_SHARE)
    return are_mostly(rows)


def are_mostly(rows: Sequence[Sequence[bool]]) -> bool:
    """Return whether half of some models, or more, are so for every one of those that look at them."""
    columns = [all(column) for column in zip(*rows, strict=True)]
    return bool(columns) and 2 * sum(columns) >= len(columns)
