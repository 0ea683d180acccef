"""Reanimate: units that raise the fallen of either side, and command them while they stand themselves."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from battlefield.geometry.distance import least_gap
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import CasualtiesRemoved, Fallen
from battlefield.rulebooks.warsurge.movement import deploying
from battlefield.rulebooks.warsurge.movement.arrival_ends import ends_in, one_beside, whole_table
from battlefield.rulebooks.warsurge.movement.beside import packed
from battlefield.rulebooks.warsurge.movement.movement_paths import stood
from battlefield.rulebooks.warsurge.perks.kit.reaching import used
from battlefield.rulebooks.warsurge.perks.kit.returning import (
    bring_back_beside,
    gap_to_fallen,
    see_fallen,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import stays_down
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import is_fallen_whole, lies, lying_with, removed
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import RAISED, TRAITOR
from battlefield.rulebooks.warsurge.units.merged_units import fallen_with, have_fallen
from battlefield.rulebooks.warsurge.units.stats import model_hp, worth
from battlefield.rulebooks.warsurge.words import COUNTS_AS_LOST, working
from battlefield.rules.core.events import ControlChanged, FiguresAdded, HpLost, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts, Use
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import GONE, State
from battlefield.rules.table import layout

_row = Rows("Ability")

NAME = "Reanimate"
_TURNS = (0.0, 3.1)


# whom


def _near(game: Game, bearer: Bearer) -> tuple[str, ...]:
    """Return the fallen units near the user that cost no more whole than it does now, friends and foes."""
    state, user = game.state, bearer.unit
    eyes = passengers.acting_from(game, user)
    return tuple(
        unit.id
        for unit in state.units.values()
        if is_fallen_whole(state, unit.id)
        and is_within(gap_to_fallen(eyes, lying_with(state, unit.id)), float(bearer.number("radius")))
        and not stays_down(state, unit.id)
        and worth(game, unit.id, full=True, targeted=True) <= worth(game, user)
        and not game.reason_against(working(bearer.perk.name), unit.id, foe=user)
        and see_fallen(state, eyes, lying_with(state, unit.id))
    )


def _cannot(game: Game, bearer: Bearer) -> str:
    return "" if _near(game, bearer) else "nobody fell near enough whom it could raise"


def _reanimate(game: Game, bearer: Bearer) -> Flow[None]:
    names = {id_: game.state.units[id_].name for id_ in _near(game, bearer)}
    by = game.state.units[bearer.unit].commander
    target = yield from game.choose_one(f"target of {bearer.perk.name}", names, by=by)
    if target:
        yield from used(game, bearer, target, _raise, test=True)


# raising


def _raise(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Stand a whole unit up near the user, where its side wants it, and let that side command it."""
    user, by = bearer.unit, game.state.units[bearer.unit].commander
    risen = Game(game.state, game.book)
    _stand_up(risen, user, target)
    tries = _tries(risen, bearer, target)
    first = next((each for each in tries if not _problem(risen, bearer, target, each)), None)
    if first is None:
        game.say(f"{bearer.perk.name}: there is no room for {game.state.units[target].name}", user)
        return
    _stand_up(game, user, target)
    risen_unit = game.state.units[target]
    request = Places(by, f"{bearer.perk.name}: place {risen_unit.name}", risen_unit.figures)
    own, radius = layout.bases(passengers.acting_from(game, user)), float(bearer.number("radius"))
    ends = ends_in(game, target, [whole_table(game.state)])
    joint, problem = one_beside(game.state, target, own, radius), partial(_problem, game, bearer, target)
    asked = PlacesLaw(request, problem, lambda: (first,), ends=ends, joint=joint)
    chosen = yield from game.places(asked)
    yield from deploying.arrive(game, target, chosen, bearer.perk.name, is_back=True)
    sergeants = fallen_with(game.state, target)
    for each in sergeants:
        _take_over(game, user, each)
    yield from bring_back_beside(game, target, sergeants, NAME)


def _stand_up(game: Game, user: str, target: str) -> None:
    hp = model_hp(game, target)
    figures = tuple(replace(figure, hp=hp) for figure in removed(game.state, target))
    _take_over(game, user, target)
    game.emit(FiguresAdded(target, figures, NAME))


