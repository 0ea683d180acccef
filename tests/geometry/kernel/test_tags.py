"""Tags of records: each class its own, each field its own, and no record without."""

from dataclasses import field

import pytest

from battlefield.geometry.kernel.shapes import Circle, PlacedBase
from battlefield.geometry.kernel.tags import kind_of, parts_of, recorded, tag_of


@pytest.fixture
def declared(monkeypatch):
    """Forget afterwards what a test declares."""
    monkeypatch.setattr("battlefield.geometry.kernel.tags._KINDS", {"Circle": Circle})
    monkeypatch.setattr("battlefield.geometry.kernel.tags._TAGS", {})
    return recorded


def test_a_class_is_known_by_its_tag_and_not_by_its_name(declared):
    @declared("Ring", "middle reach")
    class Hoop:
        centre: tuple[float, float]
        radius: float = 1.0

    assert (tag_of(Hoop), kind_of("Ring"), kind_of("Hoop")) == ("Ring", Hoop, None)
    assert {tag: each.name for tag, each in parts_of(Hoop).items()} == {"middle": "centre", "reach": "radius"}
    assert Hoop((0.0, 0.0)) == Hoop((0.0, 0.0), 1.0)


def test_what_is_inherited_keeps_its_tags(declared):
    @declared("Base", "why")
    class Base:
        cause: str = field(default="", kw_only=True)

    @declared("More", "of")
    class More(Base):
        amount: int

    assert [(tag, each.name) for tag, each in parts_of(More).items()] == [("why", "cause"), ("of", "amount")]


@pytest.mark.parametrize(
    ("tag", "parts"), [("Circle", "one two"), ("New", "one one"), ("New", "one"), ("New", "one two three")]
)
def test_a_tag_given_twice_or_to_too_few_or_too_many_is_refused(declared, tag, parts):
    class Pair:
        first: int
        second: int

    with pytest.raises(ValueError, match=f"the tag {tag} is taken, or its parts do not fit its fields"):
        declared(tag, parts)(Pair)


def test_a_class_without_a_tag_of_its_own_is_refused():
    class Disc(Circle):
        pass

    for kind in (Disc, PlacedBase):
        with pytest.raises(TypeError, match=f"no record can hold a {kind.__name__}"):
            tag_of(kind)
        with pytest.raises(TypeError, match="no record can hold"):
            parts_of(kind)
