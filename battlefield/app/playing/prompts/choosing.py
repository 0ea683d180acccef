"""Hands for questions with choices: some of several things, an order of them, dice to type."""

from collections.abc import Mapping
from dataclasses import replace

from battlefield.app.desk.answers import placed, rings_of
from battlefield.app.desk.background import AtOnce, Background
from battlefield.app.desk.pictures import Drawing, Region
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.aim_hand import AimingDesk
from battlefield.app.playing.aiming.aims import movement
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.aiming.on_table import NO_ENEMY, drawn_pull, targets_outlined
from battlefield.app.playing.aiming.stepping import dropped_in_area
from battlefield.app.playing.aiming.targets import ByTarget, Targets
from battlefield.app.playing.forecasts import Forecast
from battlefield.app.playing.foreseen import Foreseen
from battlefield.app.playing.player_view import options_as
from battlefield.app.playing.prompts.full_areas import refused_areas, why_not
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, Choice, Hand, outline
from battlefield.app.playing.prompts.sides import attacked, is_own, own_target, target_of, with_sides
from battlefield.app.wording.side_colours import side_name
from battlefield.app.wording.spoken import agreeing
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import tr
from battlefield.rules.core.laws import ChooseLaw
from battlefield.rules.core.requests import Order, Roll
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.areas import home_of

_MOST_FORESEEN = 12  # options that are played out before one is taken


def figures_for(state: State, id_: str) -> tuple[str, ...]:
    """Give the figures on the table that a choice stands for: a unit's, or one; nothing for other choices."""
    if id_ in state.units:
        return state.units[id_].figures
    return (id_,) if id_ in state.figures else ()


