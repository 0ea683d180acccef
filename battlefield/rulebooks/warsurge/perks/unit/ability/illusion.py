"""Illusion: copies of a unit's model that weapons are used from, and that fall before it does."""

from dataclasses import replace

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.moments import Fallen
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.arrival_ends import ends_apart, linked_to
from battlefield.rulebooks.warsurge.movement.movement_paths import APART, coherency_of, kept_off, stood
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpHaveChanged
from battlefield.rulebooks.warsurge.perks.kit.reaching import use_self
from battlefield.rulebooks.warsurge.perks.kit.resistance import perks_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import under_flags
from battlefield.rulebooks.warsurge.perks.unit.ability.moving import ability
from battlefield.rulebooks.warsurge.transport.falls import take_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import own_hp
from battlefield.rulebooks.warsurge.words import SHARED
from battlefield.rules.core.events import FiguresAdded, Placed, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Joint, PlacesLaw
from battlefield.rules.core.moments import SpanEnding, UnitDone
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import GONE, TABLE, Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout

_row = Rows("Ability")

ILLUSION = "Illusion"


def copies_of(state: State, unit: str) -> tuple[str, ...]:
    """Return the figures of a unit that are illusions."""
    return tuple(id_ for id_ in state.units[unit].figures if unit_status.is_copy(state, id_))


def dispel(game: Game, unit: str, why: str) -> Flow[None]:
    """Take all illusions of a unit off."""
    copies = copies_of(game.state, unit)
    game.lift(unit, ILLUSION, why)
    if copies:
        game.say(f"{why} dispels {len(copies)} illusions", unit)
        take_off(game, unit, copies)
    if copies and game.state.units[unit].where == GONE:
        unit_status.unlock(game, unit)
        yield from game.tell(Fallen(unit))
    elif copies and game.state.units[unit].where == TABLE:
        yield from moving.renew_melees(game, unit, may_begin=False)


# making them


def shares(hp: int) -> dict[int, int]:
    """Return the HP that each of so many illusions would have: the whole divided, rounded down."""
    return {count: hp // count for count in range(1, hp + 1)}


def _cannot(game: Game, bearer: Bearer) -> str:
    state, unit = game.state, bearer.unit
    if state.units[unit].where != TABLE:
        return "only on the table"
    return "" if own_hp(state, unit) else "it has no HP left"


def _create(game: Game, bearer: Bearer) -> Flow[None]:
    """Let its player choose how many there are, and where they stand; those without room are lost."""
    unit, name = bearer.unit, bearer.perk.name
    by = game.state.units[unit].commander
    each = shares(own_hp(game.state, unit))
    words = {str(count): f"{count} with {hp} HP each" for count, hp in each.items()}
    chosen = yield from game.choose_one(f"{name}: how many illusions", words, by=by)
    count = int(chosen)
    made = [figure for n in range(count) if (figure := _made(game, unit, each[count], n)) is not None]
    if len(made) < count:
        game.say(f"{name}: there is no room for {count - len(made)} of {count}", unit)
    if not made:
        return
    if not game.state.is_under(unit, ILLUSION):
        game.begin(ILLUSION, unit, by=unit)
    yield from _arranged(game, unit, tuple(made), by)


def _made(game: Game, unit: str, hp: int, number: int) -> str | None:
    """Add one illusion where there is room for it, and give its id; None where there is none."""
    state = game.state
    pattern = next(f for f in state.living(unit) if not unit_status.is_copy(state, f.id))
    id_ = f"{pattern.id} illusion {state.serial + 1}.{number + 1}"
    figure = Figure(replace(pattern.model, id=id_), hp)
    others = state.figures_of(unit)
    coherency = coherency_of(game, unit)
    fits = (
        p for p in layout.places_beside(state, figure, others, coherency[0]) if not _foe_near(game, figure, p)
    )
    place = next(fits, None)
    if place is None:
        return None
    there = replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom))
    game.emit(FiguresAdded(unit, (there,), ILLUSION))
    game.begin(unit_status.COPY, id_, by=unit)
    return id_


def _foe_near(game: Game, figure: Figure, place: Placed) -> bool:
    """Return whether a figure would stand within an inch of an enemy that its unit does not fight."""
    state, unit = game.state, figure.model.unit
    there = layout.bases([replace(figure, model=replace(figure.model, at=place.at, bottom=place.bottom))])
    fights = unit_status.foes_in_melee(state, unit)
    foes = (u for u in kept_off(game, unit) if u.id not in fights)
    return any(
        not is_within(APART, layout.least_between(there, layout.bases(state.figures_of(u.id)))) for u in foes
    )


