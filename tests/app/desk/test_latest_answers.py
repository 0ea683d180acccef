"""The answer to the latest question, worked out in the background."""

from later import Later

from battlefield.app.desk.background import Latest


class Listener:
    """Counts what arrives."""

    def __init__(self):
        self.times = 0

    def hear(self):
        """Count."""
        self.times += 1


def asked(latest, key):
    return latest.get((key,), lambda _task: f"answer to {key}")


def test_an_answer_comes_once_it_is_worked_out_and_is_asked_for_once():
    background, listener = Later(), Listener()
    latest = Latest(background, listener.hear)
    assert asked(latest, "a") is None and asked(latest, "a") is None
    assert len(background.waiting) == 1
    background.finish()
    assert asked(latest, "a") == "answer to a"
    assert listener.times == 1


def test_what_was_called_off_with_all_else_is_asked_anew():
    background, listener = Later(), Listener()
    latest = Latest(background, listener.hear)
    assert asked(latest, "a") is None
    for task, _, _ in background.begun:
        task.cancel()
    background.finish()
    assert asked(latest, "a") is None
    background.finish()
    assert asked(latest, "a") == "answer to a"


def test_a_new_question_calls_the_old_one_off():
    background, listener = Later(), Listener()
    latest = Latest(background, listener.hear)
    asked(latest, "a")
    asked(latest, "b")
    background.finish()
    assert asked(latest, "b") == "answer to b" and listener.times == 1
