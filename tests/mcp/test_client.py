"""The server as a client of the protocol's own library sees it: started as a process, spoken to over its standard streams."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from unorules import api
from unorules.server import limits

mcp = pytest.importorskip("mcp", reason="the extra `mcp` is not installed")

from mcp import ClientSession, StdioServerParameters  # noqa: E402
from mcp.client.stdio import stdio_client  # noqa: E402

Call = Callable[..., Any]

CABIN = """\
format = 1
id = "cabin"
kind = "house-rule"
title = { en = "Cabin" }

[uno]
penalty = 5
"""


def session(work: Callable[[ClientSession], Awaitable[Any]], home: Path, *arguments: str) -> Any:
    """What `work` makes of one server, started in `home` with nobody's settings."""
    environment = {name: os.environ[name] for name in ("PATH", "UNORULES_CACHE") if name in os.environ}
    environment |= {"HOME": str(home), "UNORULES_RULES": "", "UNORULES_LANG": "en", "PYTHONUTF8": "1"}
    parameters = StdioServerParameters(
        command=sys.executable, args=["-m", "unorules", "mcp", *arguments], env=environment, cwd=home
    )

    async def run() -> Any:
        async with stdio_client(parameters) as (read, write), ClientSession(read, write) as client:
            await client.initialize()
            return await work(client)

    return asyncio.run(asyncio.wait_for(run(), 90))


def calls(home: Path, *wanted: tuple[str, dict[str, Any]]) -> list[Any]:
    async def work(client: ClientSession) -> list[Any]:
        return [await client.call_tool(name, arguments) for name, arguments in wanted]

    found: list[Any] = session(work, home)
    return found


def call(home: Path, name: str, **arguments: Any) -> Any:
    return calls(home, (name, arguments))[0]


def text(result: Any) -> str:
    return str(result.content[0].text)


@pytest.fixture(scope="module", name="home")
def home_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module", name="listed")
def tools_listed(home: Path) -> dict[str, Any]:
    async def work(client: ClientSession) -> Any:
        return await client.list_tools()

    return {tool.name: tool for tool in session(work, home).tools}


def test_there_are_seven_tools_described_and_harmless(listed: dict[str, Any]) -> None:
    assert list(listed) == ["ask", "judge", "replay", "validate", "rules", "simulate", "sheet"]
    for tool in listed.values():
        assert tool.description
        assert tool.annotations.read_only_hint
        assert all(each["description"] for each in tool.input_schema["properties"].values())


def test_the_schemas_tell_types_and_limits(listed: dict[str, Any]) -> None:
    asked = listed["ask"].input_schema
    assert asked["required"] == ["question"]
    assert asked["additionalProperties"] is False
    assert asked["properties"]["question"]["type"] == "string"
    assert asked["properties"]["question"]["maxLength"] == limits.QUESTION
    assert listed["judge"].input_schema["required"] == ["top", "hand"]
    rounds = listed["simulate"].input_schema["properties"]["rounds"]["anyOf"]
    assert {"type": "integer", "minimum": 1, "maximum": limits.ROUNDS} in rounds
    assert listed["sheet"].input_schema["properties"]["size"]["enum"] == ["full", "card", "pocket"]


def test_the_descriptions_speak_the_language_that_was_asked_for(home: Path) -> None:
    async def work(client: ClientSession) -> Any:
        return await client.list_tools()

    told = session(work, home, "--lang", "fi").tools[0].description
    assert told.startswith("Vastaa")


def test_an_answer_is_the_object_of_the_command_line_and_its_text(home: Path) -> None:
    question = "Kan man legge +4 på +2?"
    found = call(home, "ask", question=question)
    expected = api.ask(question)
    assert not found.is_error
    assert found.structured_content == json.loads(json.dumps(api.as_json(expected)))
    assert text(found) == api.as_text(expected)


def test_house_rules_come_as_text_and_hold_for_one_call_only(home: Path) -> None:
    asked = {"question": "How many cards for forgetting UNO?"}
    with_text, without = calls(home, ("ask", asked | {"ruleset": CABIN}), ("ask", asked))
    assert with_text.structured_content["value"] == 5
    assert with_text.structured_content["rules"] == ["official", "cabin"]
    assert without.structured_content["value"] == 2


