"""Psychological perks: nerve that is tested as a turn begins."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.afflicting import (
    changes,
    impose,
    multiplies_under,
    shifts,
    stops,
)
from battlefield.rulebooks.warsurge.perks.kit.directed import FLIGHT_FORBIDS, FLIGHT_GIVES, flight
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import is_zombified
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import PERKS as ASTRAY
from battlefield.rulebooks.warsurge.perks.unit.condition.pacifist import PACIFIST
from battlefield.rulebooks.warsurge.perks.unit.condition.psychotic import PSYCHOTIC
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose, pay, was_hurt_in
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, counted_with
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.stats import own_hp
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    ATTACK_DICE,
    DASH,
    DEFENCE,
    IGNORES_DIFFICULT,
    ITS_GIFT,
    MOVE,
    MOVEMENT,
    POWER,
    USING_WEAPONS,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import Figure, State, Until
from battlefield.rules.core.words import Stat

_unit = Rows("Psychological")

_CONVICTIONS = {1: "AEGIS", 2: "Defence", 3: "speed"}
_HALF_AGAIN = Fraction(3, 2)

Outcome = Callable[[Game, Bearer], Flow[None]]


def _is_shaken(state: State, bearer: Bearer, moment: TurnBegan) -> bool:
    """Return whether a unit lost HP in the turn before, or has a single one left."""
    unit = bearer.unit
    if not state.living(unit) or is_zombified(state, unit) or not is_on_battlefield(state, unit):
        return False
    return was_hurt_in(state, unit, moment.turn - 1) or own_hp(state, unit) == 1


def _begins(act: Outcome) -> Reacts[Game, TurnBegan]:
    def acts(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
        yield from act(game, bearer)

    return Reacts(TurnBegan, acts, _is_shaken, rank=TurnBegins.NERVES)


def _tested(*, failed: Outcome | None = None, passed: Outcome | None = None) -> Reacts[Game, TurnBegan]:
    """Test a unit's nerve, and let it bear what comes of it."""

    def act(game: Game, bearer: Bearer) -> Flow[None]:
        outcome = passed if (yield from mastery_test(game, bearer.unit, bearer.perk.name)) else failed
        if outcome is not None:
            yield from outcome(game, bearer)

    return _begins(act)


def _lay(game: Game, bearer: Bearer) -> Flow[None]:
    """Lay the perk's own effect on its unit until the turn ends."""
    amount = int(bearer.perk.numbers.get("penalty", 1))
    until = Until("turn", game.state.clock.turn)
    yield from game.lay(
        without_rank(bearer.perk.name), bearer.unit, by=bearer.unit, amount=amount, until=until
    )


# what comes of it


def _believe(game: Game, bearer: Bearer) -> Flow[None]:
    by = game.state.units[bearer.unit].commander
    faces = yield from game.roll(bearer.perk.name, 1, 3, by=by, about=(bearer.unit,))
    impose(game, bearer.perk.name, bearer.unit, ITS_GIFT(_CONVICTIONS[faces[0]]), by=bearer.unit)


def _gift(stat: Stat, gift: str, modifier: Modifier) -> Gives:
    def answer(_ask: Ask, bearer: Bearer) -> Modifier | None:
        return modifier if bearer.get(ITS_GIFT) == gift else None

    return changes(stat, answer)


def _execute(game: Game, bearer: Bearer) -> Flow[None]:
    """Take model after model off, sergeants as well, until a test passes or none is left."""
    unit = bearer.unit
    whole, name = counted_with(game.state, unit), game.state.units[unit].name
    while models := _models(game.state, whole):
        names = {figure.id: f"{figure.id}, {figure.hp} HP" for figure in models}
        by = game.state.units[unit].commander
        chosen = game.state.figures[(yield from game.choose_one(f"who of {name} is executed", names, by=by))]
        yield from pay(game, chosen.model.unit, chosen.hp, bearer.perk.name, figure=chosen.id)
        yield from remove_casualties(game, chosen.model.unit)
        if not _models(game.state, whole) or (yield from mastery_test(game, unit, bearer.perk.name)):
            return


def _models(state: State, units: Iterable[str]) -> list[Figure]:
    """Return the models of some units that have HP left; illusions are none."""
    living = (figure for unit in units for figure in state.living(unit))
    return [figure for figure in living if not unit_status.is_copy(state, figure.id)]


