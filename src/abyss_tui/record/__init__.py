"""Games on disk: journals, what is read from them, and what is counted in them."""
