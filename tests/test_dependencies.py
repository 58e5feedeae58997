"""What the package asks for is bounded on both sides, and nothing that is shipped or tested holds a secret."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WANTED = [
    *PROJECT["dependencies"],
    *(each for name in ("print", "mcp") for each in PROJECT["optional-dependencies"][name]),
]
SECRET = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bxox[baprs]-[A-Za-z0-9-]{10,}"
    r"|\bsk-[A-Za-z0-9_-]{20,}|\bpypi-[A-Za-z0-9_-]{50,}|://[^/\s:@\"'`]+:[^/\s:@\"'`]+@"
    r"|(?i:\b(?:password|passwd|secret|api_?key|access_?token)\b\s*[=:]\s*[\"'][^\"'\s]{8,}[\"'])"
)
TEXTS = (".py", ".toml", ".yaml", ".yml", ".md", ".json", ".cfg", ".sh", ".js", ".css", ".typ", ".txt", "")


@pytest.mark.parametrize("wanted", WANTED)
def test_what_runs_is_bounded_on_both_sides(wanted):
    assert re.search(r">=\d", wanted) and re.search(r"<\d", wanted), wanted


def files():
    for each in ROOT.rglob("*"):
        inside = each.relative_to(ROOT).parts
        hidden = any(part.startswith(".") and part not in (".ci", ".pre-commit-hooks.yaml") for part in inside)
        if not hidden and "__pycache__" not in inside and each.suffix in TEXTS and each.is_file():
            yield each


def test_no_file_holds_a_secret():
    found = [
        f"{each.relative_to(ROOT)}: {hit[0]}"
        for each in files()
        if (hit := SECRET.search(each.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    ["AKIA" + "A" * 16, "ghp_" + "a" * 36, "https://me:word" + "@example.org", "api_key" + ' = "0123456789"'],
)
def test_a_secret_would_be_found(text):
    assert SECRET.search(text)
