"""How Agemonia looks and measures: from area to area, and in steps."""

from battlefield.rulebooks.agemonia.movement.ground import range_between
from battlefield.rules.book.measuring import ByAreas, Measuring
from battlefield.rules.table.areas import sees

MEASURING = Measuring("agemonia", areas=ByAreas(sees, range_between), sight="A-Area-1", range="A-Area-1")
