"""A QR code as a picture that scales."""

from __future__ import annotations

QUIET = 4
"""Modules of white around the code, as scanners want it."""


def qr_svg(link: str, *, dark: str, light: str) -> str:
    """The code of a link as an SVG of its own; ``dark`` and ``light`` are colours as #RRGGBB."""
    # It brings half of the web along: nobody waits for it at the start, and a browser has none.
    import segno

    code = segno.make_qr(link, error="m")
    width = code.symbol_size(border=QUIET)[0]
    lines = []
    for y, line in enumerate(code.matrix, start=QUIET):
        lines += [f"M{start} {y}h{length}v1h-{length}z" for start, length in _runs(line)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {width}" '
        f'shape-rendering="crispEdges"><path fill="{light}" d="M0 0h{width}v{width}H0z"/>'
        f'<path fill="{dark}" d="{"".join(lines)}"/></svg>'
    )


def _runs(line: bytearray) -> list[tuple[int, int]]:
    """Where dark modules begin in a line, and how many follow each other."""
    found: list[tuple[int, int]] = []
    for place, dark in enumerate(line, start=QUIET):
        if not dark:
            continue
        if found and sum(found[-1]) == place:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((place, 1))
    return found
