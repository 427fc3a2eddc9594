"""Where `flet build` starts."""

from __future__ import annotations

from companion.app import main

if __name__ == "__main__":
    main()
