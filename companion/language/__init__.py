"""The words of the app in the language of whoever reads them: English, or from a catalogue.

English sentences are the keys. The catalogues lie in ``companion/locale`` as gettext has them:
``make words`` brings them up to date with the code.
"""

from companion.language.moment import ENGLISH, LANGUAGES, fitting, language, listen_to, speaking
from companion.language.words import counted, joined, say

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "counted",
    "fitting",
    "joined",
    "language",
    "listen_to",
    "say",
    "speaking",
]
