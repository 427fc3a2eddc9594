"""Plain clients that speak the app's own protocol: what a browser says, without a browser."""
