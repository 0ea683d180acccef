"""A disk on which one call fails, is short, or is the last before the power goes.

Whatever the program writes below a folder goes through it: each call is counted, and told by its name. What
was not synced may be lost, in any order and torn, where the power goes.
"""

import builtins
import errno
import io
import os
import random
import shutil
from dataclasses import dataclass, field
from pathlib import Path

FAILING = ("fail", "short", "full", "read-only")  # the program goes on
ENDING = ("kill", "torn", "power")  # it does not
KINDS = FAILING + ENDING
_CODES = {"fail": errno.EIO, "short": errno.ENOSPC, "full": errno.ENOSPC, "read-only": errno.EROFS}
_LASTING = ("full", "read-only")
_NEEDS_ROOM = ("create", "write", "mkdir", "link")
_CALLS = (
    "replace", "rename", "unlink", "mkdir", "rmdir", "link", "truncate", "chmod", "fsync", "open", "close",
)  # fmt: skip


class Killed(BaseException):
    """The program has ended here."""


@dataclass(frozen=True)
class Fault:
    """What happens, and at which call; "full" and "read-only" last, `seed` says what no power takes."""

    kind: str
    at: int
    seed: int = 0


@dataclass
class Node:
    """A file: what is surely on disk, and what was written to it since."""

    safe: bytes = b""
    since: list = field(default_factory=list)

    def sync(self):
        """Be surely on disk, all of it."""
        found = bytearray(self.safe)
        for place, data in self.since:
            if data is None:
                del found[place:]
            else:
                found.extend(bytes(max(0, place - len(found))))
                found[place : place + len(data)] = data
        self.safe, self.since = bytes(found), []

    def after(self, dice):
        """Give what a loss of power may leave: some of what was not synced, in whatever order, or torn."""
        found = bytearray(self.safe)
        for place, data in self.since:
            if dice.random() < 0.5:
                continue
            if data is None:
                del found[place:]
                continue
            kept = data[: dice.randrange(len(data) + 1)] if dice.random() < 0.5 else data
            found.extend(bytes(max(0, place + len(data) - len(found))))  # its length alone may be there
            found[place : place + len(kept)] = kept
        return bytes(found)


