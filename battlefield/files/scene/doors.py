"""Doors as JSON both ways: whether they are open, and what an open one does once it is closed."""

from battlefield.files.text import limits
from battlefield.files.text.fields import Fields, word
from battlefield.files.text.keys import DOOR_KEYS
from battlefield.rules.scene.contents import GROUNDS, SIGHTS, Door, Ground

_SHUT = Door()


def parse_door(fields: Fields) -> Door | None:
    """Read whether a piece is a door, and what of it; None where it is none."""
    if "door" not in fields.found:
        return None
    door = Fields(fields.found["door"], fields.at("door"))
    return Door(
        door.flag("open"),
        door.number("height", limits.HEIGHT, _SHUT.height),
        parse_grounds(door) if "ground" in door.found else _SHUT.ground,
        word(door.found.get("sight", _SHUT.sight), door.at("sight"), SIGHTS),
        door.flag("freestanding"),
        door.number("turn", (-limits.TURN, limits.TURN), 0.0),
        door.flag("secret"),
        door.flag("locked"),
        door.rest(DOOR_KEYS),
    )


def parse_grounds(fields: Fields) -> tuple[Ground, ...]:
    """Read what ground a piece is, each word once."""
    words = fields.items("ground", limits.GROUND_WORDS)
    grounds = (word(found, f"{fields.at('ground')}[{i}]", GROUNDS) for i, found in enumerate(words))
    return tuple(dict.fromkeys(grounds))


def door_object(door: Door) -> dict[str, object]:
    """Write a door: whether it is open always, all else where it is not usual."""
    full = {
        "height": door.height,
        "ground": list(door.ground),
        "sight": door.sight,
        "freestanding": door.freestanding,
        "turn": door.turn,
        "secret": door.secret,
        "locked": door.locked,
    }
    usual = {"height": _SHUT.height, "ground": list(_SHUT.ground), "sight": _SHUT.sight}
    usual |= {"freestanding": False, "turn": 0.0, "secret": False, "locked": False}
    told = {key: value for key, value in full.items() if value != usual[key]}
    rest = {key: value for key, value in door.extra.items() if key not in DOOR_KEYS}
    return {"open": door.is_open, **told, **rest}
