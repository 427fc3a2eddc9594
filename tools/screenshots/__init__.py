"""All pictures of the app, made by a script: `make screenshots`."""
