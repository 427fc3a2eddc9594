"""How a table ended."""
