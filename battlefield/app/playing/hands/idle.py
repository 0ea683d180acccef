"""The hand between actions: selects units, and begins what a side may do now."""

from battlefield.app.answers import placed
from battlefield.app.drawing import Drawing, Shape
from battlefield.app.playing.hands.hand import Asked, Choice, Hand
from battlefield.app.tools import Pointer
from battlefield.rules.actions import Action


class IdleHand(Hand):
    """Nothing is asked: a click looks at a unit, a drag begins its movement, Enter its first action."""

    @property
    def asked(self) -> Asked:
        """Offer the actions: those of the unit that is looked at first."""
        desk = self._desk
        if desk.state.result:
            return Asked("over", what=desk.state.result)
        clock = desk.state.clock
        chosen = desk.chosen_unit
        offers = sorted(desk.offers(), key=lambda offer: (bool(offer.refusal), offer.action.unit != chosen))
        choices = tuple(
            Choice(
                key_of(offer.action),
                desk.action_words(offer.action),
                offer.action.unit == chosen,
                refusal=offer.refusal,
            )
            for offer in offers
        )
        what = f"{clock.phase} phase: what does a unit do?" if clock.turn else "the battle has not begun"
        return Asked("idle", clock.side, what, choices)

    @property
    def drawing(self) -> Drawing:
        """Outline the units that may act."""
        desk = self._desk
        ready = {action.unit for action in desk.actions()}
        return tuple(
            Shape(placed(model), "path" if model.unit == desk.chosen_unit else "good", dashed=True)
            for model in desk.shown.models
            if model.unit in ready
        )

    def hint(self) -> str:
        """Say what a click does now."""
        desk = self._desk
        if desk.state.result:
            return f"The battle is over: {desk.state.result} · Ctrl+Z takes steps back"
        side = f"{desk.state.clock.side}: " if desk.state.clock.side else ""
        return f"{side}choose a unit and what it does · N steps through the units · Enter begins"

    def press(self, pointer: Pointer) -> None:
        """Look at a unit."""
        self._desk.look_at(pointer.hit)

    def step(self, by: int) -> bool:
        """Look at the next unit that may act."""
        units = list(dict.fromkeys(action.unit for action in self._desk.actions() if action.unit))
        if not units:
            return False
        chosen = self._desk.chosen_unit
        place = units.index(chosen) + by if chosen in units else (0 if by > 0 else -1)
        self._desk.look_at_unit(units[place % len(units)])
        return True

    def choose(self, id_: str) -> bool:
        """Begin an action."""
        found = [action for action in self._desk.actions() if key_of(action) == id_]
        return bool(found) and self._desk.begin(found[0])

    def accept(self) -> bool:
        """Begin the first action of the unit that is looked at."""
        chosen = self._desk.chosen_unit
        own = [action for action in self._desk.actions() if action.unit == chosen]
        only = [action for action in self._desk.actions() if not action.unit]
        return bool(own or only) and self._desk.begin((own or only)[0])

    def cancel(self) -> bool:
        """Look at nobody."""
        had = bool(self._desk.chosen_unit)
        self._desk.look_at(None)
        return had


def key_of(action: Action) -> str:
    """Name an action within those that may be begun now."""
    return f"{action.name} {action.unit}".strip()
