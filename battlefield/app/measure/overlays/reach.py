"""The lens that shows where the selected model can go, and the way to where the hand holds it."""

from dataclasses import replace
from math import isfinite

from battlefield.app.desk.answers import name_of
from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.desk.following import Following
from battlefield.app.desk.options import Choice, Flag, Number, Option, Options
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.overlays.coherency import limits_of
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.measure.reach_answers import Way, reach_answer
from battlefield.app.measure.rulings.turning import Turn
from battlefield.app.measure.rulings.way_moves import is_alike_both_ways, move_on_way
from battlefield.app.measure.rulings.ways import way_limit
from battlefield.app.measure.what_if import WHAT_IF, drawn_turns, turn_words
from battlefield.app.wording.certainty import worth_words
from battlefield.app.wording.names import full_name
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import Coherency, Policy, Reach, Route, Turns, reach
from battlefield.geometry.pieces import Table
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import unsure
from battlefield.rules.table.table import table_of

MOVE = Number(
    "reach_move",
    QT_TR_NOOP("Move of"),
    QT_TR_NOOP("How many inches the selected model may move (Shift+E)"),
    6.0,
    0.0,
    72.0,
)
JUMPS = Flag(
    "reach_jumps",
    QT_TR_NOOP("Jumps"),
    QT_TR_NOOP("It moves over terrain and models, and lands on what carries it, never in a wall"),
)
IGNORES_TERRAIN = Flag(
    "reach_ignores_terrain",
    QT_TR_NOOP("Ignores terrain"),
    QT_TR_NOOP("It moves over terrain, and may end on impassable ground"),
)
IGNORES_UNITS = Flag(
    "reach_ignores_units",
    QT_TR_NOOP("Passes through models"),
    QT_TR_NOOP("Models are not in its way; it may not end on one"),
)
FACTOR = Number(
    "reach_factor",
    QT_TR_NOOP("Difficult inch costs"),
    QT_TR_NOOP("What an inch of difficult ground costs of the move; 1 makes it open ground"),
    2.0,
    1.0,
    10.0,
    step=0.5,
)
DIFFICULT_BY = Choice(
    "reach_difficult_by",
    QT_TR_NOOP("Counts where"),
    QT_TR_NOOP("When a base is in difficult ground"),
    "centre",
    (("centre", QT_TR_NOOP("its centre is in it")), ("any part", QT_TR_NOOP("any part of it is in it"))),
)
CLIMB = Number(
    "reach_climb",
    QT_TR_NOOP("Climbs up to"),
    QT_TR_NOOP("The greatest change of height in one step, up or down; 0 keeps it on its level"),
    0.0,
    0.0,
    36.0,
)
CLIMB_COST = Number(
    "reach_climb_cost",
    QT_TR_NOOP("Inch of height costs"),
    QT_TR_NOOP("What climbing an inch costs of the move"),
    1.0,
    0.0,
    10.0,
)
TURNS = Choice(
    "reach_turns",
    QT_TR_NOOP("Turns"),
    QT_TR_NOOP("Whether it must move straight ahead, turning only now and then, as models with inertia do"),
    "none",
    (
        ("none", QT_TR_NOOP("as it likes")),
        ("45", QT_TR_NOOP("at most 45°")),
        ("60", QT_TR_NOOP("at most 60°")),
        ("90", QT_TR_NOOP("at most 90°")),
    ),
)
EVERY = Number(
    "reach_every",
    QT_TR_NOOP("Turns after each"),
    QT_TR_NOOP("How far it moves straight between two turns"),
    4.0,
    0.5,
    72.0,
)
IN_COHERENCY = Flag(
    "reach_in_coherency",
    QT_TR_NOOP("Stays in coherency"),
    QT_TR_NOOP(
        "It must end near enough to another model of its unit, by the limits of the coherency lens (H)"
    ),
)


