"""Taking another shape: a copy (Doppelganger), linked units (Form), or one made of several (Fusion)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil

from battlefield.rulebooks.warsurge.attack.targets import has_used_any
from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.perks.kit.looting import picked_up, put_down
from battlefield.rulebooks.warsurge.perks.kit.reaching import use_on
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import multiplies, spend_use, uses_left
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import dispel
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import take_marker
from battlefield.rulebooks.warsurge.perks.unit.transformation.bonds import PRICES, end_help, give_up
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import NOWHERE, removed, take_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import DECOY
from battlefield.rulebooks.warsurge.units.harm import COHERENCY
from battlefield.rulebooks.warsurge.units.merged_units import is_part, with_parts
from battlefield.rulebooks.warsurge.units.stats import model_hp, worth
from battlefield.rulebooks.warsurge.units.staying import PRESENT, STAYED, is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    HP,
    ITS_ARMS,
    ITS_FIRST_FORM,
    ITS_PROFILES,
    MODELS,
    POINTS,
    TO_DEPLOY,
    TO_LEAVE_RESERVE,
    WORTH_IN_PERCENT,
)
from battlefield.rules.core.events import (
    FiguresAdded,
    FiguresRemoved,
    HpGained,
    HpLost,
    ProfileChanged,
    ProfileMade,
    WeaponsChanged,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, times
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, State
from battlefield.rules.table import layout

_row = Rows("Transformation")


@dataclass(frozen=True, slots=True)
class Build:
    """What one model of another shape has."""

    hp: int
    weapons: tuple[str, ...]


def reshape(
    game: Game, unit: str, profile: str, builds: Sequence[Build], fallen: Sequence[tuple[str, ...]], why: str
) -> None:
    """Let a unit go by another profile, with so many models, none beyond full; its own stay in place.

    They keep what they have picked up; who is none of so many leaves it where it stood. `fallen` are the
    weapons of the models that the shape has beside these, and that may come back.
    """
    game.emit(ProfileChanged(unit, profile, why, len(builds) + len(fallen)))
    figures, full = game.state.figures_of(unit), model_hp(game, unit)
    builds = [replace(build, hp=min(build.hp, full)) for build in builds]
    for figure, build in zip(figures, builds, strict=False):
        if figure.hp < build.hp:
            game.emit(HpGained(unit, ((figure.id, build.hp - figure.hp),), why))
        elif figure.hp > build.hp:
            game.emit(HpLost(unit, ((figure.id, figure.hp - build.hp),), why))
        found = (each for each in picked_up(game.state, figure.id) if each not in build.weapons)
        game.emit(WeaponsChanged(unit, figure.id, (*build.weapons, *found), why))
    for build in builds[len(figures) :]:
        _add(game, unit, build, why)
    spare = tuple(figure.id for figure in figures[len(builds) :])
    for id_ in spare:
        put_down(game, unit, id_)
    if spare:
        game.emit(FiguresRemoved(unit, spare))
        for id_ in spare:
            unit_status.mark(game, NOWHERE, id_, "game")
    _lie(game, unit, fallen, why)


def _lie(game: Game, unit: str, fallen: Sequence[tuple[str, ...]], why: str) -> None:
    """Let a unit have these fallen models, and no others that lay about in another shape."""
    standing = game.state.units[unit].figures
    of_it = [f for f in game.state.figures.values() if f.model.unit == unit and f.id not in standing]
    off = [figure.id for figure in of_it if not unit_status.is_copy(game.state, figure.id)]
    for id_ in off[len(fallen) :]:
        if not game.state.is_under(id_, unit_status.OF_ANOTHER_SHAPE):
            unit_status.mark(game, unit_status.OF_ANOTHER_SHAPE, id_, "game")
    for id_, weapons in zip(off, fallen, strict=False):
        game.lift(id_, unit_status.OF_ANOTHER_SHAPE)
        game.emit(WeaponsChanged(unit, id_, weapons, why))
    more: list[Figure] = []
    for weapons in fallen[len(off) :]:
        more.append(_another(game.state.with_figures(*more), unit, Build(0, weapons)))
    if more:
        ids = tuple(figure.id for figure in more)
        game.emit(FiguresAdded(unit, tuple(more), why))
        game.emit(FiguresRemoved(unit, ids))
        for id_ in ids:
            unit_status.mark(game, NOWHERE, id_, "game")


def _another(state: State, unit: str, build: Build) -> Figure:
    """Make one more model of a unit, like its first and where that stands."""
    first = state.figures_of(unit)[0]
    number = next(n for n in range(1, 1000) if f"{unit}~{n}" not in state.figures)
    return replace(
        first, model=replace(first.model, id=f"{unit}~{number}"), hp=build.hp, weapons=build.weapons
    )


def _add(game: Game, unit: str, build: Build, why: str) -> None:
    """Stand one more model beside the unit, where there is room."""
    state = game.state
    figure = _another(state, unit, build)
    if state.units[unit].where == TABLE:
        known = state.with_figures(figure)
        place = next(layout.places_beside(known, figure, state.figures_of(unit), COHERENCY), None)
        if place is None:
            game.say(f"{why}: no room for another model", unit)
            return
        figure = replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom))
    game.emit(FiguresAdded(unit, (figure,), why))


# Doppelganger


def _may_copy(game: Game, bearer: Bearer, target: str) -> str:
    state, unit = game.state, bearer.unit
    if target == unit:
        return "it is itself"
    if has_used_any(state, unit):
        return "it has used weapons this turn"
    limited = "uses" in bearer.perk.numbers
    return "it has been used" if limited and uses_left(state, bearer) <= 0 else ""


def _copy(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Become another unit as it is now, keeping this perk; what its other perks kept up is no more."""
    unit, name = bearer.unit, bearer.perk.name
    yield from dispel(game, unit, name)
    end_help(game, unit, (unit,), name)
    state = game.state
    if "uses" in bearer.perk.numbers:
        spend_use(game, bearer)
    other = state.profile_of(target)
    kept = tuple(held for held in other.perks if not held.name.startswith("Doppelganger"))
    own = tuple(held for held in state.profile_of(unit).perks if held.name == name)
    made = replace(other, id=f"{other.id}~{unit}~{state.serial + 1}", perks=(*kept, *own))
    game.emit(ProfileMade(made))
    real = (figure for figure in state.living(target) if not unit_status.is_copy(state, figure.id))
    builds = [Build(figure.hp, figure.weapons) for figure in real]
    lacking = state.units[target].strength - len(builds)
    fallen = [*(figure.weapons for figure in removed(state, target)), *(build.weapons for build in builds)]
    reshape(game, unit, made.id, builds, fallen[: max(0, lacking)], name)
    yield from give_up(game, unit, name)


