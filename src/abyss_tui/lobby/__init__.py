"""Where people meet before, at and after a game: accounts, rooms, and who is here."""
