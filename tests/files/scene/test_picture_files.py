"""Picture files: told by their bytes, found beside a scene, kept beside it and never lost."""

from pathlib import Path

import pytest

from battlefield.files.scene.pictures import (
    PICTURE_BYTES,
    kept_beside,
    picture_file,
    picture_kind,
    picture_path,
    read_picture,
)
from battlefield.files.text.errors import SceneError

PNG = b"\x89PNG\r\n\x1a\n" + b"rest"


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (PNG, "png"),
        (b"\xff\xd8\xff\xe0JFIF", "jpeg"),
        (b"RIFF\x10\x00\x00\x00WEBPVP8 ", "webp"),
        (b'<?xml version="1.0"?>\n<svg width="1in"/>', "svg"),
        (b"\xef\xbb\xbf  <svg/>", "svg"),
        (b"RIFF\x10\x00\x00\x00WAVEfmt ", None),
        (b"<html></html>", None),
        (b"GIF89a", None),
        (b"", None),
    ],
)
def test_a_picture_is_told_by_its_first_bytes(data: bytes, kind: str | None) -> None:
    assert picture_kind(data) == kind


def test_a_file_that_is_no_picture_is_refused_with_a_remedy(tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    path.write_bytes(b"no picture at all")
    with pytest.raises(SceneError, match="save it as PNG, JPEG, WebP or SVG"):
        read_picture(path)
    with pytest.raises(SceneError, match="does not exist"):
        read_picture(tmp_path / "other.png")


def test_a_picture_of_more_than_fifty_megabytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    with path.open("wb") as file:
        file.write(PNG)
        file.truncate(PICTURE_BYTES + 1)
    with pytest.raises(SceneError, match="more than 50 MB"):
        read_picture(path)


def test_a_picture_is_found_from_the_folder_of_its_scene(tmp_path: Path) -> None:
    scene = tmp_path / "maps" / "ford.json"
    assert picture_path("ford.png", scene) == tmp_path / "maps" / "ford.png"
    assert picture_path(str(tmp_path / "far.png"), scene) == tmp_path / "far.png"


def test_a_picture_from_elsewhere_is_copied_beside_the_scene_under_its_own_ending(tmp_path: Path) -> None:
    far, home = tmp_path / "photo.jpeg", tmp_path / "home"
    far.write_bytes(PNG)
    home.mkdir()
    scene = home / "ford.json"
    assert kept_beside(str(far), None, scene) == "ford-picture.png"
    assert (home / "ford-picture.png").read_bytes() == PNG
    assert far.exists()
    assert kept_beside(str(far), scene, scene) == "ford-picture.png"  # the same one is not copied twice


def test_another_file_of_that_name_is_never_written_over(tmp_path: Path) -> None:
    far, home = tmp_path / "photo.png", tmp_path / "home"
    far.write_bytes(PNG)
    home.mkdir()
    (home / "ford-picture.png").write_bytes(b"somebody's own")
    assert kept_beside(str(far), None, home / "ford.json") == "ford-picture-2.png"
    assert (home / "ford-picture.png").read_bytes() == b"somebody's own"


def test_a_scene_saved_in_another_folder_takes_its_picture_along(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    (old / "map.png").write_bytes(PNG)
    assert kept_beside("map.png", old / "ford.json", new / "ford.json") == "ford-picture.png"
    assert (new / "ford-picture.png").read_bytes() == PNG
    assert kept_beside("map.png", old / "ford.json", old / "mill.json") == "map.png"


def test_a_picture_that_lies_below_the_scene_is_named_from_there(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "map.png").write_bytes(PNG)
    named = kept_beside(str(tmp_path / "pictures" / "map.png"), None, tmp_path / "ford.json")
    assert named == "pictures/map.png"


def test_a_picture_that_is_gone_keeps_its_name(tmp_path: Path) -> None:
    assert kept_beside("gone.png", tmp_path / "a.json", tmp_path / "sub" / "b.json") == "gone.png"


def test_a_picture_below_the_scene_is_named_from_there_even_when_it_is_gone(tmp_path: Path) -> None:
    named = kept_beside(str(tmp_path / "pictures" / "map.png"), None, tmp_path / "ford.json")
    assert named == "pictures/map.png"
    assert kept_beside(str(tmp_path.parent / "map.png"), None, tmp_path / "ford.json") == str(
        tmp_path.parent / "map.png"
    )


def test_a_picture_below_the_old_folder_is_copied_beside_a_scene_saved_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "old" / "pictures").mkdir(parents=True)
    (tmp_path / "new").mkdir()
    (tmp_path / "old" / "pictures" / "map.png").write_bytes(PNG)
    old, new = tmp_path / "old" / "ford.json", tmp_path / "new" / "ford.json"
    assert kept_beside("pictures/map.png", old, old) == "pictures/map.png"
    assert kept_beside("pictures/map.png", old, new) == "ford-picture.png"


@pytest.mark.parametrize("name", ["../map.png", "pictures/../../map.png", "..\\map.png", "a/../../b.png"])
def test_a_name_that_leads_out_of_the_scenes_folder_is_refused_and_copied_nowhere(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "map.png").write_bytes(PNG)
    home = tmp_path / "home"
    home.mkdir()
    with pytest.raises(SceneError, match="leads out of the scene's folder"):
        picture_file(name, home / "ford.json")
    (tmp_path / "new").mkdir()
    assert kept_beside(name, home / "ford.json", tmp_path / "new" / "ford.json") == name
    assert not list((tmp_path / "new").iterdir())


@pytest.mark.parametrize("name", ["map.png", "pictures/map.png", "pictures/../map.png", "a..b.png"])
def test_a_name_that_stays_in_the_folder_is_followed(tmp_path: Path, name: str) -> None:
    assert picture_file(name, tmp_path / "ford.json") == tmp_path / name
