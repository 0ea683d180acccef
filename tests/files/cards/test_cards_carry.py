"""Pages carry their evidence, and a seal finds every changed byte."""

import zlib

import pytest

from battlefield.files import SceneError
from battlefield.files.cards.carriers import carried, carrying
from battlefield.files.cards.seals import is_sealed, kind_of, png_chunk, sealed

EVIDENCE = '{"about": "Ann < Ben — 32 mm"}'.encode()
HEAD = png_chunk(b"IHDR", (1).to_bytes(4, "big") * 2 + b"\x08\x00\x00\x00\x00")
PNG = b"\x89PNG\r\n\x1a\n" + HEAD + png_chunk(b"IDAT", zlib.compress(b"\0\0")) + png_chunk(b"IEND", b"")
HTML = b"<!DOCTYPE html>\n<html><body>\n<p>seen</p>\n</body></html>\n"
PAGES = {"png": PNG, "html": HTML}


@pytest.mark.parametrize("kind", PAGES)
def test_what_was_put_in_is_taken_out(kind):
    evidence, is_whole = carried(carrying(kind, PAGES[kind], EVIDENCE))
    assert evidence.replace(b"\\u003c", b"<") == EVIDENCE and is_whole


@pytest.mark.parametrize("kind", PAGES)
def test_any_changed_byte_breaks_the_seal(kind):
    card = carrying(kind, PAGES[kind], EVIDENCE)
    changed = (card[:n] + bytes([card[n] ^ 1]) + card[n + 1 :] for n in range(len(card)))
    assert is_sealed(kind, card)
    assert not any(is_sealed(kind, each) for each in changed)


@pytest.mark.parametrize("kind", PAGES)
def test_a_byte_more_or_less_breaks_the_seal(kind):
    card = carrying(kind, PAGES[kind], EVIDENCE)
    assert not any(is_sealed(kind, each) for each in (card + b"\n", card[:-1], card[:40] + card[41:], b""))


def test_a_sealed_picture_is_still_a_picture():
    card = carrying("png", PNG, EVIDENCE)
    assert card.startswith(PNG[:-12]) and card.endswith(PNG[-12:])
    assert card.count(b"IEND") == 1


def test_a_page_keeps_what_it_says():
    assert carrying("html", HTML, EVIDENCE).startswith(HTML[: HTML.index(b"</body>")])


@pytest.mark.parametrize(
    ("begin", "kind"),
    [(b"%PDF-1.4", "pdf"), (PNG, "png"), (HTML, "html"), (b"{}", None), (b"", None), (b"GIF89a", None)],
)
def test_a_kind_is_told_by_how_a_file_begins(begin, kind):
    assert kind_of(begin) == kind


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"GIF89a", "is no PDF, PNG or HTML file"),
        (PNG, "carries no evidence"),
        (sealed("html", HTML), "carries no evidence"),
        (b"%PDF-1.4\n%%EOF\n", "carries no evidence"),
        (PNG[:8] + png_chunk(b"iTXt", b"battlefield-verdict\0\1\0\0\0not deflated"), "carries no evidence"),
    ],
)
def test_a_file_without_evidence_is_refused_in_a_sentence(data, why):
    with pytest.raises(SceneError, match=why):
        carried(data)
