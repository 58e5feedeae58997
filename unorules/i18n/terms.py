"""Card, colour and kind names with their cases, genders and articles, put together from terms.yaml.

Which forms there are is each language's own affair: `{card[gen]}` in Finnish, `{card[def]}` in Swedish. Every term has
its base form under ``base`` and, where a card can be named in few letters, that under ``short``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Protocol

from unorules.values import dataclass


class Face(Protocol):
    """What has to be known of a card to name it; the engine's cards have it."""

    @property
    def kind(self) -> str: ...
    @property
    def colour(self) -> str | None: ...
    @property
    def number(self) -> int | None: ...
    @property
    def custom(self) -> str | None: ...


_AMISS: Final = (LookupError, ValueError, TypeError, AttributeError)
"""What names raise that are not there or do not fit their forms."""


class Form(str):
    """One form of a term. The format ``C`` gives it a capital: ``{card[gen]:C}``."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if spec == "C":
            return self[:1].upper() + self[1:]
        return super().__format__(spec)


@dataclass(frozen=True, slots=True)
class Term:
    """A noun that a template may ask for in any of its forms; plain ``{card}`` is the base form.

    Asking for a form that the language does not have raises KeyError: that is a fault of the template.
    """

    forms: Mapping[str, str]

    def __getitem__(self, form: str) -> Form:
        return Form(self.forms[form])

    def __str__(self) -> str:
        return self.forms["base"]

    def __format__(self, spec: str) -> str:
        return format(self["base"], spec)


class _AnyForm(dict[str, str]):
    """The forms of a borrowed name: one that its own language does not have is the base form."""

    def __missing__(self, _form: str) -> str:
        return self["base"]


def any_form(value: object) -> object:
    """A name for a sentence of another language, which may ask for forms that the name does not have; else the value itself."""
    return Term(_AnyForm(value.forms)) if isinstance(value, Term) else value


class Terms:
    """The names of one language. `data` is the parsed terms.yaml; what is not there yet is borrowed from what `other` gives."""

    __slots__ = ("_known", "_other", "data")

    def __init__(self, data: Mapping[str, Any], other: Callable[[], Terms] | None = None) -> None:
        self.data = data
        self._other = other
        self._known: dict[tuple[object, ...], Term] = {}

    def colour(self, colour: str) -> Term:
        """The colour by itself, in every form the language's adjectives have."""
        own = partial(self._adjective, "colours", colour)
        return self._remember(("colour", colour), own, lambda other: other.colour(colour))

    def kind(self, kind: str) -> Term:
        """The kind of card, without a colour."""
        own = lambda: self._name(self.data["kinds"][kind])  # noqa: E731
        return self._remember(("kind", kind), own, lambda other: other.kind(kind))

    def card(self, face: Face, custom_name: str | None = None) -> Term:
        """The card in the table's words. `custom_name` is what the table calls its own rule on it, if anything."""
        key = (face.kind, face.colour, face.number, face.custom, custom_name)
        own = partial(self._face, face, custom_name or face.custom)
        return self._remember(key, own, lambda other: other.card(face, custom_name))

    def number(self, number: int) -> Term:
        """The number cards of that number, whatever their colour."""
        own = lambda: self._name(self.data["numbers"][str(number)])  # noqa: E731
        return self._remember(("number", number), own, lambda other: other.number(number))

    @property
    def form_names(self) -> frozenset[str]:
        """Every form that a template of this language may ask for."""
        patterns = self.data["patterns"]
        shaped = {form for table in ("plain", "coloured") for each in patterns[table].values() for form in each}
        return frozenset({"base", "short", *self.data["forms"], *self.data["adjective_forms"], *shaped})

    @property
    def in_a_list(self) -> str:
        """The form of a card among several side by side: that with an article where the language has one by gender."""
        if not self.data and self._other is not None:
            return self._other().in_a_list
        form = str(self.data.get("in_a_list", "base"))
        return form if self._other is None or form in self._forms_or_none() else "base"

    def _forms_or_none(self) -> frozenset[str]:
        try:
            return self.form_names
        except _AMISS:
            return frozenset()

    def joined(self, items: list[str], conjunction: str) -> str:
        """The items as the language lists them, `conjunction` being ``and`` or ``or``."""
        if len(items) < 2:
            return "".join(items)
        if self._other is None:
            return self._joined(items, conjunction)
        try:
            return self._joined(items, conjunction)
        except _AMISS:
            return self._other().joined(items, conjunction)

    def _joined(self, items: list[str], conjunction: str) -> str:
        pattern = self.data["list"][conjunction]
        head = items[0]
        for item in items[1:-1]:
            head = pattern["more"].format(a=head, b=item)
        return str(pattern["two"].format(a=head, b=items[-1]))

    def _remember(self, key: tuple[object, ...], make: Callable[[], Term], borrow: Callable[[Terms], Term]) -> Term:
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = make() if self._other is None else self._made(make, borrow)
        return found

    def _made(self, make: Callable[[], Term], borrow: Callable[[Terms], Term]) -> Term:
        """The name in this language, or that of the other where this one has it not yet, or not in all its forms."""
        assert self._other is not None
        try:
            return make()
        except _AMISS:
            return Term(_AnyForm(borrow(self._other()).forms))

    def _face(self, face: Face, custom_name: str | None) -> Term:
        name = self.data["numbers"][str(face.number)] if face.number is not None else self.data["kinds"][face.kind]
        term = self._name(name, face.colour)
        if not custom_name:
            return term
        pattern = self.data["patterns"]["custom"]
        return Term({form: pattern.format(card=word, name=custom_name) for form, word in term.forms.items()})

    def _adjective(self, table: str, word: str) -> Term:
        return _in_order(self.data["adjective_forms"], self.data[table][word])

    def _name(self, entry: Mapping[str, Any], colour: str | None = None) -> Term:
        noun = self._noun(entry)
        adjective = self._adjective("colours", colour) if colour else None
        if adjective is None and "adjective" in entry:
            adjective = self._adjective("adjectives", entry["adjective"])
        gender = entry.get("gender", "")
        forms = self._plain(noun, gender) if adjective is None else self._coloured(adjective, noun, gender)
        return Term(forms | {"short": self._short(entry, self._adjective("colours", colour) if colour else None)})

    def _noun(self, entry: Mapping[str, Any]) -> Term:
        found = entry["noun"]
        words = self.data["nouns"][found] if isinstance(found, str) else found
        before, after = entry.get("before", ""), entry.get("after", "")
        return _in_order(self.data["forms"], [f"{before}{word}{after}" for word in words])

    def _plain(self, noun: Term, gender: str) -> dict[str, str]:
        patterns = self.data["patterns"]["plain"].get(gender)
        if patterns is None:
            return dict(noun.forms)
        return {form: pattern.format(noun=noun) for form, pattern in patterns.items()}

    def _coloured(self, colour: Term, noun: Term, gender: str) -> dict[str, str]:
        patterns = self.data["patterns"]["coloured"].get(gender)
        if patterns is None:  # every form of the adjective agrees with the same form of the noun
            return {form: f"{colour[form]} {word}" for form, word in noun.forms.items()}
        return {form: pattern.format(colour=colour, noun=noun) for form, pattern in patterns.items()}

    def _short(self, entry: Mapping[str, Any], colour: Term | None) -> str:
        short: str = entry["short"]
        if colour is None:
            return short
        gender = entry.get("short_gender", entry.get("gender", ""))
        return str(self.data["patterns"]["short"][gender].format(colour=colour, short=short))


def _in_order(names: list[str], words: list[str]) -> Term:
    forms = dict(zip(names, words, strict=True))
    return Term({"base": words[0]} | forms)
