"""What names of other programs tell of a piece: by the head noun, never by a part of a word."""

import pytest

from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.files.terrain.terrain_names import guessed_kind, kind_named
from battlefield.files.terrain.terrain_words import HEADS, NAMING, NEVER, WORDS

TRAPS = """
Keystone Wellhead Cornerstone Acorn Popcorn Unicorn Peppercorn Cornice Cornet Carpet Cardinal Cartridge
Carousel Pitchfork Pitcher Wellington Wallet Wallaby Cornwall Hallway Hallmark Treasure Treadmill Bushel
Fireplace Firefly Firework Stonehenge Bedrock Rocket Rockery Railgun Roadkill Waterloo Watershed Bloodshed
Woodpecker Woodwind Wooden Minesweeper Mineral Minelayer Miner Boxing Boxer Drumstick Chestnut Bridgehead
Bridget Grasshopper Fieldwork Battlefield Fielder Hillary Swampert Mudguard Poolside Seaside Seat Search
Craterhead Rubbled Barnacle Barony Tankard Shopper Innkeeper Inning Housemaid Towering Gatekeeper Doorman
Windowless Columnist Polestar Pipette Tubular Smokehole Gasket Fogey Clouded Holster Spikenard Riser
Streamer Canalside Lakers Pondering Fender Fencer Palette Steamer Wagoner Trainer Burntwood Hutch Homer
Keeper Forty Storehouseman Officer Tentacle Campaign Crosswind Stakeholder
"""

HEADS_DECIDE = [
    ("Short Corner L", "wall"),
    ("Tiny Corner", "wall"),
    ("Corner shop", "building"),
    ("Corner Ruin (Balanced, Left)", "ruin"),
    ("Minecart", "wreck"),
    ("Mine cart 2", "wreck"),
    ("Roadblock", "barricade"),
    ("Road block", "barricade"),
    ("Field hospital", "building"),
    ("Field kitchen", "building"),
    ("Barn door", "door"),
    ("Garden wall", "wall"),
    ("Garden shed", "building"),
    ("Corn silo", "tower"),
    ("Fire truck", "wreck"),
    ("Fire station", "building"),
    ("Water barrels", "crates"),
    ("Water mill", "building"),
    ("Watermill", "building"),
    ("Tree house", "building"),
    ("Rail car", "wreck"),
    ("Fieldstone wall", "wall"),
    ("Tower block", "building"),
    ("Courthouse", "building"),
    ("Clocktower", "tower"),
    ("House with a garden", "building"),
    ("Ruins of the old mill", "ruin"),
    ("Wall by the river", "wall"),
    ("Ruined church", "ruin"),
    ("Ruined wall", "wall"),
    ("Ruins Alpha", "ruin"),
    ("Wood area 2", "wood"),
    ("Stone walls", "wall"),
    ("Churches", "building"),
    ("Hedgerows", "hedge"),
    ("Wall section (straight)", "wall"),
    ("(ruin)", "ruin"),
]


@pytest.mark.parametrize("name", TRAPS.split())
def test_letters_that_begin_or_end_like_a_word_mean_nothing(name: str) -> None:
    assert guessed_kind(name) is None


@pytest.mark.parametrize(("name", "kind"), HEADS_DECIDE)
def test_the_head_noun_decides(name: str, kind: str) -> None:
    found = guessed_kind(name)
    assert found is not None
    assert (found.kind.id, found.is_sure) == (kind, True)


@pytest.mark.parametrize(
    "name", ["Rock troll", "Fire warrior", "Wood elf", "Water pump", "Road sign", "Box girder"]
)
def test_a_head_that_is_not_known_is_not_guessed_by_what_stands_before_it(name: str) -> None:
    assert guessed_kind(name) is None


@pytest.mark.parametrize(
    ("name", "kind"), [("Lake Superior", "water"), ("Mount Doom", "hill"), ("Fort Apache", "building")]
)
def test_a_proper_name_behind_a_word_that_names_have_is_guessed_with_a_doubt(name: str, kind: str) -> None:
    found = guessed_kind(name)
    assert found is not None
    assert (found.kind.id, found.is_sure) == (kind, False)


def test_a_guess_tells_the_word_that_it_was_made_by() -> None:
    assert [guessed_kind(name).word for name in ("Short Corner L", "Ruined house")] == [
        "corner",
        "ruined house",
    ]


def test_every_word_of_one_word_means_its_kind() -> None:
    for word, kind in WORDS.items():
        assert kind_named(word) is KINDS[kind], word


def test_words_that_decide_by_their_place_are_known_words() -> None:
    assert [word for word in (*HEADS, *NAMING) if word not in WORDS] == []
    assert all(any(word.endswith(head) for head in HEADS) or word.startswith("wind") for word in NEVER)
