"""What bots know of each title."""