def _arranged(game: Game, unit: str, made: tuple[str, ...], by: str) -> Flow[None]:
    """Let a side put new illusions elsewhere in coherency."""
    state, coherency = game.state, coherency_of(game, unit)
    now = tuple(Placed(id_, state.figures[id_].model.at, state.figures[id_].model.bottom) for id_ in made)

    def check(places: tuple[Placed, ...]) -> str:
        if places == now:
            return ""  # there was room for each of them where it came to be
        there = state.with_figures(*(stood(state.figures[place.figure], place) for place in places))
        for place in places:
            model = there.figures[place.figure].model
            if not layout.may_stand(layout.layout_without(there, [model.id]), model, model.at, model.bottom):
                return f"{place.figure} cannot stand there"
            if _foe_near(game, state.figures[place.figure], place):
                return f"{place.figure} would stand within {APART:g} in of an enemy"
        if not layout.is_coherent(there, unit, *coherency):
            return "the unit would be out of coherency"
        return ""

    request = Places(by, f"{ILLUSION}: where they stand", made)
    joint = _linked(game, unit, made)
    ends = ends_apart(game, unit, made) if joint is not None else None  # else who stays needs them as links
    places = yield from game.places(PlacesLaw(request, check, lambda: (now,), ends=ends, joint=joint))
    rounded = tuple(
        replace(p, at=(grained(p.at[0]), grained(p.at[1])), bottom=grained(p.bottom)) for p in places
    )
    if rounded != now:
        game.emit(UnitMoved(unit, ILLUSION, rounded))


def _linked(game: Game, unit: str, made: tuple[str, ...]) -> Joint | None:
    """Tell where illusions hang together with the rest of a unit; None where that does not by itself."""
    state, limits = game.state, coherency_of(game, unit)
    rest = tuple(figure for figure in state.figures_of(unit) if figure.id not in made)
    without_them = state.with_unit(replace(state.units[unit], figures=tuple(figure.id for figure in rest)))
    if not rest or not layout.is_coherent(without_them, unit, *limits):
        return None
    return linked_to(state, layout.bases(rest), limits[0])


# losing them


def _is_pierced(state: State, bearer: Bearer, moment: Lost) -> bool:
    """Return whether dice that pick their model cost HP."""
    aimed = moment.attack is not None and bool(moment.attack.terms.chosen)
    precise = aimed and any(name.startswith("Precision") for name in perks_of(state, moment.weapon))
    return moment.unit == bearer.unit and precise


def _pierce(game: Game, bearer: Bearer, _moment: Lost) -> Flow[None]:
    yield from dispel(game, bearer.unit, "Precision")


def _is_hollow(state: State, bearer: Bearer, _moment: Lost | UnitDone | SpanEnding) -> bool:
    """Return whether none of a unit is left but illusions, or no illusion is."""
    unit = bearer.unit
    if not state.units[unit].figures:
        return False
    return not own_hp(state, unit) or not copies_of(state, unit)


def _burst(game: Game, bearer: Bearer, _moment: Lost | UnitDone | SpanEnding) -> Flow[None]:
    yield from dispel(game, bearer.unit, f"the loss of {game.state.units[bearer.unit].name}")


def _illusion(rank: str, uses: int) -> Perk:
    often = {1: "Once", 2: "Twice"}.get(uses, f"{uses} times")
    return ability(
        f"{ILLUSION} {rank}",
        f"Activate, Limited Use ({uses})",
        f"{often} a game it makes copies of itself in coherency, which share a number of HP as great as its"
        " own evenly, rounded down. They are models like it without weapons of their own; its weapons may be"
        " used from where they stand. They suffer before it does. HP lost to Precision dispel them all.",
        numbers={"uses": uses},
        uses=(use_self("create illusions", _create, _cannot),),
        rulings=("W-Illusion-1",),
    )


PERKS: tuple[Perk, ...] = (
    *(_illusion(rank, uses) for rank, uses in (("I", 1), ("II", 2), ("III", 3))),
    _row.effect(
        ILLUSION,
        "Some of its models only seem to be there.",
        gives=under_flags(SHARED),
        reacts=(
            Reacts(Lost, _pierce, _is_pierced, "under"),
            Reacts(Lost, _burst, _is_hollow, "under", HpHaveChanged.HOLLOW),
            Reacts(UnitDone, _burst, _is_hollow, "under", HpHaveChanged.HOLLOW),
            Reacts(SpanEnding, _burst, _is_hollow, "under", HpHaveChanged.HOLLOW),
        ),
    ),
)
