"""A language that is added as docs/translating.md says, with nothing but a folder of YAML, is spoken by every command."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
COLOURS = {"red": "rød", "blue": "blå", "green": "grøn", "yellow": "gul"}
_KEPT = re.compile(r"(\{[^{}]*\}|`[^`]*`|\w+)")


def foreign(tree):
    """Every word of three letters and more with an ø at its end; placeholders and code stay."""
    if isinstance(tree, dict):
        return {key: foreign(each) for key, each in tree.items()}
    return _KEPT.sub(lambda found: found[0] + ("ø" if found[0].isalpha() and len(found[0]) > 2 else ""), tree)


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """The program beside its data, as a translator has it."""
    place = tmp_path_factory.mktemp("project")
    left_out = shutil.ignore_patterns("__pycache__", "questions")
    for name in ("unorules", "locales", "rulesets"):
        shutil.copytree(ROOT / name, place / name, ignore=left_out)
    return place


@pytest.fixture(scope="module")
def danish(project):
    """The project with all of English put into made-up Danish."""
    english, own = project / "locales" / "en", project / "locales" / "da"
    own.mkdir()
    for path in sorted(english.glob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        if path.stem == "terms":
            for word, other in COLOURS.items():
                text = text.replace(f"[{word}]", f"[{other}]")
        elif path.stem not in ("lexicon", "cues", "numbers"):
            tree = yaml.load(text, Loader=yaml.BaseLoader)
            text = yaml.dump(foreign(tree), allow_unicode=True, width=1000, sort_keys=False)
        (own / path.name).write_text(text, encoding="utf-8")
    return project


def run(project, *words, **environ):
    """A command in the project, away from whatever is installed."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    own = {"PYTHONPATH": str(project), "PYTHONIOENCODING": "utf-8", "UNORULES_CACHE": str(project / "cache")}
    return subprocess.run(
        [sys.executable, "-m", "unorules", *words],
        cwd=project,
        env=kept | own | {"XDG_CONFIG_HOME": str(project / "config")} | environ,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_a_folder_is_a_language(danish):
    assert "fi, nb, sv, en or da" in " ".join(run(danish, "ask", "--help").stdout.split())
    assert "Answersø a questionø aboutø theø rulesø" in run(danish, "ask", "--help", LANG="da_DK.UTF-8").stdout


def test_answers_are_told_in_it_and_how_the_question_was_read_is_said(danish):
    done = run(danish, "ask", "--lang", "da", "Kan man lægge +4 på +2?")
    assert done.returncode == 0
    assert done.stdout.startswith("No. Theø penaltyø")
    assert "rød" in done.stdout
    assert "`da`" in done.stderr and "`nb`" in done.stderr


def test_a_language_of_the_system_is_told_in_though_questions_are_read_in_another(danish):
    done = run(danish, "ask", "Kan man legge +4 på +2?", LANG="da_DK.UTF-8")
    assert done.returncode == 0
    assert "rød" in done.stdout
    assert run(danish, "ask", "Kan man legge +4 på +2?", LANG="sv_SE.UTF-8").stdout.startswith("Nei. ")


def test_a_batch_says_once_that_questions_are_read_in_another(danish):
    (danish / "questions.txt").write_text("Kan man legge +4 på +2?\nCan I stack +2?\n", encoding="utf-8")
    done = run(danish, "ask", "--batch", "questions.txt", "--short", "--lang", "da")
    assert done.returncode == 0
    assert [line.split("ø")[0] for line in done.stdout.splitlines()] == ["No. The", "No. The"]
    assert done.stderr.count("`da`") == 1


_TALK = """
from unorules.cli import table_talk
lines = iter(["Kan man legge +4 på +2?", "og med seven-o?", ":lang nb", ":again", ":lang da", ":again", ":quit"])
print(table_talk.run([], None, True, lambda _prompt: next(lines)))
"""


def test_at_the_table_it_is_spoken_and_left_and_spoken_again(danish):
    environ = {"PYTHONPATH": str(danish), "PYTHONIOENCODING": "utf-8", "UNORULES_LANG": "da", "UNORULES_CACHE": ""}
    words = [sys.executable, "-c", _TALK]
    done = subprocess.run(
        words, env=environ, cwd=danish, capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert done.stderr == ""
    answers = [line[:8] for line in done.stdout.splitlines() if line.startswith(("No. ", "Nei. "))]
    assert answers == ["No. Theø", "No. Theø", "Nei. Str", "No. Theø"]


def test_what_is_not_understood_offers_questions_that_can_be_asked(danish):
    done = run(danish, "ask", "--lang", "da", "hvad med farven?")
    assert done.returncode == 3
    assert "ø" in done.stdout
    assert "Traceback" not in done.stderr


def test_sheets_and_faults_are_told_in_it(danish):
    sheet = run(danish, "sheet", "--lang", "da", "--format", "markdown")
    assert sheet.returncode == 0
    assert "ø" in sheet.stdout.splitlines()[0]
    (danish / "mine.toml").write_text('id = "mine"\ntitle.da = "Vores regler"\n[uno]\npenalty = 99\n', encoding="utf-8")
    done = run(danish, "validate", "mine.toml", "--lang", "da", "--no-play")
    assert done.returncode == 1
    assert "ø" in done.stdout
    assert "title" not in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["judge", "--top", "r5", "--hand", "r7 b2"],
        ["explain", "uno.penalty"],
        ["explain", "vendekort"],
        ["which", "--has", "blank"],
        ["questions", "uno"],
        ["rules", "--show"],
        ["schema"],
        ["diff", "official", "progressive"],
        ["simulate", "--rounds", "5"],
        ["doctor"],
        ["man"],
    ],
)
def test_every_command_speaks_it(danish, words):
    done = run(danish, *words, "--lang", "da")
    assert done.returncode == 0, done.stderr
    assert "ø" in done.stdout


