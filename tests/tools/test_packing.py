"""What lies in the browser's archives is enough for every screen."""

from __future__ import annotations

import subprocess
import sys

from tools.web.packing import LIBRARY_LEFT_OUT

# A Python on a computer needs these for itself.
OF_THE_SYSTEM = {"runpy", "sysconfig", "site-packages", "argparse", "gettext", "_pydatetime"}
PROBE = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None
from companion.views import shell
from companion.views.screens.later import load_all
load_all()
"""


def test_no_screen_imports_what_is_left_out_of_pythons_library() -> None:
    import_names = (name.replace("/", ".") for name in LIBRARY_LEFT_OUT - OF_THE_SYSTEM)
    command = [sys.executable, "-c", PROBE, *sorted(import_names)]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr[-1500:]