def _take_over(game: Game, user: str, target: str) -> None:
    state, by = game.state, game.state.units[user].commander
    own = by == state.units[target].side
    for name in (RAISED, unit_status.SEIZED, TRAITOR):
        game.lift(target, name, "raised anew")
    game.emit(ControlChanged(target, "" if own else by, RAISED))
    game.begin(RAISED, target, by=user)
    if not own:
        game.begin(unit_status.SEIZED, target, by=user)


def hand_back(game: Game, user: str, side: str) -> tuple[str, ...]:
    """Let whom a unit raised while a side had seized it obey whoever commands that unit now; gives them."""
    units = game.state.units
    raised = [e.on for e in game.state.effects if e.name == RAISED and e.by == user]
    found = [each for each in raised if units[each].where != GONE and units[each].commander == side]
    for each in found:
        _take_over(game, user, each)
    return tuple(found)


def _tries(game: Game, bearer: Bearer, target: str) -> Iterator[tuple[Placed, ...]]:
    """Yield places worth a try: round where each of it fell near enough, then round the user."""
    state, radius = game.state, float(bearer.number("radius"))
    own, count = layout.bases(passengers.acting_from(game, bearer.unit)), len(state.units[target].figures)
    fell = [
        base
        for base in layout.bases([f for f in state.figures_of(target) if lies(state, f.id)])
        if is_within(least_gap(own, [base]).gap, radius)
    ]
    cores: tuple[list[PlacedBase], ...] = (fell[:1], own) if fell else (own,)
    for core in cores:
        for turn in _TURNS:
            places, _ = packed(state, target, core, 0.0, turn)
            if len(places) == count:
                yield places


def _problem(game: Game, bearer: Bearer, target: str, places: tuple[Placed, ...]) -> str:
    wrong = deploying.placing_problem(game, target, places, None, NAME)
    if wrong:
        return wrong
    figures = (stood(game.state.figures[place.figure], place).model for place in places)
    own, radius = layout.bases(passengers.acting_from(game, bearer.unit)), float(bearer.number("radius"))
    near = any(is_within(least_gap(own, [layout.base_of(model)]).gap, radius) for model in figures)
    return "" if near else f"one of its models has to stand within {radius:g} in of who raises it"


# standing


def _is_lost(_ask: Ask, bearer: Bearer) -> Modifier:
    return plus(1, bearer.perk.name)


def _falls_with(state: State, bearer: Bearer, _moment: Fallen | CasualtiesRemoved) -> bool:
    """Return whether it falls with whoever raised it; one that is kept up without HP has fallen already."""
    up = bearer.unit in state.units and bool(state.living(bearer.unit))
    return up and bearer.effect is not None and have_fallen(state, bearer.effect.by)


def _fall(game: Game, bearer: Bearer, _moment: Fallen | CasualtiesRemoved) -> Flow[None]:
    """Let it fall at once with whoever raised it."""
    losses = tuple((figure.id, figure.hp) for figure in game.state.living(bearer.unit))
    if losses:
        game.emit(HpLost(bearer.unit, losses, RAISED))
    yield from remove_casualties(game, bearer.unit)


PERKS: tuple[Perk, ...] = (
    *(
        ability(
            f"{NAME} {rank}",
            f'Specific, Casualty, Mastery Test, Radius ({radius}"), Instruct',
            'After a Mastery Test, a unit of either side that fell within {radius}" and in sight and costs no'
            " more whole than its user does now stands up at full HP under its command, one model within"
            ' {radius}" of it. It still counts as lost, and falls with its user.',
            numbers={"radius": radius},
            uses=(Use("reanimate", _reanimate, _cannot),),
            rulings=("W-Reanimate-1",),
        )
        for rank, radius in (("I", 6), ("II", 12), ("III", 18))
    ),
    _row.effect(
        RAISED,
        "It was raised from the fallen, counts as lost, and falls with whoever raised it.",
        gives=(Gives(COUNTS_AS_LOST, _is_lost, "under"),),
        reacts=(
            Reacts(Fallen, _fall, _falls_with, "under"),
            Reacts(CasualtiesRemoved, _fall, _falls_with, "under"),
        ),
    ),
)
