"""The best of some tables, judged by the program's own checks and figures of fairness, and why it is fair."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from statistics import mean

from battlefield.app.checks.fairness import USUAL, Fairness, Row, fairness
from battlefield.app.checks.fairness_words import shown_figure
from battlefield.app.checks.finding import Finding
from battlefield.app.checks.look import look_through
from battlefield.app.checks.telling import counted_graves, difference_words
from battlefield.app.generating.laying import Laid, lay
from battlefield.app.generating.wish import Wish, check_wish
from battlefield.app.wording.translation import in_english, tr
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.rules.scene.contents import Scene

_QUICK = replace(USUAL, step=1.0, eyes=3.0)  # tables are compared on a coarser grid, the best measured anew
_NO_WAY = 10.0  # what it counts that only one side gets to an objective
_EVEN = 0.1  # a tenth more for one side than for the other is still called fair
_USUAL = ((" points", 50.0), (" sq in", 100.0), ("", 12.0))  # by the unit of a difference; inches last
_SHORT = 4.0  # how much each missing share of the density counts
_LAST = 0.15  # of the work, when the best table is measured once more

Tell = Callable[[float], None]
Cancelled = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Made:
    """A table that was made, the best of `looked`, with what the checks and the fairness report say of it.

    `words` are why it is fair, or how far it is not.
    """

    scene: Scene
    found: Fairness
    findings: tuple[Finding, ...]
    looked: int
    words: str


@dataclass(frozen=True, slots=True)
class _Judged:
    laid: Laid
    findings: tuple[Finding, ...]
    score: tuple[int, int, float]


def best_table(
    wish: Wish,
    tell: Tell | None = None,
    cancelled: Cancelled | None = None,
    enough: Cancelled | None = None,
    better: Callable[[Scene, int], None] | None = None,
) -> Made:
    """Lay as many tables as a wish says, and return the best.

    Once `enough` answers true, the best of those that were looked at is taken: the one that fewer tries give.
    `better` hears of each table that is the best so far, and its number.
    """
    check_wish(wish)
    best: _Judged | None = None
    looked = 0
    for number in range(1, wish.tries + 1):
        unless_stopped(cancelled)
        laid = lay(wish, number, cancelled)
        if best is None and better is not None:
            better(laid.scene, number)  # so that something is seen soon
        judged = _judged(wish, laid, cancelled)
        looked = number
        if best is None or judged.score < best.score:
            if best is not None and better is not None:
                better(laid.scene, number)
            best = judged
        if tell is not None:
            tell((1.0 - _LAST) * number / wish.tries)
        if enough is not None and enough():
            break
    assert best is not None
    found = fairness(best.laid.scene, USUAL, cancelled=cancelled)
    words = _words(found, wish, best)
    if tell is not None:
        tell(1.0)
    with in_english():
        kept = _words(found, wish, best)
    scene = _named(best.laid.scene, replace(wish, tries=looked), kept)
    return Made(scene, found, best.findings, looked, words)


def _words(found: Fairness, wish: Wish, best: _Judged) -> str:
    return " ".join((_why(found, best.findings), *_shortcomings(wish, best.laid)))


def _judged(wish: Wish, laid: Laid, cancelled: Cancelled | None) -> _Judged:
    """Score a table, the lower the better: by faults, by warnings, then by how uneven and how open it is."""
    findings = tuple(look_through(laid.scene, cancelled=cancelled))
    graves = [finding.grave for finding in findings]
    found = fairness(laid.scene, _QUICK, cancelled=cancelled)
    short = max(0.0, wish.density / 100.0 - laid.share)
    score = 2.0 * _unevenness(found.rows) + _openness(found.rows) + _SHORT * short
    return _Judged(laid, findings, (graves.count("fault"), graves.count("warning"), round(score, 9)))


def _unevenness(rows: Sequence[Row]) -> float:
    return mean([_apart(row) for row in rows]) if rows else 0.0


def _apart(row: Row) -> float:
    """Return the difference of a figure as a share of the higher one, or of what such a figure mostly is."""
    if not isfinite(row.difference):
        return _NO_WAY
    usual = next(size for ending, size in _USUAL if row.words.endswith(ending) or not ending)
    return row.difference / max(*row.values, usual) if row.difference else 0.0


def _openness(rows: Sequence[Row]) -> float:
    """Return how much is seen from the zones, and how little of them is hidden, from 0 to 1."""
    shares = {row.name: mean(row.values) / 100.0 for row in rows if row.name in _OPEN}
    return mean([shares.get("Seen from one place", 0.0), 1.0 - shares.get("Hidden to deploy", 1.0)])


_OPEN = ("Seen from one place", "Hidden to deploy")


def _why(found: Fairness, findings: Sequence[Finding]) -> str:
    one, other = found.sides
    wrong = [finding for finding in findings if finding.grave != "hint"]
    checked = tr("the checks find nothing wrong")
    if wrong:
        checked = tr("the checks find {findings}", findings=counted_graves(wrong))
    if found.is_even:
        if not found.symmetry:
            return tr("Fair: no figure of the fairness report differs between {side} and {other}; {checked}.",
                      side=one, other=other, checked=checked)  # fmt: skip
        return tr(
            "Fair: no figure of the fairness report differs between {side} and {other}, as the table is its "
            "own image under {symmetry}; {checked}.",
            side=one, other=other, symmetry=shown_figure(found.symmetry), checked=checked,
        )  # fmt: skip
    worst = max(found.rows, key=_apart)
    apart = _apart(worst)
    verdict = tr("Not fair")
    if apart <= 3.0 * _EVEN:
        verdict = tr("Fair") if apart <= _EVEN else tr("Nearly fair")
    return tr(
        "{verdict}: the figures of {side} and {other} differ most in “{figure}”, {difference}; {checked}.",
        verdict=verdict, side=one, other=other, figure=shown_figure(worst.name),
        difference=difference_words(worst, found.sides), checked=checked,
    )  # fmt: skip


def _shortcomings(wish: Wish, laid: Laid) -> list[str]:
    """Say why less of the ground is covered than was asked for."""
    missing = wish.density / 100.0 - laid.share
    if missing < 0.02:
        return []
    share = f"{100.0 * laid.share:.0f} %"
    if laid.ran_out:
        return [tr("{share} of the ground is covered: the kit {kit} has no more pieces.",
                   share=share, kit=wish.kit.name)]  # fmt: skip
    return [tr("{share} of the ground is covered: no more fits with gaps that {size} mm gets through.",
               share=share, size=f"{wish.base.length_mm:g}")]  # fmt: skip


def _named(scene: Scene, wish: Wish, words: str) -> Scene:
    """Name a table, and write down how it was made."""
    made = (
        f"Generated from the kit {wish.kit.name}: {wish.width:g} × {wish.height:g} in, density "
        f"{wish.density} %, seed {wish.seed}, the best of {wish.tries}."
    )
    return replace(scene, name=f"{wish.kit.name} {wish.seed}", description=f"{made} {words}")
