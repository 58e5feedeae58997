"""The shipped weights: what each feature of a question says for and against each topic, and for each language.

A file holds a header in JSON and tables of sparse rows: the sorted hashes of the features, where each row begins, and pairs of
class and weight in one byte each. The tables are looked up where they lie, as they were written: unpacking them would take longer
than all that is asked of them. `unorules.ask.train` writes the file.
"""

from __future__ import annotations

import json
import math
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from unorules.ask import vectors
from unorules.ask.lexicon import Lexicon, from_shipped
from unorules.ask.vectors import Vectors
from unorules.bundled import folder
from unorules.values import dataclass, field

MAGIC: Final = b"unorules-understanding-3\n"
FILE: Final = "understanding.bin"


@dataclass(frozen=True, slots=True)
class Table:
    """Sparse rows of weights by the hash of a feature; a weight of 127 is `scale`. `classes` and `weights` are the same bytes, in
    turn a class and its weight.
    """

    hashes: Sequence[int]
    begins: Sequence[int]
    classes: Sequence[int]
    weights: Sequence[int]
    scale: float

    def add(self, feature: str, by: float, scores: list[float]) -> bool:
        """Add a feature's row to the scores; False where the feature is not known."""
        wanted = key(feature)
        at = bisect_left(self.hashes, wanted)
        if at == len(self.hashes) or self.hashes[at] != wanted:
            return False
        begin, end = self.begins[at], self.begins[at + 1]
        by *= self.scale / 127
        for number, weight in zip(self.classes[begin:end:2], self.weights[begin + 1 : end : 2], strict=True):
            scores[number] += by * weight
        return True

    def rows(self) -> Rows:
        """The rows as they are written."""
        ends = zip(self.hashes, self.begins, self.begins[1:], strict=False)
        return self.scale, {
            wanted: list(zip(self.classes[begin:end:2], self.weights[begin + 1 : end : 2], strict=True))
            for wanted, begin, end in ends
        }


@dataclass(frozen=True, slots=True)
class Model:
    """One file read: its header, its tables of sparse rows and its full rows."""

    header: Mapping[str, Any]
    tables: Mapping[str, Table]
    vectors: Mapping[str, Vectors] = field(default_factory=dict)


def key(feature: str) -> int:
    """The hash under which a feature's row stands."""
    return zlib.crc32(feature.encode())


Rows = tuple[float, Mapping[int, Sequence[tuple[int, int]]]]
FullRows = tuple[float, Mapping[int, Sequence[int]]]


def write(header: Mapping[str, Any], tables: Mapping[str, Rows], full: Mapping[str, FullRows] | None = None) -> bytes:
    """The file for a header, tables of rows (feature hash -> pairs of class and weight from -127 to 127) and full rows (feature
    hash -> weights).
    """
    shapes: dict[str, Any] = {}
    body = b""
    for name, (scale, rows) in tables.items():
        hashes = sorted(rows)
        pairs, begins = bytearray(), [0]
        for each in hashes:
            for number, weight in rows[each]:
                pairs += bytes((number, weight % 256))
            begins.append(len(pairs))
        shapes[name] = [len(hashes), len(pairs), scale]
        body += array("I", hashes).tobytes() + array("I", begins).tobytes() + bytes(pairs)
    shapes_of_full: dict[str, Any] = {}
    for name, (scale, every) in (full or {}).items():
        width = len(next(iter(every.values()), ()))
        shapes_of_full[name] = [len(every), width, scale]
        body += vectors.packed(every)
    return MAGIC + _headed({"header": header, "tables": shapes, "full": shapes_of_full}, body)


def with_header(data: bytes, header: Mapping[str, Any]) -> bytes:
    """The same file with another header: its weights stay as they are."""
    top, body = _parted(data)
    return MAGIC + _headed(top | {"header": header}, bytes(body))


