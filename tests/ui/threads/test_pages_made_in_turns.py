"""Pages are made in turns of the event loop: nothing waits, and only what was asked for last is shown."""

import pytest
from yards import yard

from battlefield.files import write_scene
from battlefield.ui.design.page import DesignPage
from battlefield.ui.threads.loading import Loading
from battlefield.ui.threads.staged_work import Coming, finished


@pytest.fixture
def coming(program):
    return Coming(Loading(program))


def counting(seen, name, upto):
    for number in range(upto):
        seen.append((name, number))
        yield
    return name


def test_a_step_is_done_in_each_turn_and_the_last_is_the_end(coming, qtbot):
    seen = []
    coming.begin(counting(seen, "a", 3))
    assert not seen and coming.is_on
    qtbot.waitUntil(lambda: not coming.is_on)
    assert seen == [("a", 0), ("a", 1), ("a", 2)]


def test_what_was_asked_for_last_takes_the_place_of_what_was_coming(coming, qtbot):
    seen = []
    coming.begin(counting(seen, "a", 3))
    coming.begin(counting(seen, "b", 2))
    qtbot.waitUntil(lambda: not coming.is_on)
    assert seen == [("b", 0), ("b", 1)]


def test_what_is_left_is_gone_on_with_no_more(coming, qtbot):
    seen = []
    coming.begin(counting(seen, "a", 3))
    coming.leave()
    qtbot.waitUntil(lambda: coming._loading.is_idle)
    assert not seen and not coming.is_on


def test_a_step_that_leaves_what_was_there_goes_on_itself(coming, qtbot):
    seen = []

    def showing():
        yield
        coming.leave()
        yield
        seen.append("shown")

    coming.begin(showing())
    qtbot.waitUntil(lambda: coming._loading.is_idle)
    assert seen == ["shown"]


def test_what_is_left_to_do_can_be_done_now(coming, qtbot):
    seen = []
    coming.begin(counting(seen, "a", 3))
    coming.finish()
    assert len(seen) == 3 and not coming.is_on
    qtbot.waitUntil(lambda: coming._loading.is_idle)
    assert len(seen) == 3


def test_a_step_that_fails_is_the_last(coming):
    def failing():
        yield
        raise ValueError

    coming.begin(failing())
    with pytest.raises(ValueError):
        coming.finish()
    assert not coming.is_on


def test_all_steps_can_be_done_at_once():
    seen = []
    assert finished(counting(seen, "a", 2)) == "a"
    assert seen == [("a", 0), ("a", 1)]


def test_the_table_stays_while_the_page_to_draw_it_on_is_made(hand):
    measuring = hand.window.page
    hand.window.run("design")
    assert hand.window.page is measuring
    assert hand.window.acts["design"].isChecked()
    hand.until(lambda: isinstance(hand.window.page, DesignPage))
    assert hand.window.page.desk.document is measuring.desk.document
    hand.until(lambda: hand.window.loading.is_idle)
    assert hand.window.stack.updatesEnabled()


def test_a_key_pressed_meanwhile_is_meant_for_the_page_that_is_coming(hand):
    hand.key("F5", "Ctrl+A")
    assert isinstance(hand.window.page, DesignPage)
    assert len(hand.window.page.desk.selection) == len(hand.scene.models) + len(hand.scene.terrain)


def test_asking_twice_makes_one_page(hand):
    hand.window.run("design")
    hand.window.run("design")
    hand.until(lambda: isinstance(hand.window.page, DesignPage))
    page = hand.window.page
    hand.until(lambda: hand.window.loading.is_idle)
    assert hand.window.page is page
    assert [type(each) for each in hand.window.stack.findChildren(DesignPage)] == [DesignPage]


def test_who_goes_back_to_measuring_meanwhile_is_not_taken_away(hand):
    measuring = hand.window.page
    hand.window.run("design")
    hand.window.run("measure")
    hand.until(lambda: hand.window.loading.is_idle)
    assert hand.window.page is measuring
    assert not hand.window.acts["design"].isChecked()


def test_the_start_page_is_not_left_for_a_page_that_was_coming(hand):
    hand.window.run("design")
    hand.window.show_home()
    hand.until(lambda: hand.window.loading.is_idle)
    assert hand.window.page is None
    assert hand.window.stack.currentWidget() is hand.window.home


def test_of_two_files_opened_at_once_the_last_is_shown_and_has_the_only_journal(hand, tmp_path):
    for name in ("first", "second"):
        write_scene(tmp_path / f"{name}.json", yard())
        hand.window.open_path(tmp_path / f"{name}.json")
    hand.until(lambda: hand.window.files.path == tmp_path / "second.json")
    hand.until(lambda: hand.window.loading.is_idle and hand.window.reader.is_idle)
    assert hand.window.files.path == tmp_path / "second.json"
    assert len(list(hand.window.files.journals.glob("*"))) == 1


def test_a_file_is_shown_with_its_warning_and_among_the_recent_ones(hand, tmp_path):
    path = tmp_path / "slip.json"
    write_scene(path, yard())
    path.write_text(path.read_text().replace('"models"', '"modles": [], "models"', 1))
    hand.open(path)
    assert "modles" in hand.desk.complaint
    assert hand.window.settings.recent[0] == path
