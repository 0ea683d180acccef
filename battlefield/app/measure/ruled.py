"""By the rules of which game a table is measured: one choice for every tool and lens, and its words."""

from collections.abc import Callable

from battlefield.app.desk.options import Choice, Options
from battlefield.app.measure.rulings.by import GAMES, measuring_of
from battlefield.app.measure.rulings.by import PLAIN as PLAINLY
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Template

PLAIN = "plain"
RULES = Choice(
    "rules_of",
    QT_TR_NOOP("By the rules of"),
    QT_TR_NOOP(
        "Whose eyes, blockers, cover, coherency and ranges count: those of plain geometry, or of a game"
    ),
    PLAIN,
    ((PLAIN, QT_TR_NOOP("Plain geometry")), *((key, offer.name) for key, offer in GAMES.items())),
)


def game_of(options: Options) -> str:
    """Return the game by whose rules is measured, as questions call it; "" is plain geometry."""
    chosen = options[RULES]
    return "" if chosen == PLAIN else chosen


def put_game(options: Options, game: str) -> None:
    """Measure by the rules of a game from now on, by its name or the key of its book; else plainly."""
    known = game.replace("-", "_")
    options.put(RULES, known if known in GAMES else PLAIN)


def next_game(options: Options) -> str:
    """Go on to the rules of the next game, and say whose they are."""
    words = dict(RULES.words)
    known = list(words)
    options.put(RULES, known[(known.index(options[RULES]) + 1) % len(known)])
    return tr("By the rules of: {game}", game=tr(words[options[RULES]]))


def name_of_game(game: str) -> str:
    """Name a game, or plain geometry."""
    return dict(RULES.words)[game or PLAIN]


def rule_words(game: str, ruling: str) -> str:
    """Say by whose rules an answer holds, and by which ruling: "WARSURGE, W-Sight-1"."""
    return f"{name_of_game(game)}, {ruling}"


def template_rule(game: str) -> str:
    """Say by whose rules a template covers models, and by which ruling."""
    ruling = measuring_of(game).coverage
    if ruling:
        return rule_words(game, ruling)
    return f"{name_of_game(game)} lays no templates. {rule_words('', PLAINLY.coverage)}"


def height_by(options: Options) -> Callable[[Template], float | None]:
    """Return what tells how high a template is by the game chosen then; None: height plays no part."""

    def height(template: Template) -> float | None:
        known = measuring_of(game_of(options)).height
        return known(template) if known is not None else None

    return height
