"""Teaching as somebody plays: the one lesson that is due, until it is learned, closed or passed over."""

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.lessons.lesson import Lesson
from battlefield.app.playing.lessons.lessons import LESSONS
from battlefield.app.playing.lessons.watch import Watch

MOST_PASSES = 4  # steps that somebody plays without doing what a lesson says: they know, or do not care
_TOLD = 1  # steps for which a sentence stands that asks for nothing


class Lessons:
    """Chooses the one lesson that is due; what is learned, closed or passed over never comes again."""

    def __init__(self, desk: BattleDesk) -> None:
        self.watch = Watch(desk)
        self.learned: list[str] = []
        self._passes: dict[str, int] = {}
        self._now: Lesson | None = None
        self._stood: Lesson | None = None  # the last that was due since the play went on

    @property
    def now(self) -> Lesson | None:
        """The lesson that is due, or none."""
        return self._now

    @property
    def at(self) -> str:
        """What the lesson that is due is beside."""
        return self._now.at(self.watch) if self._now is not None else ""

    def look(self) -> Lesson | None:
        """Look at the battle again, and give the lesson that is due now."""
        before, moved = self._stood, self.watch.look()
        if moved and before is not None:
            self._pass(before)
        for lesson in self._of_this_book():
            if lesson.id not in self.learned and lesson.learned(self.watch):
                self.learned.append(lesson.id)
        self._now = self._due()
        if self._now is None and not moved:
            return None  # the rules are at work: what stood before them stands or goes as they come back
        if before is not None and before is not self._now and self._passes.get(before.id):
            self._put_by(before)  # it stood for a step, and the play went elsewhere
        self._stood = self._now
        return self._now

    def _pass(self, lesson: Lesson) -> None:
        passes = self._passes[lesson.id] = self._passes.get(lesson.id, 0) + 1
        if passes >= (_TOLD if lesson.told else MOST_PASSES):
            self._put_by(lesson)

    def _put_by(self, lesson: Lesson) -> None:
        if lesson.id not in self.learned:
            self.learned.append(lesson.id)

    def _due(self) -> Lesson | None:
        """Give the first that applies; those that stood before and were not heeded come after the others."""
        if self.watch.desk.looking.is_back:
            return None
        due = [
            (self._passes.get(lesson.id, 0), row, lesson)
            for row, lesson in enumerate(self._of_this_book())
            if lesson.id not in self.learned and lesson.applies(self.watch) and lesson.at(self.watch)
        ]
        return min(due, key=lambda each: each[:2])[2] if due else None

    def _of_this_book(self) -> tuple[Lesson, ...]:
        """Return the lessons of any battle, and those that are the book's own."""
        return tuple(each for each in LESSONS if not each.own or each.id in self.watch.face.lessons)

    def close(self) -> None:
        """Put the lesson that is due away for good."""
        if self._now is not None:
            self.learned.append(self._now.id)
            self.look()

    def note(self, deed: str) -> None:
        """Note what the player did that the battle does not show, such as a command by its id."""
        self.watch.note(deed)
