"""Correct the table by touching it."""
