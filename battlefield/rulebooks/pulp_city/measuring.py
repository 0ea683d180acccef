"""How Pulp City looks and measures: terrain bars sight, and every model is by itself."""

from battlefield.rules.book.measuring import Measuring
from battlefield.rules.table.looks import past_models

MEASURING = Measuring("pulp-city", look=past_models, sight="P-Sight-1", coverage="R4", range="R3")
