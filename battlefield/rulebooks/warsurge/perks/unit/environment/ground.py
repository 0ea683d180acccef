"""Units that are terrain, or leave some: Terrain and Wreckage."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.moments import Arrived, Falling
from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.perks.kit.ranks import GameBegins, UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.resistance import unaffected
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, forbids
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import (
    COUNTS_AS_LOST,
    DASH,
    HOLDING_OBJECTIVES,
    HP,
    ITS_ARMS,
    ITS_PROFILES,
    MODELS,
    MOVE,
    MOVEMENT,
    TO_CARRY,
    TO_EMBARK,
    TO_ENGAGE,
    TO_GAIN,
    TO_HOLD,
    TO_RESERVE,
)
from battlefield.rules.core.events import (
    EffectEnded,
    HpGained,
    ProfileChanged,
    ProfileMade,
    UnitBecameTerrain,
    WeaponsChanged,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts
from battlefield.rules.core.state import TABLE, Held, Profile, State

_row = Rows("Environment")

WRECK, WRECKAGE = "Wreck", "Wreckage"
_KEPT = ("Aura", "Presence")
"""Heard after all that may keep a figure up."""
_REMEMBERED = ("Controlled I", "Respawn", "Summon")
"""What a unit's own perks remember of it for when it is not in the game."""


# Terrain


def _must_come(ask: Ask, bearer: Bearer) -> str:
    """Let it not wait in reserve."""
    return bearer.perk.name if ask.state.clock.phase == "Deploy" else ""


def _is_no_terrain(state: State, bearer: Bearer, moment: GameBegan | Arrived) -> bool:
    """Return whether a unit has yet to become terrain, which no oval base does."""
    mine = isinstance(moment, GameBegan) or moment.unit == bearer.unit
    oval = any(figure.model.base.kind == "oval" for figure in state.figures_of(bearer.unit))
    return mine and not oval and state.units[bearer.unit].terrain is None


def _become_terrain(game: Game, bearer: Bearer, _moment: GameBegan | Arrived) -> None:
    game.emit(UnitBecameTerrain(bearer.unit, (), bearer.perk.name))


# Wreckage


def _leaves_wreck(state: State, bearer: Bearer, moment: Falling) -> bool:
    unit = state.units[bearer.unit]
    here = moment.unit == bearer.unit and unit.where == TABLE
    return here and bool(moment.figures) and set(unit.figures) <= set(moment.figures)


def _leave_wreck(game: Game, bearer: Bearer, moment: Falling) -> Flow[None]:
    """Keep the last figure on the table as rough ground that one HP less removes."""
    unit, figure = bearer.unit, moment.figures[-1]
    moment.figures.remove(figure)
    yield from embarking.empty(game, unit, f"{game.state.units[unit].name} is a wreck")
    unit_status.unlock(game, unit)
    for effect in game.state.effects_on(unit):
        if game.book.get(effect.name) is not None and effect.name not in _REMEMBERED:
            game.emit(EffectEnded(effect.id, WRECKAGE))
    was, arms = game.state.units[unit].profile, game.state.figures[figure].weapons
    game.emit(HpGained(unit, ((figure, 1),), WRECKAGE))
    game.emit(WeaponsChanged(unit, figure, ()))
    _bare(game, unit)
    game.emit(UnitBecameTerrain(unit, ("difficult",), WRECKAGE))
    game.begin(WRECK, unit, ITS_PROFILES(was), ITS_ARMS("\t".join(arms)), by=unit)
    unit_status.mark(game, unit_status.WIPED_OUT, unit, "game")


def _is_cleared(state: State, bearer: Bearer, moment: Falling) -> bool:
    return moment.unit == bearer.unit and set(state.units[bearer.unit].figures) <= set(moment.figures)


def _is_itself_again(game: Game, bearer: Bearer, moment: Falling) -> None:
    """Let the unit be what it was before its wreck, should it be brought back."""
    unit, effect = bearer.unit, bearer.effect
    was = effect.get(ITS_PROFILES) if effect is not None else ""
    if effect is None or not was:
        return
    arms = tuple(filter(None, effect.get(ITS_ARMS).split("\t")))
    game.emit(EffectEnded(effect.id, "the wreck is gone"))
    game.emit(UnitBecameTerrain(unit, (), WRECKAGE, ends=True))
    game.emit(ProfileChanged(unit, was, WRECKAGE))
    for figure in moment.figures:
        game.emit(WeaponsChanged(unit, figure, arms))


def _bare(game: Game, unit: str) -> None:
    """Leave a unit its stats, but for one HP, and of its perks what benefits others around."""
    printed = game.state.profile_of(unit)
    kept = tuple(held for held in printed.perks if _goes_on(held))
    id_ = f"{printed.id} (wreck)"
    if id_ not in game.state.profiles:
        stats = {**printed.stats, HP: 1, MOVE: 0, DASH: 0}
        game.emit(ProfileMade(replace(printed, id=id_, stats=stats, perks=kept)))
    game.emit(ProfileChanged(unit, id_, WRECKAGE))


def _goes_on(held: Held) -> bool:
    return held.name.split()[0] in _KEPT


def _is_left_alone(ask: Ask, bearer: Bearer) -> str:
    """Let no melee begin with it."""
    return bearer.perk.name if bearer.unit in (ask.unit, ask.foe) else ""


def _single(unit: Profile, _weapon: Profile | None) -> str:
    models = unit.stats.get(MODELS) or 1
    return "" if models == 1 else f"the unit needs to be a single model; it has {models}"


_IDLE = (HOLDING_OBJECTIVES, TO_CARRY, TO_GAIN, TO_RESERVE)
PERKS: tuple[Perk, ...] = (
    _row(
        "Terrain",
        "Passive",
        "It is immobile, cannot embark nor go into reserve, and has to deploy in the first turn. Others"
        " stand on it and go over it as over terrain. Terrify, Dread and Juggernaut do nothing to it. Its"
        " base is no oval.",
        numbers={"no oval": 1},
        forbids=(
            *(forbids(what) for what in (MOVEMENT, TO_EMBARK, TO_RESERVE)),
            Forbids(TO_HOLD, _must_come),
            *unaffected("Terrify", "Dread"),
        ),
        reacts=(
            Reacts(GameBegan, _become_terrain, _is_no_terrain, rank=GameBegins.TERRAIN),
            Reacts(Arrived, _become_terrain, _is_no_terrain, rank=GameBegins.TERRAIN),
        ),
        rulings=("W-Terrain-1", "W-Terrain-2", "W-Terrain-3"),
    ),
    _row(
        WRECKAGE,
        "Single Model, Casualty, Specific",
        "As it is to be taken off it stays as difficult ground, without weapons and perks but for Aura and"
        " Presence. It can be attacked with the stats it had, and goes with the first HP that it loses.",
        reacts=(Reacts(Falling, _leave_wreck, _leaves_wreck, rank=UnitFalls.WRECKS),),
        needs=(_single,),
        rulings=("W-Wreckage-1", "W-Wreckage-2", "W-Wreckage-3"),
    ),
    _row.effect(
        WRECK,
        "Nothing is left of it but rough ground.",
        gives=tuple(replace(give, scope="under") for give in flags(COUNTS_AS_LOST)),
        reacts=(Reacts(Falling, _is_itself_again, _is_cleared, "under", UnitFalls.LEAVES),),
        forbids=(
            *(replace(forbids(what), scope="under") for what in _IDLE),
            Forbids(TO_ENGAGE, _is_left_alone, "under", mine=False),
        ),
    ),
)