class ReachLens(Plain):
    """Works the reach out away from the hand: on a crowded table it may take a second.

    The way to the held place is found at once where it is within the move; what lies beyond follows.
    """

    options: tuple[Option, ...] = (
        MOVE,
        JUMPS,
        IGNORES_TERRAIN,
        IGNORES_UNITS,
        FACTOR,
        DIFFICULT_BY,
        CLIMB,
        CLIMB_COST,
        TURNS,
        EVERY,
        IN_COHERENCY,
    )

    def __init__(self, desk: TableView, background: Background) -> None:
        super().__init__(desk, background)
        self._latest: Latest[Reach] = Latest(background, desk.learn)
        self._ways: Following[Route] = Following(background, desk.learn)
        self._turned: Following[tuple[Turn | None]] = Following(background, desk.learn)
        self._limits: Following[Limit] = Following(background, desk.learn)
        self._known: tuple[Reach, Point, Route | None] | None = None

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._latest.forget()
        self._ways.forget()
        self._turned.forget()
        self._limits.forget()
        self._known = None

    def answers(self) -> tuple[Answer, ...]:
        """Look from where the one selected model stands to where the hand holds it."""
        here = self.chosen(self._desk.scene)
        if len(here) != 1:
            return ()
        held = self._desk.shown.model(here[0].id)
        to = held.at if held is not None and held.at != here[0].at else None
        found = self._reach_of(here[0])
        if found is None:
            return (Answer("Reach", (f"finding where {full_name(here[0])} can go …",)),)
        way = self._way(found, to) if to is not None else None
        told = reach_answer(self._desk.scene, found, way, self._desk.unit)
        return (self._with_turn(self._with_worth(told, here[0], found, way), here[0], found, way),)

    def _with_worth(self, told: Answer, model: Model, found: Reach, way: Way | None) -> Answer:
        """Add how sure it is that the held place is in reach, once that is worked out."""
        scene, route = self._desk.scene, way.route if way is not None else None
        if way is None or route is None or not isfinite(route.cost) or not unsure(scene):
            return told
        to = way.to

        def work(_: Task) -> Limit:
            return way_limit(scene, model, found.move, to, route, policy=found.policy)

        done = self._limits.get((found,), (to, route), work)
        if done is None or not done.is_present:
            return told
        words = worth_words(done.found, lambda id_: name_of(scene, id_), self._desk.unit, scene.custom)
        return replace(told, lines=(*told.lines, words)) if words else told

    def _with_turn(self, told: Answer, model: Model, found: Reach, way: Way | None) -> Answer:
        """Add what would turn whether the held place is in reach, once that is worked out."""
        if not self._desk.options[WHAT_IF] or way is None or not _turns(way.route, found.policy):
            return told
        scene, to, reachable = self._desk.scene, way.to, bool(way.route and way.route.reachable)

        def work(_: Task) -> tuple[Turn | None]:
            return (move_on_way(scene, model, found.move, to, reachable, found.policy),)

        done = self._turned.get((found,), (to,), work)
        if done is None or not done.is_present or done.found[0] is None:
            return told
        moves = {model.id: done.found[0]}
        words = turn_words((model,), moves, self._desk.unit)
        arrows = drawn_turns((model,), moves, self._desk.unit)
        return replace(told, lines=(*told.lines, words), drawing=(*told.drawing, *arrows))

    def _reach_of(self, model: Model) -> Reach | None:
        scene, move = self._desk.scene, self._desk.options[MOVE]
        policy = policy_of(self._desk.options, scene, model)

        def work(_: Task) -> Reach:
            return explored(table_of(scene), model.id, move, policy)

        return self._latest.get((scene, model.id, move, policy), work)

    def _way(self, found: Reach, to: Point) -> Way:
        """Return the way to a place: as it is known now, and better where a longer search is done."""
        near = self._near(found, to)
        if near is not None and (near.exact or not near.path):
            return Way(to, near)
        better = self._ways.get((found,), (to,), lambda task: found.cost_to(to, task.cancelled))
        if better is not None and better.is_present:
            return Way(to, better.found)
        if near is not None:
            return Way(to, near)
        return Way(to, None, better.found.path if better is not None else ())

    def _near(self, found: Reach, to: Point) -> Route | None:
        """Ask once for the way to a place, however often news makes the lens look there again."""
        if self._known is None or self._known[0] is not found or self._known[1] != to:
            self._known = (found, to, found.near(to))
        return self._known[2]


def _turns(route: Route | None, policy: Policy) -> bool:
    """Return whether a way is known, and one from elsewhere could turn whether it can be gone."""
    return route is not None and isfinite(route.cost) and is_alike_both_ways(policy)


def policy_of(options: Options, scene: Scene, model: Model) -> Policy:
    """Put together how the options let a model move."""
    turns = options[TURNS]
    return Policy(
        ignores_terrain=options[IGNORES_TERRAIN],
        ignores_units=options[IGNORES_UNITS],
        jumps=options[JUMPS],
        factor=options[FACTOR],
        difficult_by="centre" if options[DIFFICULT_BY] == "centre" else "any part",
        climb=options[CLIMB] or None,
        climb_cost=options[CLIMB_COST],
        turns=None if turns == "none" else Turns(float(turns), options[EVERY], model.facing),
        coherency=_coherency(options, scene, model) if options[IN_COHERENCY] else None,
    )


def _coherency(options: Options, scene: Scene, model: Model) -> Coherency | None:
    """Name the other models of its unit; a model on its own is always in coherency."""
    own, limits = (model.side, model.unit), limits_of(options)
    others = tuple(m.id for m in scene.models if model.unit and (m.side, m.unit) == own and m.id != model.id)
    return Coherency(others, *limits) if others and limits is not None else None


def explored(table: Table, id_: str, move: float, policy: Policy) -> Reach:
    """Ask for a reach and work out its area, so that showing it takes no time."""
    found = reach(table, id_, move, policy)
    found.work_out()
    return found
