"""The lines that a table's areas and borders are drawn by; no arrays are loaded for them."""

from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.outlines import Area as KernelArea
from battlefield.geometry.outlines import AreaGraph, AreaLine, area_lines
from battlefield.geometry.outlines import Border as KernelBorder
from battlefield.rules.scene.contents import Area, Border

Areas = tuple[Area, ...]
Borders = tuple[Border, ...]


def lines_of(areas: Areas, borders: Borders) -> tuple[AreaLine, ...]:
    """Return the lines; kept for as long as the areas and the borders are the same."""
    return _lines(Same(areas), Same(borders))


@lru_cache(maxsize=16)
def _lines(areas: Same[Areas], borders: Same[Borders]) -> tuple[AreaLine, ...]:
    drawn = [KernelBorder(border.kind, border.points) for border in borders.value]
    kernel = [KernelArea(area.id, area.polygon, area.capacity, area.level) for area in areas.value]
    return area_lines(AreaGraph.of(kernel, drawn))
