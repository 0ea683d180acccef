"""A tiny set of rules to try the core on: sides hit each other with dice, and a few perks interfere."""

from dataclasses import dataclass, replace

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.moments import Moment, Rolled
from battlefield.rules.core.perks import Catalogue, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.stakes import Weight
from battlefield.rules.core.state import Figure, Held, Profile, State, Unit, Until
from battlefield.rules.scene.contents import Board, Model


@dataclass(slots=True)
class Losing(Moment):
    """Before HP is lost: a reaction may change `amount`."""

    unit: str
    amount: int
    by: str = ""

    def weight(self) -> Weight:
        """Give what reactions may change."""
        return Weight(self.unit, "HP to lose", self.amount)


def hit(game: Game, attacker: str, target: str) -> Flow[None]:
    """Roll as many dice as the attacker's might; each 4+ takes a HP."""
    might = game.figure("might", game.state.profile_of(attacker).stats["might"] or 0, attacker, foe=target)
    game.say(might.words, attacker)
    faces = yield from game.roll(
        "to hit", might.value, by=game.state.units[attacker].side, about=(attacker, target)
    )
    losing = Losing(target, sum(face >= 4 for face in faces), attacker)
    yield from game.tell(losing)
    figure = game.state.living(target)[0]
    lost = min(figure.hp, losing.amount)
    if lost:
        game.emit(HpLost(target, ((figure.id, lost),), "hit", attacker))


def grudge(game: Game, unit: str, target: str) -> Flow[None]:
    """Choose how long to bear a grudge, then confirm it."""
    side = game.state.units[unit].side
    spans = {"turn": "This turn", "game": "For ever"}
    span = yield from game.choose_one("How long?", spans, by=side)
    if (yield from game.confirm("Sure?", by=side)):
        yield from game.lay("Grudge", target, by=unit, until=Until("turn" if span == "turn" else "game", 1))


def _reroll(game, _bearer, moment):
    worst = moment.faces.index(min(moment.faces))
    again = yield from game.throw("stubborn reroll", 1, moment.sides, by=moment.by)
    moment.faces[worst] = again[0]
    moment.rerolled.add(worst)


def _spare(_game, _bearer, moment):
    moment.amount = max(0, moment.amount - 1)
    return
    yield


def _own_roll(_state, bearer, moment):
    return moment.about[:1] == (bearer.unit,) and moment.what == "to hit"


def _own_loss(_state, bearer, moment):
    return moment.unit == bearer.unit


CATALOGUE = Catalogue(
    [
        Perk("Strong", "Toy", says="+{more} might", numbers={"more": 1},
             gives=(Gives("might", lambda _, b: plus(b.number("more"), "Strong")),)),
        Perk("Stubborn", "Toy", reacts=(Reacts(Rolled, _reroll, _own_roll),)),
        Perk("Thick", "Toy", reacts=(Reacts(Losing, _spare, _own_loss),)),
        Perk("Calm", "Toy", forbids=(Forbids("effect Grudge", lambda *_: "it is calm"),)),
        Perk("Grudge", "Toy", kind="effect",
             gives=(Gives("might", lambda _, b: plus(-b.effect.amount, "Grudge", stacks=True), "under"),)),
    ]
)  # fmt: skip


class Toy:
    """The rules above as a book."""

    name = "toy"
    catalogue = CATALOGUE

    def actions(self, state):
        if state.result:
            return ()
        units = [unit for unit in state.on_table() if state.hp(unit.id)]
        return tuple(
            Action(name, unit.side, unit.id, (("target", foe.id),))
            for name in ("hit", "grudge") for unit in units for foe in units if foe.side != unit.side
        )  # fmt: skip

    def refusal(self, state, action):
        return "" if action in self.actions(state) else f"{action.unit} cannot {action.name} now"

    def flow(self, action):
        target = dict(action.info)["target"]
        rule = hit if action.name == "hit" else grudge
        return lambda game: rule(game, action.unit, target)


def profile(name, might, *perks):
    return Profile(name, name, "unit", {"might": might}, tuple(Held(perk) for perk in perks))


def state(*units):
    """Make a state of (id, side, profile, hp) rows, one figure each."""
    board, models, figures, profiles = Board(24, 24), {}, {}, {}
    for n, (id_, side, printed, hp) in enumerate(units):
        model = Model(f"{id_}1", BaseSize.round(25), (2.0 + 4 * n, 2.0), id_, side, height=1.0)
        figures[model.id] = Figure(model, hp)
        models[id_] = Unit(id_, id_, side, printed.id, (model.id,))
        profiles[printed.id] = printed
    return State("toy", board, (), ("red", "blue"), profiles, models, figures)


def duel(*perks, foe_perks=(), might=3, hp=5):
    """Two units, one against the other."""
    return state(
        ("a", "red", profile("A", might, *perks), hp),
        ("b", "blue", profile("B", might, *foe_perks), hp),
    )


def strike(by="a", on="b", side="red"):
    return Action("hit", side, by, (("target", on),))


def bear(by="a", on="b", side="red"):
    return Action("grudge", side, by, (("target", on),))


def with_hp(state, figure, hp):
    return state.with_figures(replace(state.figures[figure], hp=hp))
