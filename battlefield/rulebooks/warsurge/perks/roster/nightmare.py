"""Nightmare Anomaly: what a die does to any one unit as a turn begins."""

from collections.abc import Callable

from battlefield.geometry.kernel.units import direction
from battlefield.rulebooks.warsurge.attack.attack_dice import ladder_of
from battlefield.rulebooks.warsurge.attack.power_table import needed
from battlefield.rulebooks.warsurge.attack.template_placement import scatter_way
from battlefield.rulebooks.warsurge.attack_moments import Losing
from battlefield.rulebooks.warsurge.movement import deploying, moving
from battlefield.rulebooks.warsurge.movement.coming_out import put_out
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpAreLost
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.roster.auras import FAMILY
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.merged_units import (
    belongs_to,
    figures_with,
    is_part,
    living_with,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    ARMOUR,
    DEFENCE,
    EMERGENCY_SHIELD,
    ITS_ROLLED,
    TO_COME_OUT,
    WILD_ARMOUR,
    own_successes_rerolled,
    rerolled,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Reacts
from battlefield.rules.core.state import State, Until
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Stat

_row = Rows(FAMILY, "roster")

NAME = "Nightmare Anomaly"
_WEAKER, _STRONGER, _IMMUNE = "3", "4", "6"
_WORDS = {
    1: "it is teleported",
    2: "it is attacked by nobody",
    3: "-1 Defence, and it rerolls successful saves",
    4: "+1 Defence, and it rerolls failed saves",
    5: "it regains HP",
    6: "it loses no HP",
}
What = Callable[[Game, Bearer, str], Flow[None]]


def _dream(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let its player choose a unit, and roll what comes over it."""
    state = game.state
    units = (u for u in state.units.values() if not u.is_rough and not is_part(state, u.id))
    there = {u.id: u.name for u in units if is_on_battlefield(state, u.id) and living_with(state, u.id)}
    chosen = yield from game.choose(f"unit for {NAME}", there, by=bearer.unit, least=0)
    if not chosen:
        return
    unit = chosen[0]
    face = (yield from game.roll(NAME, by=bearer.unit, about=(unit,)))[0]
    game.say(f"{NAME}: {_WORDS[face]}", unit)
    if face in _AT_ONCE:
        yield from _AT_ONCE[face](game, bearer, unit)
    else:
        until = Until("turn", game.state.clock.turn)
        game.begin(NAME, unit, ITS_ROLLED(str(face)), by=bearer.unit, until=until)


def _teleport(game: Game, bearer: Bearer, unit: str) -> Flow[None]:
    """Shift the whole unit with its sergeants by a scatter roll, or into reserve where it cannot stand.

    Who is carried is shifted from where its transport stands; who is held inside of another unit stays.
    """
    held = game.reason_against(TO_COME_OUT, unit) or game.state.is_under(unit, passengers.INSIDE)
    rolled = yield from scatter_way(game, bearer.unit, about=(unit,))
    if rolled is None or held:
        game.say("it stays where it is", unit)
        return
    (x, y), inches = direction(rolled[0]), rolled[1]
    models = [figure.model for figure in figures_with(game.state, with_parts(game.state, unit))]
    aboard = passengers.is_carried(game.state, unit)
    start = passengers.carrying_figures(game.state, unit)[0].model if aboard else models[0]
    dx, dy = start.at[0] - models[0].at[0] + inches * x, start.at[1] - models[0].at[1] + inches * y
    places = tuple(
        Placed(m.id, (grained(m.at[0] + dx), grained(m.at[1] + dy)), start.bottom if aboard else m.bottom)
        for m in models
    )
    unit_status.unlock(game, unit)
    if deploying.placing_problem(game, unit, places, None, NAME):
        yield from to_reserve(game, unit, NAME)
    elif aboard:
        yield from put_out(game, unit, places, NAME)
        yield from moving.renew_melees(game, unit, may_begin=False)
    else:
        yield from moving.settle(game, unit, NAME, places, forced=True)


def _attack(game: Game, bearer: Bearer, unit: str) -> Flow[None]:
    """Roll D6 attack dice of a Power that nothing saves from."""
    by = bearer.unit
    count = (yield from game.roll(f"{NAME}: attack dice", by=by, about=(unit,)))[0]
    need = needed(int(bearer.number("power")), stat(game, DEFENCE, unit).value, ladder_of(game.state))
    for step in need.steps:
        sides, lowest = need.die.sides, need.die.lowest
        faces = yield from game.roll(
            f"{NAME} ({need.text})", count, sides, by=by, about=(unit,), lowest=lowest
        )
        count = sum(face >= step for face in faces)
    yield from lose(game, unit, count * need.times, NAME)
    yield from remove_casualties(game, unit)


def _restore(game: Game, bearer: Bearer, unit: str) -> Flow[None]:
    faces = yield from game.roll(f"{NAME}: HP", by=bearer.unit, about=(unit,))
    yield from gain(game, unit, faces[0], NAME, limited=False, parts=game.state.parts_of(unit))


_AT_ONCE: dict[int, What] = {1: _teleport, 2: _attack, 5: _restore}


def _rolled(bearer: Bearer) -> str:
    return bearer.get(ITS_ROLLED)


def _under(stat_: Stat, rolled: str, amount: int) -> Gives:
    def answer(_ask: Ask, bearer: Bearer) -> Modifier | None:
        return plus(amount, NAME) if _rolled(bearer) == rolled else None

    return Gives(stat_, answer, "under")


def _is_immune(state: State, bearer: Bearer, moment: Losing) -> bool:
    return belongs_to(state, moment.unit, bearer.unit) and _rolled(bearer) == _IMMUNE


def _spare(_game: Game, _bearer: Bearer, moment: Losing) -> None:
    moment.amount = 0


_SAVES = (ARMOUR, AEGIS, WILD_ARMOUR, EMERGENCY_SHIELD)
NIGHTMARE = _row(
    NAME,
    "Specific, Stat Change",
    "As a turn begins its player may roll for any unit on the battlefield: 1 it is teleported by a scatter"
    " roll of 2D6, into reserve where it cannot stand; 2 it suffers D6 attack dice of Power {power} without"
    " saves; 3 it has -1 Defence and rerolls successful saves this turn; 4 it has +1 Defence and rerolls"
    " failed ones; 5 it regains D6 HP; 6 it loses no HP this turn.",
    numbers={"power": 10},
    gives=(
        _under(DEFENCE, _WEAKER, -1),
        _under(DEFENCE, _STRONGER, 1),
        *(_under(own_successes_rerolled(save), _WEAKER, 1) for save in _SAVES),
        *(_under(rerolled(save), _STRONGER, 1) for save in _SAVES),
    ),
    reacts=(Reacts(TurnBegan, _dream), Reacts(Losing, _spare, _is_immune, "under", HpAreLost.SPARES)),
    rulings=("W-Nightmare-1",),
)
