"""Filler: time cards, days, fills and restocks, symbols and sets."""
