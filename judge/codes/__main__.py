"""Write the pages of all codes: `python -m judge.codes docs/errors`."""

from __future__ import annotations

import sys
from pathlib import Path

from judge.codes import CODES, index, page


def main(folder: str) -> None:
    """Write one page for each code into `folder`, and a table of them all."""
    for name, code in CODES.items():
        (Path(folder) / f"{name}.md").write_text(page(name, code), encoding="utf-8")
    (Path(folder) / "README.md").write_text(index(CODES), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