def with_table(data: bytes, name: str, rows: Rows) -> bytes:
    """The same file with one table put in place of the one of that name, or added to the others."""
    top, body = _parted(data)
    parts, at = {}, 0
    for each, (count, length, _) in top["tables"].items():
        end = at + 4 * count + 4 * (count + 1) + length
        parts[each] = bytes(body[at:end])
        at = end
    alone, written = _parted(write({}, {name: rows}))
    tables = {**top["tables"], **alone["tables"]}
    parts[name] = bytes(written)
    whole = b"".join(parts[each] for each in tables) + bytes(body[at:])
    return MAGIC + _headed(top | {"tables": tables}, whole)


def _headed(top: Mapping[str, Any], body: bytes) -> bytes:
    written = json.dumps(top, ensure_ascii=False, separators=(",", ":")).encode()
    return len(written).to_bytes(4, "little") + written + body


def _parted(data: bytes) -> tuple[dict[str, Any], memoryview]:
    """What stands above the tables, and the tables. Raises ValueError."""
    if not data.startswith(MAGIC):
        raise ValueError("not a file of understanding")
    begin = len(MAGIC) + 4
    end = begin + int.from_bytes(data[len(MAGIC) : begin], "little")
    return json.loads(data[begin:end]), memoryview(data)[end:]


def parse(data: bytes) -> Model:
    """Read a file's bytes back. Raises ValueError where they are no such file."""
    top, body = _parted(data)
    tables, at = {}, 0
    for name, (rows, length, scale) in top["tables"].items():
        begins = at + 4 * rows
        pairs = begins + 4 * (rows + 1)
        classes = body[pairs : pairs + length]
        tables[name] = Table(body[at:begins].cast("I"), body[begins:pairs].cast("I"), classes, classes.cast("b"), scale)
        at = pairs + length
    full = {}
    for name, (rows, width, scale) in top["full"].items():
        full[name] = vectors.unpacked(body[at:], rows, width, scale)
        at += vectors.length(rows, width)
    if at != len(body):
        raise ValueError("not the whole of a file of understanding")
    return Model(top["header"], tables, full)


_read: dict[str, Model] = {}


def common() -> Model:
    """What all languages share: the topics, the weights of the concepts, and the votes on the language."""
    return _model("")


def of_language(language: str) -> Model:
    """What one language has, its lexicon and the weights of its words; English speaks for one that was not trained."""
    return _model(language if (folder("locales") / language / FILE).is_file() else "en")


def _model(language: str) -> Model:
    if language not in _read:
        _read[language] = parse((folder("locales") / language / FILE).read_bytes())
    return _read[language]


def install(files: Mapping[str, bytes]) -> None:
    """Take these files in place of the shipped ones: ``""`` is the common file, else a language. For measuring."""
    _read.update({language: parse(data) for language, data in files.items()})
    lexicon.cache_clear()


@cache
def lexicon(language: str) -> Lexicon:
    """The lexicon of one language as it was compiled."""
    return from_shipped(of_language(language).header["lexicon"])


def sums(shares: Mapping[str, float], language: str) -> list[float]:
    """What the features add up to for each topic."""
    shared, words = common(), of_language(language).tables["words"]
    concepts = shared.tables["concepts"]
    found = list(shared.header["bias"])
    for feature, share in shares.items():
        (concepts if feature[0] == "c" else words).add(feature, share, found)
    return found


def chances(found: Sequence[float], sharpness: float) -> list[float]:
    """Scores as chances that sum to 1."""
    most = max(found)
    raised = [math.exp(sharpness * (each - most)) for each in found]
    total = sum(raised)
    return [each / total for each in raised]


def together(found: Sequence[float], votes: Sequence[float], sharpness: float, share: float) -> list[float]:
    """Chances from the sums of the features and the votes of the words in their order."""
    return chances([sharpness * each + share * vote for each, vote in zip(found, votes, strict=True)], 1.0)


def model_files() -> tuple[Path, ...]:
    """The files that ship, the common one first."""
    base = folder("locales")
    return (base / FILE, *sorted(base.glob(f"*/{FILE}")))
