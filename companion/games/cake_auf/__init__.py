"""Cake Auf!: a race to five stars, three recipes a player at a time."""
