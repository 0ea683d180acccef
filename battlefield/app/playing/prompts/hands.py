"""Which hand a question is for."""

from battlefield.app.desk.background import Background
from battlefield.app.playing.aiming.aim_hand import AimingDesk
from battlefield.app.playing.opponent import Opponent
from battlefield.app.playing.prompts.choosing import ChoosingHand, OrderingHand, RollingHand
from battlefield.app.playing.prompts.confirming import ConfirmingHand
from battlefield.app.playing.prompts.idle import IdleHand
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.app.playing.prompts.pointing import PointingHand
from battlefield.app.playing.prompts.program import ProgramHand
from battlefield.app.playing.prompts.prompt import Hand
from battlefield.rules.core.laws import ChooseLaw, ConfirmLaw, Law, OrderLaw, PlacesLaw, RollLaw, SpotLaw


def hand_for(desk: AimingDesk, law: Law | None, opponent: Opponent, background: Background) -> Hand:
    """Make the hand for what is asked; one that begins actions where nothing is."""
    if opponent.side:
        return ProgramHand(desk, opponent)
    if isinstance(law, PlacesLaw):
        return PlacingHand(desk, law, background)
    if isinstance(law, SpotLaw):
        return PointingHand(desk, law, background)
    if isinstance(law, ChooseLaw):
        return ChoosingHand(desk, law, background)
    if isinstance(law, OrderLaw):
        return OrderingHand(desk, law.request)
    if isinstance(law, ConfirmLaw):
        return ConfirmingHand(desk, law.request, background)
    return RollingHand(desk, law.request) if isinstance(law, RollLaw) else IdleHand(desk, background)
