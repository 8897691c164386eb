"""One evening of a host: its plan, what it says of itself, its own terminal, how it ends."""