def test_warnings_about_the_rules_come_beside_the_answer(home: Path) -> None:
    crowded = CABIN + "\n[setup]\nhand_size = 11\n"
    asked = {"ruleset": crowded, "language": "en"}
    answered, judged, played, written = calls(
        home,
        ("ask", asked | {"question": "How many cards for forgetting UNO?"}),
        ("judge", asked | {"top": "y5", "hand": "b5"}),
        ("simulate", asked | {"rounds": 1}),
        ("sheet", asked),
    )
    for result in (answered, judged, played, written):
        assert not result.is_error
        assert [each.text for each in result.content][1].startswith("cabin.toml:10:13: warning[RS409]")
    assert len(call(home, "ask", question="May I stack?").content) == 1


def test_a_ruleset_of_the_users_own_is_found_by_its_id_as_it_is_now(tmp_path: Path) -> None:
    own = tmp_path / ".config" / "unorules" / "rulesets"
    own.mkdir(parents=True)
    asked = {"question": "How many cards for forgetting UNO?", "rules": ["cabin"]}

    async def work(client: ClientSession) -> list[Any]:
        found = []
        for penalty in (5, 6):
            (own / "cabin.toml").write_text(CABIN.replace("5", str(penalty)), encoding="utf-8")
            found.append((await client.call_tool("ask", asked)).structured_content["value"])
        return found

    assert session(work, tmp_path) == [5, 6]


def test_a_move_is_judged(home: Path) -> None:
    refused, listed = calls(
        home,
        ("judge", {"top": "y5", "hand": "b5 r8", "move": "r8"}),
        ("judge", {"top": "y5", "hand": "b5 r8"}),
    )
    assert refused.structured_content["legal"] is False
    assert refused.structured_content["objection"]["rule"] == "match"
    assert "b5" in listed.structured_content["allowed"]
    assert not refused.is_error


def test_a_wrong_ruleset_is_told_with_its_place(home: Path) -> None:
    found = call(home, "validate", ruleset=CABIN.replace("penalty", "penalti"), language="sv")
    [fault] = [each for each in found.structured_content["findings"] if each["severity"] == "error"]
    assert (fault["code"], fault["line"], fault["column"], fault["suggestions"]) == ("RS201", 7, 1, ["penalty"])
    assert "cabin.toml:7:1" in text(found)
    assert "penalti = 5" in text(found)


def test_the_rulesets_are_listed_and_shown(home: Path) -> None:
    listed, shown = calls(home, ("rules", {}), ("rules", {"rules": ["progressive"], "keys": ["uno.penalty"]}))
    assert "jump-in" in [each["id"] for each in listed.structured_content["rulesets"]]
    value = shown.structured_content["values"]["uno.penalty"]
    assert (list(shown.structured_content["values"]), value["value"]) == (["uno.penalty"], 2)


def test_rounds_are_played_and_compared(home: Path) -> None:
    found = call(home, "simulate", rules=["official"], against=["jump-in"], rounds=20, seed=3)
    expected = api.as_json(api.simulate(["official"], ["jump-in"], rounds=20, seed=3))
    assert found.structured_content == json.loads(json.dumps(expected))


def test_a_sheet_is_written_in_two_languages(home: Path) -> None:
    found = call(home, "sheet", language="nb", beside="fi", size="pocket")
    assert found.structured_content["sheet"] == api.sheet((), "nb", beside="fi", size="pocket")


