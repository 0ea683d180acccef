"""The pushing hand: drags models, or takes what was typed, and shows where they would end, and why."""

from battlefield.app.desk import edits
from battlefield.app.desk.background import AtOnce, Background
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.tools import Pointer
from battlefield.app.measure.pushing.asked import Asked, Outcome, dragged, snapped, typed
from battlefield.app.measure.pushing.choices import (
    BEARING,
    DISTANCE,
    FORCE_UP_TO,
    KIND,
    KINDS,
    LINE_UP_TO,
    MANY,
    SAYS,
    SHIFT_UP_TO,
    SOURCED,
    TITLES,
    Kind,
    kind_of,
    options_of,
)
from battlefield.app.measure.pushing.preview import Preview
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.names import full_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import bearing
from battlefield.rules.scene.contents import Model, Scene

_DRAGS = {
    "along": QT_TR_NOOP("drag as far as the push goes"),
    "away": QT_TR_NOOP("drag as far as the push goes"),
    "toward": QT_TR_NOOP("drag as far as the pull goes"),
    "through": QT_TR_NOOP("drag as far as the push goes"),
    "grapple": QT_TR_NOOP("drag to where on the line it rests"),
    "force": QT_TR_NOOP("drag to where it goes, inside the lit region"),
    "shift": QT_TR_NOOP("drag to where it stands, inside a lit region"),
}


def hint_of(desk: Desk, lacks_source: bool, pressed: bool, aiming: bool, chosen: int) -> str:
    """Name the kind of push and what comes next."""
    kind = kind_of(desk.options)
    title = tr(TITLES[kind])
    if pressed:
        return tr("{title}: {drag}, release to push · Esc takes it back", title=title, drag=tr(_DRAGS[kind]))
    if lacks_source:
        return tr("{title}: click the source, a model or a place · Alt+P takes the selected one", title=title)
    if aiming:
        return tr("{title}: {enter} · Esc takes the preview away", title=title, enter=_enter(desk, chosen))
    if kind in SOURCED:
        return tr("{title}: press on a model and drag · {enter} · Ctrl+click: another source",
                  title=title, enter=_enter(desk, chosen))  # fmt: skip
    return tr("{title}: press on a model and drag · {enter} · Shift+P: next kind",
              title=f"{title}{_most(desk)}", enter=_enter(desk, chosen))  # fmt: skip


def _enter(desk: Desk, chosen: int) -> str:
    """Say what Enter does."""
    if not chosen:
        return tr("Enter pushes what is selected")
    far = format_length(desk.options[DISTANCE], desk.unit)
    if kind_of(desk.options) not in SOURCED:
        far = tr("{length} at {bearing}°", length=far, bearing=f"{desk.options[BEARING]:g}")
    return tr("Enter pushes {n} models {far}", "", chosen, one="Enter pushes the selected one {far}", far=far)


def _most(desk: Desk) -> str:
    limits = {"grapple": LINE_UP_TO, "force": FORCE_UP_TO, "shift": SHIFT_UP_TO}
    limit = limits.get(kind_of(desk.options))
    return (
        tr(" up to {length}", length=format_length(desk.options[limit], desk.unit))
        if limit is not None
        else ""
    )


NO_SOURCE = QT_TR_NOOP("Choose the source first: click it, or select it and press Alt+P")
NO_MODEL = QT_TR_NOOP("Select the model to push first: click it, or step to it with N")
ONE_MODEL = QT_TR_NOOP("Select one model only: this kind of push moves one at a time")
NOT_HERE = QT_TR_NOOP("Nothing to push here: press on a model")
NO_TEMPLATE = "A template is not pushed: press on a model"
ONE_SOURCE = QT_TR_NOOP("Select one model or template to be the source")
NO_DISTANCE = QT_TR_NOOP("The distance is 0: type how far the push goes (Ctrl+P)")
HELD = QT_TR_NOOP("Release the mouse button first, or take the push back with Esc")


