"""Contests of dice pools: how likely an Action Roll of Pulp City succeeds, and with how many EFX."""

from battlefield.rulebooks.pulp_city.odds import SIDES, Pool, contest
from battlefield.rules.book.questions import Answer, Keys, Part

_DICE, _TRAIT, _DIFFICULTY = 30, 100, 200
_POOL = {
    "dice": Part("whole", 1, _DICE),
    "trait": Part("whole", 0, _TRAIT),
    "efx": Part("whole", 1, SIDES),
}


def parts() -> dict[str, Part]:
    """Tell what may stand under each key."""
    pool = Part("object", parts=_POOL)
    return {"attack": pool, "defence": pool, "difficulty": Part("whole", 0, _DIFFICULTY)}


def answered(keys: Keys) -> Answer:
    """Answer how likely a roll against a defender, or against a difficulty, succeeds."""
    attack = _pool(keys, "attack")
    if keys.one_of(("defence", "difficulty")) == "difficulty":
        found = contest(attack, keys.whole("difficulty", _DIFFICULTY))
    else:
        found = contest(attack, _pool(keys, "defence"))
    listed = [[count, float(chance)] for count, chance in found.efx.items()]
    return {"success": float(found.success), "efx": listed, "mean_efx": float(found.mean)}


def _pool(keys: Keys, key: str) -> Pool:
    """Read a pool: its dice (1 where left out), its trait, and the face from which dice tell (6)."""
    pool = keys.keys_at(keys.need(key, '{"dice": 2, "trait": 5, "efx": 5}'), key)
    pool.only(tuple(_POOL))
    dice = pool.whole("dice", _DICE) if "dice" in pool.found else 1
    face = pool.whole("efx", SIDES) if "efx" in pool.found else SIDES
    for name, value in (("dice", dice), ("efx", face)):
        if value < 1:
            raise pool.wrong(pool.at(name), "is 0", "it must be 1 or more")
    return Pool(dice, pool.whole("trait", _TRAIT), face)
