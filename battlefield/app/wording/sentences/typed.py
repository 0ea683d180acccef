"""What is said of a length, a base or a move that is typed and cannot be read."""

from battlefield.app.wording.translation import QT_TR_NOOP

TYPED = (
    QT_TR_NOOP("{n} rings are too many; a model has {m} at most"),
    QT_TR_NOOP('"{quoted}" is no base; write it like {ids}'),
    QT_TR_NOOP('"{quoted}" is no base; it must be {n} to {m} mm'),
    QT_TR_NOOP('"{quoted}" has two sizes; a {word} base has one'),
    QT_TR_NOOP('"{quoted}" is no length; write it like 3.25, 1 1/4 or 75 mm'),
    QT_TR_NOOP('"{quoted}" is no length; write a length {limits}'),
    QT_TR_NOOP('"{quoted}" is no length'),
    QT_TR_NOOP('"{quoted}" is farther than {n} inches; write a shorter length'),
    QT_TR_NOOP('"{quoted}" is farther than {n} inches; write a length {limits}'),
    QT_TR_NOOP('"{quoted}" divides by nothing; write it like 1 1/4'),
    QT_TR_NOOP('"{quoted}" divides by nothing; write a length {limits}'),
    QT_TR_NOOP("nothing is typed; type a length {limits}"),
    QT_TR_NOOP("nothing is typed; type a length such as 3.25, 1 1/4 or 75 mm"),
    QT_TR_NOOP("from {low} to {length}"),
    QT_TR_NOOP("{fault}; a move is written like {ids}"),
    QT_TR_NOOP('"{quoted}" is no bearing; write degrees clockwise from up, such as 90'),
    QT_TR_NOOP('"{quoted}" is no move; write it like {ids}'),
    QT_TR_NOOP('"{quoted}" is no size; write it like {ids}'),
    QT_TR_NOOP('"{quoted}" is no radius; write it like {ids}'),
    QT_TR_NOOP('"{quoted}" is no turn; write degrees clockwise, such as 30'),
    QT_TR_NOOP('"{quoted}" is too small; write a length above 0'),
    QT_TR_NOOP('"{quoted}" is no place; write it like 12, 8'),
    QT_TR_NOOP('"{quoted}" does not begin with a range; write rings like {ids}'),
    QT_TR_NOOP('"{quoted}" is no range; a ring is {limits} away'),
    QT_TR_NOOP('"{quoted}" is too long; a ring has a name of {n} letters at most'),
)
