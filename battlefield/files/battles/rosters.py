"""Roster files read and checked; every complaint is one SceneError with its place."""

import os
from dataclasses import replace

from battlefield.files.scene.pictures import given_picture
from battlefield.files.scene.shapes import parse_base
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text import json_text, limits
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.fields import Fields, check_format, items
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Scalar, info_of
from battlefield.rules.core.words import Stats, stat_called
from battlefield.rules.muster.roster import Roster, RosterEffect, RosterUnit, RosterWeapon

FORMAT, VERSION = "battlefield-roster", 1
UNITS, MODELS, WEAPONS, PERKS, POINTS, STAT = 200, 200, 30, 60, 1_000_000, 1_000
SERGEANTS, EFFECTS = 20, 60
ID_LETTERS = 60
PARTING = "/+|"  # part the side, the unit, its sergeant and its weapons from each other
ROSTER_KEYS = ("format", "version", "name", "description", "book", "points", "perks", "effects", "units")
MODEL_KEYS = ("id", "name", "base", "height", "stats", "points", "perks", "weapons", "words", "picture")
UNIT_KEYS = (*MODEL_KEYS, "models", "sergeants")
EFFECT_KEYS = (
    "name", "says", "when", "for", "within", "until", "once", "changes", "does", "damage", "heal", "scores",
)  # fmt: skip
WEAPON_KEYS = ("name", "type", "stats", "points", "perks", "models")


def read_roster(path: str | os.PathLike[str]) -> Roster:
    """Read a roster file; raise SceneError where it cannot be read or is no roster."""
    source, data = os.fspath(path), read_bytes(path)
    try:
        return parse_roster(data, source)
    except SceneError as error:
        raise given_picture(data, source) or error from None


def parse_roster(data: bytes, source: str) -> Roster:
    """Read a roster from a file's bytes; `source` names the file in complaints."""
    try:
        if len(data) > limits.FILE_BYTES:
            raise SceneError("", "is too big", f"at most {limits.FILE_BYTES} bytes are read")
        value = json_text.decode(data)
        json_text.check(value)
        return _roster(Fields(value, ""))
    except SceneError as error:
        raise error.of(source) from None


def _roster(fields: Fields) -> Roster:
    check_format(fields, FORMAT, VERSION)
    _no_others(fields, ROSTER_KEYS)
    units = [_unit(Fields(value, f"units[{n}]")) for n, value in enumerate(fields.items("units", UNITS))]
    if not units:
        raise SceneError("units", "is empty", "a roster needs at least one unit")
    _no_doubles(units)
    fields.name("name")
    return Roster(
        _line(fields, "name"),
        fields.name("book"),
        tuple(units),
        _perks(fields),
        fields.whole("points", POINTS),
        fields.text("description"),
        tuple(
            _effect(Fields(value, f"effects[{n}]"))
            for n, value in enumerate(fields.items("effects", EFFECTS))
        ),
    )


def _effect(fields: Fields) -> RosterEffect:
    """Read an effect that the roster makes up; what its words may be is said by its book."""
    _no_others(fields, EFFECT_KEYS)
    fields.name("name")
    return RosterEffect(
        _line(fields, "name"),
        _line(fields, "says"),
        fields.name("when"),
        _line(fields, "for") or "itself",
        fields.whole("within", STAT) if "within" in fields.found else None,
        _line(fields, "until") or "round",
        _line(fields, "once") or "game",
        _stats(fields, "changes", -STAT),
        _perks(fields, "does"),
        fields.whole("damage", STAT),
        fields.whole("heal", STAT),
        fields.whole("scores", STAT),
    )


def _unit(fields: Fields) -> RosterUnit:
    _no_others(fields, UNIT_KEYS)
    models = fields.whole("models", MODELS) if "models" in fields.found else 1
    if models < 1:
        raise SceneError(fields.at("models"), "is 0", f"it must be a whole number from 1 to {MODELS}")
    unit = _models(fields, models)
    listed = fields.items("sergeants", SERGEANTS)
    places = [Fields(value, f"{fields.at('sergeants')}[{n}]") for n, value in enumerate(listed)]
    sergeants = [_sergeant(place) for place in places]
    _no_doubles(sergeants, fields.at("sergeants"))
    return replace(unit, sergeants=tuple(sergeants))


def _sergeant(fields: Fields) -> RosterUnit:
    """Read one model that belongs to a unit."""
    _no_others(fields, MODEL_KEYS)
    return _models(fields, 1)


def _models(fields: Fields, models: int) -> RosterUnit:
    base, _ = parse_base(fields.need("base", 'a base such as {"round": 32}'), fields.at("base"))
    weapons = [
        _weapon(Fields(value, f"{fields.at('weapons')}[{n}]"), models)
        for n, value in enumerate(fields.items("weapons", WEAPONS))
    ]
    id_ = check_id(fields.name("id"), fields.at("id"))
    return RosterUnit(
        id_,
        _line(fields, "name") or id_,
        base,
        models,
        fields.number("height", limits.HEIGHT, 1.5),
        _stats(fields),
        _perks(fields),
        tuple(weapons),
        fields.whole("points", POINTS),
        _words(fields),
        picture=_picture(fields),
    )


