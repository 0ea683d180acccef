"""Perks that keep units from falling, or bring them back after they fell."""

from collections.abc import Sequence

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import Fallen, Falling
from battlefield.rulebooks.warsurge.perks.kit.afflicting import impose
from battlefield.rulebooks.warsurge.perks.kit.ills import ails, is_ill
from battlefield.rulebooks.warsurge.perks.kit.outliving import instead_of_falling
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.reaching import used
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_friends, game_of, needs_hp
from battlefield.rulebooks.warsurge.perks.kit.returning import (
    bring_back,
    bring_back_with,
    gap_to_fallen,
    refill,
    see_fallen,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import stays_down
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import is_fallen_whole, lying, lying_with, removed
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import RAISED
from battlefield.rulebooks.warsurge.units.merged_units import fallen_with, lain_on
from battlefield.rulebooks.warsurge.units.stats import full_hp, worth
from battlefield.rulebooks.warsurge.words import (
    COUNTS_AS_LOST,
    ITS_AGAIN,
    ITS_FIGURE,
    ITS_TRIED,
    MAY_RETURN,
    working,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding, TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import GONE, Figure, State
from battlefield.rules.core.values import info_of

RISES = "Resurrection"
_ENDURES = "Virus"  # by its own row
STAND = "Last Stand"
REVIVED = "Revived"
_RANKS = ("I", "II", "III")


# instead of falling


def _stand(game: Game, bearer: Bearer) -> None:
    """Shake off what ails it, stand up whole, and fall at the end of the next turn."""
    unit, state = bearer.unit, game.state
    lost = [each for each in lain_on(state, unit) if state.units[each].where == GONE]
    own = (unit, *state.units[unit].figures, *lost)
    for effect in (each for each in state.effects if each.on in own and each.name != _ENDURES):
        is_perk = game.book.get(effect.name) is not None and effect.name != unit_status.MELEE
        if ails(effect) or (is_perk and is_ill(state, effect, unit)):
            game.emit(EffectEnded(effect.id, STAND))
    refill(game, unit, full_hp(game, unit), STAND)
    impose(game, STAND, unit, by=unit, turns=1)


def _is_over(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    effect = bearer.effect
    return moment.span == "turn" and effect is not None and effect.until.turn <= state.clock.turn


def _is_down(_state: State, bearer: Bearer, moment: Fallen) -> bool:
    return moment.unit == bearer.unit


def _stands_no_more(game: Game, bearer: Bearer, _moment: Fallen) -> None:
    """End the stand of a unit that has fallen again: who brings it back then keeps it."""
    game.lift(bearer.unit, STAND, "it has fallen")


def _give_up(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    losses = tuple((figure.id, figure.hp) for figure in game.state.living(bearer.unit))
    if losses:
        game.emit(HpLost(bearer.unit, losses, STAND))


def _draw(game: Game, bearer: Bearer) -> None:
    """Come back with a quarter of the full HP, rounded up."""
    refill(game, bearer.unit, -(-full_hp(game, bearer.unit) // bearer.number("share")), bearer.perk.name)


# rising again


def _falls(state: State, bearer: Bearer, moment: Falling) -> bool:
    return moment.unit == bearer.unit and bool(moment.figures) and not stays_down(state, bearer.unit)


def _note_fallen(game: Game, bearer: Bearer, moment: Falling) -> None:
    """Remember each figure that may rise."""
    noted = [effect.get(ITS_FIGURE) for effect in game.state.effects_on(bearer.unit, RISES)]
    for id_ in moment.figures:
        if game.state.figures[id_].hp <= 0 and id_ not in noted:
            game.begin(
                RISES, bearer.unit, ITS_AGAIN(bool(bearer.number("again"))), ITS_FIGURE(id_), by=bearer.unit
            )


def _is_untried(_state: State, bearer: Bearer, moment: TurnBegan) -> bool:
    return bearer.effect is not None and bearer.get(ITS_TRIED) != moment.turn


def _rise(game: Game, bearer: Bearer, moment: TurnBegan) -> Flow[None]:
    """Roll a die for each fallen figure: on a 4+ it is back."""
    unit = bearer.unit
    fallen = []
    for effect in game.state.effects_on(unit, RISES):
        if effect.get(ITS_FIGURE) in game.state.units[unit].figures:
            game.emit(EffectEnded(effect.id, "it stands already"))
        else:
            fallen.append(effect)
    by, barred = game.state.units[unit].commander, _barred(game, unit)
    if barred:
        game.say(f"{RISES}: nobody rises, {barred}", unit)
        faces: tuple[int, ...] = (0,) * len(fallen)
    else:
        faces = yield from game.roll(RISES, len(fallen), by=by, about=(unit,))
    risen = []
    for effect, face in zip(fallen, faces, strict=True):
        if face >= 4:
            risen.append(effect.get(ITS_FIGURE))
        if face >= 4 or not effect.get(ITS_AGAIN):
            game.emit(EffectEnded(effect.id, "it rises" if face >= 4 else "it stays down"))
        else:
            tried = info_of(dict(effect.info) | dict([ITS_TRIED(moment.turn)]))
            game.emit(EffectChanged(effect.id, effect.amount, info=tried))
    yield from bring_back(game, unit, risen, RISES)


def _barred(game: Game, unit: str) -> str:
    """Say what keeps the fallen models of a unit down, or nothing."""
    return game.reason_against(working(RISES), unit, foe=unit)


def _may_rise(ask: Ask, bearer: Bearer) -> Modifier | None:
    return None if _barred(game_of(ask), ask.unit) else plus(1, bearer.perk.name)


def _counts_as_lost(_ask: Ask, bearer: Bearer) -> Modifier:
    return plus(1, bearer.perk.name)


# reviving others


def _fallen_near(game: Game, bearer: Bearer) -> tuple[str, ...]:
    """Return friendly units that fell within reach and cost no more whole than the user does now."""
    state, user = game.state, bearer.unit
    eyes, found = passengers.acting_from(game, user), []
    for unit in state.units.values():
        if (
            not _is_own(state, user, unit.id)
            or not is_fallen_whole(state, unit.id)
            or stays_down(state, unit.id)
        ):
            continue
        fell = lying_with(state, unit.id)
        affordable = worth(game, user) >= worth(game, unit.id, full=True, targeted=True)
        barred = game.reason_against(working(bearer.perk.name), unit.id, foe=user)
        near = is_within(gap_to_fallen(eyes, fell), float(bearer.number("radius")))
        if affordable and near and not barred and see_fallen(state, eyes, fell):
            found.append(unit.id)
    return tuple(found)


def _is_own(state: State, user: str, fallen: str) -> bool:
    """Return whether a fallen unit is a friend: what another roster had raised is its own side's again."""
    if not (state.is_under(fallen, RAISED) and state.is_under(fallen, unit_status.SEIZED)):
        return are_friends(state, user, fallen)
    unit, seized = state.units[user], state.is_under(user, unit_status.SEIZED)
    return unit.side == unit.commander == state.units[fallen].side and not seized


def _why_not_revive(game: Game, bearer: Bearer) -> str:
    return "" if _fallen_near(game, bearer) else "nobody fell near enough whom it could revive"


def _revive(game: Game, bearer: Bearer) -> Flow[None]:
    names = {id_: game.state.units[id_].name for id_ in _fallen_near(game, bearer)}
    by = game.state.units[bearer.unit].commander
    target = yield from game.choose_one(f"target of {bearer.perk.name}", names, by=by)
    if target:
        yield from used(game, bearer, target, _revived, test=True)


def _revived(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Stand the whole unit and its sergeants up, the figures nearest to the user first."""
    eyes = passengers.acting_from(game, bearer.unit)

    def far(figures: Sequence[Figure]) -> float:
        return round(gap_to_fallen(eyes, figures), 6)

    first = min(fallen_with(game.state, target), key=lambda each: far(lying(game.state, each)))
    figures = sorted(removed(game.state, first), key=lambda figure: far((figure,)))
    game.lift(target, RISES, REVIVED)
    game.begin(REVIVED, target, by=bearer.unit)
    reach = float(bearer.number("radius"))

    def fits(figure: Figure) -> bool:
        return is_within(gap_to_fallen(eyes, (figure,)), reach)

    yield from bring_back_with(game, first, [figure.id for figure in figures], "Revive", fits)


_row = Rows("Recovery")


PERKS: tuple[Perk, ...] = (
    _row(
        STAND,
        "Casualty, Limited Use (1)",
        "The first time that it would become a casualty it stands up whole instead, free of all that ails it,"
        " until it falls again or the next turn ends.",
        numbers={"uses": 1},
        reacts=(
            *instead_of_falling(_stand),
            Reacts(SpanEnding, _give_up, _is_over, "under"),
            Reacts(Fallen, _stands_no_more, _is_down, "under"),
        ),
        rulings=("W-Casualty-1", "W-Negative-1", "W-Virus-1"),
    ),
    _row(
        "Reservoir",
        "Casualty, Limited Use (1)",
        "The first time that it would become a casualty it comes back with a quarter of its full HP, rounded"
        " up.",
        numbers={"uses": 1, "share": 4},
        reacts=instead_of_falling(_draw),
        needs=(needs_hp(4),),
        rulings=("W-Casualty-1",),
    ),
    *(
        _row(
            f"{RISES} {rank}",
            "Casualty, D6 (4+), Specific",
            f"Each of its models that fell rises at full HP at the start of the next turn on a 4+; {after}.",
            numbers={"again": again},
            reacts=(Reacts(Falling, _note_fallen, _falls, rank=UnitFalls.RISES),),
            rulings=("W-Fallen-1",),
        )
        for rank, again, after in (
            ("I", False, "else it stays down"),
            ("II", True, "else it tries again each turn"),
        )
    ),
    _row.effect(
        RISES,
        "A fallen model may rise at the start of the next turn.",
        gives=(Gives(MAY_RETURN, _may_rise, "under"),),
        reacts=(Reacts(TurnBegan, _rise, _is_untried, "under", TurnBegins.RETURNS),),
    ),
    *(
        _row(
            f"Revive {rank}",
            f'Specific, Casualty, Mastery Test, Radius ({radius}")',
            'After a Mastery Test, a friendly unit that fell within {radius}" and in sight stands up whole;'
            " it costs no more than its user does now, and still counts as lost at the end.",
            numbers={"radius": radius},
            uses=(Use("revive", _revive, _why_not_revive),),
        )
        for rank, radius in zip(_RANKS, (6, 12, 18), strict=True)
    ),
    _row.effect(
        REVIVED,
        "It was brought back, and counts as lost when points are compared.",
        gives=(Gives(COUNTS_AS_LOST, _counts_as_lost, "under"),),
    ),
)
