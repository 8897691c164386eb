"""A log of a host: nobody else on the machine reads it."""

import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler


class PrivateLog(RotatingFileHandler):
    """A log that is begun anew when its file is full, each file for its owner alone."""

    def _open(self) -> TextIOWrapper:
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        return TextIOWrapper(
            os.fdopen(os.open(self.baseFilename, flags, 0o600), "ab"), encoding=self.encoding
        )
