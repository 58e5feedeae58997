"""Words of a language stand in locales/<language>, so that no other language is read by them and a new one needs no code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from unorules.ask import model
from unorules.ask.language import LANGUAGES
from unorules.ask.words import fold

ROOT = Path(__file__).parents[2]
ASK = ROOT / "unorules" / "ask"
# What a word of the question is held against.
WORD = ("folded", "tail", "marked")
MARKED = re.compile("[åäöæøÅÄÖÆØ]")
# A list of so many words of one language that are no names of the program's own is a list of that language's words.
MANY = 3
STAY = {
    "words.py": "how the letters themselves are folded",
    "scene.py": "the names of those who sit at the table of every example",
}
ENDINGS = {
    "cards_in_words.py": "s an or eren ern ere er a aa",  # behind a figure: "7an", "5s", in every language
    "read_claim.py": "kort korttia",  # Nordic and Finnish words put together: "straffkort"
    "read_opener.py": "ko koan kohan ks kos er",  # Finnish words that ask, Nordic verbs of the present
    "read_polarity.py": "ko ks kohan kos kka kaan",  # Finnish words that ask
    "read_roles.py": "een seen lle aan lla llakin",  # Finnish cases
    "read_rows.py": "aan een oon uun selle slle",
    "read_rule_names.py": "ssa lla ssakin",
    "read_two.py": "in inko anko enko onko inks anks",  # Finnish verbs of the first person
}
THE_GAME = "uno"


def breaches(source: str, endings: str = "") -> list[str]:
    """What of a module's text is a word of a language: lists of such words, and words held against those of a question."""
    free = {THE_GAME, *endings.split()}
    tree = ast.parse(source)
    silent = set(_docstrings(tree))
    found = [
        f"line {node.lineno}: {node.value[:60]!r} has letters of a language"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MARKED.search(node.value)
        if id(node) not in silent
    ]
    told = (
        (line, [word for word in words if word not in free]) for line, words in (*_lists(tree), *_held_against(tree))
    )
    return found + [f"line {line}: {' '.join(words)[:60]}" for line, words in told if words]


def _docstrings(tree: ast.AST) -> Iterator[int]:
    """Strings that stand alone: nothing is read by them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)


def _strings(node: ast.AST) -> list[str]:
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def _lists(tree: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """Collections, and texts taken apart by ``split``, with many words of one language in them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
            parts = [*node.keys, *node.values] if isinstance(node, ast.Dict) else node.elts
            told = [each.value for each in parts if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "split":
            told = _strings(node.func.value)
        else:
            continue
        words = {fold(word) for text in told for word in text.split() if word.replace("'", "").isalpha()}
        for language in LANGUAGES:
            spoken = words & spoken_in(language) - names_of_the_program()
            if len(spoken) >= MANY:
                yield node.lineno, sorted(spoken)
                break


def _held_against(tree: ast.Module) -> Iterator[tuple[int, list[str]]]:
    """``word.folded == "…"``, ``word.folded in (…)``, ``word.folded.startswith(_HEADS)`` with what the constant holds."""
    constants = {target.id: value for target, value in _assigned(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            sides = [node.func.value, *node.args] if node.func.attr in ("startswith", "endswith") else []
        else:
            continue
        if any(isinstance(side, ast.Attribute) and side.attr in WORD for side in sides):
            known = [constants.get(side.id, side) if isinstance(side, ast.Name) else side for side in sides]
            words = [text for side in known for text in _strings(side) if any(map(str.isalpha, text))]
            if words:
                yield node.lineno, words


def _assigned(tree: ast.Module) -> Iterator[tuple[ast.Name, ast.expr]]:
    """The constants of a module."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target, node.value
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0], node.value


@cache
def spoken_in(language: str) -> frozenset[str]:
    """Every word that the language is read by: cues, lexicon, and words common in its questions."""
    said = model.of_language(language).header["lexicon"]
    own = _tree(language, "cues") | _tree(language, "lexicon")
    words = {fold(word) for phrases in own.values() for word in (phrases or "").replace(",", " ").split()}
    return frozenset({word for word in words if len(word) > 1} | set(said["known"].split()))


@cache
def names_of_the_program() -> frozenset[str]:
    """Concepts, cues, topics and identifiers: these are no words of a language where they stand in code."""
    names = set(_tree("en", "lexicon")) | set(_tree("en", "cues")) | set(model.common().header["topics"])
    for path in (*ASK.glob("*.py"), *(ROOT / "unorules" / "engine").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.arg | ast.keyword):
                names.add(node.arg or "")
    return frozenset(names)


def _tree(language: str, name: str) -> dict[str, str]:
    text = (ROOT / "locales" / language / f"{name}.yaml").read_text(encoding="utf-8")
    tree: dict[str, str] = yaml.load(text, Loader=yaml.CBaseLoader)
    return tree


@pytest.mark.parametrize("path", sorted(ASK.glob("*.py")), ids=lambda path: path.name)
def test_no_module_reads_by_words_of_a_language(path: Path) -> None:
    found = breaches(path.read_text(encoding="utf-8"), ENDINGS.get(path.name, ""))
    if path.name in STAY:
        assert found, "nothing of a language is left here: take the module off the list"
    else:
        assert found == [], "words of a language belong into locales/<language>/cues.yaml"


@pytest.mark.parametrize(
    "source",
    [
        '_ALSO = frozenset("also too myos lisaksi molemmat".split())',
        '_OBJECTED = frozenset("roared protested complained refused".split())',
        '_MINE = ("mulla", "minulla", "miulla")',
        '_YOURS = {"min": "din", "mitt": "ditt"}',
        'NO = {"sv": frozenset("nej inte aldrig".split())}',
        'heads = "päteekö se"',
        'is_one = seen.words[at].folded == "ones"',
        'is_one = word.folded in ("one", "ones")',
        'if "till" in word.folded: pass',
        'ends = word.folded.endswith(("lla", "koseen"))',
        'tail = word.tail in ("een", "lle")',
        '_TAILS: Final = ("een", "lle")\nis_beneath = word.tail in _TAILS',
    ],
)
def test_a_word_of_a_language_is_found(source: str) -> None:
    assert len(breaches(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"""Entä jos …: what it stands for."""',
        '_DENYING = frozenset({"not", "forbidden", "cheat", "never", "nobody"})',
        '_ONE_CARD = frozenset("card-effect turn-after card-points card-count".split())',
        'seen.has("who", "when", "what", "how-many")',
        'seen.says("surely-no", "says-no", within=words)',
        'is_named = word.folded.startswith("uno")',
        'digit = word.folded in ("7", "0")',
    ],
)
def test_names_of_the_program_are_no_words_of_a_language(source: str) -> None:
    assert breaches(source) == []
