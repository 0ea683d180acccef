"""What the program is started with is shown once its window stands, so that dialogs come to lie over it."""

from PySide6.QtWidgets import QWidget

from battlefield.ui.shell.start import once_placed


def test_a_dialog_waits_till_the_window_stands(qtbot):
    window, done = QWidget(), []
    qtbot.addWidget(window)
    once_placed(window, lambda: done.append(window.windowHandle().isExposed()))
    assert not done
    window.show()
    qtbot.waitUntil(lambda: bool(done))
    assert done == [True]


def test_a_window_that_never_stands_holds_nothing_up_for_ever(qtbot):
    window, done = QWidget(), []
    qtbot.addWidget(window)
    once_placed(window, lambda: done.append("told"), rounds=2)
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["told"]
