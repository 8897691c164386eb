"""The parts of the table of Conspiracy."""
