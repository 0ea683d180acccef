"""Effects that a roster makes up, in books of single models: when they come about, for whom, what they do.

A roster writes them down as data. A state keeps each as a profile, which those who have it name; one that
lies on a model is heard as the row of its book for such effects, which changes numbers by what is written.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from battlefield.rules.core.events import Scored
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import Held, Profile, Span, State, Until, roster_id
from battlefield.rules.core.values import Info
from battlefield.rules.core.words import HEARD_AS, Prohibition, Stat
from battlefield.rules.muster.roster import RosterEffect
from battlefield.rules.skirmish.single import is_up, present
from battlefield.rules.skirmish.words import DAMAGE, DEFINED, HEALED, WITHIN, change_of, changed_by

ROW: Final = "Effect of a Roster"
UNTRIED: Final = "A roster makes it up, and says what it does; try it in a battle."
USE: Final = "Use "  # before the name of one that a side begins

ALWAYS, STRUCK, USED = "always", "struck", "used"
BATTLE_BEGINS, ROUND_BEGINS = "battle begins", "round begins"
TURN_BEGINS, TURN_ENDS = "turn begins", "turn ends"
WHEN: Final[Mapping[str, str]] = {
    ALWAYS: "as long as who has it is on the table",
    STRUCK: "on each target that the action or weapon has struck",
    USED: "when its side chooses so, before it lets a model act",
    BATTLE_BEGINS: "as the first round begins",
    ROUND_BEGINS: "as each round begins",
    TURN_BEGINS: "as who has it begins to act",
    TURN_ENDS: "when who has it has acted",
}
ITSELF, FRIENDS, ENEMIES, ALL = "itself", "friends", "enemies", "all"
A_FRIEND, AN_ENEMY, ANYBODY = "a friend", "an enemy", "anybody"
CHOSEN: Final = {A_FRIEND: FRIENDS, AN_ENEMY: ENEMIES, ANYBODY: ALL}
WHOM: Final = (ITSELF, FRIENDS, ENEMIES, ALL, *CHOSEN)
UNTIL: Final[Mapping[str, Span]] = {"round": "turn", "turn": "step", "game": "game"}
ONCE: Final[Mapping[str, Span]] = {"game": "game", "round": "turn"}
_NUMBERS = ("within", "damage", "heal")


@dataclass(frozen=True, slots=True)
class OwnNumbers:
    """Numbers of a book that effects of rosters may change, and how `far` two models are by its `unit`."""

    stats: tuple[Stat, ...]
    unit: str
    far: Callable[[State, str, str], float | None]


@dataclass(frozen=True, slots=True)
class OwnRules:
    """What a book lends to effects of rosters: its numbers, and how they do what they do.

    `hurt` and `heal` change HP, `does` carries a line of the book out on a model, `settles` takes off who has
    fallen. What keeps a model from scoring by its effects, `scoring`, is asked where the book knows any.
    """

    numbers: OwnNumbers
    hurt: Callable[[Game, str, int, str, str], Flow[object]]
    heal: Callable[[Game, str, int, str, str], object]
    does: Callable[[Game, str, str, Held], Flow[None]]
    settles: Callable[[Game], object]
    scoring: Prohibition | None = None


def profile_of(effect: RosterEffect, side: str) -> Profile:
    """Keep an effect of a side's roster as printed facts."""
    numbers = {WITHIN: effect.within, DAMAGE: effect.damage, HEALED: effect.heal}
    stats = {**{change_of(stat): n for stat, n in effect.changes.items()}, **numbers}
    words = (effect.when, effect.whom, effect.until, effect.once, effect.says)
    return Profile(_id(side, effect.name), effect.name, "roster", stats, effect.does, effect.scores, words)


def _id(side: str, name: str) -> str:
    return f"{side} (effect {name})"


def held_as(held: Held, side: str, effects: Mapping[str, RosterEffect]) -> Held:
    """Let what a roster has made up be heard as what it is; all else stays as it is printed."""
    if held.name not in effects:
        return held
    return Held(held.name, tuple(sorted((HEARD_AS(ROW), DEFINED(_id(side, held.name))))))


def effect_of(profile: Profile) -> RosterEffect:
    """Read an effect off its printed facts."""
    when, whom, until, once, says = profile.words
    changes = {changed_by(key): n for key, n in profile.stats.items() if changed_by(key) != key}
    damage, heal = (profile.stats.get(key) or 0 for key in (DAMAGE, HEALED))
    return RosterEffect(
        profile.name, says, when, whom, profile.stats.get(WITHIN), until, once, changes, profile.perks,
        damage, heal, profile.points,
    )  # fmt: skip


