"""How Hasty Baker is drawn."""
