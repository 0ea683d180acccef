"""Army lists as text, as New Recruit, BattleScribe, tournaments and players write them.

A unit is a line with its price. "• 9x Guard: rifle" under it are its models where these numbers come to that
of the unit, or where it has none and one of them tells what each carries.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from unicodedata import category

from battlefield.files.imports.army.army_lines import (
    HEADINGS,
    UNPRICED,
    UNWORDED,
    UnitLine,
    has_quality,
    is_sum,
    loose_line,
    unit_line,
    unpriced_line,
    unworded_line,
)
from battlefield.files.imports.army.army_prices import (
    BEFORE_NAME,
    POINTS,
    amount_of,
    price_in,
    taken_as_points,
)
from battlefield.files.imports.army.army_sigmar import (
    is_choice,
    is_of_sigmar,
    is_scenery_heading,
    total_line,
)
from battlefield.files.imports.army.army_units import ArmyList, ArmyUnit, Reading, units_come_to
from battlefield.files.imports.reading.source import Source
from battlefield.files.text.errors import SceneError, shown

MOST_LINES: Final = 5_000
_LONGEST: Final = 200  # characters of a name
MOST_OF_ONE: Final = 1_000
_LEAST_LIST: Final = 500.0  # points; a first line of so many is the title of the list
_HEAD_LINES: Final = 400  # in which units have to show themselves
_PRICE: Final = r"[(\[]\s*(?:[0-9]{1,4}\s*PL,\s*)?(?P<points>[0-9][0-9.,]{0,7})\s*(?:pts?|points?)\.?\s*[)\]]"
_BULLET: Final = re.compile(r"(?P<indent>\s*)(?:[•◦.-]|\*(?!\*))\s*(?P<words>\S.*)")
_MODELS: Final = re.compile(
    rf"(?:(?P<count>[0-9]{{1,4}})\s*[x×]\s+)?(?P<name>[^:]+?)\s*(?:{_PRICE})?\s*(?P<rest>:.*)?", re.IGNORECASE
)
_PICTURES: Final = ("So", "Sk", "Mn", "Cf")  # emojis with their parts, stars and the like
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
    "OLD WORLD BUILDER",
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

    line: UnitLine
    is_bullet: bool = False
    is_apart: bool = False  # an empty line follows
    bullets: list[_Bullet] = field(default_factory=list)


_BARE_PRICE: Final = re.compile(
    r"(?:\s[-–—=]\s*|@\s*)[0-9]{1,4}(?:[.,][0-9]{1,2})?(?:\s+(?:each|apiece|ea\.?))?$",
    re.IGNORECASE,
)


def is_text_list(source: Source) -> bool:
    """Return whether a file is an army list as text: units with their prices, and a sign of who wrote it."""
    if source.head[:1] in b"{[<" or b"\0" in source.data[:4096]:
        return False
    lines = source.glimpse.splitlines()[:_HEAD_LINES]
    units = _many(lines, unit_line)
    has_sign = any(sign in line.upper() for line in lines for sign in _SIGNS)
    has_sign = has_sign or any(has_quality(_entry(line)) for line in lines)
    return units > 2 or (has_sign and units > 0) or _reads_unworded(lines) or _is_unpriced(lines)


def _many(lines: Iterable[str], read: Callable[[str], UnitLine | None]) -> int:
    found = [read(_entry(line)) for line in lines]
    return sum(each is not None and not each.is_sum for each in found)


def _reads_unworded(lines: list[str]) -> bool:
    """Return whether units have their points as numbers in brackets alone, by the title or who made it."""
    worded, unworded = _many(lines, unit_line), _many(lines, unworded_line)
    return (worded == 1 and unworded > 2) or (is_of_sigmar(lines) and unworded > worded)


def _is_unpriced(lines: list[str]) -> bool:
    """Return whether no line has a price, and several tell a number of models."""
    return _many(lines, unit_line) == 0 and _many(_outer(lines), unpriced_line) > 1


def _reads_unpriced(lines: list[str]) -> bool:
    """Return whether a list has no prices; SceneError where a line of it may be a unit or none."""
    if not _is_unpriced(lines[:_HEAD_LINES]):
        return False
    first, *entries = _outer(lines)  # the first one may be the list's name
    bare = next(
        (each for each in (first, *entries) if _BARE_PRICE.search(each) or BEFORE_NAME.match(each)), ""
    )
    if bare:
        found = f"has numbers that may be prices, as in {shown(bare[:40])}"
        raise SceneError("the list", found, "write pts behind each price, such as 10x Guard - 180 pts")
    unsure = next((each for each in entries if unpriced_line(each) is None and not _is_heading(each)), "")
    if unsure:
        found = f"tells neither prices nor whether {shown(unsure[:40])} is a unit"
        raise SceneError("the list", found, "write how many before each unit, such as 1x Captain")
    return True


def _outer(lines: Iterable[str]) -> list[str]:
    """Return what may be units: lines of their own, or where none has a number what stands behind bullets."""
    told = [line for line in lines if _bare(line).strip("+=-_#` ") and line.lstrip()[:1] not in "#+="]
    plain = [_bare(line) for line in told if _BULLET.fullmatch(line) is None]
    return plain if _many(plain, unpriced_line) else [_entry(line) for line in told if not line[:1].isspace()]


def _is_heading(entry: str) -> bool:
    return entry.endswith(":") or entry.lower() in HEADINGS


def text_list(source: Source) -> ArmyList:
    """Read a list; what is neither a unit nor a line of one is told as left out."""
    lines = source.list_text.splitlines()
    if len(lines) > MOST_LINES:
        raise SceneError("the list", "is too long", f"at most {MOST_LINES} lines are read")
    is_unworded = _reads_unworded(lines)
    work = _Work(
        is_sigmar=is_unworded and is_of_sigmar(lines),
        is_unworded=is_unworded,
        is_unpriced=not is_unworded and _reads_unpriced(lines),
    )
    for number, line in enumerate(lines, 1):
        work.take(line, number)
    work.take_title()
    if work.units not in (None, len(work.blocks)):
        work.left.insert(0, f"the list says that it has {work.units} units, and {len(work.blocks)} are read")
    units = tuple(map(_unit, work.blocks))
    return ArmyList(
        work.name[:_LONGEST],
        "",
        work.points,
        units,
        (*units_come_to(units, None if work.is_limit or not work.points else work.points), *_left(work.left)),
        (*_words_of(work), *_unnumbered(units)),
    )


def _unnumbered(units: Sequence[ArmyUnit]) -> Iterator[str]:
    """Say where nothing in a list tells how many models its units have."""
    if len(units) > 1 and all(unit.counted == (_BY_NAME,) for unit in units):
        yield "No line tells how many models a unit has; each is taken as one"


def _words_of(work: "_Work") -> Iterator[str]:
    prices = (block.line.price for block in work.blocks)
    words = {word.lower(): word for word in prices if word != UNPRICED}
    if work.sum_line:
        yield f"'{work.sum_line[:80]}' costs as much as all others and is taken for the name of the list"
    if UNWORDED in words:
        yield "Numbers in brackets behind names are taken as points"
    if others := [word for plain, word in words.items() if plain and plain not in POINTS]:
        yield taken_as_points(others)


@dataclass
class _Work:
    """A list as far as it is read."""

    name: str = ""
    points: float = 0.0
    limit: UnitLine | None = None  # the line that tells how large the list may be
    is_limit: bool = False  # whether `points` are those that it may have
    units: int | None = None  # as many as the list says that it has
    sum_line: str = ""  # a first line that is taken for a title by its price alone
    is_sigmar: bool = False  # whether it is one of Age of Sigmar
    is_scenery: bool = False  # whether what follows is terrain
    is_unworded: bool = False  # whether numbers in brackets alone are points
    is_unpriced: bool = False  # whether no unit tells what it costs
    blocks: list[_Block] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def take(self, line: str, number: int) -> None:
        """Take one line."""
        bare = _bare(line)
        if not bare.strip("+=-_#` "):
            if self.blocks and not self.blocks[-1].bullets:
                self.blocks[-1].is_apart = True
            return
        if line.lstrip().startswith(("#", "+", "=")):
            self._head(bare)
            return
        bullet = _BULLET.fullmatch(line)
        if self.is_sigmar and self._is_of_list(bullet, bare, number):
            return
        unit = unit_line(_entry(line)) or (unworded_line(bare) if self.is_unworded else None)
        unit = unit or (unpriced_line(_entry(line)) if self.is_unpriced else None)
        unit = unit or (None if bullet else loose_line(bare))
        if bullet is not None and self.blocks and not (unit and self._is_entry(line)):
            _put_under(self.blocks[-1], bullet, number)
        elif unit is None or unit.is_heading:
            self.left.append(f"line {number}: {bare[:60]}")
        elif unit.is_sum:
            self.points = self.points or unit.points
        elif not bullet and _is_size(unit):
            self.limit = self.limit or unit
        else:
            _check(unit.count, number)
            unit = replace(unit, name=unit.name[:_LONGEST])
            self.blocks += [_Block(unit, bullet is not None) for _ in range(unit.alike)]

    def _is_of_list(self, bullet: re.Match[str] | None, bare: str, number: int) -> bool:
        """Take a line of a list of Age of Sigmar that is no unit; return whether it is one of these."""
        if bullet is not None and self.blocks:
            return True  # a choice of its unit, never a model
        total, priced = total_line(bare), unit_line(bare)
        if total is None and priced is not None and not (self.blocks or self.points or is_choice(bare)):
            total = priced.name, priced.points
        if total is not None:
            self.points = self.points or total[1]
            self.name = self.name or ("" if is_sum(total[0]) else total[0])
            return True
        is_unit = priced is None and unworded_line(bare) is not None
        self.is_scenery = is_scenery_heading(bare) or (self.is_scenery and is_unit)
        if not is_unit or self.is_scenery:
            self.left.append(f"line {number}: {bare[:60]}")
            return True
        return False

    def _is_entry(self, line: str) -> bool:
        """Return whether a line behind a bullet is a unit: in bold, or as the unit before it is one."""
        return _is_marked(line) or (self.blocks[-1].is_bullet and not line[:1].isspace())

    def take_title(self) -> None:
        """Take a first line that costs as much as all others for the name of the list; doubt a large one."""
        if not self.is_sigmar:
            self._take_first()
        if self.limit is not None:
            self.is_limit = not self.points
            self.name, self.points = self.name or self.limit.name, self.points or self.limit.points

    def _take_first(self) -> None:
        if len(self.blocks) < 2:
            return
        first, *others = self.blocks
        if first.line.count or first.bullets or first.line.rest:
            return
        total, points = sum(each.line.points for each in others), first.line.points
        is_sum = points == total and (len(others) > 1 or bool(others[0].bullets))
        if is_sum or (points > total and points >= _LEAST_LIST):
            self.name, self.points = first.line.name, self.points or points
            self.sum_line = first.line.name if is_sum and not first.is_apart else ""
            del self.blocks[0]
        elif points >= _LEAST_LIST and not self.points:
            first.line = replace(first.line, others=((0, _MAY_BE_TITLE),))
            self.name = first.line.name if first.is_apart else ""

    def _head(self, bare: str) -> None:
        """Take a line of the head, or a heading: the first price in them is that of the whole list."""
        if (told := _UNITS.match(bare)) is not None:
            self.units = int(told[1])
        total = _TOTAL.match(bare)
        price = None if self.blocks else price_in(bare.strip("+ "))
        if not self.points and (total or price):
            self.points = amount_of(total[1]) if total else price.amount if price else 0.0
        else:
            self.left.append(bare.strip("+ ")[:80])


def _is_size(unit: UnitLine) -> bool:
    """Return whether a line with points tells how large the list may be."""
    return not unit.count and any(size in unit.name.lower() for size in _SIZES)


def _bare(line: str) -> str:
    """Return a line without marks of headings and of bold or slanted letters."""
    plain = re.sub(r"\*\*|__|^#+\s*", "", line.strip()).strip()
    start = next((n for n, letter in enumerate(plain) if category(letter) not in _PICTURES), 0)
    plain = plain[start:].lstrip() if start else plain
    return re.sub(r"\*([(\[][^*]*[)\]])\*", r"\1", plain)


def _entry(line: str) -> str:
    """Return a line without its bullet."""
    bullet = _BULLET.fullmatch(line)
    return _bare(bullet["words"] if bullet else line)


def _is_marked(line: str) -> bool:
    """Return whether a line is the bold entry of a list at its left edge, which Markdown writes units as."""
    return line.startswith(("- **", "* **", "- __", "* __"))


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
    line = block.line
    top = min((each.indent for each in block.bullets), default=0)
    outer = [each for each in block.bullets if each.indent == top and each.count]
    telling = [each for each in outer if each.has_lines or each.has_rest]
    more = [*_without_number(block, top)]
    one_each = [each for each in more if each.has_lines or each.has_rest]
    readings = [
        Reading(_summed((*outer, *one_each)), _UNNUMBERED if one_each else _SILENT),
        Reading(_summed((*outer, *more)), _UNNUMBERED),
        Reading(_summed(outer), _UNNUMBERED),
        Reading(_summed(telling or outer), _SILENT),
    ]
    if line.count is None and telling:
        usual, *others = readings
        return _counted(block, usual.models, _BY_LINES, others)
    for each in reversed(readings):
        if line.count is not None and sum(each.models.values()) == line.count:
            return _counted(block, each.models, _BY_LINES, ())
    count = sum(readings[3].models.values())
    by = _BY_NAME if line.count is None else "its number"
    is_doubtful = any(each.count > 1 for each in outer) if line.count is None else bool(telling)
    why = f"the lines under it come to {count}, and may be what it carries"
    others = [Reading(readings[3].models, why)] if is_doubtful and count != line.count else []
    others += [Reading({line.name: number} if number else {}, why) for number, why in line.others]
    plain = {line.name: line.count or 1}
    if block.is_apart and any(each.why == _MAY_BE_TITLE for each in others):
        return ArmyUnit(line.name, {}, 0.0, others=(Reading(plain, _MAY_BE_TITLE),))
    return _counted(block, plain, (by,), others)


def _counted(
    block: _Block, models: Mapping[str, int], by: tuple[str, ...], others: Iterable[Reading]
) -> ArmyUnit:
    differing = tuple(each for each in others if each.models != models)
    return ArmyUnit(block.line.name, models, block.line.points, counted=by, others=differing)


_MAY_BE_TITLE: Final = "it is the first line with points, which may be the name of the list"
_BY_NAME: Final = "its name"
_BY_LINES: Final = ("the lines under it",)
_UNNUMBERED: Final = "a line under it without a number counts as a model where it tells what that carries"
_SILENT: Final = "a line beside those of models counts as one, whether it tells what that carries or not"


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


def _whole(text: str | None, number: int) -> int | None:
    return _check(None if text is None else int(text), number)


def _check(count: int | None, number: int) -> int | None:
    if count is not None and not 0 < count <= MOST_OF_ONE:
        raise SceneError(
            f"line {number}", f"has {count} models", f"it must be a number from 1 to {MOST_OF_ONE}"
        )
    return count


def _left(found: list[str]) -> Iterator[str]:
    """Yield what was left out, the first of it by name."""
    yield from found[:20]
    if len(found) > 20:
        yield f"{len(found) - 20} more lines that are no units"
