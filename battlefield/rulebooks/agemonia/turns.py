"""One figure's turn: a Hero's chosen action and its maneuvers, and what Enemies and other Allies do."""

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
from battlefield.rulebooks.agemonia.planning import has_bonus, planned
from battlefield.rulebooks.agemonia.targets import can_attack
from battlefield.rulebooks.agemonia.using import is_usable, use
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS, BLEEDING, CONFUSED, HELD, ITEM, STUNNED
from battlefield.rulebooks.agemonia.walking import Turn, go_back, walk
from battlefield.rules.flow import Game
from battlefield.rules.moments import UnitActivated, UnitDone
from battlefield.rules.perks import Flow
from battlefield.rules.remembering import mark

TURN = "Take Turn"
ACT, RETHINK, MOVE, REST, DONE = "act", "rethink", "move", "rest", "done"
STEP, RECOVER = "step", "recover"


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
    game.lift(unit, HELD, "its turn is over")
    yield from game.tell(UnitDone(unit, TURN))
    yield from game.end("step", TURN)


def _choose_deeds(game: Game, turn: Turn) -> Flow[None]:
    """Let a figure act and make its maneuvers, in the order its player likes; conditions may cost it both."""
    unit = turn.unit
    may_act = not game.lift(unit, CONFUSED, "missed its action")
    maneuvers = 2 if has_bonus(game.state, unit) else 1
    while is_up(game.state, unit):
        words = _deeds(game, unit, may_act, maneuvers)
        if not words:
            break
        if game.lift(unit, STUNNED, "missed what it had left"):
            game.say("is Stunned and does nothing more", unit)
            break
        words[DONE] = "no more"
        name, side = game.state.units[unit].name, game.state.units[unit].commander
        chosen = yield from game.choose_one(f"turn of {name}", words, by=side)
        if chosen == DONE:
            break
        if chosen in (MOVE, REST):
            maneuvers -= 1
        else:
            may_act = False
        yield from _do(game, turn, chosen)


def _deeds(game: Game, unit: str, may_act: bool, maneuvers: int) -> dict[str, str]:
    """Give what a figure may do next, with words; nothing where there is nothing left."""
    state, words = game.state, dict[str, str]()
    if may_act:
        for weapon in _open_actions(game, unit):
            words[weapon] = f"{state.profiles[weapon].name}: {kind_of(state, weapon)}"
        if is_hero(state, unit):
            words[RETHINK] = "rethink: move one area, or recover 1 stamina, in place of the action"
    if maneuvers and not (may_act and _stands_fast(game, unit)):
        words[MOVE] = "move"
        if is_hero(state, unit) and state.is_under(unit, SPENT):
            words[REST] = "rest: recover 1 stamina"
    return words


def _open_actions(game: Game, unit: str) -> tuple[str, ...]:
    """Give the actions that a figure may use now: a Hero's is the one it planned."""
    plan = planned(game.state, unit)
    own = (plan,) if is_hero(game.state, unit) else actions_of(game.state, unit)
    return tuple(weapon for weapon in own if weapon and is_usable(game.state, unit, weapon))


def _stands_fast(game: Game, unit: str) -> bool:
    """Tell whether an Enemy can attack from where it is: then it does not move."""
    if is_ally(game.state, unit):
        return False
    attacks = (w for w in actions_of(game.state, unit) if kind_of(game.state, w) in ATTACKS)
    return any(can_attack(game.state, unit, weapon) for weapon in attacks)


def _do(game: Game, turn: Turn, chosen: str) -> Flow[None]:
    unit = turn.unit
    if chosen == MOVE:
        yield from walk(game, turn)
    elif chosen == REST:
        recover(game, unit, 1)
    elif chosen == RETHINK:
        words = {STEP: "one movement point", RECOVER: "recover 1 stamina"}
        side = game.state.units[unit].commander
        if (yield from game.choose_one("rethink", words, by=side)) == STEP:
            yield from walk(game, turn, 1)
        else:
            recover(game, unit, 1)
    else:
        if kind_of(game.state, chosen) == ITEM:
            mark(game, f"used {chosen}", unit, "game")
        yield from use(game, turn, chosen)
