"""Rendered photographs with known truth: how far measured gaps are off, and how often stated intervals hold.

    python tests/benchmarks/photographs.py --count 500 --kind table patch exif frame --keep kept.jsonl

With `--marks` nothing is drawn, and marks and bases are seen with their noise: that tries the camera alone.
With `--keep` each picture is written down as it is done, and a run that was broken off goes on from there.
Kinds: `table`, the four corners of 60 × 44 in clicked by hand with 2 pixels of noise on a picture of 4000 ×
3000; `patch`, the same for 20 × 15 in on 2000 × 1500; `board` and `mat`, the same pictures and clicks, but
what is clicked ends there, on a floor of another shade, so that its sides are seen; `exif`, the same as
`patch`, with a focal length that is known to 5 %; `frame`, the calibration frame in a patch of 20 × 15 in,
found without a click. Two bases stand in each picture,
found by a click near the rim; the gap is that of their rims. Cameras differ in focal length (deviation 15
%), principal point (0.01 of half the diagonal), tilt (up to 50 degrees from straight down) and roll, bases
in height and slope, pictures in shades; all have blur, shading, a mottled ground and noise of 3 shades. The
lens term is drawn from the deviation that is stated beforehand (0.015), or evenly from ±0.03 (`--lens
even`), or is none, or within the ±0.005 of a telephone that corrects its pictures (`--lens phone`).
"""

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1])]

from battlefield.geometry.kernel.shapes import BaseSize  # noqa: E402
from battlefield.geometry.photographs.calibration import RIM, WIDE, Calibration, sigma_of_distance  # noqa: E402
from battlefield.geometry.photographs.found_bases import distance_between  # noqa: E402
from battlefield.geometry.photographs.frame import FRAMES, PRINTED_OFF  # noqa: E402
from battlefield.geometry.photographs.frame_finding import found_frames  # noqa: E402
from battlefield.geometry.photographs.grey import GreyPicture  # noqa: E402
from battlefield.geometry.photographs.photograph import Photograph  # noqa: E402
from battlefield.geometry.photographs.references import CLICK, Mark, Sheet, seen_marks  # noqa: E402
from battlefield.geometry.photographs.rim_finding import found_base  # noqa: E402
from battlefield.geometry.photographs.rims import BaseForm  # noqa: E402
from tests.geometry.photographs.drawn_photographs import DrawnBase, Ink, Still, any_camera  # noqa: E402

SEEN_OFF = 0.03  # pixels: the middle of a target
SIZES = (25.0, 28.5, 32.0, 40.0, 50.0)
BIG, SMALL = ((60.0, 44.0), (4000, 3000)), ((20.0, 15.0), (2000, 1500))
KINDS = {"table": BIG, "board": BIG, "patch": SMALL, "mat": SMALL, "exif": SMALL, "frame": SMALL}
ROOMS = {kind: room for kind, (room, _) in KINDS.items()}
PIXELS = {kind: size for kind, (_, size) in KINDS.items()}
SEEDS = {"table": 0, "board": 0, "patch": 1, "mat": 1, "exif": 1, "frame": 3}  # the same are compared
EDGED = ("board", "mat")
LENSES = {
    "usual": lambda rng: rng.normal(0.0, 0.015),
    "even": lambda rng: rng.uniform(-0.03, 0.03),
    "phone": lambda rng: rng.uniform(-0.005, 0.005),
    "none": lambda _rng: 0.0,
}


def picture(kind, lens, seed):
    """Photograph two bases; give the error of the gap, its stated uncertainty, or why there is none."""
    rng = np.random.default_rng((seed, SEEDS[kind]))
    wide, high = ROOMS[kind]
    camera = any_camera(rng, (0.0, 0.0, wide, high), PIXELS[kind], LENSES[lens](rng))
    bases, sizes = two_bases(rng, wide, high, 7.5 if kind == "frame" else 12.0)
    still = Still(camera, bases, seed=seed, ground=rng.uniform(90.0, 180.0))
    if kind in EDGED:
        own = np.random.default_rng((seed, 4))
        floor = still.ground + own.choice((-1.0, 1.0)) * own.uniform(25.0, 70.0)
        still = replace(still, board=(0.0, 0.0, wide, high), floor=floor)
    calibration = calibrated(kind, rng, camera, still)
    if calibration is None:
        return "no frame"
    found = [seen(rng, still, calibration, base, size) for base, size in zip(bases, sizes, strict=True)]
    if None in found:
        return "no rim"
    truth = float(np.hypot(*np.subtract(bases[0].at, bases[1].at)))
    distance, sigma = distance_between(calibration, *found)
    return distance - truth, sigma


