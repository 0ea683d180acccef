"""A word in a PDF to whoever prints it: at its actual size, not fitted to the page."""

import re

_ROOT, _START = re.compile(rb"/Root (\d+) 0 R"), re.compile(rb"startxref\s+(\d+)")
_WISH = b"/ViewerPreferences << /PrintScaling /None >>"


def at_actual_size(pdf: bytes) -> bytes:
    """Return a PDF whose viewers offer to print it unscaled; one of an unknown build stays as it is.

    Qt cannot say so: the catalogue is written once more behind the end, as a PDF may be changed.
    """
    begin = pdf.rfind(b"trailer")
    root, start = _ROOT.search(pdf, begin), _START.search(pdf, begin)
    if begin < 0 or root is None or start is None:
        return pdf
    catalogue = re.search(rb"\n%b 0 obj\s*<<(.*?)>>\s*endobj" % root[1], pdf, re.DOTALL)
    entries = re.search(rb"trailer\s*<<(.*?)>>\s*startxref", pdf[begin:], re.DOTALL)
    if catalogue is None or entries is None:
        return pdf
    added = b"\n%b 0 obj\n<<%b%b\n>>\nendobj\n" % (root[1], catalogue[1], _WISH)
    table = b"xref\n%b 1\n%010d 00000 n \n" % (root[1], len(pdf) + 1)
    end = b"trailer\n<<%b/Prev %b\n>>\nstartxref\n" % (entries[1], start[1])
    return pdf + added + table + end + b"%d\n%%%%EOF\n" % (len(pdf) + len(added))
