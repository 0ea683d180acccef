"""Teleport, Jump, Teleport tokens; Summoning, which brings new figures; Provoke, which hurts who leaves."""

from battlefield.rulebooks.agemonia.figures import flies, number_of
from battlefield.rulebooks.agemonia.moments import Leaving, Moved
from battlefield.rulebooks.agemonia.movement.entering import come_into, fall
from battlefield.rulebooks.agemonia.movement.ground import arrive, has_room, is_closed, range_between, shift
from battlefield.rulebooks.agemonia.movement.teleporting import appear, reachable
from battlefield.rulebooks.agemonia.movement.walking import provoke
from battlefield.rulebooks.agemonia.rows import Applies, Deed, Row, Trial
from battlefield.rulebooks.agemonia.targets import is_in_range
from battlefield.rulebooks.agemonia.vocabulary import ACTIVE, ATTACKS, GATE, INACTIVE
from battlefield.rulebooks.agemonia.words import (
    AMOUNT,
    COLOUR,
    LEAP,
    PROVOKED,
    RANGE,
    SIDE_UP,
    STEP,
    number_on,
)
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.events import MarkerLaid
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import Marker
from battlefield.rules.skirmish.single import is_up, is_waiting, weapon_kind
from battlefield.rules.skirmish.words import ITS_OF, ITS_TOKEN, SUMMONED
from battlefield.rules.table.areas import area_of, graph, name_of, sees

_FAMILY, _STAY = "Movement", "stay"


def _near(game: Game, deed: Deed) -> tuple[str, ...]:
    return reachable(game.state, deed.unit, deed.number(AMOUNT))


def _goal(game: Game, deed: Deed, unit: str, near: tuple[str, ...], verb: str) -> Flow[str]:
    """Let a side choose the area that a figure goes to; it may stay where it has attacked besides."""
    if not near:
        game.say(f"there is nowhere to {verb} to", unit)
        return ""
    areas = {area: name_of(game.state, area) for area in near}
    if deed.weapon and weapon_kind(game.state, deed.weapon) in ATTACKS:
        areas[_STAY] = "stay where it is"
    what = f"{deed.row.name}: where {game.state.units[unit].name} goes"
    chosen = yield from game.choose_one(what, areas, by=game.state.units[deed.unit].commander)
    return "" if chosen == _STAY else chosen


def _teleport(game: Game, deed: Deed, targets: tuple[str, ...]) -> Flow[None]:
    """Let a side choose an area for each, and put it there."""
    for unit in targets:
        near = reachable(game.state, unit, deed.number(AMOUNT))
        there = yield from _goal(game, deed, unit, near, "teleport")
        if there:
            yield from appear(game, unit, there, deed.unit, deed.row.name)


def _landings(game: Game, deed: Deed) -> tuple[str, ...]:
    """Return the areas that a figure may jump into: none that is full, none higher unless it flies.

    What hinders movement hinders a jump.
    """
    state, unit = game.state, deed.turn.unit
    if game.reason_against(STEP, unit):
        return ()
    known, most = graph(state), game.figure(LEAP, deed.number(AMOUNT), unit).value
    level = known.area(area_of(state, unit)).height
    return tuple(
        area
        for area in reachable(state, unit, most)
        if has_room(state, area, unit) and (flies(state, unit) or known.area(area).height <= level)
    )


def _jump(game: Game, deed: Deed, _targets: tuple[str, ...]) -> Flow[None]:
    """Let a figure jump, which provokes foes as it leaves, and fall where it comes down lower."""
    unit, how = deed.turn.unit, deed.row.name
    here = area_of(game.state, unit)
    there = yield from _goal(game, deed, unit, _landings(game, deed), "jump")
    if not there:
        return
    provoke(game, deed.turn, here)
    if not is_up(game.state, unit):
        return
    known = graph(game.state)
    shift(game, unit, there, how)
    if known.area(there).height < known.area(here).height and not flies(game.state, unit):
        yield from fall(game, unit)
    yield from come_into(game, unit, there)
    yield from game.tell(Moved(unit, "jumped"))


def _open_gates(game: Game, deed: Deed, _targets: tuple[str, ...]) -> Flow[None]:
    """Place two purple tokens: one, active, where a figure is, the other, inactive, in an area it sees.

    Its range is how far one may teleport between them, 0 without end.
    """
    unit, here, reach = deed.unit, area_of(game.state, deed.unit), number_of(deed.held, RANGE)
    near = {area: name_of(game.state, area) for area in _near(game, deed)}
    what = f"the other {GATE} token"
    there = yield from game.choose_one(what, near, by=game.state.units[unit].commander)
    if not there:
        game.say("there is no area for the other token", unit)
        return
    for area, up in ((here, ACTIVE), (there, INACTIVE)):
        _lay_gate(game, unit, area, up, reach)


