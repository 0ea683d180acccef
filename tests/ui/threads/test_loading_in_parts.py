"""What takes long is done a part at a time: pages are loaded, battles begun, pictures painted."""

import sys

import pytest

from battlefield.ui.shell.page_loading import LOADS
from battlefield.ui.threads.loading import Loading

NAMES = ("measure.table_page", "battle.page", "battle.setup.setup_page", "design.page")
PAGES = [f"battlefield.ui.{name}" for name in NAMES]


@pytest.fixture
def window(start):
    return start().window


def test_one_thing_is_done_in_each_turn_of_the_event_loop(program, qtbot):
    loading, done = Loading(program), []
    loading.then(lambda: done.append(1), lambda: (done.append(2), loading.then(lambda: done.append(4))))
    loading.then(lambda: done.append(3))
    seen = set()
    loading._timer.timeout.connect(lambda: seen.add(len(done)))
    assert not done
    qtbot.waitUntil(lambda: loading.is_idle)
    assert done == [1, 2, 3, 4]
    assert seen == {1, 2, 3, 4}


def test_all_pages_are_loaded_before_a_battle_is_shown(program, qtbot):
    loading, found = Loading(program, LOADS), []
    loading.begin()
    loading.begin()
    loading.then(lambda: found.extend(page for page in PAGES if page not in sys.modules))
    qtbot.waitUntil(lambda: loading.is_idle)
    assert not found


def test_the_start_page_is_shown_again_without_painting_its_pictures_anew(window, qtbot, monkeypatch):
    qtbot.waitUntil(lambda: window.loading.is_idle)
    painted = []
    monkeypatch.setattr("battlefield.ui.printing.picture.thumbnail", lambda *_how: painted.append(_how))
    window.show_home()
    qtbot.waitUntil(lambda: window.reader.is_idle and window.loading.is_idle)
    assert not painted
    pictures = [card.picture.pixmap() for card in window.cards._cards.values()]
    assert pictures and not any(picture.isNull() for picture in pictures)
