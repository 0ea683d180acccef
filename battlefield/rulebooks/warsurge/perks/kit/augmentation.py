"""Augmentation and Malediction: units that strengthen others for a turn or all around, or weaken an enemy."""

from collections.abc import Callable
from fractions import Fraction

from battlefield.rulebooks.warsurge.perks.kit.reaching import use_on
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, are_friends, is_surrounded
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_in_melee
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import pay
from battlefield.rulebooks.warsurge.units.stats import full_hp, own_hp
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACK_DICE,
    ATTACK_DICE_AGAINST,
    ATTACKS,
    DASH,
    DEFENCE,
    ITS_CHOSEN,
    MOVE,
    POWER,
    PRESENCE,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, afterwards, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk
from battlefield.rules.core.state import TABLE, Held, Profile, Until
from battlefield.rules.core.words import Stat

_row, _malediction = Rows("Augmentation"), Rows("Malediction")

AURA_REACH = 12
Change = Callable[[str], Modifier]


def _by(amount: int) -> Change:
    return lambda source: plus(amount, source)


def _to(factor: int | Fraction) -> Change:
    return lambda source: times(factor, source)


AURAS: dict[str, tuple[Stat, Change]] = {
    "Bloodthirsty Aura": (ATTACKS, lambda source: afterwards(1, source)),
    "Demoralising Aura": (ATTACK_DICE_AGAINST, _by(-1)),
    "Fleeting Aura": (DASH, _to(Fraction(3, 2))),
    "Inspiring Aura": (ATTACK_DICE, _by(1)),
    "Protective Aura": (ARMOUR, _by(1)),
    "Shielding Aura": (AEGIS, _by(1)),
    "Swift Aura": (MOVE, _to(Fraction(3, 2))),
}
"""What each aura changes, and how; the first only in a melee."""


# auras


def is_near_aura(game: Game, bearer: Bearer, unit: str) -> bool:
    """Tell whether a unit has what surrounds a bearer: friends within 12 in, or beside it in a transport."""
    state = game.state
    own = passengers.base_unit(state, bearer.unit)
    seized = unit_status.is_marked(state, unit_status.SEIZED, bearer.unit)
    if not own or seized or not are_friends(state, bearer.unit, unit):
        return False
    if own != bearer.unit or passengers.base_unit(state, unit) == own:
        return passengers.base_unit(state, unit) == own
    return state.units[unit].where == TABLE and is_surrounded(state, unit, bearer.unit, AURA_REACH)


def carried(held: Held | None) -> tuple[str, ...]:
    """Return the auras that a roster names for a unit's perk, parted by commas."""
    named = str(dict(held.info).get("auras", "")) if held is not None else ""
    return tuple(filter(None, (each.strip() for each in named.split(","))))


def _auras_within(most: int) -> Callable[[Profile, Profile | None], str]:
    """Ask for auras that there are, and not for too many."""

    def need(unit: Profile, _weapon: Profile | None) -> str:
        auras = tuple(name for held in unit.perks if held.name.startswith("Aura ") for name in carried(held))
        unknown = [name for name in auras if name not in AURAS]
        if unknown:
            return f"there is no aura {unknown[0]}"
        return f"it carries one aura, not {len(auras)}" if most and len(auras) > most else ""

    return need


def has_occasion(ask: Ask, stat: Stat) -> bool:
    """Return whether a change has its occasion: in a melee for attacks, an enemy for what enemies suffer.

    In a melee all weapons have theirs, those too that strike somebody else.
    """
    if stat == ATTACK_DICE_AGAINST:
        return are_enemies(ask.state, ask.foe, ask.unit)
    return stat != ATTACKS or is_in_melee(ask) or passengers.is_in_melee(ask.state, ask.unit)


def _aura(name: str) -> Gives:
    stat, change = AURAS[name]

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if name not in carried(bearer.held) or ask.book is None:
            return None
        if not has_occasion(ask, stat):
            return None
        return change(name) if is_near_aura(Game(ask.state, ask.book), bearer, ask.unit) else None

    return Gives(stat, answer, mine=False)


