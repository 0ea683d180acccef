"""Maps drawn with letters."""

import pytest
from list_samples import MAP

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.imports.letters.ascii_legends import meaning_of
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board


def source(text, name="map.txt"):
    return Source(name, text.encode())


def test_a_map_is_read_as_it_is_drawn():
    found = imported(source(MAP), {})
    scene = found.scene
    assert (format_of(source(MAP)), questions(source(MAP))) == ("ascii", ())
    assert (scene.board, scene.name) == (Board(12, 10), "Two ruins")
    ruin, wall = scene.terrain
    assert ruin.outline == Polygon(((2, 2), (6, 2), (6, 4), (4, 4), (4, 8), (2, 8)))
    assert (ruin.kind, ruin.top, ruin.ground) == ("ruin", 5, ("difficult",))
    assert wall.outline == Polygon(((6, 6), (12, 6), (12, 8), (6, 8))) and wall.sight == "blocks"
    assert (
        scene.zones[0].outline == Polygon(((0, 0), (12, 0), (12, 2), (0, 2))) and scene.zones[0].side == "red"
    )
    assert (scene.objectives[0].kind, scene.objectives[0].at) == ("marker", (11, 5))
    model = scene.models[0]
    assert (model.base, model.at, model.side, model.unit) == (BaseSize.round(40), (9, 5), "red", "guard")
    assert found.taken == ("2 pieces: ruin, wall", "1 model", "1 zone", "1 objective") and found.guessed == ()


def test_a_map_without_a_header_asks_for_its_squares_and_says_what_it_guessed():
    text = "..##..\n..##..\n~~~?..\n"
    asked = questions(source(text))
    assert [(each.key, each.usual) for each in asked] == [("cell", 1.0)]
    found = imported(source(text), {"cell": 3.0})
    assert found.scene.board == Board(18, 9) and [each.kind for each in found.scene.terrain] == [
        "wall",
        "water",
    ]
    assert found.guessed == ("letters mean what they usually do: # is wall, ~ is water",)
    assert found.dropped == ("1 square of '?'",)


def test_each_kind_that_was_taken_is_told_and_each_letter_that_no_legend_explains():
    found = imported(source("##.T.T.\n##.....\n....~~.\n"), {"cell": 1.0})
    assert found.taken == ("4 pieces: wall, 2 × wood, water",)
    assert found.guessed == ("letters mean what they usually do: # is wall, T is wood, ~ is water",)


def test_a_body_that_touches_itself_is_laid_in_pieces_of_one_group():
    text = "# battlefield 6x3 in; cell 1 in; legend: . open R ruin\nRRR...\nR.R...\n.RR...\n"
    terrain = imported(source(text), {}).scene.terrain
    assert len(terrain) == 4 and {each.hold.group for each in terrain} == {"ruin-R1"}


def test_centimetres_and_rows_that_do_not_fit_are_told():
    text = "# battlefield 127x127 cm; cell 25.4 mm; legend: . open\n.....\n"
    found = imported(source(text), {})
    assert found.scene.board.width == pytest.approx(50)
    assert found.guessed == ("the rows cover 5 × 1 in of a table of 50 × 50 in",)


@pytest.mark.first(1)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("# battlefield 5x5 in; cell 1 in; legend: R ruin x\nR\n", "does not come in pairs"),
        ("# battlefield 5x5 in; cell 1 in; legend: R ruin:tall\nR\n", "write a number from 0 to 1000"),
        ("# battlefield 5x5 in; cell 1 in; legend: R ruin:1e999\nR\n", "write a number"),
        ("# battlefield 5x5 in; cell 1 in; legend: a model:red:0\na\n", "from 1 to 1000"),
        ("# battlefield 9999x5 in; cell 1 in; legend: . open\n.\n", "from 1 to 500"),
        ("# battlefield 5xfive in; cell 1 in\n...\n", "line 1 has '5xfive in'"),
        ("# battlefield 5x5 in; cell one in\n...\n", "line 1 has 'cell one in'"),
        ("# battlefield 5x5 in; cell 0 in\n...\n", "line 1 has 'cell 0 in'"),
        ("# = wall\nR = ruin\n# = hill\n..#\n...\n.R.\n", "line 3 says that '#' is 'hill'"),
        ("# battlefield 5x5 in; cell 1 in\n\n\n", "has no rows"),
        ("# battlefield 5x5 in; cell 1 in\n" + "." * 300_000, "too many letters"),
        (
            "# battlefield 500x500 in; cell 1 in; legend: R ruin . open\n"
            + ("R." * 250 + "\n" + ".R" * 250 + "\n") * 200,
            "too many pieces",
        ),
    ],
)
def test_what_cannot_be_used_is_one_sentence(text, words):
    with pytest.raises(SceneError) as caught:
        imported(source(text), {})
    assert words in str(caught.value) and "\n" not in str(caught.value)


