"""What the figures of fairness are called, marked for whoever shows them: they are kept in English."""

from battlefield.app.wording.retelling import retold
from battlefield.app.wording.translation import QT_TR_NOOP

FAIRNESS_WORDS = (
    QT_TR_NOOP("{what}, step by step: too much stands here to measure every way exactly"),
    QT_TR_NOOP("Room to deploy"),
    QT_TR_NOOP("the zone, less what nobody can stand in"),
    QT_TR_NOOP("Reached by turn {turn}"),
    QT_TR_NOOP("ground within {length} of walking from the zone"),
    QT_TR_NOOP("Seen from the zone"),
    QT_TR_NOOP("share of the table that some place of the zone sees"),
    QT_TR_NOOP("Seen from one place"),
    QT_TR_NOOP("share of the table that a place of the zone sees, on average"),
    QT_TR_NOOP("Hidden to deploy"),
    QT_TR_NOOP("share of the zone that no place of the enemy's zone sees"),
    QT_TR_NOOP("Cover on its own half"),
    QT_TR_NOOP("ground in cover or cloud that it walks to sooner than the enemy"),
    QT_TR_NOOP("Walk to the nearest objective"),
    QT_TR_NOOP("Walk to its own nearest objective"),
    QT_TR_NOOP("Walk to the enemy's nearest objective"),
    QT_TR_NOOP("Walk to the {rank}nd nearest objective"),
    QT_TR_NOOP("Walk to the {rank}rd nearest objective"),
    QT_TR_NOOP("Walk to the {rank}th nearest objective"),
    QT_TR_NOOP("Walk to its own {rank}nd nearest objective"),
    QT_TR_NOOP("Walk to its own {rank}rd nearest objective"),
    QT_TR_NOOP("Walk to its own {rank}th nearest objective"),
    QT_TR_NOOP("Walk to the enemy's {rank}nd nearest objective"),
    QT_TR_NOOP("Walk to the enemy's {rank}rd nearest objective"),
    QT_TR_NOOP("Walk to the enemy's {rank}th nearest objective"),
    QT_TR_NOOP("Walk to the objectives"),
    QT_TR_NOOP("Walk to its own objectives"),
    QT_TR_NOOP("Walk to the enemy's objectives"),
    QT_TR_NOOP("how many there are"),
    QT_TR_NOOP("objective {number} and objective {other}"),
    QT_TR_NOOP("objective {number}"),
    QT_TR_NOOP("none"),
    QT_TR_NOOP("{area} sq in"),
    QT_TR_NOOP("{number} points"),
    QT_TR_NOOP("no way"),
    QT_TR_NOOP("only one side gets there"),
    QT_TR_NOOP("turns to walk there"),
    QT_TR_NOOP("how much of its zone sees it"),
    QT_TR_NOOP("deploys there"),
    QT_TR_NOOP("turn {turn}"),
    QT_TR_NOOP("more"),
    QT_TR_NOOP("a half turn"),
    QT_TR_NOOP("a quarter turn"),
    QT_TR_NOOP("mirroring left to right"),
    QT_TR_NOOP("mirroring top to bottom"),
    QT_TR_NOOP("mirroring about a diagonal"),
)


def shown_figure(words: str) -> str:
    """Say in the language that is spoken what figures and pictures of fairness are called."""
    return retold(words, FAIRNESS_WORDS)
