"""Conditions, which the printed list only names: played as they are known from elsewhere."""

from collections.abc import Callable
from fractions import Fraction
from math import ceil
from typing import Any

from battlefield.rulebooks.agemonia.conditions import gain
from battlefield.rulebooks.agemonia.figures import action_stat, foes_of, full_hp, is_ally, is_hero
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.moments import (
    AttackMade,
    AttackRolled,
    Checked,
    Later,
    Moved,
    Moving,
    NeighboursChanged,
    Spending,
    TurnEnding,
    TurnTaken,
)
from battlefield.rulebooks.agemonia.movement.ground import range_between
from battlefield.rulebooks.agemonia.rows import Applies, Condition, Deed, Row, Trial
from battlefield.rulebooks.agemonia.vocabulary import ABILITIES
from battlefield.rulebooks.agemonia.words import (
    BE_TARGETED,
    DAMAGE,
    HP,
    LEAP,
    MOVE,
    STAMINA,
    STAMINA_LOSS,
    STEP,
)
from battlefield.rules.core.events import EffectBegan, HpGained
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Reaction, Reacts
from battlefield.rules.core.requests import either
from battlefield.rules.core.state import Effect, State
from battlefield.rules.table.areas import area_of

WOUNDED = "Wounded"
RULINGS = ("A-Condition-1",)
_NEAR = 1  # areas within which an Enemy finds who is Invisible


