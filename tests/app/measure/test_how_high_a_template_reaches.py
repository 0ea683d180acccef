"""A Blast of Pulp City is as high as its radius, from the feet of whom it is laid about; by all other rules
cover is judged flat."""

import json

import pytest

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.measure.questions import answer
from battlefield.app.measure.ruled import height_by, put_game
from battlefield.files import parse_scene

BLAST = {"round": 5, "at": [10, 10]}  # 2.5 in high
FLAT = ("", "warsurge", "iron_kingdoms")


def model(id_, x, bottom, sigma=0.0):
    return {"id": id_, "base": {"round": 25.4}, "at": [x, 10], "bottom": bottom, "height": 1, "sigma": sigma}


def scene(*models, templates=()):
    raw = {"format": "battlefield-scene", "version": 1, "board": {"width": 30, "height": 20}}
    return parse_scene(json.dumps(raw | {"models": models, "templates": templates}).encode(), "a table")


def covered(table, template, game, **more):
    ruled = {"by": game} if game else {}
    return answer(table, {"ask": "coverage", "template": template, **ruled, **more})["models"]


TABLE = scene(model("feet", 10, 0), model("ledge", 11, 2.5), model("roof", 11.5, 4))


def test_who_stands_higher_than_the_radius_is_not_in_a_blast():
    found = covered(TABLE, BLAST, "pulp_city")
    assert {id_: each["covered"] for id_, each in found.items()} == {
        "feet": "wholly", "ledge": "wholly", "roof": "none"}  # fmt: skip
    roof = found["roof"]
    assert (roof["margin"], roof["share"], roof["probability"]) == (-1.5, 0.0, 0.0)
    assert (found["feet"]["rule"], roof["rule"]) == ("R4", "P-Blast-2")


@pytest.mark.parametrize("game", FLAT)
def test_by_other_rules_height_plays_no_part(game):
    assert {each["covered"] for each in covered(TABLE, BLAST, game).values()} == {"wholly"}


def test_it_reaches_up_from_the_feet_of_whom_it_is_laid_about():
    about_roof = covered(TABLE, {"round": 5, "model": "roof"}, "pulp_city")
    assert {id_: each["covered"] for id_, each in about_roof.items()} == {
        "feet": "none", "ledge": "none", "roof": "wholly"}  # fmt: skip
    assert about_roof["feet"]["margin"] == -3.0  # its top is 1 in up, the Blast begins at 4
    assert covered(TABLE, BLAST | {"at": [11.5, 10]}, "pulp_city") == about_roof  # laid on the same centre


def test_other_templates_reach_everybody():
    ray = {"beam": 8, "at": [9, 10], "bearing": 90}
    assert all(each["covered"] == "partly" for each in covered(TABLE, ray, "pulp_city").values())


def test_heights_do_not_err():
    unsure = scene(model("roof", 10.5, 4, sigma=0.5), model("far", 20, 4, sigma=0.5))
    found = covered(unsure, BLAST, "pulp_city", sigma=0.5)
    assert [found[id_]["sigma"] for id_ in ("roof", "far")] == [0.0, 0.0]
    assert [found[id_]["verdict"] for id_ in ("roof", "far")] == ["certain", "certain"]


def test_no_move_along_the_table_turns_what_heights_decide():
    found = covered(TABLE, BLAST, "pulp_city", what_if=True)
    assert (found["roof"]["moves"], list(found["feet"]["moves"])) == ({}, ["feet"])


def test_the_window_says_what_ask_says():
    table = scene(model("feet", 10, 0), model("roof", 11.5, 4), templates=[{"id": "blast", **BLAST}])
    desk = Desk(Document(table))
    desk.height_by = height_by(desk.options)
    assert [each.covered for each in desk.report.verdicts] == ["wholly", "wholly"]
    put_game(desk.options, "pulp_city")
    feet, roof = desk.report.verdicts
    assert (feet.covered, roof.covered, roof.limit.margin) == ("wholly", "none", -1.5)
    assert roof.words() == "out of its height by 1.50 in"
