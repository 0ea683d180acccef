"""Long work under the hand of a test."""

from battlefield.app.desk.background import Task


class Later:
    """A background whose work is done when the test says so.

    `begun` is all that was ever begun, `waiting` what has not been done; each is a task, its work, and what
    hears the answer.
    """

    def __init__(self):
        self.begun, self.waiting = [], []

    def begin(self, work, done, told):
        task = Task(told)
        self.begun.append((task, work, done))
        self.waiting.append((task, work, done))
        return task

    def finish(self):
        """Do all that waits and was not called off, the oldest first; what begins meanwhile waits."""
        waiting, self.waiting = self.waiting, []
        for task, work, done in waiting:
            if not task.cancelled():
                done(work(task))
