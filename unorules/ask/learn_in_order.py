"""Learns the net of `read_in_order.py`: topics and what is turned round, from the words of the questions in their order.

Both are learnt at once, so that the many questions about topics teach how words hang together and the yes/no questions what
turns them. The same questions give the same weights on the same machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from unorules.ask import model
from unorules.ask.model_questions import Item
from unorules.ask.net_in_order import begun, surprise
from unorules.ask.numbered_questions import Questions, names_known, numbered
from unorules.ask.propositions import MODALITIES, TOPICS, modality
from unorules.ask.read_in_order import Step

_ROUNDING: Final = 127
# Of a byte so much is one step: finer ones take a quarter more room and tell nothing better.
_STEP: Final = 8
# Chosen on questions by authors that were held back whole.
_ROUNDS, _AT_ONCE, _SPEED = 8, 128, 0.004
# Nets that begin elsewhere and see the questions in another order err in other places: what they say is averaged.
_SEEDS: Final = (0, 1, 2)
# Of a state: what it is at the end and at the beginning, and the most it was on either way.
_PARTS: Final = 4


def learn_in_order(known: Sequence[Item], stepped: Sequence[Sequence[Step]]) -> tuple[list[str], dict[str, Any]]:
    """The names of the features, own ones behind their language, and the arrays: `features`, `words`, `topics`, `turned` and
    `pairs`, of the last four a `…_bias`; what the pairs weigh by modality (`pairs_weigh`). Several nets stand side by side in
    them.
    """
    names = names_known(known, stepped)
    asked = numbered(known, stepped, {name: at + 1 for at, name in enumerate(names)})
    return names, _side_by_side([_voting(_trained(begun(len(names), seed), asked, seed)) for seed in _SEEDS])


def _trained(net: dict[str, Any], asked: Questions, seed: int) -> dict[str, Any]:
    """The net after so many rounds through all questions, by Adam with a falling speed."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    def stepped(net: Any, mean: Any, spread: Any, at: Any, parts: Any, chance: Any) -> Any:
        slope = jax.grad(surprise)(net, Questions(*parts), chance)
        mean = jax.tree.map(lambda old, now: 0.9 * old + 0.1 * now, mean, slope)
        spread = jax.tree.map(lambda old, now: 0.999 * old + 0.001 * now * now, spread, slope)
        speed = _SPEED * (1 - at / (steps + 1)) + 1e-5
        near, far = 1 - 0.9**at, 1 - 0.999**at
        net = jax.tree.map(
            lambda old, up, wide: old - speed * (up / near) / (jnp.sqrt(wide / far) + 1e-8), net, mean, spread
        )
        return net, mean, spread

    quick = jax.jit(stepped)
    every = _parts(asked)
    steps = _ROUNDS * (len(asked.topics) // _AT_ONCE)
    order, chance = np.random.default_rng(seed + 1), jax.random.PRNGKey(seed)
    mean = jax.tree.map(jnp.zeros_like, net)
    spread = mean
    for at, chosen in enumerate(_batches(order, len(asked.topics)), start=1):
        chance, now = jax.random.split(chance)
        net, mean, spread = quick(net, mean, spread, float(at), tuple(each[chosen] for each in every), now)
    return {name: np.asarray(each) for name, each in net.items()}


def _parts(asked: Questions) -> tuple[Any, ...]:
    return tuple(getattr(asked, name) for name in Questions.__match_args__)


def _batches(order: Any, count: int) -> Iterator[Any]:
    for _ in range(_ROUNDS):
        mixed = order.permutation(count)
        for begin in range(0, count - _AT_ONCE + 1, _AT_ONCE):
            yield mixed[begin : begin + _AT_ONCE]


def _voting(net: dict[str, Any]) -> dict[str, Any]:
    """The arrays as they are read: a topic's modality is known, so what it adds to the turn is added once for all."""
    import numpy as np

    modalities = np.array([MODALITIES.index(modality(topic)) for topic in TOPICS])
    return {
        "features": net["features"][1:],
        "words": net["words"].T,
        "words_bias": net["words_bias"],
        "topics": net["topics"].T,
        "topics_bias": net["topics_bias"],
        "turned": net["turned"] + net["turned_topic"] + net["turned_modality"][modalities],
        "turned_bias": net["turned_bias"],
        "pairs": np.concatenate([each.T for each in net["pairs"]]),
        "pairs_bias": net["pairs_bias"].reshape(-1),
        "pairs_weigh": net["pairs_weigh"] + net["pairs_modality"],
    }


def _side_by_side(nets: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Several nets as one: a word means to each what it learnt, and their states lie part by part behind each other."""
    import numpy as np

    def votes(name: str) -> Any:
        parts = [np.split(net[name], _PARTS, axis=1) for net in nets]
        return np.concatenate([net[at] for at in range(_PARTS) for net in parts], 1) / len(nets)

    return {
        "features": np.concatenate([net["features"] for net in nets], 1),
        "words": np.concatenate([net["words"] for net in nets]),
        "words_bias": np.concatenate([net["words_bias"] for net in nets]),
        "topics": votes("topics"),
        "topics_bias": np.mean([net["topics_bias"] for net in nets], 0),
        "turned": votes("turned"),
        "turned_bias": np.mean([net["turned_bias"] for net in nets], 0),
        "pairs": np.concatenate([net["pairs"] for net in nets]),
        "pairs_bias": np.concatenate([net["pairs_bias"] for net in nets]),
        "pairs_weigh": np.concatenate([net["pairs_weigh"] for net in nets], 1) / len(nets),
    }


def rounded(names: Sequence[int], rows: Any, scale: float | None = None) -> model.FullRows:
    """Rows by a hash, rounded to a byte; what lies far outside is cut off, so that the rest stays fine."""
    import numpy as np

    size = np.abs(rows)
    scale = scale or (float(np.quantile(size, 0.9995)) if size.size else 1.0)
    most = _ROUNDING // _STEP * _STEP
    whole = np.clip(np.round(rows / scale * _ROUNDING / _STEP) * _STEP, -most, most).astype(int)
    return scale, dict(zip(names, whole.tolist(), strict=False))
