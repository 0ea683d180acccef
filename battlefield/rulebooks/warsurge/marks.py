"""What is remembered of a unit for a while: that it acted, moved, attacked, is locked in a melee."""

from battlefield.rules.events import EffectBegan, EffectChanged, EffectEnded
from battlefield.rules.flow import Game
from battlefield.rules.state import Effect, Span, State, Until
from battlefield.rules.values import info_of

ACTED = "acted"  # in this phase
MOVED = "moved"  # this turn, in any way that counts as movement
DASHED = "dashed"
ATTACKED = "attacked"
HURT = "hurt"  # lost HP in the turn that it names
MELEE = "melee"  # with the unit that `by` names, until it ends
IN_SEQUENCE = "in an attack sequence"
BROKEN = "weapon out of use"  # of a figure, for good
AT_ONCE = "uses a weapon out of turn"
NO_MOVE = "no move"  # a weapon was used that forbids it
NO_DASH = "no dash"


def mark(game: Game, name: str, unit: str, span: Span = "turn", *, by: str = "", amount: int = 1) -> None:
    """Remember something of a unit until the end of a span; what is remembered already counts up."""
    for known in game.state.effects_on(unit, name):
        if known.by == by:
            game.emit(EffectChanged(known.id, known.amount + amount))
            return
    until = Until(span, game.state.clock.turn)
    game.emit(EffectBegan(Effect(game.state.serial + 1, name, unit, by, amount, until)))


def is_marked(state: State, name: str, unit: str) -> bool:
    """Tell whether something is remembered of a unit."""
    return state.is_under(unit, name)


def foes_in_melee(state: State, unit: str) -> tuple[str, ...]:
    """Give the units that a unit is locked in a melee with."""
    return tuple(effect.by for effect in state.effects_on(unit, MELEE))


def is_engaged(state: State, unit: str) -> bool:
    """Tell whether a unit is locked in a melee."""
    return state.is_under(unit, MELEE)


def turn_engaged(state: State, unit: str) -> int:
    """Give the turn in which a unit was last locked in a melee that goes on; 0 where it is not known."""
    return max((int(effect.get("turn") or 0) for effect in state.effects_on(unit, MELEE)), default=0)


def lock(game: Game, unit: str, foe: str) -> None:
    """Lock two units in a melee with each other; those who are stay so."""
    for one, other in ((unit, foe), (foe, unit)):
        if other not in foes_in_melee(game.state, one):
            serial, facts = game.state.serial + 1, info_of({"turn": game.state.clock.turn})
            game.emit(EffectBegan(Effect(serial, MELEE, one, other, info=facts)))


def unlock(game: Game, unit: str, foe: str = "") -> None:
    """End a unit's melee with one foe, or with all."""
    for effect in game.state.effects:
        ours = effect.on == unit and (not foe or effect.by == foe)
        theirs = effect.by == unit and (not foe or effect.on == foe)
        if effect.name == MELEE and (ours or theirs):
            game.emit(EffectEnded(effect.id, "the melee ended"))
