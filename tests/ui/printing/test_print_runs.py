"""Prints on their way: one that fails is called off."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from battlefield.ui.printing.runs import PrintRun


@pytest.mark.usefixtures("qapp")
def test_a_print_that_fails_is_called_off_and_no_half_of_it_passes_for_the_whole() -> None:
    parent, said = QObject(), list[str]()
    run = PrintRun(parent)
    run.ended.connect(lambda: said.append("ended"))

    def pages() -> Iterator[int]:
        yield 1
        raise OSError("no ink")

    run._begin(pages(), lambda: said.append("whole"), lambda: said.append("dropped"))
    run._step()
    with pytest.raises(OSError, match="no ink"):
        run._step()
    run._step()
    assert said == ["dropped", "ended"]
    assert not run.is_busy
