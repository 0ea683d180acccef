"""Units about to move somewhere, and what the tint of their move says that the rule or a drag does not.

A case is a unit of a sample roster among the terrain of a sample table, with others strewn about it.
"""

from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin

import numpy as np
import shapely

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.apply import apply
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import ClockSet, Placed, UnitArrived
from battlefield.rules.core.state import Held
from battlefield.rules.table import layout

SLACK = 0.02  # inches on either side of the rim
NEAR = 7.0  # inches about a unit in which others are strewn
PHASES = {"warsurge": "Move", "iron-kingdoms": "Activation", "pulp-city": "Turns"}
SAMPLES = (
    *("first_battle", "three_cairns", "first_battle", "smoke_on_the_fen"),
    *("three_cairns", "dock_brawl", "first_battle", "toll_bridge"),
    *("under_the_crane", "dock_brawl"),
)
MOVES = ("Move", "Sprint", "Charge", "Run", "Walk")
STRAIGHT = ("Forward Motion", "Hexagonal Inertia III (4 Inches)")  # an oblong base ends turned, off its tint
PERKS = ("", "", "", "Airborne", "Jumper", "Juggernaut I", "Traverse I", *STRAIGHT)
WORDS = ("Fly", "Bound", "Blink", "Wallcrawl", "Sprint")
ACROSS = {"rect": hypot, "hex": lambda flats, _: 2.0 * flats / 3.0**0.5}  # mm from corner to corner
BASES = (None, None, BaseSize.round(40), BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(32))


def shown(desk, held, who):
    """Give the tinted area, worked out anew."""
    places = {place.figure: place for place in desk.hand.places}
    area = desk.hand._lead.area(places, held, who)
    return shapely.union_all([shapely.Polygon(p.points, p.holes) for p in area])


def layout_at(desk, held, who, at):
    """Give the layout in which the held figure stands at a place, the others in formation with it."""
    places = {place.figure: place for place in desk.hand.places}
    (x, y), found = places[held].at, desk.hand._shifted
    moved = found(places, who, (at[0] - x, at[1] - y))
    return tuple(moved[figure] for figure in desk.hand.request.figures)


def rim(rng, area, count):
    """Give random places on the boundary of an area."""
    edge = area.boundary
    found = () if edge.is_empty else (edge.interpolate(share, normalized=True) for share in rng.random(count))
    return [(point.x, point.y) for point in found]


def faults(desk, rng, held, who, many=3):
    """List places on either side of the rim, and some about, of which the tint says what is not so."""
    area, check = shown(desk, held, who), desk.battle.session.refusal
    inner = rim(rng, area.buffer(-SLACK), many)
    wrong = [("refused", at, why) for at in inner if (why := check(layout_at(desk, held, who, at)))]
    x, y = next(place.at for place in desk.hand.places if place.figure == held)
    outer = [*rim(rng, area.buffer(SLACK), many), *((x + a, y + b) for a, b in rng.uniform(-4, 4, (many, 2)))]
    outer = [at for at in outer if area.distance(shapely.Point(at)) >= 0.99 * SLACK]
    return wrong + [("accepted", at, "") for at in outer if not check(layout_at(desk, held, who, at))]


def drag_faults(desk, rng, held, who, many=3):
    """List places to which a drag leads that are refused, or that lie off the tint's rim.

    Where a formation can be kept nowhere a drag is free: it is changed on the way, model by model.
    """
    places = {place.figure: place for place in desk.hand.places}
    area, (x, y), wrong = shown(desk, held, who), places[held].at, []
    if area.is_empty:
        return wrong
    for turn in rng.uniform(0, 2 * pi, many):
        far = rng.uniform(0.5, 12)
        by = float(far * cos(turn)), float(far * sin(turn))
        step, is_limited = desk.hand._lead.dragged(places, held, who, by, 0.0)
        end, meant = (x + step[0], y + step[1]), (x + by[0], y + by[1])
        there = layout_at(desk, held, who, end)
        if _touches(desk, there):
            continue  # a drag snaps into contact from where nothing is tinted
        why = desk.battle.session.refusal(there)
        if why and hypot(*step) > SLACK and not _is_nudged_in(desk, held, who, end):
            wrong.append(("dragged to where it is refused", end, why))
        short = hypot(end[0] - meant[0], end[1] - meant[1]) - area.distance(shapely.Point(meant))
        if is_limited and abs(short) > SLACK:
            wrong.append(("stopped off the rim", end, ""))
    return wrong


def _is_nudged_in(desk, held, who, end):
    """Return whether a place within the slack of where a drag ended is accepted."""
    turns = np.arange(64) * pi / 32  # a corner between two rims may be as sharp as a needle
    ring = [(end[0] + far * cos(t), end[1] + far * sin(t)) for far in (SLACK, SLACK / 4) for t in turns]
    return any(not desk.battle.session.refusal(layout_at(desk, held, who, at)) for at in ring)


def suggestion_faults(desk, held, who):
    """List layouts that N proposes, kept in formation, in which the held figure stands off the tint."""
    area, found = shown(desk, held, who), desk.hand._lawful.suggestions()
    places = {place.figure: place for place in desk.hand.places}
    wrong = []
    for places_ in found:
        ends = {place.figure: place for place in places_}
        steps = [np.subtract(ends[id_].at, places[id_].at) for id_ in who]
        is_led = np.ptp(steps, axis=0).max() < 1e-4 and np.abs(steps[0]).max() > 1e-4  # staying may always be
        if is_led and not _touches(desk, places_) and area.distance(shapely.Point(ends[held].at)) > SLACK:
            wrong.append(("suggested", ends[held].at, ""))
    return wrong


