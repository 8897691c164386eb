"""The terminal itself: its driver, its cells and colours, and what is written to it."""
