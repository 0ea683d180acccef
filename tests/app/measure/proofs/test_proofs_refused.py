"""What is no proof is refused: altered points, scenes, parts, names and numbers."""

import copy
import json
from math import inf, nan

import pytest
from proof_checking import CHECKER, asked, block, reread, scene_file, standing

LOOK = {"ask": "sight", "from": "a", "to": "b"}
FACING = (standing("a", 2, 10), standing("b", 20, 10), standing("c", 30, 30))
CLEAR = scene_file(*FACING, terrain=[block("wall", 10, 2, 11, 10.2), block("low", 5, 2, 6, 18, (0, 0.5))])
WALLS = block("left", 8, 2, 9, 10.5), block("right", 12, 9.5, 13, 18), block("aside", 8, 30, 9, 40)
SHUT = scene_file(*FACING, terrain=[*WALLS, block("glass", 10, 2, 10.5, 18, sight="clear")])


def after(file, question, change):
    """Ask, change the answer, and have it checked."""
    question, said = asked(file, question)
    assert CHECKER.check(file, question, said) == "proved"
    change(said)
    return CHECKER.check(file, question, said)


def leaves(node):
    """Give the leaves of a division."""
    if node is None:
        return []
    return [leaf for half in node["parts"] for leaf in leaves(half)] if "split" in node else [node]


def division(said):
    return said["proof"]["division"]


def swap(said, one, other):
    """Say another name wherever a name is said."""
    said["proof"] = json.loads(json.dumps(said["proof"]).replace(f'"{one}"', f'"{other}"'))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda said: said["proof"]["line"][0].__setitem__(0, 0.5), "an end lies outside"),
        (lambda said: said["proof"]["line"][1].__setitem__(2, 1.1), "an end lies outside"),
        (lambda said: said["proof"].update(room=said["proof"]["room"] * 1.1), "leaves less room"),
        (lambda said: said["proof"].update(room=1e-7), "less than a slit"),
        (lambda said: said["proof"].update(shift=[0, 0, 0.5]), "too far off"),
        (lambda said: said["proof"].update(line=[[2, 9.9, 0.4], [20, 9.9, 0.4]]), "the line meets"),
        (lambda said: said["proof"].update(line=[[2, 9.9, 0.4]]), "cannot be read"),
        (lambda said: said["proof"].update(room=nan), "out of bounds"),
        (lambda said: said["proof"].update(scene="0" * 64), "another scene"),
        (lambda said: said["proof"].pop("scene"), "cannot be read"),
        (lambda said: said.update(clear=False), "cannot be read"),
    ],
)
def test_a_line_that_is_altered(change, why):
    found = after(CLEAR, LOOK, change)
    assert found.startswith("refused: ") and why in found


@pytest.mark.first(6)
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda said: division(said)["parts"].pop(), "cannot be read"),
        (lambda said: division(said).update(parts=[None, None]), "a part is missing"),
        (lambda said: swap(said, "left", "right"), "refused"),
        (lambda said: swap(said, "left", "aside"), "refused"),
        (lambda said: swap(said, "left", "glass"), "does not stand in the way"),
        (lambda said: swap(said, "left", "nothing"), "does not stand in the way"),
        (lambda said: swap(said, "terrain", "model"), "does not stand in the way"),
        (lambda said: leaves(division(said))[0]["path"][0].__setitem__(1, 12.0), "refused"),
        (lambda said: division(said)["at"].__setitem__(0, 1e300), "out of bounds"),
        (lambda said: division(said)["at"].__setitem__(2, inf), "out of bounds"),
        (lambda said: division(said).update(at=[0.0, 0.0, -1.0]), "no direction"),
        (lambda said: said.update(clear=True), "cannot be read"),
    ],
)
def test_a_division_that_is_altered(change, why):
    found = after(SHUT, LOOK, change)
    assert found.startswith("refused") and why in found


def test_a_division_without_one_of_its_parts():
    question, said = asked(SHUT, LOOK)
    for number in range(len(leaves(division(said)))):
        forged = copy.deepcopy(said)
        leaves(division(forged))[number].clear()
        assert CHECKER.check(SHUT, question, forged).startswith("refused")


def moved(file, sort, place, change):
    """Give a scene with one thing changed."""
    other = copy.deepcopy(file)
    other[sort][place].update(change)
    return other


@pytest.mark.parametrize(
    "other",
    [
        moved(SHUT, "models", 0, {"at": [2, 10.0000001]}),
        moved(SHUT, "models", 2, {"at": [30, 31]}),
        moved(SHUT, "terrain", 0, {"top": 2.0}),
        moved(SHUT, "terrain", 0, {"sight": "clear"}),
        moved(SHUT, "terrain", 3, {"id": "pane"}),
        {**SHUT, "board": {"width": 24, "height": 25}},
    ],
)
def test_a_proof_of_another_scene(other):
    assert CHECKER.check(other, *asked(SHUT, LOOK)) == "refused: it is of another scene"


