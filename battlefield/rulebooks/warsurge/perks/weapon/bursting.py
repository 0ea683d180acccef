"""Self-Destruct: a weapon that goes off as its wielder falls, or brings it down."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.sequence import note_use, use
from battlefield.rulebooks.warsurge.attack.targets import Aim, aim_at, attack_on, type_forbids
from battlefield.rulebooks.warsurge.attack.templates import is_template, may_lie_over, mode_of
from battlefield.rulebooks.warsurge.moments import Acted, Falling
from battlefield.rulebooks.warsurge.perks.kit.out_of_turn import only_out_of_turn
from battlefield.rulebooks.warsurge.perks.kit.outliving import may_outlive
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import close_at_once, open_at_once
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with
from battlefield.rulebooks.warsurge.words import (
    ITS_WEAPON,
    MUST_GO_OFF,
    TARGETS_ANYBODY,
    TARGETS_SHIPMATES,
    TO_HOLD,
    USING_THE_WEAPON,
)
from battlefield.rules.core.events import HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts, Use
from battlefield.rules.core.state import TABLE, Figure, State

_weapon = Rows("Limitation", "weapon")

_NAME = "Self-Destruct"
_ON_ITSELF = ("round", "cone")  # shapes of Blast, Explode and Cone


def _loaded(state: State, bearer: Bearer) -> list[Figure]:
    """Return the standing figures whose weapon has not gone off."""

    def has_gone_off(figure: Figure) -> bool:
        return any(
            e.get(ITS_WEAPON) == bearer.weapon for e in state.effects_on(figure.id, unit_status.GONE_OFF)
        )

    return [f for f in state.figures_of(bearer.unit) if bearer.weapon in f.weapons and not has_gone_off(f)]


def _falls(state: State, bearer: Bearer, moment: Falling) -> bool:
    if moment.unit != bearer.unit or not _is_about(state, bearer.unit):
        return False
    return any(figure.id in moment.figures for figure in _loaded(state, bearer))


def _is_about(state: State, unit: str) -> bool:
    """Return whether a unit is on the table, or inside of another one wherever that is."""
    where = state.units[unit].where
    return where == TABLE or where in state.units


def _fall(game: Game, bearer: Bearer, moment: Falling) -> Flow[None]:
    """Let the weapon of each casualty go off, and take off who falls by it."""
    for figure in _loaded(game.state, bearer):
        if figure.id in moment.figures:
            yield from _go_off(game, bearer, figure)
    for unit in tuple(game.state.units):
        if unit != bearer.unit and _is_about(game.state, unit):
            yield from remove_casualties(game, unit)


def _action_ends(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    dead = any(figure.hp <= 0 for figure in _loaded(state, bearer))
    return moment.span == "action" and dead and _is_about(state, bearer.unit)


def _burst_early(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Let the weapons of those without HP go off, where actions end before casualties are taken off.

    Where something may keep them from becoming casualties, that is awaited.
    """
    if may_outlive(game, bearer.unit):
        return
    for figure in _loaded(game.state, bearer):
        if figure.hp <= 0:
            yield from _go_off(game, bearer, figure)


def _go_off(game: Game, bearer: Bearer, figure: Figure) -> Flow[None]:
    unit, weapon = bearer.unit, bearer.weapon
    game.begin(unit_status.GONE_OFF, figure.id, ITS_WEAPON(weapon), by=unit)
    if _is_held_up(game, bearer):
        game.say(f"{_NAME}: its type keeps it from being used after that movement", unit)
        return
    open_at_once(game, unit, weapon)
    yield from _burst(game, bearer, figure)
    yield from close_at_once(game, unit, weapon, removes=False)


def _is_held_up(game: Game, bearer: Bearer) -> bool:
    """Return whether the weapon's type forbids it after the movement made."""
    return bool(type_forbids(game, bearer.unit, bearer.weapon))


def _burst(game: Game, bearer: Bearer, figure: Figure) -> Flow[None]:
    """Lay a trap or a template, or strike somebody in range: its own unit if there is nobody else."""
    unit, weapon = bearer.unit, bearer.weapon
    lays_trap = any(held.name.startswith("Trap ") for held in game.state.profiles[weapon].perks)
    if lays_trap:
        yield from use(game, unit, weapon, wielders=(figure.id,))
        return
    if is_template(game, unit, weapon):
        yield from _burst_over(game, bearer, figure)
        return
    aims = _aims(game, bearer, figure)
    words = {id_: game.state.units[id_].name for id_ in aims}
    by = game.state.units[unit].commander
    chosen = yield from game.choose_one(f"target of {_NAME}", words, by=by)
    if chosen:
        yield from use(game, unit, weapon, attacks=(attack_on(game, unit, weapon, aims[chosen]),))
    else:
        note_use(game, unit, weapon)