class ChoosingHand(Hand):
    """Marks some of several things on the table or in the panel; the panel takes one that is asked alone."""

    def __init__(self, desk: AimingDesk, law: ChooseLaw, background: Background | None = None) -> None:
        super().__init__(desk)
        self._to = desk
        self._targets = Targets(background or AtOnce(), self._learned)
        self._carried: Carried | None = None  # the unit that acts, dragged to whom it is to attack
        self._wanted = ""  # the enemy to aim at as soon as it is known how
        self._clicked: Pointer | None = None
        known = replace(law.request, options=options_as(law.request.options, desk.seen.veil, desk.state))
        self._law, self._request = law, with_sides(known, desk)
        self._marked: tuple[str, ...] = ()
        self._warned: tuple[str, ...] = ()  # of whose own side somebody was asked once more
        self._looked = Foreseen(desk, background)

    @property
    def asked(self) -> Asked:
        """Show each option with what is known of it."""
        request = self._request
        known, state = self._foreseen(), self._desk.state

        def told(id_: str) -> tuple[str, ...]:
            if id_ not in known:
                return ()
            own = own_target(known[id_], request.by, state)
            warned = (tr("only target: {unit}, on your own side", unit=own),) if own else ()
            return (*warned, *(agreeing(line, state) for line in known[id_].lines))

        choices = tuple(
            Choice(
                option.id,
                option.words,
                option.id in self._marked,
                told(option.id),
            )
            for option in request.options
        )
        return Asked(
            "choose",
            request.by,
            request.what,
            (*choices, *refused_areas(self._desk.state, [option.id for option in request.options])),
            request.least,
            request.most,
            accept=self._accept_words(),
        )

    def _foreseen(self) -> Mapping[str, Forecast]:
        """Return what would come of each option, as far as it comes to dice, once that is worked out."""
        question, request = self._desk.seen.question, self._request
        if question is None or request.most > 1 or len(request.options) > _MOST_FORESEEN:
            return {}
        return self._looked.of(question, {option.id: (option.id,) for option in request.options})

    @property
    def foreseeing(self) -> tuple[str, ...]:
        """The options of which is still being worked out what they come to."""
        return self._looked.pending

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._looked.forget()
        self._targets.forget()

    def _accept_words(self) -> str:
        request = self._request
        if not self._marked and not request.least:
            return tr("None of these")
        if request.most == 1 and not self._marked:
            return ""
        return tr("Choose selected") if request.least <= len(self._marked) else ""

    @property
    def drawing(self) -> Drawing:
        """Outline who can be chosen, and more firmly who is marked; areas are tinted."""
        ids = [option.id for option in self._request.options]
        areas = tuple(
            Region(rings_of(area.polygon), "seen" if area.id in self._marked else "reach")
            for area in self._desk.table.shown.areas
            if area.id in ids
        )
        return (
            areas
            + drawn_pull(self._desk, self._carried)
            + targets_outlined(self._desk, attacked(self._request, self._desk.state))
            + tuple(
                outline(placed(model), option in self._marked)
                for option in ids
                for model in self._models(option)
            )
        )

    def _models(self, option: str) -> list[Model]:
        scene = self._desk.table.shown
        ids = figures_for(self._desk.state, option)
        found = (scene.model(self._desk.seen.shown_id(id_)) for id_ in ids)
        return [model for model in found if model is not None]

    def hint(self) -> str:
        """Say what a click does now."""
        request = self._request
        areas = [area.id for area in self._desk.table.shown.areas]
        on_table = any(option.id in areas or self._models(option.id) for option in request.options)
        where = tr("click one on the table") if on_table else tr("press a number, or choose in the panel")
        if attacked(request, self._desk.state):
            where = tr("click an enemy to see the odds, or choose in the panel")
        enter = self._accept_words()
        ends = tr(" · Enter: {action}", action=f"{enter[0].lower()}{enter[1:]}") if enter else ""
        return f"{side_name(request.by)}: {request.what} · {where}{ends}"

    def _option_at(self, pointer: Pointer) -> str:
        """Find the option under the pointer: the figure itself, else its unit, or an area."""
        ids = [option.id for option in self._request.options]
        home = home_of(self._desk.table.shown.areas, pointer.at)
        if home in ids:
            return home or ""
        if pointer.hit is None or pointer.hit.kind != "model":
            return ""
        hit = self._desk.seen.true_id(pointer.hit.id)
        if hit in ids:
            return hit
        return next((id_ for id_ in ids if hit in figures_for(self._desk.state, id_)), "")

    def press(self, pointer: Pointer) -> None:
        """Mark who is under the pointer; a second click on the only one marked takes it."""
        question, unit = self._desk.seen.question, self._unit_at(pointer)
        is_acting = question is not None and unit != "" and unit == question.action.unit
        self._carried = Carried(unit, pointer, pointer) if is_acting else None
        option = self._option_at(pointer)
        self._clicked = pointer
        if not option and self.aim_at(self._unit_at(pointer)):
            return
        if not option:
            self._look(pointer)
        elif self._marked == (option,) and self._request.most == 1:
            self.accept()
        else:
            self.mark(option)

    @property
    def has_taken(self) -> bool:
        """Whether the unit that acts was taken up."""
        return self._carried is not None

    def move(self, pointer: Pointer) -> None:
        """Draw from the unit that acts to whom it is dragged."""
        if self._carried is not None:
            self._carried.now = pointer
            self._desk.table.changed()

    def release(self, pointer: Pointer) -> None:
        """Aim at the enemy on which the unit that acts is dropped; elsewhere move it there, where it may."""
        carried, self._carried = self._carried, None
        if carried is None or not replace(carried, now=pointer).is_drag:
            return
        if self.aim_at(self._unit_at(pointer)):
            return
        question = self._desk.seen.question
        start = movement((question,), carried.unit) if question is not None else None
        if (
            question is not None
            and start is None
            and dropped_in_area(self._to, (question,), carried.unit, pointer)
        ):
            return
        if start is None:
            self._desk.table.complain(NO_ENEMY)
        else:
            self._to.carry(start, replace(carried, now=pointer, is_dropped=True))

    def _unit_at(self, pointer: Pointer) -> str:
        hit = pointer.hit
        model = self._desk.table.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        return model.unit if model is not None else ""

    def _by_target(self) -> ByTarget | None:
        """Return how an enemy can be attacked by what is asked: through a weapon that is asked for first."""
        question, request = self._desk.seen.question, self._request
        if question is None or (request.least, request.most) != (1, 1):
            return {}
        return self._targets.of((id(request),), (question,))

    def _learned(self) -> None:
        """Aim at the enemy that was clicked before it was known how, or say why it cannot be attacked."""
        known = self._wanted and self._by_target() is not None
        if known and not self.aim_at(self._wanted) and self._clicked is not None:
            self._look(self._clicked)
        self._desk.table.learn()

    def aim_at(self, target: str) -> bool:
        """Aim at an enemy, at once or as soon as it is known how; False where it cannot be attacked."""
        unit, question = self._desk.state.units.get(self._desk.seen.true_id(target)), self._desk.seen.question
        if unit is None or question is None or unit.commander == self._request.by:
            return False
        known = self._by_target()
        self._wanted = target if known is None else ""
        if known is not None and target in known:
            self._to.aim(question.action.unit, known, target)
            return True
        return known is None

    def _look(self, pointer: Pointer) -> None:
        """Look at what was clicked; where areas are asked for, it is said why this one cannot be chosen."""
        home = home_of(self._desk.table.shown.areas, pointer.at)
        areas = [area.id for area in self._desk.table.shown.areas]
        self._desk.look_at(pointer.hit)
        if home is not None and any(option.id in areas for option in self._request.options):
            self._desk.table.complain(why_not(self._desk.state, home))

    def why_not(self, unit: str) -> str:
        """Say why a unit is none of the options, where the rule that asks knows."""
        if self._law.why_not is None or any(option.id == unit for option in self._request.options):
            return ""
        reason = self._law.why_not(unit)
        return f"{name_apart(self._desk.state, unit)} cannot be chosen: {reason}" if reason else ""

    def mark(self, option: str) -> None:
        """Mark an option, or unmark it; where only one can be taken the mark goes over to it."""
        if option in self._marked:
            self._marked = tuple(id_ for id_ in self._marked if id_ != option)
        elif self._request.most == 1:
            self._marked = (option,)
        elif len(self._marked) < self._request.most:
            self._marked = (*self._marked, option)
        else:
            self._desk.table.complain(
                f"{self._request.what}: at most {self._request.most} can be taken; unmark one first"
            )
            return
        self._desk.table.changed()

    def step(self, by: int) -> bool:
        """Mark the option after or before the one marked last."""
        ids = [option.id for option in self._request.options]
        place = ids.index(self._marked[-1]) + by if self._marked else (0 if by > 0 else -1)
        self._marked = (ids[place % len(ids)],)
        self._desk.table.changed()
        return True

    def choose(self, id_: str) -> bool:
        """Take an option where one is asked for, else mark it."""
        if id_ not in [option.id for option in self._request.options]:
            return False
        if self._request.most == 1:
            return self._take((id_,))
        self.mark(id_)
        return True

    def accept(self) -> bool:
        """Choose selected."""
        return self._take(self._marked)

    def _take(self, ids: tuple[str, ...]) -> bool:
        """Answer; who would harm the own side is asked once more."""
        state = self._desk.state
        own = [id_ for id_ in ids if is_own(id_, self._request, state)]
        if not own or self._warned == ids:
            return self._desk.reply(ids)
        self._warned = self._marked = ids
        unit = target_of(own[0], state)
        name = unit.name if unit is not None else own[0]
        self._desk.table.complain(
            tr("{unit} is on your own side: choose once more if you mean it", unit=name)
        )
        return False

    def cancel(self) -> bool:
        """Unmark all."""
        had = bool(self._marked)
        self._marked = ()
        if had:
            self._desk.table.changed()
        return had


