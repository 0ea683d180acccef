"""Lists that say what will stand in them as long as nothing does."""

from PySide6.QtWidgets import QListWidget

from battlefield.ui.widgets.empty_lists import TellingList


def pictured(some):
    some.resize(220, 120)
    return some.grab().toImage()


def test_words_stand_in_an_empty_list_and_go_with_its_first_line(program):
    assert program is not None
    plain, telling = QListWidget(), TellingList("Bases stand here")
    assert pictured(telling) != pictured(plain)
    for some in (plain, telling):
        some.addItem("32 mm")
    assert pictured(telling) == pictured(plain)
    telling.clear()
    plain.clear()
    assert pictured(telling) != pictured(plain)
