"""The picture of a code has exactly the code's modules, and enough white around them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import segno

from companion.sharing.qr import QUIET, qr_svg

LINK = "http://192.168.1.23:8550/join/iADr39m10OCv0eV8NelTFQ"


def drawn(svg: str) -> tuple[set[tuple[int, int]], int]:
    """The dark modules of a picture, and its width in modules."""
    root = ElementTree.fromstring(svg)
    _, dark = root
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", dark.attrib["d"])
    modules = {(int(x) + n, int(y)) for x, y, length in runs for n in range(int(length))}
    return modules, int(root.attrib["viewBox"].split()[2])


def test_every_dark_module_is_drawn_and_no_other() -> None:
    matrix = segno.make_qr(LINK, error="m").matrix
    wanted = {
        (x + QUIET, y + QUIET) for y, line in enumerate(matrix) for x, on in enumerate(line) if on
    }
    modules, width = drawn(qr_svg(LINK, dark="#2B1120", light="#FFFFFF"))
    assert modules == wanted
    assert width == len(matrix) + 2 * QUIET


def test_it_is_dark_on_light_as_told() -> None:
    light, dark = ElementTree.fromstring(qr_svg(LINK, dark="#2B1120", light="#FFFFFF"))
    assert (light.attrib["fill"], dark.attrib["fill"]) == ("#FFFFFF", "#2B1120")