class PushTool:
    """Pushes models: press on one and drag, or type how far and press Enter; Esc takes it back.

    Where one of several selected models is pressed all of them are pushed, if the kind of push is for many.
    """

    name = "push"

    def __init__(self, desk: Desk, background: Background | None = None) -> None:
        self._desk = desk
        self._preview = Preview(desk, background or AtOnce())
        self._scene: Scene = desk.scene
        self._kind: Kind = self.kind
        self._source: str | Point | None = None
        self._pressed: Pointer | None = None
        self._now: Pointer | None = None
        self._held: tuple[str, ...] = ()
        self._known = self._numbers()
        self._aiming = False
        self._done: tuple[Scene, Answer] | None = None

    @property
    def kind(self) -> Kind:
        """What the push does."""
        return kind_of(self._desk.options)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that count for the kind of push."""
        return options_of(self.kind)

    @property
    def answer(self) -> Answer | None:
        """The preview of what is in hand or typed, or what the last push came to."""
        self._settle()
        asked = self._asked()
        if asked is not None:
            return self._preview.answer(asked, typed=self._pressed is None)
        if self._pressed is not None:
            return self._preview.waiting(self._typed(self._held))
        if self._done is not None:
            return self._done[1]
        if self.kind in SOURCED and self._source is not None:
            return self._preview.sourced(self.kind, self._source)
        return None

    def hint(self) -> str:
        """Say what a click does now, and what kind of push it is."""
        self._settle()
        lacks_source = self.kind in SOURCED and self._source is None
        chosen = len(self._chosen())
        return hint_of(self._desk, lacks_source, self._pressed is not None, self._aiming, chosen)

    def press(self, pointer: Pointer) -> None:
        """Take the source, add to the selection with Shift, or take what is to be pushed."""
        self._settle()
        self._let_go()
        model = self._model_under(pointer)
        if self.kind in SOURCED and (self._source is None or pointer.ctrl):
            self._take_source(model.id if model is not None else pointer.at)
        elif model is None:
            on_template = pointer.hit is not None
            self._desk.complain(NO_TEMPLATE if on_template else tr(NOT_HERE))
        elif pointer.shift:
            self._toggle(Ref("model", model.id))
        elif model.id == self._source and self.kind in SOURCED:
            self._desk.complain(
                tr("{model} is the source itself: press on another model", model=full_name(model))
            )
        else:
            self._take(model, pointer)

    def _model_under(self, pointer: Pointer) -> Model | None:
        hit = pointer.hit
        return self._desk.scene.model(hit.id) if hit is not None and hit.kind == "model" else None

    def _take_source(self, source: str | Point) -> None:
        self._source = source
        self._desk.changed()

    def _toggle(self, ref: Ref) -> None:
        chosen = self._desk.selection
        self._desk.select(tuple(each for each in chosen if each != ref) if ref in chosen else (*chosen, ref))

    def _take(self, model: Model, pointer: Pointer) -> None:
        """Hold a model, and the others that are selected with it where the kind is for many."""
        chosen = self._chosen()
        together = self.kind in MANY and model.id in chosen
        self._held = self._pushed(chosen) if together else (model.id,)
        self._pressed = self._now = pointer
        if together:
            self._desk.changed()
        else:
            self._desk.select([Ref("model", model.id)])

    def move(self, pointer: Pointer) -> None:
        """Show where the push would end."""
        self._settle()
        if self._pressed is None:
            return
        self._now = pointer
        refusal = self._preview.refusal(self._asked())
        if refusal:
            self._desk.complain(refusal)
        else:
            self._desk.changed()

    def release(self, pointer: Pointer) -> None:
        """Push to where it ends; a mere click selects the model alone."""
        self._settle()
        if self._pressed is None:
            return
        self._now = pointer
        asked, pressed = self._asked(), self._pressed
        self._pressed, self._held = None, ()
        if asked is not None:
            self._do(asked)
        elif pressed.hit is not None:
            self._desk.select([pressed.hit])

    def _do(self, asked: Asked) -> bool:
        """Push; one that is refused, or that moves nobody, changes nothing."""
        found = self._preview.outcome(asked)
        self._stop_aiming()
        if found.refusal:
            self._desk.complain(found.refusal)
            return False
        after, shown = found.scene_after(self._desk.scene), found.answer(asked.kind)
        self._done = (after, shown)
        if self._desk.do(found.label, after):
            return True
        if not self._desk.complaint:
            self._done = (self._desk.scene, shown)
            self._desk.complain(_stays(found))
        return False

    def push_now(self) -> bool:
        """Push the selected models by the distance and bearing that were typed; False where it cannot be."""
        self._settle()
        chosen = self._pushed(self._chosen())
        sentence = self._fault(chosen)
        if sentence:
            self._desk.complain(sentence)
            return False
        return self._do(self._typed(chosen))

    def _fault(self, chosen: tuple[str, ...]) -> str:
        """Say why what was typed cannot be done with the selected models, or nothing."""
        if self._pressed is not None:
            return HELD
        if self.kind in SOURCED and self._source is None:
            return tr(NO_SOURCE)
        if not chosen:
            return self._source_alone() or tr(NO_MODEL)
        if len(chosen) > 1 and self.kind not in MANY:
            return tr(ONE_MODEL)
        return "" if self._desk.options[DISTANCE] else NO_DISTANCE

    def _source_alone(self) -> str:
        if self.kind not in SOURCED or self._source not in self._chosen():
            return ""
        model = self._desk.scene.model(str(self._source))
        return f"{full_name(model)} is the source itself: select another model" if model is not None else ""

    def aim(self) -> None:
        """Show what Enter would do."""
        self._settle()
        self._aiming, self._done = self._pressed is None, None
        self._desk.changed()

    def make_source(self) -> bool:
        """Push away from, or pull toward, the selected model or template; False where it is not one."""
        self._settle()
        chosen = edits.pieces(self._desk.scene, self._desk.selection)
        if len(chosen) != 1:
            self._desk.complain(ONE_SOURCE)
            return False
        if self.kind not in SOURCED:
            self._desk.options.put(KIND, "away")
        self._settle()
        self._let_go()
        self._take_source(chosen[0].id if isinstance(chosen[0], Model) else edits.place_of(chosen[0]))
        return True

    def turn(self, degrees: float) -> bool:  # noqa: ARG002 - a push follows the pointer
        """Do nothing: the pointer tells the direction."""
        return False

    def cancel(self) -> bool:
        """Step back: from the drag, from what is typed or was told, from the source, from the selection."""
        self._settle()
        if self._pressed is not None or self._aiming or self._done is not None:
            self._let_go()
        elif self._source is not None:
            self._source = None
        elif self._desk.selection:
            self._desk.select(())
            return True
        else:
            return False
        self._desk.changed()
        return True

    def put_away(self) -> None:
        """Call off what is still being worked out: another tool is taken."""
        self._preview.forget()

    def next_kind(self) -> str:
        """Change to the next kind of push, and say what it does."""
        kind = KINDS[(KINDS.index(self.kind) + 1) % len(KINDS)]
        self._desk.options.put(KIND, kind)
        return tr(SAYS[kind])

    def _settle(self) -> None:
        """Let go of what is no longer true: the table has changed, or the kind of push."""
        scene = self._desk.scene
        if scene is not self._scene:
            self._scene = scene
            if isinstance(self._source, str) and scene.model(self._source) is None:
                self._source = None
            done = self._done if self._done is not None and self._done[0] is scene else None
            self._let_go()
            self._done = done
        if self.kind != self._kind:
            self._kind, self._done = self.kind, None
            self._pressed, self._held = None, ()
        numbers = self._numbers()
        if numbers != self._known:
            self._known = numbers
            self._aiming, self._done = self._pressed is None, None

    def _let_go(self) -> None:
        self._pressed, self._now, self._held, self._done = None, None, (), None
        self._stop_aiming()

    def _stop_aiming(self) -> None:
        self._aiming, self._known = False, self._numbers()

    def _numbers(self) -> tuple[float, float]:
        return self._desk.options[DISTANCE], self._desk.options[BEARING]

    def _chosen(self) -> tuple[str, ...]:
        found = edits.pieces(self._desk.scene, self._desk.selection)
        return tuple(piece.id for piece in found if isinstance(piece, Model))

    def _pushed(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """Leave out the source, which stays where it is."""
        source = self._source if self.kind in SOURCED else None
        return tuple(id_ for id_ in chosen if id_ != source)

    def _typed(self, models: tuple[str, ...]) -> Asked:
        return typed(self._desk.options, models, self._source)

    def _asked(self) -> Asked | None:
        """Return the push that is in hand, or the one that is typed, if there is one."""
        pressed, now = self._pressed, self._now
        if pressed is None:
            chosen = self._pushed(self._chosen())
            return self._typed(chosen) if self._aiming and not self._fault(chosen) else None
        if now is None or not _has_moved(pressed, now):
            return None
        by = now.at[0] - pressed.at[0], now.at[1] - pressed.at[1]
        options, way = self._desk.options, self._toward_model(now) if self.kind == "grapple" else None
        way = snapped(options, by, now.shift) if way is None else way
        return dragged(options, self._held, by, self._source, way)

    def _toward_model(self, now: Pointer) -> float | None:
        """Return the bearing of the centre of another model under the pointer: a line leads exactly there."""
        held, other = self._desk.scene.model(self._held[0]), self._model_under(now)
        if held is None or other is None or other.id == held.id or other.at == held.at:
            return None
        return bearing(other.at[0] - held.at[0], other.at[1] - held.at[1])


def _has_moved(pressed: Pointer, now: Pointer) -> bool:
    return abs(now.at[0] - pressed.at[0]) + abs(now.at[1] - pressed.at[1]) > 0.5 * pressed.reach


def _stays(found: Outcome) -> str:
    return f"It stays: {found.lines[1]}" if len(found.moved) == 1 else "None of them can move"
