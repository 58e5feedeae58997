"""Which rulesets a question names as being in force, which one it asks about, and whether it wants the box's rules alone."""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.named_rules import EDITIONS, HOUSE_RULES
from unorules.ask.read_clause import concepts_asked, last_clause, marks_within
from unorules.ask.read_editions import edition_told
from unorules.ask.read_features import Frame
from unorules.ask.read_house_told import case_told, house_told
from unorules.ask.read_position import number_at
from unorules.ask.read_rule_names import mercy_here, named_at_head, names_with, told_rule

# Topics that ask about a rule: naming it does not put it in force.
ABOUT_A_RULE: Final = frozenset(
    "is-official house-rule no-mercy-in-classic own-rules change-rules-mid-round no-mercy which-edition deck-size deck-composition"
    " challenge-uno partners partners-scoring low-score eliminated players card-count".split()
)
_NEAR: Final = 8
# Rules whose name is also an ordinary word of the game: only "we play with it" puts them in force.
_NEEDS_SAYING: Final = frozenset(HOUSE_RULES) - {
    "no-mercy",
    "progressive",
    "mixed-stacking",
    "seven-o",
    "no-bluff",
    "mercy-25",
    "two-packs",
}


def named_rule(seen: Frame) -> str | None:
    """The ruleset that a question asks about, by its name or by what it says; No Mercy where nothing else is told of it."""
    names = [HOUSE_RULES[mark.concept] for mark in seen.marks if mark.concept in HOUSE_RULES]
    named = next((name for name in names if name != "no-mercy"), None)
    return named or told_rule(seen) or ("no-mercy" if names else None)


def rules_in_force(seen: Frame, topic: str | None) -> tuple[str, ...]:
    """The rulesets said to be in force: "we play with stacking", "in No Mercy"; none where the rule itself is the question."""
    found: list[str] = []
    if (
        seen.has("no-mercy")
        and topic not in ("no-mercy", "no-mercy-in-classic", "is-official", "house-rule", "which-edition", "own-rules")
        and not seen.has("ordinary")
    ):
        found.append("no-mercy")
    if topic not in ABOUT_A_RULE and (edition := edition_told(seen)) is not None:
        found.append(edition)
    if topic in ("is-official", "house-rule", "no-mercy-in-classic", "own-rules", "change-rules-mid-round"):
        return tuple(dict.fromkeys(found))
    if _asks_what_is_right(seen):
        return tuple(found)
    if topic == "mercy-rule" and mercy_here(seen) and "no-mercy" not in found:
        found.append("mercy-25")
    if topic in _KNOCKED_OUT and seen.has("challenge-uno"):
        found.append("challenge-uno")
    for mark in seen.marks:
        rule = HOUSE_RULES.get(mark.concept)
        if rule is None or mark.concept in EDITIONS:
            continue
        if (_is_on(seen, mark) and not _counts_a_hand(seen, mark)) or any(
            other.concept == "we-play" and -2 <= mark.start - other.end < _NEAR for other in seen.marks
        ):
            found.append(rule)
    played, denied = house_told(seen)
    asked = concepts_asked(seen)
    played = [] if "ordinary" in asked and "we-play" not in asked else played  # "does basic UNO have that?"
    found += [*named_at_head(seen, HOUSE_RULES), *names_with(seen), *done_here(seen, topic or ""), *played]
    return tuple(dict.fromkeys(rule for rule in found if rule not in denied))


def _is_on(seen: Frame, mark: Mark) -> bool:
    """ "With stacking on, …", "ketjutus päällä, …": said of a rule, before the comma that the question follows."""
    told = any(seen.said_at(at, "rule-is-on") for at in (mark.end - 1, mark.end, mark.end + 1))
    ahead = seen.words[mark.end : mark.end + _NEAR]
    return told and any(word.kind == "stop" and "?" not in word.text for word in ahead)


def _counts_a_hand(seen: Frame, mark: Mark) -> bool:
    """ "Han sitter med 27 kort på hånden": so many cards are held, and no rule of so many is on."""
    sentence = seen.words[mark.start].sentence
    held = any(
        seen.said_at(at, "holds", "knocked-out-with") for at, word in enumerate(seen.words) if word.sentence == sentence
    )
    return mark.concept == "mercy" and number_at(seen, mark.start) is not None and held


_KNOCKED_OUT: Final = frozenset({"eliminated", "match-total"})
_BARE: Final = frozenset(
    {"what", "which", "right", "wrong", "official", "explain", "effect", "exists", "rules", "says"}
)


def _asks_what_is_right(seen: Frame) -> bool:
    """ "We always … What is right?": what the table does is held up against the rules, so it is not in force."""
    asked = {mark.concept for mark in marks_within(seen, last_clause(seen))}
    before = len({seen.words[mark.start].sentence for mark in seen.marks}) > 1
    if seen.says("says-so") and case_told(seen):
        return False  # "we stack. He lays his on mine and says she draws four. Right?"
    return before and bool(asked & {"right", "wrong", "official"}) and asked <= _BARE


# What "we do this" puts in force, for questions that build on the rule rather than ask about it.
_DONE_HERE: Final = {
    "stack": "progressive",
    "in-a-row": "progressive",
    "pass-on": "progressive",
    "jump-in": "jump-in",
    "until-can": "draw-until-playable",
    "swap": "seven-o",
    "rotate": "seven-o",
    "low-score": "low-score",
}
_BUILDS_ON: Final = {
    "progressive": frozenset(
        "stack-total stack-required challenge-success challenge-failure challenge-next-turn house-combination".split()
    ),
    "jump-in": frozenset("jump-in-next-turn jump-in-action jump-in-match house-combination".split()),
    "draw-until-playable": frozenset("must-play-drawn-card play-drawn-card house-combination".split()),
    "seven-o": frozenset("seven-swap-required seven-zero-last-card seven-zero-uno house-combination".split()),
    "low-score": frozenset("hand-points match-total score-tie".split()),
}


def done_here(seen: Frame, topic: str) -> list[str]:
    """House rules that a sentence before the question says the table plays: "vi stabler. …", "meillä saa lyödä väliin. …"."""
    clause = last_clause(seen)
    asking = clause[0].sentence if clause else -1
    found = []
    for mark in seen.marks:
        rule = _DONE_HERE.get(mark.concept)
        sentence = seen.words[mark.start].sentence
        if rule is None or topic not in _BUILDS_ON[rule]:
            continue
        if sentence == asking and not _supposed(seen, mark.start):
            continue
        if any(seen.said_at(at, "we-here") for at in range(mark.start) if seen.words[at].sentence == sentence):
            found.append(rule)
    return found


def _supposed(seen: Frame, at: int) -> bool:
    """ "… if we stack": the rule is supposed, right before it is named."""
    return any(mark.concept == "if" and 0 < at - mark.start <= _NEAR_IF for mark in seen.marks)


_NEAR_IF: Final = 3


def wants_official(seen: Frame) -> bool:
    """Whether the question is put "officially", "by the box"."""
    return any(
        # "How many are there actually?" is no call for the leaflet.
        mark.concept == "official" and not seen.said_at(mark.start, "stressed-only", "won-for-real")
        for mark in seen.marks
    )
