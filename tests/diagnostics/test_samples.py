"""Each code of the registry: its sample has exactly this fault, and the mended one has none."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.folded import for_every
from tests.rulebook.files import NOWHERE, codes, heavy, loaded, write
from unorules.diagnostics.codes import CODES
from unorules.diagnostics.model import Severity
from unorules.diagnostics.samples import SAMPLES, Sample
from unorules.proof.prove import check_and_prove
from unorules.rulebook.check import Checked, check
from unorules.rulebook.model import Rulebook


def found_in(place: Path, content: str | bytes | None, sample: Sample, also: tuple[str, ...]) -> Checked | Rulebook:
    for name, text in sample.beside.items():
        write(place, text, name)
    name = sample.name if content == sample.failing else "sample"
    path = place / f"{name}.toml" if content is None else write(place, content, name)
    if is_by_play(sample) and isinstance(content, str):
        return proven(content)
    return loaded(path, *also) if also else check(path, folders=NOWHERE)


def is_by_play(sample: Sample) -> bool:
    return any(each is sample for code, each in SAMPLES.items() if code.startswith("RS6"))


@cache
def proven(content: str) -> Checked:
    """A sample that has to be played is played once, wherever it is asked for."""
    with TemporaryDirectory() as name:
        return check_and_prove(write(Path(name), content), folders=NOWHERE)


def test_every_code_has_a_sample() -> None:
    assert list(SAMPLES) == list(CODES)


@for_every(code=[code for code in SAMPLES if code != "RS115"])
def test_failing_sample_has_this_fault_and_no_other(code: str, tmp_path: Path) -> None:
    sample = SAMPLES[code]
    found = found_in(tmp_path, sample.failing, sample, sample.also)
    if CODES[code].severity is Severity.NOTE:
        assert codes(found).count(code) == 1 and not heavy(found)
    else:
        assert heavy(found) == [code]


SELF_EVIDENT = ("RS101", "RS102", "RS104", "RS105", "RS112", "RS113", "RS115", "RS116", "RS209", "RS314", "RS502")
"""What is no ruleset at all, or says by itself what is to go: the others tell what to do."""


@for_every(code=[code for code in SAMPLES if code not in SELF_EVIDENT])
def test_a_fault_tells_what_would_mend_it(code: str, tmp_path: Path) -> None:
    sample = SAMPLES[code]
    found = found_in(tmp_path, sample.failing, sample, sample.also)
    assert all(each.helps for each in found.findings if each.code == code)


def test_a_file_with_too_many_faults_is_told_to_have_them(tmp_path: Path) -> None:
    found = found_in(tmp_path, SAMPLES["RS115"].failing, SAMPLES["RS115"], ())
    assert codes(found).count("RS115") == 1
    assert set(codes(found)) == {"RS115", "RS201"}


@for_every(code=SAMPLES)
def test_mended_sample_is_sound(code: str, tmp_path: Path) -> None:
    sample = SAMPLES[code]
    found = found_in(tmp_path, sample.mended, sample, ())
    assert not heavy(found)
    assert code not in codes(found)
