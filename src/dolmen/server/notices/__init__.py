"""Whose turn it is, told where a closed page is reached: by a push to a device, a webhook of one's
own, a mail once a day. Each is off until a person asks for it, and nothing of the game goes out."""
