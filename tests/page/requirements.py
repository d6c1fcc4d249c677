"""What the tests of the page need: a Chromium and a page that is built."""

import shutil
from pathlib import Path
from typing import Final

from dolmen.server.page import find_page

# The shell is Chromium without the windows of a desktop: a page in it costs a third of the time.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
TOP: Final = Path(__file__).parents[2]
AXE: Final = TOP / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Pictures of every screen, and of the windows of tests that failed, for people to look at.
SHOTS: Final = TOP / "screenshots"


def find_chromium() -> str | None:
    """The browser of this machine; Playwright's own is never fetched."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def no_browser() -> str | None:
    """Why nothing can be tried in a browser here; none if it can."""
    if find_chromium() is None:
        return "Chromium is not installed (Debian: apt install chromium-headless-shell)"
    return None


def no_page() -> str | None:
    """Why there is no page to try; none if there is."""
    if find_page() is None:
        return "the page is not built (make page does it where there is npm)"
    if not AXE.exists():
        return "web/node_modules is not set up (make page does it where there is npm)"
    return None
