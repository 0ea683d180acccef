"""Bases found by a click near their rims on rendered photographs, and laid through three clicks."""

import numpy as np
import pytest
from campaigns import few
from drawn_photographs import DrawnBase, Still, any_camera

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.photographs.calibration import Calibration
from battlefield.geometry.photographs.found_bases import distance_between
from battlefield.geometry.photographs.rim_clicks import base_through
from battlefield.geometry.photographs.rim_finding import found_base
from battlefield.geometry.photographs.rims import BaseForm, Stump, directions, outline

SIZE = (2400, 1800)
ROOM = (0.0, 0.0, 30.0, 22.0)


def still_of(seed, base, **kinds):
    """A photograph of one base, by a camera that is known."""
    camera = any_camera(np.random.default_rng(seed), ROOM, SIZE, 0.01)
    return Still(camera, (base,), seed=seed, **kinds)


def known(camera):
    """What a camera tells that is known exactly."""
    return Calibration(camera, np.zeros((10, 10)), ())


def clicked(still, base, angle, beside=0.03):
    """A click near a rim."""
    place = np.array(base.at) + (base.long + beside) * np.array([np.cos(angle), np.sin(angle)])
    return tuple(float(v) for v in still.camera.pixels(place))


def round_base(at, size, **kinds):
    return DrawnBase(at, size / 50.8, size / 50.8, **kinds)


def test_an_outline_holds_all_that_is_seen_of_a_base_and_touches_it():
    camera = any_camera(np.random.default_rng(3), ROOM, SIZE, 0.0)
    stump = Stump(
        np.array([[10.0, 8.0]]), np.array([30.0]), np.array([[1.2, 0.7]]), np.array([0.4]), np.array([0.1])
    )
    ways = directions(24)
    reach, touch = outline(camera, stump, ways)
    around = directions(2000)
    ahead, aside = np.array([np.sin(np.pi / 6), -np.cos(np.pi / 6)]), np.array([np.cos(np.pi / 6), 0.5])
    seen = []
    for height, narrower in ((0.0, 0.0), (0.4, 0.1)):
        ring = (
            (10.0, 8.0) + around[:, :1] * ahead * (1.2 - narrower) + around[:, 1:] * aside * (0.7 - narrower)
        )
        seen.append(camera.ideal(camera.pixels(ring, height)))
    farthest = (np.concatenate(seen) @ ways.T).max(axis=0)
    assert np.abs(reach[0] - farthest).max() < 1e-5
    assert np.abs(np.sum(touch[0] * ways, axis=1) - reach[0]).max() < 1e-12


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", few(range(6)))
@pytest.mark.parametrize("size", [25.0, 40.0])
def test_a_click_near_the_rim_finds_the_base(seed, size):
    base = round_base((9.0 + seed, 12.0 - seed), size, side=25.0 + 5.0 * seed)
    still = still_of(seed, base, ground=110.0 + 12.0 * seed)
    part = still.about(base.at, 2.5 * base.long + 0.3)
    found = found_base(part, known(still.camera), BaseForm(BaseSize.round(size)), clicked(still, base, seed))
    assert found.sighting.at == pytest.approx(base.at, abs=0.02)
    assert found.measured == pytest.approx(1.0, abs=0.03) and found.share > 0.6
    assert 0.0 < max(found.sighting.sigma) < 0.01 and found.missed < 0.02


@pytest.mark.campaign
def test_an_oval_is_found_with_its_bearing():
    base = DrawnBase((14.0, 10.0), 60.0 / 50.8, 35.0 / 50.8, turn=0.5)
    still = still_of(4, base)
    part = still.about(base.at, 4.0)
    size = BaseSize.oval(60.0, 35.0)
    pixel = still.camera.pixels(np.array(base.at) + 1.15 * np.array([np.cos(0.5), np.sin(0.5)]))
    found = found_base(part, known(still.camera), BaseForm(size), tuple(pixel))
    assert found.sighting.at == pytest.approx(base.at, abs=0.02)
    assert found.facing == pytest.approx(90.0 + np.degrees(0.5), abs=1.0)


