"""What a rule has to be told before it can go on: dice, choices, places. Every unknown comes by this door.

A request is data: it can be written down, sent and compared. What answers are lawful is told by its law.
"""

from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.geometry.kernel.tags import recorded
from battlefield.rules.core.events import Placed

_YES, _NO = "; yes: ", "; no: "
_ON = " > "  # between what is done and whom it is done to
Answer = tuple[int, ...] | tuple[str, ...] | bool | Point | tuple[Placed, ...]


@recorded("Bond", "figures horizontal vertical")
class Bond:
    """Figures that have to hang together: within so many inches of one another, flat and in height."""

    figures: tuple[str, ...]
    horizontal: float
    vertical: float


@recorded("Option", "id words")
class Option:
    """One thing that may be chosen."""

    id: str
    words: str


def done_to(what: str, whom: str) -> str:
    """Return the id of an option by which something is done to somebody."""
    return f"{what}{_ON}{whom}"


def parted(option: str) -> tuple[str, str]:
    """Return what is done by an option, and to whom; nothing where its id does not tell."""
    what, _, whom = option.partition(_ON)
    return what, whom


@recorded("Roll", "by what count sides number lowest alike")
class Roll:
    """Dice to be rolled, whose faces begin with `lowest`; `number` is that of the first within the action.

    Dice that are `alike` stand for nothing of their own: it is all one which of them shows what.
    """

    by: str
    what: str
    count: int
    sides: int = 6
    number: int = 0
    lowest: int = 1
    alike: bool = False


@recorded("Choose", "by what options least most")
class Choose:
    """Some of several options, at least `least` and at most `most`."""

    by: str
    what: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@recorded("Order", "by what options")
class Order:
    """All options in an order of somebody's choice."""

    by: str
    what: str
    options: tuple[Option, ...]


@recorded("Confirm", "by what")
class Confirm:
    """A yes or a no; `what` may say in one line what either leads to."""

    by: str
    what: str

    @property
    def parts(self) -> tuple[str, str, str]:
        """The question, what yes leads to, and what no does; nothing where that is not said."""
        question, _, outcomes = self.what.partition(_YES)
        yes, _, no = outcomes.partition(_NO)
        return question, yes, no


def either(question: str, yes: str, no: str) -> str:
    """Write a question of yes or no with what either answer leads to."""
    return f"{question}{_YES}{yes}{_NO}{no}"


@recorded("Spot", "by what within spans")
class Spot:
    """A point of the table.

    `within` are circles that hold every point that may do, where such are known, and `spans` circles that
    hold all that may come to lie there, for a point that only tells a direction; both for the eye only.
    """

    by: str
    what: str
    within: tuple[Circle, ...] = ()
    spans: tuple[Circle, ...] = ()


@recorded("Places", "by what figures bonds is_move keeps_off")
class Places:
    """A place for each of some figures; `bonds` tell which of them have to hang together.

    In a move they get to their places by ways, which lead only so far. Where a request `keeps_off`, what
    comes near to others and does not touch them is refused.
    """

    by: str
    what: str
    figures: tuple[str, ...]
    bonds: tuple[Bond, ...] = ()
    is_move: bool = False
    keeps_off: bool = False


Request = Roll | Choose | Order | Confirm | Spot | Places
