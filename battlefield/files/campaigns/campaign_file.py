"""What the file of a campaign says: its name and its battles, each with what came of it.

Tables, rosters and battles are files of their own beside it, named from its folder. What it tells of a battle
outlives the battle's file.
"""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.fields import Fields, check_format
from battlefield.files.text.limits import CHARACTERS

FORMAT, VERSION = "battlefield-campaign", 1
CAMPAIGN = "campaign.json"  # its name in the folder
BATTLES, SIDES, COUNT = 2_000, 8, 1_000_000
BESIDE = r"^[^./\\:][^/\\:]*(?:/[^./\\:][^/\\:]*)*$"  # a file in the folder or below it, on every system
KEYS = ("format", "version", "name", "description", "battles")
BATTLE_KEYS = ("id", "file", "digest", "title", "book", "begun", "table", "sides", "result", "winner",
               "period", "rounds", "notes")  # fmt: skip
TABLE_KEYS = ("name", "file")
SIDE_KEYS = ("side", "roster", "file", "player", "units", "lost")
_BESIDE = re.compile(BESIDE)


@dataclass(frozen=True, slots=True)
class FiledSide:
    """A side of a battle: its roster by name, and by file where that is in the folder, who played it, and how
    many of its units are gone.
    """

    side: str
    roster: str = ""
    file: str = ""
    player: str = ""
    units: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Filed:
    """What is known of a battle.

    `id` is made of how it began, and stays whatever happens in it or to its file; `digest` is that of the
    file as it was looked at last. `result` is "" as long as it goes on, `winner` where it has none.
    """

    id: str
    file: str
    digest: str = ""
    title: str = ""
    book: str = ""
    begun: str = ""
    table: str = ""
    table_file: str = ""
    sides: tuple[FiledSide, ...] = ()
    result: str = ""
    winner: str = ""
    period: str = "turn"
    rounds: int = 0
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Campaign:
    """The name of a campaign, what it is about, and its battles in the order in which they were filed."""

    name: str
    description: str = ""
    battles: tuple[Filed, ...] = field(default=())

    def with_battle(self, battle: Filed) -> "Campaign":
        """Return the campaign with a battle, in place of what was known of it."""
        known = [each.id for each in self.battles]
        if battle.id not in known:
            return replace(self, battles=(*self.battles, battle))
        place = known.index(battle.id)
        return replace(self, battles=(*self.battles[:place], battle, *self.battles[place + 1 :]))


def is_beside(file: str) -> bool:
    """Return whether a name is of a file in the folder or below it, as every system writes it."""
    return _BESIDE.fullmatch(file) is not None


def read_campaign(path: str | os.PathLike[str]) -> Campaign:
    """Read the file of a campaign; raise SceneError where it cannot be read or is none."""
    try:
        return parse_campaign(read_bytes(path), os.fspath(path))
    except SceneError as error:
        raise error if error.source else error.of(os.fspath(path)) from None


def parse_campaign(data: bytes, source: str) -> Campaign:
    """Read the text of a campaign's file; raise SceneError where it is none."""
    try:
        value = json_text.decode(data)
        json_text.check(value)
        return _campaign(Fields(value, ""))
    except SceneError as error:
        raise error.of(source) from None


def _campaign(fields: Fields) -> Campaign:
    check_format(fields, FORMAT, VERSION)
    _only(fields, KEYS)
    found = enumerate(fields.items("battles", BATTLES))
    battles = tuple(_battle(Fields(value, f"battles[{number}]")) for number, value in found)
    seen: set[str] = set()
    for number, battle in enumerate(battles):
        if battle.id in seen:
            place = f"battles[{number}].id"
            raise SceneError(place, f"is {shown(battle.id)} once more", "leave one of the two battles out")
        seen.add(battle.id)
    return Campaign(fields.name("name"), fields.text("description"), battles)


def _only(fields: Fields, known: tuple[str, ...]) -> None:
    for key in fields.rest(known):
        raise SceneError(fields.at(key), "is not known", f"leave it out{did_you_mean(key, known)}")


def _battle(fields: Fields) -> Filed:
    _only(fields, BATTLE_KEYS)
    table = Fields(fields.found.get("table", {}), fields.at("table"))
    _only(table, TABLE_KEYS)
    sides = enumerate(fields.items("sides", SIDES))
    return Filed(
        fields.name("id"),
        _file(fields, fields.name("file")),
        fields.text("digest"),
        fields.text("title"),
        fields.text("book"),
        fields.text("begun"),
        table.text("name"),
        _file(table, table.text("file")),
        tuple(_side(Fields(value, f"{fields.at('sides')}[{number}]")) for number, value in sides),
        fields.text("result"),
        fields.text("winner"),
        fields.text("period") or "turn",
        fields.whole("rounds", COUNT),
        fields.text("notes"),
    )


def _side(fields: Fields) -> FiledSide:
    _only(fields, SIDE_KEYS)
    return FiledSide(
        fields.name("side"),
        fields.text("roster"),
        _file(fields, fields.text("file")),
        fields.text("player"),
        fields.whole("units", COUNT),
        fields.whole("lost", COUNT),
    )


def _file(fields: Fields, name: str) -> str:
    """Check that a file lies beside the campaign's own; no name means none."""
    if "file" in fields.found and not is_beside(name):
        raise SceneError(fields.at("file"), f"is {shown(name)}", "name a file in the folder of the campaign")
    return name


def write_campaign(path: Path, campaign: Campaign, over: str | None = None) -> str:
    """Write the file of a campaign and give its digest; one that could not be read again is a SceneError.

    So is a file that no longer holds what the digest `over` tells.
    """
    data = campaign_bytes(campaign)
    parse_campaign(data, os.fspath(path))
    return write_bytes(path, data, over)


def campaign_bytes(campaign: Campaign) -> bytes:
    """Return the text of a campaign's file, so that a person may read it."""
    return (json.dumps(campaign_object(campaign), ensure_ascii=False, indent=2) + "\n").encode()


def campaign_object(campaign: Campaign) -> Mapping[str, object]:
    """Return a campaign as what its file says."""
    head = {"format": FORMAT, "version": VERSION, "name": campaign.name}
    return {
        **head,
        **_said(description=campaign.description),
        "battles": [battle_object(battle) for battle in campaign.battles],
    }


def battle_object(battle: Filed) -> dict[str, object]:
    """Return a battle as what the file says of it."""
    return _said(
        id=battle.id,
        file=battle.file,
        digest=battle.digest,
        title=battle.title,
        book=battle.book,
        begun=battle.begun,
        table=_said(name=battle.table, file=battle.table_file),
        sides=[_side_object(side) for side in battle.sides],
        result=battle.result,
        winner=battle.winner,
        period=battle.period,
        rounds=battle.rounds,
        notes=battle.notes,
    )


def _side_object(side: FiledSide) -> dict[str, object]:
    told = _said(side=side.side, roster=side.roster, file=side.file, player=side.player)
    return {**told, "units": side.units, "lost": side.lost}


def _said(**values: object) -> dict[str, object]:
    """Leave out what is empty."""
    return {key: value for key, value in values.items() if value not in ("", 0, (), [], {})}


def fitting_notes(text: str) -> str:
    """Return notes as they may stand in the file: what is too long is a SceneError."""
    if len(text) > CHARACTERS:
        raise SceneError("the notes", f"are {len(text)} characters long", f"at most {CHARACTERS} are kept")
    return text.strip()
