"""What is told, in the forms that the receivers of webhooks take."""

from typing import Final, Literal, cast

import msgspec

from dolmen.server.webhook.address import take_apart
from dolmen.server.webhook.delivery import Letter

Form = Literal["discord", "slack", "ntfy"]
PLAIN_TEXT: Final = ("Content-Type", "text/plain; charset=utf-8")
# Whose addresses lie where.
HOSTS: Final = {"discord.com": "discord", "discordapp.com": "discord", "hooks.slack.com": "slack"}
# What Slack would take for a mention or a link.
SLACK_SIGNS: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def guess_form(url: str) -> Form:
    """The form that an address takes, by its host; most that are hosted by people are ntfy."""
    host = take_apart(url).host
    for known, form in HOSTS.items():
        if host == known or host.endswith(f".{known}"):
            return cast(Form, form)
    return "ntfy"


def write_letter(form: str, sentence: str, link: str) -> Letter:
    """A sentence and where it leads. Names are people's choice: nobody is called by them, neither
    `@everyone` nor `<!channel>`."""
    if form == "discord":
        quiet: dict[str, list[str]] = {"parse": []}
        content = {"content": f"{sentence} {link}", "allowed_mentions": quiet}
        return Letter(msgspec.json.encode(content))
    if form == "slack":
        escaped = "".join(SLACK_SIGNS.get(sign, sign) for sign in sentence)
        return Letter(msgspec.json.encode({"text": f"{escaped} {link}"}))
    return Letter(sentence.encode(), (PLAIN_TEXT, ("Click", link)))
