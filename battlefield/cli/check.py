"""`battlefield check`: say of each scene file whether it can be used."""

from collections.abc import Sequence

from battlefield.files import SceneError, read_scene, warnings_of
from battlefield.rules.scene import Scene


def check(paths: Sequence[str]) -> int:
    """Print one line for each file, and one for each warning; 1 when some file cannot be used."""
    return max([_check(path) for path in paths], default=0)


def _check(path: str) -> int:
    try:
        scene = read_scene(path)
    except SceneError as error:
        print(error)
        return 1
    print(f"{path}: fine, {_counts(scene)}")
    for warning in warnings_of(scene):
        print(f"{path}: warning: {warning}")
    return 0


def _counts(scene: Scene) -> str:
    pieces = _count(len(scene.terrain), "piece", "pieces") + " of terrain"
    models = _count(len(scene.models), "model", "models")
    templates = _count(len(scene.templates), "template", "templates")
    areas = [_count(len(scene.areas), "area", "areas")] if scene.areas else []
    return ", ".join([pieces, models, templates, *areas])


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
