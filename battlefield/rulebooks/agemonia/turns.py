"""One figure's turn: a Hero's chosen action and its maneuvers, and what Enemies and other Allies do."""

from dataclasses import dataclass

from battlefield.rulebooks.agemonia.conditions import MISSED_ACTION, MISSED_MANEUVER, miss, reveal
from battlefield.rulebooks.agemonia.dominating import turn_on_friend
from battlefield.rulebooks.agemonia.figures import (
    ACTED,
    SPENT,
    actions_of,
    is_ally,
    is_hero,
    is_up,
    kind_of,
)
from battlefield.rulebooks.agemonia.hurting import hurt, recover, settle
from battlefield.rulebooks.agemonia.movement.ground import is_hindered
from battlefield.rulebooks.agemonia.movement.teleporting import gates
from battlefield.rulebooks.agemonia.movement.walking import Turn, go_back, walk
from battlefield.rulebooks.agemonia.planning import has_bonus, planned
from battlefield.rulebooks.agemonia.targets import can_attack
from battlefield.rulebooks.agemonia.using import is_usable, use
from battlefield.rulebooks.agemonia.vocabulary import (
    ATTACKS,
    BLEEDING,
    CONFUSED,
    DOMINATED,
    HELD,
    ITEM,
    STUNNED,
)
from battlefield.rulebooks.agemonia.wording import action_words
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark

TURN = "Take Turn"
RETHINK, MOVE, REST, DONE = "rethink", "move", "rest", "done"
STEP, RECOVER = "step", "recover"
SHAKEN = (BLEEDING, HELD)  # conditions that an Ally may end by a maneuver


def take_turn(game: Game, unit: str) -> Flow[None]:
    """Let a figure take its turn."""
    yield from game.tell(UnitActivated(unit, TURN))
    game.say("takes its turn", unit)
    mark(game, ACTED, unit, "turn")
    turn = Turn(unit)
    turn.note(game.state)
    if game.state.is_under(unit, BLEEDING):
        hurt(game, unit, 1, BLEEDING)
        settle(game)
    if is_up(game.state, unit):
        yield from _choose_deeds(game, turn)
    go_back(game, turn)
    if not is_ally(game.state, unit) and not turn.moved:
        game.lift(unit, BLEEDING, "it did not move")
    reveal(game)
    yield from game.tell(UnitDone(unit, TURN))
    yield from game.end("step", TURN)


def _choose_deeds(game: Game, turn: Turn) -> Flow[None]:
    """Let a figure act and make its maneuvers, in the order its player likes; conditions may cost it both."""
    unit = turn.unit
    left = Left(maneuvers=2 if has_bonus(game.state, unit) else 1)
    if is_ally(game.state, unit) and game.state.is_under(unit, DOMINATED):
        yield from turn_on_friend(game, unit)
        left.action = not game.lift(unit, DOMINATED, "missed its action")
    while is_up(game.state, unit):
        if _misses_all(game, unit, left):
            break
        words = _deeds(game, unit, left)
        if not words:
            break
        words[DONE] = "no more"
        name, side = game.state.units[unit].name, game.state.units[unit].commander
        chosen = yield from game.choose_one(f"turn of {name}", words, by=side)
        if chosen == DONE:
            break
        if chosen in (MOVE, REST, *SHAKEN):
            left.maneuvers -= 1
        else:
            left.action = False
        yield from _do(game, turn, chosen)


@dataclass(slots=True)
class Left:
    """What a figure has left of its turn."""

    maneuvers: int
    action: bool = True


def _misses_all(game: Game, unit: str, left: Left) -> bool:
    """Take away what conditions cost; True where a Stunned Enemy does nothing more in its turn."""
    if not is_ally(game.state, unit):
        stunned = game.lift(unit, STUNNED, "missed what it had left")
        if stunned:
            game.say("is Stunned and does nothing more", unit)
        return stunned
    if left.action and miss(game, unit, MISSED_ACTION, MISSED_MANEUVER):
        left.action = False
    if left.maneuvers and miss(game, unit, MISSED_MANEUVER, MISSED_ACTION):
        left.maneuvers -= 1
    if left.action and game.lift(unit, CONFUSED, "missed its action"):
        left.action = False
    return False


