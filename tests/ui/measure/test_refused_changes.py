"""What cannot be kept is not done, and the hint says why."""

import errno

import pytest
from board_facts import assert_board_shows
from hand import Hand
from yards import ADA, yard

from battlefield.files.journals.journal import Journal


def full_disk(*_args: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_change_that_the_journal_cannot_write_is_not_made_and_the_hint_says_why(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.click((6, 6))
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "_append", full_disk)
        hand.key("Right")
        assert "No space left" in hand.window.hint.text()
        assert hand.window.hint.objectName() == "warning"
        assert hand.scene == yard()
        hand.drag((6, 6), (10, 12))
        assert hand.scene == yard()
        assert_board_shows(yard(), hand.page.board)
    hand.key("Right")
    assert hand.model(ADA).at == pytest.approx((6.1, 6.0))
    assert hand.window.hint.objectName() == "quiet"


def test_a_base_cannot_be_moved_where_no_file_could_hold_it(hand: Hand) -> None:
    hand.key("N", "M")
    hand.write("999 at 90")
    hand.key("Return")
    assert hand.scene == yard()
    assert hand.page.move_box.words.objectName() == "warning"
    assert_board_shows(yard(), hand.page.board)


def test_a_refused_drag_leaves_the_base_where_it_stood(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.press((6, 6))
    hand.move((10, 12))
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "_append", full_disk)
        hand.release((10, 12))
    assert hand.desk.shown == yard()
    assert hand.desk.drag is None
    assert_board_shows(yard(), hand.page.board)


def test_a_refused_template_stays_in_hand_or_is_gone_but_never_half_placed(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.key("1")
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "_append", full_disk)
        hand.click((12, 12))
    assert hand.scene == yard()
    hand.key("Esc")
    assert hand.desk.shown == yard()
    assert_board_shows(yard(), hand.page.board)
