"""Bases guessed by the names of models, and the table in which a user keeps what is right."""

import pytest

from battlefield.files.terrain.base_sizes import USUAL, guessed_base, read_bases, write_bases
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize


@pytest.mark.parametrize(
    ("name", "base"),
    [
        ("Fen Rider", BaseSize.oval(75, 42)),
        ("Mire Guard", USUAL),
        ("Battle Tank", BaseSize.oval(120, 92)),
        ("Captain of the Gate", BaseSize.round(40)),
        ("Spearman", USUAL),  # a word within a word is no hint
        ("Dragons", BaseSize.round(100)),
    ],
)
def test_a_base_is_guessed_by_whole_words(name, base):
    assert guessed_base(name) == base


def test_a_table_is_kept_and_read(tmp_path):
    path = tmp_path / "bases.json"
    assert read_bases(path) == {}
    table = {"Fen Rider": BaseSize.oval(60, 35.5), "Æther Hound": BaseSize.rect(50, 25)}
    write_bases(path, table)
    assert read_bases(path) == table
    assert "Æther Hound" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is not JSON"),
        ('{"format": "battlefield-scene", "version": 1}', "must be 'battlefield-bases'"),
        ('{"format": "battlefield-bases", "version": 1}', "bases is missing"),
        ('{"format": "battlefield-bases", "version": 1, "bases": {"a": {"round": 0}}}', "bases.a.round"),
        ('{"format": "battlefield-bases", "version": 1, "bases": []}', "must be an object"),
    ],
)
def test_a_damaged_table_is_told_and_left_alone(tmp_path, text, words):
    path = tmp_path / "bases.json"
    path.write_text(text)
    with pytest.raises(SceneError) as caught:
        read_bases(path)
    assert words in str(caught.value) and str(path) in str(caught.value)
    assert path.read_text() == text
