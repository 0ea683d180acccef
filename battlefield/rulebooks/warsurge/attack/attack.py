"""An attack by one weapon of a unit on one target: what is known of it, and its figures."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.warsurge.attack.attack_parts import (
    Aimed,
    Hit,
    Lots,
    OneDie,
    Outcome,
    Part,
    Placement,
    Rolled,
    Share,
    Terms,
    Weighed,
)
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
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout

COVER_SHARE = 0.5
EXACT = Limits()
LEAP, TRAP, RESIDUE, UPHEAVAL = "leap", "trap", "residue", "upheaval"
BACKFIRE, STRAY, PLUNGE = "backfire", "stray", "plunge"
_IN_MELEE = {"Battle": -1, "Heavy": -2}


@dataclass(frozen=True, slots=True)
class Passing:
    """The moment of a movement in which a weapon is used: where those who move are then.

    Who is `in_the_open` somewhere along it has no cover; a template has to lie `over` a unit that is named.
    """

    places: Mapping[str, Point]
    in_the_open: tuple[str, ...] = ()
    over: str = ""

    def seen_in(self, state: State) -> State:
        """Return the table as it is in that moment."""
        known = ((state.figures[figure], at) for figure, at in self.places.items())
        return state.with_figures(*(replace(f, model=replace(f.model, at=at)) for f, at in known))


@dataclass(slots=True, eq=False, repr=False)
class Use:
    """One use of a weapon, or of what it left behind: all attacks that come of it, leaps and all.

    Where its dice are rolled ahead, `rolled` has their last faces by the figure whose weapon they belong to,
    and `jammed` whose weapons have failed in it.
    """

    attacker: str
    weapon: str
    trap: Point | None = None  # where the trap lay that strikes
    attacks: "tuple[Attack, ...]" = ()
    rolled: dict[str, list[int]] = field(default_factory=dict)
    jammed: tuple[str, ...] = ()
    remains: tuple[tuple[str, str], ...] = ()  # whose weapon has left which marker on the table in it
    user_hp: int | None = None  # what its user had before the first of its dice was rolled
    passing: Passing | None = None  # where it is used in the middle of a movement
    over: tuple[str, ...] = ()  # figures of which its templates have to be laid over one, if it says so

    @property
    def struck(self) -> "list[Attack]":
        """All its attacks, those on units merged with the first target too."""
        return [part for attack in self.attacks for part in (attack, *attack.followed)]

    @property
    def lost(self) -> dict[str, int]:
        """The HP that each unit lost to it."""
        found: dict[str, int] = {}
        for attack in self.struck:
            found[attack.target] = found.get(attack.target, 0) + attack.outcome.lost
        return found

    def moment_of(self, game: Game) -> Game:
        """Return the game as its templates find it: as it is, or as somebody passes."""
        return game if self.passing is None else Game(self.passing.seen_in(game.state), game.book)

    def take_in(self, attack: "Attack") -> None:
        """Let an attack belong to it."""
        attack.use = self
        self.attacks += (attack,)

    def roll_ahead(self, die: OneDie) -> None:
        """Note the last face of a die that was rolled ahead."""
        self.rolled.setdefault(die.owner, []).extend(die.ahead[-1:])

    def begin(self, user_hp: int) -> None:
        """Note what its user has left before the first of its dice is rolled."""
        self.user_hp = user_hp if self.user_hp is None else self.user_hp

    def leave(self, owner: str, mark: str) -> None:
        """Note a marker that the weapon of a figure has left on the table in it."""
        self.remains += ((owner, mark),)

    def jam(self, owner: str) -> None:
        """Let the weapon of a figure fail in it."""
        self.jammed += (owner,)


@dataclass(slots=True)
class Attack:
    """What a weapon does to one unit in one use, in parts; perks read them, and change them by its verbs.

    Each part is replaced as a whole. `by_share` is what its shares have against the target, by their numbers;
    `followed` are the attacks on those merged with the target.
    """

    aimed: Aimed
    placed: Placement = field(default_factory=Placement)
    terms: Terms = field(default_factory=Terms)
    weighed: Weighed = field(default_factory=Weighed)
    by_share: Mapping[int, Weighed] = field(default_factory=dict)
    rolled: Rolled = field(default_factory=Rolled)
    tallied: int = 0  # the HP at stake in the batches of dice before these, against the same target
    apart: int = 0  # the HP at stake in those of its dice that struck one model or another of its target
    outcome: Outcome = field(default_factory=Outcome)
    followed: "tuple[Attack, ...]" = ()
    use: Use | None = field(default=None, compare=False, repr=False)  # nothing until it is made

    @property
    def attacker(self) -> str:
        """The unit that makes it."""
        return self.aimed.attacker

    @property
    def weapon(self) -> str:
        """The weapon's profile; nothing where no weapon strikes."""
        return self.aimed.weapon

    @property
    def target(self) -> str:
        """The unit that it strikes."""
        return self.aimed.target

    @property
    def wielders(self) -> tuple[str, ...]:
        """The figures that take part."""
        return self.aimed.wielders

    @property
    def secondary(self) -> bool:
        """Whether it follows from something else than a wielder's aim."""
        return bool(self.aimed.origin)

    @property
    def by_its_user(self) -> bool:
        """Whether its user strikes with it: where it aims, leaps or is thrown; not what strays or lies."""
        return self.aimed.origin in ("", LEAP, UPHEAVAL)

    @property
    def hits(self) -> tuple[Hit, ...]:
        """The hits that are left."""
        return self.rolled.hits

    @property
    def best_hits(self) -> tuple[Hit, ...]:
        """The hits of dice that show their highest face."""
        return tuple(hit for hit in self.hits if hit.face == self.weighed.die.highest)

    @property
    def cost(self) -> int:
        """The HP at stake in all that was not saved, before what changes the whole attack."""
        return sum(hit.cost for hit in self.hits)

    @property
    def lots(self) -> Lots:
        """Whose weapons roll how many times the weapon's attacks."""
        if len(self.placed.shares) == 1:
            return self.placed.shares[0].lots
        if self.placed.under:
            return ((self.wielders[0] if self.wielders else self.aimed.maker, self.placed.under),)
        return tuple((wielder, 1) for wielder in self.wielders)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Which of its wielder's attacks each of its lots is, where all of its dice are rolled alike."""
        shares = self.placed.shares
        if len(shares) == 1 and shares[0].parts:
            return shares[0].parts
        part = next((share.part for share in shares if share.part), self.terms.part or (0, 1, 1))
        return (part,) * len(self.lots)

    @property
    def views(self) -> "tuple[Attack, ...]":
        """The attack as each of its shares makes it; itself where there is but one."""
        shares = self.placed.shares
        return (self,) if len(shares) < 2 else tuple(self._view(*each) for each in enumerate(shares))

    def _view(self, number: int, share: Share) -> "Attack":
        aimed, weighed = replace(self.aimed, wielders=share.wielders), self.by_share.get(number, self.weighed)
        return replace(self, aimed=aimed, placed=self.placed.of(share), weighed=weighed, rolled=Rolled())

    def on(self, target: str) -> "Attack":
        """Return the same attack on another target, with nothing rolled yet."""
        aimed, terms = replace(self.aimed, target=target), replace(self.terms, chosen=())
        return Attack(aimed, self.placed, terms, self.weighed, use=self.use)

    # how it is aimed and placed

    def aim(self, aimed: Aimed) -> None:
        """Aim it otherwise."""
        self.aimed = aimed

    def place(self, placed: Placement) -> None:
        """Let it lie otherwise."""
        self.placed = placed

    def uncover(self) -> None:
        """Let cover not count."""
        shares = tuple(replace(share, cover=False) for share in self.placed.shares)
        self.placed = replace(self.placed, cover=False, shares=shares)

    # what holds for it alone

    def count(self, part: Part | None) -> None:
        """Say which of its maker's attacks these are, where they are not all."""
        self.terms = replace(self.terms, part=part)

    def choose(self, figures: tuple[str, ...]) -> None:
        """Let figures of the target suffer first."""
        self.terms = replace(self.terms, chosen=figures)

    def give(self, name: str, modifier: Modifier) -> None:
        """Change a figure for this attack alone."""
        self._give(name, (*self.terms.given.get(name, ()), modifier))

    def take_back(self, name: str, source: str) -> None:
        """Let what a source gave no longer change a figure."""
        self._give(name, tuple(each for each in self.terms.given.get(name, ()) if each.source != source))

    def _give(self, name: str, modifiers: tuple[Modifier, ...]) -> None:
        self.terms = replace(self.terms, given={**self.terms.given, name: modifiers})

    # what its dice show

    def weigh(self, weighed: Weighed, by_share: Mapping[int, Weighed] | None = None) -> None:
        """Note what it has against its target, and what some of its shares have, by their numbers."""
        self.weighed = weighed
        self.by_share = {**self.by_share, **(by_share or {})}

    def show(self, rolled: Rolled) -> None:
        """Note what its dice have shown."""
        self.rolled = rolled

    def show_next(self, before: Rolled) -> None:
        """Make ready for more dice against the same target, after those rolled before."""
        self.rolled, self.tallied = Rolled(), sum(hit.cost for hit in before.hits)

    def set_apart(self, part: "Attack") -> None:
        """Take in what those of its dice have done that struck one model of its target."""
        self.apart += part.cost
        self.note(part.outcome)

    def show_all(self, rolled: Rolled) -> None:
        """Note what all of its dice have shown, once no more are rolled."""
        self.rolled, self.tallied = rolled, 0

    def turn_back(self, dice: int) -> None:
        """Let some of the dice that failed strike the weapon's own wielder."""
        self.rolled = replace(self.rolled, turned=min(dice, self.rolled.failed))

    def land(self, hits: Iterable[Hit]) -> None:
        """Let these be its hits."""
        self.rolled = replace(self.rolled, hits=tuple(hits))

    def bar_saves(self, barred: Iterable[str]) -> None:
        """Let its best hits pass some kinds of saves."""
        more = frozenset(barred)
        self._change(self.best_hits, lambda hit: replace(hit, saves_ignored=hit.saves_ignored | more))

    def multiply_best(self, times: int) -> None:
        """Multiply what its best hits cost."""
        self._change(self.best_hits, lambda hit: replace(hit, times=hit.times * times))

    def multiply_by_throw(self, die: int, thrown: int) -> None:
        """Multiply what the hits of a die cost by a throw, to which throws before it are added."""
        hits = [hit for hit in self.hits if hit.die == die]
        self._change(hits, lambda hit: replace(hit, rolled=hit.rolled + thrown))

    def _change(self, hits: Collection[Hit], change: Callable[[Hit], Hit]) -> None:
        self.land(change(hit) if hit in hits else hit for hit in self.hits)

    # what came of it

    def note(self, more: Outcome) -> None:
        """Note more that came of it."""
        self.outcome = self.outcome.with_more(more)

    def follow_with(self, part: "Attack") -> None:
        """Let an attack on another unit follow it, or what it follows itself."""
        made = self.use.attacks if self.use is not None else ()
        first = next((each for each in made if any(one is self for one in each.followed)), self)
        first.followed += (part,)


