"""`python -m abyss_tui` is `abyss-tui`."""

from abyss_tui.cli import main

raise SystemExit(main())
