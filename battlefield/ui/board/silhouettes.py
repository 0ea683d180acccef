"""Silhouettes of sorts of miniatures, drawn for this program: each about the origin, within half of 1."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from battlefield.rules.book.unit_kinds import UnitKind


@lru_cache(maxsize=16)
def silhouette(kind: UnitKind) -> QPainterPath:
    """Return the silhouette of a sort of miniature, upright."""
    return _DRAWN[kind]().simplified()


def _infantry() -> QPainterPath:
    """A head over shoulders."""
    path = _bust()
    path.addEllipse(QPointF(0.0, -0.24), 0.2, 0.22)
    return path


def _bust() -> QPainterPath:
    path = QPainterPath(QPointF(-0.42, 0.46))
    path.cubicTo(-0.42, 0.1, -0.24, 0.04, 0.0, 0.04)
    path.cubicTo(0.24, 0.04, 0.42, 0.1, 0.42, 0.46)
    path.closeSubpath()
    return _winding(path)


def _leader() -> QPainterPath:
    """A crowned head over shoulders."""
    path = _bust()
    path.addEllipse(QPointF(0.0, -0.12), 0.18, 0.18)
    crown = (
        (-0.26, -0.2),
        (-0.32, -0.5),
        (-0.13, -0.36),
        (0.0, -0.54),
        (0.13, -0.36),
        (0.32, -0.5),
        (0.26, -0.2),
    )
    _add(path, *crown)
    return path


def _beast() -> QPainterPath:
    """A paw: a broad pad below four toes."""
    path = _winding(QPainterPath(QPointF(0.0, -0.04)))
    path.cubicTo(0.18, -0.04, 0.36, 0.16, 0.34, 0.32)
    path.cubicTo(0.32, 0.46, 0.14, 0.44, 0.0, 0.4)
    path.cubicTo(-0.14, 0.44, -0.32, 0.46, -0.34, 0.32)
    path.cubicTo(-0.36, 0.16, -0.18, -0.04, 0.0, -0.04)
    for x, y, wide in ((-0.36, -0.06, 0.1), (-0.15, -0.3, 0.115), (0.15, -0.3, 0.115), (0.36, -0.06, 0.1)):
        path.addEllipse(QPointF(x, y), wide, 0.15)
    return path


def _vehicle() -> QPainterPath:
    """A turret with a gun over a hull on tracks, from the side."""
    path = _winding(QPainterPath())
    path.addRoundedRect(QRectF(-0.48, 0.12, 0.96, 0.26), 0.13, 0.13)
    _add(path, (-0.42, 0.06), (-0.32, -0.08), (0.34, -0.08), (0.44, 0.06))
    _add(path, (-0.22, -0.12), (-0.16, -0.32), (0.12, -0.32), (0.18, -0.12))
    _add(path, (0.12, -0.28), (0.5, -0.28), (0.5, -0.2), (0.12, -0.2))
    return path


def _flyer() -> QPainterPath:
    """Spread wings about a slender body, from above."""
    path = _winding(QPainterPath(QPointF(0.0, -0.16)))
    path.cubicTo(0.18, -0.34, 0.38, -0.34, 0.5, -0.1)
    path.cubicTo(0.38, -0.12, 0.22, -0.06, 0.08, 0.12)
    path.lineTo(0.16, 0.4)
    path.lineTo(0.0, 0.32)
    path.lineTo(-0.16, 0.4)
    path.lineTo(-0.08, 0.12)
    path.cubicTo(-0.22, -0.06, -0.38, -0.12, -0.5, -0.1)
    path.cubicTo(-0.38, -0.34, -0.18, -0.34, 0.0, -0.16)
    path.addEllipse(QPointF(0.0, -0.18), 0.08, 0.16)
    return path


def _structure() -> QPainterPath:
    """A tower with battlements and a gate."""
    path = QPainterPath()
    _add(
        path,
        (-0.24, 0.46),
        (-0.3, -0.16),
        (0.3, -0.16),
        (0.24, 0.46),
        (0.08, 0.46),
        (0.08, 0.2),
        (-0.08, 0.2),
        (-0.08, 0.46),
    )
    for left in (-0.38, -0.11, 0.16):
        path.addRect(QRectF(left, -0.46, 0.22, 0.2))
    path.addRect(QRectF(-0.38, -0.28, 0.76, 0.14))
    return _winding(path)


def _winding(path: QPainterPath) -> QPainterPath:
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _add(path: QPainterPath, *corners: tuple[float, float]) -> None:
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()


def placed_silhouette(kind: UnitKind, at: QPointF, size: float) -> QPainterPath:
    """Return a silhouette about a point, so many inches high and wide."""
    return QTransform(size, 0.0, 0.0, size, at.x(), at.y()).map(silhouette(kind))


_DRAWN: dict[UnitKind, Callable[[], QPainterPath]] = {
    "infantry": _infantry,
    "leader": _leader,
    "beast": _beast,
    "vehicle": _vehicle,
    "flyer": _flyer,
    "structure": _structure,
}
