"""A fifth game, whole, as an example: *Last Biscuit*. Its four files, and a test of them.

A plate of biscuits lies on the table. In turn everybody takes one, two or three; whoever takes the
last one wins. (The other two lines stand in the two registries; the tests put them there.)
"""