@pytest.mark.parametrize(
    "other",
    [
        moved(SHUT, "models", 0, {"at": [2, -10.0]}),
        moved(SHUT, "models", 1, {"height": 9.0}),
        moved(SHUT, "terrain", 0, {"top": 0.9}),
        moved(SHUT, "terrain", 0, {"bottom": 0.5}),
        moved(SHUT, "terrain", 1, {"shape": block("", 12, 10.7, 13, 18)["shape"]}),
        {**SHUT, "terrain": SHUT["terrain"][1:]},
    ],
)
def test_a_proof_that_is_made_out_to_be_of_a_scene_with_sight(other):
    question, said = asked(SHUT, LOOK)
    assert reread(other, question, said).startswith("refused")


def test_a_line_that_grazes_a_slit_narrower_than_the_tolerance():
    slit = [block("left", 8, 2, 9, 10), block("right", 8, 10 + 8e-7, 9, 18)]
    file = scene_file(*FACING, terrain=slit)
    question, said = asked(file, LOOK)
    assert not said["clear"] and CHECKER.check(file, question, said) == "proved"
    line = [[2.4, 10 + 4e-7, 0.5], [19.6, 10 + 4e-7, 0.5]]
    for shift, room in (([0, 0, 0], 5e-7), ([0, 4e-7, 0], 5e-7), ([0, 0, 0], 4e-7)):
        forged = {"clear": True, "proof": {"line": line, "shift": shift, "room": room}}
        assert reread(file, question, {**said, **forged}).startswith("refused")


@pytest.mark.parametrize("wall", [block("wall", 10, 2, 11, 18, (0, 1)), block("wall", 10, 2, 11, 9.5)])
def test_what_is_only_grazed_shuts_nothing(wall):
    """Both models are as high as the wall, or touch the line along which it ends."""
    file = scene_file(*FACING[:2], terrain=[wall])
    question, said = asked(file, LOOK)
    right, bottom = wall["shape"]["polygon"][2]
    path = [[right - 0.5, 2.0 + 1e-10], [right - 0.5, bottom - 1e-10]]
    chord = {"path": path, "by": [[["terrain", "wall"]]]}
    assert said["clear"] and CHECKER.check(file, question, said) == "proved"
    forged = {"clear": False, "proof": {"scene": said["proof"]["scene"], "division": chord}}
    assert CHECKER.check(file, question, forged).startswith("refused: a line passes")


PLAIN = scene_file(standing("a", 2, 10), standing("b", 5, 10), standing("c", 12, 10))
GAP = {"ask": "distance", "from": "a", "to": "b"}
NEAR = {"ask": "range", "from": "a", "within": 3}
UNDER = {"ask": "coverage", "template": {"round": 6, "at": [2.4, 10]}}
LINKED = {"ask": "coherency", "models": ["a", "b", "c"]}


@pytest.mark.parametrize(
    ("question", "change"),
    [
        (GAP, lambda said: said.update(gap=1.9)),
        (GAP, lambda said: said.update(gap=2.1)),
        (GAP, lambda said: said["proof"].update(points=[[2.6, 10], [4.5, 10]])),
        (GAP, lambda said: said["proof"].update(direction=[0.8, 0.6])),
        (GAP, lambda said: said["proof"].update(direction=[5e-324, 5e-324])),
        (NEAR, lambda said: said["models"]["c"].update(within=True)),
        (NEAR, lambda said: said["models"]["b"].update(within=False)),
        (NEAR, lambda said: said["models"].pop("c")),
        (NEAR, lambda said: said["proof"]["models"]["c"].update(directions={"a": [0, 1]})),
        (UNDER, lambda said: said["models"]["b"].update(covered="wholly")),
        (UNDER, lambda said: said["models"]["a"].update(covered="partly")),
        (UNDER, lambda said: said["models"]["c"].update(covered="partly")),
        (UNDER, lambda said: said["models"].pop("c")),
        (UNDER, lambda said: said["proof"]["models"]["b"].update(point=[5.5, 10])),
        (LINKED, lambda said: said["proof"]["links"].clear()),
        (LINKED, lambda said: said["proof"]["apart"].pop()),
        (LINKED, lambda said: said.update(groups=[["a", "b", "c"]], coherent=True)),
        (LINKED, lambda said: said.update(groups=[["a"], ["b"], ["c"]])),
        (LINKED, lambda said: said.update(groups=[["a", "b"]], coherent=True)),
    ],
)
def test_points_strips_and_trees_that_are_altered(question, change):
    assert after(PLAIN, question, change).startswith("refused")
