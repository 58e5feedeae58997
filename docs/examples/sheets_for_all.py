"""Write a sheet of one ruleset in each language, as HTML, into a folder: RULESET FOLDER."""

import sys
from pathlib import Path

from unorules import api


def main(ruleset: str, folder: str) -> None:
    """Write the files and print their names."""
    for language in api.languages():
        path = Path(folder) / f"{ruleset}-{language}.html"
        path.write_text(api.sheet([ruleset], language, form="html", size="card"), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main(*sys.argv[1:3])
