"""A long import is called off at once, wherever it is, and says how far it is."""

import json
import threading
import time

import pytest
from pace import pace

from battlefield.files import SceneError
from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.watching import expect, go_on, step, watched
from battlefield.geometry.kernel.cancellation import StoppedError

AT_ONCE = 0.2  # seconds of a machine of usual pace
SLOW = 1.0  # what a busy machine may take for anything


def tiled(count):
    """A Tiled map of many objects, half of them polygons with a bay."""
    bay = [{"x": x, "y": y} for x, y in ((0, 0), (4, 0), (4, 3), (2, 1), (0, 3))]
    place = [{"id": n, "type": "ruin", "x": n % 200 * 5, "y": n // 200 * 5} for n in range(count)]
    shapes = {"width": 4, "height": 4}, {"polygon": bay}
    objects = [each | shapes[n % 2] for n, each in enumerate(place)]
    layer = {"type": "objectgroup", "name": "Ruins", "objects": objects}
    size = {"width": 60, "height": 44, "tilewidth": 32, "tileheight": 32}
    return Source("map.tmj", json.dumps({"type": "map", "layers": [layer], **size}).encode())


def svg(size):
    """A drawing of so many bytes, of curved paths."""
    path = '<path d="M {} {} c .5 .1 .3 .4 1 1 c .2 .1 .3 .4 -1 1 z"/>\n'
    lines, held = [], 0
    while held < size:
        lines.append(path.format(len(lines) % 400 / 10, len(lines) // 400 % 600 / 10))
        held += len(lines[-1])
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="44in" height="60in" viewBox="0 0 44 60">'
    return Source("map.svg", f"{head}{''.join(lines)}</svg>".encode())


def geojson(count):
    ring = [[[0, 0], [1, 0], [1, 1], [0, 0]]]
    shape = {"type": "Polygon", "coordinates": ring}
    feature = {"type": "Feature", "properties": {"kind": "ruin"}, "geometry": shape}
    whole = {"type": "FeatureCollection", "features": [feature] * count}
    return Source("map.geojson", json.dumps(whole).encode())


def stop_lasts(act, after):
    """Do something in a thread, call it off after a while; give how long it went on, None if it was done."""
    called_off, ended = threading.Event(), []

    def work():
        try:
            act(called_off.is_set)
        except StoppedError:
            ended.append(time.perf_counter())
        except SceneError:
            pass

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(after)
    asked = time.perf_counter()
    called_off.set()
    thread.join()
    return ended[0] - asked if ended else None


@pytest.mark.first(1)
@pytest.mark.parametrize("made", [lambda: tiled(20_000), lambda: svg(5_000_000)], ids=["tiled", "svg"])
@pytest.mark.parametrize("after", [0.01, 0.15, 0.6])
def test_a_long_import_is_called_off_at_once(made, after):
    source = made()
    began = time.process_time()
    lasts = stop_lasts(lambda cancelled: imported(source, {}, cancelled), after)
    spent = time.process_time() - began
    assert lasts is None or lasts < AT_ONCE or spent < after + AT_ONCE or lasts < AT_ONCE * pace()
    assert lasts is None or lasts < SLOW or lasts < SLOW * pace()


@pytest.mark.parametrize("act", [format_of, questions])
def test_a_file_that_is_only_looked_into_is_called_off_too(act):
    with pytest.raises(StoppedError):
        act(tiled(3_000), lambda: True)


@pytest.mark.first(1)
@pytest.mark.parametrize("source", [tiled(400), svg(4_000), geojson(400)], ids=["tiled", "svg", "geojson"])
def test_an_import_is_called_off_at_every_stage(source):
    asked = []
    whole = imported(source, {}, lambda: bool(asked.append(None)))
    count = len(asked)
    assert whole.scene.terrain and count > 100
    for share in (0.0, 0.2, 0.5, 0.9, 0.99):
        asked.clear()
        fresh, last = Source(source.name, source.data), int(share * count)
        with pytest.raises(StoppedError):
            imported(fresh, {}, lambda last=last: bool(asked.append(None)) or len(asked) > last)
    assert imported(source, {}).scene == whole.scene


@pytest.mark.parametrize("source", [tiled(400), svg(40_000), geojson(400)], ids=["tiled", "svg", "geojson"])
def test_an_import_tells_how_far_it_is(source):
    shares = []
    imported(source, {}, None, shares.append)
    assert len(shares) > 5 and shares == sorted(shares)
    assert 0.0 < shares[0] < 0.5 < shares[-1] <= 1.0


def test_who_is_not_watched_goes_on():
    with watched(lambda: True):
        with pytest.raises(StoppedError):
            go_on()
        with pytest.raises(StoppedError):
            step()
    go_on()
    step()
    expect(3)
