"""Check every ruleset of a folder, in the language of the second argument, and end with 1 where one is wrong: FOLDER [LANGUAGE]."""

import sys
from pathlib import Path

from unorules import api

USAGE = f"usage: python docs/examples/check_folder.py FOLDER [{'|'.join(api.languages())}]"


def main(folder: str, language: str = "en") -> int:
    """Print what was found; the exit code."""
    checked = [api.check(str(path), play=False) for path in sorted(Path(folder).glob("*.toml"))]
    for each in checked:
        print(api.as_text(each, language))
    return 0 if all(each.ok for each in checked) else 1


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or not Path(sys.argv[1]).is_dir():
        print(USAGE, file=sys.stderr)
        sys.exit(2)
    try:
        sys.exit(main(*sys.argv[1:]))
    except api.UnknownLanguageError as wrong:
        print(f"no such language: {wrong.asked}\n{USAGE}", file=sys.stderr)
        sys.exit(2)
