"""Several phones at one table: the code to join, what a guest's phone is, and who is here."""
