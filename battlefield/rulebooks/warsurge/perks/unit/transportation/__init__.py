"""Transportation perks: how passengers are hidden, how they fight, and how transports carry and link."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.attack_moments import Targeted
from battlefield.rulebooks.warsurge.moments import Left
from battlefield.rulebooks.warsurge.occasions import Riding
from battlefield.rulebooks.warsurge.perks.kit.attaching import command
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, game_of, needs_stat
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    flags,
    goes_by_its_own,
    is_in_melee,
    own_stat,
    used_instead,
)
from battlefield.rulebooks.warsurge.perks.unit.transportation import tow
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat, worth
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    ARMOUR,
    BEHIND_PASSENGERS,
    CARRIES_ANYBODY,
    CARRIES_TOGETHER,
    COVER_BY_PROFILE,
    DEBARK,
    DEFENCE,
    FIRE_POINTS,
    IN_COVER,
    LINKS_TRANSPORTS,
    MOVEMENT,
    OPEN,
    PASSES_FOR_FRIEND,
    TO_BE_TARGETED,
    TRANSPORT,
    USING_PERKS,
    USING_WEAPONS,
    rerolled,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import Profile, State
from battlefield.rules.core.words import Stat

_row = Rows("Transportation")

_SAVES = (ARMOUR, AEGIS)
_COMPARTMENT = "Compartment: "


def _room(bearer: Bearer) -> str:
    """Return the part of a transport that a perk speaks of: a compartment of its own, or the main hold."""
    return bearer.perk.name if bearer.perk.name.startswith(_COMPARTMENT) else ""


def _is_in(state: State, unit: str, bearer: Bearer) -> bool:
    """Return whether a unit is a passenger where the bearer's perk holds."""
    units = state.units
    carried = (
        unit in units and units[unit].where == bearer.unit and passengers.boarding(state, unit) is not None
    )
    return carried and passengers.room_of(state, unit) == _room(bearer)


# enclosed: what its transport has is used instead


def _is_shielded(ask: Ask, bearer: Bearer) -> bool:
    """Return whether a passenger is attacked from outside."""
    units = ask.state.units
    outside = ask.foe not in units or units[ask.foe].where != bearer.unit
    return outside and _is_in(ask.state, ask.unit, bearer)


def _lends(name: Stat) -> Gives:
    """Let passengers use a stat of their transport where it is better than their own."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if goes_by_its_own(ask) or not _is_shielded(ask, bearer):
            return None
        lent = stat(game_of(ask), name, bearer.unit, weapon=ask.weapon, foe=ask.foe).value
        return used_instead(ask, name, lent, bearer.perk.name)

    return Gives(name, answer, mine=False)


def _lends_reroll(save: Stat) -> Gives:
    """Let passengers reroll a save that they use of their transport."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if not _is_shielded(ask, bearer):
            return None
        game, own = game_of(ask), own_stat(ask, save).value
        lent = stat(game, save, bearer.unit, weapon=ask.weapon, foe=ask.foe).value
        again = game.figure(rerolled(save), 0, bearer.unit, weapon=ask.weapon, foe=ask.foe, about=ask.about)
        return plus(1, bearer.perk.name) if lent >= own and again.value > 0 else None

    return Gives(rerolled(save), answer, mine=False)


_ENCLOSED = (*(_lends(name) for name in (DEFENCE, *_SAVES)), *(_lends_reroll(save) for save in _SAVES))


# exposed and unsheltered: seen from outside, and shooting out


