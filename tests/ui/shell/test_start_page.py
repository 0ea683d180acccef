"""The start page: cards for samples, recent files and blank tables, by mouse and by keys."""

import threading
from itertools import combinations
from pathlib import Path

import pytest
from board_facts import assert_board_shows
from conftest import Open, Start, UnsavedAnswer
from hand import LEFT, Hand
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from yards import yard

from battlefield.app.wording.presets import BOARDS
from battlefield.files import read_scene, write_scene
from battlefield.files.journals.journal_damage import Damage, Unreadable
from battlefield.resources import sample_maps
from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog
from battlefield.ui.shell.home import Card, CardFacts, HomePage
from battlefield.ui.shell.start_cards import _Left

SAMPLES = {read_scene(path).name: path for path in sample_maps()}


def left_behind() -> Unreadable:
    """What a program that stopped has left: here a journal that nobody can read."""
    return Unreadable(Path("gone"), None, Damage(3, is_first=True))


def colours_in(image: QImage) -> set[int]:
    """Count the colours of a picture, looking at every third pixel."""
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


def pictured(hand: Hand) -> dict[str, Card]:
    """Wait until the sample tables' pictures are drawn, and give their cards."""

    def drawn() -> bool:
        cards = [card for card in hand.cards().values() if card.pictured in SAMPLES.values()]
        return len(cards) == len(SAMPLES) and not any(card.picture.pixmap().isNull() for card in cards)

    hand.until(drawn)
    return {title: card for title, card in hand.cards().items() if card.pictured in SAMPLES.values()}


def test_the_start_page_shows_the_samples_with_names_words_and_pictures(start: Start) -> None:
    hand = start()
    cards = pictured(hand)
    assert set(cards) == set(SAMPLES)
    for title, card in cards.items():
        assert card.title.text() == title
        assert card.toolTip() == read_scene(SAMPLES[title]).description
        assert card.toolTip().startswith(card.words.text().removesuffix(" …"))
        image = card.picture.pixmap().toImage()
        assert len(colours_in(image)) > 40
        assert image.width() <= card.picture.width()
        assert image.height() <= card.picture.height()


def test_each_sample_has_a_picture_of_its_own(start: Start) -> None:
    images = [card.picture.pixmap().toImage() for card in pictured(start()).values()]
    for place, image in enumerate(images):
        assert all(image != other for other in images[place + 1 :])


def test_the_samples_have_names_before_their_pictures_are_drawn(start: Start) -> None:
    window = start().window
    titles = [card.title.text() for card in window.home.findChildren(Card) if card.has_picture]
    assert all(titles)


def test_the_start_page_offers_the_blank_tables(start: Start) -> None:
    hand = start()
    for _, board in BOARDS:
        assert f"{board.width:g} × {board.height:g} inches" in hand.cards()
    assert hand.sections() == ["Play", "Sample tables", "New tables"]


def test_a_click_on_a_sample_opens_it_as_a_table_without_a_file(start: Start) -> None:
    hand = start()
    title = next(iter(pictured(hand)))
    hand.click_card(title)
    hand.until(lambda: hand.window.page is not None)
    assert hand.scene == read_scene(SAMPLES[title])
    assert hand.desk.document.path is None
    assert_board_shows(hand.scene, hand.page.board)
    assert title in hand.window.windowTitle()


def test_a_click_on_a_blank_table_lays_an_empty_one_of_that_size(start: Start) -> None:
    hand = start()
    hand.click_card("30 × 22 inches")
    hand.until(lambda: hand.window.page is not None)
    assert (hand.scene.board.width, hand.scene.board.height) == (30, 22)
    assert hand.scene.models == ()
    assert_board_shows(hand.scene, hand.page.board)


def test_a_file_that_was_opened_is_offered_again(open_scene: Open, start: Start, tmp_path: Path) -> None:
    first = open_scene(yard())
    first.key("Ctrl+Shift+H")
    first.until(lambda: "yard.json" in first.cards())
    first.window.close()
    hand = start()
    assert "Recent files" in hand.sections()
    card = hand.cards()["yard.json"]
    assert card.toolTip() == str(tmp_path)
    hand.click_card("yard.json")
    hand.until(lambda: hand.window.page is not None)
    assert hand.scene == yard()
    assert hand.desk.document.path == tmp_path / "yard.json"


def test_a_recent_file_that_is_gone_says_so_and_cannot_be_opened(open_scene: Open, tmp_path: Path) -> None:
    hand = open_scene(yard())
    (tmp_path / "yard.json").unlink()
    hand.key("Ctrl+Shift+H")
    hand.until(lambda: "yard.json" in hand.cards())
    assert "not there any more" in hand.cards()["yard.json"].words.text()
    hand.click_card("yard.json")
    hand.until(hand.complaints)
    [sentence] = hand.complaints()
    assert "yard.json" in sentence
    assert "\n" not in sentence
    assert hand.window.page is None


