"""What the commands that need no window do to the desk."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from battlefield.app.desk import edits
from battlefield.app.desk.desk import STUCK, Desk
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import named
from battlefield.app.desk.two_tapes import place_by, sigma_by, tapes_of
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.app.wording.typed_moves import MoveError, TypedMove, parse_move
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import direction
from battlefield.rules.scene.contents import Model, PlacedTemplate

NUDGE, STEP = 0.1, 1.0  # inches
_BEARINGS = {"left": 270, "right": 90, "up": 0, "down": 180}
_BESIDE: Point = (1.0, 1.0)

Handler = Callable[[], object]


def desk_handlers(desk: Desk) -> dict[str, Handler]:
    """Return the handler of each command that needs only the desk."""
    nudges = {f"nudge_{name}": partial(nudge, desk, name, NUDGE) for name in _BEARINGS}
    steps = {f"step_{name}": partial(nudge, desk, name, STEP) for name in _BEARINGS}
    return {
        **nudges,
        **steps,
        "undo": desk.undo,
        "redo": desk.redo,
        "duplicate": partial(duplicate, desk),
        "delete": partial(delete, desk),
        "select_all": partial(select_all, desk),
        "select_unit": partial(select_unit, desk),
        "select_none": partial(desk.select, ()),
        "select_next": partial(select_next, desk, 1),
        "select_previous": partial(select_next, desk, -1),
        "turn_right": partial(turn, desk, 15.0),
        "turn_left": partial(turn, desk, -15.0),
        "turn_right_fine": partial(turn, desk, 1.0),
        "turn_left_fine": partial(turn, desk, -1.0),
        "wheel_right": partial(wheel, desk, 15.0),
        "wheel_left": partial(wheel, desk, -15.0),
        "lock": partial(toggle_lock, desk),
        "clear_tape": desk.put_tape_away,
    }


def _words(desk: Desk) -> str:
    return named(edits.pieces(desk.scene, desk.selection))


def nudge(desk: Desk, way: str, by: float) -> bool:
    """Move the selection a little one way."""
    x, y = direction(_BEARINGS[way])
    scene = edits.moved(desk.scene, desk.selection, (by * x, by * y))
    return desk.move(f"Move {_words(desk)} {way} by {by:g} in", scene)


def move_exactly(desk: Desk, text: str) -> bool:
    """Move the selection as typed; a typed place is for the first piece that can move.

    MoveError says what is wrong with the text or the selection.
    """
    tapes = tapes_of(desk.scene, text)
    move = parse_move(text) if tapes is None else TypedMove()
    chosen = edits.pieces(desk.scene, desk.selection)
    if not chosen:
        raise MoveError(tr("Nothing is selected; click a base or a template first"))
    free = edits.movable(chosen)
    if not free:
        raise MoveError(tr(STUCK))
    scene = desk.scene
    if tapes is not None:
        model = _model_of(free[0])
        move = TypedMove(to=(at := place_by(model, *tapes)))
        sigma = sigma_by(scene, model, at, *tapes)
        scene = edits.with_model(scene, model.id, lambda known: replace(known, sigma=sigma))
    by = move.step_from(edits.place_of(free[0]))
    label = f"Move {_words(desk)} {_typed_words(move, text)}"
    return desk.do(label, edits.moved(scene, desk.selection, by))


def _model_of(piece: Model | PlacedTemplate) -> Model:
    if isinstance(piece, Model):
        return piece
    raise MoveError(tr("Two tapes place a model, no template; select a base"))


def _typed_words(move: TypedMove, text: str) -> str:
    plain = " ".join(text.split())
    if move.to is not None:
        return plain
    return f"by {plain}" if " at " in plain or "@" in plain else f"by {move.by[0]:g}, {move.by[1]:g} in"


def turn(desk: Desk, by: float) -> bool:
    """Turn each selected piece where it stands."""
    scene = edits.turned(desk.scene, desk.selection, by)
    return desk.move(f"Turn {_words(desk)} by {by:g}°", scene)


def wheel(desk: Desk, by: float) -> bool:
    """Turn the selection as one body."""
    scene = edits.wheeled(desk.scene, desk.selection, by)
    return desk.move(f"Wheel {_words(desk)} by {by:g}°", scene)


def duplicate(desk: Desk) -> bool:
    """Copy the selection beside it."""
    words = _words(desk)
    scene, copies = edits.duplicated(desk.scene, desk.selection, _BESIDE)
    return desk.do(f"Duplicate {words}", scene, copies)


def delete(desk: Desk) -> bool:
    """Take the selection off the table; a locked template has to be freed first."""
    words = _words(desk)
    if desk.do(f"Delete {words}", edits.deleted(desk.scene, desk.selection)):
        return True
    if desk.selection and not desk.complaint:
        desk.complain(QT_TR_NOOP("Locked templates stay; press L to free them first"))
    return False


def toggle_lock(desk: Desk) -> bool:
    """Lock the selected templates, or free them where all are locked."""
    chosen = [p for p in edits.pieces(desk.scene, desk.selection) if isinstance(p, PlacedTemplate)]
    lock = not all(piece.locked for piece in chosen)
    words = named(list(chosen))
    return desk.do(f"{'Lock' if lock else 'Unlock'} {words}", edits.locked(desk.scene, desk.selection, lock))


def _all_refs(desk: Desk) -> list[Ref]:
    models = [Ref("model", model.id) for model in desk.scene.models]
    return models + [Ref("template", item.id) for item in desk.scene.templates]


def select_all(desk: Desk) -> None:
    """Select everything that can be moved."""
    desk.select(_all_refs(desk))


def select_unit(desk: Desk) -> None:
    """Add the comrades of the selected models."""
    chosen = edits.pieces(desk.scene, desk.selection)
    units = {(piece.side, piece.unit): None for piece in chosen if isinstance(piece, Model)}
    comrades = [Ref("model", model.id) for model in desk.scene.models if (model.side, model.unit) in units]
    desk.select([*desk.selection, *comrades])


def select_next(desk: Desk, step: int) -> None:
    """Select the piece after or before the selected one, around the table."""
    refs = _all_refs(desk)
    if refs:
        ends = desk.selection[-1:] if step > 0 else desk.selection[:1]
        place = refs.index(ends[0]) + step if ends and ends[0] in refs else (0 if step > 0 else -1)
        desk.select([refs[place % len(refs)]])
