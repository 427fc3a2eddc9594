"""How each game is laid out on the table, step by step."""
