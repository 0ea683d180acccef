"""Simulacrum: a weapon that takes on the profile of another one."""

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.sequence import note_use
from battlefield.rulebooks.warsurge.attack.targets import weapons_of
from battlefield.rulebooks.warsurge.attack_moments import Redirected, SequenceDone, SingledOut, Targeted
from battlefield.rulebooks.warsurge.perks.kit.ranks import UseIsOver
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_barred, turn_ends
from battlefield.rulebooks.warsurge.transport.passengers import (
    acting_from,
    base_unit,
    is_shut_off,
    share_a_hull,
)
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import ITS_COPY, ITS_KEEPS, ITS_TURN, ITS_WEAPON
from battlefield.rules.core.events import EffectEnded, WeaponsChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding, TurnBegan
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import TABLE, Figure, State, Until
from battlefield.rules.table import layout

_row = Rows("Tactical")
_weapon = Rows("Tactical", "weapon")

_STRUCK_BY = "struck by a weapon"
COPY = "Simulacrum"
_RARE = tuple(f"{name} {rank}" for name in ("Countdown", "Recharge", "Use") for rank in ("I", "II", "III"))
_NOTHING = "none"


def _is_there(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return is_on_battlefield(state, bearer.unit) and state.hp(bearer.unit) > 0


def _is_target(state: State, bearer: Bearer, moment: Targeted | Redirected | SingledOut) -> bool:
    """Return whether a weapon is turned on the user, or on who is merged with it."""
    return bearer.unit in company(state, moment.target) and moment.attacker in state.units


def _remember(game: Game, bearer: Bearer, moment: Targeted | Redirected | SingledOut) -> None:
    """Remember until the end of the next turn which weapon was turned on the user."""
    turn = game.state.clock.turn
    struck = (e for e in game.state.effects_on(bearer.unit, _STRUCK_BY) if e.get(ITS_TURN) == turn)
    if moment.weapon and moment.weapon not in [effect.get(ITS_WEAPON) for effect in struck]:
        until = Until("turn", turn + 1)
        game.begin(
            _STRUCK_BY,
            bearer.unit,
            ITS_WEAPON(moment.weapon),
            ITS_TURN(turn),
            by=moment.attacker,
            until=until,
        )


def _choices(game: Game, bearer: Bearer) -> dict[str, str]:
    """Return the weapons that may be copied: of units near the wielder, and those turned on it last turn."""
    state, own = game.state, game.state.profiles[bearer.weapon]
    found: dict[str, str] = {}
    eyes = _eyes(game, bearer)
    for other in state.units.values():
        if other.id != bearer.unit and other.figures and _is_near(game, bearer, eyes, other.id):
            for weapon in weapons_of(state, other.id):
                profile = state.profiles[weapon]
                if profile.points <= own.points and not any(profile.has(name) for name in _RARE):
                    found.setdefault(weapon, f"{profile.name} of {other.name}")
    for effect in state.effects_on(bearer.unit, _STRUCK_BY):
        weapon = effect.get(ITS_WEAPON)
        fits = state.profiles[weapon].points <= bearer.number("most") * own.points
        if fits and effect.get(ITS_TURN) == state.clock.turn - 1:
            found.setdefault(weapon, f"{state.profiles[weapon].name}, turned on it last turn")
    return {weapon: words for weapon, words in found.items() if weapon not in weapons_of(state, bearer.unit)}


def _is_near(game: Game, bearer: Bearer, eyes: list[Figure], other: str) -> bool:
    """Return whether a unit, or what it openly rides in, is near some figures and seen, or aboard too."""
    state, there = game.state, base_unit(game.state, other)
    if share_a_hull(state, bearer.unit, other):
        return True
    if not there or not eyes or is_shut_off(game, other):
        return False
    near = is_within(min(layout.gaps_to(state, eyes, there)), bearer.number("inches"))
    figures = list(state.units[there].figures)
    return near and any(map(any, layout.seen_pairs(state, [f.id for f in eyes], figures)))


def _eyes(game: Game, bearer: Bearer) -> list[Figure]:
    """Give the figures from which the weapon's wielders look for others: themselves, or who carries them."""
    state, unit = game.state, bearer.unit
    wielders = [figure for figure in state.living(unit) if bearer.weapon in figure.weapons]
    return wielders if state.units[unit].where == TABLE or not wielders else [*acting_from(game, unit)]


def _copy(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Offer the weapons that may be copied, and take the profile of one on."""
    if is_barred(game, bearer):
        return
    words = {**_choices(game, bearer), _NOTHING: "its own profile"}
    by = game.state.units[bearer.unit].commander
    chosen = yield from game.choose_one(f"{bearer.perk.name}: profile for this turn", words, by=by)
    if chosen in ("", _NOTHING):
        return
    keeps = bool(bearer.number("keeps"))
    game.begin(
        COPY, bearer.unit, ITS_WEAPON(bearer.weapon), ITS_COPY(chosen), ITS_KEEPS(keeps), by=bearer.unit
    )
    _swap(game, bearer.unit, bearer.weapon, chosen)


def _swap(game: Game, unit: str, old: str, new: str) -> None:
    """Change a weapon of all figures of a unit, those too that have fallen and may come back."""
    for figure in game.state.figures.values():
        if figure.model.unit == unit and old in figure.weapons:
            weapons = tuple(new if weapon == old else weapon for weapon in figure.weapons)
            game.emit(WeaponsChanged(unit, figure.id, weapons, COPY))


def _is_used(_state: State, bearer: Bearer, moment: SequenceDone) -> bool:
    effect = bearer.effect
    mine = effect is not None and moment.attacker == bearer.unit and moment.weapon == effect.get(ITS_COPY)
    return mine and effect is not None and not effect.get(ITS_KEEPS)


def _return(game: Game, bearer: Bearer, moment: SequenceDone) -> None:
    """Go back to the weapon's own profile."""
    effect = bearer.effect
    assert effect is not None
    _swap(game, bearer.unit, effect.get(ITS_COPY), effect.get(ITS_WEAPON))
    game.emit(EffectEnded(effect.id))
    if moment.weapon:  # a use of the copy is a use of the weapon
        note_use(game, bearer.unit, effect.get(ITS_WEAPON))


def _may_return(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Go back as the turn ends; the better rank only if its side wants to."""
    effect = bearer.effect
    assert effect is not None
    if effect.get(ITS_KEEPS):
        by, name = game.state.units[bearer.unit].commander, game.state.profiles[effect.get(ITS_COPY)].name
        if not (yield from game.confirm(f"{COPY}: give up the profile of {name}", by=by)):
            return
    _return(game, bearer, SequenceDone(bearer.unit, "", ()))


COPYING: tuple[Perk, ...] = (
    *(
        _weapon(
            f"{COPY} {rank}",
            'Specific, Point Cost (Lesser), Point Cost (Double), Radius (18")',
            'At the start of a turn it may take on the profile of a weapon of a unit within {inches}" and in'
            " sight that costs no more, or of one turned on its user last turn that costs at most {most}"
            f" times as much{rest}.",
            numbers={"inches": 18, "most": 2, "keeps": keeps},
            reacts=(
                Reacts(TurnBegan, _copy, _is_there),
                Reacts(Targeted, _remember, _is_target),
                Reacts(Redirected, _remember, _is_target),
                Reacts(SingledOut, _remember, _is_target),
            ),
            rulings=("W-Simulacrum-1", "W-Barred-1"),
        )
        for rank, keeps, rest in (
            ("I", False, ", until it is used or the turn ends"),
            ("II", True, ", and keep it as long as its side likes"),
        )
    ),
    _row.effect(
        COPY,
        "A weapon goes by another one's profile.",
        reacts=(
            Reacts(SequenceDone, _return, _is_used, "under", UseIsOver.GIVES_BACK),
            Reacts(SpanEnding, _may_return, turn_ends, "under"),
            Reacts(Targeted, _remember, _is_target, "under"),
            Reacts(Redirected, _remember, _is_target, "under"),
            Reacts(SingledOut, _remember, _is_target, "under"),
        ),
    ),
)
