"""In a window of 1280 by 800 pixels panels show their words whole, and need no bar where there is room."""

from dataclasses import replace

from battle_hand import show_battle
from fields import cramped
from hand import Hand
from PySide6.QtWidgets import QScrollArea
from screens import SAMPLES

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.edits import Ref
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.design.page import DesignPage


def sized(hand: Hand) -> Hand:
    hand.window.resize(1280, 800)
    hand.until(lambda: hand.window.width() == 1280)
    return hand


def test_the_words_of_a_chosen_lens_option_are_seen_whole(open_scene):
    hand = sized(open_scene(SAMPLES["skirmish"]))
    hand.click(hand.scene.models[0].at)
    for name in ("seen", "heat", "reach"):
        hand.page.switch_lens(name)
        hand.until(lambda: hand.window.background.is_idle)
        hand.qtbot.wait(50)
        assert [line for line in cramped(hand.page.options) if "choice" in line] == []
        assert hand.page.options.findChild(QScrollArea).verticalScrollBar().maximum() == 0
        hand.page.switch_lens(name)


def test_each_line_of_an_answer_begins_with_a_capital(open_scene):
    hand = open_scene(SAMPLES["skirmish"])
    hand.page.switch_lens("areas")
    hand.until(lambda: "This table has no areas" in hand.page.answers.words.text())


def test_a_drawn_table_shows_snapping_scenario_and_forces_with_room_to_spare(open_scene):
    hand = sized(open_scene(SAMPLES["osier_green"]))
    hand.window.acts["design"].trigger()
    hand.until(lambda: isinstance(hand.window.page, DesignPage))
    options = hand.page.panels["Options"].findChild(QScrollArea)
    hand.until(lambda: options.verticalScrollBar().maximum() == 0)
    facts = hand.page.bring_up("Scenario")
    hand.until(facts.isVisible)
    hand.until(lambda: facts.fields["victory"].width() > 190)
    assert cramped(facts) == []
    forces = hand.page.bring_up("Forces")
    forces.source.setCurrentIndex(1)
    forces.source.activated.emit(1)
    letters, boxes = forces.units.fontMetrics(), range(forces.units.count())
    for row in boxes:
        item = forces.units.item(row)
        high = forces.units.visualItemRect(item).height() // letters.lineSpacing()
        assert letters.horizontalAdvance(item.text()) < high * (forces.units.viewport().width() - 24)


def test_a_part_without_a_name_is_called_by_what_it_is(open_scene):
    hand = open_scene(SAMPLES["osier_green"])
    hand.window.acts["design"].trigger()
    hand.until(lambda: isinstance(hand.window.page, DesignPage))
    panel = hand.page.panels["Properties"]
    told = {}
    for ref in (Ref("zone", "deployment1"), Ref("terrain", "road1"), Ref("model", "gate1")):
        hand.desk.select([ref])
        hand.until(lambda name=ref.id: panel.says.text().startswith(name))
        told[ref.id] = panel.title.text()
    assert told == {"deployment1": "Deployment zone", "road1": "Road", "gate1": "Base of Gate Spears"}


def test_the_bar_over_a_battle_has_room_for_banner_and_score_while_somebody_looks_back(start_without_samples):
    hand = sized(start_without_samples())
    script = replace(read_script(asset("rosters/smoke_on_the_fen.json")), dice=())
    show_battle(hand.window, Battle.started(script), "Smoke on the fen")
    page = hand.window.page
    page.view.setFocus()
    hand.key("1")
    hand.until(lambda: page.desk.battle.session.event_count > 3)
    hand.window.acts["look_event_back"].trigger()
    hand.until(lambda: page.desk.looking.is_back and page.past.banner.isVisible())
    hand.until(lambda: cramped(page.turn_bar) == [])
    left = 1280 - page.turn_bar.sizeHint().width()
    assert left > 120  # pixels for longer phases and for what each side has more, later on