def is_own(_state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is about a figure that bears something."""
    return bool(moment.unit == bearer.unit)


def is_own_as_ally(state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is about an Ally that bears something."""
    return is_own(state, bearer, moment) and is_ally(state, bearer.unit)


def is_own_as_enemy(state: State, bearer: Bearer, moment: Any) -> bool:
    """Return whether a moment is about an Enemy that bears something."""
    return is_own(state, bearer, moment) and not is_ally(state, bearer.unit)


def ends(why: str) -> Callable[[Game, Bearer, Any], Flow[None]]:
    """Return what ends an effect at a moment."""

    def end(game: Game, bearer: Bearer, _moment: Any) -> Flow[None]:
        game.lift(bearer.unit, bearer.perk.name, why)
        yield from ()

    return end


def _gained(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    for target in targets:
        yield from gain(game, target, deed.row.name, deed.unit)


def condition(
    name: str,
    says: str,
    which: Condition,
    *,
    gives: tuple[Gives, ...] = (),
    forbids: tuple[Forbids, ...] = (),
    reacts: tuple[Reaction, ...] = (),
    rulings: tuple[str, ...] = RULINGS,
) -> Row:
    """Write a condition down, which those gain whom an action that has it is for."""
    return Row(
        name,
        "Conditions",
        "effect",
        says=says,
        gives=gives,
        forbids=forbids,
        reacts=reacts,
        rulings=rulings,
        applies=Applies(_gained),
        condition=which,
    )


def _unseen(_ask: Ask, _bearer: Bearer) -> str:
    return "is Invisible"


def _is_found(state: State, bearer: Bearer, moment: NeighboursChanged) -> bool:
    if moment.unit != bearer.unit:
        return False
    here = area_of(state, bearer.unit)
    far = (range_between(state, here, area_of(state, foe)) for foe in foes_of(state, bearer.unit) if here)
    return any(steps is not None and steps <= _NEAR for steps in far)


def _one_more(game: Game, bearer: Bearer, moment: Checked) -> Flow[None]:
    """Offer one die more, now that it is known what the others show."""
    unit, name = game.state.units[bearer.unit], bearer.perk.name
    leads_to = f"{unit.name} rolls one more die, and {name} is used up", f"the roll stands, {name} is kept"
    if (yield from game.confirm(either(f"Use {name} now", *leads_to), by=unit.commander)):
        game.lift(bearer.unit, name, "used")
        moment.more.append(name)


def _bleed(game: Game, bearer: Bearer, _moment: TurnTaken) -> Flow[None]:
    hurt(game, bearer.unit, 1, bearer.perk.name)
    settle(game)
    yield from ()


def _stood_still(state: State, bearer: Bearer, moment: TurnEnding) -> bool:
    return is_own_as_enemy(state, bearer, moment) and not moment.turn.moved


def _slower(_ask: Ask, bearer: Bearer) -> Modifier | None:
    return Modifier("add", Fraction(-1), bearer.perk.name)


def _slow_no_longer(game: Game, bearer: Bearer, moment: Moved) -> Flow[None]:
    game.lift(bearer.unit, bearer.perk.name, moment.how)
    yield from ()


def _fewer_dice(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take a red die of an Ally's attack: checks that bear something have no weapon."""
    return plus(-1, bearer.perk.name) if ask.weapon else None


def _less_damage(ask: Ask, bearer: Bearer) -> Modifier | None:
    return None if is_ally(ask.state, bearer.unit) else plus(-2, bearer.perk.name)


def _harms(state: State, bearer: Bearer, moment: AttackRolled) -> bool:
    """Return whether an attack of the bearer was one that is weaker: an Enemy's may do no damage at all."""
    harm = (DAMAGE, STAMINA)
    harms = is_ally(state, moment.unit) or any(action_stat(state, moment.weapon, each) for each in harm)
    return moment.unit == bearer.unit and harms


def _held(_ask: Ask, _bearer: Bearer) -> str:
    return "is Held where it is"


def _break_free(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    moment.is_missed = game.lift(bearer.unit, bearer.perk.name, "did not move")
    yield from ()


def _lose(game: Game, bearer: Bearer, moment: Spending) -> Flow[None]:
    hurt(game, bearer.unit, moment.stamina, bearer.perk.name)
    moment.stamina = 0
    yield from ()


def _half(_ask: Ask, bearer: Bearer) -> Modifier | None:
    return times(Fraction(1, 2), bearer.perk.name)


def _turn_card(game: Game, unit: str) -> bool:
    """Turn a Hero's card once: half of its stamina, rounded up, all of it available."""
    if not is_hero(game.state, unit) or game.state.is_under(unit, WOUNDED):
        return False
    game.emit(EffectBegan(Effect(game.state.serial + 1, WOUNDED, unit)))
    figure = game.state.units[unit].figures[0]
    game.emit(HpGained(unit, ((figure, full_hp(game, unit)),), WOUNDED))
    return True


def lives_of(state: State, unit: str) -> tuple[float, float]:
    """Return how much stamina a Hero may lose beyond what its card shows first, in shares of that.

    The first number is for now, the second for when it was unhurt; a card is turned once, to half.
    """
    full = state.profile_of(unit).stats.get(HP) or 1
    whole = 1.0 + ceil(full / 2) / full
    return (1.0 if state.is_under(unit, WOUNDED) else whole), whole


EFFECTS = (
    condition(
        "Invisible",
        "No Enemy may target this Ally, though an area attack on another may strike it, until it attacks or "
        "an Enemy is within one area.",
        Condition(1, of_allies=True),
        forbids=(Forbids(BE_TARGETED, _unseen, "under"),),
        reacts=(
            Reacts(AttackRolled, ends("attacked"), is_own, "under", rank=Later.AFTER_OTHERS),
            Reacts(NeighboursChanged, ends("an Enemy is near"), _is_found, "under"),
        ),
    ),
    condition(
        "Blessed",
        "After a check this Ally may roll one die more, once.",
        Condition(2, of_allies=True),
        reacts=(Reacts(Checked, _one_more, is_own, "under"),),
    ),
    condition(
        "Bleeding",
        "It suffers 1 damage as its turns begin. An Ally ends it by a maneuver, an Enemy by a turn without a "
        "move.",
        Condition(3, by_maneuver=True),
        reacts=(
            Reacts(TurnTaken, _bleed, is_own, "under"),
            Reacts(TurnEnding, ends("it did not move"), _stood_still, "under"),
        ),
    ),
    condition(
        "Slowed",
        "Its next move has one movement point less, or its jump goes one area less far.",
        Condition(4, of_falls=2),
        gives=(Gives(MOVE, _slower, "under"), Gives(LEAP, _slower, "under")),
        reacts=(Reacts(Moved, _slow_no_longer, is_own, "under"),),
    ),
    condition(
        "Weakened",
        "Its next attack has one die less, an Enemy's 2 damage less.",
        Condition(5),
        gives=(
            *(Gives(ability, _fewer_dice, "under") for ability in ABILITIES),
            Gives(DAMAGE, _less_damage, "under"),
            Gives(STAMINA_LOSS, _less_damage, "under"),
        ),
        reacts=(Reacts(AttackRolled, ends("attacked"), _harms, "under"),),
    ),
    condition(
        "Held",
        "It cannot move or jump, nor be pulled or pushed. An Ally ends it by a maneuver, an Enemy by a move "
        "that it does not make.",
        Condition(6, by_maneuver=True),
        forbids=(Forbids(STEP, _held, "under"),),
        reacts=(Reacts(Moving, _break_free, is_own_as_enemy, "under"),),
        rulings=(*RULINGS, "A-Pull-2"),
    ),
    condition(
        "Cursed",
        "Stamina that it spends in its next attack is lost as by damage.",
        Condition(7, of_allies=True),
        reacts=(
            Reacts(Spending, _lose, is_own, "under"),
            Reacts(AttackMade, ends("attacked"), is_own, "under"),
        ),
    ),
    Row(
        WOUNDED,
        "Conditions",
        "effect",
        says="Half of its stamina is left; next it is exhausted.",
        rulings=("A-Wounded-1",),
        gives=(Gives(HP, _half, "under"),),
        on="",
        spares=_turn_card,
        trial=Trial(why_not="It comes by itself when a Hero has no stamina left."),
    ),
)
