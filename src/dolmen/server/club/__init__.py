"""Events of people who play a title among themselves: rounds, results, standings."""
