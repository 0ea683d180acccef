"""A disk that refuses what is written to it."""

import os
from errno import EIO, ENOSPC


class BrokenDisk:
    """A file that takes only a little of the next line, or takes it whole and then fails to keep it."""

    def __init__(self, file, how):
        self.file, self.how = file, how

    def __getattr__(self, name):
        return getattr(self.file, name)

    def write(self, data):
        if self.how == "full":
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        return self.file.write(data[: len(data) // 8] if self.how == "short" else data)

    def fileno(self):
        if self.how == "failing":
            raise OSError(EIO, os.strerror(EIO))
        return self.file.fileno()
