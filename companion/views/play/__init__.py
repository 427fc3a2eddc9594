"""How each game is drawn on the table, and which taps it offers."""
