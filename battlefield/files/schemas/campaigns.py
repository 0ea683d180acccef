"""The schema of a campaign's file: keys and limits as its reader has them."""

from battlefield.files.campaigns import campaign_file as campaigns
from battlefield.files.schemas.kit import (
    NAME,
    TEXT,
    Schema,
    listed,
    of_keys,
    ref,
    thing,
    told,
    whole,
    whole_schema,
)

_FILE: Schema = {**TEXT, "pattern": campaigns.BESIDE}
_COUNT = whole(campaigns.COUNT)


def campaign_schema() -> Schema:
    """Return the schema of a campaign's file."""
    parts: dict[str, Schema] = {
        "format": {"const": campaigns.FORMAT}, "version": {"const": campaigns.VERSION}, "name": NAME,
        "description": TEXT, "battles": listed(ref("battle"), campaigns.BATTLES),
    }  # fmt: skip
    root = _closed(campaigns.KEYS, parts, ("format", "version", "name"))
    definitions = {"battle": _battle(), "filed-side": _side()}
    return whole_schema("Campaign", "A folder's campaign: its name, and what is known of its battles.",
                        root, definitions)  # fmt: skip


def _closed(keys: tuple[str, ...], parts: dict[str, Schema], needed: tuple[str, ...] = ()) -> Schema:
    return thing(of_keys(keys, parts), needed, others=False)


def _battle() -> Schema:
    table = _closed(campaigns.TABLE_KEYS, {"name": TEXT, "file": _FILE})
    parts: dict[str, Schema] = {
        "id": told(NAME, "made of how the battle began"), "file": told(_FILE, "the saved game"),
        "digest": told(TEXT, "SHA-256 of the saved game as it was looked at last"),
        "title": TEXT, "book": TEXT, "begun": told(TEXT, "date and time with the distance from Greenwich"),
        "table": table, "sides": listed(ref("filed-side"), campaigns.SIDES),
        "result": told(TEXT, "left out while the battle goes on"),
        "winner": told(TEXT, "the side that has won; left out where none has"),
        "period": told(TEXT, "what the book calls its turns"), "rounds": _COUNT, "notes": TEXT,
    }  # fmt: skip
    return _closed(campaigns.BATTLE_KEYS, parts, ("id", "file"))


def _side() -> Schema:
    parts: dict[str, Schema] = {
        "side": NAME, "roster": TEXT, "file": _FILE, "player": TEXT, "units": _COUNT,
        "lost": told(_COUNT, "units that are gone"),
    }  # fmt: skip
    return _closed(campaigns.SIDE_KEYS, parts, ("side",))
