"""Count overlaps of names and badges in crowded positions of played battles of all books, at several zooms.

Each sample battle is played by chance; its positions in which bases stand closest are looked at. Printed
are the overlaps of names and badges with one another and with bases, names on outlines, names left out, and
units among these that letters on their bases do not tell apart either.

    QT_QPA_PLATFORM=offscreen python tests/benchmarks/window/words_in_battles.py
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations
from math import dist
from time import process_time

from PySide6.QtCore import QPointF, QRectF

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.unit_marks import UnitMark
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.battle.table.turn_picture import TurnPicture
from battlefield.ui.board.base_faces import fitted
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.lettering import text_width
from battlefield.ui.measure.table_answers import TableAnswers
from battlefield.ui.shell.start import application
from battlefield.ui.widgets.palette import LIGHT

SAMPLES = ("first_battle", "three_cairns", "dock_brawl", "smoke_on_the_fen", "drowned_mill", "twin_sluices")
ZOOMS = (12.0, 16.0, 20.0, 26.0, 40.0, 70.0)
EVERY, NEAR = 6, 2.5  # steps between positions; inches between bases that crowd
DOT = 2.6  # pixels of a dot that stands for badges
LETTERS = 8.0  # pixels of an 11 pixel letter from the top of its highest to its line, about


@dataclass(frozen=True)
class Thing:
    """A name, a badge or a base where it is painted: a box, or a disc of that radius about its middle."""

    sort: str
    of: str
    box: QRectF
    radius: float = 0.0

    def is_over(self, other: "Thing") -> bool:
        if self.radius and other.radius:
            return dist(self.middle, other.middle) < self.radius + other.radius - 1e-6
        if self.radius:
            return other.is_over(self)
        if not other.radius:
            return self.box.intersects(other.box)
        x, y = other.middle
        near = (
            min(max(x, self.box.left()), self.box.right()),
            min(max(y, self.box.top()), self.box.bottom()),
        )
        return dist((x, y), near) < other.radius - 1e-6

    @property
    def middle(self) -> tuple[float, float]:
        return self.box.center().x(), self.box.center().y()


def disc(sort: str, of: str, at: tuple[float, float], radius: float) -> Thing:
    return Thing(sort, of, QRectF(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius), radius)


def words(of: str, at: QPointF, text: str, lod: float, bold: bool = False, pixels: int = 11) -> Thing:
    wide, high = text_width(text, pixels, bold) / lod, LETTERS / 11 * pixels / lod
    return Thing("name", of, QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high))


class Picture:
    """The picture of a battle without a window about it."""

    def __init__(self, battle: Battle) -> None:
        self.desk = BattleDesk(battle)
        self.board = BoardScene(LIGHT)
        self.board.order_sides(tuple(battle.state.sides))
        self.board.quieten()
        self.view = BoardView(self.board, self.desk.table, LIGHT)
        self.view.resize(900, 700)
        answers = TableAnswers(self.desk.table, None, self.view, {}, LIGHT)
        self.picture = TurnPicture(self.desk, self.view, answers, LIGHT, self.view)
        self.picture.refresh()

    def things(self, lod: float) -> list[Thing]:
        """Return all that is written and stands on the table at so many pixels to the inch."""
        board = self.desk.state.board
        self.view.look_at(lod, QPointF(board.width / 2, board.height / 2), False)
        return [*self.bases(), *self.names(lod), *self.badges(lod), *self.markings(lod)]

    def bases(self) -> list[Thing]:
        models = self.desk.table.scene.models
        sizes = ((model, max(model.base.length_mm, model.base.width_mm) / 25.4 / 2) for model in models)
        return [disc("base", model.id, model.at, half) for model, half in sizes]

    def names(self, lod: float) -> list[Thing]:
        names = self.picture.names
        return [
            words(each.unit, at, each.words, lod, each.unit == names.chosen) for each, at in names.places(lod)
        ]

    def badges(self, lod: float) -> list[Thing]:
        found = []
        for id_, spots in self.picture.badges.places(lod).items():
            for spot in spots:
                room = spot.room(lod)
                is_plate = spot.badge is not None and spot.badge.kind == "wounds"
                found.append(
                    Thing("badge", id_, room.rect) if is_plate else disc("badge", id_, spot.at, room.round)
                )
        return found

    def markings(self, lod: float) -> list[Thing]:
        markers, written = self.picture.markers, self.board.word_rooms(lod)
        laid = markers.laid(lod, written)
        found = [words(f"marking {n}", each.at, each.name, lod, True) for n, each in laid.names.items()]
        found += [Thing("name", "terrain", room) for room in written]
        for number, at in laid.badges.items():
            plate = QRectF(at.x() - 10 / lod, at.y() - 7 / lod, 20 / lod, 14 / lod)
            found.append(Thing("badge", f"area {number}", plate))
        for room in markers.signs(lod):
            found.append(disc("sign", "sign", (room.center().x(), room.center().y()), room.width() / 2))
        return found

    def crossed(self, things: list[Thing]) -> int:
        """Count names of units that lie on an outline."""
        edges = self.picture.names.around.edges
        return sum(
            edges.cuts(each.box)
            for each in things
            if each.sort == "name" and each.of in self.desk.state.units
        )


def overlaps(things: list[Thing], lod: float) -> Counter[str]:
    found = Counter[str]()
    for one, two in combinations(things, 2):
        sorts = sorted((one.sort, two.sort))
        if (sorts == ["badge", "base"] and one.of == two.of) or sorts in (["base", "base"], ["base", "sign"]):
            continue
        if one.of == two.of == "terrain" or sorts == ["sign", "sign"] or not one.is_over(two):
            continue
        if "sign" in sorts and any(each.sort == "badge" and each.radius == DOT / lod for each in (one, two)):
            continue  # a dot lies on its own base, which hides the sign below it
        if {one.of, two.of} & {"terrain"} and "base" in sorts:
            continue  # a model stands on the name of a piece that has no other room for it
        found["/".join(sorts)] += 1
    return found


def untold(picture: Picture, lod: float) -> tuple[int, int, int]:
    """Count units on the table, those without a name, and those among them whose letters tell nothing."""
    models, marks = picture.desk.table.scene.models, picture.board.marks
    across = {model.unit: min(model.base.length_mm, model.base.width_mm) / 25.4 * lod for model in models}
    named = {name.unit for name, _ in picture.picture.names.places(lod)}
    shown = {unit: lettered(marks[unit], wide) for unit, wide in across.items()}
    bare, alike = [unit for unit in shown if unit not in named], Counter(shown.values())
    return len(shown), len(bare), sum(not shown[unit] or alike[shown[unit]] > 1 for unit in bare)


def lettered(mark: UnitMark, across: float) -> str:
    """Return the letters that a base of so many pixels bears."""
    if fitted(mark.letters, 0.56 * across, 0.88 * across):
        return mark.letters
    return mark.initial if fitted(mark.initial, 0.74 * across, 0.8 * across, 5.0) else ""


def crowd(battle: Battle) -> int:
    there = {unit.id for unit in battle.state.on_table()}
    models = [figure.model for figure in battle.state.figures.values() if figure.model.unit in there]
    return sum(dist(a.at, b.at) < NEAR for a, b in combinations(models, 2))


def crowded(name: str, count: int, seed: int) -> list[int]:
    """Return after how many steps the positions of a sample battle are the most crowded."""
    battle, found, step = begun(name), [], 0
    while chance_step(battle, seed):
        step += 1
        if step % EVERY == 0:
            found.append((-crowd(battle), step))
    return sorted(step for _, step in sorted(found)[:count])


def begun(name: str) -> Battle:
    script = read_script(asset(f"rosters/{name}.json"))
    return Battle.started(replace(script, dice=(), steps=()))


@dataclass
class Counts:
    """What was found in all positions."""

    overlaps: Counter[str]
    positions: int = 0
    units: int = 0
    bare: int = 0
    untold: int = 0
    crossed: int = 0
    seconds: float = 0.0

    def look(self, battle: Battle, where: str) -> None:
        """Look at a position at all zooms."""
        picture = Picture(battle)
        self.positions += 1
        for lod in ZOOMS:
            start = process_time()
            things = picture.things(lod)
            self.seconds += process_time() - start
            found = overlaps(things, lod)
            self.overlaps += found
            units, bare, lost = untold(picture, lod)
            self.units, self.bare, self.untold = self.units + units, self.bare + bare, self.untold + lost
            self.crossed += picture.crossed(things)
            if found:
                print(f"{where} at {lod:g} pixels to the inch: {dict(found)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=4, help="positions of each sample")
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    assert application()
    counts = Counts(Counter())
    for name in SAMPLES:
        battle, step = begun(name), 0
        for wanted in crowded(name, given.each, given.seed):
            while step < wanted and chance_step(battle, given.seed):
                step += 1
            counts.look(battle, f"{name} after {step} steps")
    print(f"{counts.positions} positions at {len(ZOOMS)} zooms: overlaps {dict(counts.overlaps) or 'none'}")
    print(
        f"{counts.units} names: {counts.bare} left out, {counts.untold} of these not told by letters either; "
        f"{counts.crossed} on outlines"
    )
    print(f"{1000 * counts.seconds / counts.positions / len(ZOOMS):.1f} ms of processor time for each layout")
    return 1 if counts.overlaps or counts.untold else 0


if __name__ == "__main__":
    sys.exit(main())
