"""Write a sheet of one ruleset in each language, as HTML, into a folder: RULESET FOLDER."""

import sys
from pathlib import Path

from unorules import api

USAGE = "usage: python docs/examples/sheets_for_all.py RULESET FOLDER, such as: seven-o sheets"


def main(ruleset: str, folder: str) -> None:
    """Write the files, into a folder that is made where there is none, and print their names."""
    place = Path(folder)
    sheets = {code: api.sheet([ruleset], code, form="html", size="card") for code in api.languages()}
    place.mkdir(parents=True, exist_ok=True)
    for language, sheet in sheets.items():
        path = place / f"{Path(ruleset).stem}-{language}.html"
        path.write_text(str(sheet), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(USAGE, file=sys.stderr)
        sys.exit(2)
    try:
        main(*sys.argv[1:])
    except api.RulesError as wrong:
        print(api.as_text(wrong), file=sys.stderr)
        sys.exit(2)
    except OSError as wrong:
        print(f"{wrong}\n{USAGE}", file=sys.stderr)
        sys.exit(2)
