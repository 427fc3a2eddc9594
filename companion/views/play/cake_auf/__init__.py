"""How Cake Auf! is drawn."""