@dataclass(frozen=True, slots=True)
class Striking:
    """An attack about which rows are asked, and what a shield adds to the save in question."""

    attack: Attack
    shield: int = 0


def own(game: Game, attack: Attack, name: Stat, base: int = 0) -> Breakdown:
    """Ask the attacker's side of an attack for a figure."""
    if attack.terms.bare:
        return Breakdown(name, base, base)
    return game.figure(
        name,
        base,
        attack.attacker,
        weapon=attack.weapon,
        foe=attack.target,
        limits=EXACT,
        also=attack.terms.given.get(name, ()),
        about=Striking(attack),
    )


def against(game: Game, attack: Attack, name: Stat, base: int = 0, shield: int = 0) -> Breakdown:
    """Ask the target's side of an attack for a figure; `shield` is what a shield adds to a save."""
    about, weapon, foe = Striking(attack, shield), attack.weapon, attack.attacker
    return game.figure(name, base, attack.target, weapon=weapon, foe=foe, limits=EXACT, about=about)


def weapon_stat(game: Game, attack: Attack, name: Stat) -> Breakdown:
    """Work out a stat of the weapon in this attack."""
    if attack.terms.bare:
        return printed_stat(game, name, attack.weapon)
    of = {"weapon": attack.weapon, "foe": attack.target}
    return stat(
        game, name, attack.attacker, also=attack.terms.given.get(name, ()), **of, about=Striking(attack)
    )


def target_stat(game: Game, attack: Attack, name: Stat, *also: Modifier, shield: int = 0) -> Breakdown:
    """Work out a stat of the target in this attack; `shield` is what a shield adds to a save."""
    about, weapon, foe = Striking(attack, shield), attack.weapon, attack.attacker
    return stat(game, name, attack.target, weapon=weapon, foe=foe, also=also, about=about)


def cover_bonus(game: Game, attack: Attack) -> tuple[Modifier, ...]:
    """Return what cover adds to the target's defence: 1, unless a perk says otherwise."""
    if not attack.placed.cover:
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
    engaged = unit_status.is_engaged(state, attack.attacker)
    if kind in _IN_MELEE and (engaged or passengers.wrestle(state, attack.attacker, attack.target)):
        words = type_words(game, attack.attacker, attack.weapon)
        found.append(plus(_IN_MELEE[kind], f"{words} weapon in a melee"))
    for there, name, taken in (
        (attack.placed.into_melee, "into a melee", DICE_INTO_A_MELEE),
        (attack.placed.out_of_melee, "out of a melee", DICE_OUT_OF_A_MELEE),
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
    if passengers.reserve_of(state, target) or passengers.share_a_hull(state, attacker, target):
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
