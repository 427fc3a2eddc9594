"""The app inside a browser, with no server: Python runs there, and the browser keeps the tables.

`start` puts the parts together, `disk` and `journal` keep the data, `browser` asks the browser for
what only it has. In `page` lie the scripts around it.
"""
