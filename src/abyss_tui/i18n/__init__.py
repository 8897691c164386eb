"""Languages: what is said before it is in any language, and how one session says it."""