def _picture(fields: Fields) -> str:
    """Read the name of a picture: a file beside the roster, in no other folder."""
    name = _line(fields, "picture")
    if not is_bare_name(name):
        raise SceneError(fields.at("picture"), f"is {shown(name)}", "name a file beside the roster")
    return name


def is_bare_name(name: str) -> bool:
    """Return whether a name leads to no other folder."""
    return not any(letter in name for letter in "/\\:") and not name.startswith(".")


def _weapon(fields: Fields, models: int) -> RosterWeapon:
    _no_others(fields, WEAPON_KEYS)
    count = fields.whole("models", MODELS)
    if count > models:
        raise SceneError(fields.at("models"), f"is {count}", f"the unit has {models} models")
    fields.name("name")
    return RosterWeapon(
        _line(fields, "name"),
        fields.text("type"),
        _stats(fields),
        _perks(fields),
        fields.whole("points", POINTS),
        count,
    )


def _stats(fields: Fields, where: str = "stats", least: int = 0) -> Stats:
    if where not in fields.found:
        return {}
    stats = Fields(fields.found[where], fields.at(where))
    return {stat_called(key): _stat(stats, key, least) for key in sorted(stats.found)}


def _stat(stats: Fields, key: str, least: int) -> int | None:
    value = stats.found[key]
    if value is None:
        return None
    whole = isinstance(value, int) and not isinstance(value, bool) and least <= value <= STAT
    if not whole or not isinstance(value, int):
        expected = f"it must be a whole number from {least} to {STAT}, or null for none"
        raise SceneError(stats.at(key), f"is {shown(value)}", expected)
    return value


def _perks(fields: Fields, where: str = "perks") -> tuple[Held, ...]:
    found = fields.items(where, PERKS)
    perks = tuple(_perk(value, f"{fields.at(where)}[{n}]") for n, value in enumerate(found))
    names = [held.name for held in perks]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise SceneError(f"{fields.at(where)}[{number}]", f"is {shown(name)} again", "write it once")
    return perks


def _perk(value: object, place: str) -> Held:
    """Read a perk: its name, or an object with the name and what else the roster says of it."""
    if isinstance(value, str) and value.strip():
        return Held(value)
    if isinstance(value, dict):
        fields = Fields(value, place)
        return Held(fields.name("perk"), info_of(_said(fields)))
    raise SceneError(place, f"is {shown(value)}", 'it must be the name of a perk, or {"perk": name, ...}')


def _said(fields: Fields) -> dict[str, Scalar]:
    said: dict[str, Scalar] = {}
    for key, value in fields.found.items():
        if key == "perk":
            continue
        if not isinstance(value, str | int | bool):
            raise SceneError(fields.at(key), f"is {shown(value)}", "it must be a text or a whole number")
        said[key] = value
    return said


def _words(fields: Fields) -> tuple[str, ...]:
    found = items(fields.found.get("words", []), fields.at("words"), PERKS)
    for number, value in enumerate(found):
        if not isinstance(value, str) or not value.strip():
            raise SceneError(f"{fields.at('words')}[{number}]", f"is {shown(value)}", "it must be a word")
    return tuple(map(str, found))


def check_id(id_: str, place: str) -> str:
    """Give an id of a side, unit or sergeant; raise SceneError for one that ids made of it could not hold."""
    if not id_.strip():
        raise SceneError(place, "is empty", "write a name that nothing else here has")
    if len(id_) > ID_LETTERS:
        raise SceneError(place, f"has {len(id_)} letters", f"at most {ID_LETTERS} are allowed")
    bad = next((letter for letter in id_ if letter in PARTING or not letter.isprintable()), None)
    if bad is not None:
        raise SceneError(
            place, f"is {shown(id_)}", f"leave {shown(bad)} out of it: ids of models are made of this one"
        )
    return id_


def _line(fields: Fields, key: str) -> str:
    """Read a text of one line, which the log can show."""
    value = fields.text(key)
    if not value.isprintable():
        raise SceneError(fields.at(key), f"is {shown(value)}", "leave out what cannot be printed")
    return value


def _no_others(fields: Fields, known: tuple[str, ...]) -> None:
    """A key that means nothing is a slip: a roster, unlike a scene, is played by every word of it."""
    for key in fields.rest(known):
        raise SceneError(fields.at(key), "is not known", f"leave it out{did_you_mean(key, known)}")


def _no_doubles(units: list[RosterUnit], place: str = "units") -> None:
    ids = [unit.id for unit in units]
    for number, id_ in enumerate(ids):
        if id_ in ids[:number]:
            own = f"every {'unit' if place == 'units' else 'sergeant'} needs its own"
            raise SceneError(f"{place}[{number}].id", f"is {shown(id_)} again", own)
