"""One running game: it owns the game and its journal, and tells every seat what it may know."""
