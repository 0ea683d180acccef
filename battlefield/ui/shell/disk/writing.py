"""Writes what is shown to its file."""

from pathlib import Path

from battlefield.files import write_scene
from battlefield.files.scene.on_disk import check_over
from battlefield.ui.shell.shell import Shell


def write_shown(window: Shell, path: Path, over: str) -> None:
    """Write a battle as a game file, a table as a scene; raise SceneError where it cannot be."""
    battle, document = window.battle, window.files.document
    assert document is not None
    if battle is not None:
        battle.save(path, over)
        return
    from battlefield.app.design.backdrop import with_picture_beside

    has_pictures = document.scene.backdrop is not None or any(each.picture for each in document.scene.terrain)
    if has_pictures:
        check_over(path, over)  # before a picture is copied beside it
    scene = with_picture_beside(document.scene, document.path, path)
    disk = write_scene(path, scene, over)
    document.do("Keep pictures beside the table", scene)
    document.saved_as(path, disk)
    if has_pictures and window.page is not None:
        window.page.table.changed()