def _cower(game: Game, bearer: Bearer) -> Flow[None]:
    """Roll 2D6: what is above 7 is lost in HP."""
    by = game.state.units[bearer.unit].commander
    total = sum((yield from game.roll(bearer.perk.name, 2, by=by, about=(bearer.unit,))))
    yield from lose(game, bearer.unit, total - bearer.number("most"), bearer.perk.name, by=bearer.unit)


def _go_off(game: Game, bearer: Bearer) -> Flow[None]:
    yield from to_reserve(game, bearer.unit, bearer.perk.name)


def _goes(state: State, bearer: Bearer, moment: Moving) -> bool:
    """Return whether a unit moves, or a part goes along with it."""
    return belongs_to(state, moment.unit, bearer.unit)


def _drag(_game: Game, _bearer: Bearer, moment: Moving) -> None:
    """Count all ground as difficult: half the way, and no ground that costs more."""
    moment.allowance /= 2


def _row(name: str, terms: str, says: str, **more: Any) -> Perk:
    when = "At the start of a turn, after one in which it lost HP or with 1 HP left, it"
    rulings = ("W-Nerves-1", *more.pop("rulings", ()))
    words = f"{when} {says}"
    return _unit(name, terms, words, rulings=rulings, **more)


_TEST = "HP Loss, Mastery Test"
PERKS: tuple[Perk, ...] = (
    _row(
        "Conviction",
        "HP Loss, Stat Change",
        "rolls a D3 for this turn: 1 gives +1 AEGIS, 2 gives +2 Defence, 3 half as much Move and Dash again.",
        gives=(
            _gift(AEGIS, "AEGIS", plus(1, "Conviction")),
            _gift(DEFENCE, "Defence", plus(2, "Conviction")),
            _gift(MOVE, "speed", times(_HALF_AGAIN, "Conviction")),
            _gift(DASH, "speed", times(_HALF_AGAIN, "Conviction")),
        ),
        reacts=(_begins(_believe),),
    ),
    _row(
        "Execution",
        _TEST,
        "makes Mastery Tests, and loses a model of its player's choice with each that fails, until one"
        " passes.",
        reacts=(_tested(failed=_execute),),
    ),
    _row(
        "Fall Back",
        _TEST,
        "makes a Mastery Test: if it fails, it spends all movement this turn on reaching its own edge, and"
        " goes into"
        " reserve there, or at once where it is immobile; in a melee it has -1 to attack dice instead.",
        gives=FLIGHT_GIVES,
        forbids=FLIGHT_FORBIDS,
        reacts=(_tested(failed=_lay), *flight()),
        rulings=("W-Flight-1",),
    ),
    _row(
        "Frenzy",
        "HP Loss, Mastery Test, Stat Change",
        "makes a Mastery Test: if it passes, it has half as much Move and Dash again this turn, and +1"
        " Power.",
        gives=(multiplies_under(MOVE, _HALF_AGAIN), multiplies_under(DASH, _HALF_AGAIN), shifts(POWER, 1)),
        reacts=(_tested(passed=_lay),),
        rulings=("W-Frenzy-1",),
    ),
    *(
        _row(
            f"Morale {rank}",
            _TEST,
            "makes a Mastery Test: if it fails, it has -{penalty} to attack dice this turn, and all ground"
            " is difficult.",
            numbers={"penalty": penalty},
            reacts=(_tested(failed=_lay),),
        )
        for penalty, rank in enumerate(("I", "II"), 1)
    ),
    _unit.effect(
        "Morale",
        "Its attack dice are worse, and all ground is difficult to it.",
        gives=(
            Gives(
                ATTACK_DICE,
                lambda _, bearer: plus(-(bearer.effect.amount if bearer.effect else 1), "Morale"),
                "under",
            ),
            Gives(IGNORES_DIFFICULT, lambda _, bearer: plus(1, bearer.perk.name), "under"),
        ),
        reacts=(Reacts(Moving, _drag, _goes, "under", UnitMoves.DRAGS),),
    ),
    _row(
        "Panic",
        _TEST,
        "makes a Mastery Test: if it fails, it is immobile and uses no weapons this turn.",
        forbids=stops(MOVEMENT, USING_WEAPONS),
        reacts=(_tested(failed=_lay),),
    ),
    _row(
        "Pusillanimous",
        "HP Loss, Specific",
        "rolls 2D6, and loses what is above {most} in HP, without saves.",
        numbers={"most": 7},
        reacts=(_begins(_cower),),
    ),
    _row(
        "Unstable",
        _TEST,
        "makes a Mastery Test: if it fails, it goes into reserve for this turn.",
        reacts=(_tested(failed=_go_off),),
    ),
    *ASTRAY,
    PACIFIST,
    PSYCHOTIC,
)