def defined(state: State, info: Info) -> RosterEffect | None:
    """Return the effect of a roster that a perk or an effect is, None where it is none."""
    profile = state.profiles.get(DEFINED.found(info))
    return effect_of(profile) if profile is not None else None


def named(state: State, side: str, name: str) -> RosterEffect | None:
    """Return the effect of that name that a side's roster has made up."""
    profile = state.profiles.get(_id(side, name))
    return effect_of(profile) if profile is not None else None


def words_of(effect: RosterEffect) -> str:
    """Say what an effect does, after its own words: when, for whom, and what."""
    does = [f"{stat} {n:+d}" for stat, n in effect.changes.items()]
    does += [f"{n} {what}" for n, what in ((effect.damage, "damage"), (effect.heal, "healed")) if n]
    does += [line.name for line in effect.does]
    does += [f"scores {effect.scores}"] if effect.scores else []
    near = "" if effect.within is None else f" within {effect.within}"
    once = f", once a {effect.once}" if effect.when == USED else ""
    until = f" (until the {effect.until} ends)" if effect.changes and effect.when != ALWAYS else ""
    whom = "the target" if effect.when == STRUCK else f"{effect.whom}{near}"
    told = f"{effect.when}{once}, {whom}: {', '.join(does)}{until}."
    return f"{effect.says} {told}" if effect.says else told


def told_of(state: State, info: Info) -> str:
    """Say what a perk or an effect does that a roster has made up; nothing where it is no such thing."""
    effect = defined(state, info)
    return words_of(effect) if effect is not None else ""


# what it changes


def own_row(numbers: OwnNumbers) -> Perk:
    """Return the row by which the effects of rosters of a book are heard."""
    return Perk(ROW, "Rosters", "effect", says=says_of(numbers), gives=gives_of(numbers))


def gives_of(numbers: OwnNumbers) -> tuple[Gives, ...]:
    """Return the answers to all numbers that effects of rosters may change."""
    always = (Gives(stat, partial(_always, numbers, stat), mine=False) for stat in numbers.stats)
    lying = (Gives(stat, partial(_lying, stat), scope="under") for stat in numbers.stats)
    return (*always, *lying)


def says_of(numbers: OwnNumbers) -> str:
    """Say what effects of rosters may be made of in a book."""
    return (
        f"Made up by a roster and named by who has it. It comes about ({', '.join(WHEN)}) for "
        f"{', '.join(WHOM)}, within so many {numbers.unit}; it changes {', '.join(numbers.stats)}, "
        f"does damage, heals, scores, and does what lines of the book say."
    )


def _always(numbers: OwnNumbers, stat: Stat, ask: Ask, bearer: Bearer) -> Modifier | None:
    effect = defined(ask.state, bearer.held.info) if bearer.held is not None else None
    if effect is None or effect.when != ALWAYS or not effect.changes.get(stat):
        return None
    known = bearer.unit in ask.state.sides or is_up(ask.state, bearer.unit)
    if not known or not is_for(numbers, ask.state, effect, bearer.unit, ask.unit):
        return None
    return plus(effect.changes[stat] or 0, effect.name)


def _lying(stat: Stat, ask: Ask, bearer: Bearer) -> Modifier | None:
    effect = defined(ask.state, bearer.effect.info) if bearer.effect is not None else None
    change = effect.changes.get(stat) if effect is not None else 0
    return plus(change, effect.name) if effect is not None and change else None


def is_for(numbers: OwnNumbers, state: State, effect: RosterEffect, source: str, unit: str) -> bool:
    """Return whether an effect is for a model: `source` is the model that has it, or a side as a whole."""
    if unit not in state.units:
        return False
    whole = source in state.sides
    side = source if whole else state.units[source].commander
    whom = CHOSEN.get(effect.whom, effect.whom)
    if whom == ITSELF:
        return unit == source or (whole and state.units[unit].commander == side)
    friend = state.units[unit].commander == side
    if whom != ALL and friend != (whom == FRIENDS):
        return False
    if whole or effect.within is None or unit == source:
        return True
    far = numbers.far(state, source, unit)
    return far is not None and far <= effect.within + 1e-6


# what it does


