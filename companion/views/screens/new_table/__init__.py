"""A new table: who sits there, what is played, how the open rules are read."""
