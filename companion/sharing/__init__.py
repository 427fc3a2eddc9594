"""Several phones at one table: who may join, who they are, what they may do, where they go.

Nothing here opens a port or draws a screen.
"""
