"""Defensive perks that keep other perks from doing anything, or make them harder to use."""

from typing import Any

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.moments import Gaining
from battlefield.rulebooks.warsurge.occasions import Regaining, Standing, Testing
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    feeds_on,
    is_near,
    is_surrounded,
    keeps_to_itself,
    perks_of,
    unaffected,
    without_rank,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.words import (
    AETHER_TEST,
    AUTOMATIC_FACE,
    MASTERY_TEST,
    SKILL_TEST,
    TO_ARRIVE,
    TO_GAIN,
    using,
    working,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.table import layout

TOXIC = ("Pestilence", "Plague", "Poison", "Venom")
STAT_CHANGES = (
    "Chill",
    "Corrode",
    "Cripple",
    "Mitigate",
    "Pulverise",
    "Scourge",
    "Shock",
    "Solidify",
    "Weaken",
)
DICE_MODIFIERS = ("Blind", "Concussive", "Dread", "Fugue")
CATCHING = ("Pestilence", "Plague", "Zombify")


_perk = Rows("Defensive")


def _immune(name: str, *names: str, says: str = "", **more: Any) -> Perk:
    words = says or f"{', '.join(names[:-1])} and {names[-1]} do nothing to it."
    return _perk(name, "Passive", words, forbids=unaffected(*names), **more)


# what is no creature


def _no_healing(ask: Ask, bearer: Bearer) -> str:
    """Keep Heal and Healer from giving HP."""
    regaining = ask.told(Regaining)
    healed = regaining is not None and without_rank(regaining.why) in ("Heal", "Healer")
    return bearer.perk.name if healed else ""


def _is_drained(_state: State, bearer: Bearer, moment: Gaining) -> bool:
    return moment.by == bearer.unit != moment.unit and without_rank(moment.why) == "HP Steal"


def _gives_nothing(_game: Game, _bearer: Bearer, moment: Gaining) -> None:
    moment.amount = 0


_ARTIFICIAL = _perk(
    "Artificial",
    "Passive",
    "Bleed, Implant, Leech and Zombify do nothing to it, HP Steal gains nothing from it, and Heal and Healer "
    "give it nothing.",
    forbids=(*unaffected("Bleed", "Implant", "Leech", "Zombify"), Forbids(TO_GAIN, _no_healing)),
    reacts=(Reacts(Gaining, _gives_nothing, _is_drained),),
)

# what feeds it


def _spoils(perk: str) -> Forbids:
    """Keep a weapon's perk from feeding on what feeds the bearer; one that heals may."""

    def answer(ask: Ask, bearer: Bearer) -> str:
        return "" if "Heal" in perks_of(ask.state, ask.weapon) else bearer.perk.name

    return Forbids(working(perk), answer)


_HEAT_RESIST = (
    _immune("Heat Resist I", "Burn", "Ignite"),
    _perk(
        "Heat Resist II",
        "Passive",
        "What Burn and Ignite of enemies would cost it, it regains, up to its full HP, and Combust finds "
        "nothing to feed on. Those of friends do not take, unless their weapon heals.",
        forbids=(_spoils("Combust"),),
        reacts=feeds_on("Burn", "Ignite"),
    ),
)
_IMMUNITY = (
    _perk(
        "Immunity I",
        "Passive",
        "Pestilence, Plague, Poison, Venom, Virus and Zombify do nothing to it, nor spread from it.",
        forbids=(*unaffected(*TOXIC, "Virus", "Zombify"), *keeps_to_itself(*CATCHING)),
    ),
    _perk(
        "Immunity II",
        "Passive",
        "What Pestilence, Plague, Poison and Venom of enemies would cost it, it regains, up to its full HP; "
        "Noxious finds nothing to feed on; those of friends do not take, unless their weapon heals. Virus "
        "and Zombify do nothing to it. Nothing spreads from it.",
        forbids=(*unaffected("Virus", "Zombify"), *keeps_to_itself(*CATCHING), _spoils("Noxious")),
        reacts=feeds_on(*TOXIC),
    ),
)

# resisting tests


def _resists(ask: Ask, bearer: Bearer, *, aimed: bool, around: bool) -> Modifier | None:
    """Worsen an enemy's test: one against the bearer, or one made near it and in its sight."""
    testing = ask.told(Testing)
    state = testing.there if testing is not None and testing.there is not None else ask.state
    inches = float(bearer.number("radius"))
    if not are_enemies(state, ask.unit, bearer.unit):
        return None
    meant = aimed and bool(ask.weapon) and ask.foe == bearer.unit
    near = around and is_surrounded(state, ask.unit, bearer.unit, inches)
    return plus(-int(bearer.number("penalty")), bearer.perk.name, key="Resist") if meant or near else None


def _near(ask: Ask, bearer: Bearer) -> Modifier | None:
    return _resists(ask, bearer, aimed=False, around=True)


def _aimed(ask: Ask, bearer: Bearer) -> Modifier | None:
    return _resists(ask, bearer, aimed=True, around=False)


def _either(ask: Ask, bearer: Bearer) -> Modifier | None:
    return _resists(ask, bearer, aimed=True, around=True)


def _face(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Ask for a face of what Harmless alone would let pass."""
    testing = ask.told(Testing)
    if ask.foe != bearer.unit or testing is None or set(testing.by_itself) - {"Harmless"}:
        return None
    return plus(int(bearer.number("penalty")), bearer.perk.name, key="Resist")


def _resist(rank: str, penalty: int, radius: int) -> Perk:
    return _perk(
        f"Resist {rank}",
        f'Passive, Radius ({radius}")',
        "-{penalty} to Mastery and Aether Tests of enemies within {radius} in and in sight, and to Skill and "
        "Aether Tests of weapons that target it. What Harmless would let pass needs "
        f"{penalty + 1}+ against it.",
        numbers={"penalty": penalty, "radius": radius},
        gives=(
            Gives(MASTERY_TEST, _near, mine=False),
            Gives(SKILL_TEST, _aimed, mine=False),
            Gives(AETHER_TEST, _either, mine=False),
            Gives(AUTOMATIC_FACE, _face, mine=False),
        ),
        rulings=("W-Resist-1",),
    )


# keeping enemies from turning up

OPEN_WAYS = ("Deploy", "Seed", "Phoenix")


def _guards(ask: Ask, bearer: Bearer) -> str:
    """Keep enemies from arriving near it by a perk."""
    standing = ask.told(Standing) or Standing(ask.state)
    if without_rank(standing.how) in OPEN_WAYS or ask.state.units[bearer.unit].where != TABLE:
        return ""
    if not are_enemies(ask.state, ask.unit, bearer.unit):
        return ""
    reach = float(bearer.number("radius"))
    gap = layout.between(standing.there, bearer.unit, ask.unit).gap
    if not is_within(gap, reach):
        return ""
    name = ask.state.units[bearer.unit].name
    return f"{bearer.perk.name}: {name} keeps arrivals {reach:g} in away; it would be {gap:.2f} in"


def _guards_underground(ask: Ask, bearer: Bearer) -> str:
    near = is_near(ask.state, bearer.unit, ask.unit, float(bearer.number("radius")))
    return bearer.perk.name if near and are_enemies(ask.state, ask.unit, bearer.unit) else ""


_SENTINEL = _perk(
    "Sentinel",
    "Passive",
    "Enemies do not arrive within {radius} in of it by deployment perks, save Seed and Phoenix, and do not "
    "use Burrow there.",
    numbers={"radius": 12},
    forbids=(
        Forbids(TO_ARRIVE, _guards, mine=False),
        Forbids(using("Burrow"), _guards_underground, mine=False),
    ),
)

PERKS: tuple[Perk, ...] = (
    _ARTIFICIAL,
    _immune("Fearless", "Horrific", "Terrify", "Dread"),
    *_HEAT_RESIST,
    *_IMMUNITY,
    _immune("Impregnable", "Breach", "Hijack", "Implant"),
    _resist("I", 1, 12),
    _resist("II", 2, 18),
    _immune("Resolute", "Provoke", "Taunt"),
    _SENTINEL,
    _immune("Shockproof", "Paralysis", "Shock", "Stun"),
    _immune(
        "Steadfast",
        "Disarm",
        *STAT_CHANGES,
        *DICE_MODIFIERS,
        says="Disarm, and afflictions that change a stat or modify dice, do nothing to it.",
        rulings=("W-Steadfast-1",),
    ),
    _immune("Strong Willed", "Delirium", "Dominate", "Fugue", "Confuse"),
)
