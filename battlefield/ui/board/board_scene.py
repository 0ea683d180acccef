"""The board as a scene: a projection of the table that touches only what differs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING
from weakref import proxy

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from battlefield.app.design.parts.parts import opacity_of
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.names import short_names
from battlefield.app.wording.side_colours import colour_place
from battlefield.app.wording.unit_marks import UnitMark, marks_of_models
from battlefield.rules.scene.contents import Board, Model, PlacedTemplate, Scene
from battlefield.ui.board.base_faces import UNMARKED
from battlefield.ui.board.items import FRAME, MatItem, ModelItem, TemplateItem
from battlefield.ui.board.labels import LabelsItem, Rooms
from battlefield.ui.board.rooms import Room, base_room
from battlefield.ui.board.scenario.scenario_items import DrawnItem
from battlefield.ui.board.scenario.scenario_layer import ALL, PLAYED, ScenarioLayer
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.board.terrain.terrain_layer import TerrainLayer
from battlefield.ui.widgets.palette import Colours

if TYPE_CHECKING:
    from battlefield.app.design.snapping.carrying import Carry
    from battlefield.ui.board.drag_picture import Carrying, Look

ROOM = 12.0  # inches around the table in which things can be laid aside
LANDED = 8  # pieces that come down in one turn of the event loop
_QUIET = 0.55  # opacity
_LINES = 90.0  # of words that would fill the longer side of a board on paper
NOTHING: frozenset[Ref] = frozenset()


class BoardScene(QGraphicsScene):
    """Shows a scene of the rules; one scene unit is one inch.

    The scene of a view keeps pictures: `cached` items keep theirs, and mat and terrain, which can be hit
    but paint nothing there, are painted by the view as one picture of the `ground`.
    """

    def __init__(self, colours: Colours, cached: bool = True) -> None:
        super().__init__()
        self.colours = colours
        self._cached = cached
        self._labels = True
        self._named_from = 0.0
        self.names: dict[str, str] = {}  # what is written on bases, where it is not their own short name
        self.marks: dict[str, UnitMark] = {}  # of units, where more is known of them than their ids
        self._grid = True
        self._mat: MatItem | None = None
        self._words, self._written = LabelsItem(colours), 0
        self.add(self._words)
        myself = proxy(self)  # so that the layers do not keep the board when its page is gone
        self._words.bases = lambda: [model.sceneBoundingRect() for model in myself.model_items()]
        self._pieces = TerrainLayer(myself, self._words, cached)
        self._drawn = ScenarioLayer(myself, lambda lod: myself.word_rooms(lod))
        self._models: dict[str, ModelItem] = {}
        self.badge_rooms: tuple[Room, ...] = ()  # which notes leave free as they do bases
        self._bases: tuple[object, object, tuple[Room, ...]] = (None, None, ())
        self._templates: dict[str, TemplateItem] = {}
        self._shown: Scene | None = None
        self._sides: tuple[str, ...] = ()
        self._coloured: tuple[str, ...] = ()  # all sides, as they were shown last
        self._called: tuple[object, ...] = ()  # by what models were named and coloured last
        self._active: str | None = None
        self._picture: tuple[QImage | None, float] = (None, 0.0)
        self._carrying: Carrying | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.setInterval(1)  # millisecond, in which others have their turn
        self._later.timeout.connect(self._catch_up)
        self._waiting: Scene | None = None  # whose terrain is to be shown in the next turn

    @property
    def ground(self) -> list[QGraphicsItem]:
        """Mat and terrain, from the lowest up; `ground_stamp` counts how often they have changed."""
        mat = [self._mat] if self._mat is not None else []
        return [*mat, *self._pieces.grounded()]

    @property
    def ground_stamp(self) -> int:
        """How often the ground has changed."""
        return self._pieces.stamp

    def ground_changes(self, since: int) -> list[QRectF] | None:
        """Return where the ground has changed since its stamp was a number; None for everywhere."""
        return self._pieces.changes(since)

    def order_sides(self, sides: tuple[str, ...]) -> None:
        """Give sides their colours in an order; others follow as they come on the table."""
        self._sides = sides

    def letter_for_paper(self, board: Board) -> None:
        """Write names of zones and objectives as high as the whole of a board asks for."""
        self._drawn.letters = max(board.width, board.height) / _LINES

    def design(self, hides: bool = True) -> None:
        """Show what a designer needs: areas and borders too, but nothing that is hidden unless told so."""
        self._drawn.kinds = ALL
        self._drawn.hides = self._pieces.hides = hides

    def quieten(self) -> None:
        """Draw what a scenario draws so faintly that models and what is asked stand out over it.

        Areas are left out: a battle marks them itself.
        """
        self._drawn.opacity, self._drawn.kinds = _QUIET, PLAYED

    def show_scene(self, scene: Scene, active: str | None = None, lifted: frozenset[Ref] = NOTHING) -> None:
        """Show a scene, changing only the items of what is not the same object as before.

        Terrain that is `lifted`, as by a hand that moves it, is painted over the ground, not into it. Much
        that a hand has dropped comes down bit by bit: see `land_some`; very much else that changes, a turn
        of the event loop later.
        """
        if lifted or not self._is_dropped(scene):
            self._put_down()
        before = self._shown
        if before is None or before.board != scene.board:
            self._show_board(scene.board)
        self._waiting = None
        if not lifted and self._cached and self._pieces.is_far_from(scene):
            self._waiting = scene
            self._later.start()
        else:
            self._pieces.show(scene, lifted, self.colours)
        coloured, moved = self._coloured, self._moved(before, scene)
        if moved is None:
            self._coloured = self.sides_of(scene)
        self._drawn.show(scene, self._coloured, self.colours)
        if not lifted:
            self.keep_off("drawn", (self._drawn.stamp, self._drawn.letters), self._drawn.rooms)
        self._lay_names()
        layers = before is not None and before.layers is scene.layers
        if moved is not None:
            self._move_models(moved)
        elif before is None or before.models is not scene.models or coloured != self._coloured or not layers:
            self._show_models(scene)
        if before is None or before.templates is not scene.templates or active != self._active:
            self._show_templates(scene.templates, active)
        self._shown, self._active = scene, active

    def _lay_names(self) -> None:
        """Let names make room for words about terrain that stand elsewhere now."""
        if self._words.stamp != self._written:
            self._written = self._words.stamp
            self._drawn.lay_names()

    def _catch_up(self) -> None:
        """Show terrain of which so much has changed that it was left for turns of its own, then its words."""
        scene, self._waiting = self._waiting, None
        if scene is not None:
            self._pieces.show(scene, NOTHING, self.colours)
            self._later.start()
        elif self._pieces.write():
            self._lay_names()
        else:
            self._later.start()

    def show_carried(self, carry: "Carry") -> bool:
        """Show many parts of a scene shifted by a hand: all else stays, and is not looked at again.

        False while their picture is not done: then this should be called again soon.
        """
        if self._carrying is None or not self._carrying.is_of(carry):
            from battlefield.ui.board.drag_picture import Carrying

            self._put_down()
            self.show_scene(carry.scene)
            if self._waiting is not None:
                self._catch_up()
            terrain = self._pieces.seen({ref.id for ref in carry.ways if ref.kind == "terrain"})
            others = [item for item in (*self.piece_items(), *self.drawn_items()) if item.ref in carry.ways]
            self._carrying = Carrying(carry, terrain, others)
        else:
            self._carrying.go_on(self, self._pieces, self._look())
        self._carrying.show(carry.by)
        return self._carrying.is_ready

    def _look(self) -> "Look | None":
        from battlefield.ui.board.drag_picture import Look

        views = self.views()
        if not views:
            return None
        view = views[0]
        return Look(view.viewportTransform(), view.viewport().size(), view.devicePixelRatioF())

    def _is_dropped(self, scene: Scene) -> bool:
        """Return whether a scene has what was carried where the hand let it go, so that it may come down."""
        held, before = self._carrying, self._shown
        if held is None or before is None or before.board != scene.board:
            return False
        if held.is_falling:
            return scene.terrain is before.terrain and scene.layers is before.layers
        return scene.terrain is not before.terrain and held.drop(scene, self._pieces)

    def land_some(self) -> bool:
        """Let some of what was dropped come down; False while there is more: then call this again soon."""
        if self._carrying is None or not self._carrying.is_falling:
            return True
        if is_done := self._pieces.land(LANDED):
            self._put_down()
        return is_done

    def _put_down(self) -> None:
        """Show by its items again what was carried, where it lay, or where it was dropped."""
        self._pieces.land()
        if self._carrying is not None:
            self._carrying.put_down(self)
            self._carrying = None

    def recolour(self, colours: Colours) -> None:
        """Show the same scene in other colours."""
        self._put_down()
        scene, active = self._shown, self._active
        self.colours = self._words.colours = colours
        self._words.update()
        for item in (*self._models.values(), *self._templates.values()):
            self.removeItem(item)
        self._pieces.clear()
        self._drawn.clear()
        if self._mat is not None:
            self.removeItem(self._mat)
        self._models, self._templates, self._mat = {}, {}, None
        self._shown = None
        if scene is not None:
            self.show_scene(scene, active)

    @property
    def has_labels(self) -> bool:
        """Whether names are shown."""
        return self._labels

    def word_rooms(self, lod: float) -> tuple[QRectF, ...]:
        """Return where words about terrain stand at so many pixels to the inch."""
        return self._words.rooms(lod)

    def clear_words(self, lod: float) -> None:
        """Move words about terrain out from under bases, where there is room beside them."""
        self._words.make_way(lod)
        self._lay_names()

    def drawn_rooms(self, lod: float) -> tuple[QRectF, ...]:
        """Return where signs and words stand that a scenario draws."""
        return (*self._drawn.rooms(lod), *self._drawn.spot_names(lod))

    @property
    def outline_stamp(self) -> tuple[int, int]:
        """How often outlines of terrain, and what a scenario draws, have changed."""
        return self._pieces.stamp, self._drawn.stamp

    def outlines(self) -> list[QPainterPath]:
        """Return the outlines of terrain, of what a scenario draws, and of the table."""
        pieces = [item.mapToScene(item.shape()) for item in self.terrain_items()]
        table = QPainterPath()
        if self._shown is not None:
            table.addRect(QRectF(0.0, 0.0, self._shown.board.width, self._shown.board.height))
        return [*pieces, *self._drawn.outlines(), table]

    def tell_in(self, unit: LengthUnit) -> None:
        """Write lengths on the table in a unit."""
        self._words.tell_in(unit)
        self._lay_names()

    def keep_off(self, what: str, key: object, rooms: Rooms) -> None:
        """Let words about terrain leave signs of one sort free, until they are others by their key."""
        self._words.keep_off(what, key, rooms)

    def show_labels(self, shown: bool) -> None:
        """Show or hide the names."""
        self._labels = shown
        self._words.setVisible(shown)
        self._drawn.show_names(shown)
        for model in self._models.values():
            model.labels = shown
            model.update()
        self.update()

    def tell_areas(self, told: bool) -> None:
        """Write names and room of areas, or leave them to a lens that tells more of them."""
        self._drawn.tell_areas(told)

    def name_bases_from(self, lod: float) -> None:
        """Write names on bases only beyond so many pixels to the inch: below, they stand elsewhere."""
        self._named_from = lod
        for model in self._models.values():
            model.named_from = lod
            model.update()

    def show_grid(self, shown: bool) -> None:
        """Show or hide the inch grid."""
        self._grid = shown
        if self._mat is not None:
            self._mat.grid = shown
            self._change_ground()

    def draw_terrain(self, is_drawn: bool) -> None:
        """Show terrain in its drawn look, or as a plan."""
        self._pieces.draw(is_drawn)
        self._words.on_plates = is_drawn
        self._words.update()
        self.update()

    def lay_on_pieces(self, images: Mapping[str, QImage]) -> None:
        """Lay pictures, by their names, on the pieces that bear them."""
        self._pieces.lay(images)

    def lay_picture(self, picture: QImage | None, opacity: float) -> None:
        """Lay a picture that covers the board under everything, or take it away."""
        if picture is self._picture[0] and opacity == self._picture[1]:
            return
        self._picture = (picture, opacity)
        if self._mat is not None:
            self._mat.picture, self._mat.opacity_of_picture = self._picture
            self._change_ground()
        for model in self._models.values():
            model.is_clear = picture is not None
            model.update()

    def table_rect(self) -> QRectF:
        """Return the table with its frame."""
        return self._mat.boundingRect() if self._mat is not None else QRectF(-FRAME, -FRAME, 48, 48)

    def add(self, item: QGraphicsItem) -> None:
        """Add an item; that of a scene without pictures keeps none."""
        if not self._cached:
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.addItem(item)

    def _add_ground(self, item: QGraphicsItem) -> None:
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, self._cached)
        self.addItem(item)

    def _change_ground(self) -> None:
        self._pieces.change()
        for (
            view
        ) in self.views():  # an update of the scene reaches no farther than a view that grows now was wide
            view.viewport().update()

    def _show_board(self, board: Board) -> None:
        if self._mat is not None:
            self.removeItem(self._mat)
        self._mat = MatItem(board, self.colours)
        self._mat.grid = self._grid
        self._mat.picture, self._mat.opacity_of_picture = self._picture
        self._add_ground(self._mat)
        self._change_ground()
        self.setSceneRect(-ROOM, -ROOM, board.width + 2 * ROOM, board.height + 2 * ROOM)

    def sides_of(self, scene: Scene) -> tuple[str, ...]:
        """Give all sides in the order of their colours: those of models first, as they come on the table."""
        models = dict.fromkeys(model.side for model in scene.models)
        zones, entries = (zone.side for zone in scene.zones), (entry.side for entry in scene.entries)
        drawn = (*zones, *entries, *(objective.side for objective in scene.objectives))
        return tuple(dict.fromkeys((*self._sides, *models, *(side for side in drawn if side))))

    def _moved(self, before: Scene | None, scene: Scene) -> list[Model] | None:
        """Return the models that stand otherwise than before, where all of them are called as they were."""
        called, self._called = self._called, (self.names, self.marks, self._sides)
        if before is None or called != self._called or _unlike(before, scene):
            return None
        pairs = [pair for pair in zip(before.models, scene.models, strict=True) if pair[0] is not pair[1]]
        return [now for _, now in pairs] if all(_are_called_alike(*pair) for pair in pairs) else None

    def _move_models(self, moved: list[Model]) -> None:
        """Show models elsewhere: all else that is written of them or others stays."""
        for model in moved:
            item = self._models[model.id]
            item.show_model(model, item.side, item.label, self.colours, item.mark)

    def _show_models(self, scene: Scene) -> None:
        models = scene.models
        sides = {side: colour_place(side, self._coloured) for side in self._coloured}
        known, self._models = self._models, {}
        if known.keys() != {model.id for model in models}:
            self._words.lay_anew()
        names, marks = short_names(models) | self.names, self.marks or marks_of_models(models)
        for model in models:
            item, side = known.pop(model.id, None), sides[model.side]
            if item is None:
                item = ModelItem(model, side, names[model.id], self.colours, marks.get(model.unit, UNMARKED))
                item.labels, item.named_from = self._labels, self._named_from
                item.is_clear = self._picture[0] is not None
                self.add(item)
            else:
                self._keep_model(item, model, side, names[model.id], marks.get(model.unit, UNMARKED))
            item.setOpacity(opacity_of(scene, model))
            self._models[model.id] = item
        for gone in known.values():
            self.removeItem(gone)

    def _keep_model(self, item: ModelItem, model: Model, side: int, name: str, mark: UnitMark) -> None:
        if item.model is not model or (item.side, item.label, item.mark) != (side, name, mark):
            item.show_model(model, side, name, self.colours, mark)

    def _show_templates(self, templates: tuple[PlacedTemplate, ...], active: str | None) -> None:
        known, self._templates = self._templates, {}
        for placed in templates:
            item, lit = known.pop(placed.id, None), placed.id == active
            if item is None:
                item = TemplateItem(placed, lit, self.colours)
                self.add(item)
            elif item.placed is not placed or item.active != lit:
                item.show_template(placed, lit, self.colours)
            self._templates[placed.id] = item
        for gone in known.values():
            self.removeItem(gone)

    def terrain_items(self) -> list[TerrainItem]:
        """Return the items of all pieces of terrain."""
        return self._pieces.items()

    def model_items(self) -> list[ModelItem]:
        """Return the items of models."""
        return list(self._models.values())

    def base_rooms(self) -> tuple[Room, ...]:
        """Return the rooms of all bases and badges: the same object as long as they stand where they did."""
        models = self._shown.models if self._shown is not None else ()
        if self._bases[0] is not models or self._bases[1] is not self.badge_rooms:
            self._bases = (models, self.badge_rooms, (*map(base_room, models), *self.badge_rooms))
        return self._bases[2]

    def drawn_items(self) -> list[DrawnItem]:
        """Return the items of zones, objectives and all else that a scenario draws."""
        return self._drawn.items()

    def piece_items(self) -> list[ModelItem | TemplateItem]:
        """Return the items of models and templates."""
        return [*self._models.values(), *self._templates.values()]


def _unlike(before: Scene, scene: Scene) -> bool:
    """Return whether scenes differ in what models, or the colours of sides, go by beside the models."""
    one, other = (
        (each.layers, each.zones, each.entries, each.objectives, len(each.models)) for each in (before, scene)
    )
    return one != other


def _are_called_alike(old: Model, new: Model) -> bool:
    """Return whether a model bears the same names and lies in the same layer as before."""
    named = (old.id, old.side, old.unit, old.name) == (new.id, new.side, new.unit, new.name)
    return named and old.hold == new.hold