def come_about(rules: OwnRules, game: Game, when: str, unit: str = "") -> Flow[None]:
    """Let all effects of rosters come about that do now, in roster order: of all, or of one model."""
    for source, effect in tuple(_holders(game.state)):
        if effect.when != when:
            continue
        whole = source in game.state.sides
        mine = whole and unit and game.state.units[unit].commander == source
        if not unit:
            yield from carry_out(rules, game, effect, source)
        elif source == unit or mine:
            yield from carry_out(rules, game, effect, unit)


def _holders(state: State) -> Iterator[tuple[str, RosterEffect]]:
    """Yield who has effects of rosters: sides as a whole, then models that are up."""
    for side in state.sides:
        roster = state.profiles.get(roster_id(side))
        yield from ((side, each) for each in _among(state, roster))
    for unit in present(state):
        yield from ((unit.id, each) for each in _among(state, state.profile_of(unit.id)))


def _among(state: State, profile: Profile | None) -> Iterator[RosterEffect]:
    for held in profile.perks if profile is not None else ():
        effect = defined(state, held.info)
        if effect is not None:
            yield effect


def carry_out(rules: OwnRules, game: Game, effect: RosterEffect, source: str, target: str = "") -> Flow[None]:
    """Let an effect come about for whom it is: for a target where it has struck one."""
    struck = (target,) if target else (yield from _whom(rules, game, effect, source))
    side = source if source in game.state.sides else game.state.units[source].commander
    game.say(f"{effect.name} comes about", "" if source == side else source)
    for on in struck:
        yield from _befall(rules, game, effect, source, on)
    if effect.scores:
        _score(rules, game, effect, source, side)
    if not target:  # where an attack has struck, that takes off who has fallen
        rules.settles(game)


def _score(rules: OwnRules, game: Game, effect: RosterEffect, source: str, side: str) -> None:
    """Let a side score what an effect is worth, unless the model that has it may not."""
    barred = game.reason_against(rules.scoring, source) if rules.scoring and source != side else ""
    if barred:
        game.say(f"{effect.name} scores nothing: {barred}", source)
    else:
        game.emit(Scored(side, effect.scores, effect.name))


def _whom(rules: OwnRules, game: Game, effect: RosterEffect, source: str) -> Flow[tuple[str, ...]]:
    state = game.state
    near = {u.id: u.name for u in present(state) if is_for(rules.numbers, state, effect, source, u.id)}
    if effect.whom not in CHOSEN:
        return tuple(near)
    side = source if source in state.sides else state.units[source].commander
    chosen = yield from game.choose_one(f"{effect.name}: whom", near, by=side)
    return (chosen,) if chosen else ()


def _befall(rules: OwnRules, game: Game, effect: RosterEffect, source: str, on: str) -> Flow[None]:
    """Let an effect befall a model: it lies on it with its changes, and does what it does at once."""
    by = on if source in game.state.sides else source
    known = (each for each in game.state.effects_on(on, effect.name) if DEFINED.found(each.info))
    if effect.changes and is_up(game.state, on) and next(known, None) is None:
        until = Until(UNTIL[effect.until], game.state.clock.turn)
        owner = game.state.profiles[_owner(game.state, effect, source)].id
        yield from game.lay(effect.name, on, HEARD_AS(ROW), DEFINED(owner), by=by, until=until)
    if effect.damage and is_up(game.state, on):
        yield from rules.hurt(game, on, effect.damage, effect.name, by)
    if effect.heal and is_up(game.state, on):
        rules.heal(game, on, effect.heal, effect.name, by)
    for line in effect.does:
        yield from rules.does(game, by, on, line)


def _owner(state: State, effect: RosterEffect, source: str) -> str:
    """Return the id of what says what an effect is: that of the roster of whoever has it."""
    side = source if source in state.sides else state.units[source].side
    return _id(side, effect.name)


# what sides begin


def uses(state: State, side: str) -> tuple[tuple[str, str], ...]:
    """Return what a side may use now: the name of each effect, and the model that has it, if one does."""
    found = []
    for source, effect in _holders(state):
        own = source == side or (source in state.units and state.units[source].commander == side)
        if own and effect.when == USED and not state.is_under(source, _used(effect)):
            found.append((effect.name, "" if source == side else source))
    return tuple(found)


def use(rules: OwnRules, game: Game, side: str, name: str, unit: str) -> Flow[None]:
    """Let a side use an effect of its roster, once in so long."""
    source = unit or side
    effect = next(each for holder, each in _holders(game.state) if (holder, each.name) == (source, name))
    mark(game, _used(effect), source, ONCE[effect.once])
    yield from carry_out(rules, game, effect, source)


def _used(effect: RosterEffect) -> str:
    return f"used {effect.name}"
