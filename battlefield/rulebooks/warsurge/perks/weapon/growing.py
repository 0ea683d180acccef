"""Enhancement perks that grow over a game: Bloodlust, Charge Up and Escalate."""

from battlefield.rulebooks.warsurge.attack.targets import USED
from battlefield.rulebooks.warsurge.attack_moments import Lost, SequenceDone
from battlefield.rulebooks.warsurge.moments import ActionsDone, Fallen
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import linked_weapons
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import open_at_once
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with, is_wiped_out
from battlefield.rulebooks.warsurge.units.staying import STAYED_NOW, turns_stayed
from battlefield.rulebooks.warsurge.words import (
    AP,
    ATTACKS,
    ITS_WEAPON,
    POWER,
    RANGE,
    TO_STAY,
    USING_THE_WEAPON,
    USING_WEAPONS,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Gives, Perk, Reacts
from battlefield.rules.core.state import Effect, State
from battlefield.rules.core.words import Stat

_weapon = Rows("Enhancement", "weapon")


# what a weapon has gathered is an effect of the perk's name on its unit


def gathered(state: State, bearer: Bearer) -> Effect | None:
    """Return what the bearer's weapon has gathered."""
    found = (e for e in state.effects_on(bearer.unit, bearer.perk.name) if e.get(ITS_WEAPON) == bearer.weapon)
    return next(found, None)


def _gather(game: Game, bearer: Bearer, amount: int) -> None:
    known = gathered(game.state, bearer)
    if known is not None:
        game.emit(EffectChanged(known.id, known.amount + amount))
        return
    game.begin(bearer.perk.name, bearer.unit, ITS_WEAPON(bearer.weapon), by=bearer.unit, amount=amount)


def _from_gathered(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Add what the weapon has gathered."""
    effect = bearer.effect
    if effect is None or effect.get(ITS_WEAPON) != ask.weapon:
        return None
    return plus(effect.amount, bearer.perk.name)


# Charge Up


_BARRED = "barred by perks this turn"  # by the weapon


def _note_barred(game: Game, bearer: Bearer, _moment: ActionsDone) -> None:
    """Remember for the turn that perks keep the weapon from being used, at its own moments too."""
    trial = Game(game.state, game.book)
    open_at_once(trial, bearer.unit, bearer.weapon)
    if _is_barred(game, bearer) and _is_barred(trial, bearer):
        unit_status.mark(game, _BARRED, bearer.unit, by=bearer.weapon)


def _is_barred(game: Game, bearer: Bearer) -> bool:
    unit, weapon = bearer.unit, bearer.weapon
    reason = game.reason_against(USING_WEAPONS, unit)
    return bool(reason or game.reason_against(USING_THE_WEAPON, unit, weapon=weapon))


def _rested(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    if moment.span != "turn" or not unit_status.is_marked(state, STAYED_NOW, bearer.unit):
        return False
    if any(effect.by == bearer.weapon for effect in state.effects_on(bearer.unit, _BARRED)):
        return False
    used = [effect.get(ITS_WEAPON) for effect in state.effects_on(bearer.unit, USED)]
    return not any(weapon in used for weapon in linked_weapons(state, bearer.unit, bearer.weapon))


def _charge(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    """Gather for a turn of rest, more for one without movement."""
    moved = unit_status.has_moved_to_perks(game.state, bearer.unit)
    _gather(game, bearer, bearer.number("moved" if moved else "still"))


def _is_used(state: State, bearer: Bearer, moment: SequenceDone) -> bool:
    if moment.attacker != bearer.unit or moment.unused or gathered(state, bearer) is None:
        return False
    return moment.weapon in linked_weapons(state, bearer.unit, bearer.weapon)


def _discharge(game: Game, bearer: Bearer, _moment: SequenceDone) -> None:
    """Lose what was gathered once the weapon, or one linked to it, was used."""
    known = gathered(game.state, bearer)
    if known is not None:
        game.emit(EffectEnded(known.id, "the weapon was used"))


def _charges(name: str, stat: Stat, shown: str, moved: int, still: int) -> Perk:
    return _weapon(
        f"Charge Up {name}",
        "Specific, Stat Change",
        f"+{{moved}}{shown} for each whole turn on the battlefield in which neither it nor a linked weapon"
        f" is used, +{{still}}{shown} if the wielder does not move or dash either; not for one in which perks"
        " keep it from being used; gone once one of them is used.",
        numbers={"moved": moved, "still": still},
        gives=(Gives(stat, _from_gathered, scope="under"),),
        reacts=(
            Reacts(ActionsDone, _note_barred),
            Reacts(SpanEnding, _charge, _rested),
            Reacts(SequenceDone, _discharge, _is_used),
        ),
        rulings=("W-ChargeUp-1",),
    )


# Bloodlust


_PREY = "wounded by"  # noted on the user, for each unit that one of its weapons has cost HP


def _hurt(state: State, bearer: Bearer, moment: Lost) -> bool:
    ours = moment.by == bearer.unit and moment.weapon == bearer.weapon
    return ours and _prey(state, bearer, moment.unit) is None


def _prey(state: State, bearer: Bearer, unit: str) -> Effect | None:
    name = f"{counted_with(state, unit)[0]} {_PREY}"
    known = (e for e in state.effects_on(bearer.unit, name) if e.get(ITS_WEAPON) == bearer.weapon)
    return next(known, None)


def _note_prey(game: Game, bearer: Bearer, moment: Lost) -> None:
    """Remember who was hurt."""
    name = f"{counted_with(game.state, moment.unit)[0]} {_PREY}"
    game.begin(name, bearer.unit, ITS_WEAPON(bearer.weapon), by=bearer.unit)


def _was_prey(state: State, bearer: Bearer, moment: Fallen) -> bool:
    return is_wiped_out(state, moment.unit) and _prey(state, bearer, moment.unit) is not None


def _thirst(game: Game, bearer: Bearer, moment: Fallen) -> None:
    """Gain an attack for a unit that is gone."""
    known = _prey(game.state, bearer, moment.unit)
    if known is not None:
        game.emit(EffectEnded(known.id))
    _gather(game, bearer, bearer.number("bonus"))


# Escalate


def _since(turn: Stat) -> Gives:
    """Raise a stat from the so-many-th turn on the battlefield on; one that does not count is none."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        now = not game_of(ask).reason_against(TO_STAY, bearer.unit)
        there = turns_stayed(ask.state, bearer.unit) + now
        return plus(1, bearer.perk.name) if there >= bearer.number(turn) else None

    return Gives(turn, answer)


LASTING: tuple[Perk, ...] = (
    _weapon(
        "Bloodlust",
        "HP Loss, Specific, Stat Change",
        "{bonus} more attack for the rest of the game for each unit, friend or foe, that this weapon has"
        " cost HP and that is removed.",
        numbers={"bonus": 1},
        gives=(Gives(ATTACKS, _from_gathered, scope="under"),),
        reacts=(Reacts(Lost, _note_prey, _hurt), Reacts(Fallen, _thirst, _was_prey)),
        rulings=("W-Bloodlust-1",),
    ),
    _charges("AP", AP, " AP", 1, 2),
    _charges("Power", POWER, " Power", 1, 2),
    _charges("Range", RANGE, '" of range', 6, 12),
    _weapon(
        "Escalate",
        "Passive, Stat Change",
        "+1 Power from the wielder's turn {power} on the battlefield on, +1 attack from turn {attacks}, +1"
        " AP from turn {ap}.",
        numbers={"power": 2, "attacks": 3, "ap": 4},
        gives=tuple(_since(stat) for stat in (POWER, ATTACKS, AP)),
        rulings=("W-Escalate-1",),
    ),
)
