"""Plays as the app BG Stats writes and reads them: `.bgsplay` files and its backups."""
