"""The automaton's page where a weapon and its target are offered together: targets, range, and charges."""

import pytest
from iron_problems import blade, character, field, gun

from battlefield.app.opponents.players import values_of
from battlefield.play.opponents.automaton import Automaton
from battlefield.play.session import Session
from battlefield.play.thinking import Salted
from battlefield.rules.book.actions import Action

PISTOL, PIKE = gun("Pistol", power=12, reach=10), blade("Pike", "reach", 8)


def chosen(red, blue, places):
    """Let red's first unit act by the page in thought; return what is chosen of all that is asked."""
    session = field(red, blue, places)
    page, unit = Automaton(session.book, values_of("iron-kingdoms")), f"red/{red[0]['id']}"
    session = Session(session.state, session.book, Salted(0))
    assert not session.begin(Action("Activate", "red", unit))
    found = []
    while session.pending is not None:
        answer = page.answer(session)
        found += [answer[0]] if isinstance(answer, tuple) and isinstance(answer[0], str) else []
        assert not session.answer(answer)
    return found


def test_it_shoots_whom_the_shot_destroys_and_not_who_is_listed_first():
    found = chosen(
        [character("shot", PISTOL, rat=20)],
        [character("ox", arm=18, hp=12, spd=0), character("mage", hp=3, spd=0)],
        {"red/shot": [(12, 8)], "blue/ox": [(10, 14)], "blue/mage": [(14, 14)]},
    )
    assert found == ["aim", "Pistol > blue/mage"]


def test_of_two_whom_the_shot_destroys_it_shoots_the_dearest():
    found = chosen(
        [character("shot", PISTOL, rat=20)],
        [character("cheap", hp=3, points=5), character("dear", hp=3, points=25)],
        {"red/shot": [(12, 8)], "blue/cheap": [(12, 12)], "blue/dear": [(14, 15)]},
    )
    assert found[-1] == "Pistol > blue/dear"


def test_it_takes_the_weapon_that_takes_most_off_a_foe():
    found = chosen(
        [character("shot", gun("Bow", power=9, reach=14), PISTOL, rat=20)],
        [character("ox", arm=14, hp=20, spd=0)],
        {"red/shot": [(12, 8)], "blue/ox": [(12, 14)]},
    )
    assert found[1:] == ["Pistol > blue/ox", "Bow > blue/ox"]


def test_it_shoots_nobody_out_of_range():
    found = chosen(
        [character("shot", gun("Pot", power=12, reach=4, aoe=3), rat=20, spd=1)],
        [character("ox", arm=14, hp=20, spd=0)],
        {"red/shot": [(12, 4)], "blue/ox": [(12, 20)]},
    )
    assert found == ["Move", "done"]


def test_it_charges_whom_the_charge_destroys_rather_than_the_nearest():
    found = chosen(
        [character("pike", PIKE, mat=20)],
        [character("ox", arm=18, hp=20, spd=0), character("mage", hp=3, spd=0)],
        {"red/pike": [(12, 8)], "blue/ox": [(10, 13)], "blue/mage": [(14, 15)]},
    )
    assert found == ["blue/mage", "Pike > blue/mage"]


@pytest.mark.parametrize(
    ("who", "why"),
    [
        (character("red", PIKE, gun("Cannon", power=20, reach=4), mat=20), "it hurts most from afar"),
        (character("red", PIKE, gun("Bow", power=4, reach=14), mat=20), "a foe is in range already"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_it_does_not_charge_where(who, why):
    del why
    found = chosen([who], [character("ox", hp=20, spd=0)], {"red/red": [(12, 8)], "blue/ox": [(12, 15)]})
    assert "blue/ox" not in found


def test_it_strikes_whom_it_touches_standing_up():
    found = chosen(
        [character("pike", PIKE, mat=20)],
        [character("ox", hp=20, spd=0)],
        {"red/pike": [(12, 8)], "blue/ox": [(12, 10)]},
    )
    assert found == ["stay", "Pike > blue/ox"]
