"""Owners' pictures on the bases of a battle: worn by their units, and told once where one cannot be read."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.battle.table.turn_picture import TurnPicture
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.measure.table_answers import TableAnswers
from battlefield.ui.widgets.palette import LIGHT

SPEARS, BOWS = "wardens/spears", "wardens/bows"


@pytest.mark.usefixtures("program")
def test_bases_wear_pictures_and_one_that_cannot_be_read_is_told_in_one_sentence(tmp_path):
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("#00ff00"))
    assert picture.save(str(tmp_path / "spears.png"))
    (tmp_path / "bows.png").write_bytes(b"no picture")
    battle = Battle.started(replace(read_script(asset("rosters/first_battle.json")), steps=()))
    battle.session.pictures, battle.pictures = {SPEARS: "spears.png", BOWS: "bows.png"}, tmp_path
    desk, board = BattleDesk(battle), BoardScene(LIGHT)
    view = BoardView(board, desk.table, LIGHT)
    shown = TurnPicture(desk, view, TableAnswers(desk.table, None, view, {}, LIGHT), LIGHT, view)
    shown.refresh()
    assert board.marks[SPEARS].picture == str(tmp_path / "spears.png")
    assert desk.table.complaint == (
        "The picture bows.png is missing or damaged: bases bear the letters of their unit instead"
    )
    desk.table.complaint = ""
    shown.refresh()
    assert desk.table.complaint == ""
