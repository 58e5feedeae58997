"""House rules told as being played here: "we stack +2s", "at ours everybody swaps on a 7", "with jump-in allowed, …"."""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.lexicon import Mark
from unorules.ask.read_denied import denial
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_house_parts import Part, tells_a_case, told_parts
from unorules.ask.read_house_rule import Told, rule_of
from unorules.ask.read_position import number_at

_NEAR: Final = 3


def house_told(seen: Frame) -> tuple[list[str], list[str]]:
    """The rulesets told as being played at this table, and those told as not being played or claimed by somebody alone."""
    parts = told_parts(seen)
    played: dict[str, None] = {}
    denied: dict[str, None] = {}
    for part in parts:
        if (rule := _told_rule(seen, part)) is not None:
            (denied if _is_barred(seen, part, rule) else played)[rule] = None
        elif (rule := rule_of(_told(seen, part))) and _is_claimed(seen, part):
            denied[rule] = None
    if played and _asks_of_the_rule(seen, parts):
        played.clear()
    return list(played), [rule for rule in denied if rule not in played]


def without_duties(seen: Frame) -> Frame:
    """The question without what the table forbids or demands: "you can't end on a skip here" turns no "do I win?" round."""
    return without_parts(seen, [part for part in told_parts(seen) if _told_rule(seen, part) and _binds(seen, part)])


def without_limits(seen: Frame) -> Frame:
    """The question without the points at which one is out here: they are nobody's."""
    return without_parts(seen, [part for part in told_parts(seen) if _told_rule(seen, part) == "challenge-uno"])


def without_parts(seen: Frame, parts: list[Part]) -> Frame:
    """The question without some of its parts."""
    if not parts:
        return seen
    text, ends = seen.text, [*(word.start for word in seen.words), len(seen.text)]
    for part in reversed(parts):
        text = text[: ends[part.start]] + text[ends[min(part.end + 1, len(seen.words))] :]
    return frame(text, seen.language, model.lexicon(seen.language))


def _told_rule(seen: Frame, part: Part) -> str | None:
    """The rule that a part tells as being played here, or as not being played."""
    rule = rule_of(_told(seen, part))
    return rule if rule and not _is_claimed(seen, part) and _is_ours(seen, part, rule) else None


def _binds(seen: Frame, part: Part) -> bool:
    return any(seen.said_at(at, "bars-it", "here-force") for at in range(part.start, part.end))


def _asks_of_the_rule(seen: Frame, parts: list[Part]) -> bool:
    """ "We stack. Is that allowed?": nothing has happened that could be judged by the rule, so the rule itself is."""
    told = {at for part in parts for at in range(part.start, part.end)}
    asked = {mark.concept for mark in seen.cues if mark.start not in told}
    judged = not asked.isdisjoint(_OF_A_RULE) or denial(seen) is not None
    if not judged or any(face.start not in told for face in seen.cards):
        return False
    return not case_told(seen)


def case_told(seen: Frame) -> bool:
    """Whether something that happened is told beside the rules of the table."""
    return any(tells_a_case(seen, part) for part in told_parts(seen) if rule_of(_told(seen, part)) is None)


_OF_A_RULE: Final = frozenset({"calls-it-right", "calls-it-wrong", "asks-if-a-rule"})


def _told(seen: Frame, part: Part) -> Told:
    inside = range(part.start, part.end)
    return Told(
        frozenset(mark.concept for mark in seen.cues if mark.start in inside and mark.end <= part.end),
        frozenset(mark.concept for mark in seen.marks if mark.start in inside),
        tuple(face for face in seen.cards if face.start in inside),
        frozenset(number for at in inside for number in _numbers(seen, at)),
        any(seen.said_at(at, "both-cards") for at in _between_cards(seen, part)),
    )


def _numbers(seen: Frame, at: int) -> list[int]:
    word = seen.words[at]
    told = [word.number if word.kind == "number" else None, number_at(seen, at), seen.units.get(at)]
    return [number for number in told if number is not None]


def _between_cards(seen: Frame, part: Part) -> range:
    """The words between the first card of a part and its last."""
    inside = [face for face in seen.cards if part.start <= face.start < part.end]
    return range(inside[0].end, inside[-1].start) if len(inside) > 1 else range(0)


def _is_claimed(seen: Frame, part: Part) -> bool:
    """ "She says we stack": somebody claims it, wants it or doubts it; "house says" is nobody."""
    if _is_quoted(seen, part):
        return True
    claims = [at for at in range(part.start, part.end) if seen.said_at(at, "only-claimed", "says-it-too")]
    return any(not seen.said_at(at, "house-speaks") for at in claims)


