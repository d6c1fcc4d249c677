"""Meduris: workers, huts, temples and a wandering druid, for two to four players."""
