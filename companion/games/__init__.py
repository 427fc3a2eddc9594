"""The four games: what their states are and what their moves do. Pure, like the engine."""
