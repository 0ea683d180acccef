"""Calibration frames: what is printed, and what is found of it in rendered photographs."""

import numpy as np
import pytest
from campaigns import few
from drawn_photographs import DrawnBase, Ink, Still, any_camera

from battlefield.geometry.photographs.calibration import Calibration
from battlefield.geometry.photographs.frame import FRAMES, PATTERNS, frame_read
from battlefield.geometry.photographs.frame_finding import found_frames
from battlefield.geometry.photographs.parts import parts_of
from battlefield.geometry.photographs.references import seen_marks

SIZE = (1200, 900)
ROOM = (0.0, 0.0, 26.0, 20.0)


def paper(number, at, turn):
    """A frame as printed on A4, lying on the table."""
    discs = tuple((*target.at, target.radii) for target in FRAMES[number - 1])
    return Ink(at, turn, (4.135, 5.845), discs)


def still_of(seed, *papers, **kinds):
    camera = any_camera(np.random.default_rng(seed), ROOM, SIZE, 0.01, (0.0, 40.0))
    return Still(camera, papers=papers, seed=seed, **kinds)


def lying(marks, at, turn):
    """Places of marks of a sheet that lies somewhere."""
    c, s = np.cos(turn), np.sin(turn)
    return np.array([mark.place for mark in marks]) @ np.array([[c, s], [-s, c]]) + at


def test_every_frame_reads_as_itself_whichever_way_it_lies():
    assert len(FRAMES) == 18
    for number, kinds in enumerate(PATTERNS, 1):
        for by in range(4):
            assert frame_read(kinds[by:] + kinds[:by]) == (number, (4 - by) % 4)
    assert frame_read(("disc", "ring", "disc", "ring")) is None


def test_parts_hang_together_by_the_sides_of_their_pixels():
    dark = np.array([[1, 0, 1, 1], [1, 1, 1, 0], [0, 0, 0, 1], [1, 1, 0, 1]], dtype=bool)
    parts = parts_of(dark)
    assert sorted(parts.area) == [2.0, 2.0, 6.0]
    large = int(np.argmax(parts.area))
    assert tuple(parts.box[large]) == (0, 0, 4, 2)
    assert parts.middle[large] == pytest.approx(
        ((0.5 + 2.5 + 3.5 + 0.5 + 1.5 + 2.5) / 6.0, (3 * 0.5 + 3 * 1.5) / 6.0)
    )


def test_a_long_way_round_is_one_part():
    dark = np.zeros((40, 40), dtype=bool)
    dark[::4] = True
    dark[1::8, -1] = dark[2::8, -1] = dark[3::8, -1] = True
    dark[5::8, 0] = dark[6::8, 0] = dark[7::8, 0] = True
    assert len(parts_of(dark).area) == 1
    assert len(parts_of(np.zeros((3, 3), dtype=bool)).area) == 0


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("seed", "number", "turn"), few([(0, 1, 0.3), (1, 12, 3.0), (2, 17, -1.2), (3, 9, 1.6)], 1)
)
def test_a_frame_is_found_to_a_fraction_of_a_pixel(seed, number, turn):
    at = (13.0, 10.0)
    still = still_of(seed, paper(number, at, turn), shading=0.4)
    (frame,) = found_frames(still.whole())
    assert frame.number == number
    predicted = seen_marks(still.camera, frame.marks, lying(frame.marks, at, turn))
    assert np.abs(np.array([mark.pixel for mark in frame.marks]) - predicted).max() < 0.1


@pytest.mark.campaign
def test_a_frame_alone_measures_gaps_beside_it():
    still = still_of(5, paper(2, (13.0, 10.0), 0.2))
    frame = found_frames(still.whole())[0]
    calibration = Calibration.by([frame.sheet()], SIZE)
    ends = np.array([(5.0, 8.0), (11.0, 12.0)])
    pixels = [tuple(pixel) for pixel in still.camera.pixels(ends)]
    places, _ = calibration.sightings(pixels, noise=0.1)
    assert np.hypot(*(places[1] - places[0])) == pytest.approx(np.hypot(6.0, 4.0), abs=0.03)


@pytest.mark.campaign
def test_several_frames_are_told_apart_and_improve_each_other():
    still = still_of(6, paper(3, (6.5, 10.0), 0.1), paper(8, (19.0, 10.0), 2.9))
    frames = found_frames(still.whole())
    assert [frame.number for frame in frames] == [3, 8]
    one = Calibration.by([frames[0].sheet()], SIZE)
    both = Calibration.by([frame.sheet() for frame in frames], SIZE)
    ends = ((8.0, 0.0), (14.0, 1.0))
    assert both.gap_error(*ends, noise=0.1) < 0.7 * one.gap_error(*ends, noise=0.1)


@pytest.mark.campaign
def test_bases_and_papers_are_no_frames():
    bases = tuple(DrawnBase((6.0 + 4.0 * x, 6.0 + 4.0 * y), 0.75, 0.75) for x in range(3) for y in range(3))
    blank = Ink((20.0, 10.0), 0.0, (4.0, 5.5))
    camera = any_camera(np.random.default_rng(7), ROOM, SIZE, 0.0)
    assert found_frames(Still(camera, bases, (blank,), seed=7).whole()) == ()
