"""Abilities that change what was rolled: Jinx and Lucky reroll a die, Offering and Sacrifice buy a test."""

from collections.abc import Callable, Iterator

from battlefield.rulebooks.warsurge.moments import Tested
from battlefield.rulebooks.warsurge.perks.kit.outliving import stands
from battlefield.rulebooks.warsurge.perks.kit.ranks import DieIsRolled
from battlefield.rulebooks.warsurge.perks.kit.reaching import is_in_reach
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, is_near
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_barred
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import pay
from battlefield.rulebooks.warsurge.units.merged_units import ATTACHED, with_parts
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import Rolled
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import Figure, State

_LEADER, _WAR_MASTER, _NEAR = "Leader", "War Master", 6

# rolling a die again


def _spent(bearer: Bearer) -> str:
    return f"used {bearer.perk.name}"


def _may_reroll(state: State, bearer: Bearer, moment: Rolled) -> bool:
    """Return whether it has not rerolled a die this turn, nor let these very faces pass."""
    key = f"{bearer.unit}: {bearer.perk.name}"
    return not state.is_under(bearer.unit, _spent(bearer)) and moment.declined.get(key) != tuple(moment.faces)


def _is_about(state: State, bearer: Bearer, moment: Rolled) -> bool:
    return bearer.unit in moment.about and _may_reroll(state, bearer, moment)


def _is_enemys(state: State, bearer: Bearer, moment: Rolled) -> bool:
    """Return whether an enemy rolls: the first unit that a roll is about."""
    by = moment.about[0] if moment.about else ""
    hostile = by in state.units and are_enemies(state, bearer.unit, by)
    return hostile and stands(state, bearer.unit) and _may_reroll(state, bearer, moment)


def _jinx(game: Game, bearer: Bearer, moment: Rolled) -> Flow[None]:
    state, inches = game.state, float(bearer.number("radius"))
    theirs = with_parts(state, state.whole_of(moment.about[0]))
    if any(is_in_reach(game, bearer.unit, each, inches, sight=True) for each in theirs):
        yield from _reroll(game, bearer, moment)


def _reroll(game: Game, bearer: Bearer, moment: Rolled) -> Flow[None]:
    """Let its player choose a die to roll again; whoever may change dice is asked about the new faces."""
    unit, name = bearer.unit, bearer.perk.name
    if is_barred(game, bearer):
        return
    by = game.state.units[unit].commander
    words = {str(face): f"roll a {face} again" for face in sorted(dict.fromkeys(moment.faces))}
    what = f"{name}: a die of {moment.what} ({', '.join(map(str, moment.faces))})"
    chosen = yield from game.choose(what, words, by=by, least=0)
    if not chosen:
        moment.declined[f"{unit}: {name}"] = tuple(moment.faces)
        return
    place = moment.faces.index(int(chosen[0]))
    unit_status.mark(game, _spent(bearer), unit)
    again = f"{moment.what}, again by {name}"
    faces = yield from game.throw(again, 1, moment.sides, by=moment.by, lowest=moment.lowest)
    moment.faces[place] = faces[0]
    moment.rerolled.add(place)
    yield from game.tell(moment)


# buying a test


def _fails(_state: State, bearer: Bearer, moment: Tested) -> bool:
    return moment.unit == bearer.unit and not moment.passed


def _offer(game: Game, bearer: Bearer, moment: Tested) -> Flow[None]:
    """Give up a HP, if its player wants to."""
    unit, by = bearer.unit, game.state.units[bearer.unit].commander
    what = f"{bearer.perk.name}: give {bearer.number('hp')} HP to pass the {moment.test} for {moment.source}"
    if not moment.passed and any(_own(game.state, unit)) and (yield from game.confirm(what, by=by)):
        yield from pay(game, unit, bearer.number("hp"), bearer.perk.name)
        moment.passed = True


def _own(state: State, unit: str) -> Iterator[Figure]:
    return (figure for figure in state.living(unit) if not unit_status.is_copy(state, figure.id))


def _sacrifice(game: Game, bearer: Bearer, moment: Tested) -> Flow[None]:
    """Give up a model, if its player wants to."""
    by = game.state.units[bearer.unit].commander
    words = {
        f.id: f"{f.id}, {f.hp} HP" for unit in _flock(game.state, bearer.unit) for f in _own(game.state, unit)
    }
    what = f"{bearer.perk.name}: a model to pass the {moment.test} for {moment.source}"
    chosen = () if moment.passed else (yield from game.choose(what, words, by=by, least=0))
    if chosen:
        figure = game.state.figures[chosen[0]]
        yield from pay(game, figure.model.unit, figure.hp, bearer.perk.name, figure=figure.id)
        moment.passed = True


def _flock(state: State, unit: str) -> tuple[str, ...]:
    """Return the units whose models one may sacrifice: its own, a Leader's, those near a War Master.

    A sergeant is a model of its unit.
    """
    profile, side = state.profile_of(unit), state.units[unit].commander
    found = list(with_parts(state, state.whole_of(unit)))
    for other in state.units.values():
        free = other.commander == side and not state.is_under(other.id, unit_status.SEIZED)
        led = profile.has(_LEADER) and _is_with(state, unit, other.id)
        near = profile.has(_WAR_MASTER) and is_near(state, unit, other.id, _NEAR)
        if free and other.id not in found and (led or near):
            found += with_parts(state, other.id)
    return tuple(dict.fromkeys(found))


def _is_with(state: State, unit: str, other: str) -> bool:
    pairs = ((effect.on, effect.by) for effect in state.effects if effect.name == ATTACHED)
    return any(pair in ((unit, other), (other, unit)) for pair in pairs)


_ANY_TEST = "When it fails a Mastery, Skill or Aether Test, it may"
_STILL_BURNT = "A 12 in an Aether Test still costs HP."
Buys = Callable[[Game, Bearer, Tested], Flow[None]]


def _buys(name: str, says: str, act: Buys, **numbers: int) -> Perk:
    return ability(
        name,
        "Specific",
        f"{_ANY_TEST} {says} {_STILL_BURNT}",
        numbers=numbers,
        reacts=(Reacts(Tested, act, _fails, rank=DieIsRolled.REPEATS),),
        rulings=("W-Sacrifice-1",),
    )


PERKS: tuple[Perk, ...] = (
    ability(
        "Jinx",
        'Specific, Radius (24")',
        'Once a turn, a die that an enemy within {radius}" and in sight has rolled is rolled again, even one'
        " that was rerolled.",
        numbers={"radius": 24},
        reacts=(Reacts(Rolled, _jinx, _is_enemys, rank=DieIsRolled.DENIES),),
        rulings=("W-Lucky-1",),
    ),
    ability(
        "Lucky",
        "Specific",
        "Once a turn, a die that it rolled, or that was rolled against it, is rolled again, even one that was"
        " rerolled.",
        reacts=(Reacts(Rolled, _reroll, _is_about, rank=DieIsRolled.DENIES),),
        rulings=("W-Lucky-1",),
    ),
    _buys("Offering", "pass it after all by losing {hp} HP, without saves.", _offer, hp=1),
    _buys("Sacrifice", "pass it after all by losing a model as a casualty.", _sacrifice),
)
