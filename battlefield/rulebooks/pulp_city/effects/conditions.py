"""Conditions: Fatigue, Revitalize, Stun, Recover, Spectral, Immunity."""

from battlefield.rulebooks.pulp_city.effects.rows import effect, lasting, once
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.immunity import BARRED, covers, from_effect, of_spectral
from battlefield.rulebooks.pulp_city.models.models import SPECTRAL, STUNNED, kind_of
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import FATIGUE, tire
from battlefield.rulebooks.pulp_city.models.vocabulary import MINION
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives
from battlefield.rules.core.state import Until


def _tire(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del strike, line, by
    yield from ()
    tire(game, on)


def _revitalize(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del strike, line, by
    yield from ()
    known = game.state.effects_on(on, FATIGUE)
    if kind_of(game.state, on) == MINION:
        game.say("Revitalize does nothing for Minions", on)
    elif known and known[0].amount > 1:
        game.emit(EffectChanged(known[0].id, known[0].amount - 1))
    elif known:
        game.emit(EffectEnded(known[0].id, "Revitalize"))


def _stun(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Keep it for the end of the roll."""
    del game, line, by
    yield from ()
    if on not in strike.stunned:
        strike.stunned.append(on)


def lay_stuns(game: Game, strike: Strike) -> Flow[None]:
    """Stun who is to be stunned, now that the roll is resolved."""
    while strike.stunned:
        unit = strike.stunned.pop(0)
        if not game.state.is_under(unit, STUNNED):
            until = Until("turn", game.state.clock.turn)
            yield from game.lay(STUNNED, unit, by=strike.user, until=until)


def _recover(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del by
    yield from ()
    game.lift(on, STUNNED, line.effect)
    if on in strike.stunned:
        strike.stunned.remove(on)


def _immunity(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """End what the target is immune to from now on."""
    for known in game.state.effects_on(on):
        if covers(line.of, known.name):
            game.emit(EffectEnded(known.id, line.text))
    if covers(line.of, STUNNED) and on in strike.stunned:
        strike.stunned.remove(on)
    yield from lasting()(game, strike, line, on, by)


def _easy(ask: Ask, bearer: Bearer) -> Modifier | None:
    action = ask.fact("action")
    opposed = action is not None and action.is_opposed
    return plus(1, "Easy Target") if bearer.unit == ask.foe and opposed else None


def _why_not_use(ask: Ask, bearer: Bearer) -> str:
    del bearer
    own = str(ask.fact("own", ""))
    return f"a Spectral model uses no {own.title()} actions" if own in BARRED else ""


EFFECTS = (
    effect(
        FATIGUE,
        "Conditions",
        "The target is Fatigued: twice a round at most, a Speeder three times; then it neither moves nor "
        "does what costs Fatigue. The Effects Phase removes it.",
        _tire,
        rulings=("P-Fatigue-1", "P-Fatigue-2"),
    ),
    effect(
        "Revitalize",
        "Conditions",
        "The target, a Supreme or a Monster, loses one Fatigue.",
        _revitalize,
        new=True,
    ),
    effect(
        STUNNED,
        "Conditions",
        "The target is an Easy Target and moves only as by Sprint, once the roll is resolved until the "
        "following Effects Phase. It does not stack.",
        _stun,
        gives=(Gives("attack dice", _easy, scope="under", mine=False),),
        rulings=("P-Stun-1",),
    ),
    effect("Recover", "Conditions", "The target is Stunned no longer.", _recover, new=True),
    effect(
        SPECTRAL,
        "Conditions",
        "Strength, Defense, Energy and Agility actions do nothing to the target, and it uses none; it falls "
        "unhurt, is in contact with nobody, moves by Blink, hurts nobody by a crash and scores nothing, "
        "until the following Effects Phase.",
        once(lasting()),
        forbids=(
            Forbids("suffer", of_spectral, scope="under"),
            Forbids("use", _why_not_use, scope="under"),
        ),
        rulings=("P-Spectral-1",),
    ),
    effect(
        "Immunity",
        "Conditions",
        "What is named does nothing to the target until the following Effects Phase, and ends where it is in "
        "force.",
        _immunity,
        forbids=(Forbids("suffer", from_effect, scope="under"),),
        rulings=("P-Immunity-1",),
    ),
)
