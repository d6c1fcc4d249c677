"""Keys that open something: seats and identities. 128 bits each, and only their hashes are kept."""

import hashlib
import secrets

KEY_BYTES = 16
ID_BYTES = 12


def new_key() -> str:
    """A key that nobody guesses."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str) -> str:
    """What the server keeps of a key. Keys are random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_id() -> str:
    """The name of a table or a record in its link; nobody guesses that of a private table."""
    return secrets.token_urlsafe(ID_BYTES)
