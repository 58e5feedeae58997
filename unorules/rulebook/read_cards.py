"""The `[[custom_card]]` of a file: what the table wrote on its blank or customizable cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.diagnostics.model import Help, Label, Params
from unorules.engine.cards import CUSTOMIZABLE, Kind
from unorules.engine.rules import CustomCard
from unorules.rulebook.model import ID, CardText, Texts
from unorules.rulebook.names import suggest
from unorules.rulebook.reader import Reader, in_languages, slug
from unorules.rulebook.tomlfile import Path, dotted

CUSTOM_CARD: Final = ("id", "on", "name", "text", "effect", "count")
"""The keys of a custom card."""

COUNTED: Final = ("draw", "everyone_draws")
SWITCHED: Final = ("skips", "reverses", "choose_colour", "swap", "rotate", "shuffle")
EFFECTS: Final = COUNTED + SWITCHED
MOST_DRAWN: Final = 20


def read_cards(reader: Reader, value: object) -> tuple[CardText, ...]:
    """The custom cards of a file that are right."""
    found: list[CardText] = []
    firsts: dict[str, int] = {}
    for index, data in enumerate(reader.tables("custom_card", value)):
        card = _card(reader, ("custom_card", index), data)
        if card is None:
            continue
        first = firsts.setdefault(card.card.id, index)
        if first != index:
            _twice(reader, card.card.id, first, index)
        else:
            found.append(card)
    return tuple(found)


def _twice(reader: Reader, name: str, first: int, second: int) -> None:
    earlier = reader.toml.key("custom_card", first)
    secondary = (Label(earlier, "first"),) if earlier else ()
    span, helps = reader.toml.key("custom_card", second), (Help("rename"),)
    reader.tell("RS216", span, {"id": name}, secondary=secondary, helps=helps, key="custom_card.id")


def _card(reader: Reader, path: Path, data: Mapping[str, Any]) -> CardText | None:
    for key in data:
        if key not in CUSTOM_CARD:
            reader.unknown_key((*path, key), CUSTOM_CARD)
    if "name" not in data:
        reader.lacks("custom_card.name", reader.toml.key(*path), *in_languages("name", "…"))
    name = reader.texts((*path, "name"), data["name"]) if "name" in data else Texts()
    text = reader.texts((*path, "text"), data["text"]) if "text" in data else Texts()
    effect = _effect(reader, (*path, "effect"), data.get("effect", {}))
    count = _whole(reader, (*path, "count"), data.get("count", 1), 1)
    on = _on(reader, (*path, "on"), data.get("on", Kind.WILD_CUSTOMIZABLE.value))
    identity = _id(reader, path, data, name)
    if not identity or "name" not in data:
        return None
    return CardText(CustomCard(identity, on=on, count=count, **effect), name, text)


def _id(reader: Reader, path: Path, data: Mapping[str, Any], name: Texts) -> str:
    if "id" not in data:
        made = slug(name("en"))
        if name and not made:  # a name without a letter of a to z
            reader.lacks("custom_card.id", reader.toml.value(*path, "name"), f'id = "card-{int(path[1]) + 1}"')
        return made
    text = reader.text((*path, "id"), data["id"])
    if text is None or ID.match(text):
        return text or ""
    return reader.not_kebab((*path, "id"), text)


def _on(reader: Reader, path: Path, value: object) -> Kind:
    text = reader.text(path, value) or Kind.WILD_CUSTOMIZABLE.value
    if text in CUSTOMIZABLE:
        return Kind(text)
    reader.unknown_word(path, text, CUSTOMIZABLE)
    return Kind.WILD_CUSTOMIZABLE


def _effect(reader: Reader, path: Path, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        example = "effect = { draw = 2 }"
        reader.wrong_type(path, "table", value, example, helps=(Help("cure", {"cure": example}),))
        return {}
    found: dict[str, Any] = {}
    for name, amount in value.items():
        here = (*path, name)
        if name in COUNTED:
            found[name] = _whole(reader, here, amount, 0)
        elif name in SWITCHED:
            found[name] = reader.flag(here, amount, False)
        else:
            _unknown_effect(reader, here)
    return found


def _unknown_effect(reader: Reader, path: Path) -> None:
    near = suggest(str(path[-1]), EFFECTS)
    helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("known", {"known": EFFECTS}))
    span, params = reader.toml.key(*path), {"name": str(path[-1])}
    reader.tell("RS215", span, params, helps=helps, suggestions=near, key=dotted(path), mends=near)


def _whole(reader: Reader, path: Path, value: object, low: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        reader.wrong_type(path, "whole", value)
        return low
    if not low <= value <= MOST_DRAWN:
        params: Params = {"name": dotted(path), "value": str(value), "values": (f"{low}…{MOST_DRAWN}",)}
        reader.tell("RS206", reader.toml.value(*path), params, helps=(Help("values", params),), key=dotted(path))
        return low
    return value
