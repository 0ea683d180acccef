"""The sizes that the tray offers: each can be placed, saved and told from the others."""

import pytest
from little_table import model, table

from battlefield.app.wording.presets import (
    BASE_SIZES,
    BOARDS,
    TEMPLATES,
    base_words,
    size_words,
    template_words,
)
from battlefield.files import parse_scene, scene_bytes
from battlefield.geometry.kernel.shapes import TEMPLATE_KINDS, BaseSize, Template
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.rules.scene.contents import PlacedTemplate, Scene


def test_each_base_size_is_told_by_words_of_its_own():
    words = [base_words(size) for size in BASE_SIZES]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (BaseSize.round(28.5), "28.5 mm round"),
        (BaseSize.oval(75, 42), "75 × 42 mm oval"),
        (BaseSize.rect(50, 25), "50 × 25 mm rectangle"),
        (BaseSize.hex(30), "30 mm hexagon"),
    ],
)
def test_a_base_is_named_as_its_box_does(size, words):
    assert base_words(size) == words


def test_each_base_size_and_board_can_be_saved():
    scene = table(*(model(f"m{n}", n, n, base=size) for n, size in enumerate(BASE_SIZES)))
    assert parse_scene(scene_bytes(scene), "") == scene
    for _, board in BOARDS:
        assert parse_scene(scene_bytes(Scene(board)), "") == Scene(board)


@pytest.mark.parametrize("each", TEMPLATES, ids=lambda each: each.id)
def test_each_template_of_the_tray_can_be_saved_in_each_of_its_sizes(each):
    assert TemplateRow.of(each.id) is each
    for size in each.sizes:
        placed = PlacedTemplate("t", Template(each.kind, size, (0.0, 0.0), 45.0))
        assert placed.template == Template(each.kind, size, (0.0, 0.0), 45.0)
        assert parse_scene(scene_bytes(table(placed)), "") == table(placed)


def test_the_tray_offers_every_kind_once_and_the_nova_besides():
    assert [each.kind for each in TEMPLATES if not each.like] == [
        "round",
        "cone",
        "wall",
        "diffuse",
        "beam",
    ]
    assert {each.kind for each in TEMPLATES} == set(TEMPLATE_KINDS)
    assert [each.id for each in TEMPLATES if each.like] == ["nova"]


def test_an_unknown_template_is_an_error():
    with pytest.raises(ValueError, match="'blast' is no kind of template; write one of round"):
        Template("blast", 3.0, (0.0, 0.0))


def test_a_template_is_named_with_its_size():
    assert template_words(Template("round", 3.0, (0.0, 0.0))) == '3" blast'
    assert template_words(Template("beam", 7.5, (0.0, 0.0))) == '7.5" beam'
    assert size_words(TemplateRow.of("round"), 3.0) == "3 in across"
    assert size_words(TemplateRow.of("cone"), 8.0) == "8 in"
