"""Advice from a process of its own: the same as in this one, and a new question ends the one before."""

from threading import Thread

import pytest
from fought import led, seen

from battlefield.app.opponents.aside import AdviceAside
from battlefield.app.opponents.thoughts import think


def test_advice_from_aside_is_that_of_this_process():
    asked = seen(led("first_battle", 12))[0]
    aside = AdviceAside()
    try:
        assert aside.think(asked, "recruit") == think(asked, "recruit")
    finally:
        aside.end()


@pytest.mark.campaign
def test_a_question_that_comes_meanwhile_ends_the_one_before():
    asked = seen(led("first_battle", 12))[0]
    aside, found = AdviceAside(), []
    try:
        first = Thread(target=lambda: found.append(aside.think(asked, "veteran")))
        first.start()
        while not aside._is_busy:
            pass
        assert aside.think(asked, "recruit") == think(asked, "recruit")
        first.join()
    finally:
        aside.end()
    assert found[0] in (None, think(asked, "veteran"))  # it may just have come to its end
