"""The server on standard input and output, made with the protocol's own Python library. The only module that imports it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.tools import Tool
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import ValidationError

from unorules import __version__
from unorules.i18n.language import languages
from unorules.i18n.messages import Messages, load
from unorules.server import limits
from unorules.server.arguments import no_tool, wrong_arguments
from unorules.server.replies import Reply
from unorules.server.tools import TOOLS, spoken

_BOUNDS: Final[dict[str, dict[str, int]]] = {
    "question": {"maxLength": limits.QUESTION},
    "ruleset": {"maxLength": limits.TOML},
    "record": {"maxLength": limits.RECORD},
    "rounds": {"minimum": 1, "maximum": limits.ROUNDS},
    "matches": {"minimum": 1, "maximum": limits.MATCHES},
    "max_turns": {"minimum": 1, "maximum": limits.TURNS},
    "players": {"minimum": 2, "maximum": 20},
    "pending": {"minimum": 0, "maximum": 500},
    "rules": {"maxItems": limits.RULESETS},
    "against": {"maxItems": limits.RULESETS},
    **{name: {"maxLength": limits.NOTATION} for name in ("top", "hand", "move", "colour")},
}
"""What the schemas say of the limits. They are kept in the tools, which complain in the reader's language."""


def serve(language: str) -> None:
    """Answer a client until it closes standard input. `language` is that of the descriptions."""
    server(language).run("stdio")


def server(language: str) -> MCPServer[Any]:
    """The server with its tools, described in a language."""
    messages = load(language)
    tools = [_tool(each, messages) for each in TOOLS]
    return _Server(
        "unorules", version=__version__, instructions=messages("mcp.instructions"), tools=tools, log_level="ERROR"
    )


class _Server(MCPServer[Any]):
    """A server that says in the reader's language that it has no such tool."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None) -> Any:
        """The tool's reply, or that there is none of that name."""
        tools = [tool.__name__ for tool in TOOLS]
        if name not in tools:
            return _result(no_tool(name, tools, spoken(arguments)))
        return await super().call_tool(name, arguments, context)


class _Tool(Tool):
    """A tool that says in the reader's language what is wrong with its arguments."""

    async def run(self, arguments: dict[str, Any], context: Context[Any, Any], convert_result: bool = False) -> Any:
        """The reply of the verb, or what kept it from being asked."""
        try:
            self.fn_metadata.validate_arguments(arguments)
        except ValidationError as wrong:
            faults = [{"type": each["type"], "loc": each["loc"]} for each in wrong.errors()]
            return _result(wrong_arguments(faults, self.parameters, spoken(arguments)))
        return await super().run(arguments, context, convert_result)


_ONE_AT_A_TIME: Final = Lock()
"""A simulation takes a processor to itself; the next call waits for it."""


def _tool(verb: Callable[..., Reply], messages: Messages) -> Tool:
    @wraps(verb)
    def called(*args: Any, **kwargs: Any) -> CallToolResult:
        with _ONE_AT_A_TIME:
            return _result(verb(*args, **kwargs))

    name = verb.__name__
    tool = _Tool.from_function(
        called,
        name=name,
        description=messages(f"mcp.tool.{name}"),
        annotations=ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False),
        structured_output=False,
    )
    _refuse_others(tool)
    for param, schema in tool.parameters["properties"].items():
        schema["description"] = _described(param, messages)
        _bound(schema, _BOUNDS.get(param, {}))
        if param in ("language", "beside"):
            _bound(schema, {"enum": list(languages())})
    return tool


def _refuse_others(tool: Tool) -> None:
    """Let an argument that there is not be an error: whoever writes `rule` for `rules` would be answered by other rules."""
    arguments = tool.fn_metadata.arg_model
    arguments.model_config["extra"] = "forbid"
    arguments.model_rebuild(force=True)
    tool.parameters["additionalProperties"] = False


def _described(param: str, messages: Messages) -> str:
    key = f"mcp.param.{param}"
    spoken = messages.list(languages(), "or")
    return messages(key if messages.has(key) else f"cli.param.{param}", languages=spoken)


def _bound(schema: dict[str, Any], bounds: dict[str, Any]) -> None:
    """Put the bounds where the type stands: in a value that may be left out, beside null."""
    kinds = schema.get("anyOf", [schema])
    next(kind for kind in kinds if kind.get("type") != "null").update(bounds)


def _result(reply: Reply) -> CallToolResult:
    texts = [TextContent(type="text", text=text) for text in (reply.text, reply.remarks) if text]
    return CallToolResult(content=list(texts), structured_content=reply.data, is_error=reply.is_error)