def _is_quoted(seen: Frame, part: Part) -> bool:
    """ "Cousin Ludde: 'the last card must be a number'": words in quotation marks are somebody's, unless the table is named."""
    start = seen.words[part.start].start
    before = seen.text[:start]
    opened = max(before.rfind(sign) for sign in _OPENS)
    inside = opened >= 0 and not any(sign in before[opened + 1 :] for sign in _CLOSES)
    inside = inside and (before.count('"') % 2 == 1 or before[opened] != '"')
    ours = [
        at for at, word in enumerate(seen.words) if word.start < start and seen.said_at(at, "at-ours", "house-speaks")
    ]
    sentence = seen.words[part.start].sentence
    return inside and not any(seen.words[at].sentence >= sentence - 1 for at in ours)


_OPENS: Final = '"“„«»'
_CLOSES: Final = '"”«»'


def _is_ours(seen: Frame, part: Part, rule: str) -> bool:
    """Whether the table is named, or the rule is said to be on or allowed; a condition has to say that it is played."""
    if _is_of_the_box(seen, part):
        return False
    around = _around(seen, part, rule)
    named = [mark for mark in seen.cues if mark.concept in _NAMED.get(rule, ()) and mark.start in around]
    allowed = [mark for mark in seen.cues if mark.concept == "rule-allowed"]
    on = any(at in around and not _is_part(mark, named) for mark in allowed for at in range(mark.start, mark.end))
    if part.supposed:
        return on or any(mark.concept == "we-play" and part.start <= mark.start < part.end for mark in seen.marks)
    inside = range(part.start, part.end)
    return on or any(seen.said_at(at, "at-ours", "house-speaks") for at in inside) or _stands_under(seen, part)


def _is_part(mark: Mark, names: list[Mark]) -> bool:
    """ "På en gang" is no rule that is "på"."""
    return any(
        name.start <= mark.start and mark.end <= name.end and mark.end - mark.start == 1 < name.end - name.start
        for name in names
    )


def _is_of_the_box(seen: Frame, part: Part) -> bool:
    """ "Nobody may stack on a +2 by the book": told of the rules of the box, and of no table."""
    official = any(mark.concept == "official" and part.start <= mark.start < part.end for mark in seen.marks)
    return official and not any(seen.said_at(at, "at-ours", "house-speaks") for at in range(part.start, part.end))


def _stands_under(seen: Frame, part: Part) -> bool:
    """ "House rules: sevens swap.": a heading of the same sentence tells whose rules these are."""
    sentence = seen.words[part.start].sentence
    before = range(part.start)
    return any(seen.words[at].sentence == sentence and seen.said_at(at, "at-ours") for at in before)


def _around(seen: Frame, part: Part, rule: str) -> range:
    """The places beside the rule's own words."""
    names = [mark for mark in seen.cues if mark.concept in _NAMED.get(rule, ()) and part.start <= mark.start < part.end]
    if not names:
        return range(0)
    return range(max(part.start, names[0].start - _NEAR), min(part.end, names[-1].end + _NEAR))


def _is_barred(seen: Frame, part: Part, rule: str) -> bool:
    """Whether a "not" stands there that is no word of the rule itself ("no bluffing", "out of turn")."""
    if rule in _OWN_BAN:
        return False
    own = {at for mark in seen.cues if mark.concept.startswith("here-") for at in range(mark.start, mark.end)}
    own |= {at for mark in seen.marks if mark.concept == "cannot-play" for at in range(mark.start, mark.end)}
    end = next((at for at in range(part.start + 1, part.end) if seen.said_at(at, "if-at-head")), part.end)
    return any(seen.said_at(at, "bars-it") and at not in own for at in range(part.start, end))


_OWN_BAN: Final = frozenset({"no-bluff", "no-action-finish"})
_NAMED: Final = {
    "progressive": ("here-stack",),
    "mixed-stacking": ("here-stack",),
    "jump-in": ("here-jump",),
    "multi-play": ("here-several",),
    "force-play": ("here-force",),
    "no-bluff": ("here-bluff",),
    "bounce": ("here-bounce",),
    "low-score": ("here-lowest",),
    "draw-until-playable": ("here-until",),
    "seven-o": ("here-swap", "here-rotate"),
    "free-wild-draw-four": ("here-any-time",),
    "two-packs": ("here-packs",),
    "mercy-25": ("here-mercy",),
}