def marked(kind, lens, seed):
    """As `picture`, but draw nothing: marks and bases are seen where they are, give or take their noise."""
    rng = np.random.default_rng((seed, SEEDS[kind], 1))
    wide, high = ROOMS[kind]
    camera = any_camera(rng, (0.0, 0.0, wide, high), PIXELS[kind], LENSES[lens](rng))
    bases, _ = two_bases(rng, wide, high, 7.5 if kind == "frame" else 12.0)
    at = np.array([base.at for base in bases])
    calibration = by_marks(rng, camera) if kind == "frame" else calibrated(kind, rng, camera, None)
    pixels = camera.pixels(at) + rng.normal(0.0, RIM, (2, 2))
    places, covariance = calibration.sightings(pixels, RIM)
    off = np.hypot(*(places[1] - places[0])) - np.hypot(*(at[1] - at[0]))
    return off, sigma_of_distance(places, covariance)


def by_marks(rng, camera):
    """See the targets of a frame in the middle of the room, as printed, give or take a part of a pixel."""
    turn, targets = rng.uniform(0.0, 2.0 * np.pi), FRAMES[int(rng.integers(len(FRAMES)))]
    c, s = np.cos(turn), np.sin(turn)
    printed = np.array([target.at for target in targets]) + rng.normal(0.0, PRINTED_OFF, (4, 2))
    places = printed @ np.array([[c, s], [-s, c]]) + np.array(ROOMS["frame"]) / 2.0
    marks = [Mark((0.0, 0.0), target.at, SEEN_OFF, target.radii, PRINTED_OFF) for target in targets]
    seen = seen_marks(camera, marks, places) + rng.normal(0.0, SEEN_OFF, (4, 2))
    sheet = Sheet(tuple(replace(m, pixel=tuple(p)) for m, p in zip(marks, seen, strict=True)), loose=True)
    return Calibration.by([sheet], camera.size)


def two_bases(rng, wide, high, most):
    """Stand two bases on the table, their centres some inches apart."""
    sizes = rng.choice(SIZES, 2)
    while True:
        first = np.array([rng.uniform(1.5, wide - 1.5), rng.uniform(1.5, high - 1.5)])
        angle = rng.uniform(0.0, 2.0 * np.pi)
        second = first + rng.uniform(3.0, most) * np.array([np.cos(angle), np.sin(angle)])
        if (second > 1.5).all() and second[0] < wide - 1.5 and second[1] < high - 1.5:
            break
    return tuple(
        DrawnBase(
            (float(at[0]), float(at[1])), size / 50.8, size / 50.8,
            height=max(0.03, rng.normal(0.15, 0.03)), slope=max(0.0, rng.normal(0.06, 0.025)),
            side=rng.uniform(10.0, 60.0), top=rng.uniform(60.0, 180.0),
        )
        for at, size in zip((first, second), sizes, strict=True)
    ), sizes  # fmt: skip


def calibrated(kind, rng, camera, still):
    """Find the camera by clicks on four corners, or by the frame."""
    if kind == "frame":
        return by_frame(rng, camera, still)
    wide, high = ROOMS[kind]
    corners = np.array([(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)])
    clicks = camera.pixels(corners) + rng.normal(0.0, CLICK, (4, 2))
    if kind in EDGED:
        pairs = [(tuple(a), tuple(b)) for a, b in zip(clicks.tolist(), corners.tolist(), strict=True)]
        return Photograph(GreyPicture(along_sides(still), camera.size)).seen(pairs, (0.0, 0.0)).calibration
    marks = tuple(Mark(tuple(a), tuple(b)) for a, b in zip(clicks, corners, strict=True))
    told = camera.focal * float(np.exp(rng.normal(0.0, 0.05)))
    focal = told if kind == "exif" else None
    return Calibration.by([Sheet(marks)], camera.size, focal)


