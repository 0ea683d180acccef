"""Patterns of the sentences that rules say, ask and refuse by, marked for translators.

Those of a book stand in modules of its name. A place in braces stands for what is filled in.
"""

from battlefield.app.wording.sentences.bench import BENCH, DIALS
from battlefield.app.wording.sentences.cards import CARDS, HEADS
from battlefield.app.wording.sentences.core import CORE
from battlefield.app.wording.sentences.counsel import COUNSEL
from battlefield.app.wording.sentences.faults import FAULTS
from battlefield.app.wording.sentences.imported_things import THINGS
from battlefield.app.wording.sentences.imports import IMPORTS
from battlefield.app.wording.sentences.measure import MEASURE
from battlefield.app.wording.sentences.odds import ODDS
from battlefield.app.wording.sentences.photographs import PHOTOGRAPHS
from battlefield.app.wording.sentences.pieces import PIECES
from battlefield.app.wording.sentences.remedies import REMEDIES
from battlefield.app.wording.sentences.settings import SETTINGS
from battlefield.app.wording.sentences.skirmish import SKIRMISH
from battlefield.app.wording.sentences.typed import TYPED
from battlefield.app.wording.sentences.warsurge import WARSURGE
from battlefield.app.wording.sentences.warsurge_perks import WARSURGE_PERKS

SENTENCES = (
    *BENCH,
    *CARDS,
    *CORE,
    *COUNSEL,
    *IMPORTS,
    *MEASURE,
    *ODDS,
    *PHOTOGRAPHS,
    *SKIRMISH,
    *THINGS,
    *TYPED,
    *WARSURGE,
    *WARSURGE_PERKS,
)
"""All patterns, in no order that counts."""

__all__ = ["DIALS", "FAULTS", "HEADS", "PIECES", "REMEDIES", "SENTENCES", "SETTINGS", "THINGS"]