ROWS = "..........\n.##....TT.\n.#..p..TT.\n....==....\nDDDDDDDDDD\n"
WORDS = """# = wall
T: old forest
= = road
D = deployment zone of red
p = ruin, 5 in high
. = open ground
"""


@pytest.mark.parametrize(
    "text",
    [
        WORDS + ROWS,
        ROWS + WORDS,
        f"Legend:\n{WORDS}\n{ROWS}",
        f"{ROWS}\nKey\n{WORDS}\n",
        "# = wall, T = old forest, = = road; . = open ground\n" + ROWS + "D: red deployment\np: ruin 5\n",
        f"# battlefield 10x5 in; cell 1 in\n{WORDS}\n{ROWS}",
    ],
)
def test_a_legend_stands_in_lines_above_or_below_the_rows(text):
    assert format_of(source(text)) == "ascii"
    found = imported(source(text), {})
    assert found.scene.board == Board(10, 5)
    assert [(each.kind, each.top) for each in found.scene.terrain] == [
        ("wall", 3), ("wood", 0), ("ruin", 5), ("road", 0),
    ]  # fmt: skip
    assert [(each.side, each.outline) for each in found.scene.zones] == [
        ("red", Polygon(((0, 4), (10, 4), (10, 5), (0, 5))))
    ]
    assert found.dropped == ()
    assert {each for each in found.guessed if "forest" in each} == {
        "'old forest' is taken as wood by the word 'forest'"
    }


def test_a_row_is_no_legend_though_it_begins_like_one():
    text = "T = TT\n......\n..##..\n......\nT : ==\n"
    found = imported(source(text), {})
    assert found.scene.board == Board(6, 5)


def test_what_is_said_beyond_a_meaning_is_listed():
    text = "# battlefield 3x1 in; cell 1 in; legend: . open R ruin:5:9\n.R.\n"
    assert imported(source(text), {}).dropped == ("'9' in the meaning of 'R'",)


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("wall", "wall"),
        ("model:red:32", "model:red:32"),
        ("church ruin, 75 mm", "ruin:2.95276"),
        ("Objective", "marker"),
        ("objective marker", "marker"),
        ("open", "open"),
        ("open ground", "open"),
        ("Blue's deployment", "zone:blue"),
        ("zone of north", "zone:north"),
        ("plaster slab", "plaster slab"),
    ],
)
def test_free_words_mean_what_a_header_would_say(words, meaning):
    assert meaning_of(words).text == meaning


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("wood, height 4", "wood:4"),
        ("Wall 2 (6 in high)", "wall:6"),
        ("crates, 1.5in tall", "crates:1.5"),
        ("a tall tower of 9 in", "tower:9"),
        ("wall, height: 1 m", "wall:39.3701"),
    ],
)
def test_a_height_is_the_number_that_is_said_to_be_one(words, meaning):
    found = meaning_of(words)
    assert (found.text, found.odd) == (meaning, "")


def test_another_measure_than_a_height_is_told():
    found = meaning_of("ruin, 8 in wide, 5 in high")
    assert (found.text, found.odd) == ("ruin:5", "8 in wide")


@pytest.mark.parametrize(
    "words",
    ["wall, -3 in high", "wall −3", "ruin: -3 in", "ruin, 2147483648 in high", "wood, height -Infinity",
     "wood, ∞ high", "hill, 1e999 high", "wall, 5.5.5 in", "tower, 40 m", "crates, -nan high"],
)  # fmt: skip
def test_a_height_that_cannot_be_is_refused_with_its_line(words):
    with pytest.raises(SceneError) as caught:
        imported(source(f"# = wall\nX = {words}\n\n##XX..\n......\n"), {})
    assert str(caught.value).startswith("map.txt: line 2, the meaning of 'X': its height is ")
    assert str(caught.value).endswith("write a number from 0 to 1000")


