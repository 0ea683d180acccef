"""Enhancement perks that are rolled or chosen as a weapon is used, and last for that use."""

from collections.abc import Iterable, Sequence

from battlefield.rulebooks.warsurge.attack.attack import RESIDUE, TRAP
from battlefield.rulebooks.warsurge.attack.saving import save_or_lose
from battlefield.rulebooks.warsurge.attack.targets import wielders_of
from battlefield.rulebooks.warsurge.attack.templates import mode_of
from battlefield.rulebooks.warsurge.attack_moments import Targeted, WeaponDrawn, WeaponUsed
from battlefield.rulebooks.warsurge.occasions import Aiming
from battlefield.rulebooks.warsurge.perks.kit.meant import meant
from battlefield.rulebooks.warsurge.perks.kit.ranks import WeaponIsDrawn
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    adds,
    dice_words,
    forbids,
    forget,
    from_note,
    note,
    noted,
    once_a_use,
    spend_use,
    thrown,
    times_note,
    uses_left,
    uses_weapon,
)
from battlefield.rulebooks.warsurge.perks.weapon.growing import LASTING
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.units.stat_tests import skill_test
from battlefield.rulebooks.warsurge.units.stats import full_hp, own_hp
from battlefield.rulebooks.warsurge.words import (
    AP,
    ATTACKS,
    HOSTILE_DICE_MODIFIERS,
    ITS_FACTOR,
    ITS_REROLL,
    ITS_ROLL,
    ITS_WEAPON,
    ITS_WIELDER,
    POWER,
    RANGE,
    REROLL_FAILURES,
    SKILL_TEST,
    SPLITS_ATTACKS,
    noted_of,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

STATS = (ATTACKS, POWER, AP)
_USE = "Weapon Use, Stat Change"
_SAME = "The same throw counts for all that use the weapon together."


_weapon = Rows("Enhancement", "weapon")


# throws that raise a stat


def _throw(game: Game, bearer: Bearer, _moment: WeaponUsed) -> Flow[None]:
    """Roll the row's dice and note the sum."""
    faces = yield from thrown(game, bearer, bearer.number("dice"), bearer.number("sides"), tells=sum)
    note(game, bearer, ITS_ROLL(sum(faces)))


def _more(name: str, stat: Stat, dice: int, sides: int) -> Perk:
    shown = {AP: "AP", ATTACKS: "attacks", POWER: "Power"}[stat]
    return _weapon(
        f"{name} ({dice_words(dice, sides)})",
        _USE,
        f"{dice_words(dice, sides)} more {shown} in this use. {_SAME}",
        numbers={"dice": dice, "sides": sides},
        gives=(from_note(stat, ITS_ROLL),),
        reacts=once_a_use(_throw),
    )


def _multiplied(dice: int, sides: int) -> Perk:
    return _weapon(
        f"x{dice_words(dice, sides)} Attacks",
        _USE,
        f"{dice_words(dice, sides)} times as many attacks in this use. {_SAME}",
        numbers={"dice": dice, "sides": sides},
        gives=(times_note(ATTACKS, ITS_ROLL),),
        reacts=once_a_use(_throw),
    )


def _protean(game: Game, bearer: Bearer, _moment: WeaponUsed) -> Flow[None]:
    """Roll which stat is raised, and with the better rank by how much."""
    which = yield from thrown(game, bearer, 1, 3)
    amount = yield from thrown(game, bearer, 1, bearer.number("sides"))
    note(game, bearer, noted_of(STATS[which[0] - 1])(amount[0]))


def _steady(game: Game, bearer: Bearer, _moment: WeaponUsed) -> Flow[None]:
    """Roll which stat is raised by one."""
    which = yield from thrown(game, bearer, 1, 3)
    note(game, bearer, noted_of(STATS[which[0] - 1])(bearer.number("bonus")))


# choices


_AUGMENTS = {POWER: "+1 Power", AP: "+1 AP", RANGE: '+12" Range', ATTACKS: "+2 Attacks"}


def _possible_range(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Tell how much farther the weapon might reach once it is used."""
    aiming = ask.told(Aiming)
    thought_of = aiming is not None and aiming.possible
    return plus(bearer.number("range"), bearer.perk.name) if thought_of else None


def _augment(game: Game, bearer: Bearer, moment: WeaponDrawn | Targeted) -> Flow[None]:
    """Make a test before the weapon is aimed, or what it left strikes; passed, choose what it gains."""
    target = moment.target
    if isinstance(moment, WeaponDrawn):
        target = yield from meant(game, bearer, moment, SKILL_TEST, possible=True)
    elif noted(game.state, bearer) is not None:
        return
    forget(game, bearer, moment)
    note(game, bearer)
    unit, weapon = bearer.unit, bearer.weapon
    if not (yield from skill_test(game, unit, bearer.perk.name, target=target, weapon=weapon)):
        return
    by = game.state.units[bearer.unit].commander
    words = {str(stat): says for stat, says in _AUGMENTS.items()}
    chosen = yield from game.choose_one(bearer.perk.name, words, by=by)
    stat = next(each for each in _AUGMENTS if each == chosen)
    forget(game, bearer, moment)
    note(game, bearer, noted_of(stat)(bearer.number(chosen)))


def _burst(game: Game, bearer: Bearer, _moment: WeaponUsed) -> Flow[None]:
    """Offer to double the attacks of this use."""
    by = game.state.units[bearer.unit].commander
    doubled = uses_left(game.state, bearer) > 0 and (
        yield from game.confirm(f"{bearer.perk.name}: attack twice as often now, once in the game", by=by)
    )
    if doubled:
        spend_use(game, bearer)
    note(game, bearer, ITS_FACTOR(bearer.number("times") if doubled else 1))


def _darkside(game: Game, bearer: Bearer, moment: WeaponUsed) -> Flow[None]:
    """Let the user raise Power and attacks once a use, and each wielder save or lose HP for each point."""
    aimed, unit, name = moment.attack.aimed, bearer.unit, bearer.perk.name
    alive = _alive(game, unit, aimed.wielders or (aimed.maker,))
    if noted(game.state, bearer) is None:
        apart = bool(aimed.wielders) and _attacks_apart(game, bearer)
        others = _alive(game, unit, wielders_of(game, unit, bearer.weapon)) if apart else []
        yield from _raise(game, bearer, (*alive, *others))
    noted_ = [e for e in game.state.effects_on(unit, name) if e.get(ITS_WEAPON) == bearer.weapon]
    points = sum(e.get(noted_of(POWER)) + e.get(noted_of(ATTACKS)) for e in noted_)
    for wielder in alive:
        if all(e.get(ITS_WIELDER) != wielder for e in noted_):
            note(game, bearer, ITS_WIELDER(wielder))
            yield from save_or_lose(game, unit, points, name, first=(wielder,))


def _alive(game: Game, unit: str, wielders: Iterable[str]) -> list[str]:
    own = game.state.units[unit].figures
    return [each for each in wielders if each in own and game.state.figures[each].hp > 0]


def _attacks_apart(game: Game, bearer: Bearer) -> bool:
    """Return whether wielders attack one after the other in a use: with beams, or where attacks are sent."""
    mode = mode_of(game, bearer.weapon)
    split = game.figure(SPLITS_ATTACKS, 0, bearer.unit, weapon=bearer.weapon).value > 0
    return mode.way.is_beam if mode is not None else split


def _raise(game: Game, bearer: Bearer, risking: Sequence[str]) -> Flow[None]:
    """Let the user say how far Power and attacks are raised, at no more HP than each who risks them has."""
    left = min((game.state.figures[each].hp for each in risking), default=0)
    by, raised = game.state.units[bearer.unit].commander, {POWER: 0, ATTACKS: 0}
    for stat in raised:
        most = min(bearer.number("most"), left)
        words = {str(n): f"+{n}" for n in range(most + 1)}
        chosen = yield from game.choose_one(
            f"{bearer.perk.name}: {stat}, at a risk of as many HP", words, by=by
        )
        raised[stat] = int(chosen or 0)
        left -= raised[stat]
    note(game, bearer, *(noted_of(stat)(points) for stat, points in raised.items()))


# fortune


_CHAOS = {
    3: (noted_of(ATTACKS)(2),),
    4: (noted_of(POWER)(3),),
    6: (noted_of(ATTACKS)(1), noted_of(POWER)(2), ITS_REROLL(1)),
}


def _chaos(game: Game, bearer: Bearer, moment: WeaponDrawn) -> Flow[None]:
    """Roll what becomes of the weapon before it is aimed."""
    forget(game, bearer, moment)
    yield from _roll_chaos(game, bearer, moment)


def _chaos_left(game: Game, bearer: Bearer, moment: Targeted) -> Flow[None]:
    """Roll what becomes of what the weapon left as it strikes; one roll goes for all that it strikes."""
    known = noted(game.state, bearer)
    if known is None:
        yield from _roll_chaos(game, bearer, moment)
    elif known.get(ITS_ROLL) in (1, 2):
        moment.void = bearer.perk.name
    if moment.target == bearer.unit and not game.state.living(bearer.unit):
        moment.void = f"{bearer.perk.name}: its user is gone"


def _roll_chaos(game: Game, bearer: Bearer, moment: WeaponDrawn | Targeted) -> Flow[None]:
    face = (yield from thrown(game, bearer))[0]
    note(game, bearer, ITS_ROLL(face), *_CHAOS.get(face, ()))
    if face == 1:
        moment.target = bearer.unit
    elif face == 2:
        moment.void = bearer.perk.name
    elif face == 5:
        missing = max(0, full_hp(game, bearer.unit) - own_hp(game.state, bearer.unit))
        amount = min(bearer.number("hp"), missing)
        yield from gain(game, bearer.unit, amount, bearer.perk.name, by=bearer.unit, limited=False)


def _is_left(state: State, bearer: Bearer, moment: Targeted) -> bool:
    """Return whether something strikes that the weapon left: nobody draws it then."""
    return uses_weapon(state, bearer, moment) and moment.attack.aimed.origin in (TRAP, RESIDUE)


PERKS: tuple[Perk, ...] = (
    _more("+AP I", AP, 1, 3),
    _more("+AP II", AP, 1, 6),
    _more("+Attacks I", ATTACKS, 1, 3),
    _more("+Attacks II", ATTACKS, 1, 6),
    _more("+Attacks III", ATTACKS, 2, 6),
    _more("+Power I", POWER, 1, 3),
    _more("+Power II", POWER, 1, 6),
    _more("+Power III", POWER, 2, 6),
    _weapon(
        "Augment Weapon",
        "Weapon Use, Skill Test, Stat Change",
        "After a Skill Test, made before the weapon is aimed, the user adds {power} Power, {ap} AP, {range}"
        " inches of range or {attacks} attacks to this use.",
        numbers={"power": 1, "ap": 1, "range": 12, "attacks": 2},
        gives=(*(from_note(stat) for stat in (POWER, AP, ATTACKS, RANGE)), Gives(RANGE, _possible_range)),
        reacts=(Reacts(WeaponDrawn, _augment, uses_weapon), Reacts(Targeted, _augment, _is_left)),
        rulings=("W-Augment-1",),
    ),
    _weapon(
        "Burst",
        "Specific, Limited Use (1), Stat Change",
        "Once in the game the user may have {times} times as many attacks for one use.",
        numbers={"times": 2, "uses": 1},
        gives=(times_note(ATTACKS, ITS_FACTOR),),
        reacts=once_a_use(_burst),
    ),
    _weapon(
        "Chaos",
        _USE,
        "A die before each use: 1 it strikes its own unit, 2 nothing happens, 3 two more attacks,"
        " 4 three more Power, 5 the user regains {hp} HP, 6 one more attack, two more Power and failed attack"
        " dice are rerolled.",
        numbers={"hp": 3},
        gives=(from_note(ATTACKS), from_note(POWER), from_note(REROLL_FAILURES, ITS_REROLL)),
        reacts=(Reacts(WeaponDrawn, _chaos, uses_weapon), Reacts(Targeted, _chaos_left, _is_left)),
        rulings=("W-Chaos-1",),
    ),
    _weapon(
        "Darkside",
        "Specific, Stat Change",
        "Before each use Power and attacks may be raised by up to {most} each; for each point every wielder"
        " saves or loses an HP, and may risk no more than it has.",
        numbers={"most": 3},
        gives=(from_note(POWER), from_note(ATTACKS)),
        reacts=(
            Reacts(WeaponDrawn, forget, uses_weapon, rank=WeaponIsDrawn.FORGETS),
            Reacts(WeaponUsed, _darkside, uses_weapon),
        ),
        rulings=("W-Darkside-1",),
    ),
    _weapon(
        "Protean I",
        _USE,
        "A D3 for each use raises a stat by {bonus}: 1 attacks, 2 Power, 3 AP.",
        numbers={"bonus": 1},
        gives=tuple(from_note(stat) for stat in STATS),
        reacts=once_a_use(_steady),
    ),
    _weapon(
        "Protean II",
        _USE,
        "A D3 for each use raises a stat by D{sides}: 1 attacks, 2 Power, 3 AP.",
        numbers={"sides": 3},
        gives=tuple(from_note(stat) for stat in STATS),
        reacts=once_a_use(_protean),
    ),
    _weapon(
        "Reliable",
        "Passive",
        "Penalties to attack dice that enemies cause do not count; those of its own side do.",
        forbids=(forbids(HOSTILE_DICE_MODIFIERS),),
    ),
    _weapon(
        "Skill", "Passive", "+{bonus} to its Skill Tests.", numbers={"bonus": 1}, gives=(adds(SKILL_TEST),)
    ),
    *(_multiplied(dice, sides) for dice, sides in ((1, 3), (1, 6), (2, 3), (2, 6), (3, 3), (3, 6))),
    *LASTING,
)