def _lay_gate(game: Game, unit: str, area: str, up: str, reach: int) -> None:
    state = game.state
    name = f"Purple {GATE} ({up})"
    at = graph(state).area(area).name_places()[-1]
    facts = COLOUR("purple"), number_on(RANGE)(reach), SIDE_UP(up), ITS_TOKEN(GATE)
    token = Marker(f"{name} {state.serial + 1}", name, at, "", unit, info=facts)
    game.emit(MarkerLaid(token))


def _waiting(game: Game, deed: Deed) -> tuple[str, ...]:
    """Return the tokens beside the map that an effect may summon, in roster order."""
    state = game.state
    of, side = ITS_OF.found(deed.held.info), state.units[deed.unit].side
    own = (u for u in state.units.values() if u.side == side and is_waiting(state, u.id))
    return tuple(u.id for u in own if state.profile_of(u.id).name == of)


def _summon(game: Game, deed: Deed, _targets: tuple[str, ...]) -> Flow[None]:
    """Let a figure put the next token that its action summons into an area in range and sight."""
    unit, found = deed.unit, _waiting(game, deed)
    if not found:
        game.say("there is nobody left to summon", unit)
        return
    state, here, most = game.state, area_of(game.state, unit), deed.number(AMOUNT)
    near = [a.id for a in state.areas if is_in_range(state, here, a.id, most) and not is_closed(state, a.id)]
    words = {area: name_of(state, area) for area in near}
    what = f"where {state.units[found[0]].name} appears"
    area = yield from game.choose_one(what, words, by=state.units[unit].commander)
    if area:
        arrive(game, found[0], area, deed.row.name)
        mark(game, ACTED, found[0], "turn")


def _provoked(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Give what an Ally suffers that leaves an area in the range and sight of its foe."""
    leaving = ask.told(Leaving)
    state, there, left = ask.state, area_of(ask.state, bearer.unit), leaving.area if leaving else ""
    steps = range_between(state, there, left)
    if steps is None or steps > bearer.number(RANGE) or not (there == left or sees(state, there, left)):
        return None
    return plus(bearer.number(AMOUNT), bearer.perk.name)


EFFECTS = (
    Row(
        "Teleport",
        _FAMILY,
        "weapon",
        says="Puts a figure into an area within {amount} and in sight, full or not, past white lines but no "
        "solid barrier. It enters nothing between, nobody provokes it and no condition hinders it; it cannot "
        "end its turn where there is no room. Of an attack it may be left.",
        rulings=("A-Teleport-1", "A-Teleport-2", "A-Teleport-3"),
        numbers={AMOUNT: 1},
        applies=Applies(_teleport, "user", _near),
        trial=Trial(usual=3),
    ),
    Row(
        "Jump",
        _FAMILY,
        "effect",
        says="Like a Teleport, but not into a full area, nor up without Fly; down is a fall without Fly. "
        "Foes are provoked as it leaves, Slowed takes an area off it, and Held prevents it. Of an attack it "
        "may be left.",
        rulings=("A-Jump-1", "A-Teleport-3"),
        numbers={AMOUNT: 1},
        applies=Applies(_jump, "user", _landings, rank=1),
        trial=Trial(usual=2),
    ),
    Row(
        "Teleport tokens",
        _FAMILY,
        "weapon",
        says="For a movement point an Ally by an active token teleports to one of the same colour, active or "
        "not, without sight and, where no range is given, however far. An item places two purple ones, the "
        "other within {amount}.",
        rulings=("A-Tokens-1", "A-Tokens-2", "A-Tokens-3"),
        numbers={AMOUNT: 1},
        applies=Applies(_open_gates, "map"),
        trial=Trial(usual=3, walks=1),
    ),
    Row(
        "Summoning",
        "Figures",
        "weapon",
        says="Puts a token of the roster on the map within {amount} areas. It takes no capacity, Enemies do "
        "not target it, and it neither moves nor attacks before the next round.",
        rulings=("A-Summon-1", "A-Summon-2", "A-Summon-3"),
        numbers={AMOUNT: 1},
        calls=SUMMONED,
        applies=Applies(_summon, "map", _waiting, rank=1),
    ),
    Row(
        "Provoke",
        _FAMILY,
        "effect",
        says="An Ally that leaves its area, or one in its range and sight, suffers {amount} damage, once a "
        "turn.",
        gives=(Gives(PROVOKED, _provoked),),
        rulings=("A-Provoke-1",),
        numbers={AMOUNT: 1, RANGE: 0},
        on="figure",
        trial=Trial("step", "Damage"),
    ),
)
