"""The few pages that a phone sees before it is let in: words only, nothing of the app."""

from __future__ import annotations

from html import escape

from companion.serving.site import Reply

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; " + (
    "frame-ancestors 'none'"
)
_LOOK = """
:root { color-scheme: light dark; --page: #fff6ee; --ink: #2b1120; --quiet: #654653;
  --fill: #ad1049; --on: #fff; --line: #866572; --field: #fff; }
@media (prefers-color-scheme: dark) { :root { --page: #190d15; --ink: #fcebf0; --quiet: #dcc0cb;
  --fill: #ffb0c6; --on: #5d0027; --line: #a48894; --field: #281a23; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page);
  color: var(--ink); font: 500 1.125rem/1.45 system-ui, sans-serif; }
main { box-sizing: border-box; width: 100%; max-width: 30rem; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; }
label { display: block; color: var(--quiet); font-weight: 700; }
input, button { box-sizing: border-box; width: 100%; min-height: 3.5rem; font: inherit;
  font-weight: 700; border-radius: 1.5rem; margin-top: .5rem; padding: 0 1.25rem; }
input { border: 2px solid var(--line); background: var(--field); color: inherit;
  letter-spacing: .12em; text-transform: uppercase; }
button { border: 0; background: var(--fill); color: var(--on); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
"""
_FORM = """<form action="/join" method="get">
<label for="code">The eight letters under the code</label>
<input id="code" name="code" autocomplete="off" autocapitalize="characters" maxlength="12" required>
<button>Join the table</button>
</form>"""

ASKS = ("Join the table", "Scan the code on the table’s phone, or type the letters under it.")
STRANGER = (
    "This table needs its invitation",
    "Scan the code on the table’s phone again, or type the letters under it.",
)
WRONG = (
    "This invitation no longer counts",
    "It was renewed, or sharing has ended. Scan the code that the table’s phone shows now, "
    "or type the letters under it.",
)
WAIT = (
    "Too many wrong codes",
    "Wait a minute. Then scan the code on the table’s phone, or type the letters under it.",
)


def page(status: int, title: str, words: str) -> Reply:
    """One of the pages, with a field for the short code."""
    body = (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_LOOK}</style>"
        f"<main><h1>{escape(title)}</h1><p>{escape(words)}</p>{_FORM}</main></html>"
    )
    headers = {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": _POLICY,
        "cache-control": "no-store",
    }
    return Reply(status, body.encode(), headers)


def way_on(path: str, headers: dict[str, str] | None = None) -> Reply:
    """Sends the browser to another address of the same site."""
    return Reply(303, b"", {"location": path, "cache-control": "no-store", **(headers or {})})
