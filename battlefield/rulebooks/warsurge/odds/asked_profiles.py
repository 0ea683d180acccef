"""The attack and the target of an odds question, read key by key."""

from battlefield.rulebooks.warsurge.attack.power_table import Ladder
from battlefield.rulebooks.warsurge.odds.asked_parts import (
    AGAIN,
    ATTACK,
    BARRED,
    FACES,
    MOST_FACTORS,
    MOST_HP,
    MOST_MODELS,
    MOST_POINTS,
    MOST_UNITS,
    MOST_WEAPONS,
    REROLLS,
    TARGET,
)
from battlefield.rulebooks.warsurge.odds.profile import (
    NOTHING,
    ONE,
    Attack,
    Piercing,
    Save,
    Sixes,
    Target,
)
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS
from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL, level
from battlefield.rules.book.questions import Keys
from battlefield.rules.core.chances import Throw


def attacks_in(fields: Keys, ladder: Ladder) -> tuple[Attack, ...]:
    """Read the weapon used, or a list of weapons used one after the other."""
    value = fields.need("attack", "an object {...}")
    if not isinstance(value, list):
        return (_attack(fields.keys_at(value, "attack"), ladder),)
    weapons = fields.items_at(value, "attack", MOST_WEAPONS, 1)
    return tuple(_attack(fields.keys_at(each, f"attack[{n}]"), ladder) for n, each in enumerate(weapons))


def _attack(fields: Keys, ladder: Ladder) -> Attack:
    fields.only(tuple(ATTACK.parts))
    fields.need("attacks", "a number or dice such as 2d6")
    damage = _damage(fields, ladder)
    if damage is None:
        fields.need("power", "a number or dice such as 4+d6")
    aims = tuple(_whole(fields, key, *FACES, 2) for key in ("accuracy", "aim") if key in fields.found)
    models, weapons = (_whole(fields, key, 0, MOST_MODELS, 0) for key in ("models", "malfunction"))
    if weapons and (models or 1) % weapons:
        why = f"the {models or 1} models (or those under templates) must belong to them in equal parts"
        raise fields.wrong_value(fields.found["malfunction"], fields.at("malfunction"), why)
    return Attack(
        attacks=_throw(fields, "attacks"),
        power=_throw(fields, "power"),
        models=_whole(fields, "models", 1, MOST_MODELS, 1),
        attacks_times=_factors(fields),
        power_times=_whole(fields, "power_times", 1, 10, 1),
        damage=damage,
        stunned=fields.flag("stunned"),
        bonus=fields.whole("bonus", 20),
        penalty=fields.whole("penalty", 20),
        aims=aims,
        reroll=fields.word("reroll", REROLLS),
        reroll_sixes=fields.flag("reroll_sixes"),
        success_times=_whole(fields, "success_times", 1, 100, 1),
        ap=_level(fields, "ap"),
        ap_more=_throw(fields, "ap_more"),
        negates_aegis=fields.flag("negates_aegis"),
        melee=fields.flag("melee"),
        armour=_piercing_armour(fields),
        aegis=_piercing_aegis(fields),
        sixes=_sixes(fields),
        rolled=_factor(fields, "rolled"),
        times=_whole(fields, "times", 1, MOST_POINTS, 1),
        elements=_elements(fields),
        weapons=weapons,
    )


def _factor(fields: Keys, key: str) -> Throw:
    """Read a throw that multiplies something: one that comes to nothing would undo it unseen."""
    found = _throw(fields, key, ONE)
    if not found.dice and not found.number:
        raise fields.wrong_value(fields.found[key], fields.at(key), "it must come to 1 at least")
    return found


def _damage(fields: Keys, ladder: Ladder) -> int | None:
    easiest = ladder.rungs[0][0]
    if "damage" not in fields.found:
        return None
    return _whole(fields, "damage", easiest, ladder.die.highest, easiest)


def _factors(fields: Keys) -> tuple[Throw, ...]:
    value = fields.found.get("attacks_times", [])
    place = fields.at("attacks_times")
    if not isinstance(value, list):
        return (_thrown(fields, value, place),)
    factors = fields.items_at(value, place, MOST_FACTORS)
    return tuple(_thrown(fields, each, f"{place}[{n}]") for n, each in enumerate(factors))


def _piercing_armour(fields: Keys) -> Piercing:
    return Piercing(
        breaks=fields.whole("break_deflect", BEST_LEVEL),
        at_best=_level(fields, "armour_at_best") or BEST_LEVEL,
        modifier=fields.whole("penetrate", 6),
        rolled=_throw(fields, "puncture"),
        again=fields.word("reroll_saves", BARRED) != "none",
        barred=fields.word("no_saves", BARRED) != "none",
    )


def _piercing_aegis(fields: Keys) -> Piercing:
    breaks = "break_parry" if fields.flag("melee") else "break_ward"
    for key in ("break_parry", "break_ward"):
        fields.whole(key, BEST_LEVEL)
    return Piercing(
        breaks=fields.whole(breaks, BEST_LEVEL),
        modifier=fields.whole("transpierce", 6),
        again=fields.word("reroll_saves", BARRED) == "both",
        barred=fields.word("no_saves", BARRED) == "both",
    )


