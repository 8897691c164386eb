"""Brings the catalogues up to date with the source: `make messages`.

`python -m messages OTHER.po` also takes what has no translation yet from another catalogue, that
of a branch or of a translator.
"""

import sys
from pathlib import Path

from messages.catalogues import files, is_whole, read, write_all


def main() -> None:
    """Write the catalogues and say what is still to be translated."""
    write_all([read(Path(each)) for each in sys.argv[1:]])
    for path in files():
        empty = len([each for each in read(path) if each.id and not is_whole(each)])
        sys.stdout.write(f"{path.parts[-3]}: {empty or 'no'} texts without a translation\n")


if __name__ == "__main__":
    main()
