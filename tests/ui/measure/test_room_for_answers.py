"""In a low window, options make room for answers that would not fit below them, and facts take it back."""

import pytest
from conftest import Start
from yards import yard

from battlefield.files import write_scene


@pytest.fixture
def low(start_without_samples: Start, tmp_path):
    """A hand over the yard, in a window as high as a laptop's screen."""
    hand = start_without_samples()
    hand.window.resize(1280, 800)
    write_scene(tmp_path / "yard.json", yard())
    hand.open(tmp_path / "yard.json")
    return hand


def test_a_verdict_has_the_room_that_options_do_not_need(low) -> None:
    answers, options = low.page.answers, low.page.options
    before = answers.height()
    one, other = low.scene.models[:2]
    low.key("S")
    low.click(one.at)
    low.click(other.at)
    low.until(lambda: "Looking back" in answers.words.text())
    low.until(lambda: answers.height() > before and not answers.missing)
    assert options.height() > 60  # a heading and two rows


def test_the_facts_of_a_model_have_their_room_again(low) -> None:
    page = low.page
    one, other = low.scene.models[:2]
    low.key("S")
    high = page.options.height()
    low.click(one.at)
    low.click(other.at)
    low.until(lambda: page.options.height() < high)
    low.key("V")
    low.click(one.at)
    low.key("V")
    low.until(lambda: page.selection.height() >= high - 2)