@pytest.mark.parametrize(
    ("words", "kind", "odd"),
    [
        ("building, abc high", "building", "abc"),
        ("hill: abc", "hill", "abc"),
        ("wall, height unknown", "wall", "unknown"),
    ],
)
def test_a_height_that_is_no_number_is_dropped_with_a_sentence(words, kind, odd):
    found = imported(source(f"B = {words}\n\nBBB...\n......\n"), {})
    assert [each.kind for each in found.scene.terrain] == [kind]
    assert found.dropped == (f"{odd!r} in the meaning of 'B'",)


def test_what_is_read_into_words_is_listed():
    found = imported(source("M = minecart\nC = container 2\nF = fort:4\n\nMM.CC.FF\n........\n"), {})
    assert [(each.kind, each.top) for each in found.scene.terrain] == [
        ("wreck", 1.75), ("container", 2), ("building", 4),
    ]  # fmt: skip
    assert found.guessed == (
        "'container 2' is taken as 2 in high",
        "'minecart' is taken as wreck",
        "'fort' is taken as building",
    )


@pytest.mark.parametrize(
    ("text", "size"), [("####..\n##....\n", (6, 2)), ("# = wall\n\n####..\n", (6, 1)), ("RRR\n...\n", (3, 2))]
)
def test_a_map_may_have_few_rows_where_each_of_its_letters_means_something(text, size):
    assert format_of(source(text)) == "ascii"
    assert imported(source(text), {}).scene.board == Board(*size)


@pytest.mark.parametrize("text", ["Hello there\nyou two\n", "####..\n", "T\no\n"])
def test_a_line_or_two_of_anything_else_are_no_map(text):
    with pytest.raises(SceneError, match="no file that can be imported"):
        format_of(source(text))


@pytest.mark.parametrize(
    ("words", "kind", "top", "odd"),
    [
        ("building, 2 storeys", "building", 6, ""),
        ("building (3 floors)", "building", 9, ""),
        ("3-storey tower", "tower", 9, ""),
        ("lava, dangerous", "fire", 0, "'dangerous' in the meaning of 'Q'"),
        ("ruin, 5 in high, crumbling", "ruin", 5, "'crumbling' in the meaning of 'Q'"),
        ("wall, stone", "wall", 3, "'stone' in the meaning of 'Q'"),
    ],
)
def test_what_stands_behind_a_comma_is_read_or_told(words, kind, top, odd):
    found = imported(source(f"Q = {words}\n\nQQ...\n.....\n.....\n"), {})
    (piece,) = found.scene.terrain
    assert (piece.kind, piece.top) == (kind, top)
    assert found.dropped == ((odd,) if odd else ())


@pytest.mark.parametrize("line", ["1 square = 3 inches", "One letter is 3 in", "Scale: each cell: 3 in"])
def test_a_line_may_say_how_large_a_square_is(line):
    text = f"{line}\n# = wall\n\n#####\n#...#\n#####\n"
    assert format_of(source(text)) == "ascii" and questions(source(text)) == ()
    assert imported(source(text), {}).scene.board == Board(15, 9)


def test_lines_left_empty_about_the_size_of_a_square_are_no_rows():
    found = imported(source("1 square = 3 inches\n\n# = wall\n\n..##\n..##\n....\n"), {})
    assert found.scene.board == Board(12, 9) and [each.kind for each in found.scene.terrain] == ["wall"]


@pytest.mark.parametrize(
    "text",
    [
        "```\n..~~\n..~~\n^^..\n```\n",
        "```text\n..~~\n..~~\n^^..\n```",
        "```\n..~~\n..~~\n^^..\n```\n\n~ = water\n^ = hill\n",
        "~ = water, ^ = hill\n```\n..~~\n..~~\n^^..\n```\n",
    ],
)
def test_the_fence_about_a_block_of_a_chat_is_no_row(text):
    found = imported(source(text), {"cell": 2.0})
    assert found.scene.board == Board(8, 6) and found.dropped == ()
    assert [each.kind for each in found.scene.terrain] == ["water", "hill"]
