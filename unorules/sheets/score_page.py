"""The score of an evening as a table: what each round brought, what it comes to, who is ahead, has won or is out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Bullets, Document, Labelled, Run, Runs, Table, paragraph, plain
from unorules.engine.cards import Kind
from unorules.engine.ending import counts_points, counts_wins
from unorules.engine.rules import Rules
from unorules.i18n.messages import Messages
from unorules.records.evening import Evening, Left, card_meant
from unorules.records.evening_points import Match, Scored, matches


def score_page(evening: Evening, messages: Messages) -> Document:
    """The matches played out in a line each, the last one as a table with what was left in its last round."""
    played = matches(evening)
    blocks: list[Block] = [
        paragraph(text) for number, match in enumerate(played[:-1], 1) for text in _past(number, match, messages)
    ]
    current = played[-1]
    if current.rounds:
        blocks += [_table(current, evening, messages), *_last_hands(current.rounds[-1], _counts(evening), messages)]
    blocks += [paragraph(sentence) for sentence in _standing(current, evening, messages)]
    rulebook = evening.rulebook
    layers = zip(rulebook.labels, rulebook.layers, strict=True)
    titles = " + ".join(f"{label} ({layer.title(messages.language)})" for label, layer in layers)
    return Document((*blocks, paragraph(messages("score.rules", rules=visible(titles)))))


def _past(number: int, match: Match, messages: Messages) -> Iterator[str]:
    yield messages(
        "score.past", number=number, winners=_names(match.winners, messages), totals=_totals(match, messages)
    )


def _totals(match: Match, messages: Messages) -> str:
    return messages.list(f"{visible(name)} {total}" for name, total in match.totals.items())


def _table(match: Match, evening: Evening, messages: Messages) -> Table:
    header = (messages("score.round"), *(visible(name) for name in evening.players))
    corrected = {each.number for each in evening.corrections}
    rows = [_row(scored, evening, corrected, messages) for scored in match.rounds]
    if not _counts(evening):
        won = _won(match, evening).values()
        rows.append(((Run(messages("score.won"), "strong"),), *((Run(str(each), "strong"),) for each in won)))
    return Table(header, tuple(rows), frozenset(range(1, len(header))))


def _won(match: Match, evening: Evening) -> dict[str, int]:
    """How many rounds each has won; of partners both, where that decides the match."""
    if counts_wins(evening.rulebook.rules):
        return match.totals
    return {name: sum(scored.played.winner == name for scored in match.rounds) for name in evening.players}


def _row(scored: Scored, evening: Evening, corrected: set[int], messages: Messages) -> tuple[Runs, ...]:
    number = f"{scored.number}*" if scored.number in corrected else str(scored.number)
    counts = _counts(evening)
    return (plain(number), *(_cell(name, scored, counts, messages) for name in evening.players))


def _counts(evening: Evening) -> bool:
    """Whether points are counted at this table, and some card counts any."""
    return counts_points(evening.rulebook.rules)


def _cell(name: str, scored: Scored, counts: bool, messages: Messages) -> Runs:
    """The total after the round, behind it what the round brought; the winner's stands out."""
    won = scored.played.winner == name
    if not counts:
        return (Run(messages("score.mark"), "strong"),) if won else plain("–")
    text = str(scored.totals[name])
    if scored.scores[name]:
        text += f" ({scored.scores[name]:+d})"
    return (Run(text, "strong"),) if won else plain(text)


def _last_hands(scored: Scored, counts: bool, messages: Messages) -> list[Block]:
    """What everybody was left with in the round, as it was understood; what it comes to only where points are counted."""
    told = ((name, left) for name, left in scored.played.left.items() if counts or left.cards or left.out)
    rows = [plain(_hand(name, left, scored.held[name] if counts else None, messages)) for name, left in told]
    label = messages("score.last-round", number=scored.number)
    return [Labelled(label, (Bullets(tuple(rows)),))] if rows else []


def _hand(name: str, left: Left, points: int | None, messages: Messages) -> str:
    name = visible(name)
    if left.out:
        return messages("score.knocked-out", player=name)
    if points is None:
        return messages("score.hand-uncounted", player=name, cards=_cards(left.cards, messages))
    if not left.cards:
        return messages("score.points", player=name, n=points)
    return messages("score.hand", player=name, cards=_cards(left.cards, messages), n=points)


def _cards(words: Sequence[str], messages: Messages) -> str:
    """The cards in words, without a colour where none was said."""
    return ", ".join(_card(word, messages) for word in words)


def _card(word: str, messages: Messages) -> str:
    if word.isdecimal():
        return word
    return str(messages.kind(word)["short"]) if word in set(Kind) else str(messages.card(card_meant(word))["short"])


def _standing(match: Match, evening: Evening, messages: Messages) -> Iterator[str]:
    """Who has won, else who is ahead and what it takes; who is out."""
    rules = evening.rulebook.rules
    if not match.rounds:
        yield messages("score.nothing-yet", players=_names(evening.players, messages))
        return
    if match.out and not match.over:
        yield messages("score.out", n=len(match.out), players=_names(match.out, messages))
    if match.over:
        yield messages("score.over", n=len(match.winners), players=_names(match.winners, messages))
    elif match.tied:
        yield messages("score.tied", players=_names(match.tied, messages))
    elif match.leaders and _counts(evening):
        total = match.totals[match.leaders[0]]
        yield messages("score.ahead", n=len(match.leaders), players=_names(match.leaders, messages), total=total)
    if not match.over and not match.tied:
        yield from _to_come(match, rules, messages)


def _to_come(match: Match, rules: Rules, messages: Messages) -> Iterator[str]:
    """What it takes until the match is over: so many rounds more, or the target as the rules have it met."""
    if rules.scoring_rounds and not rules.eliminates:
        yield messages("score.rounds-to-go", n=max(rules.scoring_rounds - len(match.rounds), 0))
    elif counts_points(rules):
        ends = "out-" if rules.eliminates else "lowest-" if rules.scoring_mode == "own-cards" else ""
        said = f"answers_scoring.target-score.{ends}{rules.scoring_target_test}"
        yield messages(said, n=rules.scoring_target)


def _names(names: Sequence[str], messages: Messages) -> str:
    return messages.list(visible(name) for name in names)


def score_json(evening: Evening) -> dict[str, Any]:
    """The evening for machines."""
    return {
        "rules": list(evening.rulebook.ids),
        "players": list(evening.players),
        "matches": [
            {
                "rounds": [_round_json(scored, evening) for scored in match.rounds],
                "totals": match.totals,
                "out": list(match.out),
                "over": match.over,
                "winners": list(match.winners),
                "leaders": list(match.leaders),
                "tied": list(match.tied),
            }
            for match in matches(evening)
        ],
    }


def _round_json(scored: Scored, evening: Evening) -> dict[str, Any]:
    hands = {name: " ".join(left.cards) for name, left in scored.played.left.items() if left.cards}
    return {
        "round": scored.number,
        "winner": scored.played.winner,
        "hands": hands,
        "held": scored.held,
        "scores": scored.scores,
        "totals": scored.totals,
        "out": list(scored.out),
        "corrected": any(each.number == scored.number for each in evening.corrections),
    }
