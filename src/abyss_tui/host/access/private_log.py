"""A log of a host: nobody else on the machine reads it."""

import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from abyss_tui import regular_files


class PrivateLog(RotatingFileHandler):
    """A log that is begun anew when its file is full, each file for its owner alone.

    A pipe or a device in its place is refused: a host would wait for somebody to read it.
    """

    def _open(self) -> TextIOWrapper:
        """Raises OSError."""
        log = regular_files.opened_to_write(Path(self.baseFilename), os.O_APPEND, 0o600)
        return TextIOWrapper(os.fdopen(log, "ab"), encoding=self.encoding)
