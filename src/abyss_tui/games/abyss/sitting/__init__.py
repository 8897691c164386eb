"""How people sit at Abyss: whom it asks together, what is answered beforehand, which hint fits."""
