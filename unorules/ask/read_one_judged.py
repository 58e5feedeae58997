"""Two who hold different things, and one of them judged: "My mate says you can. I say you can't. Is my mate right?".

What the other one holds would turn the question round; it is left out.
"""

from __future__ import annotations

from unorules.ask import model
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_quarrel import of_the_one_judged, told


def of_one_claim(seen: Frame) -> Frame | None:
    """The question with the claim of whoever is judged alone; None where no one claimant is judged, or one sentence holds both."""
    judged = of_the_one_judged(seen)
    if not judged:
        return None
    kept = {seen.words[at].sentence for at in judged}
    others = {seen.words[at].sentence for each in told(seen) for at in each.span if each.span != judged}
    if not others or kept & others:
        return None
    starts: dict[int, int] = {}
    for word in seen.words:
        starts.setdefault(word.sentence, word.start)
    ends = {one: starts[after] for one, after in zip(list(starts), list(starts)[1:], strict=False)}
    text = "".join(
        seen.text[start : ends.get(each, len(seen.text))] for each, start in starts.items() if each not in others
    )
    return frame(text, seen.language, model.lexicon(seen.language))
