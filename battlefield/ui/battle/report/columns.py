"""Text in columns of several heights: heads stay with what they head, and tables are whole if they can be."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QTextDocument

from battlefield.app.battle_report import html

_PART = re.compile(r"(?=<h[123]>|<p[ >]|<table)")
_ROW = re.compile(r"(?=<tr>)")
_HEADS = re.compile(r"<tr><th.*?</tr>")
_ABOVE = {"<h2>": 10.0, "<h3>": 6.0}  # pixels
_MOST_LINES, _MOST_ROWS = 6, 14  # of a paragraph and of a table that stay together


@dataclass(frozen=True, slots=True)
class Frame:
    """A column: the page that it is on, counted from 0, and its place there."""

    page: int
    box: QRectF


@dataclass(frozen=True, slots=True)
class Block:
    """Some text that stays together, and how high it is."""

    document: QTextDocument
    high: float
    above: float = 0.0  # what parts it from what stands above it in a column
    following: "Block | None" = None  # what stands for it right below what it goes on from


@dataclass(frozen=True, slots=True)
class Laid:
    """A block in its place."""

    block: Block
    frame: Frame
    y: float
    scale: float

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        painter.save()
        painter.translate(self.frame.box.left(), self.frame.box.top() + self.y)
        painter.scale(self.scale, self.scale)
        self.block.document.drawContents(painter)
        painter.restore()


def blocks_of(text: str, wide: float, font: QFont) -> Iterator[Block]:
    """Set the parts of a text in a width, one after the other."""
    before = ""
    for part in kept_together(text):
        above = next((gap for head, gap in _ABOVE.items() if part.startswith(head)), 0.0)
        goes_on = part.startswith("<table") and before.endswith("</table>")
        following = _block(_HEADS.sub("", part), wide, font) if goes_on else None
        yield replace(_block(part, wide, font), above=above, following=following)
        before = part


def _block(part: str, wide: float, font: QFont) -> Block:
    document = QTextDocument(documentMargin=0, defaultFont=font, defaultStyleSheet=html.STYLE)
    document.setHtml(f"<body>{_with_plain_heads(part)}</body>")
    document.setTextWidth(wide)
    return Block(document, document.size().height())


def kept_together(text: str) -> list[str]:
    """Split a text where a column may end: behind no head, within no short paragraph and no short table."""
    found, heads = list[str](), ""
    for part in filter(None, _PART.split(text)):
        if part.startswith("<h"):
            heads += part
            continue
        first, *others = _pieces(part)
        found += [heads + first, *others]
        heads = ""
    return [*found, heads] if heads else found


def _pieces(part: str) -> list[str]:
    """Split a long paragraph by lines, and a long table by rows, each part with the heads of its columns."""
    if part.startswith("<table"):
        start, *rows = _ROW.split(part.removesuffix("</table>"))
        if len(rows) <= _MOST_ROWS:
            return [part]
        heads = rows[:1] if "<th" in rows[0] else []
        body, many = rows[len(heads) :], _MOST_ROWS // 2
        return [f"{start}{''.join((*heads, *body[n : n + many]))}</table>" for n in range(0, len(body), many)]
    lines = part.split("<br>")
    if len(lines) <= _MOST_LINES:
        return [part]
    opening = part[: part.index(">") + 1]
    chunks = ["<br>".join(lines[n : n + _MOST_LINES]) for n in range(0, len(lines), _MOST_LINES)]
    return [
        f"{opening if n else ''}{chunk}{'' if n == len(chunks) - 1 else '</p>'}"
        for n, chunk in enumerate(chunks)
    ]


def laid_out(blocks: Sequence[Block], frames: Iterator[Frame], scale: float) -> list[Laid]:
    """Put blocks into columns, one after the other; what is too high for any stands alone in one."""
    found, frame, y = list[Laid](), next(frames), 0.0
    for whole in blocks:
        block = whole.following if whole.following is not None and y else whole
        high, above = block.high * scale, block.above * scale if y else 0.0
        while (y and y + above + high > frame.box.height()) or high > _room(frame):
            frame, y, above, block = next(frames), 0.0, 0.0, whole
            high = block.high * scale
        y += above
        found.append(Laid(block, frame, y, scale))
        y += high
    return found


def _room(frame: Frame) -> float:
    """Return the height of what a column takes: one below a map takes nothing that is too high for it."""
    return frame.box.height() if frame.box.top() else float("inf")


def filled(laid: Sequence[Laid]) -> tuple[int, float]:
    """Return how many pages are begun, and how much of the last one's first column is written on."""
    last = laid[-1].frame.page
    end = [each for each in laid if each.frame.page == last]
    columns = {each.frame.box.left() for each in end}
    share = max((each.y + each.block.high * each.scale) / each.frame.box.height() for each in end)
    return last + 1, share if len(columns) == 1 else 1.0


def _with_plain_heads(text: str) -> str:
    """Write headings as paragraphs: Qt makes headings larger than their style says."""
    for level in ("h1", "h2", "h3"):
        text = text.replace(f"<{level}>", f'<p class="{level}">').replace(f"</{level}>", "</p>")
    return text
