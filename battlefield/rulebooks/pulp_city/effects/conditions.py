"""Conditions: Fatigue, Revitalize, Stun, Recover, Spectral, Immunity."""

from battlefield.rulebooks.pulp_city.effects.laying import at_once, lasting, once
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.immunity import covers, names_of_laid
from battlefield.rulebooks.pulp_city.models.models import kind_of
from battlefield.rulebooks.pulp_city.models.rows import HAD, Effect, Trial
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import FATIGUE, tire
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    ACTION_KINDS,
    BLINK,
    DANGEROUS,
    FALLING,
    MINION,
    SPRINT,
    THROW,
    TRAITS,
)
from battlefield.rulebooks.pulp_city.moments import Attacking, Suffering, Using
from battlefield.rulebooks.pulp_city.words import ATTACK_DICE, CRASH, MOVE, SCORE, SUFFER, TOUCH, USE
from battlefield.rules.book.bench import Dial
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Catalogue, Flow, Forbids, Gives
from battlefield.rules.core.words import befalling
from battlefield.rules.skirmish.words import ITS_OF

STUNNED, BURDENED = "Stun", "Burdened"
BARRED = ("strength", "defense", "energy", "agility")  # traits that do nothing to, and for, a Spectral model


def _revitalize(game: Game, _strike: Strike, line: Line, on: str, _by: str) -> None:
    known = game.state.effects_on(on, FATIGUE)
    if kind_of(game.state, on) == MINION:
        game.say(f"{line.effect} does nothing for Minions", on)
    elif known and known[0].amount > 1:
        game.emit(EffectChanged(known[0].id, known[0].amount - 1))
    elif known:
        game.emit(EffectEnded(known[0].id, line.effect))


def _stun(_game: Game, strike: Strike, line: Line, on: str, _by: str) -> None:
    """Keep it for the end of the roll."""
    if (line.effect, on) not in strike.later:
        strike.later.append((line.effect, on))


def _recover(game: Game, _strike: Strike, line: Line, on: str, _by: str) -> None:
    """End a Stun that is there; one of the same roll is laid only afterwards, and so remains."""
    game.lift(on, STUNNED, line.effect)


def _immunity(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """End what the target is immune to from now on."""
    for known in game.state.effects_on(on):
        if any(covers(game.book, line.of, name) for name in names_of_laid(game.book, known)):
            game.emit(EffectEnded(known.id, line.text))
    for name, unit in tuple(strike.later):
        if unit == on and covers(game.book, line.of, name):
            strike.later.remove((name, unit))
    yield from lasting()(game, strike, line, on, by)


def _why_not_suffer(ask: Ask, bearer: Bearer) -> str:
    assert ask.book is not None
    of, suffering = bearer.get(ITS_OF), ask.told(Suffering) or Suffering()
    return f"it is Immune/{of}" if any(covers(ask.book, of, name) for name in suffering.names) else ""


def _immunities(book: Catalogue) -> tuple[str, ...]:
    """Return what an immunity may name: effects that are suffered, groups of them, dangers, traits, kinds."""
    rows = [row for row in book.perks.values() if isinstance(row, Effect)]
    named = (row.name for row in rows if row.form in ("plain", "amount") or (row.form and row.gives))
    groups = dict.fromkeys(row.groups[0] for row in rows if row.groups)
    return (*named, *groups, FALLING, DANGEROUS, *(trait.title() for trait in TRAITS), *ACTION_KINDS)


def _easy(ask: Ask, bearer: Bearer) -> Modifier | None:
    attacking = ask.told(Attacking)
    opposed = attacking is not None and attacking.action.is_opposed
    return plus(1, "Easy Target") if bearer.unit == ask.foe and opposed else None


def _is_beyond(ask: Ask, bearer: Bearer) -> str:
    suffering = ask.told(Suffering) or Suffering()
    barred = any(name in (*BARRED, FALLING) for name in suffering.names)
    return f"it is {bearer.perk.name}" if barred else ""


def _is_spectral(ask: Ask, bearer: Bearer) -> str:
    del ask
    return f"it is {bearer.perk.name}"


def _why_not_use(ask: Ask, bearer: Bearer) -> str:
    using = ask.told(Using)
    own = using.own if using is not None else ""
    return f"a {bearer.perk.name} model uses no {own.title()} actions" if own in BARRED else ""


def _slower(_ask: Ask, bearer: Bearer) -> Modifier:
    return plus(-2, bearer.perk.name)


def _has_hands_full(ask: Ask, bearer: Bearer) -> str:
    using = ask.told(Using)
    return f"it is {bearer.perk.name}" if using is not None and using.kind == THROW else ""


def _spectral(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Let a model become Spectral, which drops what it bears."""
    game.lift(on, BURDENED, line.effect)
    yield from lasting()(game, strike, line, on, by)


_OUT_OF = (TOUCH, CRASH, SCORE, befalling(BURDENED))
_TIRED = Dial(HAD, "Fatigue", 1, 0, 20, "target", tip="How often the target is Fatigued")

EFFECTS = (
    Effect(FATIGUE, "Conditions", says="The target is Fatigued: twice a round at most, a Speeder three "
           "times; then it neither moves nor does what costs Fatigue. The Effects Phase removes it.",
           applies=at_once(lambda game, _strike, _line, on, _by: tire(game, on)), tires=True,
           spares_things=True, rulings=("P-Fatigue-1", "P-Fatigue-2", "P-Fatigue-3", "P-Fatigue-4")),
    Effect("Revitalize", "Conditions", terms=("new",), says="The target, a Supreme or a Monster, loses one "
           "Fatigue.", applies=at_once(_revitalize), trial=Trial(mark=FATIGUE, dials=(_TIRED,))),
    Effect(STUNNED, "Conditions", says="The target is an Easy Target and moves only as by Sprint, once the "
           "roll is resolved until the following Effects Phase. It does not stack.", applies=at_once(_stun),
           spares_things=True, moves=SPRINT, gives=(Gives(ATTACK_DICE, _easy, scope="under", mine=False),),
           rulings=("P-Stun-1",)),
    Effect("Recover", "Conditions", terms=("new",), says="The target is Stunned no longer.",
           trial=Trial(mark=STUNNED), applies=at_once(_recover)),
    Effect("Spectral", "Conditions", says="Strength, Defense, Energy and Agility actions do nothing to the "
           "target, and it uses none; it falls unhurt, is in contact with nobody, moves by Blink, hurts "
           "nobody by a crash and scores nothing, until the following Effects Phase.",
           applies=once(_spectral), moves=BLINK,
           forbids=(Forbids(SUFFER, _is_beyond, scope="under"), Forbids(USE, _why_not_use, scope="under"),
                    *(Forbids(what, _is_spectral, scope="under") for what in _OUT_OF)),
           rulings=("P-Spectral-1", "P-Spectral-2")),
    Effect("Immunity", "Conditions", says="What is named does nothing to the target until the following "
           "Effects Phase, and ends where it is in force.", form="named", applies=_immunity,
           forbids=(Forbids(SUFFER, _why_not_suffer, scope="under"),), rulings=("P-Immunity-1",),
           trial=Trial(behind=_immunities)),
    Effect(BURDENED, "Conditions", kind="effect", says="The target's Move is 2 less and it throws nothing, "
           "until the following Effects Phase.", applies=once(lasting()), spares_things=True,
           gives=(Gives(MOVE, _slower, scope="under"),),
           forbids=(Forbids(USE, _has_hands_full, scope="under"),), rulings=("P-Burdened-1",)),
)  # fmt: skip
