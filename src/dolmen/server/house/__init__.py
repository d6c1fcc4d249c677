"""What concerns a server as a whole, and whoever hosts it."""