@pytest.mark.campaign
def test_another_size_is_measured_and_told():
    base = round_base((12.0, 9.0), 31.3)
    still = still_of(2, base)
    size = BaseSize.round(32.0)
    part = still.about(base.at, 2.0)
    found = found_base(part, known(still.camera), BaseForm(size), clicked(still, base, 1.0))
    assert found.measured * 32.0 == pytest.approx(31.3, abs=0.35)
    assert found.words(size).startswith("a 32 mm base measures 31.") and "2 % under" in found.words(size)


@pytest.mark.campaign
def test_where_nothing_stands_nothing_is_found():
    still = Still(any_camera(np.random.default_rng(0), ROOM, SIZE, 0.0), mottle=0.0)
    part = still.about((10.0, 10.0), 3.0)
    click = tuple(still.camera.pixels(np.array((10.0, 10.0))))
    assert found_base(part, known(still.camera), BaseForm(BaseSize.round(32.0)), click) is None


@pytest.mark.parametrize("noise", [0.0, 2.0])
def test_three_clicks_on_a_rim_lay_a_base_through_them(noise):
    base = round_base((12.0, 9.0), 40.0)
    camera = any_camera(np.random.default_rng(6), ROOM, SIZE, 0.01)
    stump = Stump(
        np.array([base.at]), np.zeros(1), np.array([[base.long] * 2]), np.array([0.15]), np.array([0.06])
    )
    _, touch = outline(camera, stump, directions(3))
    clicks = camera.seen(touch[0]) + np.random.default_rng(1).normal(0.0, noise, (3, 2))
    found = base_through(known(camera), BaseForm(BaseSize.round(40.0)), [tuple(each) for each in clicks])
    assert found.sighting.at == pytest.approx(base.at, abs=0.01 + 0.03 * noise)
    assert np.abs(np.subtract(found.sighting.at, base.at)).max() < 4.0 * max(found.sighting.sigma)


@pytest.mark.campaign
def test_two_bases_seen_by_one_camera_share_what_it_is_off():
    base = round_base((12.0, 9.0), 32.0)
    still = still_of(2, base)
    calibration = Calibration(still.camera, np.diag([1e-4] * 3 + [0.0] * 4 + [1e-2] * 3), ())
    form, part = BaseForm(BaseSize.round(32.0)), still.about(base.at, 2.0)
    one = found_base(part, calibration, form, clicked(still, base, 1.0))
    distance, sigma = distance_between(calibration, one, one)
    assert distance == 0.0 and sigma < max(one.sighting.sigma)


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", [1, 7])
def test_a_light_top_on_a_steep_dark_rim_is_not_taken_for_the_foot(seed):
    # the top's edge is by far the clearest, and its size but 4 % less than the foot's
    base = round_base((15.0, 11.0), 28.5, slope=0.027, side=40.0, top=178.0, height=0.14)
    still = still_of(seed, base, ground=110.0)
    found = found_base(
        still.about(base.at, 1.2),
        known(still.camera),
        BaseForm(BaseSize.round(28.5)),
        clicked(still, base, 2.0),
    )
    assert np.hypot(*np.subtract(found.sighting.at, base.at)) < 0.02


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", [1, 4, 7])
def test_the_foot_that_shows_before_a_light_top_tells_that_the_top_was_found(seed):
    # over a steep rim the top reaches farther than the foot on the far side, and is clear all around
    base = round_base((15.0, 11.0), 50.0, slope=0.014, side=17.0, top=169.0, height=0.16)
    camera = any_camera(np.random.default_rng(seed), ROOM, (1400, 1050), 0.01, (30.0, 45.0))
    still = Still(camera, (base,), seed=seed, ground=110.0)
    found = found_base(
        still.about(base.at, 2.8), known(camera), BaseForm(BaseSize.round(50.0)), clicked(still, base, 2.0)
    )
    off = np.subtract(found.sighting.at, base.at)
    assert np.hypot(*off) < 0.03
    assert np.abs(off).max() < 3.0 * max(found.sighting.sigma)


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", [263, 137, 255, 389, 403])
def test_an_outline_whose_edges_lie_spread_beside_it_is_not_taken_for_a_sharp_one(seed):
    # wider ones, half along the rim and half along a top's edge, are as near the size and were preferred
    rng = np.random.default_rng((seed, 9))
    size = float(rng.choice([25.0, 28.5, 32.0, 40.0, 50.0]))
    slope, side, top = rng.uniform(0.02, 0.1), rng.uniform(10, 60), rng.uniform(60, 180)
    base = round_base((15.0, 11.0), size, slope=slope, side=side, top=top, height=rng.uniform(0.09, 0.21))
    still = still_of(seed, base, ground=rng.uniform(90, 180))
    found = found_base(
        still.about(base.at, 2.5 * base.long + 0.3),
        known(still.camera),
        BaseForm(BaseSize.round(size)),
        clicked(still, base, rng.uniform(0.0, 2.0 * np.pi), 0.0),
    )
    assert np.hypot(*np.subtract(found.sighting.at, base.at)) < 0.03