def test_the_newest_file_stands_first_and_no_file_twice(open_scene: Open, tmp_path: Path) -> None:
    hand = open_scene(yard(), "one.json")
    write_scene(tmp_path / "two.json", yard())
    for name in ("two.json", "one.json", "two.json"):
        hand.open(tmp_path / name)
    hand.key("Ctrl+Shift+H")

    def recent() -> list[str]:
        return [title for title in hand.cards() if title.endswith(".json")]

    hand.until(recent)
    assert recent() == ["two.json", "one.json"]


def test_leaving_for_the_start_page_asks_for_unsaved_work(hand: Hand, unsaved: UnsavedAnswer) -> None:
    hand.click((6, 6))
    hand.key("Right")
    unsaved.answer = "stay"
    hand.key("Ctrl+Shift+H")
    assert unsaved.asked == ["The yard"]
    assert hand.window.page is not None
    unsaved.answer = "discard"
    hand.key("Ctrl+Shift+H")
    assert hand.window.page is None
    assert hand.window.stack.currentWidget() is hand.window.home


def test_tab_reaches_the_cards_and_space_opens_one(start: Start) -> None:
    hand = start()
    for _ in range(40):
        if isinstance(QApplication.focusWidget(), Card):
            break
        hand.key("Tab")
    focused = QApplication.focusWidget()
    assert isinstance(focused, Card)
    hand.key("Down", "Space")  # the cards of the first row ask something before there is a table
    hand.until(lambda: hand.window.page is not None)


@pytest.mark.parametrize("key", ["Return", "Enter"])
def test_enter_opens_the_card_that_has_the_keyboard(start: Start, key: str) -> None:
    hand = start()
    hand.cards()["36 × 36 inches"].setFocus()
    hand.key(key)
    hand.until(lambda: hand.window.page is not None)
    assert hand.scene.board.width == 36


def test_arrow_keys_step_to_the_card_beside_and_the_card_below(start: Start) -> None:
    hand = start()
    cards = list(pictured(hand).values())
    beside = next(card for card in cards[1:] if card.y() == cards[0].y())
    below = min(
        (card for card in hand.window.home.findChildren(Card) if card.y() > cards[0].y()),
        key=lambda card: (card.y(), abs(card.x() - cards[0].x())),
    )
    cards[0].setFocus()
    hand.key("Right")
    assert beside.hasFocus()
    hand.key("Left")
    assert cards[0].hasFocus()
    hand.key("Down")
    assert below.hasFocus()
    hand.key("Up")
    assert cards[0].hasFocus()


def test_the_arrow_down_goes_to_the_nearest_card_of_the_next_row(open_scene: Open, start: Start) -> None:
    first = open_scene(yard())
    first.window.close()
    hand = start()
    recent = hand.cards()["yard.json"]
    assert all(recent.y() < card.y() for card in pictured(hand).values())
    recent.setFocus()
    hand.key("Down")
    cards = hand.window.home.findChildren(Card)
    below = min(card.y() for card in cards if card.y() > recent.y())
    assert [card.y() for card in cards if card.hasFocus()] == [below]


def test_arrow_keys_work_as_soon_as_the_program_is_there(start: Start) -> None:
    hand = start()
    hand.key("Right")
    assert isinstance(QApplication.focusWidget(), Card)


def test_the_cards_are_laid_out_for_the_width_there_is(start: Start) -> None:
    hand = start()
    hand.window.resize(1900, 900)
    hand.until(lambda: len({card.y() for card in pictured(hand).values()}) == 1)
    hand.window.resize(900, 700)
    hand.until(lambda: len({card.y() for card in pictured(hand).values()}) == 2)
    view = hand.window.home.viewport().width()
    assert all(card.geometry().right() <= view for card in pictured(hand).values())


def test_words_that_are_too_long_for_a_card_are_cut_at_a_word_and_the_tip_has_all(start: Start) -> None:
    hand = start()
    card = next(iter(pictured(hand).values()))
    title, words = card.title.text(), "many words " * 40
    card.show_words(title, words)
    assert card.words.text().endswith("words …") or card.words.text().endswith("many …")
    assert card.words.heightForWidth(card.words.width()) <= card.words.height()
    assert card.toolTip() == words
    card.show_words(title, "few words")
    assert card.words.text() == "few words"


def test_the_card_of_a_battle_says_which_book_it_is_of_and_how_large_the_sides_are(start: Start) -> None:
    hand = start()
    wanted = {
        "Dock brawl": ("Pulp City. ", "Harbour Watch (10 levels)"),
        "Smoke on the fen": ("Iron Kingdoms. ", "The Cinder Company (54 points)"),
        "The drowned mill": ("Agemonia. ", "River Brood (7 figures)"),
    }
    hand.until(lambda: all(hand.cards()[title].toolTip() for title in wanted))
    for title, (book, side) in wanted.items():
        words = hand.cards()[title].toolTip()
        assert words.startswith(book) and side in words


def test_all_cards_of_a_first_start_are_seen_at_once_in_a_small_window(start: Start) -> None:
    hand = start()
    hand.window.resize(1280, 800)
    home = hand.window.home
    hand.until(lambda: len({card.y() for card in pictured(hand).values()}) == 1)
    for title, card in hand.cards().items():
        spot = card.mapTo(home.viewport(), card.rect().bottomRight())
        assert home.viewport().rect().contains(spot), title
    assert home.verticalScrollBar().maximum() == 0


