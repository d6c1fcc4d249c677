"""The table server: live and lasting games for people and bots, nothing lost, nothing leaked."""
