"""What is remembered of a unit for a while: that it acted, moved, attacked, is locked in a melee."""

from battlefield.rulebooks.warsurge.words import ITS_TURN, ITS_WEAPON, STAYS_UP
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.remembering import count as count
from battlefield.rules.core.remembering import is_marked as is_marked
from battlefield.rules.core.remembering import mark as mark
from battlefield.rules.core.state import State

ACTED = "acted"  # in this phase
MOVED = "moved"  # this turn, in any way that counts as movement
MOVED_TO_TYPES = "moved, to weapon types"  # those of its movements that are no Move or Dash to perks
BROUGHT = "was brought along"  # this turn, by another one, which is movement to weapon types alone
RELOCATED = "relocated"  # this turn, by movement that is neither a Move nor a Dash
SHIFTED = "shifted"  # this turn, once all had deployed, by what is no movement of its own
DASHED = "dashed"
ATTACKED = "attacked"
HURT = "hurt"  # lost HP in the turn that it names
INSIDE = "inside"  # by the unit that it is in against that one's will, as if in a melee with it
MELEE = "melee"  # with the unit that `by` names, until it ends
IN_SEQUENCE = "in an attack sequence"
BROKEN = "weapon out of use"  # of a figure, for good
GONE_OFF = "has gone off"  # a weapon of a figure, which does so once
AT_ONCE = "uses a weapon out of turn"
HARMED = "harmed"  # by the side that `by` names, so many HP in all
WIPED_OUT = "wiped out"  # its last figure was taken off, once at least
AS_GOOD_AS_GONE = "counts as destroyed"  # with its sergeants, though it stands
EXITED = "left by an exit"  # for good, and not as a casualty
LATER = "acts after all others"  # in this phase
COPY = "copy"  # of a figure that only seems to be one of its unit's: it suffers first, and never comes back
OF_ANOTHER_SHAPE = "of another shape"  # of a figure that its unit has no more in the shape that it is in
SEIZED = "seized"  # by the unit that has it commanded by others, who are no friends to it
APART = "strikes its like"  # as one that touches only its like: what it laid as such goes on being so
NO_MOVE = "no move"  # a weapon was used that forbids it
NO_DASH = "no dash"


def is_up(game: Game, unit: str) -> bool:
    """Return whether a unit has HP left, or something keeps it up without any."""
    return bool(game.state.living(unit)) or game.figure(STAYS_UP, 0, unit).value > 0


def has_moved(state: State, unit: str) -> bool:
    """Return whether a unit has made any movement itself this turn."""
    return count(state, MOVED, unit) > count(state, BROUGHT, unit) or state.is_under(unit, RELOCATED)


def has_stayed_put(state: State, unit: str) -> bool:
    """Return whether a unit has neither made any movement this turn nor been brought along or shifted."""
    return not (has_moved(state, unit) or state.is_under(unit, BROUGHT) or state.is_under(unit, SHIFTED))


def has_moved_to_perks(state: State, unit: str) -> bool:
    """Return whether a unit has made a Move or a Dash this turn, or what is one to perks."""
    return count(state, MOVED, unit) > count(state, MOVED_TO_TYPES, unit)


def may_come_back(state: State, figure: str) -> bool:
    """Return whether a figure that is off the table is one of its unit's at all."""
    return not is_copy(state, figure) and not state.is_under(figure, OF_ANOTHER_SHAPE)


def is_copy(state: State, figure: str) -> bool:
    """Return whether a figure only seems to be one of its unit's."""
    return state.is_under(figure, COPY)


def is_spent(state: State, figure: str, weapon: str) -> bool:
    """Return whether a figure's weapon has destroyed itself or gone off: it is of no use to others either."""
    held = (*state.effects_on(figure, BROKEN), *state.effects_on(figure, GONE_OFF))
    return any(effect.get(ITS_WEAPON) == weapon for effect in held)


def foes_in_melee(state: State, unit: str) -> tuple[str, ...]:
    """Return the units that a unit is locked in a melee with."""
    return tuple(effect.by for effect in state.effects_on(unit, MELEE))


def is_engaged(state: State, unit: str) -> bool:
    """Return whether a unit is locked in a melee."""
    return state.is_under(unit, MELEE)


def turn_engaged(state: State, unit: str) -> int:
    """Return the turn in which a melee began that a unit is still in; 0 where it is not known."""
    held = (*state.effects_on(unit, MELEE), *state.effects_on(unit, INSIDE))
    return max((effect.get(ITS_TURN) for effect in held), default=0)


def lock(game: Game, unit: str, foe: str) -> None:
    """Lock two units in a melee with each other; those who are stay so."""
    for one, other in ((unit, foe), (foe, unit)):
        if other not in foes_in_melee(game.state, one):
            game.begin(MELEE, one, ITS_TURN(game.state.clock.turn), by=other)


def unlock(game: Game, unit: str, foe: str = "") -> None:
    """End a unit's melee with one foe, or with all."""
    for effect in game.state.effects:
        ours = effect.on == unit and (not foe or effect.by == foe)
        theirs = effect.by == unit and (not foe or effect.on == foe)
        if effect.name == MELEE and (ours or theirs):
            game.emit(EffectEnded(effect.id, "the melee ended"))