def _present(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let the perks of its side's roster that need it be active."""
    units = ask.state.units
    mine = ask.unit in units and are_friends(ask.state, bearer.unit, ask.unit)
    seized = unit_status.is_marked(ask.state, unit_status.SEIZED, bearer.unit)
    return plus(1, bearer.perk.name) if mine and not seized and units[bearer.unit].where == TABLE else None


# boosts


def lays_for_turn(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Lay the perk's own effect on a unit until the turn ends."""
    until = Until("turn", game.state.clock.turn)
    yield from game.lay(bearer.perk.name, target, by=bearer.unit, until=until)


def has_it(game: Game, bearer: Bearer, target: str) -> str:
    """Say that a unit has the effect already, or nothing."""
    return "it has it already" if game.state.is_under(target, bearer.perk.name) else ""


def under_it(stat: Stat, change: Change) -> Gives:
    """Change a figure of whoever is under the effect of the row's name."""
    return Gives(stat, lambda _, bearer: change(bearer.perk.name), "under")


def _boost(what: str, stat: Stat, change: Change, says: str, cost: str = "Double Max") -> Perk:
    words = f'After a Mastery Test, the user or a unit within {{radius}}" and in sight has {says} this turn.'
    use = use_on(f"boost {what}", "friends", lays_for_turn, test=True, extra=has_it)
    return _row(
        f"Boost {what}",
        f'Mastery Test, Point Cost ({cost}), Radius (18"), Stat Change',
        words,
        numbers={"radius": 18},
        gives=(under_it(stat, change),),
        uses=(use,),
    )


# curses


def _curse(what: str, says: str, gives: Gives, cost: str = "Double") -> Perk:
    return _malediction(
        f"Curse {what}",
        f'Mastery Test, Point Cost ({cost}), Radius (18"), Stat Change',
        f'After a Mastery Test, an enemy within {{radius}}" and in sight has {says} this turn.',
        numbers={"radius": 18},
        gives=(gives,),
        uses=(use_on(f"curse {what}", "enemies", lays_for_turn, test=True, extra=has_it),),
    )


# Blood Pact


_PACTS: dict[str, tuple[str, Stat, Change]] = {
    "Move": ("twice the Move", MOVE, _to(2)),
    "Dash": ("twice the Dash", DASH, _to(2)),
    "Defence": ("+1 Defence", DEFENCE, _by(1)),
    "Armour": ("+1 to the armour save", ARMOUR, _by(1)),
    "Power": ("+1 Power with all weapons", POWER, _by(1)),
}


def _price(game: Game, unit: str) -> int:
    return -(-full_hp(game, unit) // 10)


def _can_pay(game: Game, bearer: Bearer, _target: str) -> str:
    return "" if own_hp(game.state, bearer.unit) >= _price(game, bearer.unit) else "it has too few HP left"


def _pact(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Pay a tenth of the full HP, and choose what the target has for it."""
    by = game.state.units[bearer.unit].commander
    words = {key: says for key, (says, _, _) in _PACTS.items()}
    chosen = yield from game.choose_one(f"what {game.state.units[target].name} gains", words, by=by)
    yield from pay(game, bearer.unit, _price(game, bearer.unit), bearer.perk.name)
    until = Until("turn", game.state.clock.turn)
    yield from game.lay(bearer.perk.name, target, ITS_CHOSEN(chosen), by=bearer.unit, until=until)


def _granted(key: str) -> Gives:
    _, stat, change = _PACTS[key]

    def answer(_ask: Ask, bearer: Bearer) -> Modifier | None:
        chosen = bearer.get(ITS_CHOSEN) == key
        return change(bearer.perk.name) if chosen else None

    return Gives(stat, answer, "under")


PERKS: tuple[Perk, ...] = (
    _curse("AEGIS", "-1 to its AEGIS save", under_it(AEGIS, _by(-1))),
    _curse("AP", "-1 to the AP of its weapons", under_it(AP, _by(-1)), "Lesser"),
    _curse("Armour", "-1 to its armour save", under_it(ARMOUR, _by(-1))),
    _curse(
        "Attacks",
        "half the attacks with all weapons, rounded up",
        under_it(ATTACKS, _to(Fraction(1, 2))),
        "Lesser",
    ),
    _curse("Dash", "half its Dash, rounded up", under_it(DASH, _to(Fraction(1, 2)))),
    _curse("Defence", "-1 Defence", under_it(DEFENCE, _by(-1))),
    _curse("Move", "half its Move, rounded up", under_it(MOVE, _to(Fraction(1, 2)))),
    _curse("Power", "-1 Power with all weapons, down to 1", under_it(POWER, _by(-1)), "Lesser"),
    *(
        _row(
            f"Aura {rank}",
            'Specific, Radius (12")',
            f'It carries {words} of the roster: while it is on the battlefield, it and friends within 12"'
            f" have it.",
            numbers={"most": most, "auras": ""},
            gives=tuple(_aura(name) for name in AURAS),
            needs=(_auras_within(most),),
            rulings=("W-Aura-1",),
        )
        for rank, words, most in (("I", "one aura", 1), ("II", "any number of auras", 0))
    ),
    _row(
        "Blood Pact",
        'Activate, Point Cost (Double Max), Radius (18"), Stat Change',
        "It gives a tenth of its full HP, rounded up, for one gift this turn to itself or a unit within"
        ' {radius}" and in sight: double Move or Dash, +1 Defence, +1 armour, or +1 Power.',
        numbers={"radius": 18},
        gives=tuple(_granted(key) for key in _PACTS),
        uses=(use_on("seal a blood pact", "friends", _pact, extra=_can_pay),),
        rulings=("W-BloodPact-1",),
    ),
    _boost("AEGIS", AEGIS, _by(1), "+1 to its AEGIS save"),
    _boost("AP", AP, _by(1), "+1 to the AP of its weapons", "Lesser Max"),
    _boost("Armour", ARMOUR, _by(1), "+1 to its armour save"),
    _boost("Attacks", ATTACKS, _to(2), "twice the attacks with all weapons", "Lesser Max"),
    _boost("Dash", DASH, _to(2), "twice its Dash"),
    _boost("Defence", DEFENCE, _by(1), "+1 Defence"),
    _boost("Move", MOVE, _to(2), "twice its Move"),
    _boost("Power", POWER, _by(1), "+1 Power with all weapons", "Lesser Max"),
    _row(
        "Presence",
        "Specific",
        "While it stands on the battlefield, perks of its roster that need a presence are active.",
        gives=(Gives(PRESENCE, _present, mine=False),),
    ),
)
