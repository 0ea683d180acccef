"""Zombify: units that rise again the turn after they fell, and go for whatever is nearest."""

from collections.abc import Iterator

from battlefield.rulebooks.warsurge.attack_moments import Struck
from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.perks.kit.afflicting import (
    afflict,
    bears,
    effect_row,
    lays_on_hp,
    weapon_row,
)
from battlefield.rulebooks.warsurge.perks.kit.directed import (
    directs,
    nearest,
    only_nearest,
    strangers_beside,
    toward,
)
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, is_near, unaffected, without_rank
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back_whole
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import asked_perk, of_the_bearer, sequence_ends
from battlefield.rulebooks.warsurge.turn.casualties import destroy
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with, fallen_with, is_wiped_out
from battlefield.rulebooks.warsurge.units.stat_tests import HIGHEST
from battlefield.rulebooks.warsurge.words import (
    AUTOMATIC_FACE,
    MAY_RETURN,
    SKILL_TEST,
    TARGETS_ANYBODY,
    USING_PERKS,
    USING_THE_WEAPON,
    passing,
    spreading,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding, TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import GONE, State

ZOMBIFY, ZOMBIFIED = "Zombify", "Zombified"
BITES_WITHIN = 6
BITTEN = "bitten by Zombified"
_ITS_MASTERS = "Undead Legion"
_BEGUN = ("Activate", "Aether", "Mastery Test", "Skill Test")


def is_zombified(state: State, unit: str) -> bool:
    """Return whether a unit has risen as one of them."""
    return state.is_under(unit, ZOMBIFIED)


def stays_down(state: State, unit: str) -> bool:
    """Return whether nothing can bring a fallen unit back: it has risen once already."""
    return is_zombified(state, unit) and state.units[unit].where == GONE


def _rises_itself(state: State, unit: str) -> bool:
    held = state.profile_of(unit).perks
    return any(without_rank(each.name) in ("Resurrection", "Respawn") for each in held)


# rising


def _falls_due(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    if bearer.unit not in state.units or not is_wiped_out(state, bearer.unit):
        return False
    unit = counted_with(state, bearer.unit)[0]
    return not is_zombified(state, unit) and not _rises_itself(state, unit)


def _rise(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Stand the whole unit up where it fell."""
    unit = counted_with(game.state, bearer.unit)[0]
    game.say(f"{game.state.units[unit].name} rises again", unit)
    game.lift(unit, _ITS_MASTERS, "it has risen by itself")
    for each in fallen_with(game.state, unit):
        game.begin(ZOMBIFIED, each, by=bearer.cause)
    yield from bring_back_whole(game, unit, ZOMBIFIED)


def _may_rise(ask: Ask, bearer: Bearer) -> Modifier | None:
    due = _falls_due(ask.state, bearer, TurnBegan(0))
    return plus(1, bearer.perk.name) if due else None


# being one of them


def _goals(game: Game, unit: str) -> Iterator[str]:
    """Yield all that such a unit goes for: neither the undead nor one of them, nor those merged with it."""
    state = game.state
    for other in strangers_beside(game, unit):
        if not state.profile_of(other).has("Undead") and not is_zombified(state, other):
            yield other


def _prey(game: Game, unit: str) -> Iterator[str]:
    """Yield all that its weapons are for: none of a roster that commands the like."""
    for other in _goals(game, unit):
        roster = game.state.roster_of(game.state.units[other].commander)
        if roster is None or not roster.has(_ITS_MASTERS):
            yield other


def _lurch(game: Game, bearer: Bearer, moment: Moving) -> None:
    toward(game, moment, nearest(game, bearer.unit, _goals(game, bearer.unit)), ZOMBIFIED)


def _anybody(_ask: Ask, bearer: Bearer) -> Modifier:
    return plus(1, bearer.perk.name)


def _only_nearest(ask: Ask, bearer: Bearer) -> str:
    game = game_of(ask)
    prey = tuple(_prey(game, bearer.unit))
    if ask.foe not in prey:
        return f"{ZOMBIFIED}: it does not go for its own kind"
    return only_nearest(game, bearer.unit, ask.weapon, ask.foe, prey, ZOMBIFIED)


def _no_perks(ask: Ask, bearer: Bearer) -> str:
    perk = asked_perk(ask)
    return bearer.perk.name if perk is None or any(t.startswith(_BEGUN) for t in perk.terms) else ""


def _tests(_ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name


def _no_face(_ask: Ask, bearer: Bearer) -> Modifier:
    """Let no test pass by itself either: no die shows as much."""
    return plus(HIGHEST, bearer.perk.name)


def _no_magic(ask: Ask, bearer: Bearer) -> str:
    """Let no weapon be used that takes an Aether Test."""
    held = (game_of(ask).book.get(each.name) for each in ask.state.profiles[ask.weapon].perks)
    return bearer.perk.name if any(perk is not None and "Aether" in perk.terms for perk in held) else ""


def _bites(state: State, bearer: Bearer, moment: Struck) -> bool:
    target = bears(state, moment.attack)
    bitten = moment.attack.outcome.lost > 0 and target not in ("", bearer.unit)
    return moment.attacker == bearer.unit and bitten and is_near(state, bearer.unit, target, BITES_WITHIN)


def _bite(game: Game, bearer: Bearer, moment: Struck) -> None:
    """Remember until the end of the attack sequence whom it has bitten."""
    target = bears(game.state, moment.attack)
    if not any(effect.by == bearer.unit for effect in game.state.effects_on(target, BITTEN)):
        unit_status.mark(game, BITTEN, target, "sequence", by=bearer.unit)


def _infect(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Roll once for each unit bitten whether it will rise as well."""
    by = game.state.units[bearer.unit].commander
    bitten = [e.on for e in game.state.effects if e.name == BITTEN and e.by == bearer.unit]
    barred = game.reason_against(spreading(ZOMBIFY), bearer.unit)
    if barred and bitten:
        game.say(f"{ZOMBIFY} does not spread: {barred}", bearer.unit)
    for target in () if barred else bitten:
        faces = yield from game.roll("Zombify spreads", by=by, about=(bearer.unit, target))
        if faces[0] >= 4:
            yield from afflict(game, ZOMBIFY, target, by=bearer.cause)


def put_down(game: Game, unit: str) -> Flow[None]:
    """Let a unit that has risen become a casualty for good."""
    yield from destroy(game, unit, "Cure")


PERKS: tuple[Perk, ...] = (
    weapon_row(
        ZOMBIFY,
        "HP Loss, Specific, Instruct",
        "A unit that loses HP to it rises at full HP, where it fell, at the start of the turn after it"
        " became a casualty, and from then on goes for the nearest unit, friend or foe. It rises once.",
        gives=(Gives(MAY_RETURN, _may_rise, "under"),),
        reacts=(
            lays_on_hp(only=lambda game, _, attack: not _rises_itself(game.state, attack.target)),
            Reacts(TurnBegan, _rise, _falls_due, "under", TurnBegins.RETURNS),
        ),
        rulings=("W-Zombify-1", "W-Fallen-1"),
    ),
    effect_row(
        ZOMBIFIED,
        'It moves and attacks only toward the nearest unit, uses no perks, and what it hurts within 6" may'
        " rise too.",
        gives=(Gives(TARGETS_ANYBODY, _anybody, "under"), Gives(AUTOMATIC_FACE, _no_face, "under")),
        forbids=(
            *directs(_only_nearest, "under"),
            Forbids(USING_PERKS, _no_perks, "under"),
            Forbids(passing(SKILL_TEST), _tests, "under"),
            Forbids(USING_THE_WEAPON, _no_magic, "under"),
            *(
                Forbids(each.what, each.answer, "under")
                for each in unaffected("Dominate", "Horrific", "Terrify", "Dread")
            ),
        ),
        reacts=(
            Reacts(Moving, _lurch, of_the_bearer, "under"),
            Reacts(Struck, _bite, _bites, "under"),
            Reacts(SpanEnding, _infect, sequence_ends, "under"),
        ),
    ),
)
