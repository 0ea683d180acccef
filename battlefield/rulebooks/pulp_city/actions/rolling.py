"""The Action Roll: the best die and a trait against the best die and a trait, or against a difficulty."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from battlefield.rulebooks.pulp_city.models.models import trait
from battlefield.rulebooks.pulp_city.models.pools import attack_dice, attack_face, defence_dice, defence_face
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import dice_of, lose_dice
from battlefield.rulebooks.pulp_city.moments import PoolRolled
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Tells
from battlefield.rules.core.modifiers import Breakdown
from battlefield.rules.core.perks import Flow


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a roll succeeded, and how many EFX it achieved."""

    success: bool
    efx: int


def outcome(
    attack: Sequence[int], own: int, face: int, defence: Sequence[int], other: int, against: int
) -> Outcome:
    """Judge faces: the attacker must be higher; each defender's die from a face up cancels one EFX."""
    success = max(attack) + own > max(defence) + other
    hits, cancelled = sum(f >= face for f in attack), sum(f >= against for f in defence)
    return Outcome(success, max(0, hits - cancelled) if success else 0)


def outcome_against(attack: Sequence[int], own: int, face: int, difficulty: int) -> Outcome:
    """Judge faces against a fixed difficulty, which must be reached."""
    success = max(attack) + own >= difficulty
    return Outcome(success, sum(f >= face for f in attack) if success else 0)


def action_roll(game: Game, strike: Strike) -> Flow[Outcome]:
    """Roll for an action; what needs no roll succeeds without EFX."""
    action, user, target = strike.action, strike.user, strike.target
    if not action.own:
        return Outcome(True, 0)
    own = trait(game, user, action.own).value
    power = yield from _power(game, user, f"attack with {action.name}")
    attack = attack_dice(game, strike, power)
    if action.is_opposed and user != target:
        found = yield from _opposed(game, strike, attack, own)
    else:
        game.say(attack.words, user)
        face = attack_face(game, strike)
        goal = action.difficulty or trait(game, user, action.against).value + 1
        judged = partial(outcome_against, own=own, face=face, difficulty=goal)
        faces = yield from _rolled(game, user, attack.value, f"{action.name}", judged)
        found = judged(faces)
        _judge(game, strike, _words(max(faces) + own, f"difficulty {goal}", found), found)
    yield from game.tell(PoolRolled(user, attacks=True))
    lose_dice(game, user, power)
    return found


def _opposed(game: Game, strike: Strike, attack: Breakdown, own: int) -> Flow[Outcome]:
    user, target, action = strike.user, strike.target, strike.action
    name = game.state.units[target].name
    power = yield from _power(game, target, f"defence against {action.name}")
    defence = defence_dice(game, strike, power)
    game.say(f"{attack.words}; {defence.words}", user)
    face, against = attack_face(game, strike), defence_face(game, strike)
    what, best = f"{action.name} against {name}", partial(_best, face)
    rolled = yield from _rolled(game, user, attack.value, what, best)
    other = trait(game, target, action.against).value
    judged = partial(outcome, rolled, own, face, other=other, against=against)
    faces = yield from _rolled(game, target, defence.value, f"defence of {name}", judged)
    found = judged(faces)
    _judge(game, strike, _words(max(rolled) + own, str(max(faces) + other), found), found)
    yield from game.tell(PoolRolled(target, attacks=False))
    lose_dice(game, target, power)
    return found


def _words(total: int, against: str, found: Outcome) -> str:
    if not found.success:
        return f"{total} against {against}: it fails"
    return f"{total} against {against}: it succeeds with {found.efx} EFX"


def _judge(game: Game, strike: Strike, words: str, found: Outcome) -> None:
    name = game.state.units[strike.target].name
    game.judge(words, strike.user, f"{strike.action.name} on {name} succeeds", found.success)


def _best(face: int, faces: Sequence[int]) -> tuple[int, int]:
    """Return all that counts of an attacker's pool: its best die, and how many show a face or more."""
    return max(faces), sum(f >= face for f in faces)


def _rolled(game: Game, unit: str, dice: int, what: str, tells: Tells) -> Flow[tuple[int, ...]]:
    """Roll a pool, of which `tells` gives all that counts."""
    by = game.state.units[unit].commander
    return (yield from game.roll(what, dice, by=by, about=(unit,), tells=tells))


def _power(game: Game, unit: str, what: str) -> Flow[int]:
    """Let a model's commander say how many Power Up dice it uses."""
    have = dice_of(game.state, unit)
    if not have:
        return 0
    words = {str(n): f"{n} of {have} Power Up dice" for n in range(have + 1)}
    side, name = game.state.units[unit].commander, game.state.units[unit].name
    return int((yield from game.choose_one(f"Power Up dice of {name} for the {what}", words, by=side)))
