"""The hand between actions: selects units, and begins what a side may do now."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from battlefield.app.battle.available_actions import Offer
from battlefield.app.desk.answers import placed
from battlefield.app.desk.background import Background
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Drawing
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.aim_hand import AimingDesk
from battlefield.app.playing.aiming.aims import Aim, aims, movement, why_not
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.aiming.odds import Odds
from battlefield.app.playing.aiming.on_table import (
    NO_ENEMY,
    drawn_hidden,
    drawn_lines,
    drawn_odds,
    drawn_pull,
    targets_outlined,
)
from battlefield.app.playing.aiming.stepping import dropped_in_area
from battlefield.app.playing.aiming.targets import ByTarget, Targets
from battlefield.app.playing.forecasts import Question
from battlefield.app.playing.prompts.one_by_one import AS_ONE
from battlefield.app.playing.prompts.prompt import Asked, Choice, Hand, outline
from battlefield.app.playing.prompts.unasked import UNASKED, holders
from battlefield.app.playing.reasons import explained
from battlefield.app.wording.side_colours import shown_result, side_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.actions import Action

_OVER = QT_TR_NOOP(
    "The battle is over: {result} · Home looks back at it, Ctrl+Shift+E reports it, Ctrl+Z takes steps back"
)
_ONE_DIGIT = 9  # choices that are told apart by one digit
OTHERS = ":others"  # the id of a choice, which no action has


class IdleHand(Hand):
    """Nothing is asked: a click looks at a unit or aims at an enemy, a drag moves a unit or has it attack."""

    options = (AS_ONE, UNASKED)
    waits_for = QT_TR_NOOP(
        "Choose a unit first: click one or press N; a number key starts its action at once"
    )
    _warned: Offer | None = None  # what was asked about once more

    def __init__(self, desk: AimingDesk, background: Background | None = None) -> None:
        super().__init__(desk)
        self._to = desk
        self._targets = Targets(background, self._learned) if background is not None else None
        self._carried: Carried | None = None  # what is dragged to be dropped on an enemy
        self._wanted = ""  # the enemy to aim at as soon as it is known how
        self._clicked: Ref | None = None  # what was clicked last
        if desk.state.result:
            self.waits_for = tr(_OVER, result=shown_result(desk.state.result, desk.state.sides, within=True))

    @property
    def asked(self) -> Asked:
        """Offer the actions, those of the unit that is looked at marked."""
        desk = self._desk
        if desk.state.result:
            return Asked("over", what=shown_result(desk.state.result, desk.state.sides))
        clock = desk.state.clock
        offers = self._offers()
        costs = {offer.action.cost: None for offer in offers if offer.action.unit and not offer.refusal}
        alike = next(iter(costs)) if len(costs) == 1 else None
        found = (*self._unit_choices(offers, alike), *self._others_hold(offers))
        keys = self._keys(offers, [choice.id for choice in found if not choice.unit])
        choices = tuple(replace(choice, key=keys.get(choice.id, "")) for choice in found)
        what = tr("the battle has not begun")
        if clock.phase:
            what = tr("{phase} phase: {wanted}", phase=clock.phase, wanted=self._wanted_now())
        what += tr(" · {cost} CP each", cost=alike) if alike else ""
        return Asked("idle", clock.side, what, choices)

    def _wanted_now(self) -> str:
        """Say what is to be chosen: a unit where each has but one action, nothing where there is but one."""
        actions = self.actions
        units = {action.unit for action in actions if action.unit}
        if len(actions) == 1:
            unit = self._desk.state.units.get(actions[0].unit)
            return tr("{name} is next", name=unit.name if unit is not None else actions[0].name)
        return tr("choose a unit") if len(units) == len(actions) else tr("choose a unit and an action")

    def _unit_choices(self, offers: list[Offer], alike: int | None) -> Iterator[Choice]:
        gathered = {action.unit for action in holders(offers)}
        for offer in offers:
            if offer.action.unit not in gathered or offer.refusal:
                yield self._choice(offer, alike)

    def _others_hold(self, offers: list[Offer]) -> Iterator[Choice]:
        """Gather the units that can do nothing into one choice: which of them holds first is all one."""
        units = [self._desk.state.units[action.unit].name for action in holders(offers)]
        if units:
            yield Choice(OTHERS, tr("The others hold: {units}", units=", ".join(units)),
                         label=tr("The others hold"))  # fmt: skip

    @property
    def actions(self) -> list[Action]:
        """What may be begun now."""
        return [offer.action for offer in self._desk.battle.actions() if not offer.refusal]

    def _offers(self) -> list[Offer]:
        """Return the offers unit by unit in the roster's order, those that cannot act last."""
        offers = self._desk.battle.actions()
        able = {offer.action.unit: None for offer in offers if not offer.refusal}
        units = {unit: n for n, unit in enumerate(self._desk.state.units)}
        phase = self._desk.state.clock.phase
        kinds = dict.fromkeys(offer.action.name for offer in offers)
        column = {kind: n for n, kind in enumerate(sorted(kinds, key=lambda kind: kind != phase))}
        place = {unit: (units.get(unit, len(units)), n) for n, unit in enumerate(able)}

        def rank(offer: Offer) -> tuple[bool, bool, tuple[int, int], int]:
            unit = offer.action.unit
            return unit not in able, not unit, place.get(unit, (0, 0)), column[offer.action.name]

        return sorted(offers, key=rank)

    def _keys(self, offers: list[Offer], others: list[str]) -> Mapping[str, str]:
        """Return the digits of what each unit can do: by its place in the roster, whatever else can be done.

        Where there are more than nine the first is the unit's, the second that of its action. 0 is the first
        choice that is no unit's.
        """
        if not any(offer.action.unit and not offer.refusal for offer in offers):
            return {}
        side = next(offer.action.by for offer in offers if offer.action.unit)
        units = [unit.id for unit in self._desk.state.units.values() if unit.commander == side]
        kinds = list(dict.fromkeys(offer.action.name for offer in offers if offer.action.unit))
        kinds.sort(key=lambda kind: kind != self._desk.state.clock.phase)
        found = {}
        for offer in offers:
            if offer.action.unit in units:
                place = units.index(offer.action.unit), kinds.index(offer.action.name)
                found[key_of(offer.action)] = _key(*place, len(units), len(kinds))
        return found | dict.fromkeys(others[:1], "0")

    def _choice(self, offer: Offer, alike: int | None) -> Choice:
        """Write an offer out, with its cost where not all cost alike."""
        action = offer.action
        return Choice(
            key_of(action),
            self._words(action),
            action.unit == self._desk.gaze.unit,
            (offer.loss.words,) if offer.loss is not None else (),
            refusal=explained(offer.refusal, self._desk.battle.book.catalogue),
            unit=action.unit,
            label=action.name,
            cost=f"{action.cost} CP" if action.cost and action.cost != alike else "",
        )

    def _words(self, action: Action) -> str:
        """Say what an action is: "Move: Shield bearers"."""
        unit = self._desk.state.units.get(action.unit)
        return f"{action.name}: {unit.name}" if unit is not None else action.name

    # whom the unit that is looked at can attack

    def _questions(self, unit: str) -> list[Question]:
        """Return the actions that a unit may begin, as questions with nothing answered yet."""
        seen = self._desk.seen
        return [seen.question_of(action, ()) for action in self.actions if action.unit == unit]

    def _by_target(self, unit: str) -> ByTarget | None:
        """Return how a unit can attack whom; None while that is looked for."""
        if self._targets is None or not any(action.unit == unit for action in self.actions if unit):
            return {}
        return self._targets.of((id(self._desk.state), unit), self._questions(unit))

    def _learned(self) -> None:
        """Aim at the enemy that was clicked before it was known how, or look at it and say why not."""
        unit, wanted = self._desk.gaze.unit, self._wanted
        if wanted and self._by_target(unit) is not None and not self.aim_at(wanted):
            if self._clicked is not None:
                self._desk.look_at(self._clicked)
            self._say_why_not(unit, wanted)
        self._desk.table.learn()

    def aim_at(self, target: str) -> bool:
        """Aim at an enemy with the unit that is looked at, at once or as soon as that is known."""
        unit, foe = self._desk.gaze.unit, self._desk.seen.state.units.get(target)
        if foe is None or foe.commander == self._desk.state.clock.side:
            return False
        known = self._by_target(unit)
        self._wanted = target if known is None else ""
        if known is None or target not in known:
            return known is None
        self._to.aim(unit, known, target)
        return True

    @property
    def has_taken(self) -> bool:
        """Whether a unit that may act was taken up."""
        return self._carried is not None

    def why_still(self, unit: str) -> str:
        """Say why a unit can do nothing now."""
        state = self._desk.state
        if state.result:
            return tr("the battle is over")
        if state.units[unit].commander != state.clock.side and state.clock.side:
            return tr("{side} is to play", side=side_name(state.clock.side))
        refused = (offer.refusal for offer in self._offers() if offer.action.unit == unit)
        reason = explained(next(refused, ""), self._desk.battle.book.catalogue)
        return reason or tr("it can do nothing now")

    @property
    def is_held(self) -> bool:
        """Whether a unit is being dragged to whom it is to attack."""
        return self._carried is not None and self._carried.is_drag

    @property
    def drawing(self) -> Drawing:
        """Outline the units that may act, and whom the one that is looked at can attack, with the odds."""
        desk = self._desk
        ready = {action.unit for action in self.actions}
        outlined = tuple(
            outline(placed(model), model.unit == desk.gaze.unit)
            for model in desk.table.shown.models
            if model.unit in ready
        )
        return (*outlined, *self._aimed(), *drawn_pull(self._desk, self._carried))

    def _aimed(self) -> Drawing:
        by_target = self._by_target(self._desk.gaze.unit)
        if not by_target or self._targets is None:
            return ()
        lines = self._targets.lines(self._desk.seen.state, self._desk.gaze.unit)
        known = self._odds().items()
        told = (part for aim, odds in known for part in drawn_odds(self._desk, odds, lines.get(aim.target)))
        hidden = drawn_hidden(self._desk, lines, by_target)
        return (*drawn_lines(lines), *targets_outlined(self._desk, by_target), *told, *hidden)

    def _odds(self) -> Mapping[Aim, Odds]:
        by_target = self._by_target(self._desk.gaze.unit)
        if not by_target or self._targets is None:
            return {}
        return self._targets.odds([aims[0] for aims in by_target.values()])

    def told_of(self, unit: str) -> tuple[str, ...]:
        """Say what the best attack on an enemy comes to."""
        return next((odds.all_lines for aim, odds in self._odds().items() if aim.target == unit), ())

    def hint(self) -> str:
        """Say what a click does now."""
        desk = self._desk
        if desk.state.result:
            return self.waits_for
        side = f"{side_name(desk.state.clock.side)}: " if desk.state.clock.side else ""
        actions = self.actions
        if len(actions) == 1:
            return side + tr("Enter or its number starts “{action}”", action=self._words(actions[0]))
        ready = {action.unit for action in actions}
        stands = any(model.unit in ready for model in desk.table.shown.models)
        if stands:
            words = tr("click a unit, or press N for the next · a number key or Enter starts its action")
        else:
            words = tr("press N for the next unit · a number key or Enter starts its action")
        return side + words

    def press(self, pointer: Pointer) -> None:
        """Aim at an enemy that can be attacked; else look at a unit, and take it up if it may act."""
        hit, desk = pointer.hit, self._desk
        model = desk.table.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        ready = {action.unit for action in self.actions}
        self._clicked = hit
        if model is not None and model.unit not in ready and self.aim_at(model.unit):
            return
        unit = desk.gaze.unit
        desk.look_at(hit)
        if model is not None and model.unit not in ready:
            self._say_why_not(unit, model.unit)
        self._carried = (
            Carried(model.unit, pointer, pointer) if model is not None and model.unit in ready else None
        )

    def _say_why_not(self, unit: str, target: str) -> None:
        """Say why the unit that was chosen cannot attack the enemy that was clicked."""
        foe = self._desk.seen.state.units.get(target)
        questions = self._questions(unit)
        if foe is None or not questions or foe.commander == questions[0].action.by:
            return
        reason = why_not(questions, target)
        if reason:
            self._desk.table.complain(tr("{unit} cannot be attacked: {reason}", unit=foe.name, reason=reason))
        elif refusal := self._refusal_of_phase(unit):
            self._desk.table.complain(refusal)

    def _refusal_of_phase(self, unit: str) -> str:
        """Return why a unit that may do other things cannot do what the phase is for."""
        phase = self._desk.state.clock.phase
        offers = (offer for offer in self._offers() if offer.action.unit == unit)
        own = (offer.refusal for offer in offers if offer.action.name == phase)
        return explained(next(own, ""), self._desk.battle.book.catalogue)

    def move(self, pointer: Pointer) -> None:
        """Begin the movement of the unit that is dragged, or draw from it to whom it is to attack."""
        carried = self._carried
        if carried is None:
            return
        carried.now = pointer
        if not carried.is_drag:
            return
        questions = self._questions(carried.unit)
        start = movement(questions, carried.unit)
        if start is None:
            self._desk.table.changed()
            return
        self._carried, known = None, self._by_target(carried.unit)
        carried.look = lambda task: known if known is not None else aims(questions, task.cancelled)
        self._to.carry(start, carried)

    def release(self, pointer: Pointer) -> None:
        """Attack the enemy on which a unit is dropped."""
        self.move(pointer)
        carried, self._carried = self._carried, None
        if carried is None or not carried.is_drag:
            return
        hit = pointer.hit
        model = self._desk.table.shown.model(hit.id) if hit is not None and hit.kind == "model" else None
        if model is not None and self.aim_at(model.unit):
            return
        if not dropped_in_area(self._to, self._questions(carried.unit), carried.unit, pointer):
            self._desk.table.complain(NO_ENEMY)

    def step(self, by: int) -> bool:
        """Look at the next unit that may act."""
        units = list(dict.fromkeys(action.unit for action in self.actions if action.unit))
        if self._desk.state.result:
            self._desk.table.complain(self.waits_for)
        if not units:
            return False
        chosen = self._desk.gaze.unit
        place = units.index(chosen) + by if chosen in units else (0 if by > 0 else -1)
        self._desk.look_at_unit(units[place % len(units)])
        return True

    def choose(self, id_: str) -> bool:
        """Begin an action."""
        hold = holders(self._desk.battle.actions()) if id_ == OTHERS else ()
        if hold:
            return self._desk.begin(hold[0])
        offers = (offer for offer in self._desk.battle.actions() if not offer.refusal)
        found = next((offer for offer in offers if key_of(offer.action) == id_), None)
        return found is not None and self._begin(found)

    def _begin(self, offer: Offer) -> bool:
        """Begin an action; one that wastes something while units can act is asked once more."""
        others = [action for action in self.actions if action.unit]
        loss = offer.loss
        if loss is not None and loss.is_sure and others and self._warned != offer:
            self._warned = offer
            self._desk.table.complain(
                tr(
                    "{loss}; choose {action} once more if you mean it",
                    loss=loss.words,
                    action=offer.action.name,
                )
            )
            return False
        return self._desk.begin(offer.action)

    def accept(self) -> bool:
        """Begin the first action of the unit that is looked at, or what alone is left to do."""
        chosen = self._desk.gaze.unit
        actions = self.actions
        found = [action for action in actions if action.unit == chosen]
        if not found and (len(actions) == 1 or not any(action.unit for action in actions)):
            found = actions  # with more to choose from nobody passes by a slip
        return bool(found) and self._desk.begin(found[0])

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        if self._targets is not None:
            self._targets.forget()

    def cancel(self) -> bool:
        """Let go what is dragged, or look at nobody."""
        if self.is_held:
            self._carried = None
            self._desk.table.changed()
            return True
        had = bool(self._desk.gaze.unit)
        self._desk.look_at(None)
        return had


def key_of(action: Action) -> str:
    """Name an action within those that may be begun now."""
    return f"{action.name} {action.unit}".strip()


def _key(unit: int, kind: int, units: int, kinds: int) -> str:
    """Return the digits of a unit's action, counted from 0 among so many of each."""
    number = unit * kinds + kind + 1
    if units * kinds <= _ONE_DIGIT:
        return str(number)
    return f"{unit + 1}{kind + 1}" if units <= _ONE_DIGIT else f"{number:02d}"