def _burst_over(game: Game, bearer: Bearer, figure: Figure) -> Flow[None]:
    """Lay a template over another unit; over its own if there is no other, over itself if nobody is left."""
    unit, weapon, state = bearer.unit, bearer.weapon, game.state
    mode = mode_of(game, weapon)
    if mode is None or mode.way.is_beam or state.units[unit].where != TABLE:
        yield from use(game, unit, weapon, wielders=(figure.id,))
        return
    own = [f.id for each in counted_with(state, unit) for f in state.living(each) if f.id != figure.id]
    others = [f.id for each in state.on_table() for f in state.living(each.id)]
    others = [id_ for id_ in others if id_ != figure.id and id_ not in own]
    for over in (others, own, (figure.id,) if mode.shape in _ON_ITSELF and not mode.enemies_only else ()):
        if may_lie_over(game, unit, weapon, figure.id, over):
            yield from use(game, unit, weapon, wielders=(figure.id,), over=tuple(over))
            return
    note_use(game, unit, weapon)


def _aims(game: Game, bearer: Bearer, figure: Figure) -> dict[str, Aim]:
    state, unit = game.state, bearer.unit
    found: dict[str, Aim] = {}
    aboard = (other for other in state.units.values() if passengers.are_shipmates(state, unit, other.id))
    for other in {each.id: each for each in (*passengers.within_aim(game, unit), *aboard)}.values():
        if other.id != unit and state.living(other.id):
            aim = aim_at(game, unit, bearer.weapon, other.id)
            if aim is not None and figure.id in aim.wielders:
                found[other.id] = replace(aim, wielders=(figure.id,))
    if not found and any(each.id != figure.id for each in state.living(unit)):
        found[unit] = Aim(unit, (figure.id,), 0.0, True)
    return found


# by choice


def _why_not(game: Game, bearer: Bearer) -> str:
    if game.state.clock.phase != "Attack":
        return "only in the Attack phase"
    if not any(figure.hp > 0 for figure in _loaded(game.state, bearer)):
        return "it has gone off"
    return "its type forbids it now" if _is_held_up(game, bearer) else ""


def _choose(game: Game, bearer: Bearer) -> Flow[None]:
    """Bring a wielder down to 0 HP, without saves, and let its weapon go off."""
    ready = {f.id: f.id for f in _loaded(game.state, bearer) if f.hp > 0}
    by = game.state.units[bearer.unit].commander
    chosen = yield from game.choose_one(f"who uses {_NAME}", ready, by=by)
    if chosen:
        yield from _bring_down(game, bearer, chosen)


def _bring_down(game: Game, bearer: Bearer, wielder: str) -> Flow[None]:
    figure = game.state.figures[wielder]
    game.emit(HpLost(bearer.unit, ((wielder, figure.hp),), _NAME, bearer.unit))
    yield from _go_off(game, bearer, figure)


def _is_bound(game: Game, bearer: Bearer) -> bool:
    """Return whether a unit has to let the weapon go off: one that is driven to, with somebody in range."""
    if game.figure(MUST_GO_OFF, 0, bearer.unit).value <= 0 or _why_not(game, bearer):
        return False
    return bool(_targets(game, bearer))


def _targets(game: Game, bearer: Bearer) -> list[str]:
    """Return the figures of the user that reach another unit with the weapon."""
    loaded = (figure for figure in _loaded(game.state, bearer) if figure.hp > 0)
    return [f.id for f in loaded if any(each != bearer.unit for each in _aims(game, bearer, f))]


def _must_not_hold(ask: Ask, bearer: Bearer) -> str:
    assert ask.book is not None
    mine = ask.unit == bearer.unit
    return bearer.perk.name if mine and _is_bound(Game(ask.state, ask.book), bearer) else ""


def _has_attacked(_state: State, bearer: Bearer, moment: Acted) -> bool:
    return moment.unit == bearer.unit and moment.action == "Attack"


def _is_driven(game: Game, bearer: Bearer, _moment: Acted) -> Flow[None]:
    """Let the weapons go off of those that have to use them and have not."""
    while _is_bound(game, bearer):
        yield from _bring_down(game, bearer, _targets(game, bearer)[0])


BURSTING: tuple[Perk, ...] = (
    _weapon(
        _NAME,
        "Specific, Limited Use (1), Casualty",
        "It goes off once, as its wielder is taken off or gives up all its HP for it, on any unit in range,"
        " its own if there is no other; with Trap it leaves a trap. Used at no other time; who is Berserk or"
        " Psychotic has to, with somebody in range.",
        gives=flags(TARGETS_ANYBODY, TARGETS_SHIPMATES),
        forbids=(Forbids(USING_THE_WEAPON, only_out_of_turn), Forbids(TO_HOLD, _must_not_hold, mine=False)),
        reacts=(
            Reacts(Acted, _is_driven, _has_attacked),
            Reacts(Falling, _fall, _falls, rank=UnitFalls.BURSTS),
            Reacts(SpanEnding, _burst_early, _action_ends),
        ),
        uses=(Use("give up its HP and let the weapon go off", _choose, _why_not, beside=("Attack",)),),
        rulings=("W-SelfDestruct-1",),
    ),
)