def _deeds(game: Game, unit: str, left: Left) -> dict[str, str]:
    """Return what a figure may do next, with words; nothing where there is nothing left."""
    state, words = game.state, dict[str, str]()
    resting = 0 if is_hindered(state, unit) else 1
    if left.action:
        for weapon in _open_actions(game, unit):
            words[weapon] = action_words(state, unit, weapon)
        if is_hero(state, unit):
            gets = "move one area, or recover 1 stamina," if resting else "move one area"
            words[RETHINK] = f"rethink: {gets} in place of the action"
    if not left.maneuvers:
        return words
    if _may_move(game, unit) and not (left.action and _stands_fast(game, unit)):
        words[MOVE] = "move"
    if is_hero(state, unit) and state.is_under(unit, SPENT) and resting:
        words[REST] = "rest: recover 1 stamina"
    if is_ally(state, unit):
        ended = (each for each in SHAKEN if state.is_under(unit, each))
        words |= {name: f"a maneuver to be {name} no longer" for name in ended}
    return words


def _may_move(game: Game, unit: str) -> bool:
    """Tell whether a move is worth choosing: a Held Ally can but use a token, an Enemy stays and is free."""
    ally = is_ally(game.state, unit)
    return not (ally and game.state.is_under(unit, HELD)) or bool(gates(game.state, unit))


def _open_actions(game: Game, unit: str) -> tuple[str, ...]:
    """Return the actions that a figure may use now: a Hero's is the one it planned."""
    plan = planned(game.state, unit)
    own = (plan,) if is_hero(game.state, unit) else actions_of(game.state, unit)
    return tuple(weapon for weapon in own if weapon and is_usable(game, unit, weapon))


def _stands_fast(game: Game, unit: str) -> bool:
    """Return whether an Enemy can attack from where it is: then it does not move."""
    if is_ally(game.state, unit):
        return False
    attacks = (w for w in actions_of(game.state, unit) if kind_of(game.state, w) in ATTACKS)
    return any(can_attack(game.state, unit, weapon) for weapon in attacks)


def _do(game: Game, turn: Turn, chosen: str) -> Flow[None]:
    unit = turn.unit
    if chosen == MOVE:
        if not is_ally(game.state, unit) and game.lift(unit, HELD, "did not move"):
            return
        yield from walk(game, turn)
    elif chosen == REST:
        recover(game, unit, 1)
    elif chosen in SHAKEN:
        game.lift(unit, chosen, "a maneuver")
    elif chosen == RETHINK:
        yield from _rethink(game, turn)
    elif kind_of(game.state, chosen) in ATTACKS and (yield from _misses_attack(game, unit)):
        game.say("does not attack", unit)
    else:
        if kind_of(game.state, chosen) == ITEM:
            mark(game, f"used {chosen}", unit, "game")
        yield from use(game, turn, chosen)


def _rethink(game: Game, turn: Turn) -> Flow[None]:
    """Let a Hero step, or recover; who is hindered recovers nothing."""
    state, side = game.state, game.state.units[turn.unit].commander
    words = {STEP: "one movement point", RECOVER: "recover 1 stamina"}
    if is_hindered(state, turn.unit):
        words.pop(RECOVER)
    if (yield from game.choose_one("rethink", words, by=side)) == STEP:
        yield from walk(game, turn, 1)
    else:
        recover(game, turn.unit, 1)


def _misses_attack(game: Game, unit: str) -> Flow[bool]:
    """Return whether an Enemy's attack does not come about: Confused it does nothing, Dominated it turns."""
    if is_ally(game.state, unit):
        return False
    confused = game.lift(unit, CONFUSED, "missed its attack")
    dominated = game.lift(unit, DOMINATED, "missed its attack")
    if dominated:
        yield from turn_on_friend(game, unit)
    return confused or dominated