def _sixes(fields: Keys) -> Sixes:
    times = _whole(fields, "six_times", 1, MOST_POINTS, 1)
    return Sixes(times, _throw(fields, "six_rolled"), fields.word("six_ignores", BARRED))


def targets_in(fields: Keys) -> tuple[Target, ...]:
    """Read the unit attacked, or a list of units merged into one, in the order in which they suffer."""
    value = fields.need("target", "an object {...}")
    if not isinstance(value, list):
        return (_target(fields.keys_at(value, "target")),)
    units = fields.items_at(value, "target", MOST_UNITS, 1)
    found = tuple(_target(fields.keys_at(each, f"target[{n}]")) for n, each in enumerate(units))
    whole = sum(each.models * each.hp for each in found)
    if whole > MOST_HP:
        raise fields.wrong("target", f"has {whole} HP", f"at most {MOST_HP} in all can be worked out")
    return found


def _target(found: Keys) -> Target:
    found.only(tuple(TARGET.parts))
    found.need("defence", "a number from 0 to 30")
    models, hp = _whole(found, "models", 1, MOST_MODELS, 1), _whole(found, "hp", 1, MOST_HP, 1)
    if models * hp > MOST_HP:
        raise found.wrong(found.place, f"has {models * hp} HP", f"at most {MOST_HP} in all can be worked out")
    return Target(
        defence=found.whole("defence", 30),
        models=models,
        hp=hp,
        wounds=_whole(found, "wounds", 0, models * hp - 1, 0),
        cover=found.whole("cover", 10),
        penalty=found.whole("penalty", 20),
        bedim=(_whole(found, "bedim", *FACES, 2),) if "bedim" in found.found else (),
        armour=_save(found, "armour", "durable", "deflect"),
        aegis=_save(found, "aegis", "", "ward"),
        parry=found.whole("parry", BEST_LEVEL),
        defends=found.flag("defends"),
        emergency=found.flag("emergency"),
        wild=_wild(found),
        elements=_elements(found),
        times=_whole(found, "times", 1, MOST_POINTS, 1),
        halved=found.whole("halved", 10),
        absorbs=found.whole("absorbs", MOST_POINTS),
        at_most=found.whole("at_most", MOST_HP) if "at_most" in found.found else None,
    )


def _save(fields: Keys, kind: str, floor: str, shield: str) -> Save:
    return Save(
        level=_level(fields, kind),
        more=_throw(fields, f"{kind}_more"),
        lowered=fields.whole(f"{kind}_lowered", 20),
        ignores=fields.whole(f"{kind}_ignores", 20),
        shield=fields.whole(shield, BEST_LEVEL),
        reroll=fields.flag(f"reroll_{kind}"),
        again=fields.word(f"{kind}_again", AGAIN),
        floor=_level(fields, floor) if floor else 0,
    )


def _wild(fields: Keys) -> Throw:
    if "wild" not in fields.found:
        return NOTHING
    found = _throw(fields, "wild")
    if found == Throw((6,)) or (found.is_fixed and 1 <= found.number <= 6):
        return found
    raise fields.wrong_value(
        fields.found["wild"], fields.at("wild"), "it must be d6, or the face 1 to 6 it showed"
    )


def _thrown(fields: Keys, value: object, place: str) -> Throw:
    """Read a whole number or dice such as "2d6+1"."""
    if isinstance(value, str):
        try:
            return Throw.parse(value)
        except ValueError as error:
            raise fields.wrong_value(value, place, str(error)) from None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise fields.wrong_value(value, place, 'it must be a number or dice such as "2d6"')
    return Throw(number=_as_whole(fields, fields.number_at(value, place, (0, MOST_POINTS)), place))


def _throw(fields: Keys, key: str, usual: Throw = NOTHING) -> Throw:
    return _thrown(fields, fields.found[key], fields.at(key)) if key in fields.found else usual


def _whole(fields: Keys, key: str, least: int, most: int, usual: int) -> int:
    return _as_whole(fields, fields.number(key, (least, most), float(usual)), fields.at(key))


def _as_whole(fields: Keys, value: float, place: str) -> int:
    if not value.is_integer():
        raise fields.wrong(place, f"is {value!r}", "it must be a whole number")
    return int(value)


def _level(fields: Keys, key: str) -> int:
    """Read a save or AP: 2 to 6, the same as a text with a plus, or null or a dash for none."""
    value = fields.found.get(key)
    if value is None or value in ("-", "–"):
        return 0
    plain = value.removesuffix("+") if isinstance(value, str) else value
    for face in range(FACES[0], FACES[1] + 1):
        if plain == face or plain == str(face):
            return level(face)
    raise fields.wrong_value(value, fields.at(key), 'it must be 2 to 6 (or "2+" to "6+"), or null for none')


def _elements(fields: Keys) -> tuple[str, ...]:
    place = fields.at("elements")
    found = []
    for n, value in enumerate(fields.items("elements", len(ELEMENTS))):
        name = value.capitalize() if isinstance(value, str) else value
        if name not in ELEMENTS:
            raise fields.not_among(value, f"{place}[{n}]", ELEMENTS)
        found.append(str(name))
    return tuple(found)