@pytest.mark.parametrize(
    ("tool", "arguments", "kind"),
    [
        ("ask", {"question": "?" * (limits.QUESTION + 1)}, "limit"),
        ("ask", {"question": "  "}, "limit"),
        ("ask", {"question": "May I stack?", "language": "xx"}, "limit"),
        ("ask", {"question": "May I stack?", "ruleset": "#" * (limits.TOML + 1)}, "limit"),
        ("ask", {"question": "May I stack?", "rules": ["no-such-rules"]}, "rules"),
        ("ask", {"question": "May I stack?", "ruleset": "format = "}, "rules"),
        ("judge", {"top": "zz", "hand": "b5"}, "position"),
        ("judge", {"top": "y5", "hand": "b5", "move": "??"}, "position"),
        ("judge", {"top": "y5", "hand": "b5", "players": 99}, "limit"),
        ("replay", {"record": "moves = 3"}, "record"),
        ("replay", {"record": "#" * (limits.RECORD + 1)}, "limit"),
        ("rules", {"rules": ["official"], "keys": ["uno.penalti"]}, "limit"),
        ("simulate", {"rounds": limits.ROUNDS + 1}, "limit"),
        ("simulate", {"rounds": 5, "matches": 5}, "plan"),
        ("simulate", {"players": 19}, "plan"),
        ("sheet", {"language": "fi", "beside": "fi"}, "limit"),
        ("sheet", {"rules": ["official"] * (limits.RULESETS + 1)}, "limit"),
    ],
)
def test_bad_input_is_told_kindly_and_by_its_kind(tool: str, arguments: dict[str, Any], kind: str) -> None:
    # Called without the process: what the process adds is tested once, below.
    from unorules.server import tools

    reply = getattr(tools, tool)(**arguments)
    assert reply.is_error
    assert reply.data["error"]["kind"] == kind
    assert reply.text == reply.data["error"]["message"]
    assert reply.text
    assert "Traceback" not in reply.text


def test_a_fault_crosses_the_wire_and_the_server_goes_on(home: Path) -> None:
    wrong, right = calls(
        home,
        ("judge", {"top": "zz", "hand": "b5", "language": "nb"}),
        ("judge", {"top": "y5", "hand": "b5"}),
    )
    assert (wrong.is_error, text(wrong)) == (True, "`zz` er ikke noe kort")
    assert not right.is_error


WRONG_CALLS: list[tuple[str, dict[str, Any], str, str]] = [
    ("simulate", {"rounds": "many"}, "rounds", "`rounds` is wrong: a whole number is expected."),
    ("simulate", {"rounds": 1.5, "language": "fi"}, "rounds", "`rounds` ei kelpaa: arvon pitää olla kokonaisluku."),
    ("ask", {"question": 3, "language": "sv"}, "question", "`question` stämmer inte: värdet ska vara en text."),
    ("ask", {"question": "?", "rules": "official"}, "rules", "`rules` is wrong: a list of texts is expected."),
    ("ask", {"question": "?", "rules": [3]}, "rules", "`rules` is wrong: a list of texts is expected."),
    (
        "ask",
        {"question": "?", "language": 3},
        "language",
        "`language` is wrong: `fi`, `nb`, `sv` or `en` is expected.",
    ),
    ("validate", {"ruleset": "", "play": "perhaps"}, "play", "`play` is wrong: true or false is expected."),
    ("sheet", {"size": "poster"}, "size", "`size` is wrong: `full`, `card` or `pocket` is expected."),
    ("judge", {"top": "y5", "language": "nb"}, "hand", "`hand` mangler."),
    ("ask", {"questoin": "?"}, "questoin", "There is no argument `questoin`. Did you mean `question`?"),
    ("ask", {"question": "?", "rule": []}, "rule", "There is no argument `rule`. Did you mean `rules`?"),
    (
        "validate",
        {"ruleset": "", "x\x1b": 1},
        "x<U+001B>",
        "There is no argument `x<U+001B>`; there are `ruleset`, `play` and `language`.",
    ),
]


def test_a_call_that_is_wrong_in_itself_is_told_in_the_language_asked_for(home: Path) -> None:
    answered = calls(home, *((tool, arguments) for tool, arguments, _, _ in WRONG_CALLS))
    for found, (_, _, about, told) in zip(answered, WRONG_CALLS, strict=True):
        error = found.structured_content["error"]
        assert (found.is_error, error["kind"], error["argument"], text(found)) == (True, "call", about, told)


