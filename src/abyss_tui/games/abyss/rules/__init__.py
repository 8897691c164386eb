"""The rules of Abyss: one module a chapter of the rulebook, and the judge of legality."""
