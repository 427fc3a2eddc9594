"""Builds the app as a folder of files that runs in a browser alone, from any web host."""