def _doppelganger(rank: str, says: str, *terms: str, **numbers: int) -> Perk:
    return _row(
        f"Doppelganger {rank}",
        ", ".join(("Activate, Point Cost (Lesser)", 'Radius (18")', *terms)),
        f'{says} it may become a unit within {{radius}}" and in sight that is worth no more than it: with'
        " its stats, weapons, perks, models and HP of that moment. Not in a turn in which it used weapons.",
        numbers={"radius": 18, **numbers},
        uses=(use_on("become another unit", "all", _copy, extra=_may_copy),),
        rulings=("W-Doppelganger-1", "W-Form-3", "W-Form-4"),
    )


# Form


_FORMS = "forms"
"""Remembers the profiles that a unit can take, on the unit that is in the game."""
_ASIDE = "Other Form"


def _is_linked(state: State, bearer: Bearer, _moment: GameBegan) -> bool:
    return len(_linked(state, bearer)) > 1 and not state.is_under(bearer.unit, _FORMS)


def _linked(state: State, bearer: Bearer) -> tuple[str, ...]:
    """Return the unit and those that its roster links with it."""
    side = state.units[bearer.unit].side
    names = [name.strip() for name in str(bearer.number("linked")).split(",") if name.strip()]
    known = (name if name in state.units else f"{side}/{name}" for name in names)
    found = (name for name in known if name in state.units and state.units[name].where != GONE)
    return tuple(dict.fromkeys((bearer.unit, *found)))


def _take_form(game: Game, bearer: Bearer, _moment: GameBegan) -> Flow[None]:
    """Let its player say with which of the linked units it begins; the others are set aside."""
    units, linked = game.state.units, _linked(game.state, bearer)
    by = units[bearer.unit].commander
    names = {unit: units[unit].name for unit in linked}
    first = yield from game.choose_one(f"first form of {units[bearer.unit].name}", names, by=by)
    profiles = ITS_PROFILES("|".join(units[unit].profile for unit in linked))
    arms = "\n".join("\t".join(figure.weapons) for figure in game.state.figures_of(first))
    game.begin(_FORMS, first, profiles, ITS_FIRST_FORM(units[first].profile), ITS_ARMS(arms), by=first)
    for unit in linked:
        if unit != first:
            game.emit(FiguresRemoved(unit, game.state.units[unit].figures))
            game.begin(_ASIDE, unit, by=first)


