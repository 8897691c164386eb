"""Games kept as files: one journal a game, in one folder."""
