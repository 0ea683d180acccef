"""Bases as people write them."""

import pytest

from battlefield.app.wording.presets import BASE_SIZES, base_words
from battlefield.app.wording.typed_bases import BaseError, parse_base
from battlefield.geometry.kernel.shapes import BaseSize


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("32", BaseSize.round(32)),
        ("28,5 mm", BaseSize.round(28.5)),
        ("40 round", BaseSize.round(40)),
        ("75 x 42 oval", BaseSize.oval(75, 42)),
        ("42x75 oval", BaseSize.oval(75, 42)),
        ("25 × 50", BaseSize.rect(25, 50)),
        ("30 hex", BaseSize.hex(30)),
        ("25 square", BaseSize.rect(25, 25)),
    ],
)
def test_a_base_is_read_as_it_is_written(text, size):
    assert parse_base(text) == size


@pytest.mark.parametrize("size", BASE_SIZES, ids=base_words)
def test_every_usual_base_is_read_back_from_its_own_words(size):
    assert parse_base(base_words(size)) == size


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no base; write it like"),
        ("big", "is no base; write it like"),
        ("32 blob", "is no base; write it like"),
        ("0", "it must be 1 to 1000 mm"),
        ("2000", "it must be 1 to 1000 mm"),
        ("30 x 40 round", "has two sizes"),
    ],
)
def test_what_is_no_base_is_refused_in_one_sentence(text, why):
    with pytest.raises(BaseError, match=why):
        parse_base(text)
