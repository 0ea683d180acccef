"""Army lists as text, as New Recruit, BattleScribe and tournaments write them.

A unit is a line, "10x Guard (180 pts)" or "Guard [180pts]: ...". "• 9x Guard: rifle" under it are its models
where these numbers come to that of the unit, or where it has none and they tell what each carries.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from battlefield.files.imports.army.army_units import ArmyList, ArmyUnit, Reading
from battlefield.files.imports.reading.source import Source
from battlefield.files.text.errors import SceneError

MOST_LINES: Final = 5_000
_LONGEST: Final = 200  # characters of a name
MOST_OF_ONE: Final = 1_000
_LEAST_LIST: Final = 500.0  # points; a first line of so many is the title of the list
_HEAD_LINES: Final = 400  # in which units have to show themselves
_COUNT: Final = r"(?:(?P<count>[0-9]{1,4})\s*[x×]\s+)?"
_PRICE: Final = r"[(\[]\s*(?:[0-9]{1,4}\s*PL,\s*)?(?P<points>[0-9][0-9.,]{0,7})\s*(?:pts?|points?)\.?\s*[)\]]"
_UNIT: Final = re.compile(
    rf"(?:Char[0-9]{{1,3}}:\s*)?{_COUNT}(?P<name>[^()\[\]:]*[^()\[\]:\s])\s*{_PRICE}\s*(?P<rest>:.*)?",
    re.IGNORECASE,
)
_BULLET: Final = re.compile(r"(?P<indent>\s*)[•◦*.-]\s*(?P<words>\S.*)")
_MODELS: Final = re.compile(
    rf"(?:(?P<count>[0-9]{{1,4}})\s*[x×]\s+)?(?P<name>[^:]+?)\s*(?:{_PRICE})?\s*(?P<rest>:.*)?", re.IGNORECASE
)
_NO_MODELS: Final = ("warlord", "general", "enhancement", "reinforced", "leader", "relic", "trait", "mark of")
"""How lines without a number begin that are no models."""
_TOTAL: Final = re.compile(r"\+\s*TOTAL ARMY POINTS:\s*([0-9][0-9.,]{0,7})", re.IGNORECASE)
_UNITS: Final = re.compile(r"\+\s*NUMBER OF UNITS:\s*([0-9]{1,4})\b", re.IGNORECASE)
_SIGNS: Final = (
    "+ FACTION KEYWORD",
    "NEWRECRUIT.EU",
    "NEW RECRUIT",
    "+ TOTAL ARMY POINTS",
    "EXPORTED WITH",
    "BATTLESCRIBE",
)
_SIZES: Final = ("strike force", "incursion", "onslaught", "combat patrol", "army roster")


@dataclass
class _Bullet:
    """A line under a unit: how far in it stands, how many of what, and whether lines stand under it."""

    indent: int
    count: int  # 0 where no number stands there
    name: str
    has_rest: bool
    has_lines: bool = False


@dataclass
class _Block:
    """A unit and the lines under it."""

    name: str
    count: int | None
    points: float
    bullets: list[_Bullet] = field(default_factory=list)


def is_text_list(source: Source) -> bool:
    """Return whether a file is an army list as text: units with their points, and a sign of who wrote it."""
    if source.head[:1] in b"{[<" or b"\0" in source.data[:4096]:
        return False
    lines = _text(source).splitlines()[:_HEAD_LINES]
    units = sum(_UNIT.fullmatch(_bare(line)) is not None for line in lines if not _BULLET.fullmatch(line))
    has_sign = any(sign in line.upper() for line in lines for sign in _SIGNS)
    return units > 2 or (has_sign and units > 0)


def text_list(source: Source) -> ArmyList:
    """Read a list; what is neither a unit nor a line of one is told as left out."""
    lines = _text(source).splitlines()
    if len(lines) > MOST_LINES:
        raise SceneError("the list", "is too long", f"at most {MOST_LINES} lines are read")
    work = _Work()
    for number, line in enumerate(lines, 1):
        work.take(line, number)
    if work.units not in (None, len(work.blocks)):
        work.left.insert(0, f"the list says that it has {work.units} units, and {len(work.blocks)} are read")
    return ArmyList(work.name, "", work.points, tuple(map(_unit, work.blocks)), tuple(_left(work.left)))


@dataclass
class _Work:
    """A list as far as it is read."""

    name: str = ""
    points: float = 0.0
    units: int | None = None  # as many as the list says that it has
    blocks: list[_Block] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def take(self, line: str, number: int) -> None:
        """Take one line."""
        bare = _bare(line)
        bullet, unit = _BULLET.fullmatch(line), _UNIT.fullmatch(bare)
        if not bare.strip("+=-_# "):
            return
        if line.lstrip().startswith(("#", "+")):
            self._head(bare)
        elif bullet is not None and self.blocks and not (unit and _is_marked(line)):
            _put_under(self.blocks[-1], bullet, number)
        elif unit is not None and _is_title(unit, bool(self.blocks), bare):
            self.name = self.name or unit["name"].strip()[:_LONGEST]
            self.points = self.points or _number(unit["points"])
        elif unit is not None:
            count = _whole(unit["count"], number)
            self.blocks.append(_Block(unit["name"][:_LONGEST], count, _number(unit["points"])))
        else:
            self.left.append(f"line {number}: {bare[:60]}")

    def _head(self, bare: str) -> None:
        """Take a line of the head, or a heading: the first price in them is that of the whole list."""
        if (told := _UNITS.match(bare)) is not None:
            self.units = int(told[1])
        total = _TOTAL.match(bare) or (None if self.blocks else re.search(_PRICE, bare, re.IGNORECASE))
        if total is not None and not self.points:
            self.points = _number(total[1])
        else:
            self.left.append(bare.strip("+ ")[:80])


def _is_title(unit: re.Match[str], has_units: bool, bare: str) -> bool:
    """Return whether a line with points is the name of the whole list, or how large it may be."""
    if unit["count"] or bare.lower().startswith("char"):
        return False
    is_size = any(size in unit["name"].lower() for size in _SIZES)
    return is_size or (not has_units and _number(unit["points"]) >= _LEAST_LIST and not unit["rest"])


def _text(source: Source) -> str:
    return source.data[: 2**20].decode("utf-8-sig", errors="replace")


def _bare(line: str) -> str:
    """Return a line without marks of headings and of bold letters."""
    return re.sub(r"\*\*|^#+\s*", "", line.strip()).strip()


def _is_marked(line: str) -> bool:
    """Return whether a line is the bold entry of a list at its left edge, which Markdown writes units as."""
    return line.startswith(("- **", "* **"))


def _put_under(block: _Block, bullet: re.Match[str], number: int) -> None:
    indent = len(bullet["indent"].expandtabs(4))
    if block.bullets and indent > block.bullets[-1].indent:
        parent = next((each for each in reversed(block.bullets) if each.indent < indent), None)
        if parent is not None:
            parent.has_lines = True
    found = _MODELS.fullmatch(_bare(bullet["words"]))
    if found is not None:
        count = _whole(found["count"], number) or 0
        block.bullets.append(_Bullet(indent, count, found["name"][:_LONGEST], bool(found["rest"])))
    else:
        block.bullets.append(_Bullet(indent, 0, "", False))


def _unit(block: _Block) -> ArmyUnit:
    """Count the models of a unit: by the lines under it where they come to its number, else by that."""
    top = min((each.indent for each in block.bullets), default=0)
    outer = [each for each in block.bullets if each.indent == top and each.count]
    telling = [each for each in outer if each.has_lines or each.has_rest]
    lines = Reading(_summed(telling or outer))
    more = [*_without_number(block, top)]
    one_each = [each for each in more if each.has_lines or each.has_rest]
    readings = [Reading(_summed((*(telling or outer), *each)), _UNNUMBERED) for each in (one_each, more, ())]
    count = sum(lines.models.values())
    if block.count is None and telling:
        others = tuple(each for each in readings[1:] if each.models != readings[0].models)
        return ArmyUnit(block.name, readings[0].models, block.points, counted=_BY_LINES, others=others)
    for each in reversed(readings):
        if block.count is not None and sum(each.models.values()) == block.count:
            return ArmyUnit(block.name, each.models, block.points, counted=_BY_LINES)
    plain = {block.name: block.count or 1}
    by = "its name" if block.count is None else "its number"
    is_doubtful = any(each.count > 1 for each in outer) if block.count is None else bool(telling)
    why = f"the lines under it come to {count}, and may be what it carries"
    others = (Reading(lines.models, why),) if is_doubtful and count != block.count else ()
    return ArmyUnit(block.name, plain, block.points, counted=(by,), others=others)


_BY_LINES: Final = ("the lines under it",)
_UNNUMBERED: Final = "a line under it without a number counts as a model where it tells what that carries"


def _without_number(block: _Block, top: int) -> Iterator[_Bullet]:
    """Yield lines without a number that may each be a model."""
    for each in block.bullets:
        if each.indent == top and not each.count and not each.name.lower().startswith(_NO_MODELS):
            yield replace(each, count=1)


def _summed(bullets: Iterable[_Bullet]) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in bullets:
        found[each.name] = found.get(each.name, 0) + each.count
    return found


def _number(text: str) -> float:
    return float(re.sub("[.,]", "", text))


def _whole(text: str | None, number: int) -> int | None:
    if text is None:
        return None
    if not 0 < int(text) <= MOST_OF_ONE:
        raise SceneError(
            f"line {number}", f"has {text} models", f"it must be a number from 1 to {MOST_OF_ONE}"
        )
    return int(text)


def _left(found: list[str]) -> Iterator[str]:
    """Yield what was left out, the first of it by name."""
    yield from found[:20]
    if len(found) > 20:
        yield f"{len(found) - 20} more lines that are no units"
