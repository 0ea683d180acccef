"""The activation of a character: how it moves, then the attacks that it makes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import hypot

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.iron_kingdoms.attacking import attack, is_laid
from battlefield.rulebooks.iron_kingdoms.blow import Blow, why_out_of_range
from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.hazards import tread
from battlefield.rulebooks.iron_kingdoms.models import (
    attacks_with,
    foes_of,
    is_low,
    is_melee,
    is_shot,
    is_stopped,
    is_there,
    reach_of,
    size_of,
)
from battlefield.rulebooks.iron_kingdoms.moving import (
    BOOSTED_FROM,
    MOVE,
    RUN,
    Path,
    charge,
    charges,
    face,
    move,
    speed,
)
from battlefield.rulebooks.iron_kingdoms.rows.conditions import end_what_bars, reason_against
from battlefield.rulebooks.iron_kingdoms.rows.own import OWN
from battlefield.rulebooks.iron_kingdoms.sight import engaged_by, reaches, sees
from battlefield.rulebooks.iron_kingdoms.vocabulary import RANGED
from battlefield.rulebooks.iron_kingdoms.words import ACT, STAND, STAY_DOWN
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitActivated, UnitDone
from battlefield.rules.core.perks import Bearer, Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.requests import done_to
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.own_effects import TURN_BEGINS, TURN_ENDS, come_about
from battlefield.rules.skirmish.single import take_off, weapon_kind, weapons_of

ACTIVATE = "Activate"
STAY, AIM, DONE, PLACE = "stay", "aim", "done", "place"
PASSING = "pass: nothing is done with it this turn"
RISE_MOVE, RISE_ACT = "give up movement", "give up action"


@dataclass(slots=True)
class Doing:
    """What a character has done in its activation, and what is left to it."""

    paths: list[Path] = field(default_factory=list)
    may_move: bool = True
    may_act: bool = True
    aimed: bool = False
    charged: str = ""  # the enemy charged
    boosted: bool = False  # whether the first strike of the charge is boosted
    kind: str = ""  # of the attacks that it makes
    made: dict[str, int] = field(default_factory=dict)  # attacks, by weapon
    rose_or_fell: bool = False  # whether it stood up, or dropped prone

    @property
    def is_nothing(self) -> bool:
        """Whether nothing has been done so far."""
        gone = any(len(path) > 1 for path in self.paths)
        return not (gone or self.aimed or self.made or self.rose_or_fell)


def activate(game: Game, unit: str) -> Flow[None]:
    """Let a character act: stand up, move, attack, and then suffer the clouds that it was in."""
    smoke = [cloud.id for cloud in clouds(game.state)]
    yield from game.tell(UnitActivated(unit, ACTIVATE))
    mark(game, ACTED, unit, "phase")
    yield from come_about(OWN, game, TURN_BEGINS, unit)
    lost, doing, there = reason_against(game.state, ACT, unit), Doing(), is_there(game.state, unit)
    if there and lost:
        end_what_bars(game, ACT, unit, "its activation is lost")
        game.say(lost, unit)
    elif there:
        yield from _stand_up(game, unit, doing)
        if doing.may_move:
            yield from _movement(game, unit, doing)
        while doing.may_act and _can_go_on(game.state, unit) and (yield from _attack(game, unit, doing)):
            pass
        if doing.is_nothing and _can_go_on(game.state, unit):
            game.say("passes: nothing is done with it this turn", unit)
    yield from tread(game, unit, doing.paths, smoke)
    take_off(game)
    yield from come_about(OWN, game, TURN_ENDS, unit)
    yield from game.tell(UnitDone(unit, ACTIVATE))


def _can_go_on(state: State, unit: str) -> bool:
    return is_there(state, unit) and not is_stopped(state, unit)


def _ask(game: Game, unit: str, what: str, options: Mapping[str, str]) -> Flow[str]:
    held = game.state.units[unit]
    return (yield from game.choose_one(f"{what} of {held.name}", options, by=held.commander))


def _stand_up(game: Game, unit: str, doing: Doing) -> Flow[None]:
    """Let who is down give up its movement or its action to stand up; only who is prone may stay down."""
    if not is_low(game.state, unit):
        return
    words = {RISE_ACT: "stand up instead of attacking", RISE_MOVE: "stand up instead of moving"}
    if not reason_against(game.state, STAY_DOWN, unit):
        words[STAY] = "stay down"
    chosen = yield from _ask(game, unit, "standing up", words)
    doing.may_move, doing.may_act = chosen == RISE_ACT, chosen != RISE_ACT
    doing.rose_or_fell = chosen != STAY
    if chosen != STAY:
        end_what_bars(game, STAND, unit, "it stands up")


def _movement(game: Game, unit: str, doing: Doing) -> Flow[None]:
    ways = charges(game, unit) if doing.may_act else {}
    inches = speed(game, unit)
    idle = doing.is_nothing and not (doing.may_act and attacks(game.state, unit, doing))
    offered = {use.words: (row, use) for row in game.book.perks.values() for use in row.uses}
    words = {MOVE: f"move up to {inches:g} in", STAY: PASSING if idle else "stay where it is"}
    if doing.may_act:
        words[RUN] = f"run up to {2.0 * inches:g} in, without attacking"
        words |= {foe: f"charge {game.state.units[foe].name}" for foe in ways}
        words |= {AIM: "stay and aim"} if _may_aim(game.state, unit) else {}
        words |= {name: f"stay and {name}" for name in offered}
    chosen = yield from _ask(game, unit, "movement", words)
    if chosen in offered:
        row, use = offered[chosen]
        doing.rose_or_fell = True
        yield from use.run(game, Bearer(row, unit)) or ()
    doing.aimed = chosen == AIM
    if chosen in ways:
        path = yield from charge(game, unit, ways[chosen])
        doing.charged, doing.boosted = chosen, is_within(BOOSTED_FROM, _length(path))
        doing.paths.append(path)
    elif chosen in (MOVE, RUN):
        doing.may_act = doing.may_act and chosen == MOVE
        doing.paths.append((yield from move(game, unit, chosen, inches * (2.0 if chosen == RUN else 1.0))))


def _length(path: Path) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def _may_aim(state: State, unit: str) -> bool:
    ranged = any(weapon_kind(state, weapon) == RANGED for weapon in weapons_of(state, unit))
    return ranged and not engaged_by(state, unit)


# attacks


def _attack(game: Game, unit: str, doing: Doing) -> Flow[bool]:
    """Let a character make one attack; False once it makes no more."""
    blows = {_id(blow): blow for blow in attacks(game.state, unit, doing)}
    if not blows:
        return False
    words = {id_: _words(game.state, blow) for id_, blow in blows.items()}
    enough = PASSING if doing.is_nothing else "no more attacks"
    chosen = yield from _ask(game, unit, "attack", {**words, DONE: enough})
    if chosen == DONE:
        return False
    blow = blows[chosen]
    doing.kind = _sort(game.state, blow.weapon)
    doing.made[blow.weapon] = doing.made.get(blow.weapon, 0) + 1
    doing.boosted = doing.boosted and not blow.charged
    face(game, unit, blow.target)
    yield from attack(game, blow)
    return True


def _id(blow: Blow) -> str:
    name = blow.weapon.rpartition("/")[2]
    return done_to(name, blow.target if blow.target != blow.unit else PLACE)


def _words(state: State, blow: Blow) -> str:
    if blow.target == blow.unit:
        return f"{state.profiles[blow.weapon].name} on a place"
    far = "" if is_melee(state, blow.weapon) else why_out_of_range(state, blow)
    words = f"{state.profiles[blow.weapon].name} on {state.units[blow.target].name}"
    return f"{words}{', damage boosted' if blow.charged else ''}{f' ({far})' if far else ''}"


def _sort(state: State, weapon: str) -> str:
    """Tell attacks that cannot be made in the same activation apart: in melee, shot, cast."""
    return "melee" if is_melee(state, weapon) else weapon_kind(state, weapon)


def attacks(state: State, unit: str, doing: Doing) -> tuple[Blow, ...]:
    """Return the attacks that a character can make now, weapon by weapon."""
    made = tuple(doing.made.items())
    return _attacks(Same(state), unit, doing.kind, (doing.charged, doing.boosted, doing.aimed), made)


@lru_cache(maxsize=256)  # what may come of an attack is found by going through its turn again and again
def _attacks(
    known: Same[State], unit: str, kind: str, how: tuple[str, bool, bool], made: tuple[tuple[str, int], ...]
) -> tuple[Blow, ...]:
    state, count, (charged, boosted, aimed) = known.value, dict(made), how
    found = []
    for weapon in weapons_of(state, unit):
        sort = _sort(state, weapon)
        wrong = kind not in ("", sort) or (charged and sort != "melee")
        if wrong or count.get(weapon, 0) >= attacks_with(state, weapon):
            continue
        if is_laid(state, weapon):
            found.append(Blow(unit, weapon, unit))
            continue
        for foe in foes_of(state, unit):
            blow = Blow(unit, weapon, foe.id, aimed=aimed, charged=boosted and foe.id == charged)
            if not why_not(state, blow):
                found.append(blow)
    return tuple(found)


def why_not(state: State, blow: Blow) -> str:
    """Say why a character cannot make an attack, or nothing; a template may be sent beyond its range."""
    if is_melee(state, blow.weapon):
        in_reach = reaches(state, blow.unit, blow.target, reach_of(state, blow.weapon))
        return "" if in_reach else "it is out of melee range"
    assert is_shot(state, blow.weapon)
    if not size_of(state, blow.weapon) and why_out_of_range(state, blow):
        return why_out_of_range(state, blow)
    return "" if sees(state, blow.unit, blow.target) else "it is not in sight"
