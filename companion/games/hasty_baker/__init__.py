"""Hasty Baker: a race to five points, one recipe a player at a time."""