def _other_forms(state: State, unit: str) -> dict[str, str]:
    known = next(iter(state.effects_on(unit, _FORMS)), None)
    profiles = known.get(ITS_PROFILES).split("|") if known is not None else []
    return {id_: state.profiles[id_].name for id_ in profiles if id_ != state.units[unit].profile}


def _cannot_shift(game: Game, bearer: Bearer) -> str:
    if not game.state.living(bearer.unit):
        return "nobody of it is left, but for who leads it"
    return "" if _other_forms(game.state, bearer.unit) else "it has no other form"


def _shift(game: Game, bearer: Bearer) -> Flow[None]:
    """Change to another form: the HP left and what ails it stay, what helps it ends, its turns count anew."""
    unit, name = bearer.unit, bearer.perk.name
    by = game.state.units[unit].commander
    chosen = yield from game.choose_one("form to take", _other_forms(game.state, unit), by=by)
    yield from dispel(game, unit, name)
    friends = frozenset(u.id for u in game.state.units.values() if u.commander == by)
    doubled = model_hp(game, unit)
    end_help(game, unit, friends, name)
    left = -(-game.state.hp(unit) * model_hp(game, unit) // doubled)  # as help that had raised them is over
    for mark in (STAYED, PRESENT):
        game.lift(unit, mark, name)
    state = game.state
    profile = state.profiles[chosen]
    strength = profile.stats.get(MODELS) or state.units[unit].strength
    weapons = _weapons_of(state, unit, chosen)
    builds = _spread(left, profile.stats.get(HP) or 1, weapons)[:strength]
    reshape(game, unit, chosen, builds, [_carried(weapons, n) for n in range(len(builds), strength)], name)
    yield from give_up(game, unit, name)


def _weapons_of(state: State, unit: str, profile: str) -> list[tuple[str, ...]]:
    """Return what each model of a form carries; those of the first form as the game began."""
    known = next(iter(state.effects_on(unit, _FORMS)), None)
    if known is not None and known.get(ITS_FIRST_FORM) == profile:
        return [tuple(filter(None, arms.split("\t"))) for arms in known.get(ITS_ARMS).split("\n")]
    aside = next(each for each in state.units.values() if profile in (each.profile, each.id))
    return [figure.weapons for figure in state.figures.values() if figure.model.unit == aside.id]


def _spread(hp: int, each: int, weapons: Sequence[tuple[str, ...]]) -> list[Build]:
    """Share HP among as many models as they fill, the last of them wounded."""
    builds: list[Build] = []
    while hp > 0:
        builds.append(Build(min(each, hp), _carried(weapons, len(builds))))
        hp -= each
    return builds


def _carried(weapons: Sequence[tuple[str, ...]], number: int) -> tuple[str, ...]:
    """Return what the model of a number carries, the last ones what the last known does."""
    return weapons[min(number, len(weapons) - 1)] if weapons else ()


def _worth_nothing(_ask: Ask, bearer: Bearer) -> Modifier:
    return times(0, bearer.perk.name)


def _form(rank: str, others: int) -> Perk:
    count = "another unit" if others == 1 else f"{others} other units"
    return _row(
        f"Form {rank}",
        f"Activate, Linked Unit ({others})",
        f"Its roster links it with {count}. One of them is in the game; it may change to another, keeping"
        " the HP left and what ails it.",
        numbers={"linked": "", "others": others},
        reacts=(Reacts(GameBegan, _take_form, _is_linked),),
        uses=(Use("take another form", _shift, _cannot_shift),),
        rulings=("W-Form-1", "W-Form-2", "W-Form-3", "W-Form-4"),
    )


# Fusion


_FUSED = "fused"
_TIMES = 10
_NOT_FOR_FUSION = ("Summon", "Respawn")


def _value(game: Game, unit: str) -> Fraction:
    """Return what a unit brings into a Fusion, its parts with it."""
    return worth(game, unit, targeted=True)


def _price(game: Game, unit: str) -> int:
    return ceil(worth(game, unit, full=True))


def _parts(game: Game, unit: str) -> dict[str, str]:
    """Return the friends that a Fusion may be made of."""
    state = game.state
    side = state.units[unit].commander
    found = {}
    for other in state.units.values():
        barred = any(held.name.startswith(_NOT_FOR_FUSION) for held in state.profile_of(other.id).perks)
        waits = state.profile_of(other.id).has("Fusion") and not state.is_under(other.id, _FUSED)
        own = other.commander == side == other.side and not unit_status.is_marked(
            state, unit_status.SEIZED, other.id
        )
        there = other.where != GONE and own and other.id != unit and not is_part(state, other.id)
        none = other.is_rough or state.is_under(other.id, DECOY)
        if there and not barred and not waits and not none:
            found[other.id] = f"{other.name}, {float(_value(game, other.id)):.4g} points"
    return found


def _cannot_fuse(game: Game, bearer: Bearer) -> str:
    state, unit = game.state, bearer.unit
    if state.units[unit].where != RESERVE or state.clock.phase != "Deploy" or state.is_under(unit, _FUSED):
        return "only as it deploys"
    worth = sum(_value(game, other) for other in _parts(game, unit))
    return "" if worth >= _price(game, unit) else f"{_price(game, unit)} points of friends are needed"


def _fuse(game: Game, bearer: Bearer) -> Flow[None]:
    """Take friends out of the game until they are worth ten times as much."""
    unit, paid = bearer.unit, Fraction(0)
    by = game.state.units[unit].commander
    while paid < _price(game, unit):
        words = f"part of {game.state.units[unit].name}, {float(_price(game, unit) - paid):.4g} points to go"
        part = yield from game.choose_one(words, _parts(game, unit), by=by)
        paid += _value(game, part)
        for each in with_parts(game.state, part):
            yield from _take_away(game, each)
            game.begin("Fused Away", each, by=unit)
    unit_status.mark(game, _FUSED, unit, "game")


def _take_away(game: Game, part: str) -> Flow[None]:
    """Take a part out of the game, out of whoever it is in; who is inside of it gets out where it stood."""
    figures, starts = game.state.units[part].figures, embarking.head_starts(game, part)
    in_reserve, there = not is_on_battlefield(game.state, part), passengers.reserve_of(game.state, part)
    unit_status.unlock(game, part)
    take_off(game, part, figures)
    take_marker(game, part, "it has become a part of a Fusion")
    for mark in (passengers.ABOARD, passengers.INSIDE):
        game.lift(part, mark)
    if in_reserve:
        yield from embarking.abandon_in_reserve(game, part, there)
    else:
        yield from embarking.abandon(game, part, [game.state.figures[id_] for id_ in figures], starts)


def _not_yet(ask: Ask, bearer: Bearer) -> str:
    return "" if ask.state.is_under(bearer.unit, _FUSED) else f"{bearer.perk.name}: it is not formed yet"


def _effect(name: str, says: str) -> Perk:
    """Make the row of a note that takes a unit out of all counts of points."""
    return _row.effect(name, says, gives=(Gives(POINTS, _worth_nothing, "under"),))


PERKS: tuple[Perk, ...] = (
    _doppelganger("I", "Once a game", "Limited Use (1)", uses=1),
    _doppelganger("II", "Each turn"),
    _form("I", 1),
    _form("II", 2),
    _form("III", 3),
    _row(
        "Fusion",
        "Activate, Limited Use (1), Point Cost (Greater)",
        "It deploys once friendly units worth {times} times its points, on the battlefield or in"
        " reserve, have been "
        "taken out of the game for it; none with Summon or Respawn. Another Fusion counts {times}-fold.",
        numbers={"times": _TIMES, "percent": 100 * _TIMES},
        gives=(multiplies(WORTH_IN_PERCENT),),
        forbids=(Forbids(TO_DEPLOY, _not_yet), Forbids(TO_LEAVE_RESERVE, _not_yet)),
        uses=(Use("form it", _fuse, _cannot_fuse, beside=("Deploy",)),),
        rulings=("W-Fusion-1",),
    ),
    *(
        _row.effect(
            name,
            "A perk that it used in another shape this turn forbids that.",
            forbids=(Forbids(what, lambda _, bearer: bearer.perk.name, "under"),),
        )
        for what, name in PRICES.items()
    ),
    _effect(_ASIDE, "A form that is not in the game."),
    _effect("Fused Away", "It has become a part of a Fusion."),
)
