"""Filler on the table: time cards, turns, days, scores."""