class OrderingHand(Hand):
    """Puts things in order: each can go a step up or down."""

    def __init__(self, desk: PlayedDesk, request: Order) -> None:
        super().__init__(desk)
        self._request = replace(request, options=options_as(request.options, desk.seen.veil, desk.state))
        self._order = [option.id for option in self._request.options]
        self._held = self._order[0]

    @property
    def asked(self) -> Asked:
        """Show the options in their present order."""
        words = {option.id: option.words for option in self._request.options}
        choices = tuple(Choice(id_, words[id_], id_ == self._held) for id_ in self._order)
        return Asked("order", self._request.by, self._request.what, choices, accept="Take this order")

    def hint(self) -> str:
        """Say what the keys do now."""
        asked = f"{side_name(self._request.by)}: {self._request.what}"
        return tr("{asked} · move lines up and down, Enter takes the order", asked=asked)

    def choose(self, id_: str) -> bool:
        """Take hold of one."""
        if id_ not in self._order:
            return False
        self._held = id_
        self._desk.table.changed()
        return True

    def shift(self, id_: str, by: int) -> None:
        """Move one up (-1) or down (1)."""
        place = self._order.index(id_)
        to = max(0, min(len(self._order) - 1, place + by))
        self._order.insert(to, self._order.pop(place))
        self._held = id_
        self._desk.table.changed()

    def step(self, by: int) -> bool:
        """Move the held one up or down."""
        self.shift(self._held, by)
        return True

    def accept(self) -> bool:
        """Answer with the order."""
        return self._desk.reply(tuple(self._order))


