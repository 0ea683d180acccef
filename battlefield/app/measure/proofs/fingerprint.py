"""A fingerprint of a scene's geometry that any script can make from the scene file.

`docs/proofs.md` fixes the canonical text; `docs/check_proof.py` makes the same one from the file.
"""

from hashlib import sha256
from json import dumps

from battlefield.files.scene.shapes import outline_object
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.contents import Model, Scene, Terrain


def fingerprint(scene: Scene) -> str:
    """Return the SHA-256 of the canonical text, in hexadecimal digits."""
    return sha256(canonical(scene).encode()).hexdigest()


def canonical(scene: Scene) -> str:
    """Return a scene's geometry as one line of JSON: all numbers floats, lists by id, nothing left out."""
    form = {
        "board": _floats([scene.board.width, scene.board.height]),
        "models": sorted(map(_model, scene.models)),
        "terrain": sorted(map(_piece, scene.terrain)),
    }
    return dumps(form, sort_keys=True, separators=(",", ":"))


def _model(model: Model) -> list[object]:
    numbers = [model.base.length_mm, model.base.width_mm, *model.at, model.facing, model.bottom, model.height]
    return [model.id, model.unit, model.base.kind, *map(_float, numbers)]


def _piece(piece: Terrain) -> list[object]:
    facts = [piece.sight, piece.platform, sorted(piece.ground), _float(piece.bottom), _float(piece.top)]
    written = outline_object(piece.outline)
    kind = next(iter(written))
    rest = "holes" if isinstance(piece.outline, Polygon) else _RESTS[isinstance(piece.outline, Circle)]
    return [piece.id, *facts, kind, _floats(written[kind]), _floats(written.get(rest, []))]


_RESTS = {True: "radius", False: "width"}


def _floats(value: object) -> object:
    return [_floats(part) for part in value] if isinstance(value, list) else _float(value)


def _float(value: object) -> float:
    assert isinstance(value, int | float)
    return float(value) + 0.0
