"""The pictures of sheets in docs/, made anew by the program itself: python -m tests.document.shown

Needs the extra `print`, and pdftoppm (of poppler) to turn a page of a PDF into a picture. Look at them before you commit them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"
HOUSE_RULES = ("--rules", "official", "--rules", "seven-o", "--rules", "progressive")
PICTURES = {
    "sheet-full": (*HOUSE_RULES, "--lang", "en", "--size", "full"),
    "sheet-pocket": (*HOUSE_RULES, "--lang", "en", "--size", "pocket"),
}
"""What `unorules sheet` is asked for; the first page of it is shown."""


def main() -> None:
    """Write each picture over the one that is there."""
    with tempfile.TemporaryDirectory() as folder:
        for name, asked in PICTURES.items():
            pdf = Path(folder) / f"{name}.pdf"
            subprocess.run([sys.executable, "-m", "unorules", "sheet", *asked, "-o", pdf], check=True)
            made = ["pdftoppm", "-png", "-r", "90", "-f", "1", "-singlefile", pdf, DOCS / name]
            subprocess.run(made, check=True)


if __name__ == "__main__":
    main()
