"""Scores at the end: counts by one touch, by steps or typed; for every game."""
