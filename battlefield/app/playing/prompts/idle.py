"""The hand between actions: selects units, and begins what a side may do now."""

from battlefield.app.battle.available_actions import Offer
from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.prompts.prompt import Asked, Choice, Hand, outline
from battlefield.app.playing.reasons import explained
from battlefield.rules.book.actions import Action

_AFTER = "Home looks back at it, Ctrl+Shift+E reports it, Ctrl+Z takes steps back"


class IdleHand(Hand):
    """Nothing is asked: a click looks at a unit, a drag begins its movement, Enter its first action."""

    waits_for = "Choose a unit first: N goes from one to the next, digits begin actions at once"
    _warned: Offer | None = None  # what was asked about once more

    def __init__(self, desk: PlayedDesk) -> None:
        super().__init__(desk)
        if desk.state.result:
            self.waits_for = f"The battle is over: {desk.state.result} · {_AFTER}"

    @property
    def asked(self) -> Asked:
        """Offer the actions, those of the unit that is looked at marked."""
        desk = self._desk
        if desk.state.result:
            return Asked("over", what=desk.state.result)
        clock = desk.state.clock
        offers = self._offers()
        costs = {offer.action.cost: None for offer in offers if offer.action.unit and not offer.refusal}
        alike = next(iter(costs)) if len(costs) == 1 else None
        choices = tuple(self._choice(offer, alike) for offer in offers)
        what = f"{clock.phase} phase: what does a unit do?" if clock.phase else "the battle has not begun"
        what += f" · {alike} CP each" if alike else ""
        return Asked("idle", clock.side, what, choices)

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

    @property
    def drawing(self) -> Drawing:
        """Outline the units that may act."""
        desk = self._desk
        ready = {action.unit for action in self.actions}
        return tuple(
            outline(placed(model), model.unit == desk.gaze.unit)
            for model in desk.table.shown.models
            if model.unit in ready
        )

    def hint(self) -> str:
        """Say what a click does now."""
        desk = self._desk
        if desk.state.result:
            return self.waits_for
        side = f"{desk.state.clock.side}: " if desk.state.clock.side else ""
        ready = {action.unit for action in self.actions}
        stands = any(model.unit in ready for model in desk.table.shown.models)
        look = "click a unit or press N" if stands else "N looks at a unit"
        return f"{side}{look} · digits and Enter begin its actions"

    def press(self, pointer: Pointer) -> None:
        """Look at a unit."""
        self._desk.look_at(pointer.hit)

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
        offers = (offer for offer in self._desk.battle.actions() if not offer.refusal)
        found = next((offer for offer in offers if key_of(offer.action) == id_), None)
        return found is not None and self._begin(found)

    def _begin(self, offer: Offer) -> bool:
        """Begin an action; one that wastes something while units can act is asked once more."""
        others = [action for action in self.actions if action.unit]
        loss = offer.loss
        if loss is not None and loss.is_sure and others and self._warned != offer:
            self._warned = offer
            self._desk.table.complain(f"{loss.words}; choose {offer.action.name} once more if you mean it")
            return False
        return self._desk.begin(offer.action)

    def accept(self) -> bool:
        """Begin the first action of the unit that is looked at, or what alone is left to do."""
        chosen = self._desk.gaze.unit
        actions = self.actions
        found = [action for action in actions if action.unit == chosen]
        if not found and not any(action.unit for action in actions):  # so that nobody passes by a slip
            found = actions
        return bool(found) and self._desk.begin(found[0])

    def cancel(self) -> bool:
        """Look at nobody."""
        had = bool(self._desk.gaze.unit)
        self._desk.look_at(None)
        return had


def key_of(action: Action) -> str:
    """Name an action within those that may be begun now."""
    return f"{action.name} {action.unit}".strip()
