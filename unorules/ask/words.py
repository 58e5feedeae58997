"""Text into tokens: folded words, numbers, plus-numbers and card notation, each with its place and sentence.

Folding makes ``Får``, ``får`` and ``far`` one word, so a missing å, ä, ö, ø or æ changes nothing further on.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from unorules.engine.cards import parse_card
from unorules.values import dataclass

_NORDIC: Final = str.maketrans({"ø": "ö", "æ": "ä", "ß": "s", "đ": "d", "ł": "l"})
_UNMARKED: Final = str.maketrans("åäö", "aao")
_DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")
_PRINTED: Final = str.maketrans(
    {"’": "'", "‘": "'", "´": "'", "`": "'", "＋": "+", "–": "-", "—": " - ", "‑": "-", "−": "-"}
)
_TOKEN: Final = re.compile(
    r"(?P<card>\b(?:[rygb](?:[0-9]|\+[24]|(?:SE|DA|S|R)(?![a-zåäöæø]))|W(?:\+4|\+6|\+10|R\+4|CR|sh|sw|cu)?|Bl)(?![0-9A-Za-zåäöæøÅÄÖÆØ]))"
    r"(?P<bent>(?::[a-zåäöæø]+)?)"
    r"|(?P<plus>(?:\+|(?<![0-9] )\+ )(?P<amount>[0-9]{1,2})(?![0-9])(?! ?[-/–&] ?[07]\b)(?P<tail>(?:[:'-]?[a-zåäöæø]+)?))"
    r"|(?P<pair>\b[70] ?[-/–&] ?[07]\b)"
    r"|(?P<number>[0-9]+)(?P<ending>(?:[:'-]?[a-zåäöæø]+)?)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)"
    r"|(?P<stop>[.!?;:,\n]+)",
    re.IGNORECASE,
)
_NOTATION: Final = re.compile(r"(?i:[rygb](?:[0-9]|\+[24]))|[rygb](?:S|R|SE|DA)|W(?:\+4|\+6|\+10|R\+4|CR|sh|sw|cu)?|Bl")
_ENDS: Final = frozenset(".!?;\n")


@dataclass(frozen=True, slots=True)
class Token:
    """One word of the question. ``kind`` is word, number, plus, pair, card or stop; ``tail`` an ending after a number.

    ``marked`` is the word with its å, ä and ö where any were written, else empty: a word written with them means just that
    word, one written without may be meant with them.
    """

    text: str
    folded: str
    kind: str
    start: int
    sentence: int
    number: int | None = None
    tail: str = ""
    marked: str = ""


def plain(word: str, language: str = "") -> str:
    """Lower case with the letters å, ä and ö kept; Norwegian æ and ø count as ä and ö, and ``aa`` and ``oe`` as å and ö."""
    low = word.lower().translate(_PRINTED)
    if language in ("nb", "sv"):
        low = low.replace("aa", "å").replace("oe", "ö").replace("ae", "ä")
    kept = low.translate(_NORDIC)
    if not kept.isascii():
        kept = "".join(each if each in "åäö" else _bare(each) for each in unicodedata.normalize("NFC", kept))
    kept = "".join(letter for letter in kept if letter.isalnum() or letter in "+-")
    return _DRAWN_OUT.sub(r"\1\1", kept)


def fold(word: str, language: str = "") -> str:
    """The word without marks over letters."""
    return plain(word, language).translate(_UNMARKED)


def plain_letters(word: str) -> str:
    """The word letter by letter, in lower case and without marks over them; as long as it was."""
    return word.lower().translate(_UNMARKED)


def _bare(letter: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(each))


def as_printed(text: str) -> str:
    """The text with one form for each letter and sign, in which the places of the tokens are counted."""
    return unicodedata.normalize("NFC", text).translate(_PRINTED)


def tokens(text: str, language: str = "") -> tuple[Token, ...]:
    """The tokens of a text, in order; nothing is raised for any text."""
    printed = as_printed(text)
    found: list[Token] = []
    sentence = 0
    for match in _TOKEN.finditer(printed):
        token = _token(match, sentence, language)
        found.append(token)
        if token.kind == "stop" and _ENDS & set(token.text):
            sentence += 1
    return tuple(found)


def _token(match: re.Match[str], sentence: int, language: str) -> Token:
    text, start = match.group(), match.start()
    if match["card"] and _NOTATION.fullmatch(match["card"]):
        bent = fold(match["bent"][1:], language)
        return Token(text, parse_card(match["card"]).text, "card", start, sentence, tail=bent)
    if match["plus"]:
        tail = fold(match["tail"], language).strip("-")
        return Token(text, "+" + match["amount"], "plus", start, sentence, int(match["amount"]), tail)
    if match["number"]:
        tail = fold(match["ending"], language).strip("-")
        return Token(text, match["number"], "number", start, sentence, int(match["number"][:6]), tail)
    if match["pair"]:
        return Token(text, "7-0", "pair", start, sentence)
    if match["stop"]:
        return Token(text, text[0], "stop", start, sentence)
    written = plain(text, language) or text.lower()  # a sign that is nothing but a mark stands for itself
    return Token(
        text, written.translate(_UNMARKED), "word", start, sentence, marked="" if written.isascii() else written
    )