def along_sides(still):
    """Draw what lies along the sides of a board; elsewhere nothing is looked at before the bases are."""
    left, top, right, bottom = still.board
    shades = np.full(still.camera.size[::-1], still.ground, np.float32)
    reach = 0.03 * max(right - left, bottom - top)
    for share in np.linspace(0.0, 1.0, 34):
        x, y = left + share * (right - left), top + share * (bottom - top)
        for place in ((x, top), (x, bottom), (left, y), (right, y)):
            part = still.about(place, reach)
            column, row = part.corner
            shades[row : row + part.shades.shape[0], column : column + part.shades.shape[1]] = part.shades
    return shades


def by_frame(rng, camera, still):
    """Lay a frame in the picture, drawn about its targets only, and find it."""
    number, turn = int(rng.integers(1, len(FRAMES) + 1)), rng.uniform(0.0, 2.0 * np.pi)
    at = np.array(ROOMS["frame"]) / 2.0
    c, s = np.cos(turn), np.sin(turn)
    discs = tuple((*(t.at + rng.normal(0.0, PRINTED_OFF, 2)), t.radii) for t in FRAMES[number - 1])
    paper = Ink(tuple(at), turn, (4.135, 5.845), discs)
    still = Still(camera, (), (paper,), seed=still.seed, ground=still.ground)
    shades = np.full(camera.size[::-1], still.ground, np.float32)
    shades += rng.normal(0.0, 12.0, (1, camera.size[0])).astype(np.float32)
    for x, y, _ in discs:
        part = still.about(at + np.array((x * c - y * s, x * s + y * c)), 1.15)
        left, top = part.corner
        shades[top : top + part.shades.shape[0], left : left + part.shades.shape[1]] = part.shades
    frames = found_frames(GreyPicture(shades, camera.size))
    if [frame.number for frame in frames] != [number]:
        return None
    return Calibration.by([frames[0].sheet()], camera.size)


def seen(rng, still, calibration, base, size):
    """Click near a base's rim and find it."""
    angle = rng.uniform(0.0, 2.0 * np.pi)
    way = np.array([np.cos(angle), np.sin(angle)]) * (base.long + rng.normal(0.0, 0.03))
    click = still.camera.pixels(np.array(base.at) + way)
    part = still.about(base.at, 2.5 * base.long + 0.3)
    return found_base(part, calibration, BaseForm(BaseSize.round(float(size))), tuple(click))


def told(results):
    """Say in one line what came of pictures."""
    good = np.array([each for each in results if not isinstance(each, str)])
    held = np.abs(good[:, 0]) <= WIDE * good[:, 1]
    lost = {why: results.count(why) for why in ("no frame", "no rim")}
    return (
        f"{len(results)} pictures: 95 % of gaps within {np.quantile(np.abs(good[:, 0]), 0.95):.4f} in, "
        f"stated 95 % intervals hold {100.0 * held.mean():.1f} %, "
        f"median of them ±{WIDE * np.median(good[:, 1]):.4f} in, "
        f"errors {np.std(good[:, 0] / good[:, 1]):.2f} of what is stated; {lost}"
    )


def kept_in(path):
    """Read what a run before has found."""
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    rows = (json.loads(line) for line in lines)
    return {(kind, lens, seed): tuple(found) if isinstance(found, list) else found
            for kind, lens, seed, found in rows}  # fmt: skip


def looked_at(kind, lens, seed, kept, path, look=picture):
    """Look at one picture, unless that has been done, and write down what came of it."""
    key = (kind, lens, seed)
    if key not in kept:
        found = look(*key)
        kept[key] = found if isinstance(found, str) else tuple(float(each) for each in found)
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps([*key, kept[key]]) + "\n")
    return kept[key]


def main():
    """Photograph, and tell."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--count", type=int, default=500)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--kind", nargs="+", choices=[*ROOMS], default=["table"])
    asked.add_argument("--lens", choices=[*LENSES], default="usual")
    asked.add_argument("--marks", action="store_true", help="draw nothing: try the camera alone")
    asked.add_argument("--keep", type=Path, help="a file to go on from")
    chosen = asked.parse_args()
    look = marked if chosen.marks else picture
    begun, kept = time.process_time(), kept_in(chosen.keep)
    results = {kind: [] for kind in chosen.kind}
    for seed in range(chosen.first, chosen.first + chosen.count):
        for kind, found in results.items():
            found.append(looked_at(kind, chosen.lens, seed, kept, chosen.keep, look))
    for kind, found in results.items():
        print(kind, chosen.lens, told(found), flush=True)
    if len(results) > 1:
        print("all", chosen.lens, told([each for found in results.values() for each in found]), flush=True)
    print(f"{time.process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
