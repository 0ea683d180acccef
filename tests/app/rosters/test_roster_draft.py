"""A draft: undo and redo, typing as one step, saving, and what a crash leaves."""

from dataclasses import replace

import pytest
from rosters_at_hand import sample

from battlefield.app.rosters import edits
from battlefield.app.rosters.cards import card_at, card_html
from battlefield.app.rosters.draft import Draft, refusal
from battlefield.app.rosters.places import Place
from battlefield.files import SceneError
from battlefield.files.battles.rosters import read_roster
from battlefield.files.journals.roster_journal import left_in_rosters
from battlefield.files.scene.on_disk import ChangedError
from battlefield.resources import sample_rosters


@pytest.fixture
def draft():
    return Draft(sample("hill_wardens"))


def named(draft, name):
    return replace(draft.roster, name=name)


def test_what_is_done_is_undone_and_redone(draft):
    before = draft.roster
    assert draft.do("Rename", named(draft, "A")) and draft.is_modified
    draft.undo()
    assert draft.roster == before and not draft.is_modified and draft.history.redo_label == "Rename"
    draft.redo()
    assert draft.title == "A"


def test_letters_that_are_typed_are_one_step(draft):
    for name in ("N", "Ne", "New"):
        draft.do("Rename", named(draft, name), run="name")
    assert len(draft.history.labels) == 2
    draft.end_run()
    draft.do("Rename", named(draft, "Newer"), run="name")
    assert len(draft.history.labels) == 3


def test_a_change_that_no_file_could_hold_is_refused_in_one_sentence(draft):
    said = refusal(lambda: draft.do("Drop", replace(draft.roster, units=())))
    assert said == "units is empty; a roster needs at least one unit" and not draft.is_modified


def test_a_file_that_another_program_has_changed_is_not_written_over(draft, tmp_path):
    path = tmp_path / "own.json"
    draft.save(path)
    opened = Draft.opened(path)
    path.write_text("{}")
    opened.do("Rename", named(opened, "A"))
    with pytest.raises(ChangedError):
        opened.save(path, opened.disk)


@pytest.mark.parametrize("path", sample_rosters(), ids=lambda path: path.stem)
def test_a_sample_opened_and_saved_unchanged_is_the_same_roster(path, tmp_path):
    draft = Draft.opened(path)
    draft.save(tmp_path / path.name)
    assert read_roster(tmp_path / path.name) == read_roster(path)


def test_a_file_that_is_no_roster_is_told_in_one_sentence(tmp_path):
    path = tmp_path / "no.json"
    path.write_text('{"format": "battlefield-scene"}')
    with pytest.raises(SceneError, match="format"):
        Draft.opened(path)


def test_work_that_a_crash_leaves_is_offered_with_its_history(draft, tmp_path):
    draft.keep_journal(tmp_path)
    draft.do("Rename", named(draft, "A"))
    for name in ("B", "Bc"):
        draft.do("Rename", named(draft, name), run="name")
    draft.undo()
    draft._journal.close()  # as a program that stops does
    (found,) = left_in_rosters(tmp_path)
    assert (found.title, found.changes, found.history.redo_label) == ("A", 1, "Rename")
    again = Draft.resumed(found)
    again.redo()
    assert again.title == "Bc" and again.history.labels == draft.history.labels
    again.leave()
    assert left_in_rosters(tmp_path) == []


def test_work_that_is_saved_is_not_offered(draft, tmp_path):
    draft.keep_journal(tmp_path)
    draft.do("Rename", named(draft, "A"))
    draft.save(tmp_path / "own.json")
    draft._journal.close()
    assert left_in_rosters(tmp_path) == []


def test_a_picture_is_kept_beside_the_roster_and_stands_on_its_card(draft, tmp_path):
    picture = tmp_path / "far" / "old.PNG"
    picture.parent.mkdir()
    picture.write_bytes(b"png")
    with pytest.raises(SceneError, match="save the roster first"):
        draft.keep_picture(Place(0), picture)
    draft.save(tmp_path / "own.json")
    name = draft.keep_picture(Place(0), picture)
    draft.do("Choose", edits.write(draft.roster, Place(0), "picture", name))
    assert (tmp_path / name).read_bytes() == b"png" and name == f"own-{draft.roster.units[0].id}.png"
    assert name in card_html(card_at(draft.roster, Place(0)), draft.folder)
    assert draft.keep_picture(Place(0), picture) != name, "another picture writes over none"


@pytest.mark.parametrize("name", ["../x.png", "a/b.png", "C:x.png", ".x"])
def test_a_picture_in_another_folder_is_refused(draft, name):
    said = refusal(lambda: draft.do("Choose", edits.write(draft.roster, Place(0), "picture", name)))
    assert "name a file beside the roster" in said
