"""How much of its time a bot gets: within what the server allows, and less where others wait."""

from typing import Final

from dolmen.bots import Budget

# How long somebody thinks who has no budget of its own, being no level.
UNSAID_SECONDS: Final = 1.0
# However many wait, a bot thinks so many seconds if it would alone: less would be another level.
LEAST_SECONDS: Final = 0.1


def within(budget: Budget, most: float) -> Budget:
    """A budget of so many seconds at most; who has none of its own has a short one."""
    own = budget.seconds or (most if budget.iterations else UNSAID_SECONDS)
    return budget._replace(seconds=min(own, most))


def shared(budget: Budget, crowd: float) -> Budget:
    """What is left of a budget where so many wait for each worker: all of them together think about
    as long as one of them would alone."""
    seconds = budget.seconds / (1 + crowd)
    return budget._replace(seconds=min(budget.seconds, max(seconds, LEAST_SECONDS)))