class RollingHand(Hand):
    """Takes the faces of real dice, as they are typed or clicked."""

    def __init__(self, desk: PlayedDesk, request: Roll) -> None:
        super().__init__(desk)
        self._request = request
        self._faces: tuple[int, ...] = ()

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces typed so far."""
        return self._faces

    @property
    def asked(self) -> Asked:
        """Show the faces of a die, and those given so far."""
        request = self._request
        faces = tuple(Choice(str(face), str(face)) for face in _faces_of(request))
        left = request.count - len(self._faces)
        typed = " ".join(map(str, self._faces))
        problem = "  ·  ".join(filter(None, (typed, f"{left} more to go" if left else "")))
        what = f"{request.what}: {request.count}D{request.sides}"
        accept = "Take these dice" if not left else ""
        return Asked("roll", request.by, what, faces, request.count, request.count, problem, accept)

    def hint(self) -> str:
        """Say what is rolled."""
        request = self._request
        dice = f"{request.count}D{request.sides}"
        return tr(
            "{side} rolls {dice} for {what} · type the faces, then Enter · Backspace takes one back",
            side=side_name(request.by), dice=dice, what=request.what,
        )  # fmt: skip

    def choose(self, id_: str) -> bool:
        """Add a face; what is no face of these dice is refused in words."""
        faces, count = _faces_of(self._request), self._request.count
        if not id_.isdigit() or int(id_) not in faces:
            self._desk.table.complain(
                tr(
                    "{face} is no face of these dice; they show {least} to {most}",
                    face=id_,
                    least=faces[0],
                    most=faces[-1],
                )
            )
            return False
        if len(self._faces) >= count:
            self._desk.table.complain(
                tr("all dice are typed: Enter takes them, Backspace takes one back", "", count,
                   one="the die is typed: Enter takes it, Backspace takes one back")
            )  # fmt: skip
            return False
        self._faces = (*self._faces, int(id_))
        self._desk.table.changed()
        return True

    def accept(self) -> bool:
        """Answer with the faces, or say how many are still to be typed."""
        left = self._request.count - len(self._faces)
        if left:
            self._desk.table.complain(
                tr("{n} dice are still to be typed", "", left, one="{n} die is still to be typed")
            )
            return False
        return self._desk.reply(self._faces)

    def cancel(self) -> bool:
        """Take the last face back."""
        had = bool(self._faces)
        self._faces = self._faces[:-1]
        self._desk.table.changed()
        return had


def _faces_of(roll: Roll) -> range:
    return range(roll.lowest, roll.lowest + roll.sides)