def test_nothing_is_amiss_with_it(danish):
    done = run(danish, "locales", "check", "locales/da", "--lang", "en")
    assert done.returncode == 0, done.stdout
    assert "nothing amiss" in done.stdout
    assert "Questions in `da` are not read yet" in " ".join(done.stdout.split())


def test_a_language_just_begun_works_and_what_is_missing_is_listed(project):
    own = project / "locales" / "eo"
    own.mkdir(exist_ok=True)
    (own / "messages.yaml").write_text('event:\n  passed: "{player} preterpasas."\n', encoding="utf-8")
    (own / "ask.yaml").write_text('why: "Kial"\nverdict:\n  "no": "Ne"\n  "yes: "Jes"\n', encoding="utf-8")
    done = run(project, "ask", "--lang", "eo", "Can I stack +4 on +2?")
    assert done.returncode == 0
    assert "Why" in done.stdout, "a file that is no YAML says nothing, and English speaks"
    done = run(project, "locales", "check", "locales/eo")
    assert done.returncode == 1
    told = " ".join(done.stdout.split())
    assert "ask.yaml:5: here this is no YAML" in told
    assert "options.yaml is missing" in told
    assert "terms.yaml" in told
    assert "texts are missing" in told
    (own / "ask.yaml").write_text('why: "Kial"\nverdict:\n  "no": "Ne"\n', encoding="utf-8")
    assert "Kial" in run(project, "ask", "--lang", "eo", "Can I stack +4 on +2?").stdout
    done = run(project, "doctor", "--lang", "en")
    assert done.returncode == 0, "what a language that is begun lacks is no fault of the installation"
    assert re.search(r"begun: [a-z ]*eo", " ".join(done.stdout.split()))


_EVERYWHERE = [
    ["ask", "Can I stack +4 on +2?"],
    ["ask", "--short", "how many cards do we start with"],
    ["ask", "hvad med farven?"],
    ["questions", "uno"],
    ["judge", "--top", "r5", "--hand", "r7 b2"],
    ["judge", "--top", "nonsense", "--hand", "r7"],
    ["rules", "--show"],
    ["which", "--has", "blank"],
    ["explain", "RS201"],
    ["explain", "uno.penalty"],
    ["diff", "official", "progressive"],
    ["validate", "slips.toml"],
    ["score", "evening.toml", "--players", "A, B"],
    ["new", "--title", "X", "--use", "jump-in", "-o", "-"],
    ["set", "nothing", "a=1"],
    ["simulate", "--rounds", "5"],
    ["sheet"],
    ["schema"],
    ["man"],
    ["doctor"],
    ["locales"],
    ["--help"],
    ["asc"],
]


@pytest.fixture(scope="module")
def slips(project):
    """A language in which every placeholder has a slip in its name, and the names of cards have forms of their own."""
    own = project / "locales" / "xx"
    own.mkdir(exist_ok=True)
    for path in (project / "locales" / "en").glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        if path.stem == "terms":
            text = text.replace("in_a_list: a", "in_a_list: dativ").replace("{noun}", "{nuon}").replace("{a}", "{q}")
        elif path.stem not in ("lexicon", "cues", "numbers"):
            text = re.sub(r"(?<!{){([a-z_]+)", r"{\1x", text)
        (own / path.name).write_text(text, encoding="utf-8")
    (project / "slips.toml").write_text('id = "slips"\n[uno]\npenalty = 99\n', encoding="utf-8")
    yield project
    shutil.rmtree(own)


@pytest.mark.parametrize("words", _EVERYWHERE, ids=lambda words: " ".join(words[:2]))
def test_a_slip_in_a_placeholder_ends_no_command(slips, words):
    english = run(slips, *words, UNORULES_LANG="en")
    (slips / "evening.toml").unlink(missing_ok=True)
    done = run(slips, *words, UNORULES_LANG="xx")
    (slips / "evening.toml").unlink(missing_ok=True)
    assert "Traceback" not in done.stderr
    assert done.returncode == english.returncode
    assert not re.search(r"{[a-z]+x[\[:}]", done.stdout)


def test_the_check_names_such_a_slip_by_file_and_line(slips):
    found = [json.loads(line) for line in run(slips, "locales", "check", "locales/xx", "--json").stdout.splitlines()]
    slip = next(each for each in found if (each["file"], each["what"]) == ("xx/score.yaml", "placeholders"))
    assert slip["line"]
    assert "x}" in slip["own"]
    assert "term" in {each["what"] for each in found}


@pytest.mark.parametrize("question", ["Can I stack +4 on +2?", "Who wins when everybody has passed?"])
def test_of_a_question_asked_in_english_nothing_is_said(slips, question):
    assert run(slips, "ask", question, UNORULES_LANG="xx").stderr == ""


@pytest.mark.parametrize("question", ["Puedo poner un +4 sobre un +2?", "Kan man lægge +4 på +2?"])
def test_of_another_it_is_said_as_what_it_was_read(slips, question):
    assert "`xx`" in run(slips, "ask", question, UNORULES_LANG="xx").stderr


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_what_the_page_says_to_type_makes_a_language(project):
    page = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
    made, checked = (block.replace("da", "is") for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL))
    subprocess.run(["bash", "-ec", made], cwd=project, check=True, timeout=60)
    done = run(project, *checked.split()[1:], "--all", "--json")
    assert done.returncode == 1
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert {each["what"] for each in found} == {"untranslated"}, "copied whole, and nothing translated yet"
    assert len(found) > 1000
    assert run(project, "ask", "--lang", "is", "Can I stack +4 on +2?").returncode == 0
