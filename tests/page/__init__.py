"""The page in real Chromium, against a server that the tests start on a free port."""
