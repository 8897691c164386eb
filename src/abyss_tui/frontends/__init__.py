"""How people and programs come to a table: a terminal full of colours, lines, the seat protocol."""
