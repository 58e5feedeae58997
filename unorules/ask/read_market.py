"""Questions after money: what a pack sells for is no rule of the game, while what a card is worth in points is one."""

from __future__ import annotations

from unorules.ask.read_features import Frame


def asks_price(seen: Frame) -> bool:
    """Whether it is asked what a pack costs or sells for."""
    if seen.cards or seen.says("point-word") or seen.has("round", "win"):
        return False
    if seen.says("market"):
        return seen.says("worth", "what-it-gets", "market-pays", "of-money")
    return seen.says("worth", "what-it-gets") and seen.says("of-its-age") and _of_a_pack(seen)


def _of_a_pack(seen: Frame) -> bool:
    """Whether the pack is spoken of, and none of its cards."""
    named = seen.says("pack-itself") or any(word.folded.startswith("uno") for word in seen.words)
    return named and not seen.says("card-word")
