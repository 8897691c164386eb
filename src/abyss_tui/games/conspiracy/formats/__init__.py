"""How a game of Conspiracy is written for programs and for the disk."""
