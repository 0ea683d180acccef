"""A verdict card as PDF, PNG and HTML: drawn on one page, with its evidence, and refused when changed."""

import pytest
from PySide6.QtGui import QColor, QImage
from verdict_scenes import MADE, crossing

from battlefield.app.refereeing.evidence import evidence_bytes, evidence_of, parse_evidence
from battlefield.app.refereeing.verifying import fault_of
from battlefield.files.cards.carriers import carried
from battlefield.ui.refereeing.card_files import ENDINGS, Card, card_bytes, card_image

pdfium = pytest.importorskip("pypdfium2")
pytestmark = pytest.mark.usefixtures("qapp")
SIGHT = {"ask": "sight", "from": "a1", "to": "b1"}


@pytest.fixture(scope="module")
def card():
    return Card(evidence_of(crossing(sigma=0.03), SIGHT, MADE, "Ann, Ben"))


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_card_proves_itself(card, ending):
    evidence, is_sealed = carried(card_bytes(card, ending))
    assert parse_evidence(evidence) == card.evidence and is_sealed
    assert fault_of(parse_evidence(evidence), is_sealed) == ""


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_changed_byte_is_refused(card, ending, share):
    data = card_bytes(card, ending)
    place = int(share * len(data))
    changed = data[:place] + bytes([data[place] ^ 4]) + data[place + 1 :]
    try:
        is_sealed = carried(changed)[1]
    except ValueError:
        return  # what carries the evidence was hit, so that there is none to read
    assert not is_sealed


def test_a_pdf_is_one_page_that_names_the_verdict_and_has_its_evidence_attached(card):
    document = pdfium.PdfDocument(card_bytes(card, ".pdf"))
    text = document[0].get_textpage().get_text_range()
    assert len(document) == 1 and "Does a1 see b1?" in text and card.evidence.digest in text
    assert document.count_attachments() == 1
    attached = document.get_attachment(0)
    assert bytes(attached.get_data()) == evidence_bytes(card.evidence)


def test_a_picture_opens_as_any_other(card):
    image = QImage.fromData(card_bytes(card, ".png"))
    assert not image.isNull() and image.width() > 2 * image.height() * 0.7


def test_a_page_needs_no_other_file(card):
    page = card_bytes(card, ".html").decode()
    assert page.count("<img") == 1 and page.count('src="data:image/png;base64,') == 1 and "http" not in page


def test_a_photograph_stands_beside_the_plan(card):
    photograph = QImage(240, 240, QImage.Format.Format_RGB32)
    photograph.fill(QColor("#20A040"))
    both = Card(card.evidence, photograph)
    assert card_bytes(both, ".html").decode().count("<img") == 2
    image = card_image(both)
    left, right = (
        image.pixelColor(int(share * image.width()), image.height() // 3) for share in (0.06, 0.94)
    )
    assert left == QColor("#20A040") != right