@pytest.mark.campaign
def test_what_is_of_another_size_than_it_should_be_may_be_off_by_as_much():
    base = round_base((15.0, 11.0), 40.0)
    still = still_of(3, base)

    def sigma(size):
        part, click = still.about(base.at, 2.2), clicked(still, base, 2.0)
        return found_base(part, known(still.camera), BaseForm(BaseSize.round(size)), click).sighting.sigma[0]

    assert sigma(40.0) < 0.01
    assert sigma(42.5) > 1.0 * (42.5 - 40.0) / 50.8  # 6 % too large: another edge than the foot's, or size


def off_by(found, base):
    """How far a find is off, and how many of its own deviations that is."""
    off = float(np.hypot(*np.subtract(found.sighting.at, base.at)))
    return off, off / float(np.sqrt(np.trace(found.own) / 2.0))


@pytest.mark.parametrize("seed", range(12))
def test_an_outline_that_fits_badly_says_how_far_off_it_may_be(seed):
    rng = np.random.default_rng(seed)
    base = round_base((15.0, 11.0), 50.0)
    still = still_of(seed, base, ground=rng.uniform(90.0, 180.0))
    part, click = still.about(base.at, 2.2), clicked(still, base, rng.uniform(0.0, 6.28))
    found = found_base(part, known(still.camera), BaseForm(BaseSize.round(28.5)), click)
    if found is None or not found.beside:
        return
    off, deviations = off_by(found, base)
    assert off > 0.05 and deviations < 5.0


@pytest.mark.parametrize("seed", range(6))
def test_an_outline_that_fits_its_rim_is_as_sure_as_its_fit(seed):
    base = round_base((15.0, 11.0), 40.0)
    still = still_of(seed, base)
    found = found_base(
        still.about(base.at, 2.2),
        known(still.camera),
        BaseForm(BaseSize.round(40.0)),
        clicked(still, base, 1.0),
    )
    assert found is not None and found.beside == 0.0
    assert max(found.sighting.sigma) < 0.01


@pytest.mark.parametrize("chosen", [25.0, 32.0, 60.0])
def test_three_clicks_that_do_not_lie_on_a_base_of_the_size_are_less_sure(chosen):
    base = round_base((15.0, 11.0), 40.0)
    camera = any_camera(np.random.default_rng(5), ROOM, SIZE, 0.01)
    angles = np.array([0.3, 1.2, 3.0])  # on one side mostly, so that another size lies elsewhere
    clicks = [
        tuple(camera.pixels(np.array(base.at) + base.long * np.array([np.cos(a), np.sin(a)]))) for a in angles
    ]
    right = base_through(known(camera), BaseForm(BaseSize.round(40.0)), clicks)
    wrong = base_through(known(camera), BaseForm(BaseSize.round(chosen)), clicks)
    assert right is not None and off_by(right, base)[1] < 2.0
    _, deviations = off_by(wrong, base)
    assert deviations < 3.0 and max(wrong.sighting.sigma) > 2.0 * max(right.sighting.sigma)
