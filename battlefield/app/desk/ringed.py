"""Range rings laid about the selected models and taken away again, each one step of the history."""

from dataclasses import replace

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.tools import named
from battlefield.app.wording import ring_lengths
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.text.ring_words import RingError
from battlefield.rules.scene.contents import Model, RangeRing, Scene

Rings = tuple[RangeRing, ...]
NOBODY = QT_TR_NOOP("No model is selected; click a base first")
NO_RINGS = QT_TR_NOOP("There are no rings to take away")


def put_rings(desk: Desk, text: str) -> bool:
    """Lay the rings that are typed about each selected model, in place of those it has.

    Bare lengths are in the unit that lengths are shown in. RingError says what is wrong with the text or the
    selection; an empty text takes its rings away.
    """
    rings, models = ring_lengths.typed_rings(text, desk.unit), chosen(desk)
    if not models:
        raise RingError(tr(NOBODY))
    words = f"Rings of {named([*models])}: {ring_lengths.told_rings(rings, desk.unit) or 'none'}"
    return desk.do(words, _with_rings(desk.scene, models, rings))


def clear_rings(desk: Desk) -> bool:
    """Take the rings of the selected models away; where none has any, or none is selected, all rings."""
    ringed = [model for model in chosen(desk) if model.rings]
    models = ringed or [model for model in desk.scene.models if model.rings]
    if not models:
        desk.complain(NO_RINGS)
        return False
    return desk.do(f"Take the rings of {named([*models])} away", _with_rings(desk.scene, models, ()))


def rings_of_chosen(desk: Desk) -> str:
    """Write the rings of the selected models as they can be typed over, where they are alike."""
    found = {model.rings for model in chosen(desk)}
    return ring_lengths.told_rings(next(iter(found)), desk.unit) if len(found) == 1 else ""


def chosen(desk: Desk) -> list[Model]:
    """Return the selected models."""
    return [piece for piece in edits.pieces(desk.scene, desk.selection) if isinstance(piece, Model)]


def _with_rings(scene: Scene, models: list[Model], rings: Rings) -> Scene:
    ids = {model.id for model in models}
    changed = (replace(each, rings=rings) if each.id in ids else each for each in scene.models)
    return replace(scene, models=tuple(changed))
