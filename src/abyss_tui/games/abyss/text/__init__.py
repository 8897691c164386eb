"""Everything that is said of Abyss, once, in any language, as signs or in words."""
