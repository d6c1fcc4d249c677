"""What all tests share: how Hypothesis searches."""

import os

from hypothesis import settings

# The same examples on every run, so that a failure is the fault of the change at hand.
settings.register_profile("house", derandomize=True, deadline=None, database=None)
# HYPOTHESIS_PROFILE=wild looks for new ones.
settings.register_profile("wild", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