class FaultyDisk:
    """Lets calls on what lies below a folder go wrong; without a fault it only counts them.

    At its end the program has ended, too: its files are closed."""

    def __init__(self, folder, *faults):
        self.folder, self.faults = os.path.realpath(folder), faults
        self.calls = []
        self.is_dead = self.is_over = self.is_met = False
        self.met = None  # the fault that was met last
        self._names, self._since = {}, []  # what lies where, as it is; changes of names that are not synced
        self.handles, self._files = {}, []
        self._real = {name: getattr(os, name) for name in _CALLS}
        self._real_open = io.open

    def __enter__(self):
        for top, _, files in os.walk(self.folder):
            self._names[top] = None
            for name in files:
                path = os.path.join(top, name)
                self._names[path] = Node(Path(path).read_bytes())
        self._safe = dict(self._names)
        for name in _CALLS:
            setattr(os, name, getattr(self, f"_{name}"))
        io.open = builtins.open = self._opened
        return self

    def __exit__(self, kind, error, trace):
        for name in _CALLS:
            setattr(os, name, self._real[name])
        io.open = builtins.open = self._real_open
        self.is_over = True
        for each in self._files:
            each.end()
        if self.is_dead and self.met.kind == "power":
            self._lose()
        return kind is Killed

    # what goes wrong

    def _meet(self, what, path):
        """Count a call; raise what it is to raise. True where only half of it is to be done."""
        if self.is_dead:
            raise Killed
        self.calls.append(f"{what} {os.path.relpath(path, self.folder)}")
        number = len(self.calls) - 1
        due = [
            each for each in self.faults if each.at == number or (each.at < number and each.kind in _LASTING)
        ]
        return any(self._goes_wrong(each, what, path, number == each.at) for each in due)

    def _goes_wrong(self, fault, what, path, is_first):
        self.is_met, self.met = True, fault
        if fault.kind in ENDING:
            self.is_dead = fault.kind != "torn" or what != "write"
            if self.is_dead:
                raise Killed
            return True
        if what == "write" and fault.kind in ("short", "full") and is_first:
            return True
        if fault.kind == "full" and what not in _NEEDS_ROOM:
            return False
        if fault.kind == "read-only" and what in ("fsync", "write", "truncate"):
            return False  # of a file that is open already
        raise OSError(_CODES[fault.kind], os.strerror(_CODES[fault.kind]), os.fspath(path))

    def _is_ours(self, path):
        return isinstance(path, (str, os.PathLike)) and self._place(path).startswith(self.folder + os.sep)

    def _place(self, path):
        head, tail = os.path.split(os.path.abspath(os.fspath(path)))
        return os.path.join(os.path.realpath(head), tail)

    def _name(self, changes):
        """Remember names that have changed, together, until their folder is synced."""
        self._names.update(changes)
        self._since.append(changes)

    # calls

    def _open(self, path, flags, *given, **more):
        if not self._is_ours(path) and self._place(path) != self.folder:
            return self._real["open"](path, flags, *given, **more)
        node = None
        if os.path.isdir(path):
            self._meet("open", path)
        elif not flags & os.O_CREAT and not os.path.lexists(path):
            return self._real["open"](path, flags, *given, **more)
        else:
            node = self._created(path, bool(flags & os.O_EXCL), bool(flags & os.O_TRUNC))
        handle = self._real["open"](path, flags, *given, **more)
        self.handles[handle] = (self._place(path), node)
        return handle

    def _opened(self, file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, **more):
        is_written = any(letter in mode for letter in "wax+")
        is_ours = file in self.handles if isinstance(file, int) else self._is_ours(file)
        if self.is_dead and is_ours:
            raise Killed
        if not is_written or not is_ours:
            return self._real_open(file, mode, buffering, encoding, errors, newline, **more)
        raw = WatchedFile(self, file, mode)
        if buffering == 0:
            return raw
        whole = (io.BufferedRandom if "+" in mode else io.BufferedWriter)(raw)
        return whole if "b" in mode else io.TextIOWrapper(whole, encoding, errors, newline)

    def _created(self, path, is_new, is_cut):
        """Count the opening of a file, and give its node."""
        place, is_there = self._place(path), os.path.lexists(path)
        if is_there and is_new:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), os.fspath(path))
        self._meet("open" if is_there else "create", path)
        node = self._names.get(place) if is_there else Node()
        if not is_there:
            self._name({place: node})
        elif is_cut:
            node.since.append((0, None))
        return node

    def _replace(self, source, target, **more):
        self._moved("replace", source, target, **more)

    def _rename(self, source, target, **more):
        self._moved("rename", source, target, **more)

    def _moved(self, what, source, target, **more):
        if self._is_ours(target):
            self._meet(what, target)
            self._name({self._place(target): self._names.get(self._place(source)), self._place(source): GONE})
        self._real[what](source, target, **more)

    def _link(self, source, target, **more):
        if self._is_ours(target):
            self._meet("link", target)
            self._real["link"](source, target, **more)
            self._name({self._place(target): self._names.get(self._place(source))})
            return
        self._real["link"](source, target, **more)

    def _unlink(self, path, **more):
        if self._is_ours(path):
            if self.is_dead or os.path.lexists(path):
                self._meet("unlink", path)
            self._real["unlink"](path, **more)
            self._name({self._place(path): GONE})
            return
        self._real["unlink"](path, **more)

    def _mkdir(self, path, *given, **more):
        if self._is_ours(path):
            if os.path.isdir(os.path.dirname(os.path.abspath(path))) and not os.path.lexists(path):
                self._meet("mkdir", path)
            self._real["mkdir"](path, *given, **more)
            self._name({self._place(path): None})
            return
        self._real["mkdir"](path, *given, **more)

    def _rmdir(self, path, **more):
        if self._is_ours(path):
            self._meet("rmdir", path)
            self._name({self._place(path): GONE})
        self._real["rmdir"](path, **more)

    def _chmod(self, path, *given, **more):
        if self._is_ours(path):
            self._meet("chmod", path)
        self._real["chmod"](path, *given, **more)

    def _truncate(self, path, length):
        if self._is_ours(path):
            self._meet("truncate", path)
            self._names[self._place(path)].since.append((length, None))
        self._real["truncate"](path, length)

    def _fsync(self, handle):
        path, node = self.handles.get(handle, (None, None))
        if path is None:
            self._real["fsync"](handle)
            return
        self._meet("fsync", path)
        if node is None:
            self._keep_names(path)
        else:
            node.sync()
            self._real["fsync"](handle)

    def _close(self, handle):
        self.handles.pop(handle, None)
        self._real["close"](handle)

    def _keep_names(self, folder):
        left = []
        for changes in self._since:
            if all(os.path.dirname(place) == folder for place in changes):
                self._safe.update(changes)
            else:
                left.append(changes)
        self._since = left

    # after the power has gone

    def _lose(self):
        """Leave on disk what was synced, and some of the rest."""
        dice, names = random.Random(self.met.seed), dict(self._safe)
        for changes in self._since:
            if dice.random() < 0.5:
                names.update(changes)
        contents = {id(node): node.after(dice) for node in names.values() if isinstance(node, Node)}
        for name in os.listdir(self.folder):
            path = os.path.join(self.folder, name)
            shutil.rmtree(path) if os.path.isdir(path) else os.unlink(path)
        known = {}
        for place, node in sorted(names.items(), key=lambda each: each[0].count(os.sep)):
            if node is GONE or place == self.folder or not os.path.isdir(os.path.dirname(place)):
                continue
            if node is None:
                os.mkdir(place)
            elif id(node) in known:
                os.link(known[id(node)], place)
            else:
                Path(place).write_bytes(contents[id(node)])
                known[id(node)] = place


