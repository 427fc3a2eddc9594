"""The invitation to a table: what the QR code holds, and the short code for who can't scan it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

TOKEN_BYTES = 16
KEY_BYTES = 32
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None of them looks like another."""
CODE_LENGTH = 8
"""39 bits: enough, as whoever guesses is soon not listened to."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Both ways in. Whoever knows one of them may join."""

    token: str
    code: str

    @property
    def shown_code(self) -> str:
        """The code as it is read out: ``K7QM-2XRA``."""
        return f"{self.code[: CODE_LENGTH // 2]}-{self.code[CODE_LENGTH // 2 :]}"


def new_invitation() -> Invitation:
    """One that nobody can guess."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return Invitation(secrets.token_urlsafe(TOKEN_BYTES), code)


def new_key() -> str:
    """What a phone that was let in shows from then on, in a cookie."""
    return secrets.token_urlsafe(KEY_BYTES)


def digest(secret: str) -> str:
    """What is kept of a key: it can be recognised, not used."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(invitation: Invitation, offered: str) -> bool:
    """Whether this is the token or the code, in a time that tells nothing about either."""
    typed = "".join(letter for letter in offered.upper() if letter.isalnum())
    token = hmac.compare_digest(digest(invitation.token), digest(offered))
    code = hmac.compare_digest(digest(invitation.code), digest(typed))
    return token | code


def is_typed(offered: str) -> bool:
    """Whether somebody typed a code, rather than scanned a token."""
    return len(offered) <= CODE_LENGTH + 4
