"""What stands in a file is compared byte by byte before it is written over."""

import pytest

from battlefield.files.scene.on_disk import (
    ABSENT,
    UNKNOWN,
    ChangedError,
    digest_of,
    digest_on_disk,
    free_beside,
    same_file,
)
from battlefield.files.scene.whole_files import write_bytes


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.json"


def test_a_file_is_written_over_what_is_known_of_it_and_nothing_else(path):
    disk = write_bytes(path, b"one", ABSENT)
    assert disk == digest_on_disk(path) == digest_of(b"one")
    path.write_bytes(b"two")
    for over in (disk, ABSENT, UNKNOWN):
        with pytest.raises(ChangedError, match="has been changed by another program") as caught:
            write_bytes(path, b"three", over)
        assert caught.value.now == digest_of(b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]
    write_bytes(path, b"three", digest_of(b"two"))
    assert path.read_bytes() == b"three"


def test_what_is_there_already_may_be_written_again(path):
    path.write_bytes(b"same")
    assert write_bytes(path, b"same", digest_of(b"other")) == digest_of(b"same")


def test_a_file_that_is_gone_is_told(path):
    with pytest.raises(ChangedError, match="has been deleted or moved") as caught:
        write_bytes(path, b"one", digest_of(b"one"))
    assert caught.value.now == ABSENT and not path.exists()
    assert write_bytes(path, b"one", UNKNOWN) == digest_of(b"one")


def test_what_is_changed_while_it_is_written_is_not_written_over(path, monkeypatch):
    disk = write_bytes(path, b"one")

    def slowly(part, data):
        part.write_bytes(data)
        path.write_bytes(b"theirs")

    monkeypatch.setattr("battlefield.files.scene.whole_files._write_through", slowly)
    with pytest.raises(ChangedError):
        write_bytes(path, b"mine", disk)
    assert path.read_bytes() == b"theirs"
    assert list(path.parent.iterdir()) == [path]


def test_names_of_one_file_are_the_same_and_a_free_one_is_found_beside_it(path):
    link = path.with_name("link.json")
    link.symlink_to(path)
    assert same_file(link, path) and not same_file(path, None)
    assert free_beside(path).name == "a-2.json"
    path.with_name("a-2.json").write_bytes(b"")
    assert free_beside(path).name == "a-3.json"
