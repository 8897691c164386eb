"""The terminal as Textual drives it, but for input that no keyboard of this program sends.

A byte that is no UTF-8 (a keyboard or a mouse that reports in Latin-1, a line that is cut), or
a number that names no key, ends the thread that reads the input, and Textual ends the program.
Here it is passed over, with what was read in the same moment.
"""

from textual.drivers.linux_driver import LinuxDriver


class PatientDriver(LinuxDriver):
    """Goes on reading after input that cannot be read."""

    def run_input_thread(self) -> None:
        """Read until the program ends."""
        while True:
            try:
                super().run_input_thread()
            except (ValueError, OverflowError):  # of decoding, or of the number of a key
                continue
            return
