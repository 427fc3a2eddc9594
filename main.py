"""Where `flet build` starts."""

from __future__ import annotations

import sys

if sys.platform == "emscripten":  # in a browser Python has no server, and no folder
    from companion.web.start import main
else:
    from companion.app import main

if __name__ == "__main__":
    main()
