"""One figure's turn: a Hero's chosen action and its maneuvers, and what Enemies and other Allies do."""

from battlefield.rulebooks.agemonia.conditions import look_around
from battlefield.rulebooks.agemonia.effects.own import OWN
from battlefield.rulebooks.agemonia.figures import SPENT, is_ally, is_hero
from battlefield.rulebooks.agemonia.hurting import recover
from battlefield.rulebooks.agemonia.moments import Attacking, Choosing, Moving, TurnEnding, TurnTaken
from battlefield.rulebooks.agemonia.movement.ground import is_hindered
from battlefield.rulebooks.agemonia.movement.teleporting import gates
from battlefield.rulebooks.agemonia.movement.walking import go_back, lost_points, note, walk
from battlefield.rulebooks.agemonia.planning import has_bonus, planned
from battlefield.rulebooks.agemonia.rows import conditions_of
from battlefield.rulebooks.agemonia.targets import can_attack
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.using import is_usable, use
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS, ITEM
from battlefield.rulebooks.agemonia.wording import action_words
from battlefield.rulebooks.agemonia.words import STEP as STEPPING
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.skirmish.own_effects import TURN_BEGINS, TURN_ENDS, come_about
from battlefield.rules.skirmish.single import is_up, weapon_kind, weapons_of

TURN = "Take Turn"
RETHINK, MOVE, REST, DONE = "rethink", "move", "rest", "done"
STEP, RECOVER = "step", "recover"


def take_turn(game: Game, unit: str) -> Flow[None]:
    """Let a figure take its turn."""
    yield from game.tell(UnitActivated(unit, TURN))
    game.say("takes its turn", unit)
    mark(game, ACTED, unit, "turn")
    turn = Turn(unit, maneuvers=2 if has_bonus(game, unit) else 1)
    note(turn, game.state)
    yield from game.tell(TurnTaken(turn))
    yield from come_about(OWN, game, TURN_BEGINS, unit)
    yield from _choose_deeds(game, turn)
    go_back(game, turn)
    yield from game.tell(TurnEnding(turn))
    yield from look_around(game)
    yield from come_about(OWN, game, TURN_ENDS, unit)
    yield from game.tell(UnitDone(unit, TURN))
    yield from game.end("step", TURN)


def _choose_deeds(game: Game, turn: Turn) -> Flow[None]:
    """Let a figure act and make its maneuvers, in the order its player likes; conditions may cost it both."""
    unit = turn.unit
    while is_up(game.state, unit):
        yield from game.tell(Choosing(turn))
        words = _deeds(game, turn)
        if not words:
            break
        words[DONE] = "end the turn"
        name, side = game.state.units[unit].name, game.state.units[unit].commander
        chosen = yield from game.choose_one(f"turn of {name}", words, by=side)
        if chosen == DONE:
            break
        if chosen in (MOVE, REST, *_shaken_off(game, unit)):
            turn.maneuvers -= 1
        else:
            turn.action = False
        yield from _do(game, turn, chosen)


def _shaken_off(game: Game, unit: str) -> tuple[str, ...]:
    """Return the conditions that a figure may end by a maneuver: an Ally alone."""
    if not is_ally(game.state, unit):
        return ()
    known = conditions_of(game.book).items()
    return tuple(name for name, each in known if each.by_maneuver and game.state.is_under(unit, name))


def _deeds(game: Game, turn: Turn) -> dict[str, str]:
    """Return what a figure may do next, with words; nothing where there is nothing left."""
    unit, state, words = turn.unit, game.state, dict[str, str]()
    resting = 0 if is_hindered(state, unit) else 1
    if turn.action:
        for weapon in _open_actions(game, unit):
            words[weapon] = action_words(state, unit, weapon)
        gets = _rethought(game, unit) if is_hero(state, unit) else {}
        if gets:
            words[RETHINK] = f"rethink: {', or '.join(gets.values())} in place of the action"
    if not turn.maneuvers:
        return words
    if _may_move(game, unit) and not (turn.action and _stands_fast(game, unit)):
        words[MOVE] = "move"
    if is_hero(state, unit) and state.is_under(unit, SPENT) and resting:
        words[REST] = "rest: recover 1 stamina"
    words |= {name: f"a maneuver to be {name} no longer" for name in _shaken_off(game, unit)}
    return words


def _may_move(game: Game, unit: str) -> bool:
    """Tell whether a move is worth choosing: an Ally that cannot step can but use a token."""
    stays = is_ally(game.state, unit) and game.reason_against(STEPPING, unit)
    return not stays or bool(gates(game.state, unit))


def _open_actions(game: Game, unit: str) -> tuple[str, ...]:
    """Return the actions that a figure may use now: a Hero's is the one it planned."""
    plan = planned(game.state, unit)
    own = (plan,) if is_hero(game.state, unit) else weapons_of(game.state, unit)
    return tuple(weapon for weapon in own if weapon and is_usable(game, unit, weapon))


def _stands_fast(game: Game, unit: str) -> bool:
    """Return whether an Enemy can attack from where it is: then it does not move."""
    if is_ally(game.state, unit):
        return False
    attacks = (w for w in weapons_of(game.state, unit) if weapon_kind(game.state, w) in ATTACKS)
    return any(can_attack(game, unit, weapon) for weapon in attacks)


def _do(game: Game, turn: Turn, chosen: str) -> Flow[None]:
    unit = turn.unit
    if chosen == MOVE:
        if not (yield from _misses(game, Moving(unit))):
            yield from walk(game, turn)
    elif chosen == REST:
        recover(game, unit, 1)
    elif chosen in conditions_of(game.book):
        game.lift(unit, chosen, "a maneuver")
    elif chosen == RETHINK:
        yield from _rethink(game, turn)
    elif weapon_kind(game.state, chosen) in ATTACKS and (yield from _misses(game, Attacking(unit, chosen))):
        game.say("does not attack", unit)
    else:
        if weapon_kind(game.state, chosen) == ITEM:
            mark(game, f"used {chosen}", unit, "game")
        yield from use(game, turn, chosen)


def _rethought(game: Game, unit: str) -> dict[str, str]:
    """Return what a Hero gets for its action.

    Who is held or slowed takes no step with its one point, who is hindered recovers nothing.
    """
    steps = _may_move(game, unit) and (not lost_points(game, unit) or gates(game.state, unit))
    found = {STEP: "move one area"} if steps else {}
    return found if is_hindered(game.state, unit) else {**found, RECOVER: "recover 1 stamina"}


def _rethink(game: Game, turn: Turn) -> Flow[None]:
    """Let a Hero step, or recover."""
    state, side, words = game.state, game.state.units[turn.unit].commander, _rethought(game, turn.unit)
    if STEP in words:
        words[STEP] = "take one movement point"
    if (yield from game.choose_one(f"Rethink of {state.units[turn.unit].name}", words, by=side)) == STEP:
        yield from walk(game, turn, 1)
    else:
        recover(game, turn.unit, 1)


def _misses(game: Game, moment: Moving | Attacking) -> Flow[bool]:
    """Return whether what a figure chose does not come about."""
    yield from game.tell(moment)
    return moment.is_missed