def _touches(desk, places):
    """Return whether figures would stand in contact with an enemy, as they may where nothing is tinted."""
    state = desk.state
    moved = [state.figures[place.figure] for place in places]
    models = [replace(f.model, at=p.at, bottom=p.bottom) for f, p in zip(moved, places, strict=True)]
    there = state.with_figures(*(replace(f, model=m) for f, m in zip(moved, models, strict=True)))
    unit = there.units[moved[0].model.unit]
    foes = (each for each in there.on_table() if each.commander != unit.commander)
    return any(layout.touches(there, unit.id, foe.id) for foe in foes)


@dataclass(frozen=True)
class Case:
    """The desk of a unit about to move, what draws on, and how it goes: in a word of its book, or on foot."""

    desk: BattleDesk
    rng: np.random.Generator
    going: str


def about_to_move(seed):
    """Give a random unit about to move; another is drawn for one that cannot."""
    rng = np.random.default_rng(seed)
    sample = SAMPLES[seed % len(SAMPLES)]
    session = session_of(replace(read_script(asset(f"rosters/{sample}.json")), steps=()))
    return next(case for _ in range(200) if (case := _drawn(rng, session, seed)) is not None)


def _drawn(rng, session, seed):
    """Draw a unit, and give it about to move; None where it cannot."""
    state, phase = session.start, PHASES[session.start.book]
    units = [unit.id for unit in state.units.values() if unit.figures]
    mover = units[int(rng.integers(len(units)))]
    state = _with_base(state, mover, BASES[int(rng.integers(len(BASES)))])
    state, going = _going(rng, state, mover)
    state = _strewn(rng, state, mover, units)
    side = state.units[mover].side
    state = apply(state, ClockSet(1, phase, 1, side, side))
    desk = BattleDesk(Battle(Session(state, session.book, Seeded(), seed=seed)))
    return Case(desk, rng, going) if _is_in_hand(desk, mover) and not _is_blocked(desk) else None


def _going(rng, state, unit):
    """Let a unit go as it does by one of the perks or words that its book has for that, and give that."""
    printed = state.profile_of(unit)
    if state.book == "pulp-city":
        how = WORDS[int(rng.integers(len(WORDS)))]
        printed = replace(printed, words=(*(word for word in printed.words if word not in WORDS), how))
    elif state.book == "warsurge":
        how = PERKS[int(rng.integers(len(PERKS)))]
        printed = replace(printed, perks=(*printed.perks, Held(how))) if how else printed
        state = _with_base(state, unit, BaseSize.round(40) if how in STRAIGHT else None)
    else:
        how = ""
    return replace(state, profiles={**state.profiles, printed.id: printed}), how or "on foot"


def _with_base(state, unit, size):
    """Give a unit other bases."""
    if size is None:
        return state
    figures = [state.figures[id_] for id_ in state.units[unit].figures]
    return state.with_figures(*(replace(f, model=replace(f.model, base=size)) for f in figures))


def _strewn(rng, state, mover, units):
    """Place a unit somewhere, and about it most of the others where they overlap nobody."""
    board, taken = state.board, []
    at = rng.uniform((3.0, 3.0), (board.width - 3.0, board.height - 3.0))
    for unit in [mover, *(each for each in units if each != mover and rng.random() < 0.8)]:
        for _ in range(12):
            middle = at if unit == mover else at + rng.uniform(-NEAR, NEAR, 2)
            spots, wide = _formation(rng, state, unit, middle)
            inside = all(1.2 < x < board.width - 1.2 and 1.2 < y < board.height - 1.2 for _, (x, y) in spots)
            clear = all(
                hypot(x - u, y - v) > (wide + w) / 2 + 0.02 for _, (x, y) in spots for (u, v), w in taken
            )
            if inside and clear:
                taken += [(spot, wide) for _, spot in spots]
                facing = float(rng.uniform(0, 360))
                places = tuple(Placed(id_, spot, 0.0, facing) for id_, spot in spots)
                state = apply(state, UnitArrived(unit, places, "Deploy"))
                break
    return state


def _formation(rng, state, unit, middle):
    """Give rows of a unit about a place, turned, and how wide a base is."""
    figures = state.units[unit].figures
    base = state.figures[figures[0]].model.base
    wide = ACROSS.get(base.kind, max)(base.length_mm, base.width_mm) / 25.4
    step, row, turn = wide + float(rng.uniform(0.05, 0.9)), int(rng.integers(1, 7)), rng.uniform(0, 2 * pi)
    local = np.array([(step * (n % row), step * (n // row)) for n in range(len(figures))])
    local -= local.mean(axis=0)
    spots = local @ np.array([(cos(turn), sin(turn)), (-sin(turn), cos(turn))]) + middle
    return [(id_, (float(x), float(y))) for id_, (x, y) in zip(figures, spots.round(4), strict=True)], wide


def _is_in_hand(desk, mover):
    """Begin a move of a unit; False where it has none."""
    offers = [
        offer.action for offer in desk.battle.actions() if offer.action.unit == mover and not offer.refusal
    ]
    for action in sorted(offers, key=lambda each: each.name != "Move"):
        if not desk.begin(action):
            continue
        for name in MOVES:
            if isinstance(desk.hand, PlacingHand) or desk.reply((name,)):
                break
        if isinstance(desk.hand, PlacingHand) and desk.hand.request.is_move:
            return True
        desk.undo()
    return False


def _is_blocked(desk):
    """Return whether a unit stands where it may not, so that nothing can be said of its move."""
    return not desk.hand.places or shown(desk, desk.hand.held, (desk.hand.held,)).area < 0.2
