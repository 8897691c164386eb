"""Keys and commands: what a key is called, what it does, and how it is bound otherwise."""
