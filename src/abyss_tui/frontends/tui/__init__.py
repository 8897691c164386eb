"""The Textual interface. It knows views, decisions and events, never rules."""
