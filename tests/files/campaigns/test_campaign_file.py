"""The file of a campaign: what is written is read, what is no such file is one sentence with its place."""

import json
import random

import pytest

from battlefield.files.campaigns.campaign_file import (
    Campaign,
    Filed,
    FiledSide,
    campaign_bytes,
    campaign_object,
    parse_campaign,
    read_campaign,
    write_campaign,
)
from battlefield.files.text.errors import SceneError

FORD = Filed(
    "a1", "battles/ford.json", "d" * 64, "The ford", "warsurge", "2026-11-29T04:00:00+00:00", "The Ford",
    "tables/ford.json",
    (FiledSide("red", "Wardens", "rosters/w.json", "me", 4, 1), FiledSide("blue", units=3)),
    "victory for red", "red", "turn", 4, "Held by a hair\nand a half",
)  # fmt: skip
WAR = Campaign("The River War", "Three battles", (FORD, Filed("b2", "mill.json")))


def with_change(*way, value):
    """Give the campaign's object with something else at a place."""
    whole = json.loads(json.dumps(campaign_object(WAR)))
    inner = whole
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    return json.dumps(whole).encode()


def test_what_is_written_is_read_and_people_can_read_it(tmp_path):
    path = tmp_path / "campaign.json"
    write_campaign(path, WAR)
    assert read_campaign(path) == WAR
    assert '\n      "title": "The ford",\n' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("way", "value", "words"),
    [
        (("format",), "battlefield-scene", "format is 'battlefield-scene'"),
        (("version",), 2, "the file comes from a newer program"),
        (("name",), " ", "name is empty"),
        (("names",), "x", "names is not known; leave it out, did you mean 'name'?"),
        (("battles",), {}, "battles is an object {...}; it must be a list"),
        (("battles", 0, "id"), "b2", "battles[1].id is 'b2' once more"),
        (("battles", 0, "rounds"), -1, "battles[0].rounds is -1"),
        (("battles", 0, "sides", 1, "unit"), 3, "battles[0].sides[1].unit is not known"),
        (("battles", 0, "table", "file"), "", "battles[0].table.file is ''"),
        *(
            (("battles", 0, "file"), file, "name a file in the folder of the campaign")
            for file in (
                "../out.json",
                "/etc/passwd",
                "C:/x.json",
                "a\\b.json",
                "a/../../b.json",
                ".x",
                "a//b",
            )
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place(way, value, words):
    with pytest.raises(SceneError) as told:
        parse_campaign(with_change(*way, value=value), "campaign.json")
    assert words in str(told.value) and str(told.value).startswith("campaign.json")


def test_a_file_that_is_damaged_anywhere_is_one_sentence_or_whole():
    data, chance = campaign_bytes(WAR), random.Random(22)
    for _ in range(300):
        spoilt = bytearray(data)
        for _ in range(chance.randrange(1, 4)):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        try:
            found = parse_campaign(bytes(spoilt[: chance.randrange(len(spoilt) + 1)]), "campaign.json")
        except SceneError as error:
            assert "\n" not in str(error)
        else:
            assert isinstance(found, Campaign)


def test_what_could_not_be_read_again_is_not_written(tmp_path):
    with pytest.raises(SceneError):
        write_campaign(tmp_path / "campaign.json", Campaign(" "))
    assert list(tmp_path.iterdir()) == []
