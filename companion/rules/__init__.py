"""The engine: what a table is and how people's moves change it. Pure, and knows no game."""