GONE = object()


class WatchedFile(io.FileIO):
    """A file that is written on the disk."""

    def __init__(self, disk, file, mode):
        self.disk = disk
        if isinstance(file, int):
            self.path, self.node = disk.handles[file]
        else:
            self.path = disk._place(file)
            if "r" in mode and not os.path.lexists(file):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), os.fspath(file))
            self.node = disk._created(file, "x" in mode, "w" in mode)
        super().__init__(file, mode.replace("b", "").replace("t", ""))
        disk.handles[self.fileno()] = (self.path, self.node)
        disk._files.append(self)

    def write(self, data):
        """Write all of it, or half."""
        data = bytes(data)
        if self.disk.is_over:
            return len(data)
        is_half = self.disk._meet("write", self.path)
        data = data[: len(data) // 2] if is_half else data
        place = os.fstat(self.fileno()).st_size if "a" in self.mode or self.is_appended else self.tell()
        super().write(data)
        self.node.since.append((place, data))
        if is_half and self.disk.met.kind == "torn":
            self.disk.is_dead = True
            raise Killed
        return len(data)

    @property
    def is_appended(self):
        """Whether all is written at the end."""
        import fcntl

        return bool(fcntl.fcntl(self.fileno(), fcntl.F_GETFL) & os.O_APPEND)

    def truncate(self, size=None):
        """Cut it off."""
        size = self.tell() if size is None else size
        if not self.disk.is_over and size != os.fstat(self.fileno()).st_size:
            self.disk._meet("truncate", self.path)
            self.node.since.append((size, None))
        return super().truncate(size)

    def end(self):
        """Close it as the end of a program does: nothing more is written."""
        super().close()