def test_cards_stay_side_by_side_however_often_they_are_laid_out_anew(qtbot: QtBot) -> None:
    page = HomePage()
    qtbot.addWidget(page)
    page.show()
    facts = [CardFacts(f"card {n}", "words", lambda: None, icon="battle") for n in range(4)]
    for width in (1280, 640, 1900, 700):
        page.resize(width, 800)
        cards = page.show_sections([("", facts), ("Others", [CardFacts("other", "", lambda: None)])])
        page.resize(width + 300, 800)
        page.resize(width, 800)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
        places = [card.geometry() for card in (*cards[0], *cards[1])]
        assert all(place.isValid() for place in places)
        assert not any(one.intersects(other) for one, other in combinations(places, 2))
        assert (places[0].y() == places[3].y()) is (width >= 1280)


def test_a_picture_that_is_pasted_on_the_start_page_is_measured_in(start: Start) -> None:
    hand = start()
    photograph = QImage(400, 300, QImage.Format.Format_RGB32)
    photograph.fill(QColor("#b0a890"))
    QApplication.clipboard().setImage(photograph)
    hand.key("Ctrl+V")
    hand.until(lambda: [box for box in hand.window.findChildren(RulingDialog) if box.ruling is not None])
    (box,) = hand.window.findChildren(RulingDialog)
    assert "400 × 300 pixels" in box.name.text()
    box.reject()
    QApplication.clipboard().clear()


def test_a_table_whose_file_is_pasted_on_the_start_page_is_opened(start: Start, tmp_path: Path) -> None:
    write_scene(tmp_path / "yard.json", yard())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "yard.json"))])
    QApplication.clipboard().setMimeData(data)
    hand = start()
    hand.key("Ctrl+V")
    hand.until(lambda: hand.window.page is not None)
    assert hand.scene.name == yard().name
    QApplication.clipboard().clear()


def test_cards_that_others_follow_at_once_never_stand_in_windows_of_their_own(qtbot: QtBot) -> None:
    page, facts = HomePage(), [CardFacts(f"Card {n}", "words", lambda: None) for n in range(3)]
    qtbot.addWidget(page)
    page.show()
    for _ in range(2):
        page.show_sections([("Cards", facts)])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # what a layout asks of its widgets
    windows = QApplication.topLevelWidgets()
    assert [each for each in windows if each.isVisible() and each is not page] == []


def test_a_card_that_is_pressed_while_the_page_is_laid_out_anew_opens_what_it_shows(start: Start) -> None:
    """Rescued work and campaigns are found late, on a busy machine between a press and its release."""
    hand = start()
    title = next(iter(pictured(hand)))
    card, cards = hand.cards()[title], hand.window.cards
    QTest.mousePress(card, LEFT)
    cards._found(_Left([left_behind()], False))
    assert hand.cards()[title] is card and card.isDown()
    QTest.mouseRelease(card, LEFT)
    hand.until(lambda: hand.window.page is not None)
    assert hand.scene == read_scene(SAMPLES[title])


def test_the_page_is_laid_out_anew_once_nobody_presses_a_card(start: Start) -> None:
    hand = start()
    title = next(iter(pictured(hand)))
    card = hand.cards()[title]
    QTest.mousePress(card, LEFT)
    hand.window.cards._found(_Left([left_behind()], False))
    QTest.mouseMove(card, card.rect().bottomRight() * 3)
    QTest.mouseRelease(card, LEFT, pos=card.rect().bottomRight() * 3)
    hand.until(lambda: hand.cards()[title] is not card)
    assert "Rescued work" in hand.sections()


def test_the_card_that_has_the_keyboard_keeps_it_when_the_page_is_laid_out_anew(start: Start) -> None:
    hand = start()
    title = next(iter(pictured(hand)))
    hand.cards()[title].setFocus()
    before = hand.cards()[title]
    hand.window.cards._found(_Left([left_behind()], False))
    after = hand.cards()[title]
    assert after is not before and after.hasFocus()


def test_who_waits_for_a_battle_reads_so_and_does_not_wait_for_pictures(start: Start) -> None:
    hand = start()
    order: list[str] = []
    reader = hand.window.reader
    hand.until(lambda: reader.is_idle)
    began, held = threading.Event(), threading.Event()
    reader.ask(lambda: began.set() or held.wait(20), lambda _: order.append("first"), lambda _: None)
    hand.until(began.is_set)
    for _ in range(5):
        reader.ask(lambda: None, lambda _: order.append("picture"), lambda _: None)
    reader.ask(lambda: None, lambda _: order.append("wanted"), lambda _: None, is_urgent=True)
    hand.click_card("The drowned mill")
    assert hand.window.hint.text() == "Reading Drowned mill …"
    held.set()
    hand.until(lambda: len(order) == 7)
    assert order[:2] == ["first", "wanted"]
    hand.until(lambda: hand.window.page is not None)