def test_a_tool_that_there_is_not_is_told_with_those_that_there_are(home: Path) -> None:
    near, far = calls(home, ("jugde", {"language": "sv"}), ("write_file", {}))
    assert (near.is_error, text(near)) == (True, "Det finns inget verktyg `jugde`. Menade du `judge`?")
    assert (far.is_error, text(far).startswith("There is no tool `write_file`; there are `ask`, `judge`,")) == (
        True,
        True,
    )


RECORD = """\
rules = ["official"]
players = ["Aino", "Eero"]
top = "y5"
hands = { Aino = "y8 r2", Eero = "b8 g1" }
moves = ["Aino: y8", "Eero: g1"]
"""


def test_a_record_is_played_and_its_rules_may_come_as_text(home: Path) -> None:
    refused, by_text, stolen = calls(
        home,
        ("replay", {"record": RECORD, "language": "nb"}),
        ("replay", {"record": RECORD.replace("official", "cabin"), "ruleset": CABIN + "\n[setup]\nhand_size = 11\n"}),
        ("replay", {"record": RECORD.replace("official", "./secret.toml")}),
    )
    assert refused.structured_content == json.loads(json.dumps(api.as_json(api.replay(RECORD), "nb")))
    assert (refused.structured_content["objection"]["rule"], refused.is_error) == ("match", False)
    assert text(refused) == api.as_text(api.replay(RECORD), "nb")
    assert by_text.structured_content["steps"][0]["legal"]
    assert [each.text for each in by_text.content][1].startswith("cabin.toml:10:13: warning[RS409]")
    assert (stolen.is_error, stolen.structured_content["error"]["line"]) == (True, 1)
    assert "RS301" in text(stolen)


_HELLO = (
    b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", '
    b'"capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}\n'
)
SECRET = "secret = 'do not tell'\n"


def test_no_path_is_opened(tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text(SECRET, encoding="utf-8")
    (tmp_path / "secret").write_text(SECRET, encoding="utf-8")
    sly = CABIN + '\n[[sources]]\nid = "x"\ncovers = ["uno.penalty"]\n'
    results = calls(
        tmp_path,
        ("ask", {"question": "May I stack?", "rules": [str(tmp_path / "secret.toml")]}),
        ("ask", {"question": "May I stack?", "rules": ["secret.toml"]}),
        ("ask", {"question": "May I stack?", "rules": ["secret"]}),
        ("simulate", {"rounds": 1, "against": ["secret"]}),
        ("replay", {"record": RECORD.replace('"official"', f'"{tmp_path}/secret.toml"')}),
        ("replay", {"record": RECORD.replace('"official"', '"secret"')}),
        ("validate", {"ruleset": sly.replace('kind = "house-rule"', 'kind = "house-rule"\nuses = ["secret"]')}),
        ("validate", {"ruleset": sly.replace('id = "cabin"', 'id = "secret"')}),
    )
    assert [result.is_error for result in results] == [True, True, True, True, True, True, False, False]
    assert all("do not tell" not in result.model_dump_json() for result in results)
    assert "RS301" in [each["code"] for each in results[6].structured_content["findings"]]
    assert results[7].structured_content["ok"]


def test_the_server_ends_when_the_client_hangs_up_and_prints_nothing_else() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "unorules", "mcp"], input=b"", capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
def test_the_keyboard_stops_a_server_that_waits() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "unorules", "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        assert server.stdin and server.stdout and server.stderr
        server.stdin.write(_HELLO)
        server.stdin.flush()
        assert b"unorules" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == -signal.SIGINT
        assert server.stderr.read() == b""


@pytest.mark.parametrize(
    ("language", "word"), [("en", "missing"), ("fi", "lisäosa"), ("nb", "tillegget"), ("sv", "tillägget")]
)
def test_without_the_extra_it_is_named(language: str, word: str, monkeypatch, capsys) -> None:
    from unorules.cli import mcp as command

    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert command.run(language) == 2
    told = capsys.readouterr().err
    assert word in told
    assert "unorules[mcp]" in told


def test_nothing_but_the_server_imports_the_library() -> None:
    code = "import sys, unorules.api, unorules.cli.app, unorules.server.tools; sys.exit('mcp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
