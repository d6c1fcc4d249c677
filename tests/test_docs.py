"""The pages that are written from the catalogues are up to date."""

import pytest

from dolmen.games import TITLES
from tools.pages import PAGES, page


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_page_says_what_the_catalogue_says(title: str) -> None:
    written = (PAGES / f"{title}.md").read_text(encoding="utf-8")
    assert written == page(title), "run `make docs`"
