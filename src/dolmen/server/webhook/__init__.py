"""Whose turn it is, told to an address that somebody chose: the host of a table, or a person.

That address is a stranger's choice, so the server must not become a stranger's arm inside its own
network: https only, only to addresses of the open internet, and the connection is made to the very
address that was checked, never to a name that is looked up again. Nothing that happens here can
hold up or fail a table."""