def _opens(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if ask.about == Riding(_room(bearer)) else None


def _covers(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _is_shielded(ask, bearer) else None


def _bars_profile(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Keep passengers from using the stats of who covers them."""
    return times(0, bearer.perk.name) if _is_shielded(ask, bearer) else None


def _braces(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Help passengers in a melee in place of cover: as that does, it counts beside what is lent."""
    braced = is_in_melee(ask) and not goes_by_its_own(ask)
    return plus(1, bearer.perk.name) if braced and _is_shielded(ask, bearer) else None


def _stands_behind(ask: Ask, bearer: Bearer) -> str:
    """Keep the transport, and who is elsewhere in it, from being targeted before these passengers."""
    state, units = ask.state, ask.state.units
    if bearer.unit not in (ask.unit, units[ask.unit].where) or _is_in(state, ask.unit, bearer):
        return ""
    if ask.foe in units and units[ask.foe].commander == units[ask.unit].commander:
        return ""
    game, facts = game_of(ask), {"weapon": ask.weapon, "foe": ask.foe}
    seated = _seated(state, bearer)
    in_front = next((each for each in seated if not game.reason_against(TO_BE_TARGETED, each, **facts)), "")
    return f"{bearer.perk.name}: {units[in_front].name} is hit first" if in_front else ""


def _seated(state: State, bearer: Bearer) -> tuple[str, ...]:
    """Return the passengers that are hit before all else, those that came first before others."""
    inside = (unit for unit in passengers.passengers(state, bearer.unit) if _is_in(state, unit, bearer))
    return tuple(unit for unit in inside if state.living(unit))


def _in_front(state: State, bearer: Bearer) -> str:
    return next(iter(_seated(state, bearer)), "")


def _is_behind(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _in_front(ask.state, bearer) else None


def _lies_under(state: State, bearer: Bearer, moment: Targeted) -> bool:
    """Return whether what nobody aims, but no beam, strikes the transport while somebody sits in front."""
    hostile = moment.target == bearer.unit and are_enemies(state, moment.attacker, bearer.unit)
    beam = any(held.name.startswith("Beam") for held in state.profiles[moment.weapon].perks)
    return hostile and not beam and bool(_in_front(state, bearer))


def _take_it(game: Game, bearer: Bearer, moment: Targeted) -> None:
    moment.target = _in_front(game.state, bearer)
    game.say(f"{bearer.perk.name}: {game.state.units[moment.target].name} is hit first", bearer.unit)


_OPEN = (Gives(OPEN, _opens),)
_COVERED = (
    Gives(IN_COVER, _covers, mine=False),
    Gives(COVER_BY_PROFILE, _bars_profile, mine=False),
    Gives(DEFENCE, _braces, mine=False),
)
_FIRST = (Forbids(TO_BE_TARGETED, _stands_behind, mine=False),)
_USES = "Attacks from outside on its passengers may be saved with its Defence, armour, AEGIS and rerolls."
_SEEN = "Its passengers can be targeted and can attack without Fire Points"
_ROOM = " Half of its Transport, or what the roster says, is a compartment of that kind."


def _fits_in(unit: Profile, _weapon: Profile | None) -> str:
    """Ask for compartments that take half of its Transport at most, and all together no more than that."""
    room = unit.stats.get(TRANSPORT) or 0
    compartments = [held for held in unit.perks if held.name.startswith(_COMPARTMENT)]
    said = [dict(held.info).get("compartment", 0) for held in compartments]
    sizes = [size if isinstance(size, int) and size else room // 2 for size in said]
    big = next((size for size in sizes if size > room // 2), 0)
    if big:
        return f"a compartment takes half of transport {room} at most, not {big}"
    return f"its compartments take {sum(sizes)} of transport {room}" if sum(sizes) > room else ""


def _kinds(perk: Perk) -> tuple[Perk, Perk]:
    """Return the row for a whole transport, and the row for a compartment of that kind."""
    perk = replace(perk, rulings=(*perk.rulings, "W-Compartment-1"))
    room = replace(
        perk,
        name=f"{_COMPARTMENT}{perk.name}",
        numbers={"compartment": 0},
        says=perk.says + _ROOM,
        needs=(needs_stat(TRANSPORT, 2), _fits_in),
    )
    return perk, room


def _hides(name: str, says: str, *, changes: bool = False) -> Perk:
    terms = "Passive, Stat Change" if changes else "Passive"
    return _row(name, terms, says, needs=(needs_stat(TRANSPORT, 1),))


# crews


def _crewed(state: State, unit: str) -> bool:
    return any(passengers.boarding(state, each) is not None for each in passengers.passengers(state, unit))


def _unmanned(ask: Ask, bearer: Bearer) -> str:
    return "" if _crewed(ask.state, bearer.unit) else f"{bearer.perk.name}: nobody is aboard"


def _takes_anybody(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let anybody in, as long as nobody of another side is in it."""
    units = ask.state.units
    inside = passengers.passengers(ask.state, bearer.unit)
    alone = all(units[each].commander == units[ask.foe].commander for each in inside)
    return plus(1, bearer.perk.name) if alone else None


def _is_taken(state: State, bearer: Bearer, moment: Left) -> bool:
    return (
        moment.where == bearer.unit
        and state.units[moment.unit].commander != state.units[bearer.unit].commander
    )


def _obey(game: Game, bearer: Bearer, moment: Left) -> None:
    """Let whoever comes aboard command it."""
    command(game, bearer.unit, game.state.units[moment.unit].commander, bearer.perk.name)


def _is_left(state: State, bearer: Bearer, _moment: UnitDone) -> bool:
    return bool(state.units[bearer.unit].control) and not _crewed(state, bearer.unit)


def _go_back(game: Game, bearer: Bearer, _moment: UnitDone) -> None:
    command(game, bearer.unit, "", bearer.perk.name)


def _is_nobodys(ask: Ask, bearer: Bearer) -> str:
    """Keep it from being attacked while it is empty and nobody fights it hand to hand."""
    empty = not _crewed(ask.state, bearer.unit) and not unit_status.is_engaged(ask.state, bearer.unit)
    return f"{bearer.perk.name}: it is a friend to all while it is empty" if empty else ""


def _is_friend_to_all(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _is_nobodys(ask, bearer) else None


def _has_fire_points(unit: Profile, _weapon: Profile | None) -> str:
    return "" if unit.stats.get(FIRE_POINTS) else "the unit needs Fire Points"


def _crew(rank: str, says: str, forbids: tuple[Forbids, ...]) -> Perk:
    needs = needs_stat(TRANSPORT, 1), _has_fire_points
    return _row(f"Crew {rank}", "Passive", says, forbids=forbids, needs=needs)


_SHUT = tuple(Forbids(what, _unmanned) for what in (USING_WEAPONS, USING_PERKS))
_STILL = (*_SHUT, Forbids(MOVEMENT, _unmanned))
_NEEDS_CREW = "With nobody aboard it uses neither weapons nor perks"


# getting out, and across


def _far_out(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let passengers that cost at least half as much begin to disembark some way off."""
    game = game_of(ask)
    enough = 2 * worth(game, ask.foe, full=True, targeted=True) >= worth(game, bearer.unit, full=True)
    return plus(int(bearer.number("radius")), "Debark") if enough else None


def _debark(rank: str, radius: int) -> Perk:
    return _row(
        f'Debark {rank} ({radius}")',
        f'Passive, Radius ({radius}"), Point Cost (Double Max)',
        'Passengers that cost at least half as much as it may begin to disembark up to {radius}" away, also'
        " when it is lost.",
        numbers={"radius": radius},
        gives=(Gives(DEBARK, _far_out),),
        needs=(needs_stat(TRANSPORT, 1),),
        rulings=("W-Debark-1",),
    )


CREW_III = replace(
    _crew(
        "III",
        f"{_NEEDS_CREW}, and cannot move. Anybody may embark it, and commands it then; empty, it is a"
        " friend to all.",
        (*_STILL, Forbids(TO_BE_TARGETED, _is_nobodys)),
    ),
    gives=(Gives(CARRIES_ANYBODY, _takes_anybody), Gives(PASSES_FOR_FRIEND, _is_friend_to_all)),
    reacts=(Reacts(Left, _obey, _is_taken), Reacts(UnitDone, _go_back, _is_left)),
    rulings=("W-Crew-1",),
)
PERKS: tuple[Perk, ...] = (
    *_kinds(replace(_hides("Enclosed", _USES), gives=_ENCLOSED, rulings=("W-Enclosed-1",))),
    *_kinds(replace(_hides("Exposed I", f"{_SEEN}."), gives=_OPEN)),
    *_kinds(
        replace(
            _hides(
                "Exposed II",
                f"{_SEEN}; they count as in cover, and have +1 Defence in a melee.",
                changes=True,
            ),
            gives=(*_OPEN, *_COVERED),
        )
    ),
    *_kinds(
        replace(
            _hides("Unsheltered", f"{_SEEN}; nobody else in it, nor it, can be targeted before them."),
            gives=(*_OPEN, Gives(BEHIND_PASSENGERS, _is_behind)),
            forbids=_FIRST,
            reacts=(Reacts(Targeted, _take_it, _lies_under),),
            rulings=("W-Unsheltered-1",),
        )
    ),
    _crew("I", f"{_NEEDS_CREW}; it can move.", _SHUT),
    _crew("II", f"{_NEEDS_CREW}, and cannot move.", _STILL),
    CREW_III,
    _debark("I", 12),
    _debark("II", 24),
    _debark("III", 36),
    _row(
        "Squadron Transport",
        "Passive",
        "Its models carry together, as many as all had room for at first; passengers use any model of it.",
        gives=flags(CARRIES_TOGETHER),
        needs=(needs_stat(TRANSPORT, 1),),
    ),
    _row(
        "Transport Link",
        "Passive",
        "With a Move or Dash its passengers may change to any friendly transport on the table"
        " that has this too.",
        gives=flags(LINKS_TRANSPORTS),
        needs=(needs_stat(TRANSPORT, 1),),
    ),
    *tow.PERKS,
)
